"""Tracker: cards gained this turn may go onto the deck; receive a Boon (D-TRACKER)."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.effect import Effect
from moonlit.games.dominion.fate import receive_boon
from moonlit.games.dominion.frames import frame_seat
from moonlit.games.dominion.state import State


class Tracker(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        s.players[frame_seat(f)].trackers += 1
        receive_boon(s, j, frame_seat(f))


CARD = Tracker()
