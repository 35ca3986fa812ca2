"""The command `moonlit`: finds out what is wanted and in which language, and loads only that."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final, Protocol, cast

from moonlit import __version__
from moonlit.cli.errors import Refused, sentence
from moonlit.cli.parser import PROGRAM, Parser
from moonlit.cli.screen import complain, discard_output, prepare_streams, say, table, wrapped
from moonlit.client.words import LANGUAGES, Words, language_of
from moonlit.core.errors import TableError
from moonlit.packs.source import BadPack

COMMANDS: Final = (
    "play",
    "serve",
    "simulate",
    "ladder",
    "compare",
    "train",
    "replay",
    "try",
    "analyse",
    "puzzle",
    "puzzles",
    "hint",
    "verify",
    "bench",
    "editions",
    "clauses",
    "pack",
    "story",
    "achievements",
)
# A module cannot be called `try`.
MODULES: Final = {"try": "trying"}
BAD_INPUT: Final = 2
BROKEN: Final = 70
INTERRUPTED: Final = 130
NOBODY_READS: Final = 141


class Command(Protocol):
    """What the module of a command holds."""

    def add_options(self, parser: Parser) -> None:
        """Say which words and options the command takes."""

    def run(self, options: argparse.Namespace, words: Words) -> int:
        """Do it; gives the exit code."""


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out one call. Whatever is wrong with it is one sentence, never a traceback."""
    prepare_streams()
    arguments = list(sys.argv[1:] if argv is None else argv)
    words = Words(language_of(os.environ))
    try:
        words = _spoken(arguments, words)
        code = _dispatch(arguments, words)
        sys.stdout.flush()
    except BrokenPipeError:
        discard_output()
        return NOBODY_READS
    except KeyboardInterrupt:
        return INTERRUPTED
    except (Refused, TableError, BadPack, OSError) as error:
        complain(sentence(words, error))
        return BAD_INPUT
    except Exception as error:
        if os.environ.get("MOONLIT_DEBUG"):
            raise
        complain(words.say("command-broken", error=f"{type(error).__name__}: {error}"))
        return BROKEN
    return code


def _spoken(arguments: list[str], words: Words) -> Words:
    """The language asked for anywhere in the call, so that even a refusal speaks it."""
    for place, word in enumerate(arguments):
        option, has_value, value = word.partition("=")
        if option == "--language":
            chosen = value if has_value else "".join(arguments[place + 1 : place + 2])
            if not chosen:
                raise Refused("missing-value", option=option)
            if chosen not in LANGUAGES:
                raise Refused("bad-language", text=chosen, known=words.join(LANGUAGES, "or"))
            return Words(chosen)
    return words


def _dispatch(arguments: list[str], words: Words) -> int:
    first, *rest = _without_language(arguments) or ["--help"]
    if first in {"-h", "--help"}:
        say(_help(words))
    elif first == "--version":
        from moonlit.engine import engine

        say(f"{PROGRAM} {__version__}, engine: {engine()}")
    elif first not in COMMANDS:
        raise Refused("bad-command", text=first, known=words.join(COMMANDS))
    else:
        return _run(first, rest, words)
    return 0


def _without_language(arguments: list[str]) -> list[str]:
    """The call from its first own word on; the language may stand before it."""
    match arguments:
        case ["--language", _, *rest]:
            return rest
        case [word, *rest] if word.startswith("--language="):
            return rest
    return arguments


def _run(name: str, arguments: list[str], words: Words) -> int:
    command = cast("Command", import_module(f"moonlit.cli.{MODULES.get(name, name)}"))
    parser = Parser(words, name)
    command.add_options(parser)
    parser.option("language", "|".join(LANGUAGES))
    parser.flag("help")
    if not {"-h", "--help"}.isdisjoint(arguments):
        say(parser.help().rstrip())
        return 0
    return command.run(parser.read(arguments), words)


def _help(words: Words) -> str:
    rows = [(f"  {name}", words.say(f"command-{name}")) for name in COMMANDS]
    return "\n".join(
        (
            f"{words.say('command-usage')}: {PROGRAM} [--help] [--version] COMMAND …",
            "",
            wrapped(words.say("command-description")),
            "",
            f"{words.say('command-commands')}:",
            table(rows),
            "",
            wrapped(words.say("command-usage-hint", languages="|".join(LANGUAGES))),
        )
    )
