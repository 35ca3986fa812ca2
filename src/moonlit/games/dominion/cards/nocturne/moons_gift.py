"""The Moon's Gift: put a card of the discard pile onto the deck, or do not (D-GIFT-1)."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import ANY, BY_BOON, DO_TOPDECK, ask_pick, is_yes
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import frame_card, frame_seat, frame_step
from moonlit.games.dominion.state import DISCARDS, State
from moonlit.games.dominion.verbs import put_on_deck


class MoonsGift(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        if frame_step(f) == 0:
            go_on(s, f)
            ask_pick(s, frame_seat(f), DO_TOPDECK, BY_BOON + frame_card(f), DISCARDS, ANY, 0, 1)
        elif is_yes(s):
            put_on_deck(s, j, frame_seat(f), DISCARDS, s.picked[0], False)


CARD = MoonsGift()
