"""Board sizes by player count, and what the editions say about modes, scenarios and variants."""

import pytest

from moonlit.games.nocturne.state import ROW
from tests.clauses import clause
from tests.games.nocturne.looking import difference, presets
from tests.games.nocturne.sampling import GAME
from tests.games.nocturne.setting import EDITIONS
from tests.games.nocturne.table import match

SIZES = {1: (4, 4, 4), 2: (4, 4, 4), 3: (4, 5, 5), 4: (5, 5, 6)}  # rows, columns, slots


@clause("N-COMP-7")
@pytest.mark.parametrize("players", SIZES)
def test_the_forest_has_the_size_for_the_player_count(players: int) -> None:
    rows, columns, _ = SIZES[players]
    wanted = [f"{'abcde'[column]}{row + 1}" for row in range(rows) for column in range(columns)]
    table = match(players=players)
    assert list(table.forest()) == wanted
    while table.view(0).table["round"] == "twilight":
        table.play(table.legal()[0])
    assert sorted({*table.forest(), *table.face_down()}) == sorted(wanted)


@clause("N-COMP-6", "D-10")
@pytest.mark.parametrize("players", SIZES)
def test_the_sprite_board_has_the_slots_and_spaces_for_the_player_count(players: int) -> None:
    count = SIZES[players][2]
    table = match(players=players)
    assert table.view(0).table["spaces"] == count
    assert len(table.slots()) == count
    assert None not in table.slots()
    while table.view(0).table["round"] == "twilight":
        table.play(table.legal()[0])
    assert len([tile for tile in table.slots() if tile]) == count


@clause("D-10")
def test_slots_lie_in_two_rows_of_three() -> None:
    places = {(slot.row, slot.column): slot.players for slot in GAME.pack.tokens.slots}
    rows = [[places[row, column] for column in range(3)] for row in range(2)]
    assert [[max(2, players) for players in row] for row in rows] == [[2, 2, 3], [2, 2, 4]]
    for players, (_, _, count) in SIZES.items():
        used = [(slot.row, slot.column) for slot in GAME.pack.tokens.slots_of(players)]
        assert used == sorted(used)
        assert len(used) == count


@clause("N-COMP-8")
@pytest.mark.parametrize(("variants", "left"), [([], 18), (["all_set_to_brew"], 8)])
def test_both_deals_of_four_players_take_sixty_two_tiles(variants: list[str], left: int) -> None:
    table = match(players=4, variants=list(variants))
    tiles = len(table.state.terms.tiles)
    while table.view(0).table["round"] == "twilight":
        table.play(next(text for text in table.legal() if text.endswith("pass")))
    dealt = [*table.forest(), *table.slots()]
    assert (len(dealt), len(table.state.removed)) == (31, 31)
    assert len(table.state.stack) == left == tiles - 62
    worst = 3 * sum(tile.type == "chest" for tile in GAME.pack.tiles)
    assert (left >= worst) is (variants == [])


@clause("N-COMP-7")
def test_no_forest_is_wider_than_a_row_of_the_engine() -> None:
    for players in SIZES:
        for variants in ([], ["twisted_trees"]):
            state = match(players=players, variants=list(variants)).state
            column = sum(1 << row * ROW + ROW - 1 for row in range(7))
            assert state.terms.cells & column == 0


SWITCHED = {
    "E-56": ("solo_corner_needs_anchor", [True, True, False, True]),
    "E-67": ("scen16", ["either", "either", "both", "either"]),
    "E-70": ("achievements_per_game", ["unlimited", "unlimited", "one", "unlimited"]),
}
UNSWITCHED = [f"E-{number}" for number in range(52, 76) if f"E-{number}" not in SWITCHED]


@clause("E-56", "E-67", "E-70")
@pytest.mark.parametrize("row", SWITCHED)
def test_presets_choose_what_their_book_says(row: str) -> None:
    switch, values = SWITCHED[row]
    assert difference(row).switch == switch
    assert presets(switch) == values


def test_the_other_rows_have_one_reading_in_all_presets() -> None:
    for row in UNSWITCHED:
        assert difference(row).switch == ""
    named = {row.switch for row in GAME.pack.editions.differences}
    rulings = {row.switch for row in GAME.pack.editions.rulings}
    for switch in GAME.pack.editions.switches:
        assert switch.id in named | rulings


@clause("E-56", "E-67", "E-70")
def test_german_differs_from_best_in_these_rows_only() -> None:
    rows = [row for row in GAME.pack.editions.differences if int(row.id[2:]) >= 52 and row.switch]
    for edition in EDITIONS:
        preset = GAME.pack.editions.preset(edition)
        best = GAME.pack.editions.preset("best")
        differing = [row.id for row in rows if preset[row.switch] != best[row.switch]]
        assert differing == (sorted(SWITCHED) if edition == "de" else [])
