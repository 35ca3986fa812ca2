"""The benchmark's workloads do what they say, and its figures follow from its samples."""

from pathlib import Path

import pytest

from moonlit.core.errors import BadConfig
from moonlit.engine import engine
from moonlit.lab.bench import BenchError, Slice, Worker, bench_of
from moonlit.lab.checkout import ORACLE, find_checkout
from moonlit.lab.nocturne.bench import MODULE, NocturneFigures, measure
from moonlit.lab.nocturne.workloads import ITERATIONS_AT_ONCE, PLAYERS, WORKS
from moonlit.lab.sampling import Sample, sample

ROOT = find_checkout(Path(__file__).parent, ORACLE)


@pytest.mark.parametrize("work", WORKS)
def test_every_workload_is_sampled(work: str) -> None:
    taken = sample(WORKS[work](3), 0, 1)
    assert (taken.things, taken.seconds > 0) == (1, True)
    assert (taken.decisions > 20) == (work not in ("clones", "search"))


@pytest.mark.parametrize("players", PLAYERS)
def test_engine_and_oracle_play_equally_long_matches(players: int) -> None:
    """They list moves in different orders, so the same dice lead to other, equal matches."""
    ours, theirs = (sum(map(WORKS[work](players), range(30))) for work in ("engine", "oracle"))
    assert ours == pytest.approx(theirs, rel=0.1)


def test_ratios_are_taken_round_by_round() -> None:
    figures = NocturneFigures("compiled")
    for ours, theirs in ((100, 10), (50, 5), (90, 1)):
        figures.add("engine", 2, Sample(ours, ours * 80, 1.0))
        figures.add("oracle", 2, Sample(theirs, theirs * 80, 1.0))
    assert figures.ratio(2, "oracle") == 10
    assert figures.rate("engine", 2) == 90
    assert figures.decisions_per_s("engine") == 80 * 80


def test_searches_are_counted_by_iterations() -> None:
    figures = NocturneFigures("compiled")
    for ours, theirs in ((100, 1), (300, 2)):
        figures.add("search", 3, Sample(ours, 0, 1.0))
        figures.add("pure_search", 3, Sample(theirs, 0, 2.0))
    assert figures.iterations_per_s("search", 3) == 200 * ITERATIONS_AT_ONCE
    assert figures.ratio(3, "pure_search", "search") == 250


def test_engine_and_pure_engine_are_measured_in_processes_of_their_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(ROOT)
    done: list[int] = []
    plan = [Slice(name, 2, 0) for name in ("engine", "pure", "oracle", "pure_search")]
    figures = measure(plan, None, done.append)
    assert (figures.engine, sum(done)) == (engine(), 4)
    assert figures.ratio(2, "pure") > 0
    assert figures.ratio(2, "oracle") > 1


def test_a_worker_without_the_oracle_gives_up_with_a_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTHONPATH", raising=False)
    with Worker(MODULE, root=tmp_path, is_pure=True) as worker:
        assert worker.engine == "pure"
        with pytest.raises(BenchError, match="tests"):
            worker.measure("oracle", 2, 0, 1)


def test_a_game_without_a_benchmark_is_refused() -> None:
    with pytest.raises(BadConfig, match="unknown-game"):
        bench_of("chess")
