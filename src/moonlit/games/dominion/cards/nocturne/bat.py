"""Bat: trash up to two cards; then it turns into a Vampire (D-BAT-1)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import ANY, DO_TRASH, ask_pick, is_yes
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import frame_card, frame_mark, frame_seat, frame_step
from moonlit.games.dominion.gaining import exchange
from moonlit.games.dominion.state import HAND, IN_PLAY, State
from moonlit.games.dominion.verbs import trash_picked

MOST_CARDS: Final[i64] = 2


class Bat(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            go_on(s, f)
            ask_pick(s, seat, DO_TRASH, frame_card(f), HAND, ANY, 0, MOST_CARDS)
        elif frame_step(f) == 1:
            if is_yes(s):
                go_on(s, f)
                trash_picked(s, j, seat, HAND)
        else:
            exchange(s, j, seat, IN_PLAY, frame_mark(f), s.terms.vampire)


CARD = Bat()
