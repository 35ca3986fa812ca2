"""The schema of a Nocturne pack: its files, their tables and fields."""

from __future__ import annotations

from typing import Final

from moonlit.packs.evidence import evidence_fields
from moonlit.packs.nocturne import words
from moonlit.packs.schema import (
    Field,
    Files,
    Kind,
    ListOf,
    Setting,
    Table,
    TableOf,
    Text,
    Whole,
    YesNo,
)

FORMAT: Final = 1

_ID: Final = Text(pattern="[A-Za-z0-9_-]+", form="id")
_SYMBOLS: Final = Text(pattern="[SFMHE]{0,2}", form="symbols")
_RECIPE: Final = Text(pattern="[SFMHE]{1,9}", form="recipe")
_CLAUSE: Final = Text(pattern="[NEOD]-[A-Z0-9-]+", form="clause")
_GRID_ROW: Final = Text(pattern="[#.]{1,7}", form="grid_row")
_PROSE: Final = Text()
_POINTS: Final = Whole(0, 99)

_EVIDENCE: Final = evidence_fields(_CLAUSE)


def _optional(kind: Kind) -> Field:
    return Field(kind, required=False)


def _row(**kinds: Kind | Field) -> dict[str, Field]:
    fields = {
        name: kind if isinstance(kind, Field) else Field(kind) for name, kind in kinds.items()
    }
    return fields | _EVIDENCE


def _score(kind: Kind) -> dict[str, Field]:
    return _row(points=kind)


_CONDITION: Final = TableOf(
    {
        "what": Field(Text(tuple(words.COUNTS))),
        "at_least": _optional(Whole(1, 200)),
        "at_most": _optional(Whole(0, 200)),
        "categories": _optional(ListOf(Text(words.CATEGORIES), least=1)),
        "type": _optional(Text(words.TILE_TYPES)),
        "kind": _optional(_ID),
        "tiles": _optional(Whole(1, 80)),
        "round": _optional(Text(words.ROUNDS)),
        "switch": _optional(Text(tuple(words.SWITCHES))),
        "value": _optional(Setting()),
    }
)
_BREW: Final = _row(
    id=_ID,
    recipe=ListOf(_RECIPE, least=1, most=2),
    points=ListOf(Whole(1, 99), least=1, most=2),
)
_GOAL_ID: Final = Whole(1, 12)
_GOALS: Final = ListOf(_GOAL_ID, least=3, most=3)
_PLAYERS: Final = Whole(1, 4)


def _scores(least: int, count: int) -> ListOf:
    return ListOf(Whole(least, 99), count, count)


FILES: Final[Files] = {
    "pack.toml": (
        Table(
            "",
            {
                "id": Field(_ID),
                "title": Field(_PROSE),
                "game": Field(Text(("nocturne",))),
                "format": Field(Whole(FORMAT, FORMAT)),
                "spec": Field(_PROSE),
            },
            many=False,
        ),
    ),
    "tiles.toml": (
        Table(
            "tile",
            _row(
                id=_ID,
                type=Text(words.TILE_TYPES),
                kind=_optional(_ID),
                points=_optional(Whole(-99, 99)),
                symbols=_SYMBOLS,
            ),
        ),
    ),
    "concoctions.toml": (Table("starter", _BREW), Table("concoction", _BREW)),
    "goals.toml": (
        Table(
            "twilight",
            _row(
                id=_GOAL_ID,
                rule=Text(tuple(words.TWILIGHT_RULES)),
                number=_optional(Whole(1, 25)),
                timing=Text(words.TIMINGS),
            ),
        ),
        Table(
            "moonlight",
            _row(
                id=_GOAL_ID,
                rule=Text(tuple(words.MOONLIGHT_RULES)),
                points=Whole(1, 99),
                size=_optional(Whole(1, 25)),
                shape=_optional(ListOf(_GRID_ROW, least=1, most=7)),
            ),
        ),
    ),
    "characters.toml": (
        Table(
            "character",
            _row(
                id=Text(words.CHARACTERS),
                symbol=Text(tuple(words.SYMBOLS)),
                ability=Text(words.ABILITIES),
                number=_optional(Whole(1, 10)),
            ),
        ),
    ),
    "solo.toml": (
        Table(
            "card",
            _row(
                id=_ID,
                direction=Text(words.DIRECTIONS),
                power=Text(words.POWER_RULES),
                number=_optional(Whole(1, 10)),
                dedicates=YesNo(),
                start=Whole(1, 10),
            ),
        ),
    ),
    "scenarios.toml": (
        Table(
            "scenario",
            _row(
                id=Whole(1, words.SCENARIOS),
                level=Text(words.LEVELS),
                character=Text(words.CHARACTERS),
                twilight=_GOALS,
                moonlight=_GOALS,
                points=Whole(1, 200),
                tasks=ListOf(ListOf(_CONDITION, least=1), least=1, most=3),
            ),
        ),
    ),
    "achievements.toml": (
        Table("achievement", _row(id=Whole(1, 25), needs=_CONDITION)),
        Table("track", _row(spaces=Whole(1, 200)), many=False),
    ),
    "variants.toml": (
        Table(
            "variant",
            _row(id=Text(words.VARIANTS), clause=_CLAUSE, number=_optional(Whole(1, 9))),
        ),
    ),
    "tokens.toml": (
        Table(
            "size",
            _row(
                players=_PLAYERS,
                numbers=ListOf(Whole(1, 7), least=1),
                stars=Whole(1, 1),
                rows=Whole(1, 7),
                columns=Whole(1, 7),
                slots=Whole(1, 6),
                spaces=Whole(1, 6),
            ),
            key="players",
        ),
        Table("slot", _row(row=Whole(0, 6), column=Whole(0, 6), players=_PLAYERS), key=""),
        Table("shadow", _row(numbers=ListOf(Whole(5, 10), 6, 6)), many=False),
        Table("family", _row(removed=ListOf(Whole(1, 7))), many=False),
    ),
    "layouts.toml": (
        Table(
            "layout",
            _row(
                id=_ID,
                players=ListOf(_PLAYERS, least=1, most=4),
                grid=ListOf(_GRID_ROW, least=1, most=7),
                corners=ListOf(ListOf(Whole(0, 6), 2, 2), 4, 4),
            ),
        ),
    ),
    "scoring.toml": (
        Table("feathers", _score(_scores(0, 7)), many=False),
        Table("tripti", _score(_scores(0, 3)), many=False),
        Table("duode", _score(_scores(0, 2)), many=False),
        Table("herbs", _score(_scores(0, 5)), many=False),
        Table("eggs", _score(_scores(0, 4)), many=False),
        Table("solo_eggs", _score(_scores(0, 5)), many=False),
        Table("chest", _score(Whole(-99, 0)), many=False),
        Table("leftover", _score(_POINTS), many=False),
        Table("twilight_goal", _score(_POINTS), many=False),
        Table("unused_ability", _score(_POINTS), many=False),
        Table("precious_stone", _score(_POINTS), many=False),
        Table("rank", _row(id=_ID, at=Whole(1, 999))),
    ),
    "editions.toml": (
        Table(
            "difference",
            _row(
                id=Text(pattern="E-[0-9]+", form="difference"),
                section=Text(words.DIFFERENCE_SECTIONS),
                switch=_optional(Text(tuple(words.SWITCHES))),
                scope=_optional(Text(words.SCOPES)),
            ),
        ),
        Table(
            "ruling",
            _row(
                id=Text(pattern="O-[0-9]+", form="ruling"),
                section=Text(words.RULING_SECTIONS),
                switch=_optional(Text(tuple(words.SWITCHES))),
            ),
        ),
        Table(
            "switch",
            _row(
                id=Text(tuple(words.SWITCHES)),
                values=ListOf(Setting(), least=2),
                best=Setting(),
                en=Setting(),
                de=Setting(),
                pl=Setting(),
            ),
        ),
    ),
}
