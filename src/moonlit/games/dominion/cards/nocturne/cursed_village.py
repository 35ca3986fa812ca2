"""Cursed Village: draw to six; when gained, receive a Hex (D-CURSEDV)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.deck import draw_to
from moonlit.games.dominion.effect import Effect
from moonlit.games.dominion.fate import receive_hex
from moonlit.games.dominion.frames import frame_seat
from moonlit.games.dominion.state import State

FULL_HAND: Final[i64] = 6


class CursedVillage(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        draw_to(s, j, frame_seat(f), FULL_HAND)

    def gained(self, s: State, j: Journal, f: i64) -> None:
        receive_hex(s, j, frame_seat(f))


CARD = CursedVillage()
