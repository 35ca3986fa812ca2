"""Will-o'-Wisp: show the top card; a cheap one goes to hand (D-WISP-1)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.effect import Effect
from moonlit.games.dominion.frames import frame_seat
from moonlit.games.dominion.state import LOOKED, NOTHING, State
from moonlit.games.dominion.verbs import put_in_hand, put_on_deck, reveal_top

MOST_COST: Final[i64] = 2


class WillOWisp(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        kind = reveal_top(s, j, seat)
        if kind == NOTHING:
            return
        if s.terms.cost[kind] <= MOST_COST:
            put_in_hand(s, j, seat, LOOKED, kind, True)
        else:
            put_on_deck(s, j, seat, LOOKED, kind, True)


CARD = WillOWisp()
