"""Rulings on what the other clauses leave open (O-88 to O-95)."""

import pytest

from moonlit.core.errors import BadConfig
from moonlit.games.nocturne.events import GoalClaimed, MirrorAssigned, ShadowAwarded
from moonlit.games.nocturne.verbs import returned
from tests.clauses import clause
from tests.games.nocturne.table import match, position

ROW_OF_FIVE = "forest SK01 SK02 SK03 SK04 / FE01 FE02 FE03 FE04"


@clause("O-88")
def test_secret_dedications_are_asked_once_and_inserted_from_the_highest() -> None:
    table = position(
        f"{ROW_OF_FIVE} | spells 1:1@a1 2:2@b1 1:3@c1 2:4@d1 | supply 0: star | answer 0",
        players=3,
        switches={"dedication_order": "simultaneous"},
    )
    table.play("0 cast star d2")
    assert table.legal(1) == ["1 decline", "1 dedicate 1", "1 dedicate 3"]
    table.play("1 dedicate 3")
    assert table.sprites() == []
    assert table.view(0).table["chosen"] == table.view(2).table["chosen"] == 0
    assert table.legal(2) == ["2 decline", "2 dedicate 2", "2 dedicate 4"]
    table.play("2 dedicate 4")
    assert table.sprites() == ["2:4", "1:3"]


@clause("O-88")
def test_the_board_before_any_insertion_decides_what_is_offered() -> None:
    table = position(
        f"{ROW_OF_FIVE} | sprites 2:5 2:4 1:4 1:3 0:3 | spells 1:1@a1 2:5@b1 | "
        "supply 0: star | answer 0",
        players=3,
        switches={"dedication_order": "simultaneous"},
    )
    table.play("0 cast star b2")
    assert table.to_act() == 2  # seat 1's 1 would fall straight off
    assert table.legal() == ["2 decline", "2 dedicate 5"]


CHEST_IN_CHEST = "forest CH1 SK01 / FE01 FE02 | slots EG01 | stack CH2 SK02 SK03 | start 0"


@clause("O-89", "O-9")
def test_without_chains_a_kept_chest_is_neither_opened_nor_swapped() -> None:
    for chain, verb in ((True, "swap"), (False, "cast")):
        table = position(
            CHEST_IN_CHEST, variants=["chasing_chests"], switches={"chest_chain": chain}
        )
        table.play("0 cast star a1", "0 decline", "0 keep CH2")
        assert any(verb in text for text in table.legal(0))
        assert any("swap" in text for text in table.legal(0)) == chain


@clause("O-90")
def test_a_chest_gained_by_abigail_waits_for_the_losing_tokens() -> None:
    table = position(
        "forest SK01 SK02 SK03 | slots CH1 EG01 | spells 0:2@a1 | supply 1: star | answer 1",
        mode="advanced",
        variants=["chasing_chests"],
        characters=["redd", "abigail"],
    )
    table.play("1 cast star b1", "1 exchange CH1")
    assert table.legal() == ["0 dedicate 2", "0 retrieve 2"]
    table.play("0 retrieve 2")
    assert "1 swap SK01" in table.legal(1)


@clause("O-91", "E-34")
def test_the_owner_picks_a_shadow_token_freely() -> None:
    text = "forest . | supply 0: 7 | supply 1: 3 | shadows shadow5 shadow8 shadow10 | end"
    table = position(text, switches={"shadow_pick": "free"})
    assert table.legal() == ["0 claim shadow5", "0 claim shadow8", "0 claim shadow10"]
    table.play("0 claim shadow5")
    assert table.legal() == ["1 claim shadow8", "1 claim shadow10"]


@clause("O-91")
def test_the_last_shadow_token_is_given_without_asking() -> None:
    text = "forest . | supply 0: 7 | supply 1: 3 | shadows shadow5 shadow8 | end"
    table = position(text, switches={"shadow_pick": "free"})
    events = table.play("0 claim shadow8")
    assert ShadowAwarded(1, "shadow5") in events


@clause("O-91")
def test_the_opponent_takes_the_highest_shadow_token() -> None:
    text = "forest . | supply 0: 3 | supply 1: 7 | shadows shadow5 shadow8 shadow10 | end"
    table = position(text, players=1, switches={"shadow_pick": "free"})
    assert table.legal() == ["0 claim shadow5", "0 claim shadow8"]


@clause("O-92")
@pytest.mark.parametrize(("needs_anchor", "cell"), [(False, "d1"), (True, "a1")])
def test_an_isolated_tile_goes_before_reading_order_when_a_round_opens(
    needs_anchor: bool, cell: str
) -> None:
    table = position(
        "forest SK01 SK02 . SK03 | first | supply 1: 2 5 | start 0",
        players=1,
        switches={"solo_corner_needs_anchor": needs_anchor},
    )
    table.play("0 pass")
    assert next(iter(table.face_down().items())) == (cell, "1:2")


@clause("O-93", "O-38")
def test_a_mirror_stone_gained_while_assigning_is_assigned_too() -> None:
    table = position(
        "forest . | round moonlight | tiles 0: CH1 MI1 | stack MI2 SK01 SK02 | score",
        switches={"mirror_effect_tiles": True},
    )
    events = table.play("0 copy CH1", "0 keep MI2", "0 leave")
    assert events[0] == MirrorAssigned(0, None)
    assert table.to_act() is None


@clause("O-94")
def test_nothing_can_be_brewed_without_concoctions() -> None:
    with pytest.raises(BadConfig) as refused:
        match(mode="family", no_concoctions=True, variants=["all_set_to_brew"])
    assert refused.value.code == "nothing-to-brew"


@clause("O-95", "E-30")
@pytest.mark.parametrize("before_sprite", [True, False])
def test_the_last_star_is_judged_with_the_other_end_goals(before_sprite: bool) -> None:
    table = position(
        "forest . | goals 9 12 | stars 1 | sprites 0:4 | slots SK01 SK02 | end",
        switches={"tw12_unused_star": "last_star", "endgoals_before_sprite": before_sprite},
    )
    assert table.goals(1) == ([12] if before_sprite else [])
    events = table.play("0 take SK01")
    assert table.goals(1) == [12]
    assert (GoalClaimed(1, 12) in events) != before_sprite


@clause("O-60", "N-INFO-1")
def test_of_a_torn_pair_nobody_knows_which_card_is_left() -> None:
    table = position("forest RU01 SK01 SK02 / FE01 FE02 FE03 | supply 1: star | start 1")
    state = table.state
    state.under = [returned(card, 0, 0) for card in state.deck[2:4]]
    state.players[0].cards += state.deck[4:]
    state.deck = state.deck[:2]
    assert table.view(0).table["returned"] == [{"batch": 0, "seat": 0, "cards": ["3", "4"]}]
    table.play("1 cast star a1")
    assert table.view(0).table["returned"] == [{"batch": 0, "seat": 7, "cards": [None]}]
