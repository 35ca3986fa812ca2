"""Edition differences, open questions, switches and presets against sections 18 to 20."""

from __future__ import annotations

import re

import pytest

from moonlit.client.nocturne.editions import tell_row, tell_scope, tell_section
from moonlit.client.words import Words
from moonlit.packs.nocturne import words
from moonlit.packs.nocturne.folder import load_pack
from tests.clauses import clause
from tests.packs.spec import Cells, plain, sections, spec_text, table

EDITIONS = load_pack().editions
ENGLISH = Words("en", strict=True)
DIFFERENCES = [(title, row) for title, rows in sections("## 18.", "## 19.") for row in rows]
RULINGS = [(title, row) for title, rows in sections("## 19.", "## 20.") for row in rows]
PRESETS = table("## 20.", "## 21.")
AS_WRITTEN = {"true": True, "false": False, "forest visitor (ask)": "forest_visitor", "1": "one"}


def silent(text: str) -> str:
    return "" if text == "—" else plain(text)


def test_every_edition_difference_is_there() -> None:
    ids = [row[0] for _, row in DIFFERENCES]
    assert [difference.id for difference in EDITIONS.differences] == ids
    assert ids == [f"E-{number}" for number in range(1, words.DIFFERENCES + 1)]
    assert set(re.findall(r"^\| (E-\d+) \|", spec_text(), re.MULTILINE)) == set(ids)


def test_every_open_question_is_there() -> None:
    ids = [row[0] for _, row in RULINGS]
    assert [ruling.id for ruling in EDITIONS.rulings] == ids
    assert sorted(int(id_[2:]) for id_ in ids) == list(range(1, words.RULINGS + 1))
    assert set(re.findall(r"^\| (O-\d+) \|", spec_text(), re.MULTILINE)) == set(ids)


@pytest.mark.parametrize(("title", "row"), DIFFERENCES, ids=lambda row: row[0])
def test_a_difference_says_what_the_spec_says(title: str, row: Cells) -> None:
    id_, topic, en, de, pl, last = row
    (found,) = [difference for difference in EDITIONS.differences if difference.id == id_]
    assert tell_section(ENGLISH, found.section) == title
    said = [tell_row(ENGLISH, found, part) for part in ("", "en", "de", "pl")]
    assert said == [plain(topic), silent(en), silent(de), silent(pl)]
    switch = f"`{found.switch}`" if found.switch else ""
    scope = f"({tell_scope(ENGLISH, found.scope)})" if found.scope else ""
    ours, note = (tell_row(ENGLISH, found, part) for part in ("default", "note"))
    written = " ".join(filter(None, (switch, scope, f"→ **{ours}**" if ours else "")))
    rest = plain(last.removeprefix(written))
    assert last.startswith(written)
    assert rest in (note, f"({note})")


@pytest.mark.parametrize(("title", "row"), RULINGS, ids=lambda row: row[0])
def test_a_ruling_says_what_the_spec_says(title: str, row: Cells) -> None:
    id_, question, ruling, reason = row
    (found,) = [one for one in EDITIONS.rulings if one.id == id_]
    assert tell_section(ENGLISH, found.section) == title
    said = [tell_row(ENGLISH, found, part) for part in ("", "ruling", "reason")]
    assert said == [plain(question), plain(ruling), plain(reason)]
    named = set(re.findall("`([a-z_0-9]+)`", " ".join(row))) & set(words.SWITCHES)
    assert {found.switch} - {""} == named
    assert "ours" in found.evidence.source


@pytest.mark.parametrize("row", PRESETS, ids=lambda row: row[0])
def test_a_switch_has_the_presets_of_the_spec(row: Cells) -> None:
    name, *values = row
    (switch,) = [switch for switch in EDITIONS.switches if switch.id == name]
    wanted = [AS_WRITTEN.get(value, value) for value in values]
    assert [switch.in_preset(preset) for preset in words.PRESETS] == wanted
    assert switch.values == words.SWITCHES[name]
    assert switch.best == switch.values[0]


def test_there_are_twenty_three_switches_and_each_has_a_row_that_explains_it() -> None:
    names = [switch.id for switch in EDITIONS.switches]
    assert names == [row[0] for row in PRESETS]
    assert len(names) == 23
    noted = [(row.id, row.switch) for row in EDITIONS.differences]
    noted += [(row.id, row.switch) for row in EDITIONS.rulings]
    for switch in EDITIONS.switches:
        assert switch.evidence.see == tuple(id_ for id_, name in noted if name == switch.id)
        assert switch.evidence.see


def test_a_switch_that_one_open_question_explains_is_known_as_well_as_its_answer() -> None:
    answers = {ruling.id: ruling.evidence for ruling in EDITIONS.rulings}
    for switch in EDITIONS.switches:
        told = switch.evidence
        if len(told.see) == 1 and told.see[0] in answers:
            known = answers[told.see[0]]
            assert (told.grade, told.source) == (known.grade, known.source), switch.id


def test_what_all_three_books_print_of_a_question_is_called_printed() -> None:
    (chests,) = [ruling for ruling in EDITIONS.rulings if ruling.id == "O-53"]
    assert chests.evidence.grade == "printed"
    assert set(chests.evidence.source) == {"EN", "DE", "PL", "ours"}


def test_a_preset_holds_every_switch() -> None:
    for preset in words.PRESETS:
        assert list(EDITIONS.preset(preset)) == list(words.SWITCHES)
    assert EDITIONS.preset("de")["scen16"] == "both"
    assert EDITIONS.preset("pl")["mirror_effect_tiles"] is True


def test_a_default_that_names_a_book_has_that_book_as_its_source() -> None:
    book = "(EN|DE|PL)(/(EN|DE|PL))?"
    told = [(one, tell_row(ENGLISH, one, "default")) for one in EDITIONS.differences]
    named = [(one, default) for one, default in told if re.fullmatch(book, default)]
    written = [row[0] for _, row in DIFFERENCES if re.search(rf"→ \*\*{book}\*\*", row[-1])]
    assert [difference.id for difference, _ in named] == written
    assert len(written) == 23
    for difference, default in named:
        assert list(difference.evidence.source) == default.split("/")


@clause("E-1", "E-3", "E-5", "E-7", "E-21", "E-51", "E-54", "E-75")
def test_differences_outside_the_rules_have_no_switch() -> None:
    outside = [difference for difference in EDITIONS.differences if difference.scope]
    assert [int(one.id[2:]) for one in outside] == [1, 3, 5, 7, 21, 51, 54, 75]
    assert not any(one.switch for one in outside)
