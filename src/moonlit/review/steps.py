"""The actions of a match one by one, with the truth before and after each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from moonlit.core.action import Action
from moonlit.core.event import Event
from moonlit.core.game import Game
from moonlit.core.record import Record
from moonlit.games import AnyState
from moonlit.review.records import moments

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """One action of a match: the truth before and after it, the move, and what happened."""

    version: int
    action: Action
    before: S
    move: int
    after: S
    events: tuple[Event, ...]

    @property
    def seat(self) -> int:
        return self.action.seat


def steps_of(game: Game[AnyState], record: Record, kind: type[S]) -> Iterator[Step[S]]:
    """The actions of a record from first to last; `kind` is what the game's states are."""
    told = moments(game, record)
    before = kept(game, next(told).state, kind)
    for moment in told:
        assert moment.action is not None
        after = kept(game, moment.state, kind)
        move = game.move(before, moment.action)
        yield Step(moment.version, moment.action, before, move, after, moment.events)
        before = after


def kept(game: Game[AnyState], state: AnyState, kind: type[S]) -> S:
    """A truth that does not change any more."""
    twin = game.clone(state)
    assert isinstance(twin, kind)
    return twin
