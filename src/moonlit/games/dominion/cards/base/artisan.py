"""Artisan: gain a card to hand, then put a card from hand onto the deck (D-BASE-1)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import ANY, DO_TOPDECK, ask_pick, ask_pile, is_yes
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import frame_card, frame_seat, frame_step
from moonlit.games.dominion.gaining import gain, gainable
from moonlit.games.dominion.state import HAND, State
from moonlit.games.dominion.verbs import put_on_deck

MOST_COST: Final[i64] = 5


class Artisan(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            go_on(s, f)
            ask_pile(s, seat, frame_card(f), gainable(s, MOST_COST, ANY), False)
        elif frame_step(f) == 1:
            go_on(s, f)
            if is_yes(s):
                gain(s, j, seat, s.picked[0], HAND)
        elif frame_step(f) == 2:
            go_on(s, f)
            ask_pick(s, seat, DO_TOPDECK, frame_card(f), HAND, ANY, 1, 1)
        elif is_yes(s):
            put_on_deck(s, j, seat, HAND, s.picked[0], False)


CARD = Artisan()
