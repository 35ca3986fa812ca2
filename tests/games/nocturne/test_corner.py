"""Corner casts: a starting spell on a tile with no tile beside it (N-CORNER)."""

import pytest

from moonlit.core.codec import Plain
from moonlit.games.nocturne.events import StartSkipped, TileWon
from tests.clauses import clause
from tests.games.nocturne.looking import FOUR_BY_FOUR, cells, seen
from tests.games.nocturne.setting import EDITIONS
from tests.games.nocturne.table import position

# Seat 0 has just won b1; a1 has no other neighbour.
CORNER = "forest SK01 0:4 FE01 / . FE02 FE03 | goals 11 | "


@clause("N-CORNER-1", "N-CORNER-2", "N-START-6")
def test_the_worked_example() -> None:
    teal, left = 0, 1
    table = position(
        "forest FE01 SK01 SK02 / 1:3 SK03 SK04 | spells 1:2@b2 0:5@b1 | answer 1", players=3
    )
    table.play(f"{left} pass", "2 pass", f"{left} retrieve 2")
    assert table.tiles(teal) == ["SK01"]
    events = table.play(f"{teal} cast 1 a1")
    assert TileWon(teal, "FE01", "a1", "blocked") in events
    assert StartSkipped(teal) in events
    assert (table.to_act(), seen(table, left, "decision", "anchor")) == (left, None)
    assert cells(table.legal()) == {"c1", "b2", "c2"}


@clause("N-CORNER-1")
@pytest.mark.parametrize("token", ["1", "4", "star"])
def test_it_wins_the_tile_with_any_token(token: str) -> None:
    table = position(CORNER + "start 0 b1", players=3)
    table.play(f"0 cast {token} a1")
    assert table.tiles(0) == ["SK01"]
    assert table.goals(0) == [11]


@clause("N-CORNER-1")
def test_a_tile_with_a_neighbour_is_no_corner() -> None:
    table = position(FOUR_BY_FOUR + "goals 11 | passed 1 | start 0 a2")
    table.play("0 cast 1 a1")
    assert table.tiles(0) == ["SK01"]
    assert table.goals(0) == []


@clause("N-CORNER-2")
def test_after_it_the_role_goes_on_with_a_free_choice() -> None:
    table = position(CORNER + "start 0 b1", players=3)
    table.play("0 cast 1 a1")
    assert (table.to_act(), seen(table, 1, "passed")) == (1, [])
    assert cells(table.legal()) == {"c1", "b2", "c2"}


@clause("N-CORNER-3")
def test_a_free_starter_on_an_isolated_tile_corner_casts_by_default() -> None:
    table = position(CORNER + "start 1")
    table.play("1 cast 1 a1")
    assert (table.tiles(1), table.goals(1)) == (["SK01"], [11])


@clause("N-CORNER-3")
def test_by_the_strict_reading_only_next_to_the_cell_just_won() -> None:
    switches: Plain = {"corner_requires_anchor": True}
    free = position(CORNER + "start 1", switches=switches)
    free.play("1 cast 1 a1")
    assert (free.tiles(1), free.goals(1)) == (["SK01"], [])
    beside = position(CORNER + "start 0 b1", switches=switches)
    beside.play("0 cast 1 a1")
    assert beside.goals(0) == [11]


@clause("N-CORNER-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_english_preset_reads_it_strictly(edition: str) -> None:
    table = position(CORNER + "start 1", edition=edition)
    table.play("1 cast 1 a1")
    assert table.goals(1) == ([] if edition == "en" else [11])


@clause("N-CORNER-4")
def test_a_blocked_answer_is_no_corner_cast() -> None:
    table = position("forest SK01 SK02 . / . FE02 FE03 | goals 11 | spells 1:1@b1 | answer 0")
    assert TileWon(0, "SK01", "a1", "blocked") in table.play("0 cast 4 a1")
    assert table.goals(0) == []
