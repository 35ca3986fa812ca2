"""Exorcist: trash a card, gain a cheaper Spirit (D-EXORCIST-1)."""

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import ANY, DO_TRASH, ask_pick, ask_pile, is_yes
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import (
    frame_card,
    frame_count,
    frame_seat,
    frame_step,
    with_count,
)
from moonlit.games.dominion.gaining import gain
from moonlit.games.dominion.state import HAND, SPIRIT, State
from moonlit.games.dominion.verbs import trash_picked


def cheaper_spirits(s: State, cost: i64) -> i64:
    """The Spirits that cost less."""
    found: i64 = 0
    for kind in range(s.terms.kinds):
        is_spirit = s.terms.types[kind] & SPIRIT != 0
        if is_spirit and s.supply[kind] > 0 and s.terms.cost[kind] < cost:
            found |= bit(kind)
    return found


class Exorcist(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            go_on(s, f)
            ask_pick(s, seat, DO_TRASH, frame_card(f), HAND, ANY, 1, 1)
        elif frame_step(f) == 1:
            if is_yes(s):
                go_on(s, with_count(f, s.terms.cost[s.picked[0]]))
                trash_picked(s, j, seat, HAND)
        elif frame_step(f) == 2:
            go_on(s, f)
            ask_pile(s, seat, frame_card(f), cheaper_spirits(s, frame_count(f)), False)
        elif is_yes(s):
            gain(s, j, seat, s.picked[0])


CARD = Exorcist()
