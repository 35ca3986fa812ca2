"""Matches of bots as records and as transcripts, for every game that is told of in one way.

python -m tools.goldens --game dominion
"""

from collections.abc import Iterator

from moonlit.bots.bot import make_bot
from moonlit.core.action import format_action
from moonlit.core.codec import Plain
from moonlit.core.event import Event, write_event
from moonlit.core.game import Game, Outcome
from moonlit.core.record import Record, replay
from moonlit.games import AnyState, load_game
from moonlit.table.match import Match
from tests.matches.plays import PLAYS, Play, tell
from tools.matches import key_of

SEEDS = 300
INDENT = "    "


def played(game: str, name: str) -> Record:
    """The first match of the bots that shows what it is named after."""
    wanted = PLAYS[game][name]
    for seed in range(SEEDS):
        record = _play(load_game(game), wanted, name, seed)
        if wanted.shows(tell(record)):
            return record
    raise LookupError(f"no match shows {name}")


def _play(game: Game[AnyState], wanted: Play, name: str, seed: int) -> Record:
    config = game.check_config({"players": 2, **wanted.options})
    match = Match.begin(game, config, key_of(name, seed))
    names = wanted.bots * match.seats
    bots = [make_bot(names[s], game, config, seed * 10 + s) for s in range(match.seats)]
    while seats := match.to_act():
        match.act(bots[seats[0]].choose(match.view(seats[0])), match.version)
    return match.record()


def transcript(name: str, record: Record) -> str:
    """The whole text of a record, which is checked by being replayed."""
    game = load_game(record.game)
    return "\n".join([name, "", *_fields(record.config), "", *_course(game, record)]) + "\n"


def _fields(values: dict[str, Plain]) -> Iterator[str]:
    """Whatever is there, a line for each name; lists and dicts that are empty are left out."""
    for field, value in values.items():
        if value not in ([], {}):
            yield f"{field}: {_shown(value)}"


def _course(game: Game[AnyState], record: Record) -> Iterator[str]:
    outcome: Outcome | None = None
    for moment in replay(game, record):
        yield f"{moment.version}. {format_action(moment.action) if moment.action else 'set-up'}"
        yield from (INDENT + _event(event) for event in moment.events)
        outcome = game.outcome(moment.state)
    assert outcome is not None
    yield from ("", "at the end")
    yield from (INDENT + line for line in _fields(game.describe_state(moment.state)))
    yield from (f"sheet {seat}: {_shown(dict(sheet))}" for seat, sheet in enumerate(outcome.sheets))
    yield f"winners: {_shown(list(outcome.winners))}"
    yield f"notes: {_shown(outcome.notes)}"


def _event(event: Event) -> str:
    told = write_event(event)
    fields = [f"{name}={_shown(value)}" for name, value in told.items() if name != "event"]
    return " ".join([str(told["event"]), *fields])


def _shown(value: Plain) -> str:
    if isinstance(value, list):
        return ",".join(map(_shown, value))
    if isinstance(value, dict):
        return " ".join(f"{name}:{_shown(one)}" for name, one in value.items())
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)
