"""The one function that turns message names and facts into sentences of a language."""

from collections.abc import Iterable, Mapping
from typing import Final

from moonlit.client.catalogue import Fact, catalogue
from moonlit.core.errors import BadConfig

__all__ = ["COMMA_LANGUAGES", "LANGUAGES", "Fact", "MissingMessage", "Words", "language_of"]

LANGUAGES: Final = ("en", "pl", "de")
# Where a decimal point is a comma.
COMMA_LANGUAGES: Final = ("pl", "de")
FALLBACK: Final = "en"

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class MissingMessage(LookupError):
    """A message, or a fact of it, that is not there: our own mistake."""


class Words:
    """A language to speak in.

    What is missing is said in English. If strict, as in tests, it raises MissingMessage instead.
    """

    def __init__(self, language: str, *, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise BadConfig("unknown-language", language=language, known=LANGUAGES)
        self.language = language
        self._strict = strict

    def say(self, message_id: str, /, **facts: Fact) -> str:
        """A message with its facts put in."""
        text, errors = catalogue(self.language).format(message_id, facts)
        if not errors:
            return text
        if self._strict:
            raise MissingMessage(f"{message_id} in {self.language}: {errors[0]}")
        if not catalogue(FALLBACK).has(message_id):
            raise MissingMessage(message_id)
        return catalogue(FALLBACK).format(message_id, facts)[0]

    def has(self, message_id: str) -> bool:
        """Can this be said, be it in English?"""
        languages = (self.language,) if self._strict else (self.language, FALLBACK)
        return any(catalogue(language).has(message_id) for language in languages)

    def join(self, items: Iterable[str], word: str = "and") -> str:
        """One list of several things: `a, b and c`, or with the word `or`; empty for nothing."""
        told = list(items)
        if len(told) < 2:
            return "".join(told)
        start = told[0]
        for item in told[1:-1]:
            start = self.say("list-more", start=start, end=item)
        return self.say(f"list-{word}", start=start, end=told[-1])


def language_of(environment: Mapping[str, str]) -> str:
    """The language a person's computer is set to, English if we do not speak it."""
    setting = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    language = setting.replace("-", "_").split("_")[0].split(".")[0].lower()
    return language if language in LANGUAGES else FALLBACK
