"""Tormentor: alone in play it gains an Imp, else the others receive a Hex (D-TORMENTOR-1)."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.effect import Effect
from moonlit.games.dominion.fate import others_receive_next_hex
from moonlit.games.dominion.frames import frame_seat
from moonlit.games.dominion.gaining import gain
from moonlit.games.dominion.playing import is_still_in_play
from moonlit.games.dominion.state import State


class Tormentor(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        itself: i64 = 1 if is_still_in_play(s, f) else 0
        if len(s.players[seat].play) == itself:
            gain(s, j, seat, s.terms.imp)
        else:
            others_receive_next_hex(s, j, f)


CARD = Tormentor()
