"""Whether those at a table are still there: a line that was cut says nothing of it by itself."""

from collections.abc import Callable
from typing import Final, Protocol

from moonlit.server import messages
from moonlit.server.around import Listener
from moonlit.server.clock import Clock, Timer

BEAT: Final = 1.5
MOST_UNANSWERED: Final = 2


class Table(Protocol):
    """What has to be known of a room to ask who is there."""

    listeners: list[Listener]


class Pulse:
    """Asks again and again who is there, and tells who has fallen silent.

    Nobody is shown the door: whoever slept answers what was asked meanwhile, and is here again.
    """

    def __init__(self, table: Table, clock: Clock, tell: Callable[[Listener], None]) -> None:
        self._table = table
        self._clock = clock
        self._tell = tell
        self._unanswered: dict[Listener, int] = {}
        self._timer: Timer | None = None

    def heard(self, listener: Listener) -> None:
        """Somebody seated has said something, and is asked again after a while."""
        if listener.answers and listener.seats:
            self._unanswered[listener] = 0
            if self._timer is None:
                self._timer = self._clock.call_later(BEAT, self._beat)

    def is_silent(self, listener: Listener) -> bool:
        return self._unanswered.get(listener, 0) > MOST_UNANSWERED

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _beat(self) -> None:
        self._unanswered = {
            listener: self._unanswered[listener]
            for listener in self._table.listeners
            if listener in self._unanswered
        }
        asked = bool(self._unanswered)
        self._timer = self._clock.call_later(BEAT, self._beat) if asked else None
        for listener in [one for one in self._unanswered if not self.is_silent(one)]:
            self._unanswered[listener] += 1
            if self.is_silent(listener):
                self._tell(listener)
            else:
                listener.send(messages.Beat())
