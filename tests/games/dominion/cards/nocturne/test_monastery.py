"""Monastery: a card trashed for every card gained this turn (D-MONASTERY)."""

from moonlit.core.codec import Plain
from moonlit.games.dominion.events import Trashed
from tests.clauses import clause
from tests.games.dominion.table import Table


def at_night(text: str, gained: int, **switches: str) -> Table:
    """Seat 0 plays a Monastery after some gains."""
    table = Table(
        f"{text} | gained: {gained}",
        phase="night",
        cards=["cemetery"],
        switches=dict[str, Plain](switches),
    )
    return table.do("0 play monastery")


@clause("D-MONASTERY-1")
def test_any_mix_of_hand_cards_and_coppers_in_play() -> None:
    table = at_night("hand: monastery guardian 2 estate | play: 3 copper silver", 3)
    table.do("0 trash estate", "0 no")
    assert table.legal() == ["0 trash copper", "0 no"]
    table.do("0 trash copper", "0 trash copper")
    assert table.trash() == ["copper", "copper", "estate"]
    assert table.play() == ["copper", "monastery", "silver"]
    assert table.offers("0 play guardian")


@clause("D-MONASTERY-1")
def test_no_more_cards_than_were_gained() -> None:
    table = at_night("hand: monastery guardian 3 estate | play: copper", 2)
    table.do("0 trash estate", "0 trash estate")
    assert table.offers("0 play guardian")
    assert table.trash() == ["estate", "estate"]


@clause("D-MONASTERY-1")
def test_nothing_need_be_trashed() -> None:
    table = at_night("hand: monastery guardian | play: copper", 2).do("0 no", "0 no")
    assert table.trash() == []
    assert table.offers("0 play guardian")


@clause("D-MONASTERY-1")
def test_without_gains_there_is_no_question() -> None:
    assert at_night("hand: monastery guardian | play: copper", 0).offers("0 play guardian")


@clause("D-MONASTERY-1")
def test_bought_cards_are_gained() -> None:
    table = Table("hand: monastery guardian estate", phase="buy", buys=2)
    table.do("0 buy curse", "0 buy curse", "0 play monastery", "0 trash estate")
    assert table.do("0 trash guardian").trash() == ["estate", "guardian"]


@clause("D-MONASTERY-2")
def test_a_card_received_by_exchange_is_not_gained() -> None:
    table = Table("hand: vampire monastery guardian 2 estate", phase="night", hexes=["misery"])
    table.do("0 play vampire", "0 gain silver", "0 play monastery", "0 trash estate")
    assert table.offers("0 play guardian")
    assert table.trash() == ["estate"]


@clause("D-MONASTERY-3")
def test_coins_already_made_stay_spent() -> None:
    table = Table("hand: monastery 3 copper guardian", phase="buy", buys=3)
    table.do("0 treasures", "0 buy estate", "0 buy copper", "0 buy copper")
    assert table.state.coins == 1
    table.do("0 play monastery", "0 no", *["0 trash copper"] * 3)
    assert table.trash() == ["copper"] * 3
    assert table.discard() == ["estate", "copper", "copper"]
    assert table.state.coins == 1


@clause("D-MONASTERY-3")
def test_coppers_of_others_and_other_treasures_are_safe() -> None:
    table = Table(
        "hand: monastery guardian | play: silver | gained: 1",
        "durations: den_of_sin | play: copper",
        phase="night",
    )
    table.do("0 play monastery", "0 no")
    assert table.offers("0 play guardian")
    assert table.play(1) == ["copper", "den_of_sin"]


def test_cards_are_trashed_one_by_one() -> None:
    table = at_night("hand: monastery guardian haunted_mirror smithy", 2)
    table.do("0 trash haunted_mirror")
    assert table.told(Trashed) == [Trashed(0, ("haunted_mirror",), "hand")]
    table.do("0 discard smithy", "0 trash guardian")
    assert table.trash() == ["guardian", "haunted_mirror"]


def test_the_number_is_fixed_when_monastery_is_played() -> None:
    table = at_night("hand: monastery guardian haunted_mirror smithy", 1)
    table.do("0 trash haunted_mirror", "0 discard smithy")
    assert table.discard() == ["smithy", "ghost"]
    assert table.offers("0 play guardian")


def test_the_number_grows_by_the_other_reading() -> None:
    table = at_night("hand: monastery guardian haunted_mirror smithy", 1, monastery_count="running")
    table.do("0 trash haunted_mirror", "0 discard smithy")
    assert table.do("0 trash guardian").trash() == ["guardian", "haunted_mirror"]


def test_all_are_trashed_together_by_the_other_reading() -> None:
    table = at_night("hand: monastery estate smithy haunted_mirror", 2, trashing="together")
    table.do("0 trash estate")
    assert table.trash() == []
    table.do("0 trash haunted_mirror")
    assert table.trash() == ["estate", "haunted_mirror"]
    assert table.legal() == ["0 discard smithy", "0 no"]
