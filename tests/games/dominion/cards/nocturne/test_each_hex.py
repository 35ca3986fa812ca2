"""Every Hex by what it does to the player who receives it (11.2)."""

import pytest

from moonlit.games.dominion.events import (
    HIDDEN,
    Discarded,
    Gained,
    Put,
    Revealed,
    Shuffled,
    Trashed,
)
from tests.clauses import clause
from tests.games.dominion.table import Table


def hexed(name: str, seat: str, *cards: str, **piles: int) -> Table:
    """The first player's Skulk gives this Hex to the second player."""
    table = Table("hand: skulk", seat, hexes=[name], cards=cards, piles={**piles})
    return table.do("0 play skulk")


@clause("D-OMENS-1")
@pytest.mark.parametrize(
    ("deck", "discard", "coppers"),
    [
        ("estate gold", "silver", 0),
        ("estate copper gold", "silver", 1),
        ("copper estate gold", "copper silver", 2),
        ("3 copper estate", "2 copper silver", 2),
    ],
)
def test_omens_leave_two_coppers_as_the_deck(deck: str, discard: str, coppers: int) -> None:
    table = hexed("bad_omens", f"deck: {deck} | discard: {discard}")
    assert table.deck(1) == ["copper"] * coppers
    shown = [event for event in table.told(Revealed) if isinstance(event, Revealed)]
    is_pile_shown = any(len(event.cards) == len(table.discard(1)) for event in shown)
    assert is_pile_shown == (coppers < 2)


@clause("D-OMENS-2", "D-DECK-6", "D-HOUND-4")
def test_omens_put_the_deck_and_do_not_discard_it() -> None:
    table = hexed("bad_omens", "deck: faithful_hound gold 2 copper")
    assert table.told(Discarded) == []
    assert any(isinstance(event, Put) and event.to == "discard" for event in table.events)
    assert sorted(table.discard(1)) == ["faithful_hound", "gold"]
    assert table.offers("0 buy copper")


@clause("D-OMENS-1", "D-INFO-1", "D-INFO-2")
def test_omens_show_the_coppers_and_the_top_of_the_pile() -> None:
    table = hexed("bad_omens", "deck: estate gold 3 copper | discard: silver")
    puts = [event.face(None) for event in table.told(Put) if isinstance(event, Put)]
    assert [event.to for event in puts] == ["discard", "deck", "deck"]
    assert set(puts[0].cards) == {HIDDEN}
    assert [event.cards for event in puts[1:]] == [("copper",)] * 2
    assert Revealed(1, ("estate",), "discard") in table.events


@clause("D-DELUSION-1", "D-STATE-2")
@pytest.mark.parametrize(("name", "state"), [("delusion", "deluded"), ("envy", "envious")])
def test_delusion_and_envy_give_their_side(name: str, state: str) -> None:
    seats = hexed(name, "hand: copper").view(0)["seats"]
    assert isinstance(seats, list)
    victim = seats[1]
    assert isinstance(victim, dict)
    assert victim["states"] == [state]


@clause("D-FAMINE-1")
def test_famine_discards_actions_and_shuffles_the_rest_in() -> None:
    table = hexed("famine", "deck: village copper silver 3 gold")
    assert table.discard(1) == ["village"]
    assert sorted(table.deck(1)) == ["copper", "gold", "gold", "gold", "silver"]
    assert Shuffled(1, 5) in table.events
    assert Revealed(1, ("village", "copper", "silver"), "deck") in table.events


@clause("D-FAMINE-1")
def test_famine_shuffles_even_if_all_were_actions() -> None:
    table = hexed("famine", "deck: village smithy market gold copper")
    assert Shuffled(1, 2) in table.events
    assert sorted(table.discard(1)) == ["market", "smithy", "village"]


@clause("D-FAMINE-1")
def test_famine_does_not_make_a_deck_of_the_discard_pile() -> None:
    table = hexed("famine", "deck: village smithy market | discard: gold")
    assert table.deck(1) == []
    assert sorted(table.discard(1)) == ["gold", "market", "smithy", "village"]
    assert table.told(Shuffled) == []


@clause("D-FAMINE-1")
def test_famine_puts_a_single_card_back() -> None:
    assert hexed("famine", "deck: copper").deck(1) == ["copper"]


@clause("D-FAMINE-1", "D-DECK-1")
def test_famine_shuffles_for_the_third_card() -> None:
    table = hexed("famine", "deck: copper village | discard: gold")
    assert Revealed(1, ("gold",), "deck") in table.events
    assert table.discard(1) == ["village"]
    assert sorted(table.deck(1)) == ["copper", "gold"]


@clause("D-FAMINE-1", "D-DISC-3")
def test_famine_lets_a_hound_be_set_aside_before_the_shuffle() -> None:
    table = hexed("famine", "deck: faithful_hound copper silver gold")
    assert table.legal(1) == ["1 set_aside faithful_hound", "1 no"]
    assert table.told(Shuffled) == []
    table.do("1 set_aside faithful_hound")
    assert Shuffled(1, 3) in table.events


@clause("D-FEAR-1")
def test_fear_takes_an_action_or_a_treasure_of_the_victims_choice() -> None:
    table = hexed("fear", "hand: village copper 3 estate")
    assert table.legal(1) == ["1 discard copper", "1 discard village"]
    assert table.do("1 discard village").discard(1) == ["village"]


@clause("D-FEAR-1")
def test_fear_shows_a_hand_with_neither() -> None:
    table = hexed("fear", "hand: 3 estate 2 duchy")
    assert Revealed(1, ("estate",) * 3 + ("duchy",) * 2, "hand") in table.events
    assert len(table.hand(1)) == 5


@clause("D-FEAR-1")
def test_fear_does_not_show_a_hand_with_one_copper() -> None:
    table = hexed("fear", "hand: copper 4 estate")
    assert table.told(Revealed) == []
    assert table.discard(1) == ["copper"]


@clause("D-FEAR-1")
def test_fear_leaves_a_hand_of_four_alone() -> None:
    table = hexed("fear", "hand: 4 copper")
    assert len(table.hand(1)) == 4


@clause("D-DECK-5")
def test_greed_puts_a_copper_onto_the_deck() -> None:
    assert hexed("greed", "deck: gold").deck(1) == ["copper", "gold"]


@clause("D-DECK-5")
def test_greed_makes_a_deck_of_one_copper() -> None:
    table = hexed("greed", "discard: 2 gold")
    assert table.deck(1) == ["copper"]
    assert table.told(Shuffled) == []


@clause("D-CHOICE-1")
def test_haunting_takes_a_card_of_the_victims_choice() -> None:
    table = hexed("haunting", "hand: copper gold 2 estate | deck: silver")
    assert table.legal(1) == ["1 topdeck copper", "1 topdeck gold", "1 topdeck estate"]
    (put,) = table.do("1 topdeck copper").told(Put)
    assert table.deck(1) == ["copper", "silver"]
    assert len(table.hand(1)) == 3
    assert isinstance(put, Put)
    assert put.face(None).cards == (HIDDEN,)
    assert table.offers("0 buy copper")  # one card, and no more


@clause("D-CHOICE-1")
def test_haunting_leaves_a_hand_of_three_alone() -> None:
    table = hexed("haunting", "hand: 3 copper")
    assert len(table.hand(1)) == 3
    assert table.deck(1) == []


@clause("D-LOCUSTS-1")
@pytest.mark.parametrize("top", ["copper", "estate"])
def test_locusts_turn_a_copper_or_estate_into_a_curse(top: str) -> None:
    table = hexed("locusts", f"deck: {top} gold")
    assert table.trash() == [top]
    assert table.discard(1) == ["curse"]


@clause("D-LOCUSTS-1")
def test_locusts_look_at_every_type() -> None:
    table = hexed("locusts", "deck: den_of_sin", "ghost_town", "guardian", "changeling", "crypt")
    assert sorted(table.legal(1)) == ["1 gain changeling", "1 gain ghost_town", "1 gain guardian"]


@clause("D-LOCUSTS-1")
def test_locusts_on_a_curse_bring_nothing() -> None:
    table = hexed("locusts", "deck: curse")
    assert table.trash() == ["curse"]
    assert table.told(Gained) == []


@clause("D-LOCUSTS-2")
def test_locusts_on_a_gold_bring_a_cheaper_treasure() -> None:
    table = hexed("locusts", "deck: gold", "idol", "pixie")
    assert table.legal(1) == ["1 gain copper", "1 gain silver", "1 gain idol"]


@clause("D-LOCUSTS-2")
def test_locusts_on_an_imp_find_the_supply_alone() -> None:
    table = hexed("locusts", "deck: imp", "tormentor", "bard")
    assert not any("wisp" in action for action in table.legal(1))
    assert table.told(Gained) == []  # nothing in the Supply is cheaper and of its types


@clause("O-7", "D-LOCUSTS-1")
def test_locusts_without_a_card_do_nothing() -> None:
    table = hexed("locusts", "hand: copper")
    assert table.trash() == []
    assert table.told(Gained) == []


@clause("D-NIGHTGAIN-2")
def test_locusts_bring_a_night_watchman_to_hand() -> None:
    table = hexed("locusts", "deck: crypt", "night_watchman")
    assert table.hand(1) == ["night_watchman"]
    assert table.offers("0 buy copper")


@clause("D-MISERY-1", "D-STATE-4")
@pytest.mark.parametrize(
    ("before", "points"), [("", -2), ("states: miserable", -4), ("states: twice_miserable", -4)]
)
def test_misery_stops_at_four_points(before: str, points: int) -> None:
    assert hexed("misery", before).points(1) == points


@clause("D-PLAGUE-1")
def test_plague_brings_a_curse_to_hand() -> None:
    table = hexed("plague", "hand: copper")
    assert table.hand(1) == ["copper", "curse"]


@clause("D-PLAGUE-1")
def test_plague_without_curses_does_nothing() -> None:
    assert hexed("plague", "hand: copper", curse=0).hand(1) == ["copper"]


@clause("D-DISC-2")
def test_poverty_leaves_three_cards() -> None:
    table = hexed("poverty", "hand: gold silver copper 2 estate")
    table.do("1 discard estate", "1 discard estate")
    assert table.hand(1) == ["copper", "gold", "silver"]


@clause("D-DISC-2")
def test_poverty_leaves_three_cards_alone() -> None:
    table = hexed("poverty", "hand: gold silver copper")
    assert len(table.hand(1)) == 3
    assert table.offers("0 buy copper")


@clause("D-WAR-1")
@pytest.mark.parametrize("victim", ["silver", "smithy"])
def test_war_trashes_the_first_card_costing_three_or_four(victim: str) -> None:
    table = hexed("war", f"deck: copper market gold {victim} silver")
    assert table.trash() == [victim]
    assert table.discard(1) == ["copper", "market", "gold"]
    assert table.deck(1) == ["silver"]


@clause("D-WAR-1", "D-DECK-3")
def test_war_that_finds_nothing_discards_the_whole_deck() -> None:
    table = hexed("war", "deck: copper market | discard: gold estate")
    assert table.told(Trashed) == []
    assert table.deck(1) == []
    assert sorted(table.discard(1)) == ["copper", "estate", "gold", "market"]


@clause("O-7", "D-WAR-1")
def test_war_without_cards_does_nothing() -> None:
    table = hexed("war", "hand: silver")
    assert table.trash() == []
    assert table.hand(1) == ["silver"]


@clause("D-WAR-1", "D-DECK-4")
def test_war_shuffles_only_when_it_needs_a_card() -> None:
    table = hexed("war", "deck: copper silver | discard: gold")
    assert table.told(Shuffled) == []
    assert table.discard(1) == ["gold", "copper"]
