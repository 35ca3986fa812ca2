"""Puzzles: positions out of matches that have one clearly best action."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any, Final

from moonlit.core.action import parse_action
from moonlit.core.codec import Plain
from moonlit.core.game import Game
from moonlit.core.record import Record
from moonlit.games import AnyState

FILE: Final = "puzzles.toml"


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
    return read_puzzles((files("moonlit.review") / FILE).read_text("utf-8"))


def of_day(puzzles: Sequence[Puzzle], day: date) -> int:
    """The place of a day's puzzle: each has its day before the first comes again."""
    return day.toordinal() % len(puzzles)
