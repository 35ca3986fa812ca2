"""No test looks at a clock, waits for one, or hangs on chance; and none can hang for ever."""

import gc
import re
import tomllib
from pathlib import Path

import pytest
from hypothesis import settings

from tests.turns import turns

TESTS = Path(__file__).parents[1]
# `sleep(0)` lets others go on, and the terminal's loop has a clock of its own.
CLOCKS = re.compile(
    r"time\.(?:sleep|monotonic|perf_counter|time)\(|monotonic\(\)"
    r"|asyncio\.sleep\((?!0\))|wait_for_timeout|networkidle|pilot\.pause"
)
# What a page never comes to would be waited for without end; `turns` counts.
ENDLESS = re.compile(r"^\s*while ", re.MULTILINE)
OWN_CLOCK = {"tui/test_stillness.py"}


def test_no_test_looks_at_a_clock() -> None:
    files = {path.relative_to(TESTS).as_posix(): path for path in TESTS.rglob("*.py")}
    del files[Path(__file__).relative_to(TESTS).as_posix()]
    found = {name: CLOCKS.findall(path.read_text("utf-8")) for name, path in files.items()}
    assert {name for name, told in found.items() if told} == OWN_CLOCK


@pytest.mark.parametrize(
    "line",
    ["time.sleep(1)", "await asyncio.sleep(0.01)", "page.wait_for_timeout(20)", "x = monotonic()"],
)
def test_a_clock_would_be_noticed(line: str) -> None:
    assert CLOCKS.search(line)


def test_examples_are_the_same_every_time_and_may_take_theirs() -> None:
    profile = settings.default
    assert profile is not None
    assert (profile.derandomize, profile.deadline, profile.database) == (True, None, None)


def test_whatever_hangs_is_told_and_ended() -> None:
    project = tomllib.loads((TESTS.parent / "pyproject.toml").read_text("utf-8"))
    options = project["tool"]["pytest"]["ini_options"]
    assert 0 < options["faulthandler_timeout"] < options["timeout"]


def test_what_was_collected_is_not_looked_through_for_garbage() -> None:
    assert gc.isenabled()
    assert gc.get_freeze_count() > 0


def test_what_waits_for_a_page_has_an_end() -> None:
    pages = (TESTS / "web").rglob("*.py")
    assert [path.name for path in pages if ENDLESS.search(path.read_text("utf-8"))] == []


def test_an_endless_wait_would_be_noticed() -> None:
    assert ENDLESS.search("    while not page.locator('li').count():\n")


def test_what_never_comes_is_named() -> None:
    with pytest.raises(pytest.fail.Exception, match="the moon: not within 3 turns"):
        list(turns("the moon", 3))
