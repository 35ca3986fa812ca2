"""A stage that fails is told and stops no other; what a suite skips is an error."""

import sys
from pathlib import Path

import pytest

from tools import suite
from tools.environment import Environment
from tools.stages import Run, Stage, StageError
from tools.suite import affordable

REPORT = """<testsuites><testsuite>
<testcase classname="tests.core.test_bits" name="one" time="1.5"/>
<testcase classname="tests.core.test_bits.TestSigns" name="two" time="0.5"/>
<testcase classname="tests.web.test_fit" name="three" time="8"><failure/></testcase>
<testcase classname="tests.web.test_fit" name="4" time="0"><skipped type="pytest.xfail"/></testcase>
<testcase classname="tests.web.test_fit" name="5" time="0"><skipped type="pytest.skip"/></testcase>
</testsuite></testsuites>"""


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setattr(suite, "DURATIONS", tmp_path / "durations.json")
    return Run(Environment(tmp_path / "home"))


def test_what_a_failed_stage_printed_is_shown(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    def work(stage: Stage) -> None:
        stage.call(sys.executable, "-c", "import sys; print('Full moon.'); sys.exit(3)")

    assert not run.stage("fox", work)
    assert run.stage("owl", lambda stage: stage.ask(sys.executable, "-c", "print(40 + 2)").strip())
    assert "Full moon." in capsys.readouterr().err
    assert run.has_failed
    fox, owl = run.stages
    assert (owl.note, owl.has_failed) == ("42", False)
    assert fox.note.endswith("ended with code 3")
    assert "fox" in run.summary()
    assert "FAILED" in run.summary()


def test_a_report_is_added_up_and_its_times_are_kept(run: Run, tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(REPORT, "utf-8")
    assert suite._count(run, report) == 1
    assert (run.passed, run.failed) == (3, 1)
    bits, fit, new = "tests/core/test_bits.py", "tests/web/test_fit.py", "tests/test_new.py"
    assert suite._durations() == {bits: 2.0, fit: 8.0}
    assert [*affordable([fit, bits, new], 1.0)] == [bits, new]
    assert [*affordable([fit, bits, new], 2.0)] == [fit]


def test_the_engine_must_be_the_one_asked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stage, "ask", lambda *_, **__: "pure\n")
    with pytest.raises(StageError, match="is pure, not compiled"):
        suite.run_tests(run, "compiled", Stage("tests", run.home, True, None, 0.0))
