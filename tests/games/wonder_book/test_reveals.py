"""What is counted so that undo stops there: dice, cards of all decks, what is read (W-ENG-2)."""

from moonlit.core.codec import Plain
from tests.clauses import clause
from tests.games.wonder_book import wordy
from tests.games.wonder_book.boards import chapter, small
from tests.games.wonder_book.table import GAME, Table


def rises(table: Table, action: str) -> int:
    """How often an action shows something hidden."""
    before = GAME.reveals(table.state)
    return GAME.reveals(table.do(action).state) - before


def holding(scrap: str, **position: Plain) -> Table:
    return small({"bull": {"area": "A", "things": [scrap]}, "honey": "D"}, **position)


@clause("W-ENG-2")
def test_a_step_shows_nothing() -> None:
    assert rises(holding("s5"), "0 move bull B") == 0
    assert rises(holding("s5"), "0 special bull s5") == 0


@clause("W-ENG-2", "Q-28")
def test_wyrm_cards_that_are_looked_at_are_counted_once_together() -> None:
    table = holding("s11", wyrm_deck=["w5", "w6", "w4"])
    assert rises(table, "0 special bull s11") == 1
    assert rises(table, "0 none") == 0
    assert rises(table, "0 wyrmcard w5") == 0


@clause("W-ENG-2", "W-CARD-7")
def test_a_drawn_scrap_is_counted() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "A", "sparks": 1}, "honey": "D"}
    table = small(heroes, upgrades=["overload"], scraps=["s5"])
    assert rises(table, "0 skill bull overload") == 1


@clause("W-ENG-2", "W-ROLL-1")
def test_a_roll_is_counted() -> None:
    table = small({"bull": {"area": "A", "rerolled": True}, "honey": "D"}, wyrms=["A"])
    assert rises(table, "0 attack bull") == 1


@clause("W-ENG-2", "W-EP-2")
def test_every_wyrm_card_that_is_shown_is_counted() -> None:
    table = small({"bull": "A", "honey": "C"}, wyrm_deck=["w4"])
    assert rises(table, "0 pass bull") == 1


@clause("W-ENG-2", "W-UPG-1")
def test_every_upgrade_card_that_is_offered_is_counted() -> None:
    """Which sides a card has is seen only when it is taken."""
    heroes: dict[str, Plain] = {"bull": "F6", "honey": "F1"}
    table = chapter("ch2", heroes, goal=17, objects={"18": "F6"}, progress={"18": 10}, dice=[1, 1])
    table.do("0 interact bull 18")
    assert table.decision["upgrade"] == "bull_u1"
    assert rises(table, "0 side shoes") == 1
    assert table.decision["upgrade"] == "honey_u1"


@clause("W-ENG-2", "W-ACT-INT-1")
def test_an_object_that_is_touched_is_counted_beside_its_dice() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "F6", "rerolled": True}, "honey": "F1"}
    table = chapter("ch2", heroes, goal=17, objects={"18": "F6"}, dice=[1, 1])
    assert rises(table, "0 interact bull 18") == 2


@clause("W-ENG-2", "W-FLOW-2")
def test_cards_that_are_read_or_laid_out_are_counted() -> None:
    assert rises(wordy.at("cards"), "0 special ann reveal_card") == 1
    assert rises(wordy.at("cards"), "0 special ann place_card") == 2


@clause("W-ENG-2", "W-EP-7")
def test_wyrm_cards_that_come_and_go_are_counted() -> None:
    assert rises(wordy.at("cards"), "0 special ann add_wyrm_card") == 1
    assert rises(wordy.at("cards"), "0 special ann remove_wyrm_card") == 1
