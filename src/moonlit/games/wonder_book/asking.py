"""Questions: what is asked, why, and which wyrms are the same for an answer."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.games.wonder_book.frames import (
    NO_CARD,
    NOBODY_HERE,
    QUESTION,
    RUN,
    alike,
    frame,
    frame_a,
    frame_b,
    frame_c,
    frame_card,
    frame_hero,
    frame_place,
)
from moonlit.games.wonder_book.program import NONE
from moonlit.games.wonder_book.state import FIRST_BOSS, State

# What is asked for.
FOR_PERSON: Final[i64] = 0
FOR_FOE: Final[i64] = 1  # a wyrm or a boss
FOR_AREA: Final[i64] = 2
FOR_OPTION: Final[i64] = 3
FOR_THING: Final[i64] = 4
FOR_YES: Final[i64] = 5
FOR_SIDE: Final[i64] = 6  # of an upgrade card
FOR_SPECIAL: Final[i64] = 7
FOR_CARD: Final[i64] = 8  # of the wyrm deck, by depth

# Why.
BY_EFFECT: Final[i64] = 0  # a card's text lets choose
TO_REROLL: Final[i64] = 1
TO_HIT: Final[i64] = 2  # whom the damage of an attack goes to
LEFT_OVER: Final[i64] = 3  # whom the rest goes to
NEXT_WYRM: Final[i64] = 4  # which wyrm acts next
VICTIM: Final[i64] = 5  # whom a wyrm or boss attacks
WAY: Final[i64] = 6  # where a wyrm or boss goes
TO_AGREE: Final[i64] = 7  # may an item be taken
STORY_CHOICE: Final[i64] = 8
TO_UPGRADE: Final[i64] = 9
TO_STEP_IN: Final[i64] = 10  # take a hit for somebody
TO_WALK: Final[i64] = 11
TO_TAKE_ALONG: Final[i64] = 12
TO_HEAL: Final[i64] = 13
TO_DISCARD: Final[i64] = 14
TO_GIVE_SPARK: Final[i64] = 15
TO_PUT_BACK: Final[i64] = 16
TO_BURY: Final[i64] = 17
TO_USE: Final[i64] = 18
TO_DO_IT: Final[i64] = 19  # an effect that may be left
TO_PUSH: Final[i64] = 20
TO_TAKE_BACK: Final[i64] = 21  # a scrap from the discards
TO_REMOVE: Final[i64] = 22  # a spark

# How it can be answered, as bits.
DECLINABLE: Final[i64] = 1
FOR_ALL: Final[i64] = 2  # the same answer can be given for all wyrms that come
REST: Final[i64] = 4  # the other wyrms can go in any order


def ask(
    s: State, hero: i64, card: i64, what: i64, why: i64, how: i64, among: i64, place: i64 = 0
) -> None:
    """Put a question to a hero's player, or with NONE to everybody."""
    s.ask_among = among
    who = NOBODY_HERE if hero == NONE else hero
    on = NO_CARD if card == NONE else card
    s.pending.append(frame(QUESTION, who, on, place, what, why, how))


def hero_of(packed: i64) -> i64:
    """The hero of a frame, or NONE."""
    hero = frame_hero(packed)
    return NONE if hero == NOBODY_HERE else hero


def card_of(packed: i64) -> i64:
    """The card of a frame, or NONE."""
    card = frame_card(packed)
    return NONE if card == NO_CARD else card


def kinds_of_foes(s: State, foes: i64) -> i64:
    """One wyrm of every sort: those in one area in one state are the same (W-ENG-3)."""
    found: i64 = 0
    for wyrm in range(FIRST_BOSS):
        if foes >> wyrm & 1 != 0 and not has_twin(s, found, wyrm):
            found |= bit(wyrm)
    return found | foes & ~255


def has_twin(s: State, among: i64, wyrm: i64) -> bool:
    """Is a wyrm like this one among some?"""
    for other in range(wyrm):
        if (
            among >> other & 1 != 0
            and s.wyrm_area[other] == s.wyrm_area[wyrm]
            and s.wyrm_stun[other] == s.wyrm_stun[wyrm]
        ):
            return True
    return False


def keep_person(s: State, person: i64) -> None:
    """The effects in hand remember whom was chosen."""
    f = s.pending[-1]
    s.pending[-1] = alike(
        f, RUN, frame_place(f), frame_a(f) & 7 | person + 1 << 3, frame_b(f), frame_c(f)
    )


def keep_foe(s: State, foe: i64) -> None:
    """The effects in hand remember which wyrm was chosen or hit."""
    f = s.pending[-1]
    s.pending[-1] = alike(
        f, RUN, frame_place(f), frame_a(f), frame_b(f) & 15 | foe + 1 << 4, frame_c(f)
    )
