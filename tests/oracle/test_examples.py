"""Worked examples of the rulebooks and single clauses, played on prepared tables."""

from __future__ import annotations

import pytest

from .forest import Cell, parse_cell
from .rounds import end_twilight, play_match
from .sprites import dedicate, falls_straight_off
from .state import Dedicated, Round, Spell
from .table import DATA, Table, board, harmless, new_state, phase_table, plant, tokens
from .tokens import Token


def test_worked_phase() -> None:
    """Section 4.5: orange 1, teal 4, green 6, orange 7, and two passes."""
    state = new_state()
    plant(state, harmless(["b2", "b3", "c3", "c4", "d4"]))
    state.spell_cast_this_round = False
    table = phase_table(state)
    assert table.legal() == [
        "0 pass",
        *(f"0 cast 1 {cell}" for cell in ["b2", "b3", "c3", "c4", "d4"]),
    ]
    table.play("0 cast 1 b2", "1 cast 4 b3", "2 cast 6 c3", "0 cast 7 c4", "1 pass", "2 pass")
    assert table.legal() == ["2 dedicate 6", "2 retrieve 6"]
    assert state.players[0].collection == [DATA.tiles["FE04"]]
    assert Token(1) in state.players[0].supply
    assert state.face_down[parse_cell("c4")].token == Token(7)
    table.play("2 dedicate 6", "1 dedicate 4")
    assert table.legal() == []
    assert board(state) == [(2, 6), (1, 4)]
    assert not state.spells


def test_worked_dedication() -> None:
    """Section 4.4: 6 and 4 go into a board of 4 and 3."""
    state = new_state()
    state.sprite_tokens = [Dedicated(0, Token(4)), Dedicated(1, Token(3))]
    dedicate(state, 2, Token(6))
    dedicate(state, 1, Token(4))
    assert board(state) == [(2, 6), (0, 4), (1, 4), (1, 3)]


def test_full_board_vectors() -> None:
    """N-TEST-4, N-SPRITE-4, O-20."""
    state = new_state(players=2)
    state.sprite_tokens = [Dedicated(0, Token(rank)) for rank in (5, 4, 4, 3)]
    before = len(state.players[0].supply)
    assert falls_straight_off(state, Token(2))
    assert falls_straight_off(state, Token(3))
    dedicate(state, 1, Token(2))
    assert board(state) == [(0, 5), (0, 4), (0, 4), (0, 3)]
    dedicate(state, 1, Token(4))
    assert board(state) == [(0, 5), (0, 4), (0, 4), (1, 4)]
    assert len(state.players[0].supply) == before + 1


def test_worked_corner_cast() -> None:
    """Section 4.5: teal wins beside a lonely feather, takes it with a 1, and loses the start."""
    state = new_state()
    plant(state, harmless(["a3", "b3", "d1", "d2"]))
    state.twilight_goals = {11}
    state.round_starter = 1
    table = Table(state, play_match(state))
    table.play("1 cast 5 a3", "2 pass", "0 pass", "1 cast 1 b3")
    assert [tile.id for tile in state.players[1].collection] == ["FE01", "FE02"]
    assert state.players[1].twilight_goals == {11}
    cells = {text.split()[-1] for text in table.legal() if text.startswith("2 cast ")}
    assert cells == {"d1", "d2"}


@pytest.mark.parametrize(
    ("strict", "anchor", "claimed"),
    [
        (False, "a1", True),
        (False, None, True),
        (True, "a1", True),
        (True, None, False),
    ],
)
def test_corner_cast_goal(strict: bool, anchor: str | None, claimed: bool) -> None:
    """N-CORNER-1, N-CORNER-3: the strict reading wants a win next to the tile."""
    state = new_state(switches={"corner_requires_anchor": strict})
    plant(state, harmless(["b1", "e4"]))
    state.twilight_goals = {11}
    table = phase_table(state, 1, anchor)
    table.play("1 cast 1 b1")
    assert table.legal() == []
    assert (state.players[1].twilight_goals == {11}) is claimed
    assert state.players[1].feats.corner_cast is claimed


def test_a_blocked_answer_is_no_corner_cast() -> None:
    """N-CORNER-4, N-CAST-8."""
    state = new_state()
    plant(state, harmless(["a1", "b1"]))
    table = phase_table(state)
    table.play("0 cast 3 a1", "1 cast 4 b1", "0 retrieve 3")
    assert state.players[1].collection
    assert not state.players[1].feats.corner_cast


def test_a_skipped_starter_may_still_answer_and_start() -> None:
    """N-START-6, O-2, O-3."""
    state = new_state(players=2)
    plant(state, harmless(["c3", "c4"]))
    table = phase_table(state, 0, "a1")
    table.play("1 cast 2 c3", "0 cast 3 c4", "1 retrieve 2")
    assert state.players[0].collection
    plant(state, harmless(["a3", "a4"]))
    table = phase_table(state, 0, "c4")
    table.play("1 pass", "0 cast 1 a4")
    assert table.legal() == []
    assert len(state.players[0].collection) == 2


@pytest.mark.parametrize(("is_pass", "answers"), [(True, False), (False, True)])
def test_passing_the_start(is_pass: bool, answers: bool) -> None:
    """O-1."""
    state = new_state(players=2, switches={"start_pass_is_pass": is_pass})
    plant(state, harmless(["c3", "c4"]))
    table = phase_table(state)
    table.play("0 pass", "1 cast 2 c3")
    assert bool(table.legal()) is answers


def test_a_round_ends_when_everybody_passes() -> None:
    """N-ROUND-2, O-4: the lowest-spell rule waits for the first spell."""
    state = new_state()
    state.spell_cast_this_round = False
    table = phase_table(state)
    table.play("0 pass", "1 pass")
    assert all(text in ("2 pass",) or text.startswith("2 cast 1 ") for text in table.legal())
    table.play("2 pass")
    assert table.legal() == []
    assert not state.face_down


def test_equal_shadow_is_not_higher_and_a_star_beats_all() -> None:
    """N-SHADOW-4, O-17, O-70."""
    state = new_state(players=2)
    plant(state, harmless(["a1", "a2", "a3"]))
    state.players[0].supply = tokens("5 shadow5")
    state.players[1].supply = tokens("5 shadow5 shadow10 star")
    state.spell_cast_this_round = False
    table = phase_table(state)
    starts = {text.split()[2] for text in table.legal() if "cast" in text}
    assert starts == {"5", "shadow5"}
    table.play("0 cast shadow5 a2")
    answers = {text.split()[2] for text in table.legal() if "cast" in text}
    assert answers == {"shadow10", "star"}


def test_two_up() -> None:
    """N-VAR-2, O-52: two more, shadow tokens alike; the star follows anything."""
    state = new_state(players=2, variants=["two_up"])
    plant(state, harmless(["a1", "a2", "a3"]))
    state.players[1].supply = tokens("6 7 shadow8 star")
    table = phase_table(state)
    table.play("0 cast 6 a2")
    assert {text.split()[2] for text in table.legal() if "cast" in text} == {"shadow8", "star"}


def test_only_own_colour_is_dedicated_and_once() -> None:
    """N-SPRITE-1, O-19: shadow tokens go home; a low token after declining a high one."""
    state = new_state(players=2)
    plant(state, harmless(["a1", "b1", "c1", "d1", "d2", "d3"]))
    state.players[0].supply = tokens("1 2 shadow6")
    state.players[1].supply = tokens("2 3 5 star")
    table = phase_table(state)
    table.play("0 cast 1 a1", "1 cast 2 b1", "0 cast shadow6 c1", "1 cast star d1")
    assert table.legal() == ["0 dedicate 1", "0 retrieve 1"]
    assert Token(6, shadow=True) in state.players[0].supply
    table.play("0 dedicate 1")
    assert board(state) == [(0, 1)]


def test_simultaneous_dedication_is_secret_and_inserted_by_value() -> None:
    """E-18: clockwise from the winner; the board changes when all have chosen."""
    state = new_state(switches={"dedication_order": "simultaneous"})
    plant(state, harmless(["a1", "b1", "c1", "d1", "d2"]))
    table = phase_table(state)
    table.play("0 cast 2 a1", "1 cast 3 b1", "2 cast 4 c1", "0 cast star d1")
    table.play("1 dedicate 3")
    assert board(state) == []
    assert len(state.spells) == 2
    table.play("2 dedicate 4")
    assert board(state) == [(2, 4), (1, 3)]


def test_worked_end_of_twilight() -> None:
    """Section 7 (DE): green drafts first and last, starts Moonlight, trades its three lowest."""
    green, teal, orange = 2, 1, 0
    state = new_state()
    owners = [green, teal, orange, teal, green]
    state.sprite_tokens = [Dedicated(seat, Token(5)) for seat in owners]
    state.sprite_tiles = [DATA.tiles[tile] for tile in ["EG01", "EG02", "EG03", "EG04", "EG05"]]
    state.forest.clear()
    for player, supply in zip(state.players, ("6", "4 4", "star 7 5"), strict=True):
        player.supply = tokens(supply)
    state.face_down = {
        Cell(0, rank): Spell(green, Token(rank), Cell(0, rank)) for rank in (1, 2, 3, 4)
    }
    table = Table(state, end_twilight(state))
    table.play("2 take EG03", "1 take EG01", "0 take EG05", "1 take EG02")
    assert state.round is Round.MOONLIGHT
    assert state.round_starter == green
    shadows = {p.seat: [str(t) for t in sorted(p.supply) if t.shadow] for p in state.players}
    assert shadows == {
        0: ["shadow8"],
        1: ["shadow5", "shadow6"],
        2: ["shadow7", "shadow9", "shadow10"],
    }
    own = [str(token) for token in sorted(state.players[green].supply) if not token.shadow]
    assert own == ["4", "5", "5", "5", "7", "star"]
    assert len(state.forest) == 20
    assert None not in state.sprite_tiles


def test_shadow_ties_by_position_then_clockwise_from_the_last_winner() -> None:
    """O-15, O-65, O-69."""
    state = new_state()
    state.sprite_tokens = [Dedicated(1, Token(3))]
    state.sprite_tiles = [None] * 5
    state.last_winner = 2
    for player, supply in zip(state.players, ("7", "7 7", "7"), strict=True):
        player.supply = tokens(supply)
    Table(state, end_twilight(state))
    received = {p.seat: [t.rank for t in sorted(p.supply) if t.shadow] for p in state.players}
    assert received == {1: [9, 10], 2: [8], 0: [7]}


def test_goals_1_to_3_count_the_winning_token_even_if_redd_swaps_it() -> None:
    """O-25, D-7."""
    state = new_state(mode="advanced", characters=["redd", "sage", "flint"])
    plant(state, harmless(["a1", "c3"]))
    state.twilight_goals = {1, 3, 12}
    table = phase_table(state)
    table.play("0 cast 5 a1", "0 replace 2")
    assert state.players[0].twilight_goals == {3}
    assert state.face_down[Cell(0, 0)].token == Token(2)
    assert state.players[0].supply.count(Token(5)) == 2


def test_abigail_exchanges_before_the_effect() -> None:
    state = new_state(mode="advanced", characters=["abigail", "sage", "flint"])
    plant(state, {"a1": "CH1", "c3": "FE01"})
    state.sprite_tiles[2] = DATA.tiles["RU05"]
    table = phase_table(state)
    table.play("0 cast 5 a1", "0 exchange RU05")
    assert state.sprite_tiles[2] == DATA.tiles["CH1"]
    assert all(text.startswith("0 brew ") and len(text.split()) == 3 for text in table.legal())


def test_flint_keeps_two() -> None:
    state = new_state(mode="advanced", characters=["flint", "sage", "redd"])
    plant(state, {"a1": "RU05", "c3": "FE01"})
    table = phase_table(state)
    table.play("0 cast 5 a1")
    assert len(table.legal()) == 6
    table.play(table.legal()[-1])
    assert len(state.players[0].concoctions) == 3
    assert len(state.returned_cards) == 1
    assert not state.players[0].ability_unused


def test_sage_dedicates_before_the_losers() -> None:
    state = new_state(mode="advanced", characters=["sage", "redd", "flint"])
    plant(state, harmless(["a1", "b1", "c1", "c2"]))
    table = phase_table(state)
    table.play("0 cast 2 a1", "1 cast 4 b1", "2 pass", "0 cast star c1")
    assert table.legal() == ["0 dedicate 2", "0 decline"]
    table.play("0 dedicate 2", "1 dedicate 4")
    assert board(state) == [(1, 4), (0, 2)]


@pytest.mark.parametrize("timing", ["after_clearing", "immediately"])
def test_chasing_chests(timing: str) -> None:
    """O-53, O-81: the chest takes the place of a tile that must be open."""
    state = new_state(
        players=2, variants=["chasing_chests"], switches={"chest_swap_timing": timing}
    )
    plant(state, {"a1": "FE01", "b1": "CH1", "c1": "SK01", "d4": "CH2"})
    table = phase_table(state)
    table.play("0 cast 2 a1", "1 cast star b1")
    if timing == "after_clearing":
        table.play("0 retrieve 2")
        assert "1 swap FE01" in table.legal()
    else:
        assert "1 swap FE01" not in table.legal()
    assert "1 swap CH2" not in table.legal()
    table.play("1 swap SK01")
    assert state.forest[parse_cell("c1")].id == "CH1"
    assert [tile.id for tile in state.players[1].collection] == ["SK01"]
