"""The benchmark of Nocturne: engine, pure engine, oracle and python-chess measured side by side."""

from __future__ import annotations

import platform
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from moonlit.lab.bench import (
    BenchError,
    Figures,
    Job,
    Slice,
    Told,
    Worker,
    measure_slices,
    plan_rounds,
)
from moonlit.lab.checkout import ORACLE, find_checkout
from moonlit.lab.nocturne.workloads import ITERATIONS_AT_ONCE, MODE, PLAYERS

RIVAL: Final = ""
MODULE: Final = "moonlit.lab.nocturne.workloads"
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


class NocturneFigures(Figures):
    """Variants are numbers of players."""

    def iterations_per_s(self, name: str, players: int) -> float:
        return self.rate(name, players) * ITERATIONS_AT_ONCE

    def plain(self) -> dict[str, object]:
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


def prepare(_rival: Path | None, *, is_quick: bool) -> list[Slice]:
    if find_spec("chess") is None:
        raise BenchError("no-chess", package="chess", extra="bench")
    find_checkout(Path.cwd(), ORACLE)
    return plan_rounds(list(_round()), is_quick=is_quick)


def measure(plan: Sequence[Slice], _rival: Path | None, told: Told) -> NocturneFigures:
    """The oracle is in the tests of a checkout."""
    root = find_checkout(Path.cwd(), ORACLE)
    with Worker(MODULE, root=root) as ours, Worker(MODULE, root=root, is_pure=True) as pure:
        jobs = {
            name: Job(pure if name in PURE else ours, PURE.get(name, name), seconds)
            for name, seconds in SLICES.items()
        }
        return measure_slices(plan, jobs, NocturneFigures(ours.engine), told)


def _round() -> Iterator[tuple[str, int]]:
    """Everything once, things to be compared next to each other."""
    for players in PLAYERS:
        for name in ("engine", "pure", "oracle", "clones", "search", "pure_search"):
            yield name, players
    yield "chess", 0
