"""Scenarios and achievements against N-SCEN-3 and N-ACH-1, task by task."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from moonlit.packs.nocturne.folder import load_pack
from moonlit.packs.nocturne.tables import Condition
from tests.clauses import clause
from tests.packs.spec import numbers, table

PACK = load_pack()
SCENARIOS = table("**N-SCEN-3**", "## 15.")
PLAIN = {"runestones": "runestone", "chests": "chest", "mirror stones": "mirror"}
PLAIN |= {f"{name}s": name for name in ("skull", "feather", "mushroom", "herb", "egg")}
POINTS = {"Moonlight goals": ["moonlight"], "Twilight and Moonlight goals together": ["twilight"]}
POINTS["Twilight and Moonlight goals together"].append("moonlight")

Reading = Callable[[re.Match[str]], list[Condition]]


def least(what: str, number: str | int, **more: object) -> Condition:
    return Condition(what, int(number), None, **more)  # type: ignore[arg-type]


def most(what: str, number: str | int, **more: object) -> Condition:
    return Condition(what, None, int(number), **more)  # type: ignore[arg-type]


def points(number: str, name: str) -> Condition:
    return least("points", number, categories=tuple(POINTS.get(name, [name])))


LAST = "rounds_on_last_space"
READINGS: dict[str, Reading] = {
    r"≥ (\d+) points from (.+)": lambda m: [points(m[1], m[2])],
    r"(?:concoctions|skulls|feathers|mushrooms|herbs|eggs) ≥ \d+ points": lambda m: [
        points(m[0].split()[2], m[0].split()[0])
    ],
    r"Moonlight goals ≥ (\d+) points": lambda m: [points(m[1], "Moonlight goals")],
    r"total ≥ (\d+)": lambda m: [least("total", m[1])],
    r"≥ (\d+) tiles of one type.*": lambda m: [least("types_with", 1, tiles=int(m[1]))],
    r"≥ (\d+) concoctions fully completed": lambda m: [least("concoctions_completed", m[1])],
    r"a full set of each mushroom species \((\d) Tripti and (\d) Duode\)": lambda m: [
        least("tiles", m[1], type="mushroom", kind="tripti"),
        least("tiles", m[2], type="mushroom", kind="duode"),
    ],
    r"no (mushrooms|feathers|skulls|eggs|chests|mirror stones)": lambda m: [
        most("tiles", 0, type=PLAIN[m[1]])
    ],
    r"a full herb set \((\d) different, E-64\)": lambda m: [least("kinds", m[1], type="herb")],
    r"(\d) different runestones": lambda m: [least("kinds", m[1], type="runestone")],
    r"a full feather set \((\d), E-64\)": lambda m: [least("tiles", m[1], type="feather")],
    r"no Twilight goal claimed": lambda m: [most("twilight_goals", 0)],
    r"(\d) tiles of each of two types \(E-65\)": lambda m: [
        least("types_with", 2, tiles=int(m[1]))
    ],
    r"≥ (\d) (eggs|skulls|runestones|chests|mirror stones)": lambda m: [
        least("tiles", m[1], type=PLAIN[m[2]])
    ],
    r"≥ (\d) Twilight goals": lambda m: [least("twilight_goals", m[1])],
    r"all (\d) Twilight goals": lambda m: [least("twilight_goals", m[1])],
    r"no shadow tokens \(E-66\)": lambda m: [most("shadow_tokens", 0)],
    r"hold the last Sprite Board space \(E-67\)": lambda m: [
        least(LAST, 1),
        least(LAST, 2, switch="scen16", value="both"),
    ],
    r"≥ (\d) tiles? of each of the 8 types": lambda m: [least("types_with", 8, tiles=int(m[1]))],
    r"(\d) mirror stones copying \1 different types": lambda m: [least("types_copied", m[1])],
    r"win no Sprite Board tile in Moonlight": lambda m: [
        most("sprite_tiles", 0, round="moonlight")
    ],
    r"no mirror stones and no wild herbs \(E-68\)": lambda m: [
        most("tiles", 0, type="mirror"),
        most("tiles", 0, type="herb", kind="wild"),
    ],
    r"≥ (\d) enchanted tiles \(E-68\)": lambda m: [least("enchanted_tiles", m[1])],
    r"at most (\d) tile types": lambda m: [most("types_with", m[1], tiles=1)],
    r"no corner cast in Twilight \(E-69\)": lambda m: [most("corner_casts", 0, round="twilight")],
    r"occupy every available Sprite Board space \(E-71\)": lambda m: [
        least("rounds_on_all_spaces", 1)
    ],
}


def read(text: str) -> tuple[Condition, ...]:
    """The conditions a task of the spec stands for."""
    (found,) = [
        reading(match)
        for pattern, reading in READINGS.items()
        if (match := re.fullmatch(pattern, text))
    ]
    return tuple(found)


@clause("N-SCEN-3")
@pytest.mark.parametrize("row", SCENARIOS, ids=lambda row: row[0])
def test_every_scenario_is_the_one_of_the_spec(row: list[str]) -> None:
    number, level, character, twilight, moonlight, target, *tasks = row
    scenario = PACK.scenarios[int(number) - 1]
    assert (scenario.id, scenario.level, scenario.points) == (int(number), level, int(target))
    assert scenario.character == character.lower()
    assert list(scenario.twilight) == numbers(twilight)
    assert list(scenario.moonlight) == numbers(moonlight)
    assert scenario.tasks == tuple(read(task) for task in tasks if task)
    for named in re.findall(r"E-\d+", " ".join(tasks)):
        assert named in scenario.evidence.see


@clause("N-SCEN-3")
def test_there_are_twenty_scenarios() -> None:
    assert len(SCENARIOS) == len(PACK.scenarios) == 20


@clause("N-ACH-1")
@pytest.mark.parametrize("number", range(1, 26))
def test_every_achievement_is_the_one_of_the_spec(number: int) -> None:
    cells = [cell for row in table("**N-ACH-1**", "## 16.") for cell in row]
    wanted = dict(zip(cells[::2], cells[1::2], strict=True))
    achievement = PACK.achievements[number - 1]
    assert achievement.id == number
    assert (achievement.needs,) == read(wanted[str(number)])


@clause("N-ACH-1")
def test_there_are_twenty_five_achievements() -> None:
    assert len(PACK.achievements) == 25
