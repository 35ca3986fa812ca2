"""What the benchmark of Nocturne measures."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final, Protocol

from moonlit.bots.nocturne.brain import hopes_for, net_for
from moonlit.bots.nocturne.search import Search
from moonlit.bots.nocturne.worth import PLAIN_TASTE
from moonlit.core.dice import Dice
from moonlit.core.journal import Journal
from moonlit.engine import engine
from moonlit.games.nocturne.meta import Nocturne
from moonlit.games.nocturne.moves import move_at, move_count
from moonlit.games.nocturne.rules import apply, play_out, to_act
from moonlit.games.nocturne.setup import set_up
from moonlit.games.nocturne.state import State, Terms
from moonlit.lab.sampling import Maker, Works, clones_of, serve
from moonlit.packs.nocturne.folder import load_pack

MODE: Final = "advanced"
PLAYERS: Final = (2, 3, 4)
DECISIONS_BEFORE_CLONING: Final = 40
ITERATIONS_AT_ONCE: Final = 50


class OracleLike(Protocol):
    """What is needed of the rules oracle in the tests."""

    def to_act(self) -> int | None: ...
    def legal(self) -> list[str]: ...
    def apply(self, text: str) -> None: ...
    def scores(self) -> list[dict[str, int]]: ...


def engine_match(players: int) -> Maker:
    """A random match of the engine, with the full rules."""
    terms = _terms(players)
    silent = Journal(False)

    def play(seed: int) -> int:
        return play_out(set_up(terms, seed, silent), Dice(~seed))

    return play


def oracle_match(players: int) -> Maker:
    """The same match by the oracle of the tests, which has to be importable."""
    oracle: Callable[[dict[str, object], int], OracleLike]
    oracle = import_module("tests.oracle.nocturne").Oracle
    config: dict[str, object] = {"players": players, "mode": MODE}

    def play(seed: int) -> int:
        match, dice, decisions = oracle(config, seed), Dice(~seed), 0
        while match.to_act() is not None:
            texts = match.legal()
            match.apply(texts[dice.below(len(texts))])
            decisions += 1
        match.scores()
        return decisions

    return play


def clones(players: int) -> Maker:
    """Many clones of a state from the middle of a match."""
    return clones_of(_middle(players))


def searches(players: int) -> Maker:
    """A short search of the bots from the middle of a match."""
    state, hopes, net = _middle(players), hopes_for(_terms(players)), net_for(players)

    def search(seed: int) -> int:
        tree = Search(state, to_act(state), Dice(seed), hopes, net, PLAIN_TASTE)
        tree.run(ITERATIONS_AT_ONCE)
        return 0

    return search


def chess_game(_players: int) -> Maker:
    """A random game of chess by python-chess."""
    new_board = import_module("chess").Board

    def play(seed: int) -> int:
        board, dice, decisions = new_board(), Dice(seed), 0
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[dice.below(len(moves))])
            decisions += 1
        return decisions

    return play


WORKS: Final[Works] = {
    "engine": engine_match,
    "oracle": oracle_match,
    "clones": clones,
    "search": searches,
    "chess": chess_game,
}


def _terms(players: int) -> Terms:
    game = Nocturne(load_pack())
    return game.terms(game.check_config({"players": players, "mode": MODE}))


def _middle(players: int) -> State:
    state, dice, silent = set_up(_terms(players), players, Journal(False)), Dice(0), Journal(False)
    for _ in range(DECISIONS_BEFORE_CLONING):
        apply(state, silent, move_at(state, dice.below(move_count(state))))
    return state


if __name__ == "__main__":
    serve(WORKS, engine())
