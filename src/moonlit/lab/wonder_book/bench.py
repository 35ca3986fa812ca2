"""The benchmark of Wonder Book: engine and pure engine measured side by side."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Final

from moonlit.lab.bench import QUICK_ROUNDS, ROUNDS, Figures, Slice, Told, Worker
from moonlit.lab.wonder_book.workloads import CLONES_AT_ONCE, chapter_name

# Nobody else has made an engine of this game.
RIVAL: Final = ""
WORKLOADS: Final = "moonlit.lab.wonder_book.workloads"
CHAPTERS: Final = (1, 6)
# The slower, the longer: each slice holds enough chapters to be worth comparing.
SLICES: Final = {"random": 0.2, "pure_random": 0.6, "bot": 0.6, "clones": 0.05}
PURE: Final = {"pure_random": "random"}


class WonderFigures(Figures):
    """Variants are numbers of chapters."""

    def per_s(self, name: str, chapter: int) -> float | None:
        """Matches a second; none for an engine that is not here."""
        is_here = self.engine != "pure" or name in PURE
        return round(self.rate(name, chapter), 1) if is_here else None

    def to_pure(self, chapter: int) -> float | None:
        is_here = self.engine != "pure"
        return round(self.ratio(chapter, "pure_random", "random"), 2) if is_here else None

    def clones_per_s(self) -> float:
        rates = [rate for chapter in CHAPTERS for rate in self.rates("clones", chapter)]
        return median(rates) * CLONES_AT_ONCE

    def plain(self) -> dict[str, object]:
        return {
            "engine": self.engine,
            "python": platform.python_version(),
            "rounds": len(self.rates("random", CHAPTERS[0])),
            "random_matches_per_s": {
                chapter_name(chapter): {
                    "compiled": self.per_s("random", chapter),
                    "pure": self.per_s("pure_random", chapter),
                }
                for chapter in CHAPTERS
            },
            "ratio_to_pure": {chapter_name(chapter): self.to_pure(chapter) for chapter in CHAPTERS},
            "decisions_per_s": round(self.decisions_per_s("random")),
            "bot_decisions_per_s": round(self.decisions_per_s("bot")),
            "clones_per_s": round(self.clones_per_s()),
        }


def prepare(_rival: Path | None, *, is_quick: bool) -> list[Slice]:
    """Everything once a round, things to be compared next to each other."""
    rounds = QUICK_ROUNDS if is_quick else ROUNDS
    return [
        Slice(name, chapter, number)
        for number in range(rounds)
        for chapter in CHAPTERS
        for name in SLICES
    ]


def measure(plan: Sequence[Slice], _rival: Path | None, told: Told) -> WonderFigures:
    with ExitStack() as stack:
        ours = stack.enter_context(Worker(WORKLOADS))
        pure = stack.enter_context(Worker(WORKLOADS, is_pure=True))
        figures = WonderFigures(ours.engine)
        for one in plan:
            worker = pure if one.name in PURE else ours
            work = PURE.get(one.name, one.name)
            taken = worker.measure(work, one.variant, SLICES[one.name], one.first)
            figures.add(one.name, one.variant, taken)
            told(1)
    return figures
