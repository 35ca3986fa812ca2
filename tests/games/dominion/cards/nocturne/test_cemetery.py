"""Cemetery: when it is gained up to four cards from hand are trashed (D-CEMETERY)."""

from moonlit.core.journal import Journal
from tests.clauses import clause
from tests.games.dominion.table import GAME, Table, kingdom


def buying(hand: str) -> Table:
    """Seat 0 has bought a Cemetery, with a Buy left."""
    table = Table(f"hand: {hand}", cards=["cemetery"], phase="buy", coins=4, buys=2)
    return table.do("0 buy cemetery")


@clause("D-CEMETERY-1")
def test_four_cards_of_five_at_most() -> None:
    table = buying("5 estate").do(*["0 trash estate"] * 4)
    assert table.hand() == ["estate"]
    assert table.trash() == ["estate"] * 4
    assert table.offers("0 buy copper")


@clause("D-CEMETERY-1")
def test_nothing_need_be_trashed() -> None:
    table = buying("5 estate").do("0 no")
    assert table.trash() == []
    assert table.discard() == ["cemetery"]


@clause("D-CEMETERY-1")
def test_any_number_in_between() -> None:
    table = buying("copper 2 estate smithy").do("0 trash smithy", "0 trash copper", "0 done")
    assert table.trash() == ["copper", "smithy"]
    assert table.hand() == ["estate", "estate"]


@clause("D-CEMETERY-1")
def test_all_chosen_cards_are_trashed_before_anything_follows() -> None:
    table = buying("estate haunted_mirror smithy").do("0 trash estate")
    assert table.trash() == []
    table.do("0 trash haunted_mirror", "0 done")
    assert table.trash() == ["estate", "haunted_mirror"]
    assert table.legal() == ["0 discard smithy", "0 no"]


@clause("D-CEMETERY-1")
def test_an_empty_hand_is_no_question() -> None:
    assert buying("").offers("0 end")


@clause("D-CEMETERY-1")
def test_gained_on_the_turn_of_another_it_works_too() -> None:
    table = Table("hand: skulk", "hand: curse | deck: duchy", cards=["cemetery"], hexes=["locusts"])
    table.do("0 play skulk", "1 gain cemetery", "1 trash curse")
    assert table.hand(1) == []
    assert table.trash() == ["curse", "duchy"]


@clause("D-CEMETERY-2")
def test_starting_decks_hold_a_haunted_mirror() -> None:
    config = GAME.check_config({"players": 3, "cards": list(kingdom(["cemetery"]))})
    state = GAME.setup(config, 1, Journal(False))
    mirror = state.terms.card_names.index("haunted_mirror")
    for player in state.players:
        cards = [card & 31 for card in [*player.hand, *player.deck]]
        assert (cards.count(mirror), cards.count(0)) == (1, 6)


def test_it_is_worth_two_points() -> None:
    assert Table("discard: 3 cemetery").points() == 6
