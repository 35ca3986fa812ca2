"""What the command line refuses by itself, and how any refusal becomes one sentence."""

from __future__ import annotations

from moonlit.client.words import Fact, Words
from moonlit.core.errors import TableError
from moonlit.packs.source import BadPack


class Refused(Exception):
    """A call that cannot be carried out; `message` is the end of its name."""

    def __init__(self, message: str, **facts: Fact) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts


def sentence(words: Words, error: Exception) -> str:
    """One line for a person: what is wrong, and what would be right."""
    from moonlit.client.faults import tell_pack_error, tell_reason
    from moonlit.client.refusals import tell_error

    match error:
        case Refused():
            told = words.say(f"command-{error.message}", **error.facts)
        case TableError():
            told = tell_error(words, error)
        case BadPack():
            first, count = tell_pack_error(words, error.errors[0]), len(error.errors) - 1
            told = words.say(f"command-bad-{error.what}", first=first, count=count)
        case OSError():
            where = str(error.filename or "?")
            told = words.say("command-file-trouble", path=where, reason=tell_reason(words, error))
        case _:
            raise error
    return _one_line(told)


def _one_line(text: str) -> str:
    """What a stranger wrote may hold line ends and control characters."""
    line = " ".join(text.split())
    return "".join(mark if mark.isprintable() else "\N{REPLACEMENT CHARACTER}" for mark in line)
