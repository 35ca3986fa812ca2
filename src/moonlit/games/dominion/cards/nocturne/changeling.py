"""Changeling: trash it for a copy of a card in play (D-CHANGELING-5, D-CHANGELING-6)."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import ask_pile, is_yes
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import frame_card, frame_mark, frame_seat, frame_step
from moonlit.games.dominion.gaining import ANY_COST, gain, gainable
from moonlit.games.dominion.playing import names_in_play
from moonlit.games.dominion.state import State
from moonlit.games.dominion.verbs import trash_this


class Changeling(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            go_on(s, f)
            trash_this(s, j, seat, frame_mark(f))
            ask_pile(s, seat, frame_card(f), gainable(s, ANY_COST, names_in_play(s, seat)), False)
        elif is_yes(s):
            gain(s, j, seat, s.picked[0])


CARD = Changeling()
