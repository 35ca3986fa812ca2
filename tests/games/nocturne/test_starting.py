"""Who starts a phase, where and with what, and when a round is over (N-START, N-ROUND)."""

import pytest

from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.games.nocturne.events import (
    Passed,
    RoundBegan,
    RoundEnded,
    Scored,
    SpellCast,
    StartSkipped,
    TileWon,
)
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
from tests.games.nocturne.setting import of_class, prepared
from tests.games.nocturne.table import match, position

VISITOR: Plain = {"first_starter": "forest_visitor"}
# The starter's anchor is a1, and no tile lies beside it.
STRANDED = "forest . . SK01 SK02 / . . FE01 FE02 | "


@clause("N-START-1")
def test_the_designated_starter_of_twilight_may_use_any_tile() -> None:
    table = match(players=3, switches=VISITOR, forest_visitor=2)
    assert (table.to_act(), seen(table, 2, "decision", "anchor")) == (2, None)
    assert cells(table.legal()) == set(table.forest())
    assert len(table.forest()) == 20


@clause("N-START-1")
def test_the_designated_starter_of_moonlight_may_use_any_tile() -> None:
    table = position("sprites 0:5 1:3 | slots SK01 SK02 SK03 SK04 | winner 0 | end")
    table.play("0 take SK01", "1 take SK02")
    assert (table.to_act(), seen(table, 1, "decision", "anchor")) == (1, None)
    assert cells(table.legal()) == set(table.forest())
    assert len(table.forest()) == 16


@clause("N-START-2", "N-START-3")
def test_the_winner_starts_the_next_phase_beside_the_cell_just_won() -> None:
    table = position(FOUR_BY_FOUR + "spells 0:4@b2 | answer 1")
    table.play("1 cast 6 b3", "0 pass", "0 retrieve 4")
    assert (table.to_act(), seen(table, 1, "decision", "anchor")) == (1, "b3")
    assert cells(table.legal()) == {"b2", "a3", "c3", "b4"}
    refused = table.refusal("1 cast 3 c4")
    assert (refused.code, refused.clause) == ("not-beside-anchor", "N-START-3")


@clause("N-START-3")
def test_without_an_anchor_any_tile_will_do() -> None:
    table = position(FOUR_BY_FOUR + "start 1")
    assert cells(table.legal()) == set(table.forest())


@clause("N-START-4")
@pytest.mark.parametrize("round_", ["twilight", "moonlight"])
def test_the_very_first_spell_of_a_round_is_the_lowest(round_: str) -> None:
    table = prepared(f"{FOUR_BY_FOUR}round {round_} | first | supply 0: 3 4 star | start 0")
    assert tokens(table.legal()) == {"3"}
    refused = table.refusal("0 cast 4 a1")
    assert (refused.code, refused.clause) == ("not-lowest", "N-START-4")
    table.play("0 cast 3 a1", "1 cast 5 a2", "0 pass", "0 retrieve 3")
    assert tokens(table.legal(1)) == {"1", "2", "3", "4", "5", "6", "7", "star"}


@clause("N-START-4", "O-6")
def test_a_later_starting_spell_may_be_any_token_even_the_star() -> None:
    table = position(FOUR_BY_FOUR + "start 0 b2")
    assert tokens(table.legal()) == set(table.supply(0))
    assert TileWon(0, "SK02", "b1", "star") in table.play("0 cast star b1")


@clause("O-6")
def test_a_star_is_the_first_spell_of_a_round_only_as_the_last_token() -> None:
    held = position(FOUR_BY_FOUR + "first | supply 0: 7 star | start 0")
    assert tokens(held.legal()) == {"7"}
    last = position(FOUR_BY_FOUR + "first | supply 0: star | start 0")
    assert tokens(last.legal()) == {"star"}


@clause("N-START-5", "O-1")
def test_who_passes_the_start_is_out_and_the_next_player_may_use_any_tile() -> None:
    table = position(FOUR_BY_FIVE + "start 1 b2", players=3)
    assert cells(table.legal()) == {"b1", "a2", "c2", "b3"}
    table.play("1 pass")
    assert (table.to_act(), passed(table)) == (2, [1])
    assert cells(table.legal()) == set(table.forest())
    table.play("2 cast 3 e4", "0 cast 4 d4")
    assert table.to_act() == 2


@clause("O-1")
def test_two_players_and_a_passed_start_leave_any_tile_to_the_other() -> None:
    table = position(FOUR_BY_FOUR + "start 0 b2")
    table.play("0 pass")
    assert TileWon(1, "EG04", "d4", "untopped") in table.play("1 cast 1 d4")


@clause("O-1")
def test_by_the_other_reading_a_passed_start_gives_up_the_start_only() -> None:
    switches: Plain = {"start_pass_is_pass": False}
    table = position(FOUR_BY_FOUR + "start 0 b2", switches=switches)
    table.play("0 pass", "1 cast 1 d4")
    assert (table.to_act(), passed(table)) == (0, [])
    assert cells(table.legal()) == {"d3", "c4"}
    ended = position(FOUR_BY_FOUR + "start 0 b2", switches=switches)
    assert RoundEnded("twilight", "all-passed") in ended.play("0 pass", "1 pass")


@clause("N-START-6", "O-2")
def test_a_starter_with_no_tile_beside_the_anchor_is_skipped_and_may_answer() -> None:
    table = position(STRANDED + "start 0 a1", players=3)
    assert (table.to_act(), passed(table)) == (1, [])
    assert cells(table.legal()) == {"c1", "d1", "c2", "d2"}
    table.play("1 cast 2 c1", "2 pass")
    assert table.to_act() == 0
    table.play("0 cast 3 d1")
    assert table.to_act() == 1


@clause("N-START-6", "N-START-8", "O-3")
def test_the_role_comes_back_to_a_skipped_starter_who_then_wins_any_tile() -> None:
    table = position(STRANDED + "start 0 a1", players=3)
    table.play("1 pass", "2 pass")
    assert (table.to_act(), passed(table)) == (0, [1, 2])
    assert cells(table.legal()) == {"c1", "d1", "c2", "d2"}
    assert TileWon(0, "FE02", "d2", "untopped") in table.play("0 cast 1 d2")


@clause("N-START-6")
def test_being_skipped_is_told_and_is_no_pass() -> None:
    table = position("forest SK01 . FE01 | passed 1 | start 0")
    events = table.play("0 cast 2 a1")
    assert StartSkipped(0) in events
    assert not of_class(events, Passed)
    assert table.to_act() == 1


@clause("N-START-7")
def test_a_starter_without_tokens_counts_as_having_passed() -> None:
    table = prepared(FOUR_BY_FIVE + "supply 1: | start 1 b2", players=3)
    assert (table.to_act(), passed(table)) == (2, [1])
    assert cells(table.legal()) == set(table.forest())


@clause("N-START-7")
def test_the_last_token_spent_the_winner_passes_the_role_on() -> None:
    table = prepared(FOUR_BY_FIVE + "supply 1: star | start 1", players=3)
    events = table.play("1 cast star b2")
    assert Passed(1, "forced") in events
    assert (table.to_act(), seen(table, 2, "decision", "anchor")) == (2, None)


@clause("N-START-8", "N-ROUND-2")
def test_the_role_goes_round_once_and_the_round_is_over() -> None:
    table = position(FOUR_BY_FIVE + "start 1 b2", players=3)
    table.play("1 pass", "2 pass")
    assert table.to_act() == 0
    events = table.play("0 pass")
    assert events[:2] == [Passed(0, "choice"), RoundEnded("twilight", "all-passed")]


@clause("N-START-8")
def test_a_skipped_starter_is_visited_twice_and_not_a_third_time() -> None:
    table = position(STRANDED + "start 0 a1")
    table.play("1 pass")
    assert table.to_act() == 0
    assert RoundEnded("twilight", "all-passed") in table.play("0 pass")


@clause("N-ROUND-2")
def test_players_without_tokens_do_not_keep_a_round_alive() -> None:
    table = prepared(FOUR_BY_FIVE + "supply 1: | supply 2: | start 0 b2", players=3)
    events = table.play("0 pass")
    assert events[:3] == [Passed(0, "choice"), Passed(1, "forced"), Passed(2, "forced")]
    assert RoundEnded("twilight", "all-passed") in events


@clause("N-ROUND-2")
def test_a_round_is_over_as_soon_as_the_forest_is_empty() -> None:
    table = position("forest SK01 | start 0")
    events = table.play("0 cast 4 a1")
    assert RoundEnded("twilight", "forest-empty") in events
    assert not of_class(events, Passed)


@clause("N-ROUND-2")
def test_passes_after_a_spell_end_the_phase_and_not_the_round() -> None:
    table = position(FOUR_BY_FIVE + "start 0", players=3)
    table.play("0 pass", "1 cast 3 b2")
    events = table.play("2 pass")
    assert TileWon(1, "FE02", "b2", "passes") in events
    assert not of_class(events, RoundEnded)
    assert (table.to_act(), passed(table)) == (1, [])
    table.play("1 pass")
    assert not of_class(table.play("2 pass"), RoundEnded)
    assert table.to_act() == 0


@clause("N-ROUND-1")
def test_twilight_then_moonlight_then_scoring() -> None:
    table = match(players=2)
    while table.to_act() is not None:
        table.play(f"{table.to_act()} pass")
    told = [event for event in table.events if isinstance(event, RoundBegan | RoundEnded | Scored)]
    assert [type(event).__name__ for event in told] == [
        *("RoundEnded", "RoundBegan", "RoundEnded", "Scored", "Scored")
    ]
    assert of_class(told, RoundEnded)[0].round == "twilight"
    assert of_class(told, RoundBegan)[0].round == "moonlight"
    assert of_class(told, RoundEnded)[1].round == "moonlight"
    assert decision(table) == "over"


@clause("N-ROUND-1")
@pytest.mark.parametrize("seed", range(6))
def test_every_phase_with_a_spell_ends_with_exactly_one_tile_won(seed: int) -> None:
    table, dice = match(seed, players=2 + seed % 3), Dice(seed)
    while table.to_act() is not None:
        options = table.legal()
        table.play(options[dice.below(len(options))])
    spells = 0
    for event in table.events:
        spells += isinstance(event, SpellCast)
        if isinstance(event, TileWon):
            assert spells > 0
            spells = 0
        assert not (isinstance(event, RoundEnded) and spells)
    assert len(of_class(table.events, TileWon)) > 5


@clause("N-ROUND-3")
def test_turns_go_clockwise_in_starting_and_in_answering() -> None:
    table = position(FOUR_BY_FIVE + "start 2", players=4)
    table.play("2 pass")
    assert table.to_act() == 3
    table.play("3 cast 1 b2")
    assert table.to_act() == 0
    refused = table.refusal("1 cast 2 b1")
    assert (refused.code, refused.clause) == ("not-your-turn", "N-ROUND-3")
    table.play("0 cast 2 b1", "1 cast 3 c1")
    assert table.to_act() == 3


@clause("O-4")
def test_the_lowest_spell_rule_binds_the_first_spell_actually_cast() -> None:
    table = match(players=3, switches=VISITOR, forest_visitor=0)
    table.play("0 pass")
    assert (table.to_act(), tokens(table.legal())) == (1, {"1"})
    table.play("1 pass")
    assert (table.to_act(), tokens(table.legal())) == (2, {"1"})


@clause("O-5")
def test_in_moonlight_a_shadow_token_may_be_the_lowest() -> None:
    moonlight = FOUR_BY_FOUR + "round moonlight | first | "
    table = position(moonlight + "supply 0: shadow5 6 7 shadow9 | start 0")
    assert tokens(table.legal()) == {"shadow5"}
    own = position(moonlight + "supply 0: 4 shadow5 6 | start 0")
    assert tokens(own.legal()) == {"4"}


@clause("O-70")
def test_an_own_and_a_shadow_token_may_both_be_the_lowest() -> None:
    table = position(
        FOUR_BY_FOUR + "round moonlight | first | supply 0: 5 shadow5 6 shadow6 | start 0"
    )
    assert tokens(table.legal()) == {"5", "shadow5"}
