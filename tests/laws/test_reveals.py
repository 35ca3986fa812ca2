"""Undo never reaches back over something seen or rolled, in random matches of every game."""

from collections import Counter

import pytest

from moonlit.core.dice import Dice
from moonlit.games import GAMES, load_game
from tests.games.wonder_book import wordy
from tests.laws import reveals
from tests.laws.games import draw

MATCHES = {"nocturne": 36, "dominion": 30, "wonder_book": 24}
# Too seldom for random matches; a story with every word of the format has them.
SELDOM: dict[str, set[str]] = {
    "nocturne": set(),
    "dominion": set(),
    "wonder_book": {"WyrmCardAdded", "WyrmCardRemoved"},
}

each_game = pytest.mark.parametrize("game", GAMES)
each_match = pytest.mark.parametrize(
    ("game", "number"), [(game, number) for game in GAMES for number in range(MATCHES[game])]
)


@each_match
def test_without_a_reveal_all_that_happens_follows_from_what_the_actor_knew(
    game: str, number: int
) -> None:
    rules, (config, dice) = load_game(game), draw(game, number)
    asked = 0
    for played in reveals.play(rules, config, dice):
        if not played.rises:
            reveals.nothing_is_learned_unnoticed(rules, played, dice)
            asked += 1
    assert asked


@each_game
def test_whatever_shows_something_is_counted(game: str) -> None:
    rules, shows = load_game(game), reveals.TABLES[game]
    found: Counter[str] = Counter()
    for number in range(MATCHES[game]):
        for played in reveals.play(rules, *draw(game, number)):
            found += reveals.what_shows_is_counted(shows, played)
    showing = {name for name, how in shows.items() if how not in (reveals.never, reveals.depends)}
    assert showing - found.keys() == SELDOM[game]


@pytest.mark.parametrize("chapter", [chapter.id for chapter in wordy.GAME.campaign.chapters])
def test_so_it_is_in_a_story_with_every_word(chapter: str) -> None:
    rules, dice = wordy.GAME, Dice(11)
    found: Counter[str] = Counter()
    for players in (1, 2, 3):
        config = rules.check_config({"chapter": chapter, "players": players})
        for played in reveals.play(rules, config, dice):
            found += reveals.what_shows_is_counted(reveals.TABLES["wonder_book"], played)
            if not played.rises:
                reveals.nothing_is_learned_unnoticed(rules, played, dice)
    assert SELDOM["wonder_book"] <= found.keys() or chapter != "cards"


@each_game
def test_of_every_kind_of_event_it_is_said_whether_it_shows_something(game: str) -> None:
    assert load_game(game).id == game
    assert reveals.kinds_of_events(game) == reveals.TABLES[game].keys()
