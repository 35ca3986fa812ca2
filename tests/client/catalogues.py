"""The Fluent files as parsed, and what every told sentence must satisfy."""

import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from moonlit.client.catalogue import FILES, source_of
from moonlit.client.words import LANGUAGES, Words

STRICT = tuple(Words(language, strict=True) for language in LANGUAGES)
THING = "counted-egg"
NAMES = ("Anna", "Bolko", "Cyryl", "Dora")

_HYPHENATED = re.compile(r"[A-Za-z]+(?:-[A-Za-z0-9_]+)+")
_ENDS = (".", "!", "?", "…", ".)", ")")


class References(Visitor):
    """The variables, messages and forms that a part of a message names.

    A variable is a thing if a message is put in by its name.
    """

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.things: set[str] = set()
        self.messages: set[str] = set()
        self.forms: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        thing = node.arguments.positional[0]
        assert isinstance(thing, ast.VariableReference)
        self.things.add(thing.id.name)
        self.generic_visit(node)

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:  # noqa: N802
        assert isinstance(node.value, ast.StringLiteral)
        self.forms.add(node.value.value)


@cache
def entries(language: str, file: str) -> tuple[ast.EntryType, ...]:
    return tuple(FluentParser().parse(source_of(language, file)).body)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    found = (entry for file in FILES for entry in entries(language, file))
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


def references(node: ast.BaseNode) -> References:
    found = References()
    found.visit(node)
    return found


def needs(language: str, name: str) -> References:
    """What a message needs, with the needs of the messages it refers to."""
    assert messages(language)[name].value is not None, name
    found = references(messages(language)[name])
    for other in found.messages:
        more = needs(language, other)
        found.variables |= more.variables
        found.things |= more.things
    return found


def check_told(text: str) -> None:
    """No leftovers of the machinery: braces, message names, marks of direction."""
    assert text.strip() == text != ""
    assert not set("{}\u2068\u2069") & set(text), text
    assert "NAME(" not in text, text
    assert "???" not in text, text
    assert "  " not in text, text
    for word in _HYPHENATED.findall(text):
        assert word not in messages("en"), text


def check_sentence(text: str) -> None:
    check_told(text)
    assert text.endswith(_ENDS), text
    assert not text[0].islower(), text


def samples(name: str, words: Words) -> Iterator[str]:
    """A message told with every number that makes a difference to grammar."""
    needed = needs(words.language, name)
    for count in (0, 1, 2, 5, 12, 22):
        facts = {fact: THING if fact in needed.things else count for fact in needed.variables}
        yield words.say(name, **facts)
