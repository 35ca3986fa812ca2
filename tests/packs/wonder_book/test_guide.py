"""The example of the guide is a story that can be played, without error or warning."""

from __future__ import annotations

import re
from pathlib import Path

from moonlit.packs.wonder_book.cards import StoryCard
from moonlit.packs.wonder_book.chapter import CARDS
from moonlit.packs.wonder_book.conditions import CONDITIONS
from moonlit.packs.wonder_book.folder import check_pack
from moonlit.packs.wonder_book.selectors import AREA_FORMS, HERO_WORDS
from moonlit.packs.wonder_book.vocabulary import EFFECTS
from moonlit.packs.wonder_book.words import MODIFIERS, TRIGGERS, UNTIL
from tests.packs.wonder_book.lighthouse import told

GUIDE = Path(__file__).parents[3] / "docs/concepts/writing-a-story.md"
TEXT = GUIDE.read_text("utf-8")


def write_example(folder: Path) -> Path:
    """The files that the guide shows, by the names it gives them."""
    for name, text in re.findall(r"^```yaml (\S+)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL):
        (folder / name).write_text(text, "utf-8")
    return folder


def test_the_example_can_be_played(tmp_path: Path) -> None:
    checked = check_pack(write_example(tmp_path))
    assert told(checked.errors + checked.warnings) == []
    assert checked.campaign is not None
    assert {path.name for path in tmp_path.iterdir()} == {"campaign.yaml", "ch1.yaml"}
    first = checked.campaign.chapters[0].cards[1]
    assert isinstance(first, StoryCard)
    assert first.text[0].id == "ch1.c01.text"


def test_the_guide_names_every_kind_of_card() -> None:
    assert [kind for kind in CARDS if f"| `{kind}` |" not in TEXT] == []


SPEC = Path(__file__).parents[3] / "docs/rules/wonder-book.md"
CAMPAIGN = """\
format: campaign/1
id: fading_page
title: {en: "Example"}
chapters: [ch1]
keywords:
  - {id: LANTERN, name: {en: "Lantern"}, text: {en: "A lantern."}}
  - {id: ROPE, name: {en: "Rope"}, text: {en: "A rope."}}
"""


def write_specified(folder: Path) -> Path:
    """The example of section 15.10: a chapter, and three shared files in one block."""
    chapter, shared = re.findall(r"^```yaml\n(.*?)^```$", SPEC.read_text("utf-8"), re.M | re.S)
    (folder / "campaign.yaml").write_text(CAMPAIGN, "utf-8")
    (folder / "ch1.yaml").write_text(chapter, "utf-8")
    for block in re.split(r"^(?=\w+:$)", shared, flags=re.MULTILINE)[1:]:
        name = block.partition(":")[0]
        (folder / f"{name}.yaml").write_text(block, "utf-8")
    return folder


def test_the_example_of_the_specification_can_be_played(tmp_path: Path) -> None:
    checked = check_pack(write_specified(tmp_path))
    assert told(checked.errors) == []
    assert checked.campaign is not None
    assert set(checked.campaign.wyrms) == {"w1", "w2", "w3", "p1"}
    codes = {warning.fault.code for warning in checked.warnings}
    assert codes == {"translation-missing", "keyword-never-read"}


def test_the_specification_names_every_word() -> None:
    section = SPEC.read_text("utf-8").partition("## 15. Chapter format")[2].partition("## 16.")[0]
    named = set(re.findall(r"\w+", section))
    words = {*EFFECTS, *CONDITIONS, *MODIFIERS, *TRIGGERS, *UNTIL, *HERO_WORDS, *AREA_FORMS}
    assert sorted(words - named) == []
