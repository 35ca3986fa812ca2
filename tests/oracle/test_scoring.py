"""The test vectors of section 11.1 and the scoring clauses around them."""

from __future__ import annotations

from collections import Counter

import pytest

from moonlit.core.dice import Dice

from .config import read_config
from .data import load
from .forest import Cell, parse_cell
from .scoring import (
    best_brew,
    egg_points,
    feather_points,
    herb_bonus,
    mushroom_points,
    score,
    winners,
)
from .setup import set_up
from .state import Dedicated, Spell, State
from .tokens import STAR, Token

DATA = load()


def bare_state(**plain: object) -> State:
    """A set-up table with nothing collected yet and no goals."""
    state = set_up(read_config({"players": 3, "mode": "advanced", **plain}), DATA, Dice(5))
    state.moonlight_goals.clear()
    for player in state.players:
        player.supply.clear()
        player.concoctions.clear()
    return state


def collect(state: State, seat: int, tiles: str) -> None:
    state.players[seat].collection += [DATA.tiles[tile] for tile in tiles.split()]


def control(state: State, seat: int, cells: str, token: Token = STAR) -> None:
    for cell in map(parse_cell, cells.split()):
        state.face_down[cell] = Spell(seat, token, cell)


def test_feather_vector() -> None:
    expected = [0, 2, 4, 8, 13, 18, 24, 32, 34, 36, 40, 45, 50, 56, 64]
    assert [feather_points(DATA, count, "new_set") for count in range(15)] == expected
    capped = [feather_points(DATA, count, "capped") for count in range(15)]
    assert capped == expected[:8] + [32] * 7


def test_mushroom_vectors() -> None:
    tripti = [mushroom_points(DATA, "tripti", count) for count in range(9)]
    assert tripti == [0, 3, 0, 13, 16, 13, 26, 29, 26]
    duode = [mushroom_points(DATA, "duode", count) for count in range(8)]
    assert duode == [0, 0, 9, 9, 18, 18, 27, 27]


@pytest.mark.parametrize(
    ("herbs", "bonus"),
    [
        ("ACW", 5),
        ("ABWW", 8),
        ("ABCDE", 12),
        ("ABCDEW", 12),
        ("AABBCW", 10),
        ("AABBCC", 10),
        ("AABBCDE", 13),
        ("AABBCDEW", 17),
        ("ABCDEABCDE", 24),
        ("ABCDEABCDEWW", 25),
        ("WWA", 5),
        ("AAA", 0),
        ("WWW", 5),
        ("", 0),
    ],
)
def test_herb_vectors(herbs: str, bonus: int) -> None:
    letters = ["wild" if letter == "W" else letter for letter in herbs]
    assert herb_bonus(DATA, letters) == bonus


def test_solo_egg_vector() -> None:
    state = bare_state(players=1)
    found = []
    for count in range(7):
        state.players[0].collection.clear()
        collect(state, 0, " ".join(f"EG{number:02}" for number in range(1, count + 1)))
        found.append(egg_points(state, 0))
    assert found == [0, 1, 2, 6, 12, 20, 24]


def davids_table() -> State:
    """N-TEST-2; two runestones that are no skulls, and Abigail used."""
    state = bare_state(characters=["abigail", "redd", "sage"])
    collect(state, 0, "SK01 SK05 SK06 MI1 FE01 FE02 FE03 MD01 MD02 MT01 MT02 HBA2 HBC1 HBW1")
    collect(state, 0, "EG01 EG02 CH1 RU05 RU07")
    collect(state, 1, "EG03")
    collect(state, 2, "EG04 EG05 EG06")
    state.mirror_choices = [(0, DATA.tiles["SK01"])]
    david = state.players[0]
    david.concoctions = ["S4", "21", "31"]
    david.twilight_goals = {11}
    david.supply = [Token(4)]
    david.ability_unused = False
    return state


def test_davids_column() -> None:
    state = davids_table()
    points = score(state, 0)
    assert len(state.players[0].collection) == 19
    assert points == {
        "skulls": 14,
        "feathers": 8,
        "mushrooms": 9,
        "herbs": 10,
        "eggs": 6,
        "chests": -1,
        "concoctions": 14,
        "twilight": 3,
        "moonlight": 0,
        "leftover": 2,
        "ability": 0,
        "precious": 0,
    }
    assert [egg_points(state, seat) for seat in (1, 2)] == [2, 12]


def test_the_printed_columns_add_up() -> None:
    columns = {
        71: [14, 8, 9, 10, 6, -1, 14, 3, 6, 2, 0],
        74: [3, 24, 13, 14, 2, -1, 10, 3, 4, 0, 2],
        79: [4, 12, 18, 4, 12, -2, 19, 3, 7, 2, 0],
    }
    assert all(sum(column) == total for total, column in columns.items())


def test_davids_last_card_lacks_exactly_one_skull() -> None:
    hand = [(DATA.starters | DATA.concoctions)[card] for card in ("S4", "21", "31")]
    david = Counter("SSSFFFMMMMHHHHEEMHE")
    assert best_brew(hand, david) == (14, 2)
    assert best_brew(hand, david + Counter("S")) == (18, 3)


def test_equal_points_prefer_completed_cards() -> None:
    """O-77: one completed card, not two first tiers, when both give the same."""
    cards = DATA.starters | DATA.concoctions
    hand = [cards["1"], cards["S1"], cards["S6"]]
    assert best_brew(hand, Counter("SSFH")) == (4, 1)


def test_egg_ties_by_position_then_shared() -> None:
    state = bare_state(players=4)
    for seat, egg in enumerate(("EG01", "EG02", "EG03", "EG04")):
        collect(state, seat, egg)
    state.sprite_tokens = [Dedicated(2, Token(4))]
    assert [egg_points(state, seat) for seat in range(4)] == [3, 3, 4, 3]
    collect(state, 3, "EG05")
    assert [egg_points(state, seat) for seat in range(4)] == [2, 2, 3, 8]


def test_final_ties() -> None:
    state = bare_state()
    for player in state.players:
        player.ability_unused = False
    assert winners(state) == [0, 1, 2]
    state.sprite_tokens = [Dedicated(2, Token(4)), Dedicated(1, Token(4))]
    assert winners(state) == [2]


def test_a_mirror_copies_points_but_no_symbols() -> None:
    state = bare_state(characters=["redd", "sage", "flint"], variants=["precious_stones"])
    collect(state, 0, "FE01 MI1 MI2")
    state.mirror_choices = [(0, DATA.tiles["FE01"]), (0, None)]
    state.players[0].concoctions = ["32"]
    points = score(state, 0)
    assert (points["feathers"], points["concoctions"], points["precious"]) == (4, 2, 5)


@pytest.mark.parametrize(("switch", "points"), [("no_bonus", 0), ("bonus", 2)])
def test_flint_without_runestones(switch: str, points: int) -> None:
    """O-84."""
    state = bare_state(
        players=1,
        characters=["flint"],
        variants=["all_set_to_brew"],
        switches={"flint_all_set": switch},
    )
    assert score(state, 0)["ability"] == points


@pytest.mark.parametrize(
    ("goal", "cells", "points"),
    [
        (1, "a1 c1 a3 b3", 2),
        (2, "a1 b1 d1 a3 a4", 4),
        (3, "a1 a2 b2 d1 d2 d3", 6),
        (4, "a1 a2 b2 b3", 3),
        (4, "a1 a2 a3 b1 b2 b3", 6),
        (5, "a1 b1 c1 d1", 3),
        (5, "a1 b1 c1 a2 b2 c2 a3 b3 c3", 9),
        (6, "a1 b1 c1 a4", 3),
        (7, "b2 c2 d2 e2 a1", 3),
        (8, "a1 e1 a4 e4 b1", 8),
        (11, "a1 b2 d4", 3),
        (12, "a1 b2 c3 d4", 4),
        (12, "a1 b2 c3", 2),
        (12, "a1 a2", 0),
    ],
)
def test_moonlight_goals_on_the_ground(goal: int, cells: str, points: int) -> None:
    state = bare_state()
    state.moonlight_goals = {goal}
    control(state, 0, cells)
    control(state, 0, "c4", Token(5, shadow=True))
    assert score(state, 0)["moonlight"] == points


def test_moonlight_goals_9_and_10() -> None:
    state = bare_state()
    state.moonlight_goals = {9, 10}
    state.sprite_tokens = [Dedicated(0, Token(6)), Dedicated(1, Token(5)), Dedicated(0, Token(2))]
    state.players[0].supply = [Token(1), Token(8, shadow=True)]
    points = score(state, 0)
    assert (points["moonlight"], points["leftover"]) == (2 + 4, 4)


def test_diagonal_groups_can_be_joined() -> None:
    state = bare_state(switches={"area_separation": "diagonal_joins"})
    state.moonlight_goals = {11}
    control(state, 0, "a1 b2 d4")
    assert score(state, 0)["moonlight"] == 2


@pytest.mark.parametrize(("reuse", "points"), [("per_card", 10), ("one_card_total", 5)])
def test_shapes_may_share_cells_between_cards(reuse: str, points: int) -> None:
    """E-38: a line, an L and two diagonal pairs out of five tokens."""
    state = bare_state(switches={"shape_cell_reuse": reuse})
    state.moonlight_goals = {4, 5, 12}
    control(state, 0, "a1 b1 c1 a2 d2")
    assert score(state, 0)["moonlight"] == points


def test_forest_geometry() -> None:
    """N-MG-5, O-54, O-58."""
    centres = {players: len(size.forest.centre) for players, size in DATA.sizes.items()}
    assert centres == {1: 4, 2: 4, 3: 6, 4: 9}
    twisted = {players: len(size.twisted_forest.cells) for players, size in DATA.sizes.items()}
    assert twisted == {1: 16, 2: 16, 3: 20, 4: 25}
    assert DATA.sizes[3].forest.corners == {Cell(0, 0), Cell(0, 4), Cell(3, 0), Cell(3, 4)}
    assert DATA.sizes[4].twisted_forest.top_row == {Cell(0, 3)}
