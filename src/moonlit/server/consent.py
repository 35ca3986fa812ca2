"""Undo by consent: somebody asks, the others agree or not, and nobody has to wait for ever."""

from collections.abc import Sequence

from moonlit.core.action import Seat
from moonlit.core.errors import StaleVersion
from moonlit.games import AnyState
from moonlit.server.wire import UndoAsk
from moonlit.table.live import Live


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


def reach(live: Live[AnyState], seat: Seat, floor: int, *, is_alone: bool) -> tuple[int, int]:
    """How far a seat may go back at once: one step, and to the start of its turn."""
    floor = max(floor, live.given)
    step = live.match.undo_length(seat, is_alone=is_alone)
    turn = live.match.turn_length(seat, is_alone=is_alone)
    return max(step, floor), max(turn, floor)
