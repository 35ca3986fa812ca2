"""`moonlit replay`: a record told to people, or step by step to programs."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence

from moonlit.cli.parser import Parser
from moonlit.cli.records import add_record_options, named_match
from moonlit.cli.screen import complain, say, say_json_line, table
from moonlit.cli.telling import Telling, telling_of
from moonlit.client.phrases import sentence
from moonlit.client.teller import Named, Teller, make_teller
from moonlit.client.words import Words
from moonlit.core.action import format_action
from moonlit.core.event import Event
from moonlit.core.game import Config, Game, Outcome
from moonlit.core.record import Record
from moonlit.games import AnyState
from moonlit.review.records import moments, steps


def add_options(parser: Parser) -> None:
    add_record_options(parser)


def run(options: Namespace, words: Words) -> int:
    game, record = named_match(options, "replay")
    if not is_over(game, record):
        complain(words.say("command-replay-secrets"))
    if options.json:
        for step in steps(game, record):
            say_json_line(step)
    else:
        for line in transcript(words, game, record):
            say(line)
    return 0


def is_over(game: Game[AnyState], record: Record) -> bool:
    """Whether a record reaches the end of its match, found by playing it once more."""
    outcome = None
    for moment in moments(game, record):
        outcome = game.outcome(moment.state)
    return outcome is not None


def transcript(words: Words, game: Game[AnyState], record: Record) -> Iterator[str]:
    """Every action by its text, what came of it, and the sheet at the end."""
    teller, telling = make_teller(game, words), telling_of(game, words)
    config = game.check_config(record.config)
    names = seat_names(teller, config, game.seats(config))
    outcome = None
    for moment in moments(game, record):
        action = moment.action
        text = words.say("command-replay-setup") if action is None else format_action(action)
        yield words.say("command-replay-action", version=moment.version, text=text)
        for line in happened(teller, moment.events, names):
            yield f"    {line}"
        outcome = game.outcome(moment.state)
    yield ""
    if outcome is None:
        yield words.say("command-replay-unfinished")
    else:
        yield sheet(words, telling, outcome, teller.categories(config), names)
        yield ""
        yield from telling.ending(teller, outcome, config, names)


def happened(teller: Teller, events: Sequence[Event], names: Sequence[str]) -> Iterator[str]:
    """What happened, as sentences; of some events there is nothing to say."""
    for event in events:
        if told := teller.event(event, names, None):
            yield sentence(told)


def seat_names(teller: Teller, config: Config, seats: int) -> tuple[str, ...]:
    """Records know no people, so seats go by number; a game may add an opponent."""
    say = teller.words.say
    numbered = [Named(sentence(say("seat-name", seat=seat))) for seat in range(seats)]
    return teller.names(config, numbered)


def sheet(
    words: Words,
    telling: Telling,
    outcome: Outcome,
    categories: Sequence[str],
    names: Sequence[str],
) -> str:
    """Everybody's points by category, as a table."""
    rows = [[words.say("command-replay-sheet"), *names[: len(outcome.sheets)]]]
    for category in categories:
        points = [str(found.get(category, 0)) for found in outcome.sheets]
        rows.append([telling.category(category), *points])
    rows.append([words.say("category-total"), *map(str, outcome.totals)])
    return table(rows, is_right=True)
