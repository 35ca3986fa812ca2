"""The benchmark of Wonder Book: engine and pure engine measured side by side."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from moonlit.lab.bench import Figures, Job, Slice, Told, Worker, measure_slices, plan_rounds
from moonlit.lab.wonder_book.workloads import chapter_name

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
    """Things to be compared stand next to each other."""
    works = [(name, chapter) for chapter in CHAPTERS for name in SLICES]
    return plan_rounds(works, is_quick=is_quick)


def measure(plan: Sequence[Slice], _rival: Path | None, told: Told) -> WonderFigures:
    with Worker(WORKLOADS) as ours, Worker(WORKLOADS, is_pure=True) as pure:
        jobs = {
            name: Job(pure if name in PURE else ours, PURE.get(name, name), seconds)
            for name, seconds in SLICES.items()
        }
        return measure_slices(plan, jobs, WonderFigures(ours.engine), told)
