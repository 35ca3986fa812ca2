"""The hourglass on the screen: the round from whose end on it runs, at every difficulty."""

import pytest

from moonlit.client.people import People
from moonlit.client.wonder_book.clock import hourglass_of
from moonlit.client.wonder_book.lexicon import Lexicon
from moonlit.client.wonder_book.reading import Reading
from moonlit.core.codec import Plain
from tests.client.catalogues import STRICT
from tests.games.wonder_book.boards import chapter
from tests.games.wonder_book.table import GAME

WORDS = STRICT[0]


def told(difficulty: str, rules: list[Plain]) -> int | None:
    """What chapter III with two heroes says of its hourglass."""
    heroes: dict[str, Plain] = {"bull": "C1", "honey": "C1"}
    table = chapter("ch3", heroes, config={"difficulty": difficulty}, rules=rules)
    view = GAME.view(table.state, None)
    return hourglass_of(Reading(Lexicon(WORDS, GAME.campaign), view, People(WORDS, (), None)))


@pytest.mark.parametrize(("difficulty", "first"), [("easier", 3), ("normal", 2), ("hard", 2)])
def test_the_hourglass_is_told_for_the_difficulty(difficulty: str, first: int) -> None:
    assert told(difficulty, ["4"]) == first


def test_without_the_card_there_is_no_hourglass() -> None:
    assert told("normal", []) is None
