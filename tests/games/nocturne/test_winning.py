"""What follows a win: the tile, the face-down token, effects, goals, dedications (N-WIN)."""

import pytest

from moonlit.core.event import Event
from moonlit.games.nocturne.events import (
    Dedicated,
    GoalClaimed,
    KeptConcoctions,
    TileWon,
    TokenReturned,
)
from tests.clauses import clause
from tests.games.nocturne.looking import FOUR_BY_FIVE, FOUR_BY_FOUR, cells, decision, seen
from tests.games.nocturne.setting import of_class, prepared
from tests.games.nocturne.table import position


@clause("N-WIN-1")
def test_the_tile_under_the_highest_spell_joins_the_collection_face_up() -> None:
    table = position(FOUR_BY_FOUR + "spells 0:1@a1 1:2@b1 0:3@b2 | answer 1")
    table.play("1 pass")
    assert table.tiles(0) == ["FE02"]
    assert "b2" not in table.forest()
    assert {"a1", "b1"} <= set(table.forest())
    assert seen(table, 1, "seats", 0, "tiles") == ["FE02"]


@clause("N-WIN-2")
def test_the_winning_token_stays_face_down_and_controls_its_cell() -> None:
    table = position(FOUR_BY_FOUR + "spells 0:3@b2 | answer 1")
    table.play("1 pass")
    assert table.face_down() == {"b2": "0:3"}
    assert table.control(0) == ["b2"]
    assert table.supply(0).count("3") == 1


@clause("N-WIN-2")
def test_a_winning_shadow_token_fills_its_cell_for_nobody() -> None:
    table = prepared(FOUR_BY_FOUR + "round moonlight | spells 0:shadow8@b2 | answer 1")
    table.play("1 pass")
    assert table.face_down() == {"b2": "0:shadow8"}
    assert table.control(0) == []
    assert "b2" not in table.forest()
    assert "shadow8" not in table.supply(0)


@clause("N-WIN-2")
def test_face_down_tokens_stay_until_the_round_ends() -> None:
    table = position("forest 0:4 SK01 / SK02 FE01 | passed 1 | start 0 a1")
    table.play("0 cast 1 b1")
    assert table.face_down() == {"a1": "0:4", "b1": "0:1"}
    table.play("0 pass", "1 pass")
    assert seen(table, 0, "round") == "moonlight"
    assert table.face_down() == {}


@clause("N-WIN-3")
def test_the_winners_other_tokens_return_and_are_never_dedicated() -> None:
    table = position(FOUR_BY_FOUR + "spells 0:1@a1 1:2@b1 0:3@b2 1:4@b3 0:5@b4 | answer 1")
    events = table.play("1 pass")
    assert of_class(events, TokenReturned) == [TokenReturned(0, "3"), TokenReturned(0, "1")]
    assert {"1", "3"} <= set(table.supply(0))
    table.play("1 retrieve 4", "1 retrieve 2")
    assert (table.to_act(), decision(table), table.sprites()) == (0, "start", [])


@clause("N-WIN-4", "N-WIN-5")
def test_effect_then_goals_then_dedications() -> None:
    table = position(
        "forest SK01 RU01 / FE01 FE02 | goals 1 | deck 11 12 13 | spells 0:1@a1 1:3@b1 | answer 0",
        players=2,
    )
    table.play("0 pass")
    assert decision(table) == "runestone"
    assert table.goals(1) == []
    events = table.play("1 brew 12", "0 dedicate 1")
    assert decision(table) == "start"
    order: list[type[Event]] = [TileWon, KeptConcoctions, GoalClaimed, Dedicated]
    told = [type(event) for event in table.events if type(event) in order]
    assert told == order
    assert of_class(events, Dedicated) == [Dedicated(0, "1", 1)]


@clause("N-WIN-4")
def test_goals_are_checked_with_what_the_effect_has_brought() -> None:
    table = position(
        "forest CH1 SK01 | stack EG01 MT01 | tiles 0: SK02 FE01 | goals 10 | passed 1 | start 0",
        characters=["sage", "redd"],
    )
    table.play("0 cast 2 a1")
    assert (decision(table), table.goals(0)) == ("chest", [])
    table.play("0 keep EG01")
    assert table.goals(0) == [10]


@clause("N-WIN-5")
@pytest.mark.parametrize("choice", ["dedicate", "retrieve"])
def test_every_loser_retrieves_or_dedicates(choice: str) -> None:
    table = position(FOUR_BY_FIVE + "spells 1:2@b1 2:4@b2 0:7@b3 | answer 1", players=3)
    table.play("1 pass", "2 pass", f"2 {choice} 4", f"1 {choice} 2")
    on_board = choice == "dedicate"
    assert table.sprites() == (["2:4", "1:2"] if on_board else [])
    assert table.supply(2).count("4") == (1 if on_board else 2)
    assert table.supply(1).count("2") == (0 if on_board else 1)
    assert seen(table, 0, "spells") == []


@clause("N-WIN-6")
def test_the_winner_starts_next_beside_the_cell() -> None:
    table = position(FOUR_BY_FIVE + "start 1", players=3)
    table.play("1 cast star c3")
    assert (table.to_act(), seen(table, 1, "decision", "anchor")) == (1, "c3")
    assert cells(table.legal()) == {"c2", "b3", "d3", "c4"}
