"""The text table: special rules in force, and changes that last for a while."""

from collections.abc import Iterator

from moonlit.client.page import Row, Section
from moonlit.client.wonder_book.reading import Reading, items, number


def rules(reading: Reading) -> Iterator[Section]:
    """The cards whose rules count now, each with its text."""
    rows = [
        Row((told_rule(reading, number(card)),), f"card:{card}")
        for card in items(reading.table["rules"])
    ]
    if rows:
        yield reading.section("rules", rows)


def told_rule(reading: Reading, card: int) -> str:
    """A special rule in a line."""
    text = reading.lexicon.body(reading.chapter, card)
    return reading.say("rule", title=reading.title(card), text=text)
