"""`moonlit editions`: where the rulebooks differ, what we rule, the switches and their presets."""

from __future__ import annotations

from argparse import Namespace
from itertools import groupby

from moonlit.cli.matches import pack_folder
from moonlit.cli.parser import Parser
from moonlit.cli.screen import say, say_json, table, wrapped
from moonlit.client.nocturne.editions import tell_row, tell_scope, tell_section, tell_source
from moonlit.client.words import Words
from moonlit.packs.evidence import Evidence
from moonlit.packs.nocturne.folder import load_pack
from moonlit.packs.nocturne.tables import Difference, Pack, Ruling, Switch, SwitchValue
from moonlit.packs.nocturne.words import PRESETS

BOOKS = ("en", "de", "pl")
INDENT = "       "


def add_options(parser: Parser) -> None:
    parser.option("pack", "FOLDER")
    parser.flag("json")


def run(options: Namespace, words: Words) -> int:
    pack = load_pack(pack_folder(options))
    if options.json:
        say_json(plain(words, pack))
    else:
        say(tell(words, pack))
    return 0


def plain(words: Words, pack: Pack) -> dict[str, object]:
    editions = pack.editions
    return {
        "game": pack.game,
        "pack": pack.id,
        "differences": [_plain_difference(words, row) for row in editions.differences],
        "rulings": [_plain_ruling(words, row) for row in editions.rulings],
        "switches": [_plain_switch(switch) for switch in editions.switches],
        "presets": {name: editions.preset(name) for name in PRESETS},
    }


def _plain_difference(words: Words, row: Difference) -> dict[str, object]:
    topic, scope = tell_row(words, row), tell_scope(words, row.scope) or None
    parts = {name: tell_row(words, row, name) or None for name in (*BOOKS, "default", "note")}
    return {**_plain_row(words, row), "topic": topic, **parts, "scope": scope}


def _plain_ruling(words: Words, row: Ruling) -> dict[str, object]:
    parts = {name: tell_row(words, row, name) for name in ("ruling", "reason")}
    return {**_plain_row(words, row), "question": tell_row(words, row), **parts}


def _plain_row(words: Words, row: Difference | Ruling) -> dict[str, object]:
    section = tell_section(words, row.section)
    start = {"id": row.id, "section": section, "switch": row.switch or None}
    return {**start, **_plain_evidence(row.evidence)}


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
        lines += ["", tell_section(words, section)]
        lines += [line for row in rows for line in _difference(words, row)]
    lines += ["", words.say("command-editions-rulings", count=len(editions.rulings))]
    for section, questions in groupby(editions.rulings, key=lambda row: row.section):
        lines += ["", tell_section(words, section)]
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
        rows.append([switch.id, values, *cells, tell_source(words, switch.evidence)])
    return table(rows)


def _others(switch: Switch) -> list[SwitchValue]:
    return [value for value in switch.values if value != switch.best]


def _difference(words: Words, row: Difference) -> list[str]:
    silent = words.say("command-editions-silent")
    lines = [wrapped(f"{row.id} {tell_row(words, row)}", INDENT, "  ")]
    for book in BOOKS:
        text = tell_row(words, row, book) or silent
        lines.append(wrapped(text, f"{INDENT}    ", f"{INDENT}{book.upper()}  "))
    scope = f"({tell_scope(words, row.scope)})" if row.scope else ""
    ours = (tell_row(words, row, part) for part in ("default", "note"))
    here = "; ".join(text for text in ours if text)
    return [*lines, _here(words, f"{here} {scope}".strip() or "–", row)]


def _ruling(words: Words, row: Ruling) -> list[str]:
    question = wrapped(f"{row.id} {tell_row(words, row)}", INDENT, "  ")
    why = words.say("command-editions-why", text=tell_row(words, row, "reason"))
    return [question, _here(words, tell_row(words, row, "ruling"), row), wrapped(why, INDENT)]


def _here(words: Words, text: str, row: Difference | Ruling) -> str:
    """What holds at our table, how well it is known, and the switch that changes it."""
    message = "command-editions-here-switch" if row.switch else "command-editions-here"
    grade = tell_source(words, row.evidence)
    return wrapped(words.say(message, text=text, grade=grade, switch=row.switch), INDENT)


def _shown(value: SwitchValue) -> str:
    return str(value).lower() if isinstance(value, bool) else value
