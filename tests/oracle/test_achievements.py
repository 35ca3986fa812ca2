"""The tables of scenarios and achievements, against the conditions of the pack."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from moonlit.packs.nocturne.folder import load_pack
from moonlit.packs.nocturne.tables import Condition, Scenario

from .achievements import ACHIEVEMENTS, Facts, Task, scenario_tasks
from .scoring import CATEGORIES

PACK = load_pack(None)
TYPES = ("skull", "feather", "mushroom", "herb", "egg", "chest", "runestone", "mirror")
TRIALS = 1500


def random_facts(dice: random.Random) -> Facts:
    most = dice.choice((1, 3, 9))
    tiles = {type_: held for type_ in TYPES if (held := dice.randint(0, most))}
    tripti = dice.randint(0, tiles.get("mushroom", 0))
    return Facts(
        points={category: dice.randint(0, 4 * most) for category in CATEGORIES},
        tiles=tiles,
        mushrooms={"tripti": tripti, "duode": tiles.get("mushroom", 0) - tripti},
        herb_kinds=dice.randint(0, 6),
        wild_herbs=dice.randint(0, min(2, tiles.get("herb", 0))),
        rune_kinds=dice.randint(0, 5),
        enchanted=dice.randint(0, 9),
        completed=dice.randint(0, 6),
        twilight_goals=dice.randint(0, 3),
        copied_types=tuple(dice.sample(TYPES, dice.randint(0, 3))),
        corner_cast=dice.random() < 0.5,
        shadows_received=dice.randint(0, 2),
        last_space=(dice.random() < 0.5, dice.random() < 0.5),
        all_spaces=(dice.random() < 0.5, dice.random() < 0.5),
        moonlight_drafts=dice.randint(0, 2),
    )


def counted(facts: Facts, needs: Condition) -> int:
    """What a condition of the pack counts."""
    kinds = {**facts.mushrooms, "wild": facts.wild_herbs}
    tiles = kinds[needs.kind] if needs.kind else facts.tiles.get(needs.type, 0)
    counts = {
        "total": facts.total,
        "points": sum(facts.points[category] for category in needs.categories),
        "tiles": tiles,
        "kinds": facts.herb_kinds if needs.type == "herb" else facts.rune_kinds,
        "types_with": facts.types_with(needs.tiles),
        "types_copied": len(facts.copied_types),
        "enchanted_tiles": facts.enchanted,
        "concoctions_completed": facts.completed,
        "twilight_goals": facts.twilight_goals,
        "shadow_tokens": facts.shadows_received,
        "sprite_tiles": facts.moonlight_drafts,
        "corner_casts": int(facts.corner_cast),
        "rounds_on_last_space": sum(facts.last_space),
        "rounds_on_all_spaces": sum(facts.all_spaces),
    }
    return counts[needs.what]


def holds(facts: Facts, conditions: Iterable[Condition], scen16: str = "either") -> bool:
    applying = [needs for needs in conditions if needs.switch == "" or needs.value == scen16]
    return all(
        (needs.at_least is None or counted(facts, needs) >= needs.at_least)
        and (needs.at_most is None or counted(facts, needs) <= needs.at_most)
        for needs in applying
    )


def check_task(task: Task, conditions: Iterable[Condition], scen16: str = "either") -> None:
    dice = random.Random(2)
    verdicts = set()
    for facts in (random_facts(dice) for _ in range(TRIALS)):
        assert task(facts) == holds(facts, conditions, scen16)
        verdicts.add(task(facts))
    assert verdicts == {True, False}


@pytest.mark.parametrize("scen16", ["either", "both"])
@pytest.mark.parametrize("scenario", PACK.scenarios, ids=lambda row: str(row.id))
def test_scenario_tasks_agree_with_the_pack(scenario: Scenario, scen16: str) -> None:
    tasks = scenario_tasks(scenario.id, scen16)
    for task, conditions in zip(tasks, scenario.tasks, strict=True):
        check_task(task, conditions, scen16)


@pytest.mark.parametrize("number", range(1, 26))
def test_achievements_agree_with_the_pack(number: int) -> None:
    row = PACK.achievements[number - 1]
    assert row.id == number
    check_task(ACHIEVEMENTS[number], [row.needs])
