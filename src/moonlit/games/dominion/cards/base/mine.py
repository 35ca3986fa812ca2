"""Mine: trash a Treasure, gain one costing up to three more to hand (D-BASE-9)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import DO_TRASH, ask_pick, ask_pile, is_yes
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import (
    frame_card,
    frame_count,
    frame_seat,
    frame_step,
    with_count,
)
from moonlit.games.dominion.gaining import gain, gainable
from moonlit.games.dominion.state import HAND, State
from moonlit.games.dominion.verbs import trash_picked

EXTRA_COST: Final[i64] = 3


class Mine(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            go_on(s, f)
            ask_pick(s, seat, DO_TRASH, frame_card(f), HAND, s.terms.treasure_kinds, 0, 1)
        elif frame_step(f) == 1 and is_yes(s):
            go_on(s, with_count(f, s.terms.cost[s.picked[0]] + EXTRA_COST))
            trash_picked(s, j, seat, HAND)
        elif frame_step(f) == 2:
            go_on(s, f)
            among = gainable(s, frame_count(f), s.terms.treasure_kinds)
            ask_pile(s, seat, frame_card(f), among, False)
        elif frame_step(f) == 3 and is_yes(s):
            gain(s, j, seat, s.picked[0], HAND)


CARD = Mine()
