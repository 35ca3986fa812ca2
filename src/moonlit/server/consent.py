"""Undo by consent: somebody asks, the others agree or not, and nobody has to wait for ever."""

from collections.abc import Callable, Sequence
from typing import Final

from moonlit.core.action import Seat
from moonlit.core.errors import IllegalAction, StaleVersion
from moonlit.games import AnyState
from moonlit.server.wire import UndoAsk
from moonlit.table.live import Live

PAUSE: Final = 30.0


def asked(before: UndoAsk | None, seat: int, length: int, others: Sequence[int]) -> UndoAsk:
    """A seat wants to go back; asked for again after a break, it goes on where it was."""
    if before is not None and (before.seat, before.length) == (seat, length):
        return before
    return UndoAsk(seat, length, [seat], list(others))


def answered(ask: UndoAsk, seat: int, *, yes: bool) -> UndoAsk | None:
    """What is left of an ask after an answer; none after a no.

    Whoever has asked or agreed may still say no. Raises StaleVersion if the seat was not asked.
    """
    if seat not in (*ask.agreed, *ask.waiting):
        raise StaleVersion("nothing-asked")
    if not yes:
        return None
    agreed = [*ask.agreed, *(other for other in ask.waiting if other == seat)]
    waiting = [other for other in ask.waiting if other != seat]
    return UndoAsk(ask.seat, ask.length, agreed, waiting)


class Pauses:
    """After a no the same seat asks nothing for a while; whoever lets it be, not at once."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._until: dict[int, float] = {}
        self._let_be: dict[int, int] = {}

    def declined(self, ask: UndoAsk, by: int, version: int) -> None:
        """Somebody said no to an ask at a version."""
        if by == ask.seat:
            self._let_be[by] = version
        else:
            self._until[ask.seat] = self._now() + PAUSE

    def check(self, seat: int, version: int) -> None:
        """Raises IllegalAction while a seat should not ask again."""
        is_paused = self._until.get(seat, self._now()) > self._now()
        if is_paused or self._let_be.get(seat) == version:
            raise IllegalAction("undo-declined")


def reach(live: Live[AnyState], seat: Seat, floor: int, *, is_alone: bool) -> tuple[int, int]:
    """How far a seat may go back at once: one step, and to the start of its turn."""
    floor = max(floor, live.given)
    step = live.match.undo_length(seat, is_alone=is_alone)
    turn = live.match.turn_length(seat, is_alone=is_alone)
    return max(step, floor), max(turn, floor)
