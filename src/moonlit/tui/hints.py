"""Hints at the keyboard, for the games that have any."""

from typing import Protocol, TypeVar

from moonlit.tui.scene import Scene

S_contra = TypeVar("S_contra", bound=Scene, contravariant=True)


class Hints(Protocol[S_contra]):
    """Every time they are asked for they look deeper."""

    def refusal(self, scene: S_contra) -> str:
        """Why there is no help now; empty if there is."""

    def deeper(self, scene: S_contra) -> tuple[str, ...]:
        """The hint in sentences, deeper than the last one for the same position."""

    @property
    def is_deepest(self) -> bool:
        """Whether there is nothing more to say about this position."""
