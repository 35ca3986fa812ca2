"""Every kind of question the rules can ask: read from the source, and a position that asks it."""

import ast
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import moonlit.games.dominion
from moonlit.core.codec import Plain
from moonlit.games.dominion import asking, notation, state
from tests.games.dominion.table import Table

POSITIONS = Path(__file__).with_suffix(".toml")
RULES = Path(moonlit.games.dominion.__file__).parent
ASKING = {
    "ask_pick": "pick",
    "put_pick": "pick",
    "ask_order_back": "pick",
    "ask_pile": "pile",
    "ask_may": "may",
    "ask_order": "order",
    "ask_boon": "boon",
}
# Cards and States that ask through a number of their own, and what sets off several effects.
NUMBERED = {
    "s.terms.changeling": "changeling",
    "s.terms.tracker": "tracker",
    "s.terms.moat": "moat",
    "WOODS_STATE": "lost_in_the_woods",
    "START_OF_TURN": "start_of_turn",
    "kind": "gain",
}


@dataclass(frozen=True, slots=True)
class Asked:
    """Who asks for what: `pick discard hand` by `cellar`."""

    asker: str
    kind: str


def every_question() -> set[Asked]:
    """All that is asked anywhere in the rules, read from their source."""
    return {found for path in sorted(RULES.rglob("*.py")) for found in _asked_in(path)}


def _asked_in(path: Path) -> Iterator[Asked]:
    if path.name == "asking.py":
        return
    for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
            continue
        if call.func.id in ASKING:
            yield _asked(path, call.func.id, [ast.unparse(one) for one in call.args])


def _asked(path: Path, name: str, arguments: list[str]) -> Asked:
    """The arguments after the state and the seat are the verb, the asker and the zone, if any."""
    kind, given = ASKING[name], arguments[2:]
    match name:
        case "ask_order_back":
            return Asked(_asker(path, given[0]), _kind("pick", asking.DO_TOPDECK, state.LOOKED))
        case "ask_pick" | "put_pick":
            verb, zone = getattr(asking, given[0]), getattr(state, given[2])
            return Asked(_asker(path, given[1]), _kind(kind, verb, zone))
        case "ask_may":
            return Asked(_asker(path, given[1]), _kind(kind, getattr(asking, given[0])))
    verbs = {"pile": asking.DO_GAIN, "order": asking.DO_RESOLVE, "boon": asking.DO_RECEIVE}
    return Asked(_asker(path, given[0]), _kind(kind, verbs[kind]))


def _asker(path: Path, argument: str) -> str:
    return NUMBERED.get(argument, path.stem)


def _kind(kind: str, verb: int, zone: int | None = None) -> str:
    words = (kind, notation.VERBS[verb], *(() if zone is None else (notation.ZONES[zone],)))
    return " ".join(words)


@dataclass(frozen=True, slots=True)
class Reached:
    """A written position and the actions after which `seat` is asked."""

    asker: str
    kind: str
    first: str
    second: str = ""
    actions: tuple[str, ...] = ()
    seat: int = 0
    position: dict[str, Plain] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return f"{self.asker}: {self.kind}"

    def table(self) -> Table:
        laid: dict[str, Any] = deepcopy(self.position)
        return Table(self.first, self.second, **laid).do(*self.actions)


def every_position() -> list[Reached]:
    """A position for everybody who asks, for each of their questions."""
    rows: list[dict[str, Any]] = tomllib.loads(POSITIONS.read_text(encoding="utf-8"))["question"]
    return [
        Reached(
            row.pop("asker"),
            row.pop("kind"),
            row.pop("first"),
            row.pop("second", ""),
            tuple(row.pop("actions", ())),
            row.pop("seat", 0),
            row,
        )
        for row in rows
    ]
