"""Scenarios and standard achievements, judged at the end of a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from .scoring import brew, score
from .state import Round, State


@dataclass(frozen=True)
class Facts:
    """What one seat did and holds; tiles are real ones, a mirror counts as a mirror. O-48"""

    points: dict[str, int]
    tiles: dict[str, int]
    mushrooms: dict[str, int]
    herb_kinds: int
    wild_herbs: int
    rune_kinds: int
    enchanted: int
    completed: int
    twilight_goals: int
    copied_types: tuple[str, ...]
    corner_cast: bool
    shadows_received: int
    last_space: tuple[bool, bool]
    all_spaces: tuple[bool, bool]
    moonlight_drafts: int

    @property
    def total(self) -> int:
        return sum(self.points.values())

    def types_with(self, count: int) -> int:
        """How many tile types the seat has at least `count` tiles of."""
        return sum(held >= count for held in self.tiles.values())


def gather(state: State, seat: int) -> Facts:
    player = state.players[seat]
    feats, tiles = player.feats, player.collection
    herbs = [tile.kind for tile in tiles if tile.type == "herb"]
    wild = herbs.count("wild")
    copied = {tile.type for owner, tile in state.mirror_choices if owner == seat and tile}
    return Facts(
        points=score(state, seat),
        tiles=dict(Counter(tile.type for tile in tiles)),
        mushrooms=dict(Counter(tile.kind for tile in tiles if tile.type == "mushroom")),
        herb_kinds=len(set(herbs) - {"wild"}) + wild,  # O-78
        wild_herbs=wild,
        rune_kinds=len({tile.symbols for tile in tiles if tile.type == "runestone"}),
        enchanted=sum(tile.is_enchanted for tile in tiles),
        completed=brew(state, seat)[1],
        twilight_goals=len(player.twilight_goals),
        copied_types=tuple(sorted(copied)),
        corner_cast=feats.corner_cast,
        shadows_received=feats.shadows_received,
        last_space=_by_round(feats.last_space),
        all_spaces=_by_round(feats.all_spaces),
        moonlight_drafts=feats.moonlight_drafts,
    )


def _by_round(noted: dict[Round, bool]) -> tuple[bool, bool]:
    return noted.get(Round.TWILIGHT, False), noted.get(Round.MOONLIGHT, False)


Task = Callable[[Facts], bool]


def _scores(category: str, least: int) -> Task:
    return lambda facts: facts.points[category] >= least


def _holds(type_: str, least: int) -> Task:
    return lambda facts: facts.tiles.get(type_, 0) >= least


def _lacks(type_: str) -> Task:
    return lambda facts: facts.tiles.get(type_, 0) == 0


def _totals(least: int) -> Task:
    return lambda facts: facts.total >= least


def _collects(types: int, each: int) -> Task:
    return lambda facts: facts.types_with(each) >= types


def _completes(least: int) -> Task:
    return lambda facts: facts.completed >= least


def _all_twilight_goals(facts: Facts) -> bool:
    return facts.twilight_goals == 3


def _both_mushroom_sets(facts: Facts) -> bool:
    return facts.mushrooms.get("tripti", 0) >= 3 and facts.mushrooms.get("duode", 0) >= 2


def _goal_points(least: int) -> Task:
    return lambda facts: facts.points["twilight"] + facts.points["moonlight"] >= least


SCENARIO_TASKS: dict[int, tuple[Task, ...]] = {
    1: (_scores("skulls", 10),),
    2: (_collects(1, 5),),
    3: (_completes(3),),
    4: (_scores("eggs", 20),),
    5: (_scores("herbs", 15),),
    6: (_both_mushroom_sets,),
    7: (_scores("skulls", 15), _lacks("mushroom")),
    8: (lambda facts: facts.herb_kinds >= 5, _lacks("feather")),
    9: (_scores("moonlight", 10), lambda facts: facts.rune_kinds >= 3),
    10: (_holds("feather", 7), _lacks("skull")),
    11: (lambda facts: facts.twilight_goals == 0, _collects(2, 5)),
    12: (_scores("concoctions", 20), _holds("egg", 6)),
    13: (_scores("herbs", 20), lambda facts: facts.twilight_goals >= 2),
    14: (_lacks("egg"), lambda facts: facts.shadows_received == 0),
    15: (_lacks("chest"), _completes(3), _holds("skull", 5)),
    16: (_scores("concoctions", 25), _lacks("mirror")),
    17: (_scores("moonlight", 12), _collects(8, 1), lambda facts: len(facts.copied_types) >= 2),
    18: (
        lambda facts: facts.moonlight_drafts == 0,
        lambda facts: facts.tiles.get("mirror", 0) + facts.wild_herbs == 0,
        lambda facts: facts.enchanted >= 5,
    ),
    19: (
        _goal_points(15),
        lambda facts: facts.types_with(1) <= 5,
        lambda facts: not facts.corner_cast,
    ),
    20: (_all_twilight_goals, _collects(1, 7), _completes(4)),
}

ACHIEVEMENTS: dict[int, Task] = {
    **{number: _totals(50 + 10 * number) for number in range(1, 7)},
    7: _scores("concoctions", 15),
    8: _scores("concoctions", 20),
    9: _scores("concoctions", 25),
    10: _scores("skulls", 20),
    11: _scores("feathers", 36),
    12: _scores("mushrooms", 30),
    13: _scores("herbs", 25),
    14: _scores("eggs", 30),
    15: _holds("runestone", 5),
    16: _holds("chest", 3),
    17: _holds("mirror", 3),
    18: _all_twilight_goals,
    19: _scores("moonlight", 7),
    20: _scores("moonlight", 10),
    21: _scores("moonlight", 15),
    22: lambda facts: any(facts.all_spaces),
    23: _collects(1, 7),
    24: _collects(1, 9),
    25: _collects(8, 2),
}


def scenario_tasks(number: int, scen16: str) -> tuple[Task, ...]:
    """The tasks beside the points; E-67 lets a table choose the last one of scenario 16."""
    if number != 16:
        return SCENARIO_TASKS[number]
    rounds = all if scen16 == "both" else any
    return *SCENARIO_TASKS[number], lambda facts: rounds(facts.last_space)


def scenario_met(state: State, seat: int, number: int) -> bool:
    """N-SCEN-1: the points and every task, in the same match."""
    facts = gather(state, seat)
    tasks = scenario_tasks(number, state.config.switches.scen16)
    reached = facts.total >= state.data.scenarios[number].points
    return reached and all(task(facts) for task in tasks)


def achievements_met(state: State, seat: int) -> list[int]:
    """All requirements met; E-70 limits how many may be marked, not which are met."""
    facts = gather(state, seat)
    return [number for number, task in ACHIEVEMENTS.items() if task(facts)]


def solo_rank(state: State) -> int:
    """N-SOLO-17: 0 for none, up to 7."""
    total = sum(score(state, 0).values())
    return sum(total >= threshold for threshold in state.data.solo_ranks)
