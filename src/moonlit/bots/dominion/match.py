"""Whole matches between menus, without views: for simulations."""

from typing import Final

from mypy_extensions import i64

from moonlit.bots.dominion.menu import Menu
from moonlit.bots.dominion.policy import choose
from moonlit.core.journal import Journal
from moonlit.games.dominion.fixed import Terms
from moonlit.games.dominion.frames import frame_seat
from moonlit.games.dominion.rules import apply
from moonlit.games.dominion.setup import set_up
from moonlit.games.dominion.state import State

MOST_TURNS: Final[i64] = 200


def play_match(terms: Terms, menus: list[Menu], seed: i64) -> State:
    """A finished match; every seat follows its menu. One that drags on is left unfinished."""
    silent = Journal(False)
    s = set_up(terms, seed, silent)
    while len(s.pending) > 0:
        apply(s, silent, choose(s, menus[frame_seat(s.pending[-1])]))
        if s.players[0].turns > MOST_TURNS:
            break
    return s
