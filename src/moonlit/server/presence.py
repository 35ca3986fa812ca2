"""Who is connected to a room, and who has not been for so long that a bot may play for them."""

from collections.abc import Iterable
from typing import Final, Protocol

from moonlit.server.around import Listener
from moonlit.server.clock import Clock, Timer
from moonlit.server.kept import Company
from moonlit.server.people import info_of
from moonlit.server.pulse import Pulse
from moonlit.server.wire import SeatInfo

MISSING_AFTER: Final = 60.0


class Table(Protocol):
    """What has to be known of a room to say who is missing in it."""

    company: Company
    listeners: list[Listener]

    def inform(self) -> None: ...


class Presence:
    """Remembers when each seat was last connected, and tells when somebody begins to be missing."""

    def __init__(self, table: Table, clock: Clock) -> None:
        self._table = table
        self._clock = clock
        self._seen: dict[int, float] = {}
        self.saw(range(len(table.company.chairs)))
        self._timer: Timer | None = None
        self._pulse = Pulse(table, clock, self._fell_silent)

    def here(self) -> set[int]:
        """The seats with somebody who listens, as far as we know."""
        listeners = [one for one in self._table.listeners if not self._pulse.is_silent(one)]
        return {seat for listener in listeners for seat in listener.seats}

    def seats(self) -> list[SeatInfo]:
        """What everybody knows of the seats."""
        here, company = self.here(), self._table.company
        return [
            info_of(
                chair,
                company.hints.get(seat, 0),
                is_here=seat in here,
                is_missing=self.is_missing(seat),
            )
            for seat, chair in enumerate(company.chairs)
        ]

    def heard(self, listener: Listener) -> None:
        """Somebody has said something: whoever was taken for gone is here."""
        was_silent = self._pulse.is_silent(listener)
        self._pulse.heard(listener)
        if was_silent:
            self._table.inform()

    def lost(self, listener: Listener) -> None:
        """Somebody has gone; whoever fell silent before went then."""
        if not self._pulse.is_silent(listener):
            self.saw(listener.seats)

    def saw(self, seats: Iterable[int]) -> None:
        """Until now these seats were not missing."""
        self._seen |= dict.fromkeys(seats, self._clock.now())

    def is_missing(self, seat: int) -> bool:
        """Whether a person is waited for and has not been connected for a while."""
        return seat in self._unconnected() and self._left(seat) <= 0

    def watch(self) -> None:
        """Tell everybody as soon as the next one is missing."""
        self._rest()
        left = [left for seat in self._unconnected() if (left := self._left(seat)) > 0]
        if left and self._table.listeners:
            self._timer = self._clock.call_later(min(left), self._table.inform)

    def close(self) -> None:
        self._rest()
        self._pulse.close()

    def _rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _fell_silent(self, listener: Listener) -> None:
        self.saw(listener.seats)
        self._table.inform()

    def _unconnected(self) -> set[int]:
        chairs = enumerate(self._table.company.chairs)
        people = {seat for seat, chair in chairs if chair.kind == "person" and not chair.is_away}
        return people - self.here()

    def _left(self, seat: int) -> float:
        return self._seen[seat] + MISSING_AFTER - self._clock.now()
