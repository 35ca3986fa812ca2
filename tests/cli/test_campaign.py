"""`moonlit play wonder_book --campaign`: who goes on, who joins, and which sides they have."""

from dataclasses import replace

import pytest

from moonlit.cli.errors import Refused, sentence
from moonlit.client.wonder_book.campaign import Campaign, Carried, Result
from moonlit.client.wonder_book.campaign_file import write_campaign
from moonlit.client.words import Words
from moonlit.core.codec import Plain
from moonlit.core.plain import texts
from moonlit.tui.wonder_book.keeping import campaign_path
from tests.cli.test_play import request

HANDED = Carried(keywords=("LANTERN",), upgrades=("catch", "long_shot"), handed_out=(1,))
WON = Result("ch1", 6, "silver", "normal", ("bull", "honey"), 0, 0, "", Carried())
PLAYED = Campaign(
    "fading_page",
    carried=HANDED,
    results=(WON, replace(WON, chapter="ch2")),
    heroes=("bull", "honey"),
)
PAIR, THREE = "you,greedy", "you,greedy,greedy"


@pytest.fixture(autouse=True)
def kept(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Bull and Honey have won two chapters on this computer."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
    path = campaign_path("fading_page")
    path.parent.mkdir(parents=True)
    path.write_text(write_campaign(PLAYED), "utf-8")


def play(seats: str, *more: str) -> dict[str, Plain]:
    """What the next chapter is begun with."""
    options = request("wonder_book", "--campaign", "--seats", seats, *more).options
    assert options is not None
    return options


def refused(seats: str, *more: str) -> str:
    with pytest.raises(Refused) as error:
        play(seats, *more)
    return sentence(Words("en"), error.value)


def test_those_who_stay_go_on_with_all_they_have() -> None:
    options = play(PAIR)
    assert (options["chapter"], options["heroes"]) == ("ch3", ["bull", "honey"])
    assert options["upgrades"] == ["catch", "long_shot"]


def test_a_hero_who_comes_for_another_brings_an_upgrade_of_their_own() -> None:
    assert "add --upgrade with one of" in refused(PAIR, "--heroes", "bull,brawn")
    options = play(PAIR, "--heroes", "bull,brawn", "--upgrade", "haymaker")
    assert (options["heroes"], options["upgrades"]) == (["bull", "brawn"], ["haymaker", "catch"])


def test_a_third_player_has_the_upgrade_handed_out_so_far() -> None:
    assert "brawn has an upgrade card" in refused(THREE, "--heroes", "bull,honey,brawn")
    options = play(THREE, "--heroes", "bull,honey,brawn", "--upgrade", "haymaker")
    assert set(texts(options["upgrades"])) == {"catch", "long_shot", "haymaker"}


def test_two_who_swap_their_heroes_choose_afresh() -> None:
    assert "bull has an upgrade card" in refused(PAIR, "--heroes", "honey,bull")
    options = play(PAIR, "--heroes", "honey,bull", "--upgrade", "shoes,long_shot")
    assert options["upgrades"] == ["shoes", "long_shot"]


def test_a_side_that_was_chosen_stays() -> None:
    assert "no upgrade card to choose “shoes” from" in refused(PAIR, "--upgrade", "shoes")


def test_a_chapter_by_itself_takes_sides_as_well() -> None:
    arguments = ("--chapter", "ch3", "--heroes", "bull,honey", "--upgrade", "shoes")
    options = request("wonder_book", "--seats", PAIR, *arguments).options
    assert options is not None
    assert options["upgrades"] == ["shoes"]
