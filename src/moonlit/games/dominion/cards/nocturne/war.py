"""War: the first card costing three or four is trashed, what came before discarded (D-WAR-1)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import frame_seat, frame_step
from moonlit.games.dominion.state import LOOKED, NOTHING, State
from moonlit.games.dominion.verbs import discard_looked, reveal_top, trash_one

LEAST_COST: Final[i64] = 3
MOST_COST: Final[i64] = 4


class War(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 1:
            discard_looked(s, j, seat)
            return
        kind = reveal_top(s, j, seat)
        while kind != NOTHING and not LEAST_COST <= s.terms.cost[kind] <= MOST_COST:
            kind = reveal_top(s, j, seat)
        go_on(s, f)
        if kind != NOTHING:
            trash_one(s, j, seat, LOOKED, kind)


CARD = War()
