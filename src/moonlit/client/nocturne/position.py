"""The plain table of a Nocturne view, read into typed values for drawing."""

from dataclasses import dataclass

from moonlit.core import plain
from moonlit.core.action import Action
from moonlit.core.codec import Plain
from moonlit.core.view import View

STAR = "star"
SHADOW = "shadow"


@dataclass(frozen=True, slots=True)
class Spell:
    """A token somewhere: on a tile, face-down in a cell, or on the Sprite Board (no cell)."""

    seat: int
    token: str
    cell: str = ""


@dataclass(frozen=True, slots=True)
class Decision:
    """What is being decided, by whom and about what."""

    kind: str
    seat: int | None
    token: str
    tile: str
    anchor: str
    is_first: bool


@dataclass(frozen=True, slots=True)
class Standing:
    """How everybody stands in a goal; `points` only where it brings points for each thing counted.

    `needed` is the count it takes, 0 where there is none.
    """

    round: str
    goal: int
    counts: tuple[int, ...]
    needed: int
    points: tuple[int, ...]
    leads: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Holder:
    """What lies in front of one player.

    `brewed` is the tier each own card has reached, `points` has None where a category is unknown.
    """

    supply: tuple[str, ...]
    lost: tuple[str, ...]
    tiles: tuple[str, ...]
    cards: tuple[str | None, ...]
    brewed: tuple[int, ...]
    copies: tuple[str | None, ...]
    control: tuple[str, ...]
    goals: tuple[int, ...]
    character: str
    ability: str
    is_ability_unused: bool
    points: tuple[int | None, ...] | None


@dataclass(frozen=True, slots=True)
class Position:
    """Everything one seat sees, and what it may do now."""

    round: str
    decision: Decision
    cells: tuple[str, ...]
    forest: dict[str, str]
    spells: tuple[Spell, ...]
    face_down: dict[str, Spell]
    passed: tuple[int, ...]
    spaces: int
    sprites: tuple[Spell, ...]
    slots: tuple[str | None, ...]
    stack: int
    deck: int
    drawn: tuple[str | None, ...]
    discards: tuple[str | None, ...]
    removed: tuple[str, ...]
    returned: tuple[str, ...]
    shadows: tuple[str, ...]
    goals: tuple[int, ...]
    moonlight: tuple[int | None, ...]
    standings: tuple[Standing, ...]
    solo_deck: int | None
    solo_card: str
    holders: tuple[Holder, ...]
    legal: tuple[Action, ...]

    @property
    def highest(self) -> Spell | None:
        """The spell to beat."""
        return self.spells[-1] if self.spells else None

    @property
    def has_secrets(self) -> bool:
        """Whether anybody holds cards that the others may not see."""
        return any(holder.cards for holder in self.holders)


def read_position(view: View) -> Position:
    """A view of Nocturne as a position."""
    table = view.table
    solo = table["solo"]
    return Position(
        round=plain.text(table["round"]),
        decision=_decision(plain.table(table["decision"])),
        cells=_texts(table["cells"]),
        forest={cell: plain.text(tile) for cell, tile in plain.table(table["forest"]).items()},
        spells=_spells(table["spells"]),
        face_down={spell.cell: spell for spell in _spells(table["face_down"])},
        passed=_numbers(table["passed"]),
        spaces=plain.number(table["spaces"]),
        sprites=_spells(table["sprites"]),
        slots=_maybe_texts(table["slots"]),
        stack=plain.number(table["stack"]),
        deck=plain.number(table["deck"]),
        drawn=_maybe_texts(table["drawn"]),
        discards=tuple(_rejected(row) for row in plain.rows(table["discards"])),
        removed=_texts(table["removed"]),
        returned=_known_cards(table["returned"]),
        shadows=_texts(table["shadows"]),
        goals=_numbers(table["goals"]),
        moonlight=_maybe_numbers(table["moonlight"]),
        standings=tuple(_standing(row) for row in plain.tables(table["standings"])),
        solo_deck=plain.number(solo["deck"]) if isinstance(solo, dict) else None,
        solo_card=_last(solo["flipped"]) if isinstance(solo, dict) else "",
        holders=tuple(_holder(seat) for seat in plain.tables(table["seats"])),
        legal=view.legal,
    )


def _decision(told: dict[str, Plain]) -> Decision:
    seat = told.get("seat")
    return Decision(
        kind=plain.text(told["kind"]),
        seat=seat if isinstance(seat, int) else None,
        token=_maybe(told.get("token")),
        tile=_maybe(told.get("tile")),
        anchor=_maybe(told.get("anchor")),
        is_first=told.get("first") is True,
    )


def _holder(seat: dict[str, Plain]) -> Holder:
    points = seat["points"]
    return Holder(
        supply=_texts(seat["supply"]),
        lost=_texts(seat["lost"]),
        tiles=_texts(seat["tiles"]),
        cards=_maybe_texts(seat["cards"]),
        brewed=_numbers(seat["brewed"] or []),
        copies=_maybe_texts(seat["copies"]),
        control=_texts(seat["control"]),
        goals=_numbers(seat["goals"]),
        character=_maybe(seat["character"]),
        ability=_maybe(seat["ability"]),
        is_ability_unused=seat["ability_unused"] is True,
        points=None if points is None else _maybe_numbers(points),
    )


def _standing(row: dict[str, Plain]) -> Standing:
    needed = row["needed"]
    return Standing(
        round=plain.text(row["round"]),
        goal=plain.number(row["goal"]),
        counts=_numbers(row["counts"]),
        needed=needed if isinstance(needed, int) else 0,
        points=_numbers(row["points"] or []),
        leads=_numbers(row["leads"]),
    )


def _rejected(row: list[Plain]) -> str | None:
    """A tile rejected from a chest, if the viewer may know it."""
    _, tile = row
    return tile if isinstance(tile, str) else None


def _known_cards(value: Plain) -> tuple[str, ...]:
    """The cards under the deck that the viewer put there."""
    batches = (_maybe_texts(batch["cards"]) for batch in plain.tables(value))
    return tuple(card for batch in batches for card in batch if card is not None)


def _spells(value: Plain) -> tuple[Spell, ...]:
    return tuple(Spell(plain.number(seat), *plain.texts(on)) for seat, *on in plain.rows(value))


def _maybe(value: Plain) -> str:
    return value if isinstance(value, str) else ""


def _last(value: Plain) -> str:
    flipped = _texts(value)
    return flipped[-1] if flipped else ""


def _texts(value: Plain) -> tuple[str, ...]:
    return tuple(plain.texts(value))


def _numbers(value: Plain) -> tuple[int, ...]:
    return tuple(plain.numbers(value))


def _maybe_texts(value: Plain) -> tuple[str | None, ...]:
    return tuple(item if isinstance(item, str) else None for item in plain.items(value))


def _maybe_numbers(value: Plain) -> tuple[int | None, ...]:
    return tuple(item if isinstance(item, int) else None for item in plain.items(value))
