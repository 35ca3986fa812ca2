"""`moonlit editions`: where the rulebooks differ, what we rule, the switches and their presets."""

from __future__ import annotations

from argparse import Namespace
from itertools import groupby

from moonlit.cli.matches import pack_folder
from moonlit.cli.parser import Parser
from moonlit.cli.screen import say, say_json, table, wrapped
from moonlit.client.words import Words
from moonlit.packs.loader import Pack, load_pack
from moonlit.packs.nocturne.tables import Difference, Evidence, Ruling, Switch, SwitchValue
from moonlit.packs.nocturne.words import PRESETS

BOOKS = ("en", "de", "pl")
INDENT = "       "


def add_options(parser: Parser) -> None:
    parser.option("pack", "FOLDER")
    parser.flag("json")


def run(options: Namespace, words: Words) -> int:
    pack = load_pack(pack_folder(options))
    if options.json:
        say_json(plain(pack))
    else:
        say(tell(words, pack))
    return 0


def plain(pack: Pack) -> dict[str, object]:
    editions = pack.editions
    return {
        "game": pack.game,
        "pack": pack.id,
        "differences": [_plain_difference(row) for row in editions.differences],
        "rulings": [_plain_ruling(row) for row in editions.rulings],
        "switches": [_plain_switch(switch) for switch in editions.switches],
        "presets": {name: editions.preset(name) for name in PRESETS},
    }


def _plain_difference(row: Difference) -> dict[str, object]:
    texts = ("id", "section", "topic", *BOOKS, "switch", "scope", "default", "note")
    return {**{name: getattr(row, name) or None for name in texts}, **_plain_evidence(row.evidence)}


def _plain_ruling(row: Ruling) -> dict[str, object]:
    texts = ("id", "section", "question", "ruling", "reason", "switch")
    return {**{name: getattr(row, name) or None for name in texts}, **_plain_evidence(row.evidence)}


def _plain_switch(switch: Switch) -> dict[str, object]:
    presets = {name: switch.in_preset(name) for name in PRESETS}
    evidence = _plain_evidence(switch.evidence)
    see = list(switch.evidence.see)
    return {"id": switch.id, "values": list(switch.values), **presets, **evidence, "see": see}


def _plain_evidence(evidence: Evidence) -> dict[str, object]:
    return {"grade": evidence.grade, "source": list(evidence.source)}


def tell(words: Words, pack: Pack) -> str:
    """Switches as a table, then every difference and every ruling as a short paragraph."""
    editions = pack.editions
    lines = [words.say("command-editions-switches"), "", _switches(words, editions.switches)]
    lines += ["", wrapped(words.say("command-editions-use"))]
    lines += ["", words.say("command-editions-differences", count=len(editions.differences))]
    for section, rows in groupby(editions.differences, key=lambda row: row.section):
        lines += ["", section]
        lines += [line for row in rows for line in _difference(words, row)]
    lines += ["", words.say("command-editions-rulings", count=len(editions.rulings))]
    for section, questions in groupby(editions.rulings, key=lambda row: row.section):
        lines += ["", section]
        lines += [line for row in questions for line in _ruling(words, row)]
    return "\n".join(lines)


def _switches(words: Words, switches: tuple[Switch, ...]) -> str:
    """Our value is the first one; an edition shows only what it sets otherwise."""
    heads = [words.say(f"command-editions-{name}") for name in ("switch", "values", "grade")]
    rows = [[heads[0], heads[1], *(book.upper() for book in BOOKS), heads[2]]]
    for switch in switches:
        values = " | ".join(map(_shown, (switch.best, *_others(switch))))
        chosen = [switch.in_preset(book) for book in BOOKS]
        cells = ["·" if value == switch.best else _shown(value) for value in chosen]
        rows.append([switch.id, values, *cells, _evidence(words, switch.evidence)])
    return table(rows)


def _others(switch: Switch) -> list[SwitchValue]:
    return [value for value in switch.values if value != switch.best]


def _difference(words: Words, row: Difference) -> list[str]:
    silent = words.say("command-editions-silent")
    lines = [wrapped(f"{row.id} {row.topic}", INDENT, "  ")]
    for book in BOOKS:
        text = getattr(row, book) or silent
        lines.append(wrapped(text, f"{INDENT}    ", f"{INDENT}{book.upper()}  "))
    scope = f"({row.scope})" if row.scope else ""
    here = "; ".join(text for text in (row.default, row.note) if text)
    return [*lines, _here(words, f"{here} {scope}".strip() or "–", row)]


def _ruling(words: Words, row: Ruling) -> list[str]:
    question = wrapped(f"{row.id} {row.question}", INDENT, "  ")
    return [question, _here(words, row.ruling, row)]


def _here(words: Words, text: str, row: Difference | Ruling) -> str:
    """What holds at our table, how well it is known, and the switch that changes it."""
    message = "command-editions-here-switch" if row.switch else "command-editions-here"
    grade = _evidence(words, row.evidence)
    return wrapped(words.say(message, text=text, grade=grade, switch=row.switch), INDENT)


def _evidence(words: Words, evidence: Evidence) -> str:
    grade = words.say(f"grade-short-{evidence.grade}")
    return f"{grade} ({', '.join(evidence.source)})"


def _shown(value: SwitchValue) -> str:
    return str(value).lower() if isinstance(value, bool) else value
