"""Builds the frozen tables of a Nocturne pack from rows that have been checked."""

from __future__ import annotations

from moonlit.packs.evidence import evidence_of
from moonlit.packs.nocturne.conditions import build_condition, condition_rows, tasks_of
from moonlit.packs.nocturne.tables import (
    Achievement,
    Character,
    Concoction,
    Difference,
    Editions,
    Layout,
    MoonlightGoal,
    Pack,
    Rank,
    Ruling,
    Scenario,
    Scoring,
    Slot,
    SoloCard,
    Switch,
    SwitchValue,
    TableSize,
    Tile,
    Tokens,
    TwilightGoal,
    Variant,
)
from moonlit.packs.rows import Rows
from moonlit.packs.source import Row

_SCORES = (
    "feathers",
    "tripti",
    "duode",
    "herbs",
    "eggs",
    "solo_eggs",
    "chest",
    "leftover",
    "twilight_goal",
    "unused_ability",
    "precious_stone",
)


def build_pack(rows: Rows, digest: str, before: tuple[str, ...]) -> Pack:
    """The whole pack; the rows must have passed every check."""
    head = rows["pack"][0]
    return Pack(
        id=head.text("id"),
        title=head.text("title"),
        game=head.text("game"),
        format=head.whole("format"),
        spec=head.text("spec"),
        digest=digest,
        before=before,
        tiles=tuple(map(_tile, rows["tile"])),
        starters=tuple(map(_concoction, rows["starter"])),
        concoctions=tuple(map(_concoction, rows["concoction"])),
        twilight_goals=tuple(map(_twilight, rows["twilight"])),
        moonlight_goals=tuple(map(_moonlight, rows["moonlight"])),
        characters=tuple(map(_character, rows["character"])),
        solo_cards=tuple(map(_solo_card, rows["card"])),
        scenarios=tuple(map(_scenario, rows["scenario"])),
        achievements=tuple(map(_achievement, rows["achievement"])),
        track_spaces=rows["track"][0].whole("spaces"),
        variants=tuple(map(_variant, rows["variant"])),
        tokens=_tokens(rows),
        layouts=tuple(map(_layout, rows["layout"])),
        scoring=_scoring(rows),
        editions=_editions(rows),
    )


def _tile(row: Row) -> Tile:
    return Tile(
        id=row.text("id"),
        type=row.text("type"),
        kind=row.text("kind"),
        points=row.whole("points"),
        symbols=row.text("symbols"),
        evidence=evidence_of(row),
    )


def _concoction(row: Row) -> Concoction:
    return Concoction(row.text("id"), row.texts("recipe"), row.wholes("points"), evidence_of(row))


def _twilight(row: Row) -> TwilightGoal:
    return TwilightGoal(
        id=row.whole("id"),
        rule=row.text("rule"),
        number=row.whole("number"),
        timing=row.text("timing"),
        evidence=evidence_of(row),
    )


def _moonlight(row: Row) -> MoonlightGoal:
    return MoonlightGoal(
        id=row.whole("id"),
        rule=row.text("rule"),
        points=row.whole("points"),
        size=row.whole("size"),
        shape=row.texts("shape"),
        evidence=evidence_of(row),
    )


def _character(row: Row) -> Character:
    return Character(
        id=row.text("id"),
        symbol=row.text("symbol"),
        ability=row.text("ability"),
        number=row.whole("number"),
        evidence=evidence_of(row),
    )


def _solo_card(row: Row) -> SoloCard:
    return SoloCard(
        id=row.text("id"),
        direction=row.text("direction"),
        power=row.text("power"),
        number=row.whole("number"),
        dedicates=row.flag("dedicates"),
        start=row.whole("start"),
        evidence=evidence_of(row),
    )


def _scenario(row: Row) -> Scenario:
    return Scenario(
        id=row.whole("id"),
        level=row.text("level"),
        character=row.text("character"),
        twilight=row.wholes("twilight"),
        moonlight=row.wholes("moonlight"),
        points=row.whole("points"),
        tasks=tuple(
            tuple(build_condition(values) for values in task if isinstance(values, dict))
            for task in tasks_of(row)
        ),
        evidence=evidence_of(row),
    )


def _achievement(row: Row) -> Achievement:
    (needs,) = condition_rows([row])
    return Achievement(row.whole("id"), build_condition(needs.values), evidence_of(row))


def _variant(row: Row) -> Variant:
    return Variant(row.text("id"), row.text("clause"), row.whole("number"), evidence_of(row))


def _tokens(rows: Rows) -> Tokens:
    shadow, family = rows["shadow"][0], rows["family"][0]
    return Tokens(
        sizes=tuple(map(_size, rows["size"])),
        slots=tuple(
            Slot(row.whole("row"), row.whole("column"), row.whole("players"), evidence_of(row))
            for row in rows["slot"]
        ),
        shadow=shadow.wholes("numbers"),
        family_removed=family.wholes("removed"),
        evidence=(("shadow", evidence_of(shadow)), ("family", evidence_of(family))),
    )


def _size(row: Row) -> TableSize:
    return TableSize(
        players=row.whole("players"),
        numbers=row.wholes("numbers"),
        stars=row.whole("stars"),
        rows=row.whole("rows"),
        columns=row.whole("columns"),
        slots=row.whole("slots"),
        spaces=row.whole("spaces"),
        evidence=evidence_of(row),
    )


def _layout(row: Row) -> Layout:
    return Layout(
        id=row.text("id"),
        players=row.wholes("players"),
        grid=row.texts("grid"),
        corners=row.pairs("corners"),
        evidence=evidence_of(row),
    )


def _scoring(rows: Rows) -> Scoring:
    def points(name: str) -> tuple[int, ...]:
        return rows[name][0].wholes("points")

    def single(name: str) -> int:
        return rows[name][0].whole("points")

    return Scoring(
        feathers=points("feathers"),
        tripti=points("tripti"),
        duode=points("duode"),
        herbs=points("herbs"),
        eggs=points("eggs"),
        solo_eggs=points("solo_eggs"),
        chest=single("chest"),
        leftover=single("leftover"),
        twilight_goal=single("twilight_goal"),
        unused_ability=single("unused_ability"),
        precious_stone=single("precious_stone"),
        ranks=tuple(Rank(r.text("id"), r.whole("at"), evidence_of(r)) for r in rows["rank"]),
        evidence=tuple((name, evidence_of(rows[name][0])) for name in _SCORES),
    )


def _editions(rows: Rows) -> Editions:
    return Editions(
        differences=tuple(map(_difference, rows["difference"])),
        rulings=tuple(map(_ruling, rows["ruling"])),
        switches=tuple(map(_switch, rows["switch"])),
    )


def _difference(row: Row) -> Difference:
    return Difference(
        id=row.text("id"),
        section=row.text("section"),
        switch=row.text("switch"),
        scope=row.text("scope"),
        evidence=evidence_of(row),
    )


def _ruling(row: Row) -> Ruling:
    return Ruling(
        id=row.text("id"),
        section=row.text("section"),
        switch=row.text("switch"),
        evidence=evidence_of(row),
    )


def _switch(row: Row) -> Switch:
    def setting(key: str) -> SwitchValue:
        return row.text(key) or row.flag(key)

    return Switch(
        id=row.text("id"),
        values=tuple(value for value in row.items("values") if isinstance(value, str | bool)),
        best=setting("best"),
        en=setting("en"),
        de=setting("de"),
        pl=setting("pl"),
        evidence=evidence_of(row),
    )
