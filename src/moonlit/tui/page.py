"""A page of help over the table."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from moonlit.tui.telling import MatchTeller


@dataclass(frozen=True, slots=True)
class Page:
    """A title and paragraphs."""

    title: str
    paragraphs: tuple[str, ...]


def hint_page(teller: MatchTeller, lines: Sequence[str], *, is_deepest: bool) -> Page:
    """A hint, and how to learn more."""
    more = () if is_deepest else (teller.say("terminal-hint-more"),)
    return Page(teller.say("terminal-hint"), ("\n".join(lines), *more))


def keys_page(teller: MatchTeller, keys: Iterable[str]) -> Page:
    """All keys of a table."""
    lines = [
        f"{teller.say(f'terminal-keyname-{key}'):<12} {teller.say(f'terminal-keydoes-{key}')}"
        for key in keys
    ]
    return Page(teller.say("terminal-keys"), ("\n".join(lines),))
