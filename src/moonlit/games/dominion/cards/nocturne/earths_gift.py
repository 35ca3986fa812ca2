"""The Earth's Gift: discard a Treasure for a card costing up to four."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import ANY, BY_BOON, DO_DISCARD, ask_pick, ask_pile, is_yes
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import frame_card, frame_seat, frame_step
from moonlit.games.dominion.gaining import gain, gainable
from moonlit.games.dominion.state import HAND, State
from moonlit.games.dominion.verbs import discard_picked

MOST_COST: Final[i64] = 4


class EarthsGift(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            go_on(s, f)
            ask_pick(
                s, seat, DO_DISCARD, BY_BOON + frame_card(f), HAND, s.terms.treasure_kinds, 0, 1
            )
        elif frame_step(f) == 1:
            if is_yes(s):
                go_on(s, f)
                discard_picked(s, j, seat, HAND)
        elif frame_step(f) == 2:
            go_on(s, f)
            ask_pile(s, seat, BY_BOON + frame_card(f), gainable(s, MOST_COST, ANY), False)
        elif is_yes(s):
            gain(s, j, seat, s.picked[0])


CARD = EarthsGift()
