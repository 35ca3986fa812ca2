"""`moonlit clauses`: which clause of the rules is proved by which test."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from moonlit.cli.parser import Parser
from moonlit.cli.screen import say, say_json, table
from moonlit.client.clauses import SPECS
from moonlit.client.words import Words
from moonlit.games import GAMES
from moonlit.lab.checkout import find_checkout
from moonlit.lab.clauses import Clause, Index, index_clauses

INCOMPLETE = 1
COUNTS = ("total", "covered", "excused", "uncovered")


def add_options(parser: Parser) -> None:
    parser.flag("json")


def run(options: Namespace, words: Words) -> int:
    index = index_clauses(find_checkout(Path.cwd(), SPECS), tuple(GAMES))
    if options.json:
        say_json(index.plain())
    else:
        say(tell(words, index))
    return 0 if index.is_complete else INCOMPLETE


def tell(words: Words, index: Index) -> str:
    """A row for every spec, then everything that is missing or unknown."""
    groups = (index.clauses, index.covered, index.excused, index.uncovered)
    rows = [["", *(words.say(f"command-clauses-{name}") for name in COUNTS)]]
    for spec in dict.fromkeys(clause.spec for clause in index.clauses):
        rows.append([spec, *(str(_count(group, spec)) for group in groups)])
    rows.append([words.say("command-clauses-all"), *(str(len(group)) for group in groups)])
    lines = [table(rows, is_right=True)]
    for clause in index.uncovered:
        where = f"{SPECS.as_posix()}/{clause.spec}.md:{clause.line}"
        lines.append(words.say("command-clauses-missing", where=where, clause=clause.id))
    for name, where in index.problems:
        lines.append(words.say("command-clauses-unknown", where=where, clause=name))
    return "\n".join(lines)


def _count(group: list[Clause], spec: str) -> int:
    return sum(clause.spec == spec for clause in group)
