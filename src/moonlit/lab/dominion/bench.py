"""The benchmark of Dominion: engine, pure engine and pyminion measured side by side."""

from __future__ import annotations

import platform
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
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
from moonlit.lab.dominion.kingdom import CARDS
from moonlit.lab.dominion.pyminion import PACKAGE
from moonlit.lab.dominion.workloads import kingdom_name

RIVAL: Final = PACKAGE
OURS: Final = "moonlit.lab.dominion.workloads"
THEIRS: Final = "moonlit.lab.dominion.pyminion"
KINGDOMS: Final = (1, 2)
# The slower, the longer: each slice holds enough matches to be worth comparing.
SLICES: Final = {
    "money": 0.2,
    "pure_money": 0.4,
    RIVAL: 0.6,
    "random": 0.2,
    "pure_random": 0.5,
    "clones": 0.05,
}
# What the pure engine and pyminion do under other names.
PURE: Final = {"pure_money": "money", "pure_random": "random"}
WORKS: Final = {**PURE, RIVAL: "money"}


class DominionFigures(Figures):
    """Variants are numbers of Kingdoms; the match of Big Money has none."""

    def per_s(self, name: str, variant: int = 0) -> float | None:
        """Matches a second; none for what was not measured, or by an engine that is not here."""
        is_here = self.has(name) and (self.engine != "pure" or name in (RIVAL, *PURE))
        return round(self.rate(name, variant), 1) if is_here else None

    def to_pyminion(self, name: str) -> float | None:
        is_here = self.per_s(name) is not None and self.has(RIVAL)
        return round(self.ratio(0, RIVAL, name), 2) if is_here else None

    def turns(self, name: str) -> float | None:
        """How many turns a seat had: equal play is what makes the ratio worth something."""
        return round(self.decisions_a_thing(name) / 2, 2) if self.has(name) else None

    def plain(self) -> dict[str, object]:
        return {
            "engine": self.engine,
            "python": platform.python_version(),
            "rounds": len(self.rates("money", 0)),
            "big_money_kingdom": list(CARDS),
            "matches_per_s": {
                "compiled": self.per_s("money"),
                "pure": self.per_s("pure_money"),
                "pyminion": self.per_s(RIVAL),
            },
            "ratio_to_pyminion": {
                "compiled": self.to_pyminion("money"),
                "pure": self.to_pyminion("pure_money"),
            },
            "turns": {
                "compiled": self.turns("money") if self.engine != "pure" else None,
                "pure": self.turns("pure_money"),
                "pyminion": self.turns(RIVAL),
            },
            "random_matches_per_s": {
                kingdom_name(number): {
                    "compiled": self.per_s("random", number),
                    "pure": self.per_s("pure_random", number),
                }
                for number in KINGDOMS
            },
            "decisions_per_s": round(self.decisions_per_s("random")),
            "clones_per_s": round(self.clones_per_s()),
        }


def prepare(rival: Path | None, *, is_quick: bool) -> list[Slice]:
    """Without pyminion all else is measured; an environment that was named must have it."""
    python = python_of(rival)
    if python is not None:
        with _pyminion(python):
            pass
    return plan_rounds(list(_round(has_rival=python is not None)), is_quick=is_quick)


def measure(plan: Sequence[Slice], rival: Path | None, told: Told) -> DominionFigures:
    with ExitStack() as stack:
        ours = stack.enter_context(Worker(OURS))
        pure = stack.enter_context(Worker(OURS, is_pure=True))
        workers = dict.fromkeys(SLICES, ours) | dict.fromkeys(PURE, pure)
        python = python_of(rival)
        if python is not None:
            workers[RIVAL] = stack.enter_context(_pyminion(python))
        jobs = {
            name: Job(worker, WORKS.get(name, name), SLICES[name])
            for name, worker in workers.items()
        }
        return measure_slices(plan, jobs, DominionFigures(ours.engine), told)


def python_of(rival: Path | None) -> str | None:
    """The Python that knows pyminion: ours, or that of an environment; none if it is nowhere."""
    if rival is None:
        return sys.executable if find_spec(PACKAGE) is not None else None
    places = (rival / "bin" / "python", rival / "Scripts" / "python.exe", rival)
    found = next((place for place in places if place.is_file()), None)
    if found is None:
        raise BenchError("no-pyminion", package=PACKAGE, path=str(rival))
    return str(found)


def _pyminion(python: str) -> Worker:
    try:
        return Worker(THEIRS, python=python)
    except BenchError as error:
        raise BenchError("no-pyminion", package=PACKAGE, path=python) from error


def _round(*, has_rival: bool) -> Iterator[tuple[str, int]]:
    """Everything once, things to be compared next to each other."""
    yield "money", 0
    yield "pure_money", 0
    if has_rival:
        yield RIVAL, 0
    for kingdom in KINGDOMS:
        for name in ("random", "pure_random", "clones"):
            yield name, kingdom
