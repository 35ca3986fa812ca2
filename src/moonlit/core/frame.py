"""Frames: unfinished effects as single integers, kept on a stack in the state.

A frame says what is waiting, whom it concerns and up to three small facts. Because it is one number
it is cloned, written, compared and searched for nothing.
"""

from typing import Final

from mypy_extensions import i64

KIND_LIMIT: Final = 64
SEAT_LIMIT: Final = 8
FACT_LIMIT: Final = 256

_SEAT: Final[i64] = 6
_FACT: Final[i64] = 9
_WIDTH: Final[i64] = 8


def frame(kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """Pack a frame. Kinds are below 64, seats below 8, facts below 256."""
    assert (kind >> 6 | seat >> 3 | (a | b | c) >> 8) == 0, "a frame cannot hold that"
    return kind | seat << _SEAT | a << _FACT | b << _FACT + _WIDTH | c << _FACT + 2 * _WIDTH


def frame_kind(packed: i64) -> i64:
    """What is waiting."""
    return packed & 63


def frame_seat(packed: i64) -> i64:
    """Whom it concerns."""
    return packed >> _SEAT & 7


def frame_fact(packed: i64, index: i64) -> i64:
    """The fact at `index`: 0, 1 or 2."""
    return packed >> _FACT + _WIDTH * index & 255
