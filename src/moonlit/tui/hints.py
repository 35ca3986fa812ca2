"""Hints at the keyboard, for the games that have any: every time they look deeper."""

from moonlit.bots.adviser import adviser_of, has_advice
from moonlit.client.hint import DEPTHS
from moonlit.core.action import Seat
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.tui.scene import Scene
from moonlit.tui.session import Session

MILLISECONDS = 800


class Hints:
    """The help for the position at hand: a nudge, then the move, then several compared."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._version = -1
        self._depth = 0
        self._advice: dict[str, Plain] | None = None

    def refusal(self, scene: Scene) -> str:
        """Why there is no help now; empty if there is."""
        if not has_advice(self._session.game.id):
            return scene.teller.say("terminal-no-hints")
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
        hint = teller.game.hint(self._advice, scene.view, DEPTHS[self._depth], teller.names)
        return hint.read_out(teller.words)

    @property
    def is_deepest(self) -> bool:
        """Whether there is nothing more to say about this position."""
        return self._depth == len(DEPTHS) - 1


def advise(session: Session, seat: Seat) -> dict[str, Plain]:
    """Help for the seat to act, from what it sees; within a time unless iterations are set."""
    limit = {"milliseconds": MILLISECONDS}
    if session.hint_iterations:
        limit = {"iterations": session.hint_iterations}
    view, dice = session.view(seat), Dice(session.bot_seed(seat))
    adviser = adviser_of(session.game.id)
    return adviser.write_advice(adviser.advise(session.game, view, session.config, dice, **limit))
