"""Bidding: higher spells beside the highest, passing, and the three instant wins (N-CAST)."""

import pytest

from moonlit.games.nocturne.events import Passed, SpellCast, TileWon
from tests.clauses import clause
from tests.games.nocturne.looking import (
    FOUR_BY_FIVE,
    FOUR_BY_FOUR,
    cells,
    decision,
    passed,
    seen,
    tokens,
)
from tests.games.nocturne.setting import of_class, prepared, spells
from tests.games.nocturne.table import position


@clause("N-CAST-1", "N-CAST-6", "N-CAST-7", "N-WIN-1", "N-WIN-3", "N-SPRITE-1", "N-SPRITE-2")
def test_the_worked_phase() -> None:
    orange, teal, green = 0, 1, 2
    table = position(FOUR_BY_FIVE + "first | start 0", players=3)
    table.play(f"{orange} cast 1 a1", f"{teal} cast 4 b1")
    table.play(f"{green} cast 6 b2", f"{orange} cast 7 b3")
    table.play(f"{teal} pass")
    events = table.play(f"{green} pass")
    assert TileWon(orange, "MT02", "b3", "passes") in events
    assert table.tiles(orange) == ["MT02"]
    assert table.face_down() == {"b3": "0:7"}
    assert "1" in table.supply(orange)
    assert table.legal() == ["2 dedicate 6", "2 retrieve 6"]
    table.play("2 dedicate 6")
    assert table.legal() == ["1 dedicate 4", "1 retrieve 4"]
    table.play("1 retrieve 4")
    assert table.sprites() == ["2:6"]
    assert table.supply(teal).count("4") == 2
    assert table.to_act() == orange


@clause("N-CAST-1")
def test_players_act_clockwise_after_the_starting_spell_and_cast_or_pass() -> None:
    table = position(FOUR_BY_FIVE + "start 2", players=3)
    table.play("2 cast 3 b2")
    assert table.to_act() == 0
    assert table.legal()[0] == "0 pass"
    assert cells(table.legal()) == {"b1", "a2", "c2", "b3"}
    table.play("0 cast 4 c2")
    assert table.to_act() == 1
    table.play("1 pass")
    assert table.to_act() == 2


@clause("N-CAST-2")
def test_a_cast_needs_an_open_tile_beside_the_highest_spell() -> None:
    table = position(FOUR_BY_FOUR + "spells 0:1@a1 1:2@b1 0:3@b2 | answer 1")
    assert cells(table.legal()) == {"a2", "c2", "b3"}
    beside_another = table.refusal("1 cast 5 c1")
    assert (beside_another.code, beside_another.clause) == ("tile-not-adjacent", "N-CAST-2")
    diagonal = table.refusal("1 cast 5 c3")
    assert (diagonal.code, diagonal.clause) == ("tile-not-adjacent", "N-CAST-2")


@clause("N-CAST-2")
def test_a_cast_must_be_strictly_higher() -> None:
    table = position(FOUR_BY_FOUR + "spells 0:4@b2 | answer 1")
    assert tokens(table.legal()) == {"5", "6", "7", "star"}
    refused = table.refusal("1 cast 4 b1")
    assert (refused.code, refused.clause) == ("not-higher", "N-CAST-2")


@clause("N-CAST-2", "O-17", "O-18")
@pytest.mark.parametrize(
    ("highest", "beating"),
    [
        ("6", {"7", "shadow7", "shadow10", "star"}),
        ("shadow6", {"7", "shadow7", "shadow10", "star"}),
        ("7", {"shadow10", "star"}),
        ("shadow8", {"shadow10", "star"}),
        ("shadow9", {"shadow10", "star"}),
    ],
)
def test_own_and_shadow_tokens_are_on_one_scale(highest: str, beating: set[str]) -> None:
    table = position(
        f"{FOUR_BY_FOUR}round moonlight | spells 0:{highest}@b2 | "
        "supply 1: 5 6 7 shadow5 shadow7 shadow10 star | answer 1"
    )
    assert tokens(table.legal()) == beating


@clause("O-17")
def test_a_star_beats_the_highest_shadow_token() -> None:
    table = prepared(
        FOUR_BY_FOUR + "round moonlight | spells 0:shadow10@b2 | supply 0: | "
        "supply 1: 7 shadow9 star | answer 1"
    )
    assert tokens(table.legal()) == {"star"}
    assert TileWon(1, "SK02", "b1", "star") in table.play("1 cast star b1")


@clause("N-CAST-3", "O-8")
def test_tokens_stay_on_their_tiles_which_are_then_not_open() -> None:
    table = position(FOUR_BY_FOUR + "start 0")
    table.play("0 cast 1 b2", "1 cast 2 b1", "0 cast 3 a1")
    assert spells(table) == ["0:1@b2", "1:2@b1", "0:3@a1"]
    assert cells(table.legal()) == {"a2"}
    own = table.refusal("1 cast 5 b1")
    assert (own.code, own.clause) == ("tile-not-open", "N-CAST-3")


@clause("N-CAST-3")
def test_tiles_are_open_again_in_the_next_phase() -> None:
    table = position(FOUR_BY_FOUR + "spells 0:1@b2 1:2@b1 0:7@a1 | answer 1")
    table.play("1 pass", "1 retrieve 2")
    assert cells(table.legal(0)) == {"b1", "a2"}


@clause("O-8")
def test_own_tokens_all_round_leave_no_way_to_bid() -> None:
    # Seat 1's star cannot be placed beside a1: both neighbours hold its own tokens.
    table = position(
        "forest SK01 SK02 SK03 / FE01 FE02 FE03 | spells 1:1@b1 0:2@b2 1:3@a2 | answer 0"
    )
    assert TileWon(0, "SK01", "a1", "blocked") in table.play("0 cast 4 a1")


@clause("N-CAST-4", "O-57")
def test_a_player_with_no_higher_token_passes_without_being_asked() -> None:
    table = prepared(FOUR_BY_FIVE + "supply 1: 2 3 4 | start 0", players=3)
    events = table.play("0 cast 4 b2")
    assert Passed(1, "forced") in events
    assert (table.to_act(), passed(table)) == (2, [1])


@clause("N-CAST-4")
def test_passing_is_otherwise_voluntary() -> None:
    table = position(FOUR_BY_FIVE + "spells 0:1@b2 | answer 1", players=3)
    assert {"5", "6", "7", "star"} <= tokens(table.legal())
    assert table.play("1 pass") == [Passed(1, "choice")]


@clause("N-CAST-5")
def test_a_passed_player_is_not_asked_again_in_the_phase() -> None:
    table = position(FOUR_BY_FIVE + "spells 0:1@b2 | answer 1", players=3)
    table.play("1 pass", "2 cast 2 b1", "0 cast 3 c1")
    assert (table.to_act(), passed(table)) == (2, [1])
    refused = table.refusal("1 cast 5 d1")
    assert refused.code == "not-your-turn"
    table.play("2 pass", "2 retrieve 2", "0 cast 1 d1")
    assert (table.to_act(), passed(table)) == (1, [])


@clause("N-CAST-6")
def test_a_player_may_cast_again_and_again_in_one_phase() -> None:
    table = position(FOUR_BY_FOUR + "start 0")
    table.play("0 cast 1 a1", "1 cast 2 b1", "0 cast 3 c1", "1 cast 4 d1", "0 cast 5 d2")
    assert spells(table) == ["0:1@a1", "1:2@b1", "0:3@c1", "1:4@d1", "0:5@d2"]
    assert not {"1", "2"} <= set(table.supply(0))


@clause("N-CAST-7")
def test_the_highest_spell_wins_when_all_others_have_passed() -> None:
    table = position(FOUR_BY_FIVE + "spells 0:1@b2 1:3@b1 | answer 2", players=3)
    assert not of_class(table.play("2 pass"), TileWon)
    assert TileWon(1, "SK02", "b1", "passes") in table.play("0 pass")


@clause("N-CAST-8")
def test_a_spell_with_no_open_tile_beside_it_wins_at_once() -> None:
    table = position("forest SK01 SK02 . / . FE02 FE03 | spells 1:1@b2 0:2@b1 | answer 1")
    assert {"6", "7", "star"} <= set(table.supply(0))
    assert TileWon(1, "SK01", "a1", "blocked") in table.play("1 cast 3 a1")


@clause("N-CAST-8")
def test_so_does_a_starting_spell() -> None:
    table = position("forest SK01 . FE01 FE02 | start 0")
    assert TileWon(0, "SK01", "a1", "blocked") in table.play("0 cast 1 a1")


@clause("N-CAST-9", "O-7")
def test_a_spell_that_nobody_in_the_phase_can_top_wins_at_once() -> None:
    table = prepared(FOUR_BY_FIVE + "supply 1: 3 5 | supply 2: 1 5 | start 0", players=3)
    events = table.play("0 cast 5 b2")
    assert TileWon(0, "FE02", "b2", "untopped") in events
    assert not of_class(events, Passed)


@clause("N-CAST-9", "O-7")
def test_tokens_of_passed_players_and_of_the_caster_top_nothing() -> None:
    table = prepared(FOUR_BY_FIVE + "supply 2: 1 2 3 | passed 1 | start 0", players=3)
    assert {"6", "7", "star"} <= set(table.supply(0)) & set(table.supply(1))
    assert TileWon(0, "FE02", "b2", "untopped") in table.play("0 cast 3 b2")


@clause("N-CAST-9")
def test_one_higher_token_in_the_phase_is_enough_to_go_on() -> None:
    table = prepared(FOUR_BY_FIVE + "supply 1: 3 5 | supply 2: 1 6 | start 0", players=3)
    assert not of_class(table.play("0 cast 5 b2"), TileWon)
    assert table.to_act() == 2


@clause("N-CAST-10")
def test_a_star_wins_at_once_as_a_start_and_as_an_answer() -> None:
    start = position(FOUR_BY_FOUR + "start 0")
    assert TileWon(0, "FE02", "b2", "star") in start.play("0 cast star b2")
    answer = position(FOUR_BY_FIVE + "spells 0:1@b2 | answer 1", players=3)
    assert TileWon(1, "FE01", "a2", "star") in answer.play("1 cast star a2")


@clause("N-CAST-10")
def test_a_star_still_needs_a_legal_tile() -> None:
    start = position(FOUR_BY_FOUR + "start 0 a1")
    assert start.refusal("0 cast star c1").code == "not-beside-anchor"
    answer = position(FOUR_BY_FOUR + "spells 1:1@b1 0:2@b2 | answer 1")
    assert answer.refusal("1 cast star d4").code == "tile-not-adjacent"
    assert answer.refusal("1 cast star b1").code == "tile-not-open"


@clause("N-CAST-11")
def test_a_player_never_outbids_themselves() -> None:
    table = position(FOUR_BY_FOUR + "spells 0:1@b2 1:2@b1 0:3@a1 | answer 1")
    events = table.play("1 pass")
    assert TileWon(0, "SK01", "a1", "passes") in events
    assert not of_class(events, SpellCast)
    assert seen(table, 0, "spells") == [[1, "2", "b1"]]
    assert decision(table) == "dedicate"
