"""The text table says what the drawn one shows: areas by name, the goal so far, the enemy phase."""

import pytest

from moonlit.client.page import Section
from moonlit.client.people import People
from moonlit.client.wonder_book.lexicon import Lexicon
from moonlit.client.wonder_book.page import read_page
from moonlit.client.wonder_book.reading import Reading
from moonlit.client.words import Words
from moonlit.core.codec import Plain
from tests.clauses import clause
from tests.client.catalogues import STRICT, check_told
from tests.games.wonder_book.boards import chapter
from tests.games.wonder_book.table import GAME, Table

PAIR: dict[str, Plain] = {"bull": "T1", "honey": "T1"}
in_every_language = pytest.mark.parametrize("words", STRICT, ids=lambda words: words.language)


def page(words: Words, table: Table) -> dict[str, Section]:
    reading = Reading(
        Lexicon(words, GAME.campaign), GAME.view(table.state, None), People(words, (), None)
    )
    return {section.id: section for section in read_page(reading)}


def status(words: Words, table: Table) -> list[str]:
    lines = [row.cells[0] for row in page(words, table)["status"].rows]
    for line in lines:
        check_told(line)
    return lines


@clause("W-AREA-1")
@in_every_language
def test_every_spot_of_the_map_has_its_id_and_its_title(words: Words) -> None:
    board = page(words, chapter("ch1", PAIR, goal=5))["board"]
    assert board.drawing is not None
    for spot, row in zip(board.drawing.spots, board.rows, strict=True):
        assert row.cells[0] == f"{spot.id} {spot.title}"


@clause("W-CARD-9", "W-EP-1")
@in_every_language
def test_goal_and_enemy_phase_are_told_before_they_come(words: Words) -> None:
    lexicon = Lexicon(words, GAME.campaign)
    told = status(words, chapter("ch1", PAIR, goal=5, counters={"lamps": 1}))
    assert lexicon.say("page-goal-progress", now=1, need=3) in told
    spawn = lexicon.say("page-enemy-spawn", count=2, letters="A")
    acts = lexicon.say("page-enemy-activate", count=1)
    assert lexicon.say("page-enemy", parts=words.join([spawn, acts])) in told
    told = status(words, chapter("ch1", PAIR, goal=20))
    cards = lexicon.say("page-enemy-cards", count=1, letters="A")
    assert lexicon.say("page-enemy", parts=cards) in told


@clause("W-PP-4")
def test_the_acting_hero_keeps_the_actions_left_while_a_re_roll_is_asked() -> None:
    table = chapter("ch1", PAIR, goal=5, wyrms=["T1"], dice=[0, 0, 0]).do("0 attack bull")
    assert table.decision["kind"] == "reroll"
    row = page(STRICT[0], table)["heroes"].rows[0]
    assert "2 actions left" in row.cells[1]
