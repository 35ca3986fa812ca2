"""The messages of one language, read from Fluent files one by one as they are needed."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

Fact = int | str

# A message is looked for in the file its first word names, or in those shared by all clients.
# Refusals are told without knowing the game.
FILES = (
    "table",
    "nocturne",
    "dominion",
    "wonder_book",
    "terminal",
    "command",
    "pack",
    "editions",
    "page",
    "server",
    "advice",
    "analysis",
)
_SHARED = ("table", "nocturne", "server")
_REFUSALS = (*_SHARED, "dominion", "wonder_book")
_OF_REFUSALS = ("error", "decision")

# A table is told after every action in much the same words, and formatting is slow (about 50 µs).
REMEMBERED = 1 << 14


def source_of(language: str, file: str) -> str:
    """The text of one Fluent file."""
    folder = files("moonlit.client") / "locales" / language
    return (folder / f"{file}.ftl").read_text(encoding="utf-8")


def _files_of(first: str) -> tuple[str, ...]:
    """Where a message that begins with this word can be."""
    if first in _OF_REFUSALS:
        return _REFUSALS
    return (first,) if first in FILES and first not in _SHARED else _SHARED


class Catalogue:
    """All messages of a language; `NAME($thing, form: "…")` in them puts in another message."""

    def __init__(self, language: str) -> None:
        self._language = language
        # Fluent takes text for an answer, too, but its types do not say so.
        functions = {"NAME": cast("Callable[[Any], FluentType]", self._name)}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._read: set[str] = set()
        self._told = lru_cache(REMEMBERED)(self._tell)

    def has(self, message_id: str) -> bool:
        """Is there a message of this name?"""
        first = message_id.split("-", 1)[0]
        return any(self._holds(file, message_id) for file in _files_of(first))

    def format(self, message_id: str, facts: Mapping[str, Fact]) -> tuple[str, list[Exception]]:
        """The message with its facts, as well as possible, and what was wrong with it."""
        return self._told(message_id, tuple(sorted(facts.items())))

    def _tell(
        self, message_id: str, facts: tuple[tuple[str, Fact], ...]
    ) -> tuple[str, list[Exception]]:
        if not self.has(message_id):
            return message_id, [LookupError(f"{self._language} has no message {message_id}")]
        return self._format(message_id, "", dict(facts))

    def _holds(self, file: str, message_id: str) -> bool:
        if file not in self._read:
            self._bundle.add_resource(FluentResource(source_of(self._language, file)))
            self._read.add(file)
        return self._bundle.has_message(message_id)

    def _format(
        self, message_id: str, form: str, facts: Mapping[str, Fact]
    ) -> tuple[str, list[Exception]]:
        message = self._bundle.get_message(message_id)
        pattern = message.attributes.get(form, message.value)
        assert pattern is not None, f"{message_id} has attributes only"
        text, errors = self._bundle.format_pattern(pattern, dict(facts))
        return str(text), errors

    def _name(self, thing: str, count: int = 0, *, form: str = "") -> str:
        """The message a fact names; without this form of its own, in its plain form."""
        if not self.has(thing):
            raise LookupError(f"{self._language} has no message {thing}")
        text, errors = self._format(thing, form, {"count": count})
        if errors:
            raise errors[0]
        return text


@cache
def catalogue(language: str) -> Catalogue:
    """The one catalogue of a language."""
    return Catalogue(language)
