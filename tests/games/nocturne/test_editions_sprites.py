"""Where the editions differ in dedication and in tiles and cards (E-18 to E-25)."""

import pytest

from moonlit.core.action import Seat
from moonlit.games.nocturne.events import (
    ChestOpened,
    ChoseDedication,
    Dedicated,
    TileDiscarded,
    TileKept,
)
from tests.clauses import clause
from tests.games.nocturne.looking import (
    FOUR_BY_FIVE,
    FOUR_BY_FOUR,
    decision,
    presets,
    seen,
    told,
)
from tests.games.nocturne.setting import EDITIONS, of_class
from tests.games.nocturne.table import Table, match, position

every_edition = pytest.mark.parametrize("edition", EDITIONS)

SIMULTANEOUS = {"dedication_order": "simultaneous"}
PHASE = FOUR_BY_FIVE + "spells 2:1@a1 1:3@b1 2:4@b2 1:5@b3 0:7@b4 | answer 1"


def beaten(order: str) -> Table:
    """Seat 0 has won; seats 1 and 2 have two losing tokens each."""
    table = position(PHASE, players=3, switches={"dedication_order": order})
    table.play("1 pass", "2 pass")
    return table


@clause("E-18")
def test_every_preset_asks_in_descending_order() -> None:
    assert presets("dedication_order") == ["descending"] * 4
    assert (told("E-18", "en"), told("E-18", "de")) == ("", "descending token value")
    for edition in EDITIONS:
        table = position(PHASE, players=3, edition=edition)
        table.play("1 pass", "2 pass")
        assert table.legal() == ["1 dedicate 5", "1 retrieve 5"]


@clause("E-18")
def test_in_descending_order_a_decision_is_seen_by_the_next() -> None:
    table = beaten("descending")
    table.play("1 dedicate 5")
    assert table.sprites() == ["1:5"]
    assert seen(table, 2, "sprites") == [[1, "5"]]
    assert table.legal() == ["2 dedicate 4", "2 retrieve 4"]


@clause("E-18")
def test_choosing_at_once_asks_each_loser_once_clockwise_from_the_winner() -> None:
    table = beaten("simultaneous")
    assert table.legal() == ["1 decline", "1 dedicate 3", "1 dedicate 5"]
    table.play("1 dedicate 3")
    assert table.legal() == ["2 decline", "2 dedicate 1", "2 dedicate 4"]
    events = table.play("2 dedicate 4")
    assert of_class(events, Dedicated) == [Dedicated(2, "4", 1), Dedicated(1, "3", 2)]
    assert (table.to_act(), decision(table)) == (0, "start")
    assert "5" in table.supply(1)
    assert "1" in table.supply(2)


@clause("E-18")
def test_a_choice_is_secret_until_all_have_chosen() -> None:
    tables = [beaten("simultaneous") for _ in range(3)]
    for table, choice in zip(tables, ("dedicate 3", "dedicate 5", "decline"), strict=True):
        (chose,) = of_class(table.play(f"1 {choice}"), ChoseDedication)
        assert chose.face(Seat(2)).token == "?"
        assert chose.face(Seat(1)).token == choice.removeprefix("dedicate ").replace(
            "decline", "none"
        )
        assert seen(table, 2, "sprites") == []
    for seat in (None, 0, 2):
        views = [table.view(seat) for table in tables]
        assert views[0] == views[1] == views[2]
    assert tables[0].view(1) != tables[1].view(1)


@clause("E-18")
def test_declining_takes_all_losing_tokens_back() -> None:
    table = beaten("simultaneous")
    table.play("1 decline", "2 decline")
    assert table.sprites() == []
    assert len(table.supply(1)) == len(table.supply(2)) == 10


@clause("E-19")
@every_edition
def test_one_token_of_this_phase_and_at_most_one_in_a_phase(edition: str) -> None:
    table = position(
        FOUR_BY_FOUR + "sprites 1:2 | spells 1:3@b1 0:4@b2 1:5@b3 0:7@c3 | answer 1",
        edition=edition,
    )
    table.play("1 pass")
    # A 6 from supply, or the 2 of an earlier phase, is no choice.
    assert table.legal() == ["1 dedicate 5", "1 retrieve 5"]
    table.play("1 dedicate 5")
    assert (table.to_act(), table.sprites()) == (0, ["1:5", "1:2"])
    # The next phase brings another dedication.
    table.play("0 cast 1 c2", "1 cast 3 c1", "0 cast 6 d1", "1 pass", "1 dedicate 3")
    assert table.sprites() == ["1:5", "1:3", "1:2"]


@clause("E-20", "O-87")
@every_edition
def test_the_lowest_token_takes_the_best_empty_space(edition: str) -> None:
    table = position(
        FOUR_BY_FIVE + "sprites 0:5 2:3 | spells 1:2@b1 0:7@b2 | answer 1",
        players=3,
        edition=edition,
    )
    table.play("1 pass", "2 pass")
    assert Dedicated(1, "2", 3) in table.play("1 dedicate 2")
    assert table.sprites() == ["0:5", "2:3", "1:2"]


@clause("E-21")
def test_the_board_runs_from_the_best_space_on_the_left() -> None:
    assert told("E-21", "default") == "left to right"
    table = position(FOUR_BY_FOUR + "sprites 0:4 0:3 | spells 1:6@b1 0:7@b2 | answer 1")
    table.play("1 pass")
    assert Dedicated(1, "6", 1) in table.play("1 dedicate 6")
    assert seen(table, None, "sprites") == [[1, "6"], [0, "4"], [0, "3"]]


@clause("E-22")
@every_edition
@pytest.mark.parametrize(("players", "spaces"), [(1, 4), (2, 4), (3, 5), (4, 6)])
def test_the_fifth_and_the_sixth_space_need_more_players(
    players: int, spaces: int, edition: str
) -> None:
    assert seen(match(players=players, edition=edition), 0, "spaces") == spaces


@clause("E-22")
def test_a_fifth_token_stays_with_three_players_and_falls_off_with_two() -> None:
    board = "sprites 0:5 0:4 0:3 0:2 | spells 1:6@b1 0:7@b2 | answer 1"
    two = position(FOUR_BY_FOUR + board)
    two.play("1 pass", "1 dedicate 6")
    assert two.sprites() == ["1:6", "0:5", "0:4", "0:3"]
    three = position(FOUR_BY_FIVE + board, players=3)
    three.play("1 pass", "2 pass", "1 dedicate 6")
    assert three.sprites() == ["1:6", "0:5", "0:4", "0:3", "0:2"]


def opened(**options: str) -> Table:
    """Seat 0 has opened a chest."""
    table = position(
        "forest CH1 SK12 | stack FE01 EG01 MT01 | passed 1 | start 0", players=3, **options
    )
    table.play("0 cast star a1")
    return table


@clause("E-23")
@every_edition
def test_the_tile_kept_from_a_chest_lies_face_up(edition: str) -> None:
    table = opened(edition=edition)
    events = table.play("0 keep EG01")
    (kept,) = of_class(events, TileKept)
    assert kept.face(None) == kept == TileKept(0, "EG01")
    for viewer in (None, 1, 2):
        assert seen(table, viewer, "seats", 0, "tiles") == ["CH1", "EG01"]


@clause("E-24")
@every_edition
def test_rejected_chest_tiles_are_public_except_in_the_german_preset(edition: str) -> None:
    assert presets("chest_discards_public") == [True, True, False, True]
    table = opened(edition=edition)
    is_public = edition != "de"
    tiles = ["FE01", "EG01", "MT01"]
    assert seen(table, 0, "drawn") == tiles
    assert seen(table, 1, "drawn") == (tiles if is_public else [None] * 3)
    (chest,) = of_class(table.events, ChestOpened)
    assert chest.face(Seat(1)).tiles == (tuple(tiles) if is_public else ("?",) * 3)
    discarded = of_class(table.play("0 keep EG01"), TileDiscarded)
    assert [one.face(None).tile for one in discarded] == (
        ["FE01", "MT01"] if is_public else ["?", "?"]
    )
    assert seen(table, 0, "discards") == [[0, "FE01"], [0, "MT01"]]
    hidden = [[0, None], [0, None]]
    assert seen(table, 1, "discards") == (seen(table, 0, "discards") if is_public else hidden)


@clause("E-25")
@every_edition
@pytest.mark.parametrize(
    ("card", "tiles", "points"),
    [
        ("S4", "FE01", 0),
        ("S4", "FE01 EG01", 2),
        ("S4", "FE01 FE02 EG01", 2),
        ("S4", "FE01 FE02 EG01 EG02", 5),
        ("S4", "FE01 FE02 FE03 EG01 EG02 EG03", 5),
        ("21", "MT01 MT02 HBA1", 3),
        ("21", "MT01 MT02 MT03 HBA1", 3),
        ("21", "MT01 MT02 MT03 HBA1 HBB1", 7),
    ],
)
def test_the_second_tier_needs_all_symbols_and_replaces_the_first(
    card: str, tiles: str, points: int, edition: str
) -> None:
    cards = "S4" if card == "S4" else f"S1 {card}"
    table = position(
        f"forest SK01 | cards 0: {cards} | tiles 0: {tiles} | start 0",
        characters=["flint", "sage"],
        edition=edition,
    )
    assert table.sheet(0)["concoctions"] == points
