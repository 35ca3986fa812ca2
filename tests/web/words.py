"""What the page says, so that tests find things by the name a person reads or hears."""

import re
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

# What a message that nobody has written looks like on the page.
UNTRANSLATED = re.compile(r"\b(?:web|webtable|webaround|page|server|error)-[a-z][a-z-]*\b")


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("moonlit.client") / "locales" / language
    for file in folder.iterdir():
        if file.name.startswith("web") and file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def said(message_id: str, language: str = "en", **facts: int | str) -> str:
    """A message of the page in one of its languages."""
    pattern = _bundle(language).get_message(message_id).value
    assert pattern is not None, message_id
    text, problems = _bundle(language).format_pattern(pattern, dict(facts))
    assert not problems, f"{message_id}: {problems}"
    return str(text)
