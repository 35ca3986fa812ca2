"""Every card of the pack has its picture, and the pictures keep to what our hand allows."""

import re
import zlib
from collections import Counter

import pytest

from moonlit.packs.dominion.folder import load_pack
from tools.cards.hues import MOST, StrangeColour, hues_of
from tools.cards.marks import symbols
from tools.cards.palette import HUES, LEAF, RED
from tools.cards.pictures import PICTURES
from tools.cards.sprite import files, picture

PACK = load_pack()
KINDS = {
    *(thing.id for thing in (*PACK.cards, *PACK.boons, *PACK.hexes, *PACK.states)),
}
# A first match shows some thirty pictures and may weigh 350 kB in all.
MOST_BYTES = 1_500


def test_everything_in_the_pack_has_its_picture() -> None:
    assert PICTURES.keys() == KINDS


def test_no_two_pictures_are_the_same() -> None:
    assert len(set(PICTURES.values())) == len(PICTURES)


@pytest.mark.parametrize("kind", sorted(PICTURES))
def test_a_picture_has_few_hues_no_words_and_little_weight(kind: str) -> None:
    drawn = PICTURES[kind]
    assert len(hues_of(drawn)) <= MOST
    assert "<text" not in drawn
    assert len(zlib.compress(picture(drawn).encode())) < MOST_BYTES


def test_tones_of_one_hue_are_one() -> None:
    assert hues_of(f'fill="{LEAF.base}" fill="{LEAF.shade}" fill="{RED.base}"') == {"leaf", "red"}


def test_a_colour_that_the_palette_lacks_is_refused() -> None:
    with pytest.raises(StrangeColour, match="#123456"):
        hues_of('fill="#123456"')


def test_no_two_hues_share_a_colour() -> None:
    colours = [colour for hue in HUES.values() for colour in hue]
    assert len(set(colours)) == len(colours)


def test_ids_are_told_apart() -> None:
    ids = Counter(re.findall(r' id="([^"]+)"', "".join(symbols())))
    assert max(ids.values()) == 1
    types = {kind for card in PACK.cards for kind in card.types}
    assert {f"seal-{kind}" for kind in types} <= ids.keys()
    assert {"coin", "vp", "vp-curse", "ico-cards", "ico-actions", "ico-buys"} <= ids.keys()
    assert all(Counter(re.findall(r' id="', drawn))[' id="'] == 1 for drawn in PICTURES.values())


def test_every_file_is_written_once() -> None:
    paths = [path for path, _ in files()]
    assert len(set(paths)) == len(paths)
