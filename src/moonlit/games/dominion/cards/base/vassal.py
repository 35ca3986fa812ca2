"""Vassal: discard the top card; an Action may be played from there (D-BASE-16)."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import DO_PLAY, ask_may, is_yes
from moonlit.games.dominion.deck import can_draw
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import (
    frame_card,
    frame_mark,
    frame_seat,
    frame_step,
    with_mark,
    with_step,
)
from moonlit.games.dominion.playing import play_marked
from moonlit.games.dominion.state import DISCARDS, KIND, State, index_of_mark
from moonlit.games.dominion.verbs import discard_top


class Vassal(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            if can_draw(s, j, seat):
                here: i64 = len(s.pending)
                mark = discard_top(s, j, seat)
                s.pending.insert(here, with_step(with_mark(f, mark), 1))
        elif frame_step(f) == 1:
            discard = s.players[seat].discard
            index = index_of_mark(discard, frame_mark(f))
            if index >= 0 and s.terms.action_kinds >> (discard[index] & KIND) & 1 != 0:
                go_on(s, f)
                ask_may(s, seat, DO_PLAY, frame_card(f), discard[index] & KIND)
        elif is_yes(s):
            play_marked(s, j, seat, DISCARDS, frame_mark(f))


CARD = Vassal()
