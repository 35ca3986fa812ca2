"""A broken pack for every kind of error between rows: file, line and what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest

from moonlit.packs.nocturne.words import RULING_SECTIONS
from tests.packs.broken import break_text, line_of

SK03 = 'id = "SK03"\ntype = "skull"\nkind = "hoofed"\npoints = 4\nsymbols = "S"'
FE01 = 'id = "FE01"\ntype = "feather"\nsymbols = "F"'
RU01 = 'id = "RU01"\ntype = "runestone"\nkind = "skull"\nsymbols = "S"'
S1 = 'id = "S1"\nrecipe = ["SF", "SSFF"]\npoints = [2, 5]'
TW6 = 'id = 6\nrule = "areas"\nnumber = 3\ntiming = "immediate"'
MG4 = 'rule = "shapes"\npoints = 3\nshape = ["#.", "##"]'
REDD = 'id = "redd"\nsymbol = "F"\nability = "replace_winner"\nnumber = 6'
SO01 = 'id = "SO01"\ndirection = "N"\npower = "any_higher"\ndedicates = true\nstart = 3'
SIZE = "players = 3\nnumbers = [1, 2, 3, 4, 4, 5, 5, 6, 7]\nstars = 1\nrows = 4"
RULING = 'id = "flint_all_set"\nvalues = ["no_bonus", "bonus"]\nbest = "no_bonus"'

# file, old text, new text, where the error is (lines from the old text, or a text), message
CASES: dict[str, tuple[str, str, str, int | str, str]] = {
    "id twice": (
        "tiles.toml",
        SK03,
        SK03.replace("SK03", "SK01"),
        0,
        "tile SK01: id is used twice, first in line 4",
    ),
    "players without a layout": (
        "layouts.toml",
        "players = [1, 2]",
        "players = [1]",
        "players = [4]",
        "layout twisted_trees_25: one layout for 2 players is needed, found 0",
    ),
    "points where none are printed": (
        "tiles.toml",
        FE01,
        FE01.replace("symbols", "points = 2\nsymbols"),
        2,
        'tile FE01: field "points" must be left out for type feather',
    ),
    "points missing": (
        "tiles.toml",
        SK03,
        SK03.replace("points = 4\n", ""),
        -1,
        'tile SK03: field "points" is missing for type skull',
    ),
    "rune with another symbol": (
        "tiles.toml",
        RU01,
        RU01.replace('"S"', '"F"'),
        3,
        'tile RU01: symbols must be "S" for kind skull, found "F"',
    ),
    "chest against the scoring table": (
        "tiles.toml",
        'id = "CH1"\ntype = "chest"\npoints = -1',
        'id = "CH1"\ntype = "chest"\npoints = -2',
        2,
        "tile CH1: points must be -1, as in scoring.toml",
    ),
    "grade stronger than its parts": (
        "goals.toml",
        'timing = "end"\ngrade = "inferred"',
        'timing = "end"\ngrade = "printed"',
        1,
        'twilight goal 8: grade must be "inferred", the weakest of grades',
    ),
    "grade of no field": (
        "characters.toml",
        "grades = { symbol",
        "grades = { colour",
        0,
        'character redd: grades names "colour", which is no field of this table',
    ),
    "printed without a book": (
        "scoring.toml",
        '[feathers]\npoints = [2, 4, 8, 13, 18, 24, 32]\ngrade = "printed"\nsource = ["PL"]',
        '[feathers]\npoints = [2, 4, 8, 13, 18, 24, 32]\ngrade = "printed"\nsource = ["public"]',
        3,
        "feathers: source must name EN, DE or PL where something is printed",
    ),
    "reconstructed but not ours": (
        "achievements.toml",
        'source = ["ours"]',
        'source = ["PL"]',
        0,
        'track: source must name "ours" where something is ours',
    ),
    "row missing": (
        "concoctions.toml",
        S1,
        S1.replace('"S1"', '"S11"'),
        '[[starter]]\nid = "S10"',
        "starter S10: after this, rows are missing: id S1",
    ),
    "recipe and points of different length": (
        "concoctions.toml",
        S1,
        S1.replace("[2, 5]", "[2]"),
        2,
        "starter S1: points must have one entry for each recipe",
    ),
    "first tier outside the full recipe": (
        "concoctions.toml",
        S1,
        S1.replace('"SF"', '"SM"'),
        1,
        "starter S1: recipe SM must be contained in SSFF",
    ),
    "points that do not rise": (
        "concoctions.toml",
        S1,
        S1.replace("[2, 5]", "[5, 5]"),
        2,
        "starter S1: points must rise from the first tier to the full recipe",
    ),
    "goal without its number": (
        "goals.toml",
        TW6,
        TW6.replace("number = 3\n", ""),
        -1,
        'twilight goal 6: field "number" is missing for rule areas',
    ),
    "goal at another time": (
        "goals.toml",
        TW6,
        TW6.replace("immediate", "end"),
        3,
        'twilight goal 6: timing must be "immediate" for rule areas',
    ),
    "size for a shape": (
        "goals.toml",
        MG4,
        MG4.replace("shape =", "size = 3\nshape ="),
        2,
        'moonlight goal 4: field "size" must be left out for rule shapes',
    ),
    "shape of unequal rows": (
        "goals.toml",
        MG4,
        MG4.replace('"##"', '"###"'),
        2,
        "moonlight goal 4: shape must have rows of equal length",
    ),
    "empty shape": (
        "goals.toml",
        MG4,
        MG4.replace("#", "."),
        2,
        "moonlight goal 4: shape must have at least one #",
    ),
    "ability without its number": (
        "characters.toml",
        REDD,
        REDD.replace("\nnumber = 6", ""),
        -1,
        'character redd: field "number" is missing for ability replace_winner',
    ),
    "number for a power without one": (
        "solo.toml",
        SO01,
        SO01 + "\nnumber = 3",
        5,
        'card SO01: field "number" must be left out for power any_higher',
    ),
    "goal twice in a scenario": (
        "scenarios.toml",
        "twilight = [3, 5, 12]",
        "twilight = [3, 3, 12]",
        0,
        "scenario 1: twilight must name three different goals",
    ),
    "condition without its field": (
        "scenarios.toml",
        '{ what = "kinds", type = "herb", at_least = 5 }',
        '{ what = "kinds", at_least = 5 }',
        -1,
        'scenario 8, task 1: "kinds" needs the field "type"',
    ),
    "condition with a foreign field": (
        "achievements.toml",
        '{ what = "total", at_least = 60 }',
        '{ what = "total", tiles = 2, at_least = 60 }',
        0,
        'achievement 1: "total" does not know the field "tiles"',
    ),
    "condition without a bound": (
        "achievements.toml",
        '{ what = "total", at_least = 60 }',
        '{ what = "total" }',
        0,
        'achievement 1: "total" needs exactly one of at_least and at_most',
    ),
    "condition of no kind": (
        "scenarios.toml",
        'kind = "tripti"',
        'kind = "tasty"',
        -2,
        'scenario 6, task 1: there are no mushroom tiles of kind "tasty"',
    ),
    "switch without value": (
        "scenarios.toml",
        ', switch = "scen16", value = "both"',
        ', switch = "scen16"',
        -5,
        'scenario 16, task 3: "switch" and "value" must stand together',
    ),
    "switch without that value": (
        "scenarios.toml",
        'value = "both"',
        'value = "none"',
        -5,
        'scenario 16, task 3: switch scen16 has no value "none"',
    ),
    "too few tokens": (
        "tokens.toml",
        SIZE,
        SIZE.replace("1, 2, 3", "1, 2"),
        1,
        "size for players 3: 10 tokens are needed, star included, found 9",
    ),
    "tokens in disorder": (
        "tokens.toml",
        SIZE,
        SIZE.replace("1, 2, 3", "2, 1, 3"),
        1,
        "size for players 3: numbers must be in ascending order",
    ),
    "token that two players have not": (
        "tokens.toml",
        SIZE,
        SIZE.replace("1, 2, 3", "1, 1, 3"),
        1,
        "size for players 3: numbers must be among those for two players",
    ),
    "forest of another size": (
        "tokens.toml",
        SIZE,
        SIZE.replace("rows = 4", "rows = 5"),
        3,
        "size for players 3: rows times columns must be 20, found 25",
    ),
    "slots that are not there": (
        "tokens.toml",
        "slots = 6",
        "slots = 5",
        0,
        "size for players 4: slots must be 6, the [[slot]] rows in use",
    ),
    "slots in disorder": (
        "tokens.toml",
        "row = 0\ncolumn = 1",
        "row = 0\ncolumn = 0",
        0,
        "slot in row 2: slots must be in reading order, each in its own place",
    ),
    "shadow tokens twice": (
        "tokens.toml",
        "numbers = [5, 6, 7, 8, 9, 10]",
        "numbers = [5, 6, 7, 8, 9, 9]",
        0,
        "shadow: numbers must be different and in ascending order",
    ),
    "layout with a cell too many": (
        "layouts.toml",
        '  "...#...",\n  "..###..",\n  ".#####.",\n  "#######"',
        '  "..##...",\n  "..###..",\n  ".#####.",\n  "#######"',
        -1,
        "layout twisted_trees_25: grid must have 25 cells, found 26",
    ),
    "corner outside the grid": (
        "layouts.toml",
        "[4, 5]]",
        "[4, 0]]",
        0,
        "layout twisted_trees_20: corner [4, 0] is no cell of the grid",
    ),
    "corner twice": (
        "layouts.toml",
        "[4, 5]]",
        "[4, 2]]",
        0,
        "layout twisted_trees_20: corners must be four different cells",
    ),
    "feathers that fall": (
        "scoring.toml",
        "[2, 4, 8, 13, 18, 24, 32]",
        "[2, 4, 8, 13, 12, 24, 32]",
        0,
        "feathers: points must not fall from one entry to the next",
    ),
    "egg rates that rise": (
        "scoring.toml",
        "points = [4, 3, 2, 1]",
        "points = [4, 3, 2, 3]",
        0,
        "eggs: points must not rise from one entry to the next",
    ),
    "ranks in disorder": (
        "scoring.toml",
        "at = 60",
        "at = 50",
        0,
        "rank rising: at must be more than 50, the rank before",
    ),
    "note of no row": (
        "scenarios.toml",
        'see = ["E-65"]',
        'see = ["E-99"]',
        0,
        "scenario 11: there is no E-99 in editions.toml",
    ),
    "difference without a text": (
        "editions.toml",
        'id = "E-75"',
        'id = "E-76"',
        -1,
        "difference E-76: after this, rows are missing: id E-75",
    ),
    "ruling in another section": (
        "editions.toml",
        'id = "O-95"\nsection = "further"',
        'id = "O-95"\nsection = "casting"',
        1,
        f'ruling O-95: section must be one of {", ".join(RULING_SECTIONS)}, found "casting"',
    ),
    "switch with other values": (
        "editions.toml",
        RULING,
        RULING.replace('"bonus"]', '"two"]'),
        1,
        "switch flint_all_set: values must be no_bonus, bonus, found no_bonus, two",
    ),
    "preset outside the values": (
        "editions.toml",
        RULING,
        RULING.replace('best = "no_bonus"', 'best = "none"'),
        2,
        "switch flint_all_set: best must be one of no_bonus, bonus",
    ),
    "switch nobody explains": (
        "editions.toml",
        'switch = "flint_all_set"\n',
        "",
        'id = "flint_all_set"',
        "switch flint_all_set: no difference and no ruling names this switch",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_one_fault_gives_one_error_with_file_and_line(case: str, tmp_path: Path) -> None:
    file, old, new, place, message = CASES[case]
    errors, line = break_text(tmp_path, file, old, new)
    where = line + place if isinstance(place, int) else line_of(tmp_path / file, place)
    assert errors == [f"{file}:{where}: {message}"]
