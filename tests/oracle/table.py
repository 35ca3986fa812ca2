"""Prepared tables for tests: a state set by hand and a stretch of play on it."""

from __future__ import annotations

from collections.abc import Iterable

from moonlit.core.dice import Dice

from .casting import Phase, play_phase
from .config import read_config
from .data import load
from .forest import parse_cell
from .setup import set_up
from .state import Decision, Play, State
from .tokens import Token, parse_token
from .winning import win_tile

DATA = load()


class Table:
    """A prepared state and a stretch of play on it, moved by action texts."""

    def __init__(self, state: State, play: Play[object]) -> None:
        self.state, self._play = state, play
        self.decision: Decision | None = next(play, None)

    def legal(self) -> list[str]:
        seat, options = self.decision or Decision(0, ())
        return [f"{seat} {option}" for option in options]

    def play(self, *texts: str) -> None:
        for text in texts:
            assert text in self.legal(), (text, self.legal())
            try:
                self.decision = self._play.send(text.split(maxsplit=1)[1])
            except StopIteration:
                self.decision = None


def new_state(**plain: object) -> State:
    state = set_up(read_config({"players": 3, "mode": "basic", **plain}), DATA, Dice(3))
    state.twilight_goals.clear()
    state.round_starter = 0
    state.spell_cast_this_round = True
    return state


def tokens(text: str) -> list[Token]:
    return [parse_token(word) for word in text.split()]


def plant(state: State, tiles: dict[str, str]) -> None:
    """Make these the only tiles of the forest; the others go to the stack."""
    wanted = {parse_cell(cell): DATA.tiles[tile] for cell, tile in tiles.items()}
    pool = state.stack + list(state.forest.values()) + [t for t in state.sprite_tiles if t]
    pool = [tile for tile in pool if tile not in wanted.values()]
    state.forest = wanted
    state.sprite_tiles = [pool.pop(0) for _ in state.sprite_tiles]
    state.stack = pool


def phase_and_win(state: State, phase: Phase) -> Play[None]:
    if (yield from play_phase(state, phase)):
        yield from win_tile(state, phase)


def phase_table(state: State, starter: int = 0, anchor: str | None = None) -> Table:
    cell = parse_cell(anchor) if anchor else None
    return Table(state, phase_and_win(state, Phase(starter, cell)))


def harmless(cells: Iterable[str]) -> dict[str, str]:
    return {cell: f"FE{number:02}" for number, cell in enumerate(cells, 1)}


def board(state: State) -> list[tuple[int, int]]:
    return [(seat, token.rank) for seat, token in state.sprite_tokens]
