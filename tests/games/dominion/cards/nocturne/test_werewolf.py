"""Werewolf: cards by day, a Hex by night (D-WEREWOLF)."""

from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-WEREWOLF-1")
def test_by_day_three_cards_and_no_hex() -> None:
    table = Table("hand: werewolf | deck: 9 copper", hexes=["greed"]).do("0 play werewolf")
    assert table.hand() == ["copper"] * 3
    assert table.hexes("discards") == []
    assert table.resources == (0, 1, 0)


@clause("D-WEREWOLF-1")
def test_by_night_a_hex_and_no_cards() -> None:
    table = Table("hand: werewolf guardian | deck: 9 copper", phase="night", hexes=["greed"])
    table.do("0 play werewolf")
    assert table.hand() == ["guardian"]
    assert table.deck(1) == ["copper"]
    assert table.hexes("discards") == ["greed"]


@clause("D-WEREWOLF-1")
def test_by_night_no_action_is_used_up() -> None:
    table = Table("hand: 2 werewolf guardian", phase="night", actions=0, hexes=["greed", "misery"])
    table.do("0 play werewolf", "0 play werewolf")
    assert table.state.actions == 0
    assert table.hexes("discards") == ["greed", "misery"]


@clause("D-WEREWOLF-1")
def test_raised_from_the_trash_by_day_it_draws() -> None:
    table = Table("hand: necromancer | deck: 9 copper", trash=["werewolf"], hexes=["greed"])
    assert table.do("0 play necromancer").hand() == ["copper"] * 3


def test_others_may_react_by_day_too() -> None:
    table = Table("hand: werewolf", "hand: moat").do("0 play werewolf")
    assert table.legal(1) == ["1 reveal werewolf", "1 no"]
