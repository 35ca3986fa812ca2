"""The example of the guide is a story that can be played, without error or warning."""

from __future__ import annotations

import re
from pathlib import Path

from moonlit.packs.wonder_book.cards import StoryCard
from moonlit.packs.wonder_book.chapter import CARDS
from moonlit.packs.wonder_book.folder import check_pack
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
