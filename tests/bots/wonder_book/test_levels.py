"""The levels at the table: they end every chapter, repeat themselves, and get better."""

import pytest

from moonlit.bots.bot import LEVELS, make_bot
from moonlit.bots.roster import roster_of
from moonlit.bots.wonder_book import levels
from moonlit.client.bots import bot_name, bot_text
from moonlit.client.words import Words
from tests.bots.wonder_book.teams import GAME, begin, play, wins

LANGUAGES = ("en", "pl", "de")
QUICK = {"nightfox": "nightfox@4"}


def test_the_roster_names_every_level_in_order() -> None:
    roster = roster_of("wonder_book")
    assert roster.offered == LEVELS
    assert set(roster.all) - {"random"} == set(levels.LEVELS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_introduced(level: str, language: str) -> None:
    words = Words(language)
    assert bot_name(words, level) != level
    assert bot_text(words, level, "wonder_book")


@pytest.mark.parametrize("level", ["greedy", *LEVELS])
def test_a_team_of_every_level_ends_the_first_chapter(level: str) -> None:
    match = begin(3)
    play(match, QUICK.get(level, level))
    assert match.outcome() is not None


@pytest.mark.parametrize("chapter", ["ch2", "ch3", "ch4", "ch5", "ch6"])
def test_a_greedy_team_of_three_ends_every_chapter(chapter: str) -> None:
    match = begin(5, players=3, heroes=["bull", "brawn", "honey"], chapter=chapter)
    play(match, "greedy")
    assert match.outcome() is not None


def test_one_player_alone_leads_two_heroes() -> None:
    match = begin(7, players=1, heroes=["honey", "brawn"])
    play(match, "greedy")
    assert match.outcome() is not None


@pytest.mark.parametrize("level", ["kit", "adept", "elder", "nightfox@4"])
def test_same_view_same_dice_same_action(level: str) -> None:
    match = begin(11)
    play(match, "greedy", most=30)
    seat = match.to_act()[0]
    view = match.view(seat)
    chosen = [make_bot(level, GAME, match.config, 5).choose(view) for _ in range(2)]  # type: ignore[arg-type]
    assert chosen[0] == chosen[1]
    assert chosen[0] in view.legal


def test_thinking_wins_chapters() -> None:
    assert wins("random", range(6)) == 0
    assert wins("kit", range(24)) <= 6
    assert wins("adept", range(24)) >= 20
