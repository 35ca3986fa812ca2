"""The deck: reshuffling, drawing, putting on top (D-DECK)."""

import pytest

from moonlit.games.dominion.events import Discarded, Drew, LookedAt, Put, Revealed, Shuffled
from tests.clauses import clause
from tests.games.dominion.table import Table


def cards_told(table: Table, kind: type[Drew | LookedAt | Revealed]) -> list[str]:
    """The cards that were drawn, looked at or revealed, in this order."""
    return [card for event in table.events if isinstance(event, kind) for card in event.cards]


@clause("D-DECK-1")
@pytest.mark.parametrize("seed", range(6))
def test_the_discard_pile_goes_under_what_is_left(seed: int) -> None:
    table = Table("hand: smithy | deck: gold | discard: 3 copper", seed=seed)
    table.do("0 play smithy")
    drew = cards_told(table, Drew)
    assert drew == ["gold", "copper", "copper"]
    assert table.deck() == ["copper"]
    assert table.discard() == []


@clause("D-DECK-1")
def test_with_too_few_cards_all_are_drawn() -> None:
    table = Table("hand: smithy | deck: gold | discard: copper")
    table.do("0 play smithy")
    assert table.hand() == ["copper", "gold"]
    table = Table("hand: smithy estate")
    table.do("0 play smithy")
    assert table.hand() == ["estate"]
    assert not table.told(Shuffled)


@clause("D-DECK-1")
def test_looking_and_revealing_shuffle_too() -> None:
    table = Table("hand: sentry | deck: copper gold | discard: estate")
    table.do("0 play sentry")
    looked = cards_told(table, LookedAt)
    assert looked == ["gold", "estate"]
    table = Table("hand: bandit", "deck: gold | discard: estate")
    table.do("0 play bandit")
    shown = cards_told(table, Revealed)
    assert shown == ["gold", "estate"]
    assert table.trash() == ["gold"]


@clause("D-DECK-1")
def test_discarding_and_trashing_from_the_deck_shuffle_too() -> None:
    table = Table("hand: vassal | discard: estate")
    table.do("0 play vassal")
    assert Discarded(0, ("estate",), ("estate",), "deck") in table.events
    table = Table("hand: skulk", "discard: estate", hexes=["locusts"])
    table.do("0 play skulk")
    assert table.trash() == ["estate"]


@clause("D-DECK-1")
def test_a_shuffle_is_a_shuffle() -> None:
    tops = set()
    for seed in range(30):
        table = Table("hand: village | discard: gold silver copper", seed=seed)
        table.do("0 play village")
        tops.add(tuple(table.hand()))
    assert tops == {("gold",), ("silver",), ("copper",)}


@clause("D-DECK-2")
def test_an_empty_deck_is_not_refilled() -> None:
    table = Table("hand: smithy | deck: 3 copper | discard: gold")
    table.do("0 play smithy")
    assert table.deck() == []
    assert table.discard() == ["gold"]
    assert not table.told(Shuffled)


@clause("D-DECK-3")
def test_cards_revealed_before_the_shuffle_stay_out_of_it() -> None:
    table = Table(
        "hand: ghost village | deck: gold | discard: smithy",
        phase="night",
        cards=["cemetery", "smithy"],
    )
    table.do("0 play ghost")
    assert Shuffled(0, 1) in table.events
    assert table.aside() == ["smithy"]
    # The Gold came to the discard pile, and from there by Clean-up into the new hand.
    assert Discarded(0, ("gold",), ("gold",), "looked") in table.events


@clause("D-DECK-3")
def test_cards_set_aside_by_library_stay_out_of_the_shuffle() -> None:
    table = Table("hand: library | deck: smithy | discard: copper")
    table.do("0 play library", "0 set_aside smithy")
    assert Shuffled(0, 1) in table.events
    assert table.hand() == ["copper"]
    assert table.discard() == ["smithy"]


@clause("D-DECK-4")
def test_cursed_village_stops_at_six_without_a_shuffle() -> None:
    table = Table("hand: cursed_village 4 estate | deck: 2 copper | discard: gold")
    table.do("0 play cursed_village")
    assert len(table.hand()) == 6
    assert (table.deck(), table.discard()) == ([], ["gold"])
    assert not table.told(Shuffled)


@clause("D-DECK-4")
def test_library_and_ghost_shuffle_only_for_the_next_card() -> None:
    table = Table("hand: library 5 estate | deck: 2 copper | discard: gold")
    table.do("0 play library")
    assert table.discard() == ["gold"]
    table = Table(
        "hand: ghost guardian | deck: smithy | discard: gold",
        phase="night",
        cards=["cemetery", "smithy"],
    )
    table.do("0 play ghost")
    assert table.aside() == ["smithy"]
    assert not table.told(Shuffled)


@clause("D-DECK-4")
def test_war_stops_at_the_first_card_that_fits() -> None:
    table = Table(
        "hand: skulk", "deck: copper silver | discard: gold", hexes=["war"], cards=["smithy"]
    )
    table.do("0 play skulk")
    assert table.trash() == ["silver"]
    assert table.discard(1) == ["gold", "copper"]
    assert not table.told(Shuffled)


@clause("D-DECK-5")
def test_greed_with_an_empty_deck() -> None:
    table = Table("hand: skulk", "discard: gold", hexes=["greed"])
    table.do("0 play skulk")
    assert table.deck(1) == ["copper"]
    assert table.discard(1) == ["gold"]
    assert not table.told(Shuffled)


@clause("D-DECK-5")
@pytest.mark.parametrize("top", ["gold", "estate"])
def test_the_owner_orders_cards_put_on_top_and_shows_none(top: str) -> None:
    below = "estate" if top == "gold" else "gold"
    table = Table("hand: sentry | deck: copper gold estate silver", "")
    table.do("0 play sentry", "0 no", "0 no", f"0 topdeck {below}")
    assert table.deck() == [top, below, "silver"]
    assert table.told(Put) == [Put(0, (below, top), ("?", "?"), "looked", "deck")]


@clause("D-DECK-6")
def test_bad_omens_is_no_discard() -> None:
    table = Table(
        "hand: skulk", "deck: faithful_hound estate copper | discard: copper", hexes=["bad_omens"]
    )
    table.do("0 play skulk")
    assert not table.told(Discarded)
    assert any(
        isinstance(event, Put) and (event.zone, event.to) == ("deck", "discard")
        for event in table.events
    )
    assert table.deck(1) == ["copper", "copper"]
    assert sorted(table.discard(1)) == ["estate", "faithful_hound"]
    assert table.legal(1) == []
