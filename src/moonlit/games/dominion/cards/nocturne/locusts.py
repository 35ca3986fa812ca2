"""Locusts: trash the top card; a Curse or a cheaper card of its type comes (D-LOCUSTS)."""

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import BY_HEX, ask_pile, is_yes
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import (
    frame_card,
    frame_count,
    frame_seat,
    frame_step,
    with_count,
)
from moonlit.games.dominion.gaining import gain, gainable
from moonlit.games.dominion.state import COPPER, CURSE, ESTATE, LOOKED, NOTHING, State
from moonlit.games.dominion.verbs import reveal_top, trash_one


def sharing_type(s: State, kind: i64) -> i64:
    """The kinds with a word of the type line in common (D-LOCUSTS-1)."""
    found: i64 = 0
    for other in range(s.terms.kinds):
        if s.terms.types[other] & s.terms.types[kind] != 0:
            found |= bit(other)
    return found


class Locusts(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            kind = reveal_top(s, j, seat)
            if kind != NOTHING:
                go_on(s, with_count(f, kind))
                trash_one(s, j, seat, LOOKED, kind)
        elif frame_step(f) == 1:
            kind = frame_count(f)
            if kind == COPPER or kind == ESTATE:
                gain(s, j, seat, CURSE)
                return
            go_on(s, f)
            among = gainable(s, s.terms.cost[kind] - 1, sharing_type(s, kind))
            ask_pile(s, seat, BY_HEX + frame_card(f), among, False)
        elif is_yes(s):
            gain(s, j, seat, s.picked[0])


CARD = Locusts()
