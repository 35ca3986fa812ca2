"""The Field's Gift: an Action and a coin."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.effect import Effect
from moonlit.games.dominion.frames import frame_seat
from moonlit.games.dominion.state import State
from moonlit.games.dominion.verbs import bonus


class FieldsGift(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        bonus(s, j, frame_seat(f), 1, 0, 1)


CARD = FieldsGift()
