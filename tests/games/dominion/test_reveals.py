"""What is counted so that undo stops there: all that shows or shuffles cards (D-INFO)."""

import pytest

from tests.clauses import clause
from tests.games.dominion.table import GAME, Table


def rises(table: Table, action: str) -> int:
    """How often an action shows something hidden."""
    before = GAME.reveals(table.state)
    return GAME.reveals(table.do(action).state) - before


SHOWN = [
    ("a draw", "hand: smithy | deck: 4 copper", "", "play smithy", 1),
    (
        "a shuffle on the way",
        "hand: smithy | deck: copper | discard: 3 estate",
        "",
        "play smithy",
        2,
    ),
    ("a new hand", "hand: village | deck: 5 copper", "hand: smithy", "end", 1),
    ("a look", "hand: sentry | deck: 3 copper", "", "play sentry", 2),
    ("the top of a deck", "hand: bandit", "deck: gold silver", "play bandit", 2),
    ("the top card discarded", "hand: vassal | deck: gold", "", "play vassal", 1),
    ("a hand shown", "hand: bureaucrat", "hand: copper gold", "play bureaucrat", 2),
]


@clause("D-INFO-4")
@pytest.mark.parametrize(("first", "second", "action", "least"), [row[1:] for row in SHOWN])
def test_what_is_shown_is_counted(first: str, second: str, action: str, least: int) -> None:
    phase = "buy" if action == "end" else "action"
    assert rises(Table(first, second, phase=phase), f"0 {action}") >= least


@clause("D-INFO-4", "D-INFO-1")
def test_a_card_that_comes_to_the_top_of_a_discard_pile_is_counted() -> None:
    table = Table("hand: harbinger | deck: copper | discard: estate gold")
    table.do("0 play harbinger")
    table.state.players[0].discard[0] &= 31
    assert rises(table, "0 topdeck gold") == 1


@clause("D-INFO-4")
def test_boons_and_hexes_that_are_turned_over_are_counted() -> None:
    table = Table("hand: bard", cards=["bard"], boons=["forests_gift"])
    assert rises(table, "0 play bard") == 1
    table = Table("hand: skulk", "hand: copper", hexes=["greed"])
    assert rises(table, "0 play skulk") == 2  # the Hex, and that it is another player's turn for it


@clause("D-INFO-4", "D-OMENS-1")
def test_a_deck_that_bad_omens_turns_over_is_counted_beside_the_hex() -> None:
    table = Table("hand: skulk", "deck: 2 copper", hexes=["bad_omens"])
    without = Table("hand: skulk", "deck: 2 copper", hexes=["greed"])
    assert rises(table, "0 play skulk") == rises(without, "0 play skulk") + 1


@clause("D-INFO-4", "D-FAMINE-1")
def test_cards_that_famine_shuffles_back_are_counted_beside_those_it_shows() -> None:
    table = Table("hand: skulk", "deck: 3 copper", hexes=["famine"])
    without = Table("hand: skulk", "deck: 3 copper", hexes=["greed"])
    assert rises(table, "0 play skulk") == rises(without, "0 play skulk") + 3 + 1


@clause("D-ATT-1", "D-INFO-2")
@pytest.mark.parametrize("other", ["moat copper", "5 copper", "4 copper estate"])
def test_what_an_attack_tells_of_other_hands_is_counted(other: str) -> None:
    """Asked or not, hit at once or not: the attacker learns something and cannot take it back."""
    assert rises(Table("hand: militia", f"hand: {other}"), "0 play militia") >= 1


@clause("D-ATT-1", "D-INFO-2")
def test_that_the_next_player_is_asked_or_not_is_counted() -> None:
    table = Table("hand: militia", "hand: moat copper", "hand: moat copper", "hand: 5 copper")
    for action in ("0 play militia", "1 no", "2 no"):
        assert rises(table, action) >= 1


@clause("D-INFO-2")
def test_a_clone_keeps_what_was_overheard_and_a_written_state_does_not() -> None:
    table = Table("hand: militia", "hand: moat copper").do("0 play militia")
    assert GAME.reveals(GAME.clone(table.state)) == GAME.reveals(table.state) > 0
    assert "overheard" not in GAME.write_state(table.state)
