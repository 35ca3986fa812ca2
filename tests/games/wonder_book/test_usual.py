"""A chapter by itself starts as if those before it had been won in the usual way (W-SETUP-8)."""

import pytest

from moonlit.bots.roster import roster_of
from moonlit.core.codec import Plain
from moonlit.core.journal import Journal
from moonlit.core.plain import texts
from tests.clauses import clause
from tests.games.wonder_book.table import GAME
from tests.games.wonder_book.unthinking import CHAPTERS

KEYWORDS = ["LANTERN", "BERRIES", "GIFT", "TRUTH", "REFLECTION"]


def usual(chapter: str, **options: Plain) -> dict[str, Plain]:
    """The config of a match among people."""
    return GAME.check_config(GAME.among_people({"players": 2, "chapter": chapter, **options}))


@clause("W-SETUP-8", "W-CAMP-2")
@pytest.mark.parametrize("number", range(len(CHAPTERS)))
def test_a_chapter_finds_what_the_ones_before_leave(number: int) -> None:
    config = usual(CHAPTERS[number])
    assert config["recorded"] == dict.fromkeys(CHAPTERS[:number], 6)
    assert config["keywords"] == KEYWORDS[:number]
    assert config["purple"] == [f"p{n + 1}" for n in range(number)]
    assert GAME.setup(config, 1, Journal(False)).fate


@clause("W-SETUP-8", "W-UPG-1")
@pytest.mark.parametrize(("chapter", "cards"), [("ch2", 0), ("ch3", 1), ("ch4", 2), ("ch6", 3)])
def test_heroes_have_the_upgrades_handed_out_so_far(chapter: str, cards: int) -> None:
    config = usual(chapter, heroes=["honey", "laser"])
    sides = texts(config["upgrades"])
    owners = [
        upgrade.hero for upgrade in GAME.campaign.upgrades.values() if upgrade.sides[0].id in sides
    ]
    assert sorted(owners) == ["honey"] * cards + ["laser"] * cards
    assert len(sides) == len(owners)


@clause("W-SETUP-8")
def test_what_was_chosen_stays_as_it_was_chosen() -> None:
    config = usual("ch3", keywords=["ROPE"], upgrades=[])
    assert (config["keywords"], config["upgrades"]) == (["ROPE"], [])
    assert config["recorded"] == {"ch1": 6, "ch2": 6}


@clause("W-CAMP-2")
def test_a_campaign_brings_its_own() -> None:
    config = usual("ch3", campaign=True)
    assert (config["keywords"], config["recorded"]) == ([], {})


def test_a_simulation_starts_with_nothing() -> None:
    config = GAME.check_config({"players": 2, "chapter": "ch3"})
    assert (config["keywords"], config["upgrades"], config["recorded"]) == ([], [], {})


@clause("W-SOLO-1")
def test_alone_one_plays_two_heroes() -> None:
    assert usual("ch1", players=1)["heroes"] == ["bull", "brawn"]


def test_beside_a_newcomer_sits_somebody_who_can_play() -> None:
    assert roster_of("wonder_book").newcomer == "adept"
    assert roster_of("nocturne").newcomer == "scout"
