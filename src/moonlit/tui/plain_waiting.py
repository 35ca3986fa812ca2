"""A match of other rules line by line: what was told of it, and whether it is to go on."""

from typing import TextIO

from moonlit.client.words import Words
from moonlit.tui.waiting import Waiting

PROMPT = "> "
GO_ON = "2"


def agree_plainly(words: Words, waiting: Waiting, source: TextIO, out: TextIO) -> bool:
    """Tell a match that waits and ask; says whether it goes on."""
    first, *others = waiting.about(words)
    _tell(out, first, "", *waiting.told, "", *others)
    if waiting.following is None:
        return False
    _tell(out, f"  1. {words.say('terminal-waiting-leave')}")
    _tell(out, f"  {GO_ON}. {words.say('terminal-waiting-go-on')}")
    out.write(PROMPT)
    out.flush()
    return source.readline().strip() == GO_ON


def _tell(out: TextIO, *lines: str) -> None:
    for line in lines:
        out.write(f"{line}\n")
    out.flush()
