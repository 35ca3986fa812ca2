"""Errors of form: what is said of wrong fields, tables and files, and in which line."""

from __future__ import annotations

from pathlib import Path

import pytest

from moonlit.packs.nocturne.fields import FILES
from moonlit.packs.nocturne.folder import check_pack, load_pack
from moonlit.packs.nocturne.words import COUNTS
from moonlit.packs.source import BadPack, find_places, read_document
from tests.packs.broken import break_text, built_in_files, line_of, write_pack

GIANT = f"0x1{'0' * 5000}"
UNKNOWN_NAME = (
    'character sage: unknown field "name"; known are id, symbol, ability, number, grade, grades, '
    "confidence, source, see"
)
UNKNOWN_COUNT = f'achievement 1: needs.what must be one of {", ".join(COUNTS)}, found "grand_total"'

# file, old text, new text, lines from the start of the text to the error, message
CASES: dict[str, tuple[str, str, str, int, str]] = {
    "text for a number": (
        "tiles.toml",
        'id = "SK03"\ntype = "skull"\nkind = "hoofed"\npoints = 4',
        'id = "SK03"\ntype = "skull"\nkind = "hoofed"\npoints = "four"',
        3,
        'tile SK03: points must be a whole number, found "four"',
    ),
    "number out of bounds": (
        "scoring.toml",
        "at = 110",
        "at = 1110",
        0,
        "rank grandmaster: at must be from 1 to 999, found 1110",
    ),
    "giant number": (
        "scoring.toml",
        "at = 110",
        f"at = {GIANT}",
        0,
        "rank grandmaster: at must be a whole number, found a number that is too large",
    ),
    "unknown word": (
        "scenarios.toml",
        'id = 1\nlevel = "easy"',
        'id = 1\nlevel = "mild"',
        1,
        'scenario 1: level must be one of easy, medium, hard, found "mild"',
    ),
    "unknown symbol": (
        "tiles.toml",
        'id = "CH1"\ntype = "chest"\npoints = -1\nsymbols = ""',
        'id = "CH1"\ntype = "chest"\npoints = -1\nsymbols = "SSS"',
        3,
        'tile CH1: symbols must be at most two of the symbols S F M H E, found "SSS"',
    ),
    "neither true nor false": (
        "solo.toml",
        'power = "any_higher"\ndedicates = true\nstart = 3',
        'power = "any_higher"\ndedicates = 1\nstart = 3',
        1,
        "card SO01: dedicates must be true or false, found 1",
    ),
    "field missing": (
        "pack.toml",
        'title = "Nocturne, as printed where known"\n',
        "",
        -4,
        'field "title" is missing',
    ),
    "field unknown": (
        "characters.toml",
        'id = "sage"',
        'id = "sage"\nname = "Sage"',
        1,
        UNKNOWN_NAME,
    ),
    "no list": (
        "layouts.toml",
        "players = [3]",
        "players = 3",
        0,
        "layout twisted_trees_20: players must be a list, found 3",
    ),
    "list too short": (
        "scenarios.toml",
        "twilight = [3, 5, 12]",
        "twilight = [3, 5]",
        0,
        "scenario 1: twilight must have 3 entries, found 2",
    ),
    "wrong thing in a list": (
        "scenarios.toml",
        "twilight = [3, 5, 12]",
        "twilight = [3, 5, 13]",
        0,
        "scenario 1: twilight.3 must be from 1 to 12, found 13",
    ),
    "no table in braces": (
        "characters.toml",
        'grades = { symbol = "reconstructed", ability = "printed", number = "printed" }',
        'grades = "mixed"',
        0,
        'character redd: grades must be a table in braces, found "mixed"',
    ),
    "unknown thing counted": (
        "achievements.toml",
        '{ what = "total", at_least = 60 }',
        '{ what = "grand_total", at_least = 60 }',
        0,
        UNKNOWN_COUNT,
    ),
    "wrong setting": (
        "editions.toml",
        'id = "flint_all_set"\nvalues = ["no_bonus", "bonus"]\nbest = "no_bonus"',
        'id = "flint_all_set"\nvalues = ["no_bonus", "bonus"]\nbest = ["no_bonus"]',
        2,
        "switch flint_all_set: best must be a text, true or false, found a list",
    ),
    "unknown table": (
        "variants.toml",
        '[[variant]]\nid = "two_up"',
        '[[house_rule]]\nid = "x"\n\n[[variant]]\nid = "two_up"',
        0,
        'unknown table "house_rule"; known are variant',
    ),
    "table missing": (
        "achievements.toml",
        "[track]",
        "[tracks]",
        0,
        'unknown table "tracks"; known are achievement, track',
    ),
    "rows for a single table": (
        "achievements.toml",
        "[track]",
        "[[track]]",
        0,
        'table "track" must be written as [track]',
    ),
    "TOML with a fault": (
        "goals.toml",
        'id = 6\nrule = "areas"',
        'id = 6\nrule "areas"',
        1,
        "not TOML: “=” is missing after a key (column 6)",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_fault_of_form_is_told_with_file_and_line(case: str, tmp_path: Path) -> None:
    file, old, new, offset, message = CASES[case]
    errors, line = break_text(tmp_path, file, old, new)
    where = f"{file}:{line + offset}" if line + offset > 0 else file
    assert f"{where}: {message}" in errors


def test_a_missing_table_has_no_line(tmp_path: Path) -> None:
    errors, _ = break_text(tmp_path, "achievements.toml", "[track]", "[tracks]")
    assert 'achievements.toml: table "track" is missing' in errors


def test_all_errors_are_collected_in_order(tmp_path: Path) -> None:
    contents = built_in_files()
    for file, old, new in (
        ("tiles.toml", b'id = "SK03"', b'id = "SK 03"'),
        ("tiles.toml", b'id = "CH1"\ntype = "chest"', b'id = "CH1"\ntype = "coffer"'),
        ("solo.toml", b"start = 6", b"start = 60"),
    ):
        contents[file] = contents[file].replace(old, new, 1)
    del contents["goals.toml"]
    found = check_pack(write_pack(tmp_path, contents))
    assert [(error.file, error.line) for error in found] == [
        ("goals.toml", 0),
        ("solo.toml", line_of(tmp_path / "solo.toml", "start = 60")),
        ("tiles.toml", line_of(tmp_path / "tiles.toml", 'id = "SK 03"')),
        ("tiles.toml", line_of(tmp_path / "tiles.toml", 'type = "coffer"')),
        ("tiles.toml", line_of(tmp_path / "tiles.toml", 'id = "CH5"') - 1),
    ]
    with pytest.raises(BadPack) as caught:
        load_pack(tmp_path)
    assert list(caught.value.errors) == found
    assert str(caught.value).splitlines() == [str(error) for error in found]


def test_every_field_is_checked_and_found_in_its_line(tmp_path: Path) -> None:
    """A number with a point is right nowhere, so each one must be told of."""
    contents = built_in_files()
    broken: set[tuple[str, int]] = set()
    for file, raw in contents.items():
        lines = raw.decode().splitlines()
        for (table, _, key), line in first_places(raw.decode()).items():
            lines[line - 1] = f"{key} = 3.5"
            broken.add((file, line))
            assert key in {t.name: t for t in FILES[file]}[table].fields
        contents[file] = "\n".join(lines).encode()
    found = {(error.file, error.line) for error in check_pack(write_pack(tmp_path, contents))}
    assert len(broken) > 150
    assert broken <= found


def first_places(text: str) -> dict[tuple[str, int, str], int]:
    """One row for each key of each table, each time another row; only keys of one line."""
    lines = text.splitlines()
    chosen: dict[tuple[str, int, str], int] = {}
    taken: set[tuple[str, str]] = set()
    for (table, number, key), line in find_places(text).items():
        if key and (table, key) not in taken and not lines[line - 1].endswith("["):
            taken.add((table, key))
            chosen[(table, number, key)] = line
    return chosen


ODD = ['""', "-1", "[]", "{}", "true", '[[["x"]]]', "1979-05-27", GIANT, f"[{GIANT}]"]
ODD += [f"{{ points = {GIANT} }}", f'{{ what = "total", switch = "scen16", value = {GIANT} }}']


@pytest.mark.parametrize("value", ODD, ids=range(len(ODD)))
def test_no_odd_value_stops_the_check(value: str, tmp_path: Path) -> None:
    contents = built_in_files()
    for file, raw in contents.items():
        lines = raw.decode().splitlines()
        for (_, _, key), line in first_places(raw.decode()).items():
            lines[line - 1] = f"{key} = {value}"
        contents[file] = "\n".join(lines).encode()
    assert check_pack(write_pack(tmp_path, contents))


def test_lines_are_found_past_strings_lists_and_comments() -> None:
    text = '''# [[tile]] in a comment
a = "[[tile]] in a string" # [
b = """
[[tile]]
c = 1
"""
[[tile]] # first
"id" = [ # a list
  "]", { x = 1 },
]
points = 1

[[tile]]
'id' = 'x'
other.points = 2
[last]
z = 1'''
    places = read_document("x.toml", text.encode()).places
    assert places == {
        ("", 0, "a"): 2,
        ("", 0, "b"): 3,
        ("tile", 0, ""): 7,
        ("tile", 0, "id"): 8,
        ("tile", 0, "points"): 11,
        ("tile", 1, ""): 13,
        ("tile", 1, "id"): 14,
        ("tile", 1, "other"): 15,
        ("last", 0, ""): 16,
        ("last", 0, "z"): 17,
    }
