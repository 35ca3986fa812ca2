"""The Mountain's Gift: gain a Silver."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.effect import Effect
from moonlit.games.dominion.frames import frame_seat
from moonlit.games.dominion.gaining import gain
from moonlit.games.dominion.state import SILVER, State


class MountainsGift(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        gain(s, j, frame_seat(f), SILVER)


CARD = MountainsGift()
