"""Every chapter can be won and lost; nothing is lost or doubled on the way (W-ENG-6)."""

import pytest

from moonlit.core.dice import Dice
from moonlit.core.play import apply, legal
from moonlit.games.wonder_book.outcome import notes_of
from tests.clauses import clause
from tests.games.wonder_book.eager import in_a_hurry
from tests.games.wonder_book.table import GAME
from tests.games.wonder_book.unthinking import CHAPTERS, config_of, idly, played, walk

LUCK = 2000  # dice that show a success, more than a chapter rolls
TRIES = range(1, 20)
# Haste wins them all, save where a chapter turns on a choice or a few steps.
WON = {("ch3", 4): 14, ("ch4", 1): 8, ("ch4", 2): 8, ("ch6", 3): 16}


@clause("W-ENG-6", "W-COMP-17", "W-COMP-13")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_at_random_nothing_is_lost_or_doubled(chapter: str, players: int) -> None:
    for state, _ in walk(config_of(chapter, players), seed=players):
        assert GAME.check_state(state) == []


@clause("W-END-1", "W-FATE-1")
@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_is_lost_by_doing_nothing(chapter: str, players: int) -> None:
    state = played(config_of(chapter, players), 3, idly)
    assert (state.is_over, state.is_won, state.fate) == (True, False, 0)


@clause("W-END-3", "W-CARD-16")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_can_be_won(chapter: str, players: int) -> None:
    config = config_of(chapter, players, gentle=2)
    tries = [played(config, seed, in_a_hurry, LUCK) for seed in TRIES]
    won = [state for state in tries if state.is_won]
    assert len(won) >= WON.get((chapter, players), len(TRIES))
    for state in won:
        notes = notes_of(state)
        assert notes["fate"] == state.fate
        assert (notes["ending"] is not None) == (chapter == "ch6")


@clause("W-ENG-1")
def test_a_match_is_its_seeds_and_decisions() -> None:
    config = config_of("ch3", 3)
    for one, other in zip(walk(config, 5), walk(config, 5), strict=True):
        assert GAME.write_state(one[0]) == GAME.write_state(other[0])
        assert one[1] == other[1]


@clause("W-ENG-1", "W-ENG-5")
def test_every_round_can_be_written_down_and_read_back() -> None:
    config = config_of("ch6", 2)
    for state, _ in walk(config, 4):
        again = GAME.read_state(config, GAME.write_state(state))
        assert again.menu == state.menu
        assert GAME.write_state(again) == GAME.write_state(state)


@clause("W-ENG-2")
def test_whatever_shows_something_new_is_counted_so_that_undo_stops_there() -> None:
    """A move tells nothing and can be taken back; a roll, a card or an object cannot."""
    told: dict[str, set[bool]] = {}
    config, dice = config_of("ch1", 2), Dice(3)
    for state, _ in walk(config, 8):
        if state.is_over:
            break
        seat = GAME.to_act(state)[0]
        for action in legal(GAME, state, seat):
            after, _ = apply(GAME, state, action, dice.word())
            if after.phase == state.phase and after.round == state.round:
                told.setdefault(action.verb, set()).add(GAME.reveals(after) > GAME.reveals(state))
    assert told["move"] == {False}
    assert told["attack"] == {True}
    assert told["interact"] == {True}
