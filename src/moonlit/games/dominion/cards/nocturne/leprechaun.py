"""Leprechaun: gain a Gold; with exactly seven cards in play a Wish, else a Hex (D-LEPRECHAUN)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.fate import receive_hex
from moonlit.games.dominion.frames import frame_seat, frame_step
from moonlit.games.dominion.gaining import gain
from moonlit.games.dominion.state import GOLD, State

LUCKY_NUMBER: Final[i64] = 7


class Leprechaun(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            go_on(s, f)
            gain(s, j, seat, GOLD)
        elif len(s.players[seat].play) == LUCKY_NUMBER:
            gain(s, j, seat, s.terms.wish)
        else:
            receive_hex(s, j, seat)


CARD = Leprechaun()
