"""Drawings in a story: read as they are written, and every fault in them told where it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from moonlit.packs.wonder_book.art import Art, CardArt, FigureArt, Mood, WayArt, written
from moonlit.packs.wonder_book.facts import digest_of_model
from moonlit.packs.wonder_book.folder import check_pack, load_pack
from moonlit.packs.wonder_book.nodes import read_nodes
from moonlit.packs.wonder_book.reader import Reader
from tests.packs.wonder_book.lighthouse import ONE, told, write_story

BLOCKED = "    blocked: [L2-L4]\n"
ART = """\
    art:
      mood: {left: dawn, right: dusk}
      floor: grass
      sky: [{side: left, piece: hills, x: 50, y: 50}]
      walls: [{side: right, piece: window-moon, x: 72.5, flip: true}]
      flat: [{piece: rug, at: L1, size: 1.16}]
      ground:
        - {kind: stream, along: [[0, 1], [2.5, 3]], width: 6}
        - {kind: pool, at: L2, rx: 20, ry: 11, fill: "#2b3d2c", seed: 5}
      pieces: [{piece: lectern, at: L2, dx: -0.66}, {piece: hearth, x: 2, y: 74, keep: true}]
      ways:
        L2-L4: {barrier: mirror, opens: true}
      opened:
        L2-L4: {pieces: [{piece: candle, at: L4}], lit: [L4]}
"""
DRAWN = ONE.replace(BLOCKED, BLOCKED + ART)
CARD = "  - n: 5\n    kind: interaction\n"


def drawn(folder: Path, old: str = "", new: str = "") -> list[str]:
    """What is told of the drawn story in which one text was replaced by another."""
    assert not old or DRAWN.count(old) == 1
    checked = check_pack(write_story(folder, one=DRAWN.replace(old, new) if old else DRAWN))
    return told(checked.errors) + told(checked.warnings)


def test_a_drawing_is_given_back_as_it_was_written(tmp_path: Path) -> None:
    (board,) = load_pack(write_story(tmp_path, one=DRAWN)).chapters[0].boards.values()
    node = read_nodes("art.yaml", ART.encode())
    assert written(board.art) == node.table["art"].plain()
    assert board.art is not None
    assert board.art.ways == {"L2-L4": WayArt("L2-L4", "mirror", opens=True)}


def test_a_mood_is_a_word_or_one_for_each_half() -> None:
    reader = Reader("x.yaml")
    art = reader.record(Art, read_nodes("x.yaml", b"{mood: candle}"), ("x",))
    assert art is not None
    assert art.mood == Mood("candle", "candle")
    assert written(art) == {"mood": "candle"}


def test_cards_and_figures_are_drawn(tmp_path: Path) -> None:
    one = ONE.replace(CARD, CARD + "    art: {piece: lamp, done: lamp-lit}\n")
    one = one.replace("    kind: boss\n", "    kind: boss\n    art: {figure: gnawer}\n")
    chapter = load_pack(write_story(tmp_path, one=one)).chapters[0]
    assert chapter.cards[5].art == CardArt("lamp", "lamp-lit")
    assert chapter.bosses["keeper"].art == FigureArt("gnawer")


def test_a_drawing_is_no_fact(tmp_path: Path) -> None:
    plain = load_pack(write_story(tmp_path))
    assert load_pack(write_story(tmp_path, one=DRAWN)).digest == plain.digest
    assert digest_of_model(plain) == plain.digest


def test_nothing_is_wrong_with_the_drawn_story(tmp_path: Path) -> None:
    assert drawn(tmp_path) == drawn(tmp_path, "#2b3d2c", "#2b3d2d")
    assert not [one for one in drawn(tmp_path) if "one.yaml:1" in one]


# What is replaced, by what, and what is said.
FAULTS = {
    "mood": ("right: dusk", "right: dim", "right must be one of candle, forest"),
    "field": ("floor: grass", "flour: grass", 'unknown field "flour"'),
    "piece": ("piece: rug", "piece: Rug!", "piece must be a name in small letters"),
    "colour": ('"#2b3d2c"', "green", "fill must be a colour such as #16302a"),
    "number": ("x: 72.5", "x: far", "x must be a number"),
    "area": ("{piece: rug, at: L1,", "{piece: rug, at: L9,", 'there is no area "L9"'),
    "border": ("L2-L4: {barrier", "L1-L4: {barrier", "there is no border L1-L4"),
    "point": ("[2.5, 3]", "[2.5]", "stream: every point of a line must be two or three numbers"),
    "place": ("x: 2, y: 74,", "x: 2,", "exactly one of at, x, y must be there"),
    "unmade": ("piece: hearth", "piece: hedgehog", 'nobody has drawn a piece "hedgehog"'),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_a_drawing_is_told(fault: str, tmp_path: Path) -> None:
    old, new, said = FAULTS[fault]
    assert any("one.yaml:" in one and said in one for one in drawn(tmp_path, old, new))


def test_a_piece_nobody_has_made_keeps_no_story_from_being_played(tmp_path: Path) -> None:
    one = DRAWN.replace("piece: hearth", "piece: hedgehog")
    checked = check_pack(write_story(tmp_path, one=one))
    assert checked.errors == []
    assert checked.campaign is not None
