"""The Flame's Gift: trash a card from hand, or do not."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import ANY, BY_BOON, DO_TRASH, ask_pick
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import frame_card, frame_seat, frame_step
from moonlit.games.dominion.state import HAND, State
from moonlit.games.dominion.verbs import trash_picked


class FlamesGift(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        if frame_step(f) == 0:
            go_on(s, f)
            ask_pick(s, frame_seat(f), DO_TRASH, BY_BOON + frame_card(f), HAND, ANY, 0, 1)
        else:
            trash_picked(s, j, frame_seat(f), HAND)


CARD = FlamesGift()
