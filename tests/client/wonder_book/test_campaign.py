"""A campaign: what passes on, what a loss leaves, ways back, and the file that keeps it."""

from dataclasses import replace

import pytest

from moonlit.client.wonder_book.campaign import (
    Campaign,
    Carried,
    Result,
    open_upgrades,
    settle,
    sides_of,
    to_choose,
)
from moonlit.client.wonder_book.campaign_file import read_campaign, write_campaign
from moonlit.core.codec import Plain
from moonlit.core.errors import BadRecord
from moonlit.core.game import Outcome
from tests.clauses import clause
from tests.client.wonder_book.walks import game

PACK = game().campaign
ORDER = [chapter.id for chapter in PACK.chapters]
NEW = Campaign(PACK.id)
PATH = "campaigns/fading_page.json"


def config(chapter: str, **changes: Plain) -> dict[str, Plain]:
    heroes: list[Plain] = ["bull", "honey"]
    return game().check_config({"chapter": chapter, "heroes": heroes, "campaign": True, **changes})


def won(chapter: str, **changes: Plain) -> Outcome:
    notes: dict[str, Plain] = {
        "chapter": chapter,
        "is_won": True,
        "fate": 6,
        "band": "silver",
        "rounds": 7,
        "keywords": ["LANTERN"],
        "upgrades": [],
        "handed_out": [],
        "purple": ["p1"],
        "album": ["page_ch1"],
        "ending": None,
    }
    return Outcome((1, 1), ({"fate": 6}, {"fate": 6}), {**notes, **changes})


def lost(chapter: str) -> Outcome:
    notes: dict[str, Plain] = {"chapter": chapter, "is_won": False, "fate": 0, "rounds": 9}
    return Outcome((), ({"fate": 0}, {"fate": 0}), notes)


AFTER_ONE = settle(NEW, PACK, config("ch1"), won("ch1"))
AFTER_TWO = settle(
    AFTER_ONE,
    PACK,
    config("ch2", keywords=["LANTERN"]),
    won("ch2", keywords=["LANTERN", "SNARE"], upgrades=["catch", "long_shot"], handed_out=[1]),
)


@clause("W-CAMP-1", "W-CAMP-2", "W-CAMP-3")
def test_a_chapter_that_is_won_passes_on_what_it_gave() -> None:
    assert NEW.next_chapter(ORDER) == "ch1"
    assert AFTER_ONE.next_chapter(ORDER) == "ch2"
    assert AFTER_ONE.carried.keywords == ("LANTERN",)
    assert AFTER_ONE.carried.purple == ("p1",)
    assert AFTER_TWO.carried.upgrades == ("catch", "long_shot")
    assert AFTER_TWO.total == 12
    options = AFTER_TWO.options("ch3", "normal")
    assert options["recorded"] == {"ch1": 6, "ch2": 6}
    assert options["keywords"] == ["LANTERN", "SNARE"]


@clause("W-CAMP-1")
def test_after_the_last_chapter_there_is_none() -> None:
    whole = replace(
        AFTER_ONE, results=tuple(replace(AFTER_ONE.results[0], chapter=one) for one in ORDER)
    )
    assert whole.next_chapter(ORDER) is None


@clause("W-END-1", "W-END-2")
def test_a_loss_leaves_nothing_but_its_count() -> None:
    after = settle(AFTER_ONE, PACK, config("ch2"), lost("ch2"))
    assert after.carried == AFTER_ONE.carried
    assert after.results == AFTER_ONE.results
    assert after.losses == 1
    assert settle(after, PACK, config("ch2"), won("ch2")).losses == 0


def test_gentle_mode_adds_a_token_for_each_loss_up_to_seven() -> None:
    gentle = replace(NEW, is_gentle=True)
    found = [replace(gentle, losses=count).gentle_tokens("normal") for count in range(5)]
    assert found == [0, 1, 2, 2, 2]
    assert replace(gentle, losses=9).gentle_tokens("hard") == 3
    assert replace(gentle, losses=9).gentle_tokens("easier") == 1
    assert replace(NEW, losses=9).gentle_tokens("normal") == 0


def test_a_result_says_how_gently_it_was_won() -> None:
    tried = replace(NEW, losses=2, rewinds=1, is_gentle=True)
    after = settle(tried, PACK, config("ch1", gentle=2), won("ch1"))
    assert (after.results[0].gentle, after.results[0].rewinds) == (2, 1)
    assert (after.losses, after.rewinds) == (0, 0)


def test_going_back_to_a_chapter_drops_what_came_later() -> None:
    again = AFTER_TWO.before("ch1")
    assert again.carried == Carried()
    assert again.next_chapter(ORDER) == "ch1"
    replayed = settle(AFTER_TWO, PACK, config("ch1"), won("ch1", keywords=["ROPE"]))
    assert replayed.carried.keywords == ("ROPE",)
    assert replayed.next_chapter(ORDER) == "ch2"


def test_before_a_chapter_to_come_everything_is_as_it_is() -> None:
    assert AFTER_ONE.before("ch2") is AFTER_ONE


@clause("W-CAMP-6", "W-CAMP-7")
def test_a_hero_nobody_played_may_have_the_cards_handed_out_so_far() -> None:
    carried = AFTER_TWO.carried
    assert [card.id for card in open_upgrades(carried, PACK, ["bull", "laser"])] == ["laser_u1"]
    assert sides_of(carried, PACK, ["bull", "laser"]) == ["catch"]


def cards_to_choose(heroes: list[str], players: int) -> list[str]:
    """Bull and Honey have played chapter II; which cards are chosen before the next one?"""
    return [card.id for card in to_choose(AFTER_TWO, PACK, heroes, players)]


@clause("W-UPG-2", "W-UPG-3")
def test_who_keeps_a_hero_keeps_the_sides() -> None:
    assert cards_to_choose(["bull", "honey"], 2) == []
    assert cards_to_choose(["honey", "bull"], 1) == []


@clause("W-CAMP-6", "W-UPG-3")
def test_two_who_swap_their_heroes_choose_the_sides_afresh() -> None:
    assert cards_to_choose(["honey", "bull"], 2) == ["bull_u1", "honey_u1"]


@clause("W-CAMP-7", "W-CAMP-8")
def test_who_joins_chooses_the_sides_of_the_cards_handed_out_so_far() -> None:
    assert cards_to_choose(["bull", "honey", "laser"], 3) == ["laser_u1"]
    assert cards_to_choose(["brawn", "honey"], 2) == ["brawn_u1"]


@clause("W-UPG-2")
def test_sides_of_heroes_who_stayed_away_are_kept() -> None:
    others: list[Plain] = ["brawn", "laser"]
    outcome = won("ch3", upgrades=["haymaker", "skate", "finish_it"], handed_out=[2])
    after = settle(AFTER_TWO, PACK, config("ch3", heroes=others), outcome)
    assert set(after.carried.upgrades) == {"catch", "long_shot", "haymaker", "skate", "finish_it"}
    assert after.carried.handed_out == (1, 2)


@clause("W-UPG-3")
def test_of_one_card_there_is_only_one_side() -> None:
    after = settle(AFTER_TWO, PACK, config("ch3"), won("ch3", upgrades=["shoes"]))
    assert after.carried.upgrades == ("shoes", "long_shot")


def test_every_campaign_can_be_played_on() -> None:
    for campaign in (NEW, AFTER_ONE, AFTER_TWO):
        chapter = campaign.next_chapter(ORDER)
        assert chapter is not None
        heroes: list[Plain] = ["bull", "honey"]
        sides: list[Plain] = list(sides_of(campaign.carried, PACK, ["bull", "honey"]))
        options = campaign.options(chapter, "hard")
        game().check_config({**options, "heroes": heroes, "upgrades": sides, "campaign": True})


def test_a_campaign_is_written_and_read_back() -> None:
    for campaign in (NEW, AFTER_TWO, replace(AFTER_ONE, losses=3, rewinds=2, is_gentle=True)):
        assert read_campaign(write_campaign(campaign).encode(), PATH) == campaign


def test_people_can_read_the_file() -> None:
    text = write_campaign(AFTER_TWO)
    assert text.endswith("}\n")
    assert ' "losses": 0' in text
    assert max(map(len, text.splitlines())) < 60


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('"losses": 0', '"losses": "none"', "losses"),
        ('"losses": 0', '"losses": -1', "losses"),
        ('"fate": 6', '"fate": 11', "fate"),
        ('"is_gentle": false', '"is_gentle": 0', "is_gentle"),
        ('"LANTERN"', "7", "keywords"),
        ('"format": 1', '"format": true', "format"),
    ],
)
def test_what_is_wrong_in_a_file_has_its_line(old: str, new: str, field: str) -> None:
    text = write_campaign(AFTER_TWO)
    place = text.index(old)
    broken = text[:place] + new + text[place + len(old) :]
    with pytest.raises(BadRecord) as refused:
        read_campaign(broken.encode(), PATH)
    assert refused.value.code == "broken-campaign-field"
    assert refused.value.facts["field"] == field
    line = refused.value.facts["line"]
    assert isinstance(line, int)
    assert text[:place].count("\n") + 1 == line


def test_a_field_that_is_missing_has_the_line_of_what_lacks_it() -> None:
    text = write_campaign(AFTER_TWO)
    broken = text.replace('"band": "silver"', '"bond": "silver"', 1)
    with pytest.raises(BadRecord) as refused:
        read_campaign(broken.encode(), PATH)
    assert refused.value.facts["field"] == "band"
    start = text[: text.index('"chapter"')].splitlines()
    assert refused.value.facts["line"] == len(start) - 1


@pytest.mark.parametrize("cut", [10, 100, 300])
def test_a_file_cut_short_is_refused_with_its_line(cut: int) -> None:
    text = write_campaign(AFTER_TWO)[:cut]
    with pytest.raises(BadRecord) as refused:
        read_campaign(text.encode(), PATH)
    assert refused.value.code.startswith("broken-campaign")
    assert refused.value.facts["path"] == PATH


@pytest.mark.parametrize("raw", [b"\xff\xfe", b"[1, 2]", b"", b"no campaign"])
def test_what_is_no_campaign_is_refused(raw: bytes) -> None:
    with pytest.raises(BadRecord):
        read_campaign(raw, PATH)


def test_a_campaign_of_a_newer_moonlit_is_refused() -> None:
    text = write_campaign(NEW).replace('"format": 1', '"format": 2')
    with pytest.raises(BadRecord, match="future-campaign"):
        read_campaign(text.encode(), PATH)


def test_a_result_keeps_what_was_there_before() -> None:
    assert isinstance(AFTER_TWO.result_of("ch2"), Result)
    assert AFTER_TWO.results[1].before == AFTER_ONE.carried
    assert AFTER_TWO.result_of("ch3") is None
