"""The frames of Wonder Book: what waits for a decision, and what goes on by itself.

A frame is one number: what is waiting, which hero it is about, on which card it rests, where in the
program it goes on, and three small facts.
"""

from typing import Final

from mypy_extensions import i64

# Decisions. TURN and EXTRA belong to the hero of the frame; what the others ask is in the state.
NEXT_TURN: Final[i64] = 0  # which hero's turn comes next
TURN: Final[i64] = 1  # a: actions left
EXTRA: Final[i64] = 2  # one action outside of the turn; a: kinds of actions, b: may it be left
QUESTION: Final[i64] = 3  # a: what is asked for, b: why, c: how it can be answered
TRADE: Final[i64] = 4  # a: heroes of one side, b: of the other, c: how many more, place: ways

# What goes on by itself, from here on.
AUTOMATIC: Final[i64] = 16
PHASES: Final[i64] = 16  # the round goes on; a: step, b: is it a new round
RUN: Final[i64] = 17  # effects; a: person + 1, b: wyrm + 1, c: area + 1 they speak of
TAKE: Final[i64] = 18  # a chapter card is taken; a: step
FINISH: Final[i64] = 19  # the foot of a chapter card
GOAL_MET: Final[i64] = 20
REVEAL: Final[i64] = 21  # a wyrm card; a: vortices, b: step
WYRM_CARD: Final[i64] = 22  # a: vortices, b: step, c: number of the wyrm card
ACTIVATION: Final[i64] = 23  # a: wyrms still to come, b: actions of each, c: was it asked which
WYRM_ACTS: Final[i64] = 24  # a: wyrm, b: actions left, c: what was asked
BOSS_ACTS: Final[i64] = 25  # a: boss, b: actions left, c: what was asked
ROLL: Final[i64] = 26  # a: dice or successes, b: blanks, c: was the re-roll offered
ATTACK: Final[i64] = 27  # a: dice, c: step; place: for wyrms it stuns
ASSIGN: Final[i64] = 28  # a: damage left, b: wyrms chosen, c: step; place: for wyrms it stuns
GOT_HERO: Final[i64] = 29
GOT_AREA: Final[i64] = 30
PICKING: Final[i64] = 31  # place: selector, a: wyrms chosen, b: how many more, c: was it asked
GOT_OPTION: Final[i64] = 32  # place: first option
GOT_YES: Final[i64] = 33  # place: where it goes on if the answer is no
CONSENT: Final[i64] = 34  # a: thing, b: whose
UPGRADING: Final[i64] = 35  # a: heroes still to come, b: which card, c: was it asked
HIT: Final[i64] = 36  # a: person, b: hearts + 32 * wyrm or boss, c: who may step in + 1
WALK: Final[i64] = 37  # a: steps left, b: how + 4 * wyrms along, c: was it asked
PUSH: Final[i64] = 38  # a: wyrm or boss, b: steps left, c: was it asked; place: area selector
SPLIT: Final[i64] = 39  # a: heroes, b: hearts left, c: was it asked
DROP: Final[i64] = 40  # a: how many more; the things are in `ask_among`
UNSPARK: Final[i64] = 41  # a: how many more, c: was it asked; place: area selector
SPARK_GIFT: Final[i64] = 42  # a: heroes still to come, b: how many of each, c: was it asked
DISCARDING: Final[i64] = 43  # the scraps of a hero from which one is taken
PEEKED: Final[i64] = 44  # a: cards still to be put back, b: arrange + 2 * bury, c: was it asked
STEP_ALONG: Final[i64] = 45  # a: person who may come along, b: area
USING: Final[i64] = 48  # free use: a: of what, b: how many more, c: was it asked
USED: Final[i64] = 49  # a: special action whose card has still to go
EXTRAS: Final[i64] = 50  # a: heroes, b: how many, c: kinds + 512 if it may be left

NOBODY_HERE: Final[i64] = 7
NO_CARD: Final[i64] = 255

_HERO: Final[i64] = 6
_CARD: Final[i64] = 9
_PLACE: Final[i64] = 17
_A: Final[i64] = 33
_B: Final[i64] = 43
_C: Final[i64] = 53


def frame(
    kind: i64,
    hero: i64 = 7,
    card: i64 = 255,
    place: i64 = 0,
    a: i64 = 0,
    b: i64 = 0,
    c: i64 = 0,
) -> i64:
    """Pack a frame: heroes below 8, cards below 256, places below 65,536, facts below 1,024."""
    assert (kind >> 6 | hero >> 3 | card >> 8 | place >> 16 | (a | b | c) >> 10) == 0, "too large"
    return kind | hero << _HERO | card << _CARD | place << _PLACE | a << _A | b << _B | c << _C


def alike(packed: i64, kind: i64, place: i64, a: i64, b: i64, c: i64) -> i64:
    """Another frame about the same hero and card."""
    assert (kind >> 6 | place >> 16 | (a | b | c) >> 10) == 0, "too large"
    return packed & 0x1FFC0 | kind | place << _PLACE | a << _A | b << _B | c << _C


def frame_kind(packed: i64) -> i64:
    """What is waiting."""
    return packed & 63


def frame_hero(packed: i64) -> i64:
    """Which hero it is about; NOBODY_HERE if it is about none."""
    return packed >> _HERO & 7


def frame_card(packed: i64) -> i64:
    """The card on which it rests; NO_CARD if on none."""
    return packed >> _CARD & 255


def frame_place(packed: i64) -> i64:
    """Where in the program it goes on."""
    return packed >> _PLACE & 65535


def frame_a(packed: i64) -> i64:
    """The first fact."""
    return packed >> _A & 1023


def frame_b(packed: i64) -> i64:
    """The second fact."""
    return packed >> _B & 1023


def frame_c(packed: i64) -> i64:
    """The third fact."""
    return packed >> _C & 1023
