"""Blessed Village: when gained, take a Boon for now or for the next turn (D-BLESSED)."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import BY_BOON, DO_RECEIVE, ask_may, is_yes
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.fate import follow_boon, turn_boon
from moonlit.games.dominion.frames import (
    BOON_DONE,
    frame,
    frame_card,
    frame_count,
    frame_seat,
    frame_step,
    with_count,
)
from moonlit.games.dominion.state import NOTHING, State


class BlessedVillage(Effect):
    def gained(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            boon = turn_boon(s, j, seat)
            if boon != NOTHING:
                go_on(s, with_count(f, boon))
                ask_may(s, seat, DO_RECEIVE, frame_card(f), BY_BOON + boon)
        elif is_yes(s):
            s.pending.append(frame(BOON_DONE, seat, frame_count(f)))
            follow_boon(s, j, seat, frame_count(f))
        else:
            s.boon_out.remove(frame_count(f))
            s.players[seat].saved.append(frame_count(f))


CARD = BlessedVillage()
