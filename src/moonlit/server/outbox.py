"""The one door out: everything a page learns of a match is made here from views and faces."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from moonlit.client.teller import Line, Named, Teller
from moonlit.core.action import Action, Seat, format_action
from moonlit.core.codec import Plain
from moonlit.core.errors import Fact, TableError
from moonlit.core.event import write_event
from moonlit.core.game import Config, Outcome
from moonlit.core.view import View
from moonlit.games import AnyState
from moonlit.server.bots import BOT_ID
from moonlit.server.wire import Choice, Hint, HintAsk, LogEntry, Problem, Result, Sight
from moonlit.table.live import Happening
from moonlit.table.match import Match

# Pages count in floating point.
LARGEST_NUMBER = 2**53
# So many worlds have to agree on what is foreseen before others.
WORLDS = 3


@dataclass(frozen=True, slots=True)
class Reader:
    """Who is told: a seat or an onlooker, in a language, with or without the text table.

    `shared`: others look at the same page, so a seat is told only what an onlooker would be.
    """

    seat: Seat | None
    teller: Teller
    names: tuple[str, ...]
    text: bool = False
    people: frozenset[int] = frozenset()
    shared: bool = False

    @property
    def eyes(self) -> Seat | None:
        """Through whose eyes the table is shown."""
        return None if self.shared else self.seat


def reader_of(
    teller: Teller,
    config: Config,
    players: Sequence[Named],
    seat: Seat | None,
    *,
    text: bool = False,
) -> Reader:
    """A reader who calls everybody at the table by name."""
    people = frozenset(seat for seat, player in enumerate(players) if not player.bot)
    return Reader(seat, teller, teller.names(config, players), text, people)


def sight_of(match: Match[AnyState], reader: Reader) -> Sight:
    """What a reader sees of a match."""
    own, seen = match.view(reader.seat), match.view(reader.eyes)
    view = replace(seen, seat=reader.seat, legal=own.legal) if is_asked(own, reader) else seen
    outcome = match.outcome()
    page = reader.teller.page(seen, match.config, reader.names) if reader.text else None
    return Sight(
        seat=reader.seat,
        to_act=list(view.to_act),
        names=list(reader.names),
        decision=reader.teller.decision(view, reader.names),
        why=reader.teller.why(view),
        choices=choices_of(view, reader.teller),
        table=view.table,
        page=None if page is None else list(page),
        met=reader.teller.met(seen) if reader.text else {},
        result=None if outcome is None else result_of(outcome, match.config, reader),
        hides=own.table != seen.table or own.legal != view.legal,
        obvious=_obvious(view, reader.teller),
        held_for=list(reader.teller.held_for(view)),
    )


def _obvious(view: View, teller: Teller) -> str:
    action = teller.obvious(view)
    return "" if action is None else format_action(action)


def is_asked(own: View, reader: Reader) -> bool:
    """Whether what a seat may do is shown, and done, where its reader reads."""
    return not reader.shared or reader.teller.is_open(own)


def foreseen_of(
    match: Match[AnyState], reader: Reader, seat: Seat, action: Action
) -> dict[str, Plain]:
    """What would follow from an action; before others only what holds whatever they cannot see."""
    if not reader.shared:
        return match.foresee(seat, action)
    first, *others = (match.foresee(None, action, world) for world in range(WORLDS))
    for other in others:
        first = _common(first, other)
    return first


def _common(one: dict[str, Plain], other: dict[str, Plain]) -> dict[str, Plain]:
    """What two worlds agree on."""
    agreed: dict[str, Plain] = {}
    for name, fact in one.items():
        also = other.get(name)
        if isinstance(fact, dict) and isinstance(also, dict):
            agreed[name] = _common(fact, also)
        elif name in other and fact == also:
            agreed[name] = fact
    return agreed


def choices_of(view: View, teller: Teller) -> list[Choice]:
    return [Choice(format_action(action), teller.label(action, view)) for action in view.legal]


def result_of(outcome: Outcome, config: Config, reader: Reader) -> Result:
    categories = reader.teller.categories(config)
    sequels = reader.teller.sequels(outcome, config, reader.names, reader.seat)
    return Result(
        winners=list(outcome.winners),
        places=list(outcome.places),
        categories=list(categories),
        sheets=[[sheet.get(name, 0) for name in categories] for sheet in outcome.sheets],
        totals=list(outcome.totals),
        lines=list(reader.teller.result(outcome, config, reader.names, reader.seat)),
        notes=outcome.notes,
        sequels=[sequel.label for sequel in sequels],
    )


def hint_of(advice: dict[str, Plain], view: View, asked: HintAsk, reader: Reader) -> Hint:
    """Advice in words, as deep as it was asked for."""
    told = reader.teller.hint(advice, view, asked.depth, reader.names)
    actions, compared = list(told.actions), list(told.compared)
    return Hint(asked.version, asked.depth, list(told.lines), actions, compared, told.why)


def log_of(happenings: Iterable[Happening], reader: Reader) -> list[LogEntry]:
    """What happened, as the reader saw it."""
    return [_entry(happening, reader) for happening in happenings]


def _entry(happening: Happening, reader: Reader) -> LogEntry:
    faces = happening.face(reader.eyes)
    lines = list(reader.teller.tale(faces, reader.names, reader.eyes))
    lines += [Line(note) for note in _notes(happening, reader)]
    return LogEntry(
        version=happening.version,
        length=happening.length,
        kind=happening.kind,
        seat=happening.seat,
        events=[write_event(event) for event in faces],
        lines=[line.text for line in lines],
        depths=[line.depth for line in lines],
    )


def _notes(happening: Happening, reader: Reader) -> Iterator[str]:
    """What no event of the game tells: that something was taken back, or that a bot stood in."""
    seat, say = happening.seat, reader.teller.words.say
    if seat is None:
        return
    who = "you" if seat == reader.eyes else "other"
    if happening.kind == "undo":
        yield say("server-undone", who=who, name=reader.names[seat], count=happening.length)
    elif happening.id.startswith(BOT_ID) and seat in reader.people:
        yield say("server-stood-in", who=who, name=reader.names[seat])


def problem_of(error: TableError, teller: Teller, names: Sequence[str] = ()) -> Problem:
    """A refusal as a page gets it."""
    error.facts = {name: _bounded(fact) for name, fact in error.facts.items()}
    facts = {
        name: list(fact) if isinstance(fact, tuple) else fact for name, fact in error.facts.items()
    }
    return Problem(error.code, error.clause, teller.problem(error, names), facts)


def _bounded(fact: Fact) -> Fact:
    """A number that a stranger made too large to be counted with is shown as they wrote it."""
    if isinstance(fact, int) and abs(fact) > LARGEST_NUMBER:
        return f"{str(fact)[:20]}…"
    return fact
