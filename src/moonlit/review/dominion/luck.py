"""Luck: what was drawn or turned up, which could have been something else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from moonlit.core.event import Event
from moonlit.core.game import Game
from moonlit.core.record import Record
from moonlit.games import AnyState
from moonlit.games.dominion.events import (
    BoonTurned,
    Discarded,
    Drew,
    HexTurned,
    LookedAt,
    PhaseBegan,
    Revealed,
    Trashed,
)
from moonlit.games.dominion.state import State
from moonlit.review import steps

Step = steps.Step[State]

# When one action brings several, it is called by the first of these.
KINDS: Final = ("hex", "boon", "hand", "cards", "looked")


def steps_of(game: Game[AnyState], record: Record) -> Iterator[Step]:
    """The actions of a record from first to last."""
    return steps.steps_of(game, record, State)


def kind_of(step: Step) -> str:
    """What chance brought; empty if nothing was drawn or turned up."""
    kinds = set(_kinds(step.events))
    return next((kind for kind in KINDS if kind in kinds), "")


def _kinds(events: Iterable[Event]) -> Iterator[str]:
    is_over = False
    for event in events:
        match event:
            case PhaseBegan(phase=phase):
                is_over = phase == "clean_up"
            case Drew():
                yield "hand" if is_over else "cards"
            case LookedAt() | Revealed(zone="deck") | Discarded(zone="deck") | Trashed(zone="deck"):
                yield "looked"
            case BoonTurned():
                yield "boon"
            case HexTurned():
                yield "hex"
