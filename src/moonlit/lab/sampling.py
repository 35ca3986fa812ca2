"""Pieces of work measured in CPU time, in a process of their own that is asked line by line.

Nothing but the standard library is needed here: other people's engines are measured in
environments that know nothing of ours.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from itertools import count
from time import process_time
from typing import Final, Protocol, TypedDict

CLONES_AT_ONCE: Final = 100


class Request(TypedDict):
    """What is asked for: a piece of work in a variant; `first` is the seed of the first thing."""

    work: str
    variant: int
    seconds: float
    first: int


@dataclass(frozen=True, slots=True)
class Sample:
    """How many things of a kind were made, with how many decisions, in which CPU time."""

    things: int
    decisions: int
    seconds: float


# One thing is made from one seed; what comes back are its decisions.
Maker = Callable[[int], int]
Works = Mapping[str, Callable[[int], Maker]]


class Clonable(Protocol):
    """A state of any engine."""

    def clone(self) -> object: ...


def clones_of(state: Clonable) -> Maker:
    """Many clones of a state are one thing, since one alone takes too little time."""

    def clone(_seed: int) -> int:
        for _ in range(CLONES_AT_ONCE):
            state.clone()
        return 0

    return clone


def sample(maker: Maker, seconds: float, first: int) -> Sample:
    """Make one thing to warm up, then as many as fit, each from the next seed."""
    maker(first)
    things = decisions = 0
    start = now = process_time()
    for seed in count(first):
        decisions += maker(seed)
        things += 1
        now = process_time()
        if now - start >= seconds:
            break
    return Sample(things, decisions, now - start)


def serve(works: Works, engine: str) -> None:
    """Say which engine runs here, then answer the requests on standard input, one a line."""
    makers: dict[tuple[str, int], Maker] = {}
    _tell({"engine": engine})
    for line in sys.stdin:
        _tell(_answer(works, makers, json.loads(line)))


def _answer(
    works: Works, makers: dict[tuple[str, int], Maker], request: Request
) -> dict[str, object]:
    """Carry out a request; what cannot be imported is said, not raised."""
    wanted = (request["work"], request["variant"])
    try:
        if wanted not in makers:
            makers[wanted] = works[wanted[0]](wanted[1])
    except ImportError as error:
        return {"error": str(error)}
    return asdict(sample(makers[wanted], request["seconds"], request["first"]))


def _tell(answered: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(answered) + "\n")
    sys.stdout.flush()
