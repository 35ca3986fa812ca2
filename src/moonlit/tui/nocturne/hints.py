"""Hints at the keyboard: every time they are asked for they look deeper."""

from moonlit.bots.nocturne.advice import Advice
from moonlit.bots.nocturne.advice import advise as search
from moonlit.client.nocturne.advice import DEPTHS, AdviceTeller
from moonlit.core.action import Seat
from moonlit.core.dice import Dice
from moonlit.tui.nocturne.scene import Scene
from moonlit.tui.session import Session

MILLISECONDS = 800


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
            self._advice = advise(self._session, scene.seat)
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


def advise(session: Session, seat: Seat) -> Advice:
    """Help for the seat to act, from what it sees; within a time unless iterations are set."""
    limit = {"milliseconds": MILLISECONDS}
    if session.hint_iterations:
        limit = {"iterations": session.hint_iterations}
    view, dice = session.view(seat), Dice(session.bot_seed(seat))
    return search(session.game, view, session.config, dice, **limit)
