"""Builds the frozen tables of a Dominion pack from rows that have been checked."""

from __future__ import annotations

from moonlit.packs.dominion import words
from moonlit.packs.dominion.tables import Boon, Box, Card, Hex, Kingdom, Pack, Sizes, State, Switch
from moonlit.packs.evidence import evidence_of
from moonlit.packs.rows import Rows
from moonlit.packs.source import Row


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
        cards=tuple(_card(row) for table in words.TABLES for row in rows[table]),
        boons=tuple(map(_boon, rows["boon"])),
        hexes=tuple(map(_hex, rows["hex"])),
        states=tuple(map(_state, rows["state"])),
        kingdoms=tuple(map(_kingdom, rows["kingdom"])),
        switches=tuple(map(_switch, rows["switch"])),
        sizes=tuple(map(_sizes, rows["size"])),
        box=_box(rows["box"][0]),
    )


def _texts(row: Row, key: str) -> dict[str, str]:
    return {name: str(text) for name, text in row.table_at(key).items()}


def _card(row: Row) -> Card:
    set_, role, _ = words.TABLES[row.table]
    return Card(
        id=row.text("id"),
        names=_texts(row, "names"),
        named=_texts(row, "named"),
        evidence=evidence_of(row),
        set=set_,
        role=role,
        cost=row.whole("cost"),
        is_special_cost=row.flag("is_special_cost"),
        types=row.texts("types"),
        cards=row.whole("cards"),
        actions=row.whole("actions"),
        buys=row.whole("buys"),
        coins=row.whole("coins"),
        points=row.whole("points"),
        pile=row.whole("pile"),
        heirloom=row.text("heirloom"),
        needs=_needs(row),
    )


def _needs(row: Row) -> tuple[str, ...]:
    """What the types of a card put out, then the card itself, each once (D-SETUP-7)."""
    by_type = [need for type_ in row.texts("types") for need in words.NEEDS_OF_TYPE.get(type_, ())]
    return tuple(dict.fromkeys((*by_type, *row.texts("needs"))))


def _boon(row: Row) -> Boon:
    return Boon(
        id=row.text("id"),
        names=_texts(row, "names"),
        named=_texts(row, "named"),
        evidence=evidence_of(row),
        is_kept=row.flag("is_kept"),
        gives_coin=row.flag("gives_coin"),
    )


def _hex(row: Row) -> Hex:
    return Hex(row.text("id"), _texts(row, "names"), _texts(row, "named"), evidence_of(row))


def _state(row: Row) -> State:
    return State(
        id=row.text("id"),
        names=_texts(row, "names"),
        named=_texts(row, "named"),
        evidence=evidence_of(row),
        copies=row.whole("copies"),
        points=row.whole("points"),
        back_of=row.text("back_of"),
    )


def _kingdom(row: Row) -> Kingdom:
    return Kingdom(
        id=row.text("id"),
        names=_texts(row, "names"),
        named=_texts(row, "named"),
        evidence=evidence_of(row),
        cards=row.texts("cards"),
        druid=row.texts("druid"),
        is_ours=row.text("grade") == "original",
    )


def _switch(row: Row) -> Switch:
    return Switch(row.text("id"), row.texts("values"), row.text("clause"), evidence_of(row))


def _sizes(row: Row) -> Sizes:
    return Sizes(
        players=row.whole("players"),
        basic={name: row.whole(name) for name in words.IDS["basic"]},
        kingdom=row.whole("kingdom"),
        victory=row.whole("victory"),
        evidence=evidence_of(row),
    )


def _box(row: Row) -> Box:
    return Box(row.whole("cards"), row.whole("heirlooms"), evidence_of(row))
