"""The deal of Moonlight: leftover tiles, a short stack, the shape of the forest (O-11, O-12)."""

import pytest

from moonlit.core.codec import Plain
from moonlit.games.nocturne.events import TileRemoved, TilesReshuffled
from tests.clauses import clause
from tests.games.nocturne.looking import presets, seen, stack
from tests.games.nocturne.setting import EDITIONS, of_class
from tests.games.nocturne.table import Table, match, position

KEEP: Plain = {"leftover_tiles": "keep"}


def last_pass(text: str, **options: Plain) -> Table:
    """Twilight ends by the pass of seat 1, with two tiles left in the forest."""
    forest = "forest 0:4 SK01 . . / . . SK02 . | passed 0 | "
    return position(f"{forest}{text}start 1", **options)


def shorten_stack(table: Table, size: int) -> list[str]:
    """All but the topmost tiles become rejected chest tiles; gives what is left from the top."""
    state = table.state
    cut = len(state.stack) - size
    state.discards += state.stack[:cut]
    state.stack = state.stack[cut:]
    return stack(table)


@clause("O-12", "O-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_leftover_tiles_are_removed_from_the_game(edition: str) -> None:
    assert presets("leftover_tiles") == ["remove"] * 4
    table = last_pass("slots FE01 EG01 MT01 CH1 | ", edition=edition)
    events = table.play("1 pass")
    gone = ["SK01", "SK02", "FE01", "EG01", "MT01", "CH1"]
    assert of_class(events, TileRemoved) == [TileRemoved(tile) for tile in gone]
    assert seen(table, 0, "removed") == gone
    dealt = {*table.forest().values(), *table.slots(), *stack(table)}
    assert not dealt & set(gone)
    assert (len(table.forest()), len(table.slots()), None in table.slots()) == (16, 4, False)


@clause("O-12", "O-74")
def test_kept_tiles_stay_where_they_lie_and_gaps_are_filled_from_the_stack() -> None:
    table = last_pass("slots FE01 . MT01 . | ", switches=KEEP)
    top = stack(table)[:16]
    table.play("1 pass")
    forest = table.forest()
    assert (forest["b1"], forest["c2"]) == ("SK01", "SK02")
    assert len(forest) == 16
    gaps = [tile for cell, tile in forest.items() if cell not in ("b1", "c2")]
    assert gaps == top[:14]
    assert table.slots() == ["FE01", top[14], "MT01", top[15]]
    assert seen(table, 0, "removed") == []


@clause("O-11")
def test_a_deal_that_cannot_be_completed_takes_rejected_and_unclaimed_tiles_back() -> None:
    table = last_pass("slots FE01 EG01 MT01 CH1 | ", variants=["all_set_to_brew"])
    top = shorten_stack(table, 6)
    table.play("1 pass")
    assert list(table.forest().values())[:6] == top
    assert (len(table.forest()), None in table.slots()) == (16, False)
    assert len(of_class(table.events, TilesReshuffled)) == 1
    assert (seen(table, 0, "discards"), seen(table, 0, "removed")) == ([], [])
    assert seen(table, 0, "stack") == 70 - 20


@clause("O-11")
def test_a_stack_that_suffices_is_not_mixed_with_anything() -> None:
    table = last_pass("slots FE01 EG01 MT01 CH1 | ")
    top = shorten_stack(table, 20)
    table.play("1 pass")
    assert [*table.forest().values(), *table.slots()] == top
    assert not of_class(table.events, TilesReshuffled)
    assert seen(table, 0, "stack") == 0


@clause("O-58")
def test_the_forest_of_three_has_four_rows_of_five() -> None:
    cells = seen(match(players=3), 0, "cells")
    assert isinstance(cells, list)
    assert cells == [f"{column}{row}" for row in range(1, 5) for column in "abcde"]


@clause("O-58", "O-59")
@pytest.mark.parametrize(("players", "bottom"), [(2, 4), (3, 4), (4, 5)])
def test_the_top_row_is_the_first_away_from_the_sprite_board(players: int, bottom: int) -> None:
    rows = [". 0:4 . .", *(". . . ." for _ in range(bottom - 2)), "1:3 1:4 1:5 ."]
    table = position(f"forest {' / '.join(rows)} | goals 8 | winner 1 | end", players=players)
    assert table.goals(0) == [8]
    turned = position(
        f"forest {' / '.join(rows[::-1])} | goals 8 | winner 0 | end", players=players
    )
    assert turned.goals(1) == [8]


@clause("O-58")
def test_all_five_cells_of_the_top_row_of_three_count() -> None:
    table = position(
        "forest . . 1:3 1:4 1:5 / 0:3 0:4 0:5 0:6 . | goals 8 | winner 0 | end", players=3
    )
    assert table.goals(1) == [8]
