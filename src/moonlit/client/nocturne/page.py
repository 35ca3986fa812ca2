"""The text table of Nocturne: a whole view as sections, in the order they are read."""

from collections.abc import Iterator, Sequence

from moonlit.client.nocturne import board, holdings
from moonlit.client.nocturne.position import read_position
from moonlit.client.nocturne.reading import Reading
from moonlit.client.nocturne.results import categories_of
from moonlit.client.page import Section
from moonlit.client.words import Words
from moonlit.core.game import Config
from moonlit.core.view import View
from moonlit.packs.nocturne.tables import Pack


def read_page(
    words: Words, pack: Pack, view: View, config: Config, names: Sequence[str]
) -> Iterator[Section]:
    """Everything a view holds that a person needs."""
    position, categories = read_position(view), categories_of(config)
    reading = Reading(words, pack, view, position, tuple(names), categories)
    yield board.status(reading)
    yield from board.drawn(reading)
    yield board.forest(reading)
    yield board.spells(reading)
    yield from board.sprites(reading)
    yield holdings.seats(reading)
    yield from holdings.goals(reading)
    yield from holdings.recipes(reading)
    yield holdings.collections(reading)
    yield holdings.points(reading)
    yield board.piles(reading)
