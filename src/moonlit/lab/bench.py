"""Benchmarks: pieces of work measured side by side, round by round, each game with its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from statistics import median
from types import TracebackType
from typing import Final, Protocol, Self, TypeVar, cast

import moonlit
from moonlit.core.errors import TableError
from moonlit.games import check_game
from moonlit.lab.sampling import CLONES_AT_ONCE, Request, Sample

ROUNDS: Final = 9
QUICK_ROUNDS: Final = 3
SEEDS_A_ROUND: Final = 1_000_000

Told = Callable[[int], None]


class BenchError(TableError):
    """A measurement that could not be made."""


@dataclass(frozen=True, slots=True)
class Slice:
    """One piece of work in a variant, in a round."""

    name: str
    variant: int
    round: int

    @property
    def first(self) -> int:
        """The first seed: the same for all that is measured in a round."""
        return 1 + self.round * SEEDS_A_ROUND


@dataclass(slots=True)
class Figures(ABC):
    """The samples of each thing measured, one a round."""

    engine: str
    samples: dict[tuple[str, int], list[Sample]] = field(default_factory=dict)

    def add(self, name: str, variant: int, sample: Sample) -> None:
        self.samples.setdefault((name, variant), []).append(sample)

    def has(self, name: str) -> bool:
        return any(work == name for work, _ in self.samples)

    def rates(self, name: str, variant: int) -> list[float]:
        return [sample.things / sample.seconds for sample in self.samples[(name, variant)]]

    def rate(self, name: str, variant: int) -> float:
        return median(self.rates(name, variant))

    def ratio(self, variant: int, to: str, of: str = "engine") -> float:
        """The middle one of the rounds' ratios: noise in a round hits both sides of it."""
        pairs = zip(self.rates(of, variant), self.rates(to, variant), strict=True)
        return median(ours / theirs for ours, theirs in pairs)

    def decisions_per_s(self, name: str) -> float:
        samples = self._all(name)
        return sum(s.decisions for s in samples) / sum(s.seconds for s in samples)

    def decisions_a_thing(self, name: str) -> float:
        samples = self._all(name)
        return sum(s.decisions for s in samples) / sum(s.things for s in samples)

    def clones_per_s(self) -> float:
        """Copies of a state, in all variants together."""
        return CLONES_AT_ONCE * median(one.things / one.seconds for one in self._all("clones"))

    def _all(self, name: str) -> list[Sample]:
        return [one for (work, _), taken in self.samples.items() if work == name for one in taken]

    @abstractmethod
    def plain(self) -> dict[str, object]:
        """The figures under their published names."""


F = TypeVar("F", bound=Figures)


class Bench(Protocol):
    """What the module `bench` of a game holds."""

    # Somebody else's engine that may live in an environment of its own; empty if there is none.
    RIVAL: str

    def prepare(self, rival: Path | None, *, is_quick: bool) -> list[Slice]:
        """What is measured in which order; raises BenchError if something needed is missing.

        `rival` is an environment with somebody else's engine.
        """

    def measure(self, plan: Sequence[Slice], rival: Path | None, told: Told) -> Figures:
        """Measure slice by slice."""


def bench_of(game: str) -> Bench:
    """The benchmark of a game; raises BadConfig if there is no such game."""
    check_game(game)
    return cast("Bench", import_module(f"moonlit.lab.{game}.bench"))


def plan_rounds(works: Sequence[tuple[str, int]], *, is_quick: bool) -> list[Slice]:
    """Everything once a round: work by its name, in a variant."""
    rounds = range(QUICK_ROUNDS if is_quick else ROUNDS)
    return [Slice(name, variant, number) for number in rounds for name, variant in works]


class Worker:
    """A fresh process that measures what it is asked to."""

    def __init__(
        self,
        module: str,
        *,
        is_pure: bool = False,
        root: Path | None = None,
        python: str = sys.executable,
    ) -> None:
        home = Path(moonlit.__file__).parents[1]
        inherited = os.environ.get("PYTHONPATH", "").split(os.pathsep)
        paths = [str(home), *([str(root)] if root is not None else []), *filter(None, inherited)]
        variables = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        if is_pure:
            variables["MOONLIT_PURE"] = "1"
        self._process = subprocess.Popen(
            [python, "-P", "-m", module],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=variables,
            text=True,
        )
        try:
            self.engine = str(self._hear().get("engine"))
        except BenchError:
            self._close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._close()

    def _close(self) -> None:
        self._process.kill()
        self._process.communicate()

    def measure(self, work: str, variant: int, seconds: float, first: int) -> Sample:
        """One slice of work; raises BenchError if the process cannot do it."""
        request = Request(work=work, variant=variant, seconds=seconds, first=first)
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError as error:
            raise BenchError("bench-stopped", reason=str(error)) from error
        told = self._hear()
        if "error" in told:
            raise BenchError("bench-stopped", reason=str(told["error"]))
        return Sample(**told)

    def _hear(self) -> dict[str, int]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            code = self._process.wait()
            raise BenchError("bench-stopped", reason=f"exit code {code}")
        answer: dict[str, int] = json.loads(line)
        return answer


@dataclass(frozen=True, slots=True)
class Job:
    """Who does a kind of work, under which name, and for how long at a time."""

    worker: Worker
    work: str
    seconds: float


def measure_slices(plan: Sequence[Slice], jobs: Mapping[str, Job], figures: F, told: Told) -> F:
    """The figures filled slice by slice."""
    for one in plan:
        job = jobs[one.name]
        taken = job.worker.measure(job.work, one.variant, job.seconds, one.first)
        figures.add(one.name, one.variant, taken)
        told(1)
    return figures
