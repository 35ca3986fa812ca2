"""Undo by consent: somebody asks, the others agree or not, and nobody has to wait for ever."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from moonlit.core.action import Seat
from moonlit.core.errors import IllegalAction, StaleVersion
from moonlit.games import AnyState
from moonlit.server.wire import UndoAsk
from moonlit.table.live import Live

PAUSE: Final = 30.0


def asked(
    before: UndoAsk | None, seat: int, length: int, others: Sequence[int], *, is_turn: bool
) -> UndoAsk:
    """A seat wants to go back; asked for again after a break, it goes on where it was."""
    if before is not None and (before.seat, before.length) == (seat, length):
        return before
    return UndoAsk(seat, length, [seat], list(others), is_turn)


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
    return UndoAsk(ask.seat, ask.length, agreed, waiting, ask.is_turn)


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


class Reach(NamedTuple):
    """How far back a seat may go: at once, or by asking, and alone as practice."""

    step: int
    turn: int
    far_step: int
    far_turn: int


def reach(live: Live[AnyState], seat: Seat, floor: int, *, is_alone: bool) -> Reach:
    """One step and to the start of the turn, no further back than the floor."""
    floor, match = max(floor, live.given), live.match
    found = (
        match.undo_length(seat, is_alone=is_alone),
        match.turn_length(seat, is_alone=is_alone),
        match.step_begun(seat),
        match.turn_begun(seat),
    )
    return Reach(*(max(length, floor) for length in found))
