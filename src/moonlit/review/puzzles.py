"""Puzzles: positions out of matches that have one clearly best action."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, Final, Literal, Protocol, cast

from moonlit.core.action import parse_action
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.errors import IllegalAction
from moonlit.core.game import Config, Game
from moonlit.core.record import Record, last_state
from moonlit.games import GAMES, AnyState, check_game

FILE: Final = "puzzles.toml"
# How hard a puzzle is, by the weakest bot that finds its best action.
Grade = Literal["easy", "medium", "hard"]
EASY: Final[Grade] = "easy"
MEDIUM: Final[Grade] = "medium"
HARD: Final[Grade] = "hard"
GRADES: Final = (EASY, MEDIUM, HARD)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A match up to a decision, the best action there and the next best, and what lies between.

    The `gap` is in the measure of the game. `advice` is what was found out about every action, as
    the game's adviser writes it; nothing where that was not kept.
    """

    config: dict[str, Plain]
    key: str
    actions: tuple[str, ...]
    best: str
    second: str
    gap: float
    grade: Grade = MEDIUM
    advice: dict[str, Plain] = field(default_factory=dict)

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

    def state(self, game: Game[AnyState]) -> AnyState:
        """The truth at the decision."""
        return last_state(game, self.record(game))


@dataclass(frozen=True, slots=True)
class Gap:
    """The best move, the one that comes nearest, and how far behind, in the game's measure."""

    best: int
    second: int
    points: float
    error: float


class Finding(Protocol):
    """What the module `finding` of a game holds: how its puzzles are looked for."""

    # Who plays the matches, and how often each position is looked ahead from at first.
    BOTS: tuple[str, ...]
    ITERATIONS: int
    # The best action must be ahead by so much.
    LEAST_GAP: float
    # By grade: who finds its best actions, more often than not. Nobody finds the others.
    FINDERS: dict[Grade, str]

    def options_of(self, number: int) -> dict[str, Plain]:
        """What a match is played with, by its number."""

    def gap_of(self, state: AnyState, iterations: int, dice: Dice) -> Gap | None:
        """How far the best move is ahead, by what its seat can know; none where little is asked."""

    def advice_on(
        self, game: Game[AnyState], state: AnyState, config: Config, gap: Gap, iterations: int
    ) -> tuple[dict[str, Plain], float]:
        """What is to be told of the actions once one is found, the best first, and the gap by that.

        Nothing where the figures do not bear out what was found.
        """


def finding_of(game: str) -> Finding:
    """How puzzles of a game are looked for. Raises IllegalAction where they are not."""
    check_game(game)
    folder = f"moonlit.review.{game}"
    if find_spec(folder) is None or find_spec(f"{folder}.finding") is None:
        raise IllegalAction("no-puzzles-of-game")
    return cast("Finding", import_module(f"{folder}.finding"))


def write_puzzles(puzzles: Iterable[Puzzle]) -> str:
    """Puzzles as TOML; everything that is no number is written as JSON, which TOML reads."""
    return "\n".join(_written(one) for one in puzzles)


def _written(one: Puzzle) -> str:
    lines = [
        "[[puzzle]]",
        f"config = {_twice(one.config)}",
        f"key = {json.dumps(one.key)}",
        f"actions = {json.dumps(', '.join(one.actions))}",
        f"best = {json.dumps(one.best)}",
        f"second = {json.dumps(one.second)}",
        f"gap = {one.gap}",
        f"grade = {json.dumps(one.grade)}",
        f"advice = {_twice(one.advice)}",
    ]
    return "\n".join(lines) + "\n"


def _twice(facts: dict[str, Plain]) -> str:
    return json.dumps(json.dumps(facts, sort_keys=True, separators=(",", ":")))


def read_puzzles(text: str) -> tuple[Puzzle, ...]:
    """The puzzles that `write_puzzles` wrote."""
    return tuple(_read(row) for row in tomllib.loads(text).get("puzzle", []))


def _read(row: dict[str, Any]) -> Puzzle:
    actions = tuple(row["actions"].split(", ")) if row["actions"] else ()
    return Puzzle(
        json.loads(row["config"]),
        row["key"],
        actions,
        row["best"],
        row["second"],
        row["gap"],
        row["grade"],
        json.loads(row["advice"]),
    )


@cache
def games_with_puzzles() -> tuple[str, ...]:
    """The games that puzzles come with."""
    return tuple(game for game in GAMES if (files("moonlit.review") / game / FILE).is_file())


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that come with Moonlit. Raises IllegalAction where there are none."""
    check_game(game)
    if game not in games_with_puzzles():
        raise IllegalAction("no-puzzles-of-game")
    return read_puzzles((files("moonlit.review") / game / FILE).read_text("utf-8"))


def of_day(puzzles: Sequence[Puzzle], day: date) -> int:
    """The place of a day's puzzle: each has its day before the first comes again."""
    return day.toordinal() % len(puzzles)
