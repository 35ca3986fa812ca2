"""States: Deluded and Envious, Miserable, Lost in the Woods (8.3, 11.3)."""

import pytest

from moonlit.games.dominion.events import Bought, StateReturned, StateTaken
from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-STATE-1", "D-DELUDED-1")
def test_a_state_given_back_no_longer_applies() -> None:
    table = Table(
        "hand: 2 copper | deck: 5 copper | states: deluded",
        "hand: copper",
        cards=["moat", "skulk"],
        phase="buy",
    )
    table.do("0 treasures")
    assert not table.offers("0 buy moat")
    table.do("0 end", "1 end", "0 treasures")
    assert table.offers("0 buy moat")


@clause("D-STATE-1")
def test_a_state_applies_to_its_owner_alone() -> None:
    table = Table(
        "hand: copper", "hand: 2 copper | states: deluded", cards=["moat", "skulk"], coins=2
    )
    assert table.offers("0 buy moat")


@clause("D-STATE-2", "D-DELUSION-1")
@pytest.mark.parametrize("state", ["deluded", "envious"])
@pytest.mark.parametrize("name", ["delusion", "envy"])
def test_who_has_one_side_gets_neither(state: str, name: str) -> None:
    table = Table("hand: skulk", f"states: {state}", hexes=[name])
    before = table.state.players[1].mindset
    table.do("0 play skulk")
    assert table.state.players[1].mindset == before
    assert table.told(StateTaken) == []


@clause("D-STATE-3", "D-BUYPH-3")
def test_envy_before_the_buy_phase_acts_this_turn() -> None:
    table = Table("hand: leprechaun silver", hexes=["envy"]).do("0 play leprechaun")
    assert table.told(StateReturned) == [StateReturned(0, "envious")]
    assert table.do("0 play silver").resources[2] == 1


@clause("D-STATE-3")
def test_envy_in_the_buy_phase_acts_next_turn() -> None:
    seat = "hand: silver | deck: 5 silver"
    table = Table(
        seat, "hand: copper", cards=["cursed_village"], hexes=["envy"], phase="buy", coins=3
    )
    table.do("0 play silver", "0 buy cursed_village")
    assert StateTaken(0, "envious") in table.events
    assert table.state.is_envious is False
    table.do("1 end", "0 play silver")
    assert table.resources[2] == 1


@clause("O-10", "D-STATE-3")
def test_no_purchase_comes_before_deluded_is_returned() -> None:
    table = Table("hand: smithy | states: deluded", cards=["skulk"], buys=2, coins=8)
    table.do("0 end")
    assert table.events.index(StateReturned(0, "deluded")) < len(table.events) - 1
    assert table.state.has_bought is False
    assert not table.offers("0 buy smithy")
    # Taken between two purchases it waits for the next turn: what was bought stays bought.
    table = Table(cards=["cursed_village"], hexes=["delusion"], phase="buy", buys=3, coins=13)
    table.do("0 buy smithy", "0 buy cursed_village")
    assert table.events.count(StateTaken(0, "deluded")) == 1
    assert table.offers("0 buy smithy")
    assert table.do("0 buy smithy").told(Bought) == [Bought(0, "smithy")]


@clause("D-STATE-3")
def test_it_holds_for_the_rest_of_that_turn_alone() -> None:
    seat = "hand: 2 silver | deck: 5 silver | states: envious"
    table = Table(seat, "hand: copper", cards=["skulk"], phase="buy")
    assert table.do("0 play silver", "0 play silver").resources[2] == 2
    assert table.do("0 end", "1 end", "0 play silver").resources[2] == 2


@clause("D-DELUDED-1")
def test_deluded_forbids_buying_actions_and_nothing_else() -> None:
    table = Table(
        "states: deluded", cards=["werewolf", "ghost_town", "moat", "gardens"], phase="buy", coins=8
    )
    assert table.refused("0 buy moat").clause == "D-DELUDED-1"
    assert table.refused("0 buy werewolf").code == "deluded"
    for name in ("ghost_town", "gold", "province", "gardens"):
        assert table.offers(f"0 buy {name}")


@clause("D-DELUDED-1")
def test_deluded_does_not_forbid_gaining() -> None:
    table = Table("hand: workshop | states: deluded", cards=["moat", "skulk"])
    assert table.do("0 play workshop").offers("0 gain moat")
    table = Table("hand: devils_workshop | states: deluded", cards=["skulk"], phase="buy")
    table.do("0 buy copper", "0 play devils_workshop")
    assert table.offers("0 gain smithy")


@clause("D-ENVIOUS-1")
def test_envious_touches_silver_and_gold_alone() -> None:
    seat = "hand: silver gold idol copper | deck: estate | states: envious"
    table = Table(seat, cards=["skulk"], boons=["seas_gift"], phase="buy")
    found = [
        table.do(f"0 play {name}").resources[2] for name in ("silver", "gold", "idol", "copper")
    ]
    assert found == [1, 2, 4, 5]


@clause("D-ENVIOUS-1")
def test_envious_holds_for_all_treasures_at_once() -> None:
    table = Table("hand: silver gold copper | states: envious", cards=["skulk"], phase="buy")
    assert table.do("0 treasures").resources[2] == 3


@clause("D-ENVIOUS-1", "D-BASE-8")
def test_merchant_adds_to_an_envied_silver() -> None:
    table = Table("hand: merchant silver | deck: estate | states: envious", cards=["skulk"])
    assert table.do("0 play merchant", "0 play silver").resources[2] == 2


@clause("D-STATE-4", "D-SCORE-2")
@pytest.mark.parametrize(
    ("states", "points"), [("", 0), ("miserable", -2), ("twice_miserable", -4)]
)
def test_misery_matters_in_scoring(states: str, points: int) -> None:
    assert Table(f"states: {states}", cards=["skulk"]).points() == points


@clause("D-STATE-4")
def test_three_miseries_turn_the_card_once() -> None:
    table = Table("hand: skulk", "hand: copper", hexes=["misery"]).do("0 play skulk")
    assert table.told(StateTaken) == [StateTaken(1, "miserable")]
    table = Table("hand: skulk", "states: miserable", hexes=["misery"]).do("0 play skulk")
    assert table.told(StateTaken) == [StateTaken(1, "twice_miserable")]
    table = Table("hand: skulk", "states: twice_miserable", hexes=["misery"])
    assert table.do("0 play skulk").told(StateTaken) == []


@clause("D-STATE-5", "D-FOOL-2")
def test_the_woods_go_from_player_to_player() -> None:
    table = Table(
        "hand: fool | states: lost_in_the_woods",
        "hand: fool",
        boons=["mountains_gift", "swamps_gift", "seas_gift"],
        turn=1,
    )
    assert table.state.woods == 0
    table.do("1 play fool")
    assert table.state.woods == 1


@clause("D-STATE-5")
def test_the_woods_stay_over_the_turns() -> None:
    table = Table("hand: copper | states: lost_in_the_woods", "hand: copper", cards=["fool"])
    table.do("0 end", "1 end", "0 no")
    assert table.state.woods == 0


WOODS = "hand: estate copper | deck: gold | states: lost_in_the_woods"


@clause("D-WOODS-1")
def test_the_woods_turn_a_card_into_a_boon() -> None:
    table = Table(WOODS, cards=["fool"], boons=["seas_gift"], phase="start")
    assert table.legal() == ["0 discard copper", "0 discard estate", "0 no"]
    table.do("0 discard estate")
    assert table.hand() == ["copper", "gold"]
    assert table.boons("discards") == ["seas_gift"]
    assert table.state.phase == 1  # once per turn; the Buy phase is on, no Action being in hand


@clause("D-WOODS-1")
def test_the_woods_need_not_be_used() -> None:
    table = Table(WOODS, cards=["fool"], boons=["seas_gift"], phase="start").do("0 no")
    assert table.hand() == ["copper", "estate"]
    assert table.boons("discards") == []


@clause("D-WOODS-1")
def test_an_empty_hand_is_not_asked() -> None:
    table = Table("states: lost_in_the_woods", cards=["fool"], phase="start")
    assert table.offers("0 buy copper")


@clause("D-WOODS-1")
def test_only_the_owner_is_asked() -> None:
    table = Table("hand: copper", WOODS, cards=["fool"], phase="start")
    assert table.offers("0 play copper")


@clause("D-WOODS-1", "D-TURN-2")
def test_drawing_first_lets_a_drawn_card_be_discarded() -> None:
    seat = "durations: den_of_sin | deck: gold estate silver | states: lost_in_the_woods"
    table = Table(seat, cards=["fool"], boons=["mountains_gift"], phase="start")
    assert table.offers("0 discard estate")  # with an empty hand the draw comes first by itself
    assert table.do("0 discard estate").discard() == ["estate", "silver"]
