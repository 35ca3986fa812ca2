"""Counting sequences of actions, with the engine and with the oracle."""

from dataclasses import dataclass, field
from functools import cache

from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.journal import Journal
from moonlit.core.record import seed_of
from moonlit.games.nocturne.state import State
from tests.games.nocturne.sampling import GAME
from tests.oracle.nocturne import Oracle

KEY = bytes(32)
SILENT = Journal(False)


@dataclass(frozen=True)
class Opening:
    """A position to count from: a set-up and a number of random actions.

    The dice are seeded before the set-up and before every action as in a match with the key above,
    so all sequences of a length meet the same rolls.
    """

    options: dict[str, Plain] = field(hash=False)
    moves: int = 0

    def config(self) -> dict[str, Plain]:
        return GAME.check_config(self.options)

    def prelude(self) -> list[str]:
        """The actions that lead to the position."""
        state, dice, texts = self._set_up(), Dice(self.moves), []
        for number in range(1, self.moves + 1):
            move = GAME.move_at(state, dice.below(GAME.move_count(state)))
            texts.append(str(GAME.action(state, move)))
            act(state, move, number)
        return texts

    def state(self) -> State:
        """The position in the engine."""
        state, dice = self._set_up(), Dice(self.moves)
        for number in range(1, self.moves + 1):
            act(state, GAME.move_at(state, dice.below(GAME.move_count(state))), number)
        return state

    def _set_up(self) -> State:
        return GAME.setup(self.config(), seed_of(KEY, 0), SILENT)


@cache
def seed(number: int) -> int:
    """The dice before an action."""
    return seed_of(KEY, number)


def act(state: State, move: int, number: int) -> None:
    GAME.reseed(state, seed(number))
    GAME.apply(state, move, SILENT)


def count(state: State, depth: int, number: int) -> int:
    """How many sequences of `depth` actions there are; `number` is that of the first."""
    moves = [GAME.move_at(state, index) for index in range(GAME.move_count(state))]
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.clone()
        act(after, move, number)
        total += count(after, depth - 1, number + 1)
    return total


def count_by_oracle(opening: Opening, path: list[str], depth: int) -> int:
    """The same count by the oracle, which has to play every sequence from its set-up."""
    oracle = Oracle(opening.config(), seed(0))
    for number, text in enumerate(path, start=1):
        oracle.reseed(seed(number))
        oracle.apply(text)
    actions = oracle.legal()
    if depth == 1:
        return len(actions)
    return sum(count_by_oracle(opening, [*path, text], depth - 1) for text in actions)
