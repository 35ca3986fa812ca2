"""Small sets as bit masks: counting and walking them without allocating."""

from typing import Final

from mypy_extensions import i64

# mypyc boxes literals from 1 << 62 on and unboxes them at every use, so these stay below.
_PAIRS: Final[i64] = 0x1555555555555555
_NIBBLES: Final[i64] = 0x3333333333333333
_BYTES: Final[i64] = 0x0F0F0F0F0F0F0F0F


def bit(place: i64) -> i64:
    """The set with one member, up to 62."""
    one = (place | 1) & 1  # a literal would be shifted in 32 bits only
    return one << place


def _places_by_remainder() -> list[i64]:
    """The powers of two have different remainders modulo 67, so a remainder names a place."""
    places: list[i64] = [0] * 67
    for place in range(63):
        places[bit(place) % 67] = place
    return places


_PLACE: Final = _places_by_remainder()


def size(mask: i64) -> i64:
    """How many members the set has."""
    pairs = mask - (mask >> 1 & _PAIRS)
    nibbles = (pairs & _NIBBLES) + (pairs >> 2 & _NIBBLES)
    octets = nibbles + (nibbles >> 4) & _BYTES
    octets += octets >> 8
    octets += octets >> 16
    octets += octets >> 32
    return octets & 127


def first(mask: i64) -> i64:
    """The lowest member of a set that has one."""
    return _PLACE[(mask & -mask) % 67]


def member(mask: i64, index: i64) -> i64:
    """The member at `index` in ascending order; the set must be larger than `index`."""
    while index > 0:
        mask &= mask - 1
        index -= 1
    return _PLACE[(mask & -mask) % 67]
