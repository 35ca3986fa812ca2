"""Hints at the keyboard: every time they are asked for they look deeper."""

from moonlit.bots.nocturne.advice import Advice
from moonlit.client.nocturne.advice import DEPTHS, AdviceTeller
from moonlit.tui.nocturne.scene import Scene
from moonlit.tui.session import Session


class Hints:
    """The help for the position at hand: a nudge, then the move, then several compared."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._version = -1
        self._depth = 0
        self._advice: Advice | None = None

    def refusal(self, scene: Scene) -> str:
        """Why there is no help now; empty if there is."""
        if len(self._session.people) > 1:
            return scene.teller.say("terminal-hint-alone")
        return "" if scene.is_mine else scene.teller.say("terminal-hint-not-now")

    def deeper(self, scene: Scene) -> tuple[str, ...]:
        """The hint in sentences, deeper than the last one for the same position."""
        version = self._session.version
        if version != self._version or self._advice is None:
            assert scene.seat is not None
            self._advice = self._session.advise(scene.seat)
            self._version, self._depth = version, 0
        else:
            self._depth = min(self._depth + 1, len(DEPTHS) - 1)
        teller = scene.teller
        told = AdviceTeller(teller.words, teller.pack, scene.view, teller.names)
        return told.lines(self._advice, DEPTHS[self._depth])

    @property
    def is_deepest(self) -> bool:
        """Whether there is nothing more to say about this position."""
        return self._depth == len(DEPTHS) - 1
