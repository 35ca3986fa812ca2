"""The result of a match of Nocturne: ranks, scenarios and achievements beside the points."""

from collections.abc import Iterator

from moonlit.client.nocturne.challenges import name_achievement
from moonlit.client.nocturne.results import categories_of, tell_rank
from moonlit.client.people import tell_places
from moonlit.core.game import Outcome
from moonlit.tui.nocturne.marking import Earned, mark_tracks
from moonlit.tui.nocturne.telling import Teller
from moonlit.tui.session import Session
from moonlit.tui.sheet import Sheet, make_sheet


def read_sheet(session: Session, teller: Teller) -> Sheet:
    """The score sheet of a match that is over."""
    outcome = session.outcome()
    assert outcome is not None
    teller = teller.for_seat(session.listener)
    names = {name: teller.say(f"category-{name}") for name in categories_of(session.config)}
    return make_sheet(session, teller, names, _notes(teller, session, outcome))


def _notes(teller: Teller, session: Session, outcome: Outcome) -> Iterator[str]:
    """Places, rank, scenario and achievements of the people at this keyboard."""
    names = [teller.name(seat) for seat in range(len(outcome.sheets))]
    yield from tell_places(teller.words, outcome, names)
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
        told = name_achievement(teller.words, teller.pack, int(name))
    return f"  {told} ({teller.say('terminal-achievement-new')})" if is_new else f"  {told}"
