"""The schema of a Dominion pack: its files, their tables and fields."""

from __future__ import annotations

from typing import Final

from moonlit.packs.dominion import words
from moonlit.packs.evidence import GRADES, evidence_fields
from moonlit.packs.schema import Field, Files, Kind, ListOf, Table, TableOf, Text, Whole, YesNo

FORMAT: Final = 1

_ID: Final = Text(pattern="[a-z0-9_-]+", form="id")
_PROSE: Final = Text()
_CLAUSE: Final = Text(pattern="(D|E|O|K|KH)-[A-Z0-9-]+", form="clause")
_COUNT: Final = Whole(0, 999)
_BONUS: Final = Whole(1, 9)
_POINTS: Final = Whole(-99, 99)
_NAMES: Final = TableOf({language: Field(_PROSE) for language in words.LANGUAGES})
_NAMED: Final = TableOf({language: Field(Text(GRADES)) for language in words.LANGUAGES})


def _optional(kind: Kind) -> Field:
    return Field(kind, required=False)


def _row(**kinds: Kind | Field) -> dict[str, Field]:
    fields = {
        name: kind if isinstance(kind, Field) else Field(kind) for name, kind in kinds.items()
    }
    return fields | evidence_fields(_CLAUSE)


def _named(**kinds: Kind | Field) -> dict[str, Field]:
    return _row(id=_ID, names=_NAMES, named=_NAMED, **kinds)


def _cards(name: str, **more: Kind | Field) -> Table:
    """A table of cards; the bonuses are those at the head of a card's effect."""
    bonuses = {bonus: _optional(_BONUS) for bonus in ("cards", "actions", "buys", "coins")}
    types = ListOf(Text(words.TYPES), least=1)
    points = _optional(_POINTS)
    return Table(name, _named(cost=Whole(0, 99), types=types, points=points, **bonuses, **more))


_PILED: Final[dict[str, Kind]] = {"is_special_cost": YesNo(), "pile": Whole(1, 99)}

FILES: Final[Files] = {
    "pack.toml": (
        Table(
            "",
            {
                "id": Field(_ID),
                "title": Field(_PROSE),
                "game": Field(Text(("dominion",))),
                "format": Field(Whole(FORMAT, FORMAT)),
                "spec": Field(_PROSE),
            },
            many=False,
        ),
    ),
    "basic.toml": (_cards("basic"),),
    "base.toml": (_cards("base"),),
    "nocturne.toml": (
        _cards(
            "nocturne",
            heirloom=_optional(_ID),
            needs=_optional(ListOf(Text(words.NEEDS), least=1)),
        ),
    ),
    "extras.toml": (
        _cards("heirloom"),
        _cards("spirit", **_PILED),
        _cards("zombie"),
        _cards("other", **_PILED),
    ),
    "boons.toml": (Table("boon", _named(is_kept=YesNo(), gives_coin=YesNo())),),
    "hexes.toml": (Table("hex", _named()),),
    "states.toml": (
        Table(
            "state",
            _named(copies=Whole(1, 99), points=_optional(_POINTS), back_of=_optional(_ID)),
        ),
    ),
    "kingdoms.toml": (
        Table(
            "kingdom",
            _named(
                cards=ListOf(_ID, words.KINGDOM_SIZE, words.KINGDOM_SIZE),
                druid=_optional(ListOf(_ID, words.DRUIDS_BOONS, words.DRUIDS_BOONS)),
            ),
        ),
    ),
    "supply.toml": (
        Table(
            "size",
            _row(
                players=Whole(words.PLAYERS[0], words.PLAYERS[-1]),
                **dict.fromkeys((*words.IDS["basic"], "victory", "kingdom"), _COUNT),
            ),
            key="players",
        ),
        Table("box", _row(cards=_COUNT, heirlooms=_COUNT), many=False),
    ),
    "editions.toml": (
        Table(
            "switch",
            _row(
                id=Text(tuple(words.SWITCHES)),
                values=ListOf(Text(), least=2),
                clause=Text(pattern="[EO]-[0-9]+", form="clause"),
            ),
        ),
    ),
}
