"""Can every solo scenario be completed? A player with the scenario in mind tries deal after deal.

    python -m tools.scenarios --bot seeker@40 --deals 20 --json
    python -m tools.scenarios --bot nightfox@2000 --only 1 --only 2 --keep FOLDER

`seeker@N` sees what any player sees. It deals the unknown anew N times for every move that the
tables like, plays each world to its end by the tables, and takes the move after which least is
missing of the scenario's points and tasks. Any other name is a bot, which plays for points alone.
Use the compiled engine, from the top of the repository.
"""

import argparse
import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from moonlit.bots.bot import Bot, make_bot
from moonlit.bots.nocturne.brain import hopes_for
from moonlit.bots.nocturne.judge import weigh_by_tables
from moonlit.bots.nocturne.policy import best_move
from moonlit.bots.nocturne.worth import PLAIN_TASTE, WAITING, Worth
from moonlit.core.action import Action
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.frame import frame_kind
from moonlit.core.game import Config
from moonlit.core.journal import Journal
from moonlit.core.record import Record, write_record
from moonlit.core.view import View
from moonlit.games import load_game
from moonlit.games.nocturne import moves, rules
from moonlit.games.nocturne.achievements import counted, holds
from moonlit.games.nocturne.frames import START
from moonlit.games.nocturne.meta import Nocturne, load
from moonlit.games.nocturne.state import TWILIGHT, State
from moonlit.games.nocturne.worlds import redeal
from moonlit.lab.plan import make_plan
from moonlit.packs.nocturne.tables import Condition, Scenario
from moonlit.table.match import Match

SEEKER = "seeker"
# Moves looked at, and the points that a task not done is thought to be away for every step.
WIDTH = 8
STEP = 4.0
UNDONE = 6.0
# Points beyond what is asked for are a reserve, worth little.
SPARE = 0.1
# Passing instead of starting is worth more than most tiles.
PATIENT = 6.0
FIRST_SEED = 8_000_000


def missing(game: Nocturne, state: State, scenario: Scenario) -> float:
    """How far the end of a match is from the scenario, in points; below nought if it is met."""
    config = state.terms.config
    total = int(sum(state.sheets))
    away = max(scenario.points - total, 0) - SPARE * max(total - scenario.points, 0)
    for task in scenario.tasks:
        for condition in task:
            if not holds(game.pack, config, state, 0, condition):
                away += UNDONE + STEP * _steps(game, state, condition)
    return away


def _steps(game: Nocturne, state: State, condition: Condition) -> float:
    """How many points or things a condition is away from being kept."""
    count = counted(game.pack, state, 0, condition)
    bound = condition.at_most if condition.at_least is None else condition.at_least
    assert bound is not None
    size = 4.0 if condition.what == "points" else 1.0
    return abs(count - bound) / size


class Seeker:
    """Plays for what a scenario asks: every move is tried in worlds played out by the tables."""

    def __init__(self, game: Nocturne, config: Config, worlds: int, dice: Dice) -> None:
        self._game = game
        self._config = config
        self._worlds = worlds
        self._dice = dice
        number = config["scenario"]
        assert isinstance(number, int)
        self._scenario = game.pack.scenarios[number - 1]

    def choose(self, view: View) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        world = self._game.determinize(view, self._config, self._dice)
        values = weigh_by_tables(world, Worth(world, hopes_for(world.terms), PLAIN_TASTE))
        order = sorted(range(len(values)), key=lambda index: -values[index])[:WIDTH]
        # Not to act is often what a scenario asks for, however little the tables like it.
        order += [index for index in (len(values) - 1, 0) if index not in order]
        ends: dict[int, list[float]] = {index: [] for index in order}
        for _ in range(self._worlds):
            redeal(world, 0, self._dice)
            taste = self._taste()
            for index in order:
                ends[index].append(self._away(world.clone(), moves.move_at(world, index), taste))
        best = min(order, key=lambda index: _hoped(ends[index]))
        return self._game.action(world, moves.move_at(world, best))

    def _taste(self) -> list[float]:
        """Every look ahead likes other things, and every third would rather wait in Twilight."""
        taste = [weight * (0.2 + self._dice.below(161) / 100) for weight in PLAIN_TASTE]
        if self._dice.below(3) == 0:
            taste[WAITING] = PATIENT
        return taste

    def _away(self, state: State, move: int, taste: list[float]) -> float:
        """Play on to the end and see what is missing."""
        silent, hopes = Journal(False), hopes_for(state.terms)
        rules.apply(state, silent, move)
        worth = Worth(state, hopes, taste)
        while state.pending:
            if frame_kind(state.pending[-1]) == START:
                if state.round != TWILIGHT:
                    taste = [*taste[:WAITING], PLAIN_TASTE[WAITING], *taste[WAITING + 1 :]]
                worth = Worth(state, hopes, taste)
            rules.apply(state, silent, best_move(state, worth))
        return missing(self._game, state, self._scenario)


def _hoped(ends: list[float]) -> float:
    """The better half counts: whoever knows the scenario will not play like the worse one."""
    better = sorted(ends)[: (len(ends) + 1) // 2]
    return sum(better) / len(better)


@dataclass(frozen=True, slots=True)
class Attempt:
    """One match: its points, which tasks were done, and whether that completes the scenario."""

    record: Record
    points: int
    tasks: tuple[bool, ...]
    is_completed: bool


@dataclass(frozen=True, slots=True)
class Row:
    """What came of a scenario; `at` is the first deal that completed it, none if no one did."""

    scenario: int
    needed: int
    tries: int
    completed: int
    at: int | None
    best: int
    tasks_done: tuple[int, ...]


def seat(name: str, game: Nocturne, config: Config, seed: int) -> Bot:
    """The seeker, or a bot."""
    kind, _, worlds = name.partition("@")
    if kind == SEEKER:
        return Seeker(game, config, int(worlds), Dice(seed))
    return make_bot(name, load_game(game.id), config, seed)


def play(game: Nocturne, name: str, number: int, deal: int) -> Attempt:
    """One deal of a scenario, alone."""
    options: dict[str, Plain] = {"players": 1, "mode": "advanced", "scenario": number}
    plan = make_plan(game.id, options, ("random",), FIRST_SEED + deal, 1)
    table = Match.begin(load_game(game.id), plan.config, plan.key(0))
    bot = seat(name, game, plan.config, plan.bot_seed(0, 0))
    while seats := table.to_act():
        table.act(bot.choose(table.view(seats[0])), table.version)
    record = table.record()
    outcome = table.outcome()
    assert outcome is not None
    return Attempt(record, outcome.totals[0], *_done(outcome.notes))


def _done(notes: Mapping[str, Any]) -> tuple[tuple[bool, ...], bool]:
    """The tasks that were done, and whether the scenario was completed."""
    (met,), (tasks,) = notes["met"], notes["tasks"]
    return tuple(tasks), bool(met["scenarios"])


def attempts(
    game: Nocturne, name: str, number: int, deals: int, is_thorough: bool
) -> Iterator[Attempt]:
    """Deal after deal, until one is completed unless all are asked for."""
    for deal in range(deals):
        attempt = play(game, name, number, deal)
        yield attempt
        if attempt.is_completed and not is_thorough:
            return


def row_of(number: int, needed: int, tried: list[Attempt]) -> Row:
    """A scenario's line of the table; `best` are the most points with all tasks done."""
    done = [attempt.points for attempt in tried if all(attempt.tasks)]
    completed = [place for place, attempt in enumerate(tried) if attempt.is_completed]
    tasks = tuple(sum(column) for column in zip(*(one.tasks for one in tried), strict=True))
    at = completed[0] if completed else None
    return Row(number, needed, len(tried), len(completed), at, max(done, default=0), tasks)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--bot", default="seeker@20")
    options.add_argument("--deals", type=int, default=10)
    options.add_argument("--only", type=int, action="append")
    options.add_argument("--all", action="store_true", help="do not stop at the first success")
    options.add_argument("--keep", type=Path, help="where to write the first success of each")
    options.add_argument("--json", action="store_true")
    given = options.parse_args()
    game = load(None)
    for scenario in game.pack.scenarios:
        if given.only and scenario.id not in given.only:
            continue
        tried = [*attempts(game, given.bot, scenario.id, given.deals, given.all)]
        row = row_of(scenario.id, scenario.points, tried)
        if given.keep and row.at is not None:
            given.keep.mkdir(parents=True, exist_ok=True)
            path = given.keep / f"{scenario.id:02}.json"
            path.write_text(write_record(tried[row.at].record), "utf-8")
        print(json.dumps(asdict(row)) if given.json else told(row), flush=True)


def told(row: Row) -> str:
    """A line for people."""
    at = "never" if row.at is None else f"deal {row.at}"
    best = f"best {row.best} of {row.needed}"
    return f"{row.scenario:2}  {row.completed} of {row.tries}  {at}, {best}, tasks {row.tasks_done}"


if __name__ == "__main__":
    main()
