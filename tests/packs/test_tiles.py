"""The 80 tiles against N-COMP-2, N-COMP-4 and the table of D-1."""

from __future__ import annotations

from collections import Counter

import pytest

from moonlit.packs.nocturne.folder import load_pack
from tests.clauses import clause
from tests.packs.spec import numbers, part, plain, table

TILES = load_pack().tiles
P, INF, R = "printed", "inferred", "reconstructed"
STATUS = {
    "points printed (PL); one symbol forced": {"points": P, "symbols": INF},
    "reconstructed (value, symbols, name)": {"points": R, "symbols": R, "kind": R},
    "set table printed": {"type": P, "symbols": R},
    "set table and species count printed": {"kind": P, "symbols": R},
    "reconstructed (points and symbols)": {"points": R, "symbols": R},
    "1 point printed (PL); two symbols inferred": {"points": P, "symbols": INF},
    "3 points printed (PL); symbols reconstructed": {"points": P, "symbols": R},
    "1 point reconstructed by analogy": {"points": R, "symbols": INF},
    "symbol count reconstructed": {"symbols": R},
    "printed: two of each": {"kind": P, "symbols": P},
    "-1 point printed; no symbol assumed": {"points": P, "symbols": R},
    "no symbol assumed": {"symbols": R},
}
FIRST_COPY_ONLY = {
    "1 point printed (PL) for one copy": ("HBW1", "points"),
    "two-symbol egg exists (EN)": ("EG09", "symbols"),
}


def kind_in_spec(type_: str, subtype: str) -> str:
    match type_:
        case "herb":
            return "wild" if subtype.startswith("wild") else subtype.removeprefix("letter ")
        case "runestone":
            return subtype.removesuffix(" rune")
    return subtype


@clause("D-1", "N-COMP-3")
def test_every_tile_is_the_one_of_the_spec() -> None:
    expected = [
        (id_, type_, kind_in_spec(type_, kind), int(points or 0), symbols.replace("-", ""))
        for id_, type_, kind, points, symbols, _ in table("### D-1", "### D-2")
    ]
    found = [(tile.id, tile.type, tile.kind, tile.points, tile.symbols) for tile in TILES]
    assert found == expected


@clause("D-1")
@pytest.mark.parametrize("row", table("### D-1", "### D-2"), ids=lambda row: row[0])
def test_every_tile_is_graded_as_in_the_spec(row: list[str]) -> None:
    (tile,) = [tile for tile in TILES if tile.id == row[0]]
    status = row[-1]
    for start, (first, name) in FIRST_COPY_ONLY.items():
        if status.startswith(start):
            assert tile.evidence.grade_of(name) == (P if tile.id == first else R)
            return
    (grades,) = [grades for start, grades in STATUS.items() if status.startswith(start)]
    assert {name: tile.evidence.grade_of(name) for name in grades} == grades


@clause("N-COMP-1", "N-COMP-2")
def test_there_are_as_many_tiles_of_each_type_as_printed() -> None:
    words = {"firebird feather": "feather", "mysterious egg": "egg", "mirror stone": "mirror"}
    words |= {"cursed treasure chest": "chest", "ancient runestone": "runestone"}
    rows = table("**N-COMP-2**", "**N-COMP-3**")
    assert Counter(tile.type for tile in TILES) == {
        words.get(type_, type_): int(count) for type_, count, *_ in rows
    }
    assert len(TILES) == 80


@clause("N-COMP-2")
def test_kinds_are_as_many_as_printed() -> None:
    kinds = Counter((tile.type, tile.kind) for tile in TILES)
    assert kinds[("mushroom", "tripti")] == 7
    assert kinds[("mushroom", "duode")] == 5
    assert sorted(kinds[k] for k in kinds if k[0] == "skull") == [4, 4, 4]
    assert sorted(kinds[k] for k in kinds if k[0] == "herb") == [2] * 6
    assert sorted(kinds[k] for k in kinds if k[0] == "runestone") == [2] * 5


@clause("N-COMP-3")
def test_item_tiles_carry_their_own_symbol_and_effect_tiles_none() -> None:
    own = {"skull": "S", "feather": "F", "mushroom": "M", "herb": "H", "egg": "E"}
    for tile in TILES:
        if tile.type in own:
            assert set(tile.symbols) == {own[tile.type]}
        elif tile.type == "runestone":
            assert tile.symbols == own[tile.kind]
        else:
            assert tile.symbols == ""
    assert all(tile.is_enchanted == (len(tile.symbols) == 2) for tile in TILES)


@clause("D-1")
def test_the_totals_of_the_reconstruction_are_those_the_spec_names() -> None:
    totals = next(line for line in part("### D-1", "### D-2").splitlines() if "Totals" in line)
    symbols = Counter("".join(tile.symbols for tile in TILES))
    enchanted = Counter(tile.type for tile in TILES if tile.is_enchanted)
    assert numbers(totals)[:6] == [91, *(symbols[symbol] for symbol in "SFMHE")]
    types = ("skull", "feather", "mushroom", "herb", "egg")
    assert numbers(totals)[6:] == [21, *(enchanted[type_] for type_ in types)]
    assert symbols.total() == 91
    assert enchanted.total() == 21


@clause("N-COMP-4", "D-2")
def test_printed_values_are_on_the_tiles() -> None:
    values = {plain(row[0]): row[1] for row in table("**N-COMP-4**", "**N-COMP-5**")}
    points: dict[tuple[str, str], set[int]] = {}
    for tile in TILES:
        points.setdefault((tile.type, tile.kind), set()).add(tile.points)
    assert points[("skull", "hoofed")] == {int(values["hoofed skull"])}
    assert points[("skull", "ramhorn")] == {int(values["ram-horned skull"])}
    assert points[("skull", "fanged")] == {2}
    assert int(values["herb A (the copy shown)"]) in points[("herb", "A")]
    for letter in "BCDE":
        assert int(values["herbs B, C, D, E (the copies shown)"]) in points[("herb", letter)]
    assert int(values["herb D (a second copy shown)"]) in points[("herb", "D")]
    assert int(values["wild herb (the copy shown)"]) in points[("herb", "wild")]
    assert points[("chest", "")] == set(numbers(values["chest"]))


@clause("N-COMP-8")
def test_the_tiles_suffice_for_both_rounds_and_every_chest() -> None:
    size = load_pack().tokens.size(4)
    chests = sum(tile.type == "chest" for tile in TILES)
    assert 2 * (size.rows * size.columns + size.slots) + 3 * chests == 77 <= len(TILES)
