"""Puzzles: positions out of matches that have one clearly best action."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any, Final

from moonlit.bots.bot import make_bot
from moonlit.core.action import parse_action
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.game import Game
from moonlit.core.record import Record
from moonlit.games import AnyState
from moonlit.games.nocturne import moves
from moonlit.lab.judging import Judge
from moonlit.lab.luck import Step, steps_of
from moonlit.lab.plan import Plan
from moonlit.table.match import Match

FILE: Final = "puzzles.toml"
# The best action must be ahead by so many points of the lead, also after ten times the search.
LEAST_GAP: Final = 4.0
ITERATIONS: Final = 400
LONGER: Final = 10
FEWEST_OPTIONS: Final = 3


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A match up to a decision, the best action there and the next best, and the points between."""

    config: dict[str, Plain]
    key: str
    actions: tuple[str, ...]
    best: str
    second: str
    gap: float

    def record(self, game: Game[AnyState]) -> Record:
        """The match so far; nobody is kept from going on with it."""
        return Record(
            game.id,
            game.rules_version,
            game.pack_hash(self.config),
            self.config,
            bytes.fromhex(self.key),
            tuple(map(parse_action, self.actions)),
        )


def self_play(game: Game[AnyState], plan: Plan, number: int) -> Record:
    """The record of one match of a plan."""
    match = Match.begin(game, plan.config, plan.key(number))
    bots = [
        make_bot(plan.bots[place], game, plan.config, plan.bot_seed(number, place))
        for place in plan.seating(number)
    ]
    while seats := match.to_act():
        match.act(bots[seats[0]].choose(match.view(seats[0])), match.version)
    return match.record()


def harvest(
    game: Game[AnyState], record: Record, *, iterations: int = ITERATIONS, seed: int = 0
) -> Iterator[Puzzle]:
    """The decisions of a match with one clearly best action, by what its seat can know."""
    dice = Dice(seed)
    quick, careful = Judge(iterations, dice), Judge(LONGER * iterations, dice)
    for step in steps_of(game, record):
        if moves.move_count(step.before) >= FEWEST_OPTIONS:
            gap = quick.gap(step.before)
            if gap.points >= LEAST_GAP:
                again = careful.gap(step.before)
                if again.best == gap.best and again.points >= LEAST_GAP:
                    yield _puzzle(game, record, step, again.best, again.second, again.points)


def _puzzle(
    game: Game[AnyState], record: Record, step: Step, best: int, second: int, points: float
) -> Puzzle:
    return Puzzle(
        dict(record.config),
        record.key.hex(),
        tuple(str(action) for action in record.actions[: step.version - 1]),
        str(game.action(step.before, best)),
        str(game.action(step.before, second)),
        round(points, 1),
    )


def write_puzzles(puzzles: Iterable[Puzzle]) -> str:
    """Puzzles as TOML; everything that is no number is written as JSON, which TOML reads."""
    return "\n".join(_written(one) for one in puzzles)


def _written(one: Puzzle) -> str:
    lines = [
        "[[puzzle]]",
        f"config = {json.dumps(json.dumps(one.config, sort_keys=True))}",
        f"key = {json.dumps(one.key)}",
        f"actions = {json.dumps(', '.join(one.actions))}",
        f"best = {json.dumps(one.best)}",
        f"second = {json.dumps(one.second)}",
        f"gap = {one.gap}",
    ]
    return "\n".join(lines) + "\n"


def read_puzzles(text: str) -> tuple[Puzzle, ...]:
    """The puzzles that `write_puzzles` wrote."""
    return tuple(_read(row) for row in tomllib.loads(text).get("puzzle", []))


def _read(row: dict[str, Any]) -> Puzzle:
    actions = tuple(row["actions"].split(", ")) if row["actions"] else ()
    config = json.loads(row["config"])
    return Puzzle(config, row["key"], actions, row["best"], row["second"], row["gap"])


@cache
def own_puzzles() -> tuple[Puzzle, ...]:
    """The puzzles that come with Moonlit."""
    return read_puzzles((files("moonlit.lab") / FILE).read_text("utf-8"))


def of_day(puzzles: Sequence[Puzzle], day: date) -> int:
    """The place of a day's puzzle: each has its day before the first comes again."""
    return day.toordinal() % len(puzzles)
