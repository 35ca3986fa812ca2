"""Effects: what a card, a Boon or a Hex does, told step by step.

An effect that has to ask pushes its own next step first (`go_on`), then the question; the answer is
there when the step comes up again. Nothing waits on the call stack.
"""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.frames import frame_step, with_step
from moonlit.games.dominion.state import State

# When a start-of-turn effect comes, coins do not matter at all, and draws not among themselves.
MATTERS: Final[i64] = 0
ONLY_COINS: Final[i64] = 1
ONLY_DRAWS: Final[i64] = 2


class Effect:
    """A card without instructions of its own; real cards say what they do differently."""

    def play(self, s: State, j: Journal, f: i64) -> None:
        """Follow the instructions behind the bonuses of the card."""

    def gained(self, s: State, j: Journal, f: i64) -> None:
        """When a player gains this."""

    def trashed(self, s: State, j: Journal, f: i64) -> None:
        """When a player trashes this."""

    def discarded(self, s: State, j: Journal, f: i64) -> None:
        """When a player discards this, not in Clean-up."""

    def later(self, s: State, j: Journal, f: i64) -> None:
        """At the start of the player's next turn."""

    def start_order(self) -> i64:
        """Does it matter when the start-of-turn effect comes?"""
        return MATTERS

    def arrives_in_hand(self) -> bool:
        """Does the card go to the hand when it is gained (D-NIGHTGAIN-1)?"""
        return False

    def points(self, owned: list[i64], cards: i64) -> i64:
        """Victory points beyond the printed number; `owned` counts the player's cards by kind."""
        return 0


def go_on(s: State, f: i64) -> None:
    """Come back to this effect with its next step, after all that is pushed from now on."""
    s.pending.append(with_step(f, frame_step(f) + 1))
