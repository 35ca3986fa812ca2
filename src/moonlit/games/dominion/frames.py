"""The frames of Dominion: what waits for a decision, and what goes on by itself.

A frame is one number: what is waiting, whom it concerns, a card (or Boon, or Hex), a step, a set of
seats or triggers, a count, and the marks of two cards on the table.
"""

from typing import Final

from mypy_extensions import i64

# Decisions: the seat of the frame chooses.
ACT: Final[i64] = 0
BUY: Final[i64] = 1
NIGHT: Final[i64] = 2
PICK: Final[i64] = 3  # cards out of a zone, one by one
PILE: Final[i64] = 4  # a pile to gain from
MAY: Final[i64] = 5  # something about a card, or not
ORDER: Final[i64] = 6  # which of several effects comes next
CHOOSE_BOON: Final[i64] = 7

# What goes on by itself, from here on.
AUTOMATIC: Final[i64] = 16
START_TURN: Final[i64] = 16
START_EFFECTS: Final[i64] = 17
END_EFFECTS: Final[i64] = 18

PLAY: Final[i64] = 24  # card; the instructions, step by step
LATER: Final[i64] = 25  # card; what a Duration does at the start of the next turn
GAIN: Final[i64] = 26  # card; what its gaining does
TRASH: Final[i64] = 27  # card; what its trashing does
DISCARD: Final[i64] = 28  # card; what its discarding does
BOON: Final[i64] = 29  # Boon
HEX: Final[i64] = 30  # Hex
GAINED: Final[i64] = 31  # card; triggers not yet chosen
REACT: Final[i64] = 32  # Attack; seats asked so far
AGAIN: Final[i64] = 33  # card; play it again
BOON_DONE: Final[i64] = 34  # Boon
HEX_DONE: Final[i64] = 35  # Hex
NEXT_HEX: Final[i64] = 36  # Hex; seats unaffected; seats done
WOODS: Final[i64] = 37
SAVED_BOON: Final[i64] = 38  # Boon

MOST_MARKS: Final[i64] = 4095  # in one turn

_SEAT: Final[i64] = 6
_CARD: Final[i64] = 9
_STEP: Final[i64] = 14
_SET: Final[i64] = 18
_COUNT: Final[i64] = 24
_MARK: Final[i64] = 32
_KEEPER: Final[i64] = 44

_STEP_BITS: Final[i64] = 0x3C000
_SET_BITS: Final[i64] = 0xFC0000
_COUNT_BITS: Final[i64] = 0xFF000000
_MARK_BITS: Final[i64] = 0xFFF00000000
_BELOW_MARKS: Final[i64] = 0xFFFFFFFF


def frame(
    kind: i64,
    seat: i64,
    card: i64 = 0,
    step: i64 = 0,
    among: i64 = 0,
    count: i64 = 0,
    mark: i64 = 0,
    keeper: i64 = 0,
) -> i64:
    """Pack a frame: cards below 32, steps below 16, sets of six, counts below 256."""
    assert (kind >> 6 | seat >> 3 | card >> 5 | step >> 4 | among >> 6 | count >> 8) == 0, (
        "too large"
    )
    assert (mark | keeper) >> 12 == 0, "too many marks"
    return (
        kind
        | seat << _SEAT
        | card << _CARD
        | step << _STEP
        | among << _SET
        | count << _COUNT
        | mark << _MARK
        | keeper << _KEEPER
    )


def frame_kind(packed: i64) -> i64:
    """What is waiting."""
    return packed & 63


def frame_seat(packed: i64) -> i64:
    """Whom it concerns."""
    return packed >> _SEAT & 7


def frame_card(packed: i64) -> i64:
    """The card, Boon or Hex."""
    return packed >> _CARD & 31


def frame_step(packed: i64) -> i64:
    """How far its instructions have been followed."""
    return packed >> _STEP & 15


def frame_set(packed: i64) -> i64:
    """Seats or triggers, as a bit mask."""
    return packed >> _SET & 63


def frame_count(packed: i64) -> i64:
    """A number to remember."""
    return packed >> _COUNT & 255


def frame_mark(packed: i64) -> i64:
    """The mark of the card itself; 0 if nobody has to find it again."""
    return packed >> _MARK & 4095


def frame_keeper(packed: i64) -> i64:
    """The mark of the card that plays this one; it stays in play as long as a Duration does."""
    return packed >> _KEEPER & 4095


def is_out_of_sight(packed: i64) -> bool:
    """Does it stand for cards discarded together that only their owner knows (D-INFO-6)?"""
    return frame_kind(packed) == DISCARD and frame_count(packed) > 0


def with_step(packed: i64, step: i64) -> i64:
    """The same frame at another step."""
    assert step >> 4 == 0, "too many steps"
    return packed & ~_STEP_BITS | step << _STEP


def with_set(packed: i64, among: i64) -> i64:
    """The same frame with another set."""
    assert among >> 6 == 0, "too large a set"
    return packed & ~_SET_BITS | among << _SET


def with_count(packed: i64, count: i64) -> i64:
    """The same frame with another count."""
    assert count >> 8 == 0, "too large a count"
    return packed & ~_COUNT_BITS | count << _COUNT


def with_mark(packed: i64, mark: i64) -> i64:
    """The same frame about another marked card."""
    assert mark >> 12 == 0, "too many marks"
    return packed & ~_MARK_BITS | mark << _MARK


def with_marks(packed: i64, mark: i64, keeper: i64) -> i64:
    """The same frame about another marked card that another one plays."""
    assert (mark | keeper) >> 12 == 0, "too many marks"
    return packed & _BELOW_MARKS | mark << _MARK | keeper << _KEEPER
