"""The course of a turn: phases, Actions, Treasures, purchases, nights (D-TURN … D-NIGHT)."""

import pytest

from moonlit.core.event import Event
from moonlit.games.dominion.events import Bonus, Drew, PhaseBegan, Played, StateReturned
from tests.clauses import clause
from tests.games.dominion.table import Table


def phases(events: list[Event]) -> list[str]:
    return [event.phase for event in events if isinstance(event, PhaseBegan)]


@clause("D-TURN-1")
@pytest.mark.parametrize(
    ("cards", "wanted"),
    [
        ((), ["action", "buy", "clean_up"]),
        (("crypt",), ["action", "buy", "night", "clean_up"]),
    ],
)
def test_a_night_phase_exists_only_with_night_cards(
    cards: tuple[str, ...], wanted: list[str]
) -> None:
    table = Table("hand: smithy crypt" if cards else "hand: smithy", phase="start")
    seen = phases(table.events)
    while table.state.seat == 0:
        table.do("0 end")
        seen += phases(table.events)
    assert seen[: seen.index("clean_up") + 1] == wanted


@clause("D-TURN-1", "O-11")
def test_an_empty_night_can_be_shown() -> None:
    table = Table("", phase="buy", switches={"empty_night": "shown"})
    table.do("0 end")
    assert phases(table.events)[:2] == ["night", "clean_up"]


@clause("D-TURN-1")
def test_a_turn_starts_with_one_action_one_buy_and_no_coins() -> None:
    table = Table("", "hand: smithy", phase="buy", actions=4, buys=3, coins=3)
    table.do("0 end")
    assert table.state.seat == 1
    assert table.resources == (1, 1, 0)


@clause("D-TURN-2")
def test_drawing_first_then_discarding_a_drawn_card() -> None:
    table = Table(
        "durations: den_of_sin | states: lost_in_the_woods | deck: gold silver",
        phase="start",
        cards=["fool"],
        boons=["mountains_gift"],
    )
    # With an empty hand Lost in the Woods becomes possible by the draw.
    assert table.hand() == ["gold", "silver"]
    table.do("0 discard gold")
    assert table.discard() == ["gold", "silver"]  # The Mountain's Gift
    assert table.boons("discards") == ["mountains_gift"]


@clause("D-TURN-2", "D-ORDER-2")
@pytest.mark.parametrize("first", ["den_of_sin", "lost_in_the_woods"])
def test_start_effects_come_in_either_order(first: str) -> None:
    table = Table(
        "durations: den_of_sin | states: lost_in_the_woods | deck: gold silver | hand: estate",
        phase="start",
        cards=["fool"],
        boons=["mountains_gift"],
    )
    assert table.legal() == ["0 resolve den_of_sin", "0 resolve lost_in_the_woods"]
    table.do(f"0 resolve {first}")
    held = table.hand()
    assert held == (["estate"] if first == "lost_in_the_woods" else ["estate", "gold", "silver"])
    table.do("0 discard estate")
    assert table.hand() == ["gold", "silver"]
    assert table.discard() == ["estate", "silver"]  # The Mountain's Gift


@clause("D-TURN-2")
def test_the_start_of_a_turn_comes_before_the_action_phase() -> None:
    table = Table("durations: ghost_town | deck: smithy", phase="start")
    kinds = [type(event) for event in table.events]
    assert kinds.index(Drew) < kinds.index(PhaseBegan)
    assert table.resources == (2, 1, 0)
    assert table.offers("0 play smithy")


@clause("D-ACT-1")
def test_one_action_plays_one_card() -> None:
    table = Table("hand: 2 smithy | deck: 3 copper")
    assert table.legal() == ["0 end", "0 play smithy"]
    table.do("0 play smithy")
    assert table.resources[0] == 0
    assert table.state.phase == 1
    assert table.refused("0 play smithy").clause == "D-BUYPH-1"


@clause("D-ACT-1")
def test_one_may_stop_with_actions_left() -> None:
    table = Table("hand: 2 village smithy | deck: 2 copper")
    table.do("0 play village")
    assert table.resources[0] == 2
    assert table.offers("0 end")
    table.do("0 end")
    assert table.hand() == ["copper", "smithy", "village"]
    assert table.state.phase == 1


@clause("D-ACT-1")
def test_only_actions_are_played_in_the_action_phase() -> None:
    table = Table("hand: smithy copper estate crypt curse")
    assert table.legal() == ["0 end", "0 play smithy"]
    assert table.refused("0 play copper").clause == "D-ACT-1"


@clause("D-ACT-2")
def test_a_card_is_in_play_before_its_instructions_are_followed() -> None:
    table = Table("hand: smithy smithy | deck: estate | discard: 2 copper")
    table.do("0 play smithy")
    told = [event for event in table.events if isinstance(event, Played | Drew)]
    assert isinstance(told[0], Played)
    assert isinstance(told[1], Drew)
    # The Smithy is not among the cards that are shuffled for its draw.
    assert table.play() == ["smithy"]
    assert table.hand() == ["copper", "copper", "estate", "smithy"]


@clause("D-ACT-2")
def test_instructions_are_followed_from_top_to_bottom() -> None:
    table = Table("hand: poacher gold | deck: silver copper", piles={"curse": 0})
    table.do("0 play poacher")
    kinds = [type(event) for event in table.events]
    assert kinds.index(Drew) < kinds.index(Bonus)
    assert table.legal() == ["0 discard silver", "0 discard gold"]


@clause("D-ACT-3")
def test_werewolf_uses_an_action_by_day_only() -> None:
    table = Table("hand: 3 werewolf guardian | deck: 3 estate", hexes=["misery", "envy"])
    table.do("0 play werewolf")
    assert table.resources[0] == 0
    assert table.hand() == ["estate"] * 3 + ["guardian"] + ["werewolf"] * 2
    table.do("0 end", "0 play werewolf")
    assert table.resources[0] == 0
    table.do("0 play werewolf")
    assert table.play() == ["werewolf"] * 3
    assert sorted(table.hexes("discards")) == ["envy", "misery"]


@clause("D-ACT-4")
def test_vassal_plays_without_actions() -> None:
    table = Table("hand: vassal | deck: smithy 3 copper")
    table.do("0 play vassal", "0 play smithy")
    assert table.resources == (0, 1, 2)
    assert table.play() == ["smithy", "vassal"]
    assert table.hand() == ["copper"] * 3


@clause("D-ACT-4")
@pytest.mark.parametrize(
    ("card", "hand", "moves"),
    [
        ("throne_room", "smithy", ["0 play smithy"]),
        ("imp", "smithy", ["0 play smithy"]),
        ("necromancer", "", []),
    ],
)
def test_cards_played_by_cards_use_no_action(card: str, hand: str, moves: list[str]) -> None:
    table = Table(
        f"hand: {card} {hand} | deck: 9 copper",
        cards=["tormentor", "necromancer", "smithy"],
        trash=["smithy"],
    )
    table.do(f"0 play {card}", *moves)
    assert any(isinstance(event, Played) and event.card == "smithy" for event in table.events)
    assert table.resources[0] == 0


@clause("D-ACT-4")
def test_a_ghost_plays_at_the_start_of_the_turn_without_actions() -> None:
    table = Table("ghost: smithy | deck: 6 copper", phase="start", cards=["cemetery", "smithy"])
    assert table.hand() == ["copper"] * 6
    assert table.resources == (1, 1, 0)


@clause("D-ACT-5")
def test_an_action_received_in_the_buy_phase_is_of_no_use() -> None:
    table = Table("hand: idol smithy", phase="buy", boons=["fields_gift"])
    table.do("0 play idol")
    assert table.resources == (2, 1, 3)
    assert not table.offers("0 play smithy")
    assert table.offers("0 buy silver")


@clause("D-ACT-5")
def test_coins_and_buys_count_as_soon_as_received() -> None:
    table = Table("hand: festival | deck: copper")
    table.do("0 play festival")
    assert table.resources == (2, 2, 2)


@clause("D-BUYPH-1")
def test_treasures_come_one_at_a_time_and_need_not_be_played() -> None:
    table = Table("hand: lucky_coin cursed_gold copper", phase="buy", cards=["fool", "pooka"])
    silver = table.pile("silver")
    for card in ("lucky_coin", "cursed_gold", "copper"):
        assert table.offers(f"0 play {card}")
    table.do("0 treasures")
    assert table.hand() == ["cursed_gold", "lucky_coin"]
    table.do("0 end")
    assert (table.pile("silver"), table.pile("curse")) == (silver, 10)
    assert table.state.seat == 1


@clause("D-BUYPH-1")
def test_no_treasure_after_the_first_purchase() -> None:
    table = Table("hand: copper silver", phase="buy", buys=2)
    table.do("0 play silver", "0 buy estate")
    assert table.state.seat == 0
    refused = table.refused("0 play copper")
    assert (refused.code, refused.clause) == ("already-bought", "D-BUYPH-1")
    assert not table.offers("0 treasures")


@clause("D-BUYPH-1")
def test_in_the_next_buy_phase_treasures_can_be_played_again() -> None:
    table = Table("", "hand: copper", phase="buy")
    table.do("0 buy copper")
    assert table.offers("1 play copper")


@clause("D-BUYPH-1")
def test_each_treasure_is_resolved_before_the_next() -> None:
    table = Table("hand: goat copper estate", phase="buy", cards=["pixie"])
    table.do("0 play goat")
    assert not table.offers("0 play copper")
    table.do("0 trash estate")
    assert table.trash() == ["estate"]
    assert table.offers("0 play copper")


@clause("D-BUYPH-2")
def test_a_province_for_eight() -> None:
    table = Table("", "hand: smithy", phase="buy", coins=8)
    assert table.offers("0 buy province")
    table.do("0 buy province")
    assert table.state.seat == 1
    assert table.legal(0) == []
    assert table.pile("province") == 7
    assert "province" in table.discard() + table.hand()


@clause("D-BUYPH-2")
def test_the_cost_is_paid_and_a_buy_used_up() -> None:
    table = Table("", phase="buy", coins=7, buys=2)
    table.do("0 buy market")
    assert table.resources == (1, 1, 2)
    refused = table.refused("0 buy silver")
    assert (refused.code, refused.clause) == ("too-expensive", "D-BUYPH-2")
    assert table.offers("0 buy estate")


@clause("D-BUYPH-2")
def test_even_free_cards_need_a_buy() -> None:
    table = Table("hand: crypt", phase="buy")
    bought = [text for text in table.legal() if " buy " in text]
    assert bought == ["0 buy copper", "0 buy curse"]
    table.do("0 buy copper")
    assert table.resources[1] == 0
    assert not any(" buy " in text for text in table.legal())


@clause("D-BUYPH-2", "D-NONSUP-1")
def test_cards_outside_the_supply_are_not_for_sale() -> None:
    table = Table(
        "", phase="buy", coins=20, cards=["exorcist", "vampire", "secret_cave", "necromancer"]
    )
    for name in ("imp", "ghost", "will_o_wisp", "wish", "bat", "magic_lamp", "zombie_spy"):
        assert table.refused(f"0 buy {name}").code == "not-in-supply"


@clause("D-BUYPH-2")
def test_an_empty_pile_is_not_for_sale() -> None:
    table = Table("", phase="buy", coins=8, piles={"gold": 0})
    assert table.refused("0 buy gold").code == "pile-empty"


@clause("D-BUYPH-3")
def test_envious_is_returned_before_the_first_treasure() -> None:
    table = Table("hand: smithy silver | states: envious", cards=["skulk"])
    table.do("0 end")
    assert table.told(StateReturned) == [StateReturned(0, "envious")]
    assert table.state.players[0].mindset == 0
    table.do("0 play silver")
    assert table.resources[2] == 1


@clause("D-NIGHT-1")
def test_only_night_cards_at_night_and_any_number_of_them() -> None:
    table = Table("hand: 2 den_of_sin guardian smithy copper", phase="night")
    assert table.legal() == ["0 end", "0 play den_of_sin", "0 play guardian"]
    actions = table.resources[0]
    table.do("0 play den_of_sin", "0 play guardian", "0 play den_of_sin")
    assert table.play() == ["den_of_sin", "den_of_sin", "guardian"]
    assert table.resources[0] in (actions, 1)
    assert table.state.seat == 1


@clause("D-NIGHT-1")
def test_a_night_card_may_stay_in_hand() -> None:
    table = Table("hand: guardian smithy | deck: 5 copper", phase="night")
    assert table.refused("0 play smithy").clause == "D-NIGHT-1"
    table.do("0 end")
    assert sorted(table.discard()) == ["guardian", "smithy"]


@clause("D-NIGHT-2")
def test_a_night_card_gained_at_night_can_be_played() -> None:
    table = Table("hand: devils_workshop | gained: 1", phase="night", cards=["ghost_town"])
    table.do("0 play devils_workshop", "0 gain ghost_town")
    assert table.hand() == ["ghost_town"]
    assert table.legal() == ["0 end", "0 play ghost_town"]


@clause("D-NIGHT-2")
def test_a_night_card_bought_can_be_played_the_same_night() -> None:
    table = Table("", phase="buy", coins=5, cards=["den_of_sin"])
    table.do("0 buy den_of_sin")
    assert table.legal() == ["0 end", "0 play den_of_sin"]
