"""Heirlooms: what the seven do when they are played, trashed or counted (10.1)."""

import pytest

from moonlit.games.dominion.events import Gained
from tests.clauses import clause
from tests.games.dominion.table import CARDS, Table


@clause("D-CURSEDGOLD-1")
def test_cursed_gold_brings_three_coins_and_a_curse() -> None:
    table = Table("hand: cursed_gold", cards=["pooka"]).do("0 play cursed_gold")
    assert table.resources[2] == 3
    assert table.discard() == ["curse"]


@clause("D-CURSEDGOLD-1", "D-BUYPH-1")
def test_cursed_gold_left_in_hand_brings_no_curse() -> None:
    table = Table("hand: cursed_gold copper", cards=["pooka"]).do("0 treasures", "0 buy copper")
    assert table.state.seat == 1
    assert table.pile("curse") == 10


@clause("D-CURSEDGOLD-1")
def test_cursed_gold_yields_its_coins_without_curses() -> None:
    table = Table("hand: cursed_gold", cards=["pooka"], piles={"curse": 0})
    table.do("0 play cursed_gold")
    assert table.resources[2] == 3
    assert table.discard() == []


@clause("D-GOAT-1")
def test_goat_may_trash_a_card() -> None:
    table = Table("hand: goat estate copper", cards=["pixie"]).do("0 play goat", "0 trash estate")
    assert table.trash() == ["estate"]
    assert table.resources[2] == 1
    assert table.offers("0 play copper")  # one card, and no more


@clause("D-GOAT-1")
def test_goat_need_not_trash_anything() -> None:
    table = Table("hand: goat estate", cards=["pixie"]).do("0 play goat", "0 no")
    assert table.trash() == []
    assert table.hand() == ["estate"]
    assert table.resources[2] == 1


@clause("D-LUCKYCOIN-1")
def test_lucky_coin_brings_a_silver() -> None:
    table = Table("hand: lucky_coin", cards=["fool"]).do("0 play lucky_coin")
    assert table.resources[2] == 1
    assert table.discard() == ["silver"]


@clause("D-LUCKYCOIN-1", "D-BUYPH-1")
def test_lucky_coin_left_in_hand_brings_nothing() -> None:
    table = Table("hand: lucky_coin copper", cards=["fool"]).do("0 treasures", "0 buy copper")
    assert table.state.seat == 1
    assert table.pile("silver") == 40


@clause("D-LUCKYCOIN-1")
def test_lucky_coin_yields_its_coin_without_silvers() -> None:
    table = Table("hand: lucky_coin", cards=["fool"], piles={"silver": 0})
    table.do("0 play lucky_coin")
    assert table.resources[2] == 1
    assert table.discard() == []


MIRROR = "hand: haunted_mirror estate smithy village"


def mirror_trashed(hand: str, ghosts: int = 6) -> Table:
    """Cemetery is gained with the Mirror in hand, which is trashed."""
    table = Table(hand, cards=["cemetery"], piles={"ghost": ghosts}, phase="buy", coins=4)
    return table.do("0 buy cemetery", "0 trash haunted_mirror", "0 done")


@clause("D-MIRROR-1")
def test_mirror_trashed_turns_an_action_into_a_ghost() -> None:
    table = mirror_trashed(MIRROR)
    assert table.legal() == ["0 discard smithy", "0 discard village", "0 no"]
    table.do("0 discard smithy")
    assert Gained(0, "ghost", "discard") in table.events
    assert table.pile("ghost") == 5


@clause("D-MIRROR-1")
def test_mirror_trashed_need_not_do_anything() -> None:
    table = mirror_trashed(MIRROR).do("0 no")
    assert table.pile("ghost") == 6


@clause("D-MIRROR-1")
def test_mirror_trashed_without_an_action_asks_nothing() -> None:
    table = mirror_trashed("hand: haunted_mirror 2 estate")
    assert table.pile("ghost") == 6
    assert table.state.seat == 1  # the turn went on to its end


@clause("D-MIRROR-1")
def test_mirror_trashed_allows_the_discard_without_ghosts() -> None:
    table = mirror_trashed(MIRROR, ghosts=0)
    assert table.legal() == ["0 discard smithy", "0 discard village", "0 no"]
    assert not table.do("0 discard smithy").told(Gained)


@clause("D-MIRROR-1")
def test_mirror_played_is_only_a_coin() -> None:
    table = Table("hand: haunted_mirror smithy", phase="buy", cards=["cemetery"])
    table.do("0 play haunted_mirror")
    assert table.trash() == []
    assert table.resources[2] == 1


@clause("D-TRASH-2")
def test_mirror_asks_its_owner_on_the_turn_of_another() -> None:
    table = Table(
        "hand: skulk", "hand: smithy | deck: haunted_mirror", cards=["cemetery"], hexes=["locusts"]
    )
    table.do("0 play skulk")
    assert table.legal(1) == ["1 discard smithy", "1 no"]
    assert table.do("1 discard smithy").discard(1) == ["smithy", "ghost"]


LAMP = "hand: magic_lamp copper | play: "
FIVE = "village smithy market festival laboratory"


@clause("D-LAMP-1")
def test_lamp_makes_the_sixth_name() -> None:
    table = Table(LAMP + FIVE, cards=["secret_cave"], phase="buy").do("0 play magic_lamp")
    assert table.trash() == ["magic_lamp"]
    assert table.discard() == ["wish"] * 3
    assert table.pile("wish") == 9


@clause("D-LAMP-1")
def test_lamp_does_not_count_a_name_with_two_copies() -> None:
    table = Table(LAMP + FIVE + " village", cards=["secret_cave"], phase="buy")
    table.do("0 play magic_lamp")
    assert table.trash() == []
    assert "magic_lamp" in table.play()


@clause("D-LAMP-1")
def test_lamp_does_not_mind_further_pairs() -> None:
    table = Table(LAMP + FIVE + " 2 silver", cards=["secret_cave"], phase="buy")
    assert table.do("0 play magic_lamp").trash() == ["magic_lamp"]


@clause("D-LAMP-1", "D-DUR-5")
def test_lamp_counts_durations_of_earlier_turns() -> None:
    four = FIVE.removesuffix(" laboratory")
    seat = LAMP + four + " | durations: den_of_sin"
    table = Table(seat, cards=["secret_cave"], phase="buy").do("0 play magic_lamp")
    assert table.discard() == ["wish"] * 3


@clause("D-LAMP-2")
def test_treasures_can_be_played_when_the_lamp_is_gone() -> None:
    table = Table(LAMP + FIVE, cards=["secret_cave"], phase="buy")
    table.do("0 play magic_lamp", "0 play copper")
    assert table.resources[2] == 2


@clause("D-LAMP-3")
def test_lamp_brings_as_many_wishes_as_there_are() -> None:
    table = Table(LAMP + FIVE, cards=["secret_cave"], phase="buy", piles={"wish": 2})
    assert table.do("0 play magic_lamp").discard() == ["wish", "wish"]
    assert table.trash() == ["magic_lamp"]


@clause("D-PASTURE-1")
@pytest.mark.parametrize(("estates", "points"), [(0, 0), (3, 3)])
def test_pasture_is_worth_as_much_as_the_estates(estates: int, points: int) -> None:
    seat = f"hand: pasture | deck: {estates} estate"
    assert Table(seat, cards=["shepherd"]).points() == points + estates


@clause("D-PASTURE-1")
def test_pasture_finds_estates_everywhere() -> None:
    seat = "hand: pasture estate | deck: estate | discard: estate"
    assert Table(seat, cards=["shepherd"]).points() == 6


@clause("D-PASTURE-1")
def test_pasture_is_a_coin_too() -> None:
    table = Table("hand: pasture", cards=["shepherd"]).do("0 play pasture")
    assert table.resources[2] == 1


@clause("D-POUCH-1")
def test_pouch_gives_a_second_purchase() -> None:
    table = Table("hand: pouch silver", cards=["tracker"]).do("0 play pouch", "0 play silver")
    assert table.resources == (1, 2, 3)
    table.do("0 buy estate", "0 buy copper")
    assert table.pile("estate") == 7


@clause("D-SETUP-3", "D-RETURN-1")
@pytest.mark.parametrize("name", [card.id for card in CARDS.values() if card.role == "heirloom"])
def test_an_heirloom_has_no_pile(name: str) -> None:
    giver = next(card.id for card in CARDS.values() if card.heirloom == name)
    table = Table(cards=[giver], phase="buy", coins=9)
    assert table.pile(name) == 0
    assert table.refused(f"0 buy {name}").code == "not-in-supply"
    assert table.state.emptied == 0
