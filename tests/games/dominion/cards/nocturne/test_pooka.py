"""Pooka: a Treasure for four cards (D-POOKA)."""

from moonlit.core.journal import Journal
from tests.clauses import clause
from tests.games.dominion.table import GAME, Table, kingdom


@clause("D-POOKA-1")
def test_cursed_gold_alone_is_no_choice() -> None:
    table = Table("hand: pooka cursed_gold | deck: 9 copper").do("0 play pooka")
    assert table.hand() == ["cursed_gold"]
    assert table.offers("0 buy copper")


@clause("D-POOKA-1")
def test_starting_decks_hold_a_cursed_gold() -> None:
    config = GAME.check_config({"players": 2, "cards": list(kingdom(["pooka"]))})
    state = GAME.setup(config, 1, Journal(False))
    kind = state.terms.card_names.index("cursed_gold")
    for player in state.players:
        cards = [card & 31 for card in [*player.hand, *player.deck]]
        assert (cards.count(kind), cards.count(0)) == (1, 6)


def test_a_treasure_is_trashed_for_four_cards() -> None:
    table = Table("hand: pooka copper cursed_gold estate | deck: 9 silver").do("0 play pooka")
    assert table.legal() == ["0 trash copper", "0 no"]
    table.do("0 trash copper")
    assert table.trash() == ["copper"]
    assert table.hand() == ["cursed_gold", "estate", *["silver"] * 4]


def test_only_one_treasure_is_trashed() -> None:
    table = Table("hand: pooka copper silver | deck: 9 estate")
    table.do("0 play pooka", "0 trash copper")
    assert table.hand() == [*["estate"] * 4, "silver"]


def test_without_trashing_there_are_no_cards() -> None:
    table = Table("hand: pooka copper | deck: 9 silver").do("0 play pooka", "0 no")
    assert table.hand() == ["copper"]
