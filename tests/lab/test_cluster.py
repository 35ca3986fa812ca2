"""A cluster plays what a machine alone would play; the package is stood in for by a small one."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType

import pytest

from moonlit.cli.main import main
from moonlit.lab.batch import run_deals
from moonlit.lab.cluster import run_on_cluster
from moonlit.lab.plan import Deal, make_plan

Chunk = Callable[[], list[Deal]]


class Cluster(ModuleType):
    """As much of Ray as we use; the task begun last is over first."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.is_open = False

    def init(self, **_: object) -> None:
        self.is_open = True

    def shutdown(self) -> None:
        self.is_open = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, work: Callable[..., list[Deal]]) -> ModuleType:
        task = ModuleType("task")
        vars(task)["remote"] = lambda *facts: lambda: work(*facts)
        return task

    def wait(
        self, waiting: list[Chunk], *, num_returns: int, timeout: float
    ) -> tuple[list[Chunk], list[Chunk]]:
        assert self.is_open
        assert timeout > 0
        return waiting[-num_returns:], waiting[:-num_returns]

    def get(self, chunk: Chunk) -> list[Deal]:
        return chunk()


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Cluster:
    ray = Cluster()
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setitem(sys.modules, "ray", ray)
    return ray


def test_a_cluster_comes_to_the_same(cluster: Cluster) -> None:
    plan = make_plan("nocturne", {}, ("random", "random"), 5, 22)
    left = [number for number in range(plan.deals) if number != 3]
    deals = list(run_on_cluster(plan, left, lambda: False))
    assert [deal.number for deal in deals] != left
    deals.sort(key=lambda deal: deal.number)
    assert deals == list(run_deals(plan, done={3}, workers=1))
    assert not cluster.is_open


def test_a_stop_begins_nothing_more_and_leaves_the_cluster(cluster: Cluster) -> None:
    plan = make_plan("nocturne", {}, ("random", "random"), 5, 40)
    done: list[Deal] = []
    for deal in run_on_cluster(plan, range(plan.deals), lambda: bool(done)):
        done.append(deal)
    assert 1 <= len(done) < plan.deals
    assert not cluster.is_open


def test_without_the_package_the_call_is_refused_in_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["simulate", "--matches", "1", "--ray", "--language", "en"]) == 2
    assert "[cluster]" in capsys.readouterr().err
