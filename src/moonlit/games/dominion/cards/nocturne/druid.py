"""Druid: receive one of the three Boons beside it; it stays there (D-DRUID-2)."""

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import ask_boon
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.fate import follow_boon
from moonlit.games.dominion.frames import frame_card, frame_seat, frame_step
from moonlit.games.dominion.state import State


class Druid(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        if frame_step(f) == 0:
            go_on(s, f)
            among: i64 = 0
            for boon in s.boon_druid:
                among |= bit(boon)
            ask_boon(s, frame_seat(f), frame_card(f), among)
        else:
            follow_boon(s, j, frame_seat(f), s.picked[0])


CARD = Druid()
