"""What is doubtful in a story is told with file and line, but the story can be played."""

from __future__ import annotations

from pathlib import Path

import pytest

from moonlit.packs.wonder_book.folder import check_pack
from tests.clauses import clause
from tests.packs.wonder_book.lighthouse import broken, told, write_story

WICK = 'front: {en: "A wick.", pl: "Knot.", de: "Ein Docht."}'
SALT = """\
  - id: SALT
    name: {en: a, pl: b, de: c}
    text: {en: a, pl: b, de: c}
  - id: OIL
"""

# Rule, file, what is replaced, by what, lines from there to where it is told, and what is said.
WARNINGS: dict[str, tuple[str, str, str, int, str]] = {
    "V-6 never written": (
        "campaign",
        "  - id: OIL\n",
        SALT,
        0,
        "keyword SALT: no card writes this keyword",
    ),
    "V-6 never read": (
        "campaign",
        "  - id: OIL\n",
        SALT,
        0,
        "keyword SALT: nothing reads this keyword",
    ),
    "V-7 spawn": (
        "one",
        "{by_heroes: [1, 1, 2]}",
        "{by_heroes: [5, 7, 9]}",
        20,
        "more wyrms than the pool ever holds",
    ),
    "V-10 Polish": (
        "one",
        WICK,
        'front: {en: "A wick.", de: "Ein Docht."}',
        0,
        "front has no text in pl",
    ),
    "V-10 German": (
        "one",
        WICK,
        'front: {en: "A wick.", pl: "Knot."}',
        0,
        "front has no text in de",
    ),
    "V-10 length": (
        "one",
        "It is dark.",
        "It is dark. " * 30,
        0,
        "longer than a screen: 360 characters, at most 280",
    ),
    "V-10 shorter list": ("two", '["Raz.", "Dwa."]', '["Raz."]', -2, "2 has no text in pl"),
    "number never used": ("one", "n: $pack", "n: 1", -20, 'number in vars "pack" is used nowhere'),
    "lines never used": (
        "two",
        ", lines: strokes",
        "",
        9,
        'list in texts "strokes" is used nowhere',
    ),
}


@clause("V-6", "V-7", "V-10")
@pytest.mark.parametrize("rule", WARNINGS)
def test_what_is_doubtful_is_told_but_can_be_played(rule: str, tmp_path: Path) -> None:
    file, old, new, below, said = WARNINGS[rule]
    checked, line = broken(tmp_path, file, old, new)
    assert checked.campaign is not None
    assert not checked.errors
    warnings = told(checked.warnings)
    assert any(f"{file}.yaml:{line + below}: " in one and said in one for one in warnings), warnings


def test_a_whole_story_has_neither_errors_nor_warnings(tmp_path: Path) -> None:
    checked = check_pack(write_story(tmp_path))
    assert told(checked.errors) == []
    assert told(checked.warnings) == []


def test_the_built_in_campaign_has_neither_errors_nor_warnings() -> None:
    checked = check_pack()
    assert told(checked.errors) == []
    assert told(checked.warnings) == []
