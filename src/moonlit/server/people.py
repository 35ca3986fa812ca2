"""Names, chat and the seats of a match: who may sit where, said without any rule of a game."""

import unicodedata
from collections.abc import Iterable, Sequence

from moonlit.bots.roster import roster_of
from moonlit.client.teller import Named
from moonlit.core.errors import BadConfig, IllegalAction
from moonlit.server.kept import Chair, Company, digest, new_token
from moonlit.server.wire import SeatInfo, SeatWish

LONGEST_NAME = 24
LONGEST_LINE = 200


def clean(text: str, longest: int) -> str:
    """A text somebody typed: normal form, one line, nothing that steers a screen."""
    normal = unicodedata.normalize("NFC", text.encode("utf-8", "replace").decode())
    marks = (" " if mark.isspace() else mark for mark in normal)
    shown = "".join(mark for mark in marks if unicodedata.category(mark)[0] != "C")
    return " ".join(shown.split())[:longest].strip()


def need_bot(level: str, game: str) -> str:
    """A bot's name, checked: one of the game's with its own budget.

    A page must not name a program to run, nor make a bot think for an hour.
    """
    roster = roster_of(game)
    if roster.need(level).has_budget:
        raise BadConfig("unknown-bot", bot=level, known=roster.offered)
    return level


def seat_everybody(wishes: Sequence[SeatWish], game: str) -> tuple[list[Chair], dict[int, str]]:
    """The chairs somebody wishes for, and the tokens of those at this device."""
    chairs, tokens = [], {}
    for seat, wish in enumerate(wishes):
        match wish.kind:
            case "me":
                tokens[seat] = new_token()
                name = clean(wish.name, LONGEST_NAME)
                chairs.append(Chair("person", name, token=digest(tokens[seat])))
            case "bot":
                chairs.append(Chair("bot", level=need_bot(wish.level, game)))
            case "open":
                chairs.append(Chair("open"))
    return chairs, tokens


def take_seat(company: Company, name: str, seat: int | None) -> tuple[int, str]:
    """Sit down in an open seat; gives the seat and its token. Raises IllegalAction if it is not."""
    free = [index for index, chair in enumerate(company.chairs) if chair.kind == "open"]
    chosen = free[0] if seat is None and free else seat
    if chosen is None:
        raise IllegalAction("no-free-seat")
    if chosen not in free:
        raise IllegalAction("seat-taken", place=chosen + 1)
    token = new_token()
    company.chairs[chosen] = Chair("person", clean(name, LONGEST_NAME), token=digest(token))
    return chosen, token


def begin(company: Company) -> None:
    """Begin the match. Raises IllegalAction if it has begun, or somebody is still to come."""
    if company.has_begun:
        raise IllegalAction("match-begun")
    if any(chair.kind == "open" for chair in company.chairs):
        raise IllegalAction("seats-still-open")
    company.has_begun = True


def set_seat(company: Company, seat: int, to: str, level: str, *, is_missing: bool) -> None:
    """The host gives a seat to a bot or opens it. Raises IllegalAction where a person keeps theirs.

    Whoever takes an opened seat sees what it has, so in the match only its person can free it,
    and a bot's seat stays a bot's.
    """
    chair = _chair(company, seat)
    if chair.kind == "bot" and to == "open" and company.has_begun:
        raise IllegalAction("bot-keeps-seat", place=seat + 1)
    has_left = chair.is_away and not chair.is_covered
    may_change = has_left or (is_missing and not company.has_begun)
    if chair.kind == "person" and not may_change:
        raise IllegalAction("seat-taken", place=seat + 1)
    company.chairs[seat] = Chair("bot", level=level) if to == "bot" else Chair("open")


def cover(company: Company, seat: int, length: int, *, is_missing: bool) -> None:
    """Let a bot play for somebody missing after so many actions.

    Raises IllegalAction if nobody is missing there.
    """
    chair = _chair(company, seat)
    if not is_missing:
        raise IllegalAction("not-missing", place=seat + 1)
    chair.is_away = chair.is_covered = True
    chair.covered_at = length


def undo_floor(company: Company) -> int:
    """How many actions stand whatever the others agree on: nobody asks those who are covered."""
    return max((chair.covered_at for chair in company.chairs if chair.is_covered), default=0)


def set_away(company: Company, seats: Iterable[int], *, is_away: bool) -> None:
    """People leave their seats to a bot, or take them back."""
    for seat in seats:
        company.chairs[seat].is_away = is_away
        company.chairs[seat].is_covered = False
        company.chairs[seat].covered_at = 0


def agree(company: Company, seat: int) -> bool:
    """A seat wants to go on by the rules of today; gives whether that is everybody."""
    if seat not in company.agreed:
        company.agreed.append(seat)
    return set(others(company, seat)) <= {*company.agreed}


def take_hint(company: Company, seat: int) -> None:
    """Everybody sees who was helped, and how often."""
    company.hints[seat] = company.hints.get(seat, 0) + 1


def others(company: Company, seat: int) -> list[int]:
    """The people besides a seat who are asked before something is taken back."""
    return [
        other
        for other, chair in enumerate(company.chairs)
        if other != seat and chair.kind == "person" and not chair.is_away
    ]


def _chair(company: Company, seat: int) -> Chair:
    if not 0 <= seat < len(company.chairs):
        raise IllegalAction("no-such-seat", place=seat + 1)
    return company.chairs[seat]


def named(company: Company) -> tuple[Named, ...]:
    """Everybody, for whoever has to say their names."""
    return tuple(Named(chair.name, chair.level) for chair in company.chairs)


def info_of(chair: Chair, hints: int, *, is_here: bool, is_missing: bool) -> SeatInfo:
    return SeatInfo(
        chair.kind,
        chair.name,
        chair.level,
        is_here,
        chair.is_away,
        chair.is_covered,
        is_missing,
        hints,
    )
