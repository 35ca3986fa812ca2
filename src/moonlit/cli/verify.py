"""`moonlit verify`: plays a record again and says whether everything in it fits."""

from __future__ import annotations

from argparse import Namespace

from moonlit.cli.parser import Parser
from moonlit.cli.records import add_record_options, named_match
from moonlit.cli.screen import say, say_json, wrapped
from moonlit.client.words import Words
from moonlit.core.errors import TableError
from moonlit.core.record import commitment
from moonlit.review.records import Verdict, verify


def add_options(parser: Parser) -> None:
    add_record_options(parser)


def run(options: Namespace, words: Words) -> int:
    try:
        verdict = verify(*named_match(options, "verify"))
    except TableError as error:
        if options.json:
            say_json({"verified": False, "error": error.code, "facts": error.facts})
        raise
    if options.json:
        say_json(verdict.plain())
    else:
        say(tell(words, verdict))
    return 0


def tell(words: Words, verdict: Verdict) -> str:
    record, outcome = verdict.record, verdict.outcome
    lines = [
        wrapped(words.say("command-verify-holds", count=len(record.actions))),
        wrapped(words.say("command-verify-commitment", commitment=commitment(record.key))),
        wrapped(words.say("command-verify-final", final=record.final)),
        wrapped(
            words.say("command-verify-played-with", pack=record.pack, rules=record.rules_version)
        ),
    ]
    if outcome is None:
        lines.append(words.say("command-verify-running"))
    else:
        totals = words.join(str(total) for total in outcome.totals)
        lines.append(words.say("command-verify-totals", totals=totals))
    return "\n".join(lines)
