"""The result of a match as rows and sentences, for the screen and for the line mode."""

from collections.abc import Iterator
from dataclasses import dataclass

from moonlit.client.nocturne import tell_condition
from moonlit.client.nocturne.results import categories_of, tell_rank
from moonlit.client.refusals import tell_lapse
from moonlit.core.action import Seat
from moonlit.core.game import Outcome
from moonlit.tui.nocturne.marking import Earned, mark_tracks
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
    saved: str


def read_sheet(session: Session, teller: Teller) -> Sheet:
    """The score sheet of a match that is over."""
    outcome = session.outcome()
    assert outcome is not None
    viewer = session.people[0] if len(session.people) == 1 else None
    teller = teller.for_seat(viewer)
    seats = tuple(range(len(outcome.sheets)))
    rows = tuple(
        Row(teller.say(f"category-{name}"), tuple(sheet[name] for sheet in outcome.sheets))
        for name in categories_of(session.config)
    )
    saved = teller.say("record-saved", path=str(session.path))
    return Sheet(
        title=_title(teller, outcome),
        seats=seats,
        names=tuple(teller.name(seat) for seat in seats),
        rows=rows,
        total_name=teller.say("category-total"),
        totals=outcome.totals,
        notes=tuple(_notes(teller, session, outcome)),
        saved=saved,
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


def _notes(teller: Teller, session: Session, outcome: Outcome) -> Iterator[str]:
    """What befell programs; rank, scenario and achievements of the people at this keyboard."""
    yield from (tell_lapse(teller.words, lapse) for lapse in session.lapses)
    if len(outcome.sheets) == 1:
        yield from tell_rank(teller.words, teller.pack, outcome)
    for result in mark_tracks(session, teller.pack, outcome):
        if len(session.people) > 1:
            yield f"{teller.name(result.seat)}:"
        yield from _challenges(teller, result, outcome.totals[result.seat])
        if result.refusal is not None:
            yield teller.refusal(result.refusal)


def _challenges(teller: Teller, result: Earned, total: int) -> Iterator[str]:
    number = teller.config["scenario"]
    assert isinstance(number, int)
    if number:
        needed = teller.pack.scenarios[number - 1].points
        yield teller.say("terminal-scenario-points", total=total, needed=needed)
        end = "met" if result.met else "failed"
        yield teller.say(f"terminal-scenario-{end}", number=number)
        return
    met = [_entry(teller, entry, entry in result.new) for entry in result.met]
    yield (
        teller.say("terminal-achievements-earned")
        if met
        else teller.say("terminal-no-achievements")
    )
    yield from met


def _entry(teller: Teller, entry: str, is_new: bool) -> str:
    """One line on what was reached, marked where it is new on a track."""
    kind, _, name = entry.partition("-")
    told = teller.say(entry) if kind == "variant" else ""
    if kind == "achievement":
        achievement = next(one for one in teller.pack.achievements if one.id == int(name))
        told = f"{name}. {tell_condition(teller.words, achievement.needs)}"
    return f"  {told} ({teller.say('terminal-achievement-new')})" if is_new else f"  {told}"
