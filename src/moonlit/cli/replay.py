"""`moonlit replay`: a record told to people, or step by step to programs."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path

from moonlit.cli.matches import pack_folder
from moonlit.cli.parser import Parser
from moonlit.cli.records import add_record_options, named_record
from moonlit.cli.screen import complain, say, say_json_line, table
from moonlit.client.nocturne.events import tell_event
from moonlit.client.nocturne.results import categories_of
from moonlit.client.phrases import sentence
from moonlit.client.words import Words
from moonlit.core.action import format_action
from moonlit.core.game import Game, Outcome
from moonlit.core.record import Record
from moonlit.games import AnyState, load_game
from moonlit.packs.nocturne.folder import load_pack
from moonlit.review.records import moments, steps


def add_options(parser: Parser) -> None:
    add_record_options(parser)


def run(options: Namespace, words: Words) -> int:
    record, pack = named_record(options, "replay"), pack_folder(options)
    game = load_game(record.game, pack)
    if not is_over(game, record):
        complain(words.say("command-replay-secrets"))
    if options.json:
        for step in steps(game, record):
            say_json_line(step)
    else:
        for line in transcript(words, record, pack):
            say(line)
    return 0


def is_over(game: Game[AnyState], record: Record) -> bool:
    """Whether a record reaches the end of its match, found by playing it once more."""
    outcome = None
    for moment in moments(game, record):
        outcome = game.outcome(moment.state)
    return outcome is not None


def transcript(words: Words, record: Record, folder: Path | None) -> Iterator[str]:
    """Every action by its text, what came of it, and the sheet at the end."""
    game, pack = load_game(record.game, folder), load_pack(folder)
    config = game.check_config(record.config)
    names = seat_names(words, game.seats(config))
    outcome = None
    for moment in moments(game, record):
        action = moment.action
        text = words.say("command-replay-setup") if action is None else format_action(action)
        yield words.say("command-replay-action", version=moment.version, text=text)
        for event in moment.events:
            yield f"    {sentence(tell_event(words, pack, event, names, None))}"
        outcome = game.outcome(moment.state)
    yield ""
    if outcome is None:
        yield words.say("command-replay-unfinished")
    else:
        yield from _ending(words, outcome, categories_of(config), names)


def seat_names(words: Words, seats: int) -> list[str]:
    """Records know no people, so seats go by number; alone, one plays against the opponent."""
    names = [sentence(words.say("seat-name", seat=seat)) for seat in range(seats)]
    return [*names, words.say("player-opponent")] if seats == 1 else names


def _ending(
    words: Words, outcome: Outcome, categories: Sequence[str], names: Sequence[str]
) -> Iterator[str]:
    rows = [[words.say("command-replay-sheet"), *names[: len(outcome.sheets)]]]
    for category in categories:
        points = [str(sheet[category]) for sheet in outcome.sheets]
        rows.append([words.say(f"category-{category}"), *points])
    rows.append([words.say("category-total"), *map(str, outcome.totals)])
    yield table(rows, is_right=True)
    yield ""
    rank = outcome.notes.get("rank")
    total = max(outcome.totals)
    if len(outcome.sheets) == 1:
        key = f"rank-{rank or 'none'}"
        told = words.say(key) if words.has(key) else words.say("rank-unnamed", rank=str(rank))
        yield words.say("rank-reached", rank=told)
    elif len(outcome.winners) == 1:
        name = names[outcome.winners[0]]
        yield sentence(words.say("seat-winner", who="other", name=name, total=total))
    else:
        shared = words.join(names[seat] for seat in outcome.winners)
        yield sentence(words.say("seat-winners", names=shared, total=total))
