"""The solo opponent on prepared tables."""

from __future__ import annotations

import pytest

from .data import SoloCard
from .forest import parse_cell
from .state import Spell, State
from .table import board, harmless, new_state, phase_table, plant, tokens
from .tokens import STAR, Token, parse_token


def solo_state(card: SoloCard, **plain: object) -> State:
    state = new_state(players=1, mode="basic", **plain)
    state.solo_deck.append(card)
    return state


def test_solo_answer_turns_clockwise_and_takes_the_smallest() -> None:
    """N-SOLO-5, N-SOLO-6, N-SOLO-7."""
    state = solo_state(SoloCard("X", "E", "at_least", 5, True, 3))
    plant(state, harmless(["b2", "b3", "a2", "a3"]))
    state.solo_deck.insert(-1, SoloCard("Y", "N", "at_most", 3, True, 3))
    table = phase_table(state)
    table.play("0 cast 2 b2")
    assert state.spells[-1] == Spell(1, Token(5), parse_cell("b3"))
    table.play("0 cast 6 a3")
    assert table.legal() == []
    assert board(state) == [(1, 5)]


@pytest.mark.parametrize(("supply", "token"), [("2 4 6", "2"), ("3 5", "3"), ("5 7", "5")])
def test_solo_starting_token(supply: str, token: str) -> None:
    """N-SOLO-8: the number, else the next lower, else the next higher."""
    state = solo_state(SoloCard("X", "W", "any_higher", 0, False, 3))
    plant(state, harmless(["a1", "a2", "b1", "b2", "c2"]))
    state.players[1].supply = tokens(supply)
    phase_table(state, 1, "b3")
    assert state.spells == [Spell(1, parse_token(token), parse_cell("b2"))]


@pytest.mark.parametrize(
    ("needs_anchor", "anchor", "cell"),
    [
        (True, "b4", "a4"),
        (True, None, "a1"),
        (False, None, "d1"),
    ],
)
def test_solo_corner_exception(needs_anchor: bool, anchor: str | None, cell: str) -> None:
    """N-SOLO-9, N-SOLO-10, O-73."""
    state = solo_state(
        SoloCard("X", "E", "any_higher", 0, False, 3),
        switches={"solo_corner_needs_anchor": needs_anchor},
    )
    plant(state, harmless(["a1", "a2", "d1", "a4", "c4", "d4"]))
    phase_table(state, 1, anchor)
    cast = [*state.spells, *state.face_down.values()][0]
    assert str(cast.cell) == cell
    assert cast.token == Token(3 if cell == "a1" else 1)


def test_solo_star_only_without_a_limit() -> None:
    """O-43: never under "up to"."""
    for power, casts in (("any_higher", True), ("at_least", True), ("at_most", False)):
        state = solo_state(SoloCard("X", "N", power, 6, False, 3))
        plant(state, harmless(["a1", "a2", "a3"]))
        state.players[1].supply = [STAR]
        table = phase_table(state)
        table.play("0 cast 5 a2")
        assert (state.last_winner == 1) is casts
