"""Fear: a full hand loses an Action or a Treasure (D-FEAR-1)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import BY_HEX, DO_DISCARD, ask_pick, is_yes
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import frame_card, frame_seat, frame_step
from moonlit.games.dominion.state import HAND, State
from moonlit.games.dominion.verbs import discard_picked, show_hand

FULL_HAND: Final[i64] = 5


class Fear(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            if len(s.players[seat].hand) >= FULL_HAND:
                go_on(s, f)
                among = s.terms.action_kinds | s.terms.treasure_kinds
                ask_pick(s, seat, DO_DISCARD, BY_HEX + frame_card(f), HAND, among, 1, 1)
        elif is_yes(s):
            discard_picked(s, j, seat, HAND)
        else:
            show_hand(s, j, seat)


CARD = Fear()
