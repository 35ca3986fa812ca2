"""Probe positions: each can be read, its best actions are legal, and a short search finds them."""

import re
from pathlib import Path

import pytest

from moonlit.games.nocturne.meta import Nocturne, load
from moonlit.games.nocturne.rules import to_act
from tools.probes import Probe, all_moves, misses, read_probes

PROBES = read_probes()
RULES = Path(__file__).parents[2] / "docs" / "rules" / "nocturne.md"
# Iterations, and the share of the probes that they must find.
SEARCH = "nightfox@2000"
SHARE = 0.95


@pytest.fixture(scope="module")
def game() -> Nocturne:
    return load(None)


@pytest.mark.parametrize("probe", PROBES, ids=lambda probe: probe.name)
def test_a_probe_is_a_sound_position_with_legal_answers(game: Nocturne, probe: Probe) -> None:
    state = probe.state(game)
    assert game.check_state(state) == []
    legal = [str(game.action(state, move)) for move in all_moves(state)]
    assert set(probe.best) < set(legal)
    assert all(action.startswith(f"{to_act(state)} ") for action in probe.best)


def test_every_probe_gives_clauses_that_exist() -> None:
    rules = RULES.read_text("utf-8")
    for probe in PROBES:
        named = re.findall(r"\b[NEOD]-[A-Z0-9-]*[0-9]\b", probe.why)
        assert named, probe.name
        assert all(clause in rules for clause in named), probe.name


def test_names_are_given_once_and_all_are_checked() -> None:
    names = [probe.name for probe in PROBES]
    assert len(names) >= 60
    assert len(set(names)) == len(names)
    assert all(probe.checked.startswith(("solved", "tried", "searched")) for probe in PROBES)


def test_a_short_search_finds_nearly_all(game: Nocturne) -> None:
    missed = [f"{probe.name}: {played}" for probe, played in misses(game, PROBES, SEARCH)]
    assert len(missed) <= (1 - SHARE) * len(PROBES), missed
