"""The benchmark of Nocturne: engine, pure engine, oracle and python-chess measured side by side."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from types import TracebackType
from typing import Final, Self

import moonlit
from moonlit.core.errors import BadConfig, TableError
from moonlit.games import GAMES
from moonlit.lab.workloads import (
    CLONES_AT_ONCE,
    ITERATIONS_AT_ONCE,
    MODE,
    PLAYERS,
    Request,
    Sample,
)

MODULE: Final = "moonlit.lab.workloads"
# The slower, the longer: each slice holds enough matches to be worth comparing.
SLICES: Final = {
    "engine": 0.1,
    "pure": 0.2,
    "oracle": 0.3,
    "clones": 0.05,
    "search": 0.1,
    "pure_search": 0.2,
    "chess": 0.3,
}
# What the pure engine does under another name.
PURE: Final = {"pure": "engine", "pure_search": "search"}
ROUNDS: Final = 9
QUICK_ROUNDS: Final = 3
SEEDS_A_ROUND: Final = 1_000_000

Told = Callable[[int], None]
Slice = tuple[str, int, int]


class BenchError(TableError):
    """A measurement that could not be made."""


@dataclass(slots=True)
class Figures:
    """The samples of each thing measured, one a round."""

    engine: str
    samples: dict[tuple[str, int], list[Sample]] = field(default_factory=dict)

    def add(self, name: str, players: int, sample: Sample) -> None:
        self.samples.setdefault((name, players), []).append(sample)

    def rates(self, name: str, players: int) -> list[float]:
        return [sample.things / sample.seconds for sample in self.samples[(name, players)]]

    def rate(self, name: str, players: int) -> float:
        return median(self.rates(name, players))

    def ratio(self, players: int, to: str, of: str = "engine") -> float:
        """The middle one of the rounds' ratios: noise in a round hits both sides of it."""
        pairs = zip(self.rates(of, players), self.rates(to, players), strict=True)
        return median(ours / theirs for ours, theirs in pairs)

    def iterations_per_s(self, name: str, players: int) -> float:
        return self.rate(name, players) * ITERATIONS_AT_ONCE

    def clones_per_s(self) -> float:
        rates = [rate for players in PLAYERS for rate in self.rates("clones", players)]
        return median(rates) * CLONES_AT_ONCE

    def decisions_per_s(self, name: str) -> float:
        found = [taken for (work, _), taken in self.samples.items() if work == name]
        samples = [sample for taken in found for sample in taken]
        return sum(s.decisions for s in samples) / sum(s.seconds for s in samples)

    def plain(self) -> dict[str, object]:
        """The figures under their published names."""
        return {
            "engine": self.engine,
            "python": platform.python_version(),
            "mode": MODE,
            "rounds": len(self.rates("engine", PLAYERS[0])),
            "matches_per_s": {
                name: {str(p): round(self.rate(name, p), 1) for p in PLAYERS}
                for name in ("engine", "pure", "oracle")
            },
            "ratio_to_oracle": {str(p): round(self.ratio(p, "oracle"), 2) for p in PLAYERS},
            "ratio_to_pure": {str(p): round(self.ratio(p, "pure"), 2) for p in PLAYERS},
            "search_iterations_per_s": {
                name: {str(p): round(self.iterations_per_s(work, p), 1) for p in PLAYERS}
                for name, work in (("engine", "search"), ("pure", "pure_search"))
            },
            "search_ratio_to_pure": {
                str(p): round(self.ratio(p, "pure_search", "search"), 2) for p in PLAYERS
            },
            "clones_per_s": round(self.clones_per_s()),
            "decisions_per_s": round(self.decisions_per_s("engine")),
            "python_chess_decisions_per_s": round(self.decisions_per_s("chess")),
        }


class Worker:
    """A fresh process that measures what it is asked to."""

    def __init__(self, root: Path, *, is_pure: bool) -> None:
        home = Path(moonlit.__file__).parents[1]
        inherited = os.environ.get("PYTHONPATH", "").split(os.pathsep)
        paths = [str(home), str(root), *filter(None, inherited)]
        variables = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        if is_pure:
            variables["MOONLIT_PURE"] = "1"
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", MODULE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=variables,
            text=True,
        )
        self.engine = str(self._hear().get("engine"))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.communicate()

    def measure(self, work: str, players: int, seconds: float, first: int) -> Sample:
        """One slice of work; raises BenchError if the process cannot do it."""
        request = Request(work=work, players=players, seconds=seconds, first=first)
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


def plan_bench(game: str, *, is_quick: bool) -> list[Slice]:
    """What is measured in which order; raises BadConfig on a game without a benchmark."""
    if game not in GAMES:
        raise BadConfig("unknown-game", game=game, known=tuple(GAMES))
    if find_spec("chess") is None:
        raise BenchError("no-chess", package="chess", extra="bench")
    rounds = QUICK_ROUNDS if is_quick else ROUNDS
    return [(name, players, number) for number in range(rounds) for name, players in _round()]


def run_bench(root: Path, plan: list[Slice], told: Told) -> Figures:
    """Measure slice by slice; `root` is the checkout that holds the oracle."""
    with Worker(root, is_pure=False) as ours, Worker(root, is_pure=True) as pure:
        figures = Figures(ours.engine)
        for name, players, number in plan:
            worker, work = (pure, PURE[name]) if name in PURE else (ours, name)
            first = 1 + number * SEEDS_A_ROUND
            figures.add(name, players, worker.measure(work, players, SLICES[name], first))
            told(1)
    return figures


def _round() -> Iterator[tuple[str, int]]:
    """Everything once, things to be compared next to each other."""
    for players in PLAYERS:
        for name in ("engine", "pure", "oracle", "clones", "search", "pure_search"):
            yield name, players
    yield "chess", 0
