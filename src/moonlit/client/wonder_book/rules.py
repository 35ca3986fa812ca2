"""The text table: special rules in force, and changes that last for a while."""

from collections.abc import Iterator

from moonlit.client.page import Row, Section
from moonlit.client.wonder_book.reading import Reading
from moonlit.core.plain import texts


def rules(reading: Reading) -> Iterator[Section]:
    """The cards whose rules count now, each with its text."""
    rows = [
        Row((told_rule(reading, card),), f"card:{card}") for card in texts(reading.table["rules"])
    ]
    rows += [Row((line,)) for line in lasting(reading)]
    if rows:
        yield reading.section("rules", rows)


def lasting(reading: Reading) -> Iterator[str]:
    """What scraps, skills and wyrm cards have changed for a while; rules tell theirs themselves."""
    for name in dict.fromkeys(texts(reading.table["modifiers"])):
        if reading.lexicon.words.has(f"wonder_book-lasting-{name}"):
            yield reading.lexicon.say(f"lasting-{name}")


def told_rule(reading: Reading, card: str) -> str:
    """A special rule in a line."""
    return reading.say("rule", title=reading.title(card), text=reading.body(card))
