"""What a view says for those who go on from it, in numbers: how a match differs from a fresh table.

Nothing in it counts what the story has not reached: what is as it was at the start is left out,
and places in the program are told card by card (W-SETUP-9).
"""

from moonlit.core import plain
from moonlit.core.codec import Plain, field_names
from moonlit.games.wonder_book import asking, frames, sections
from moonlit.games.wonder_book.combat import ANY_WAY, NOTHING_STUNNED
from moonlit.games.wonder_book.frames import frame_a, frame_b, frame_kind, frame_place
from moonlit.games.wonder_book.program import Program
from moonlit.games.wonder_book.setup import bare_table
from moonlit.games.wonder_book.state import State

# Nobody knows these: the order of decks, the dice. The menu follows from the rest.
HIDDEN = ("program", "dice", "fed", "scrap_deck", "wyrm_deck", "wyrm_unseen", "menu")
# Used up before the next decision, or told only with a question.
SPENT = ("answer", "ask_among")
PILES = ("scrap_discards", "wyrm_discards", "wyrm_out")
MASKS = ("vortex_active", "vortex_seen")
PLACED = ("pending", "mods", "once", "album")
NAMED = ("counters", "sets", "tokens", "stack_at", "stack_area")
PLAIN = (*HIDDEN, *SPENT, *PILES, *MASKS, *PLACED, *NAMED)

_PLACE = frames.frame(0, 0, 0, 65535)
_FIRST_FACT = frames.frame(0, 0, 0, 0, 1023)
_WHICH = 1023  # of a modifier in force
_RUNNING = (frames.RUN, frames.GOT_YES, frames.SPARK_GIFT, frames.ATTACK, frames.ASSIGN)


def write_bookkeeping(s: State) -> dict[str, Plain]:
    """Public numbers needed to go on from here, not meant for people."""
    p, fresh = s.program, bare_table(s.program, 0)
    told = {
        name: _changed(getattr(s, name), getattr(fresh, name))
        for name in field_names(s)
        if name not in PLAIN
    }
    for name in MASKS:
        told[name] = getattr(s, name) ^ getattr(fresh, name)
    for name in PILES:
        told[name] = list[Plain](getattr(s, name))
    for name in NAMED:
        told[name] = _named(_names(p, name), getattr(s, name), getattr(fresh, name))
    told["wyrm_added"] = s.wyrm_added & ~s.wyrm_unseen
    told["wyrm_kept"] = s.wyrm_kept & ~s.wyrm_unseen
    return {**told, **_places(s)}


def _changed(value: Plain, before: Plain) -> Plain:
    """A number as it is; of a list only what is not as it was."""
    if not isinstance(value, list):
        return value
    assert isinstance(before, list)
    pairs = enumerate(zip(value, before, strict=True))
    return {str(place): now for place, (now, then) in pairs if now != then}


def _names(p: Program, field: str) -> list[str]:
    """The names under which a list is told; a stack goes by its first card."""
    match field:
        case "counters":
            return p.counter_names
        case "sets":
            return p.set_names
        case "tokens":
            return p.token_names
    return [p.card_names[p.stack_cards[first]] for first in p.stack_first]


def _named(names: list[str], value: list[int], before: list[int]) -> dict[str, Plain]:
    rows = zip(names, value, before, strict=True)
    return {name: now for name, now, then in rows if now != then}


def _places(s: State) -> dict[str, Plain]:
    """Whatever points into the program."""
    p = s.program
    stamps = enumerate(s.once)
    told: dict[str, Plain] = {
        "once": {str(sections.local(p, sections.ONCE, n)): stamp for n, stamp in stamps if stamp},
        "album": [p.text_names[picture] for picture in s.album],
        "mods": [
            [packed & ~_WHICH, sections.local(p, sections.MODIFIERS, packed & _WHICH)]
            for packed in s.mods
        ],
        "pending": [list[Plain](_frame(p, packed)) for packed in s.pending],
    }
    if s.pending and frame_kind(s.pending[-1]) == frames.QUESTION:
        told["ask_among"] = _asked(p, s.pending[-1], s.ask_among)
    return told


def _frame(p: Program, packed: int) -> tuple[int, int]:
    """A frame without its place, and the place."""
    if frame_kind(packed) == frames.USED:
        return packed & ~_FIRST_FACT, sections.local(p, sections.SPECIALS, frame_a(packed))
    place = frame_place(packed)
    table = _table(packed, place)
    return packed & ~_PLACE, place if table is None else sections.local(p, table, place)


def _table(packed: int, place: int) -> int | None:
    """The table that the place of a frame points into, if it does."""
    kind = frame_kind(packed)
    if kind in _RUNNING:
        is_bare = kind in (frames.ATTACK, frames.ASSIGN) and place == NOTHING_STUNNED
        return None if is_bare else sections.CODE
    if kind == frames.GOT_OPTION or _asks_for(packed) == asking.FOR_OPTION:
        return sections.OPTIONS
    if kind == frames.PUSH and frame_b(packed) >> 6 != ANY_WAY:
        return sections.AREAS
    return None


def _asks_for(packed: int) -> int | None:
    return frame_a(packed) if frame_kind(packed) == frames.QUESTION else None


def _asked(p: Program, packed: int, among: int) -> Plain:
    """What can be answered; special actions are told card by card."""
    if _asks_for(packed) != asking.FOR_SPECIAL:
        return among
    found = [n for n in range(len(p.special_card)) if among >> n & 1]
    return [sections.local(p, sections.SPECIALS, n) for n in found]


def read_bookkeeping(p: Program, told: dict[str, Plain]) -> State:
    """A table of which `write_bookkeeping` told; its decks are still to be dealt."""
    s = bare_table(p, 0)
    for name in field_names(s):
        if name not in PLAIN:
            _read(s, name, told[name])
    for name in MASKS:
        setattr(s, name, getattr(s, name) ^ plain.number(told[name]))
    for name in PILES:
        setattr(s, name, plain.numbers(told[name]))
    for name in NAMED:
        names, values = _names(p, name), getattr(s, name)
        for key, value in plain.table(told[name]).items():
            values[names.index(key)] = value
    _read_places(s, told)
    return s


def _read(s: State, name: str, told: Plain) -> None:
    if not isinstance(told, dict):
        setattr(s, name, told)
        return
    values = getattr(s, name)
    for place, value in told.items():
        values[int(place)] = value


def _read_places(s: State, told: dict[str, Plain]) -> None:
    p = s.program
    for slot, stamp in plain.table(told["once"]).items():
        s.once[sections.whole(p, sections.ONCE, int(slot))] = plain.number(stamp)
    s.album = [p.text_names.index(str(picture)) for picture in plain.items(told["album"])]
    s.mods = [
        packed | sections.whole(p, sections.MODIFIERS, which)
        for packed, which in map(plain.numbers, plain.items(told["mods"]))
    ]
    s.pending = [_read_frame(p, *plain.numbers(pair)) for pair in plain.items(told["pending"])]
    among = told.get("ask_among", 0)
    if isinstance(among, list):
        s.ask_among = sum(1 << sections.whole(p, sections.SPECIALS, plain.number(n)) for n in among)
    else:
        s.ask_among = plain.number(among)


def _read_frame(p: Program, packed: int, place: int) -> int:
    if frame_kind(packed) == frames.USED:
        return packed | frames.frame(0, 0, 0, 0, sections.whole(p, sections.SPECIALS, place))
    table = _table(packed, place)
    return packed | frames.frame(
        0, 0, 0, place if table is None else sections.whole(p, table, place)
    )
