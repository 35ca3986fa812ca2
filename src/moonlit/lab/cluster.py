"""Deals on many machines at once, by way of a Ray cluster; the package is needed only here."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from types import ModuleType
from typing import Any, Final

from moonlit.games import load_game
from moonlit.lab.batch import PATIENCE_SECONDS, Stopped, play_deal
from moonlit.lab.plan import Deal, Plan

PACKAGE: Final = "ray"
DEALS_AT_ONCE: Final = 4
CHUNKS_PER_CORE: Final = 2


def has_cluster() -> bool:
    """Is the package there?"""
    return find_spec(PACKAGE) is not None


def run_on_cluster(plan: Plan, left: Sequence[int], stopped: Stopped) -> Iterator[Deal]:
    """Play these deals on the cluster RAY_ADDRESS names, or on one of our own on this machine.

    Once `stopped` nothing more begins, and what is under way is given up.
    """
    # Without this Ray reports its use to its makers.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray = import_module(PACKAGE)
    ray.init(include_dashboard=False, log_to_driver=False, logging_level="error")
    try:
        yield from _played(ray, plan, left, stopped)
    finally:
        ray.shutdown()


def play_chunk(plan: Plan, numbers: Sequence[int]) -> list[Deal]:
    """What one task of the cluster does."""
    game = load_game(plan.game, plan.pack)
    return [play_deal(game, plan, number) for number in numbers]


def _played(ray: ModuleType, plan: Plan, left: Sequence[int], stopped: Stopped) -> Iterator[Deal]:
    task = ray.remote(play_chunk)
    firsts = iter(range(0, len(left), DEALS_AT_ONCE))
    most = CHUNKS_PER_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: list[Any] = []
    while not stopped():
        for first in islice(firsts, most - len(waiting)):
            waiting.append(task.remote(plan, tuple(left[first : first + DEALS_AT_ONCE])))
        if not waiting:
            return
        over, waiting = ray.wait(waiting, num_returns=1, timeout=PATIENCE_SECONDS)
        for chunk in over:
            yield from ray.get(chunk)
