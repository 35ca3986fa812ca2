"""The files of a story: decks of one's own, what is empty, missing or read by nobody."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from moonlit.packs.catalogue import KINDS, kind_of, load_any
from moonlit.packs.source import BadPack
from moonlit.packs.wonder_book.folder import check_pack, load_pack
from tests.clauses import clause
from tests.packs.wonder_book.lighthouse import DECKS, FILES, ONE, told, write_story

START = "      - place_heroes: {in: L1}\n"

FAULTS_IN_DECKS = {
    "V-12 sides": (
        "upgrades",
        "upgrades:\n- {id: bull_u1, hero: bull, n: 1, sides: []}\n",
        2,
        "an upgrade card must have two sides, found 0",
    ),
    "V-12 symbols": (
        "wyrms",
        "wyrms:\n- {id: w9, title: {en: a, pl: b, de: c}}\n",
        2,
        "a wyrm card needs a symbol, an effect",
    ),
    "V-12 hero": (
        "upgrades",
        "upgrades:\n- {id: cat_u1, hero: cat, n: 1, sides: []}\n",
        2,
        'there is no hero "cat"',
    ),
}


@clause("V-12")
@pytest.mark.parametrize("rule", FAULTS_IN_DECKS)
def test_faults_in_decks_of_ones_own_are_told(rule: str, tmp_path: Path) -> None:
    name, text, line, said = FAULTS_IN_DECKS[rule]
    (write_story(tmp_path) / f"{name}.yaml").write_text(text, "utf-8")
    errors = told(check_pack(tmp_path).errors)
    assert any(f"{name}.yaml:{line}: " in one and said in one for one in errors), errors


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        (
            "campaign",
            "chapters: []",
            "campaign.yaml:4: chapters must have at least 1 entry, found 0",
        ),
        ("heroes", "heroes: []", "heroes.yaml:1: heroes must have at least 2 entries, found 0"),
        ("wyrms", "wyrms: []", "wyrms.yaml:1: wyrms must have at least 1 entry, found 0"),
        ("one", "cards: []", "one.yaml:1: cards must have at least 1 entry, found 0"),
    ],
)
def test_an_empty_story_is_told(file: str, text: str, said: str, tmp_path: Path) -> None:
    old = FILES[f"{file}.yaml"]
    new = old.replace("chapters: [one, two]", text) if file == "campaign" else f"{text}\n"
    errors = told(check_pack(write_story(tmp_path, **{file: new})).errors)
    assert said in errors


def test_an_upgrade_that_some_hero_lacks_cannot_be_given(tmp_path: Path) -> None:
    folder = write_story(tmp_path, one=ONE.replace(START, START + "      - gain_upgrade: 1\n"))
    for name in DECKS:
        (folder / f"{name}.yaml").unlink()
    assert not check_pack(folder).errors, "the built-in decks are lent"
    (folder / "upgrades.yaml").write_text("upgrades: []\n", "utf-8")
    errors = told(check_pack(folder).errors)
    assert "one.yaml:30: there is no upgrade card 1 for hero bull" in errors


def test_a_file_that_nobody_reads_is_told(tmp_path: Path) -> None:
    (write_story(tmp_path) / "three.yaml").write_text("", "utf-8")
    (tmp_path / "notes.txt").write_text("mine", "utf-8")
    (error,) = told(check_pack(tmp_path).errors)
    assert error.startswith("three.yaml: unknown file; known are campaign.yaml, heroes.yaml, ")


@pytest.mark.parametrize("name", ["campaign.yaml", "endings.yaml", "one.yaml", "two.yaml"])
def test_a_missing_file_is_told(name: str, tmp_path: Path) -> None:
    (write_story(tmp_path) / name).unlink()
    (error,) = told(check_pack(tmp_path).errors)[:1]
    assert error.startswith((f"{name}: cannot be read", "two.yaml:22: card 1: there is no ending"))


def test_a_folder_is_read_as_a_story(tmp_path: Path) -> None:
    folder = write_story(tmp_path)
    assert kind_of(folder) is KINDS["wonder_book"]
    assert load_any(folder) == load_pack(folder)
    assert load_pack(folder).digest != load_pack().digest
    assert load_pack() is load_pack(None)
    with pytest.raises(BadPack, match="unreadable reason=ENOENT"):
        load_pack(tmp_path / "absent")


def in_one_language(text: str, language: str) -> str:
    """A file of the story with its texts in one language only."""
    others = "|".join({"en", "pl", "de"} - {language})
    lists = re.sub(rf"^    (?:{others}): \[.*\n", "", text, flags=re.MULTILINE)
    bare = re.sub(rf'\b(?:{others}): (?:"[^"]*"|\w+)(?:, )?', "", lists)
    return bare.replace(", }", "}")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_story_may_say_which_languages_it_is_told_in(tmp_path: Path, language: str) -> None:
    head = in_one_language(FILES["campaign.yaml"], language)
    files = {name: in_one_language(text, language) for name, text in FILES.items()}
    files["campaign.yaml"] = f"{head}languages: [{language}]\n"
    changed = {name.removesuffix(".yaml"): text for name, text in files.items()}
    checked = check_pack(write_story(tmp_path, **changed))
    assert told(checked.errors + checked.warnings) == []
    assert checked.campaign is not None
    title = checked.campaign.chapters[0].title
    assert set(title.words) == {language}
    assert title.in_language("de") == title.words[language]


def test_the_first_language_of_a_story_must_be_there(tmp_path: Path) -> None:
    head = f"{FILES['campaign.yaml']}languages: [pl]\n"
    one = ONE.replace('front: {en: "A wick.", pl: "Knot.", de: "Ein Docht."}', 'front: {en: "A"}')
    errors = told(check_pack(write_story(tmp_path, campaign=head, one=one)).errors)
    assert any("front has no text in pl" in error for error in errors)


def test_a_language_nobody_speaks_is_told(tmp_path: Path) -> None:
    head = f"{FILES['campaign.yaml']}languages: [fr]\n"
    errors = told(check_pack(write_story(tmp_path, campaign=head)).errors)
    assert any('must be one of en, pl, de, found "fr"' in error for error in errors)


def test_behind_what_cannot_be_read_the_rest_is_told_as_well(tmp_path: Path) -> None:
    """An author mends everything in one go."""
    one = ONE.replace('front: {en: "A wick."', 'frond: {en: "A wick."')
    two = FILES["two.yaml"].replace("cards: [3, 4]", "cards: [3]")
    errors = told(check_pack(write_story(tmp_path, one=one, two=two)).errors)
    assert 'one.yaml:53: card 5: unknown field "frond"' in errors[0]
    assert "two.yaml:30: card 2: card 4 must be finished, but nothing lays it out" in errors[1]
    # OIL may be written in the chapter that cannot be read.
    assert not any("OIL" in error for error in errors)


def test_a_fault_in_one_chapter_hides_none_in_another(tmp_path: Path) -> None:
    one = ONE.replace("{take: 3}", "{take: 7}")
    two = FILES["two.yaml"].replace("cards: [3, 4]", "cards: [3]")
    errors = told(check_pack(write_story(tmp_path, one=one, two=two)).errors)
    assert any("one.yaml" in error and 'there is no card "7"' in error for error in errors)
    assert any("two.yaml" in error and "nothing lays it out" in error for error in errors)


@pytest.mark.parametrize("deck", ["heroes", "upgrades", "wyrms", "endings"])
def test_what_hangs_on_a_file_that_cannot_be_read_waits(tmp_path: Path, deck: str) -> None:
    checked = check_pack(write_story(tmp_path, **{deck: "broken: ["}))
    assert {error.file for error in checked.errors} == {f"{deck}.yaml"}
