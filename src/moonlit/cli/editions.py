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
    rows = [[words.say("command-editions-switch"), *PRESETS, words.say("command-editions-grade")]]
    for switch in switches:
        values = [_shown(switch.in_preset(name)) for name in PRESETS]
        rows.append([switch.id, *values, _evidence(words, switch.evidence)])
    return table(rows)


def _difference(words: Words, row: Difference) -> list[str]:
    silent = words.say("command-editions-silent")
    lines = [wrapped(f"{row.id} {row.topic}", "       ", "  ")]
    for book in BOOKS:
        lines.append(wrapped(getattr(row, book) or silent, "           ", f"       {book.upper()}  "))
    here = "; ".join(text for text in (row.default, row.note, row.scope) if text)
    facts = {"grade": _evidence(words, row.evidence), "switch": row.switch or "-"}
    lines.append(wrapped(words.say("command-editions-here", here=here or "-", **facts), "       "))
    return lines


def _ruling(words: Words, row: Ruling) -> list[str]:
    facts = {"grade": _evidence(words, row.evidence), "switch": row.switch or "-"}
    told = words.say("command-editions-here", here=row.ruling, **facts)
    return [wrapped(f"{row.id} {row.question}", "       ", "  "), wrapped(told, "       ")]


def _evidence(words: Words, evidence: Evidence) -> str:
    grade = words.say(f"grade-short-{evidence.grade}")
    return f"{grade} ({', '.join(evidence.source)})"


def _shown(value: SwitchValue) -> str:
    return str(value).lower() if isinstance(value, bool) else value
