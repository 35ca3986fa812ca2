"""What the page says, so that tests find things by the name a person reads or hears."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

# What a message that nobody has written looks like on the page.
UNTRANSLATED = re.compile(
    r"\b(?:web(?:table|around|dominion|question|campaign)?|analysis|page|server|error)-[a-z][a-z-]*\b"
)

_spoken = ["en"]


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Until then everybody reads this language."""
    _spoken.append(language)
    try:
        yield
    finally:
        _spoken.pop()


def spoken() -> str:
    """The language people read where nothing else is said."""
    return _spoken[-1]


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("moonlit.client") / "locales" / language
    for file in folder.iterdir():
        if file.name.startswith(("web", "analysis")) and file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def said(message_id: str, language: str = "", **facts: int | str) -> str:
    """A message of the page in one of its languages."""
    bundle = _bundle(language or spoken())
    pattern = bundle.get_message(message_id).value
    assert pattern is not None, message_id
    text, problems = bundle.format_pattern(pattern, dict(facts))
    assert not problems, f"{message_id}: {problems}"
    return str(text)
