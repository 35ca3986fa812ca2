"""Shadow tokens: cast like any token, controlling nothing, tying with own values."""

import pytest

from moonlit.games.nocturne.events import TileWon
from tests.clauses import clause
from tests.games.nocturne.table import position

EDITIONS = ("best", "en", "de", "pl")
NO_MORE = "shadows shadow5 shadow6 shadow7 shadow8 shadow9"  # nobody was awarded these


@clause("N-SHADOW-4", "O-18")
def test_a_shadow_six_does_not_beat_a_six() -> None:
    table = position(
        "forest . SK01 SK02 / FE01 FE02 FE03 | round moonlight | spells 0:6@b2 | "
        "supply 1: shadow6 7 | answer 1"
    )
    assert "1 cast shadow6 b1" not in table.legal(1)
    assert "1 cast 7 b1" in table.legal(1)
    assert table.refusal("1 cast shadow6 b1").clause == "N-CAST-2"


@clause("N-SHADOW-4")
@pytest.mark.parametrize("value", [5, 6, 7])
def test_own_and_shadow_tokens_of_one_value_tie_both_ways(value: int) -> None:
    forest = "forest SK01 SK02 SK03 SK04 | round moonlight"
    below = position(f"{forest} | spells 0:{value}@b1 | supply 1: shadow{value} star | answer 1")
    assert below.refusal(f"1 cast shadow{value} a1").code == "not-higher"
    above = position(f"{forest} | spells 0:shadow{value}@b1 | supply 1: {value} star | answer 1")
    assert above.refusal(f"1 cast {value} a1").code == "not-higher"


@clause("N-SHADOW-1")
@pytest.mark.parametrize("value", [8, 9, 10])
def test_a_shadow_token_above_seven_beats_a_seven(value: int) -> None:
    table = position(
        f"forest SK01 SK02 SK03 SK04 | round moonlight | spells 0:7@b1 | "
        f"supply 1: shadow{value} | answer 1"
    )
    assert table.legal() == ["1 pass", f"1 cast shadow{value} a1", f"1 cast shadow{value} c1"]


@clause("N-SHADOW-1", "N-MOON-1")
def test_a_shadow_token_starts_a_phase_and_wins_the_tile() -> None:
    """Nobody is left with a star, so nothing tops the shadow ten."""
    table = position(
        f"forest SK01 SK02 SK03 0:star / . . . 1:star | round moonlight | {NO_MORE} | "
        "supply 0: 2 3 3 4 4 5 5 6 7 shadow10 | start 0"
    )
    table.state.players[0].lost = 1  # its 1 left the game for the shadow token
    events = table.play("0 cast shadow10 b1")
    assert TileWon(0, "SK02", "b1", "untopped") in events
    assert table.face_down()["b1"] == "0:shadow10"
    assert table.tiles(0) == ["SK02"]


@clause("N-SHADOW-2", "E-43")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_losing_shadow_token_goes_back_and_is_never_dedicated(edition: str) -> None:
    table = position(
        f"forest SK01 SK02 SK03 SK04 | round moonlight | {NO_MORE} | "
        "spells 0:4@a1 1:5@b1 0:shadow10@c1 | supply 0: 2 3 3 4 5 5 6 7 star | answer 1",
        edition=edition,
    )
    table.state.players[0].lost = 1
    table.play("1 cast star d1")
    assert table.legal() == ["0 dedicate 4", "0 retrieve 4"]
    assert "shadow10" in table.supply(0)
    assert table.refusal("0 dedicate shadow10").clause == "N-SPRITE-2"
    table.play("0 dedicate 4")
    assert table.sprites() == ["0:4"]


# Seat 0 won b1 and the corner d1 with shadow tokens, the rest of the row with its own.
CELLS = "forest 0:1 0:shadow8 0:2 0:shadow9 / . 0:shadow10 . ."


@clause("N-SHADOW-3", "E-42")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("goal", "points"),
    [(1, 2), (2, 0), (3, 0), (4, 0), (5, 0), (6, 1), (7, 0), (8, 2), (11, 2), (12, 0)],
)
def test_a_shadow_token_counts_for_no_goal_of_the_ground(
    goal: int, points: int, edition: str
) -> None:
    table = position(f"{CELLS} | round moonlight | moonlight {goal}", edition=edition)
    assert table.control(0) == ["a1", "c1"]
    assert table.sheet(0)["moonlight"] == points


@clause("N-SHADOW-3")
def test_a_cell_filled_by_a_shadow_token_has_no_tile_to_cast_on() -> None:
    table = position("forest SK01 0:shadow8 SK02 . | round moonlight | start 1")
    assert table.refusal("1 cast 3 b1").code == "no-tile"


@clause("N-SHADOW-5", "O-35")
@pytest.mark.parametrize(("goals", "moonlight"), [("", 0), ("moonlight 10", 6)])
def test_unused_shadow_tokens_score_like_leftover_tokens(goals: str, moonlight: int) -> None:
    table = position(f"round moonlight | supply 0: 4 shadow5 shadow10 | {goals}")
    assert table.sheet(0)["leftover"] == 6
    assert table.sheet(0)["moonlight"] == moonlight


@clause("N-MOON-1")
def test_twilight_goals_are_over_in_moonlight() -> None:
    """Goal 1 is met by a 3 of Moonlight, which is too late."""
    table = position("forest SK01 . FE01 | stack SK02 | goals 1 11 | start 0")
    table.play("0 cast 7 a1", "1 pass", "0 pass", "0 cast 3 a1", "1 pass")
    assert table.view(0).table["round"] == "moonlight"
    assert (table.tiles(0), table.control(0)) == (["SK01", "SK02"], ["a1"])
    assert table.goals(0) == [11]


@clause("N-MOON-1")
def test_moonlight_is_played_by_the_rules_of_twilight() -> None:
    """Bidding, winning, dedicating and starting beside the cell just won."""
    table = position(
        f"forest SK01 FE01 EG01 . / . . MT01 . | round moonlight | {NO_MORE} shadow10 | start 0"
    )
    table.play("0 cast 3 a1", "1 cast 4 b1", "0 cast 5 c1", "1 pass", "1 dedicate 4")
    assert (table.tiles(0), table.sprites(), table.control(0)) == (["EG01"], ["1:4"], ["c1"])
    assert {text.split()[-1] for text in table.legal() if "cast" in text} == {"b1", "c2"}
