"""The result of a match as rows and sentences, for the screen and for the line mode."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from moonlit.client.refusals import tell_lapse
from moonlit.core.action import Seat
from moonlit.core.game import Outcome
from moonlit.tui.session import Session
from moonlit.tui.telling import MatchTeller


@dataclass(frozen=True, slots=True)
class Row:
    """One category and everybody's points in it."""

    name: str
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """The whole score sheet."""

    title: str
    seats: tuple[int, ...]
    names: tuple[str, ...]
    rows: tuple[Row, ...]
    total_name: str
    totals: tuple[int, ...]
    notes: tuple[str, ...]
    saved: str


def make_sheet(
    session: Session, teller: MatchTeller, names: Mapping[str, str], notes: Iterable[str]
) -> Sheet:
    """The score sheet of a match that is over; `names` are those of its rows by category."""
    outcome = session.outcome()
    assert outcome is not None
    rows = tuple(
        Row(name, tuple(sheet.get(category, 0) for sheet in outcome.sheets))
        for category, name in names.items()
    )
    practice = [teller.say("terminal-practice")] if session.is_practice else []
    lapses = (tell_lapse(teller.words, lapse) for lapse in session.lapses)
    seats = tuple(range(len(outcome.sheets)))
    return Sheet(
        title=_title(teller, outcome),
        seats=seats,
        names=tuple(teller.name(seat) for seat in seats),
        rows=rows,
        total_name=teller.say("category-total"),
        totals=outcome.totals,
        notes=(*lapses, *practice, *notes),
        saved=teller.say("record-saved", path=str(session.path)),
    )


def _title(teller: MatchTeller, outcome: Outcome) -> str:
    if len(outcome.sheets) == 1:
        return teller.say("terminal-over")
    total = max(outcome.totals)
    if len(outcome.winners) > 1:
        names = teller.words.join(teller.name(seat) for seat in outcome.winners)
        return teller.say("seat-winners", names=names, total=total)
    winner = Seat(outcome.winners[0])
    who = "you" if winner == teller.seat and teller.is_alone else "other"
    return teller.say("seat-winner", who=who, name=teller.name(winner), total=total)
