"""Chapters played without thinking: at random, or not at all."""

from collections.abc import Callable, Iterator

from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.event import Event
from moonlit.core.journal import Journal
from moonlit.games.wonder_book.state import State
from tests.games.wonder_book.table import GAME

Chooser = Callable[[State, Dice], int]
LONGEST = 3000
KEYWORDS: dict[str, list[Plain]] = {
    "ch1": [],
    "ch2": ["ROPE"],
    "ch3": ["LANTERN", "SNARE"],
    "ch4": ["LANTERN", "SNARE", "HOARD"],
    "ch5": ["ROPE", "BERRIES", "HUSH"],
    "ch6": ["LANTERN", "BERRIES", "GIFT", "TRUTH", "REFLECTION"],
}
CHAPTERS = tuple(KEYWORDS)


def config_of(chapter: str, players: int = 2, **options: Plain) -> dict[str, Plain]:
    """A chapter with keywords that an earlier one could have left behind."""
    start: dict[str, Plain] = {"chapter": chapter, "players": players}
    return GAME.check_config({**start, "keywords": KEYWORDS[chapter], **options})


def at_random(state: State, dice: Dice) -> int:
    """Any move, each as likely as the others."""
    return GAME.move_at(state, dice.below(GAME.move_count(state)))


def idly(state: State, dice: Dice) -> int:
    """Whoever may pass does."""
    for place in range(GAME.move_count(state)):
        move = GAME.move_at(state, place)
        if GAME.action(state, move).verb == "pass":
            return move
    return at_random(state, dice)


def walk(
    config: dict[str, Plain], seed: int, choose: Chooser = at_random, successes: int = 0
) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """The states of a match that is played to its end, with what led to each; the state goes on.

    The first dice show so many successes.
    """
    dice, journal = Dice(seed), Journal(True)
    state = GAME.setup(config, dice.word(), journal)
    state.fed = [1] * successes
    for _ in range(LONGEST):
        yield state, GAME.events(state, journal)
        if state.is_over:
            return
        journal = Journal(True)
        GAME.reseed(state, dice.word())
        GAME.apply(state, choose(state, dice), journal)
    raise AssertionError("a chapter without an end")


def played(
    config: dict[str, Plain], seed: int, choose: Chooser = at_random, successes: int = 0
) -> State:
    """A match at its end."""
    *_, (state, _) = walk(config, seed, choose, successes)
    return state
