"""Pooka: trash a Treasure, but not Cursed Gold, for four cards (D-POOKA-1)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import DO_TRASH, ask_pick, is_yes
from moonlit.games.dominion.deck import draw
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import frame_card, frame_seat, frame_step
from moonlit.games.dominion.state import HAND, NOTHING, State
from moonlit.games.dominion.verbs import trash_picked

CARDS: Final[i64] = 4


class Pooka(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            go_on(s, f)
            among = s.terms.treasure_kinds
            if s.terms.cursed_gold != NOTHING:
                among &= ~bit(s.terms.cursed_gold)
            ask_pick(s, seat, DO_TRASH, frame_card(f), HAND, among, 0, 1)
        elif frame_step(f) == 1:
            if is_yes(s):
                go_on(s, f)
                trash_picked(s, j, seat, HAND)
        else:
            draw(s, j, seat, CARDS)


CARD = Pooka()
