"""Pixie: trash it to receive the Boon turned over twice (D-PIXIE)."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import BY_BOON, DO_TRASH, ask_may, is_yes
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.fate import follow_boon, keep_boon, turn_boon
from moonlit.games.dominion.frames import (
    frame_card,
    frame_count,
    frame_mark,
    frame_seat,
    frame_step,
    with_count,
)
from moonlit.games.dominion.playing import is_still_in_play
from moonlit.games.dominion.state import NOTHING, State
from moonlit.games.dominion.verbs import trash_this


class Pixie(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            boon = turn_boon(s, j, seat)
            if boon != NOTHING:
                s.boon_out.remove(boon)
                s.boon_discards.append(boon)
                if is_still_in_play(s, f):
                    go_on(s, with_count(f, boon))
                    ask_may(s, seat, DO_TRASH, frame_card(f), BY_BOON + boon)
        elif frame_step(f) == 2:
            follow_boon(s, j, seat, frame_count(f))
        elif is_yes(s) and trash_this(s, j, seat, frame_mark(f)):
            go_on(s, f)
            boon = frame_count(f)
            if s.terms.kept_boons >> boon & 1 != 0:
                s.boon_discards.remove(boon)
                keep_boon(s, j, seat, boon)
            follow_boon(s, j, seat, boon)


CARD = Pixie()
