"""What the check asks of the game itself: figures of the engine that was built."""

from pathlib import Path

import pytest

from check import measure
from tools.environment import Environment
from tools.stages import Stage, StageError


@pytest.fixture
def stage(tmp_path: Path) -> Stage:
    return Stage("benchmark", Environment(tmp_path / "home"), True, None, 0.0)


@pytest.mark.parametrize("told", ['{"engine": "pure"}', '{"rounds": 3}', "compiled", "[]"])
def test_figures_of_another_engine_are_no_figures(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, told: str
) -> None:
    monkeypatch.setattr(Stage, "ask", lambda *_, **__: told)
    with pytest.raises(StageError):
        measure(stage)


def test_figures_of_the_compiled_engine_are_shown(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Stage, "ask", lambda *_, **__: '{"engine": "compiled"}\n')
    measure(stage)
    assert capsys.readouterr().out == '{"engine": "compiled"}\n'
