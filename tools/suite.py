"""Running the tests: with which engine, by how many at once, and how long each file took."""

from __future__ import annotations

import json
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from threading import Lock
from typing import Final
from xml.etree import ElementTree

from tools.needs import HOME
from tools.stages import Run, Stage, StageError

# Tests that look into an engine. They run on the pure one as well; for the rest it is enough
# that both engines play the same matches (`tests/laws/test_lockstep.py`).
ENGINE_TESTS: Final = ("tests/core", "tests/games", "tests/perft", "tests/test_engine.py")
# Tests in a browser are few and take long; whoever runs the others need not collect them.
PAGE_TESTS: Final = "tests/web"
PURE: Final = {"PYTHONPATH": "src", "MOONLIT_PURE": "1"}
DURATIONS: Final = HOME / "durations.json"
UNKNOWN_SECONDS: Final = 2.0
# More than cores: a test of a server or a page waits for other processes half of its time.
WORKERS: Final = 4
# Tests in a browser and all others run at the same time; a page keeps more than one process busy.
PAGE_WORKERS: Final = 2
OTHER_WORKERS: Final = 3
# Several suites may end at once.
COUNTING: Final = Lock()


def run_tests(
    run: Run, engine: str, stage: Stage, tests: tuple[str, ...] = (), workers: int = WORKERS
) -> None:
    """Run tests on an engine that says it is the one that was asked for."""
    variables = PURE if engine == "pure" else {}
    asked = ("python", "-c", "from moonlit.engine import engine; print(engine())")
    if (running := stage.ask(*asked, variables=variables).strip()) != engine:
        raise StageError(f"the engine that runs is {running}, not {engine}")
    with tempfile.TemporaryDirectory(prefix="moonlit-") as folder:
        report = Path(folder) / "report.xml"
        options = ("-q", "-n", str(workers), "--dist", "worksteal", f"--junitxml={report}")
        try:
            stage.call("pytest", *options, *tests, variables=variables)
        finally:
            with COUNTING:
                skipped = _count(run, report)
    if skipped:
        raise StageError(f"{skipped} tests were skipped, and a missing piece is an error")


def _count(run: Run, report: Path) -> int:
    """Add up a report, remember its times, and return how many tests were skipped."""
    if not report.exists():
        return 0
    skipped, seconds = 0, defaultdict[str, float](float)
    for case in ElementTree.parse(report).iter("testcase"):
        seconds[_file(case.get("classname", ""))] += float(case.get("time", 0))
        if case.find("failure") is not None or case.find("error") is not None:
            run.failed += 1
        elif (skip := case.find("skipped")) is not None and skip.get("type") == "pytest.skip":
            skipped += 1
        else:
            run.passed += 1
    DURATIONS.write_text(json.dumps({**_durations(), **seconds}, indent=1), "utf-8")
    return skipped


def _file(module: str) -> str:
    """`tests.core.test_bits.TestName` → `tests/core/test_bits.py`."""
    parts = module.split(".")
    last = next((n for n, part in enumerate(parts) if part.startswith("test_")), len(parts) - 1)
    return f"{'/'.join(parts[: last + 1])}.py"


def _durations() -> dict[str, float]:
    try:
        found: dict[str, float] = json.loads(DURATIONS.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def affordable(tests: Iterable[str], seconds: float) -> Iterator[str]:
    """As many of these files, the first before others, as were through in this time before."""
    known = _durations()
    for path in tests:
        cost = known.get(path, UNKNOWN_SECONDS) / WORKERS
        if cost <= seconds:
            seconds -= cost
            yield path
