"""Werewolf: three cards by day, a Hex for the others by night (D-WEREWOLF-1)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.deck import draw
from moonlit.games.dominion.effect import Effect
from moonlit.games.dominion.fate import others_receive_next_hex
from moonlit.games.dominion.frames import frame_seat
from moonlit.games.dominion.state import NIGHT_PHASE, State

CARDS: Final[i64] = 3


class Werewolf(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if s.phase == NIGHT_PHASE and seat == s.seat:
            others_receive_next_hex(s, j, f)
        else:
            draw(s, j, seat, CARDS)


CARD = Werewolf()
