"""The result of a match as rows and sentences, for the screen and for the line mode."""

from dataclasses import dataclass

from moonlit.core.action import Seat
from moonlit.core.game import Outcome
from moonlit.packs.nocturne.words import CATEGORIES
from moonlit.tui.nocturne.projection import PRECIOUS
from moonlit.tui.nocturne.telling import Teller
from moonlit.tui.session import Session


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


def read_sheet(session: Session, teller: Teller) -> Sheet:
    """The score sheet of a match that is over."""
    outcome = session.outcome()
    assert outcome is not None
    viewer = session.people[0] if len(session.people) == 1 else None
    teller = teller.for_seat(viewer)
    seats = tuple(range(len(outcome.sheets)))
    left_out = () if teller.has_precious_stones else (PRECIOUS,)
    rows = tuple(
        Row(teller.say(f"category-{name}"), tuple(sheet[name] for sheet in outcome.sheets))
        for name in CATEGORIES
        if name not in left_out
    )
    return Sheet(
        title=_title(teller, outcome),
        seats=seats,
        names=tuple(teller.name(seat) for seat in seats),
        rows=rows,
        total_name=teller.say("category-total"),
        totals=outcome.totals,
        notes=(*_notes(teller, outcome), teller.say("record-saved", path=str(session.path))),
    )


def _title(teller: Teller, outcome: Outcome) -> str:
    if len(outcome.sheets) == 1:
        return teller.say("terminal-over")
    total = max(outcome.totals)
    if len(outcome.winners) > 1:
        names = teller.words.join(teller.name(seat) for seat in outcome.winners)
        return teller.say("seat-winners", names=names, total=total)
    winner = Seat(outcome.winners[0])
    who = "you" if winner == teller.seat and teller.is_alone else "other"
    return teller.say("seat-winner", who=who, name=teller.name(winner), total=total)


def _notes(teller: Teller, outcome: Outcome) -> list[str]:
    notes = []
    rank = outcome.notes.get("rank")
    if len(outcome.sheets) == 1:
        name = teller.say(f"rank-{rank}") if rank else teller.say("rank-none")
        notes.append(teller.say("rank-reached", rank=name))
    return notes
