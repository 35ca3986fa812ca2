"""`moonlit pack check`: everything wrong in a pack of one's own, by file and line."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict
from pathlib import Path

from moonlit.cli.errors import Refused
from moonlit.cli.parser import Parser
from moonlit.cli.screen import complain, say, say_json
from moonlit.client.faults import tell_fault, tell_pack_error
from moonlit.client.words import Words
from moonlit.packs.catalogue import load_any
from moonlit.packs.source import BadPack, PackError

CHECK = "check"
BAD_PACK = 2


def add_options(parser: Parser) -> None:
    parser.place("task", choice=(CHECK,))
    parser.place("folder")
    parser.flag("json")


def run(options: Namespace, words: Words) -> int:
    if options.task != CHECK or options.folder is None:
        raise Refused("bad-pack-task")
    try:
        pack = load_any(Path(options.folder))
    except BadPack as bad:
        if options.json:
            say_json(
                {"valid": False, "errors": [plain_error(words, error) for error in bad.errors]}
            )
        else:
            for error in bad.errors:
                say(tell_pack_error(words, error))
        complain(words.say("command-pack-wrong", folder=options.folder, count=len(bad.errors)))
        return BAD_PACK
    if options.json:
        say_json({"valid": True, "id": pack.id, "hash": pack.digest, "errors": []})
    else:
        say(words.say("command-pack-good", pack=pack.id, hash=pack.digest))
    return 0


def plain_error(words: Words, error: PackError) -> dict[str, object]:
    """For programs: the code and its facts, and the sentence a person would read."""
    return {
        "file": error.file,
        "line": error.line,
        "row": None if error.row is None else asdict(error.row),
        "code": error.fault.code,
        "facts": dict(error.fault.facts),
        "message": tell_fault(words, error),
    }
