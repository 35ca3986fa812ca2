"""Which hues a picture has: seven at most, so that it stays one thing at a glance."""

import re
from typing import Final

from tools.cards.palette import DUSK, HUES, INK, PLATES, SHADOW, WHITE

MOST: Final = 7
# What is no hue: the dark of eyes and doors, shadows, and the light in an eye.
PLAIN: Final = frozenset({INK, SHADOW, DUSK, WHITE})
_COLOUR: Final = re.compile(r"#[0-9a-f]{6}\b")


class StrangeColour(ValueError):
    """A colour that the palette does not have."""


def hues_of(drawn: str) -> set[str]:
    """The names of a picture's hues; the plate of its type counts as one."""
    colours = set(_COLOUR.findall(drawn)) - PLAIN
    if strange := colours - _NAMES.keys():
        raise StrangeColour(", ".join(sorted(strange)))
    return {_NAMES[colour] for colour in colours}


def _named() -> dict[str, str]:
    plates = {
        colour: name
        for plate in PLATES.values()
        for name, hue in HUES.items()
        for colour in plate[1:]
        if plate.hue is hue
    }
    return plates | {colour: name for name, hue in HUES.items() for colour in hue}


_NAMES: Final = _named()
