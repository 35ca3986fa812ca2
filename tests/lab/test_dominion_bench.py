"""The benchmark of Dominion: what it plays, what it says without pyminion, what its figures are."""

import sys
from pathlib import Path

import pytest

from moonlit.lab.bench import BenchError
from moonlit.lab.dominion import bench
from moonlit.lab.dominion.bench import PURE, RIVAL, DominionFigures, measure, prepare, python_of
from moonlit.lab.dominion.workloads import WORKS
from moonlit.lab.sampling import Sample, sample


@pytest.mark.parametrize("work", WORKS)
def test_every_workload_is_sampled(work: str) -> None:
    taken = sample(WORKS[work](1), 0, 1)
    assert (taken.things, taken.seconds > 0) == (1, True)
    assert (taken.decisions > 20) == (work != "clones")


def test_big_money_needs_the_turns_it_is_known_for() -> None:
    """About seventeen turns to four Provinces each."""
    play = WORKS["money"](0)
    assert 16 < sum(map(play, range(60))) / 120 < 18.5


def figures_of(engine: str, *, has_rival: bool) -> DominionFigures:
    figures = DominionFigures(engine)
    names = ("money", *PURE, "random", "clones", *([RIVAL] if has_rival else []))
    for name in names:
        for variant in (0, 1, 2):
            things = {"money": 300, "pure_money": 60, RIVAL: 10}.get(name, 100)
            figures.add(name, variant, Sample(things, 34 * things, 1.0))
    return figures


def test_ratios_are_taken_to_pyminion() -> None:
    told = figures_of("compiled", has_rival=True).plain()
    assert told["ratio_to_pyminion"] == {"compiled": 30, "pure": 6}
    assert told["matches_per_s"] == {"compiled": 300, "pure": 60, "pyminion": 10}
    assert told["turns"] == {"compiled": 17, "pure": 17, "pyminion": 17}


def test_a_pure_engine_has_no_compiled_figures() -> None:
    told = figures_of("pure", has_rival=True).plain()
    assert told["ratio_to_pyminion"] == {"compiled": None, "pure": 6}
    assert told["random_matches_per_s"] == {
        kingdom: {"compiled": None, "pure": 100} for kingdom in ("k-01", "k-02")
    }


def test_without_pyminion_there_is_nothing_to_compare_with() -> None:
    told = figures_of("compiled", has_rival=False).plain()
    assert told["ratio_to_pyminion"] == {"compiled": None, "pure": None}
    assert told["turns"] == {"compiled": 17, "pure": 17, "pyminion": None}


def test_without_pyminion_all_else_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "find_spec", lambda _: None)
    names = {one.name for one in prepare(None, is_quick=True)}
    assert names == {"money", "pure_money", "random", "pure_random", "clones"}


def test_an_environment_that_was_named_must_have_it(tmp_path: Path) -> None:
    with pytest.raises(BenchError, match="no-pyminion"):
        prepare(tmp_path, is_quick=True)
    (tmp_path / "bin").mkdir()
    python = tmp_path / "bin" / "python"
    python.symlink_to(sys.executable)
    assert python_of(tmp_path) == str(python)


def test_a_python_without_it_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    # A package of that name that cannot be imported stands for none.
    (tmp_path / "pyminion.py").write_text("raise ImportError\n", "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with pytest.raises(BenchError, match="no-pyminion"):
        prepare(Path(sys.executable), is_quick=True)


def test_the_rival_is_measured_in_its_own_process(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A stand-in with the few names that are used of pyminion."""
    folder = tmp_path / "pyminion"
    for package in (folder, folder / "bots", folder / "expansions"):
        package.mkdir()
        (package / "__init__.py").touch()
    bot = "class BigMoney:\n    turns = 17\n    def __init__(self, player_id): ...\n"
    (folder / "bots" / "examples.py").write_text(bot, "utf-8")
    base = "base_set = []\ndef __getattr__(name): return name\n"
    (folder / "expansions" / "base.py").write_text(base, "utf-8")
    game = "class Game:\n    def __init__(self, **options): ...\n    def play(self): ...\n"
    (folder / "game.py").write_text(game, "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    plan = [one for one in prepare(Path(sys.executable), is_quick=True) if one.name == RIVAL]
    monkeypatch.setitem(bench.SLICES, RIVAL, 0.0)
    figures = measure(plan, Path(sys.executable), lambda _: None)
    assert figures.turns(RIVAL) == 17
