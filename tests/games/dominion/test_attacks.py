"""Attacks, Reactions, and several players at once (D-ATT, D-ORDER)."""

import pytest

from moonlit.games.dominion.events import Asked, Discarded, Drew, Gained, HexReceived, Reacted
from tests.clauses import clause
from tests.games.dominion.table import Table


def asked(table: Table) -> tuple[int, str]:
    """Who is asked, and by what."""
    last = table.events[-1]
    assert isinstance(last, Asked)
    return last.seat, last.asker


@clause("D-ORDER-1")
@pytest.mark.parametrize("turn", [0, 2])
def test_council_room_draws_in_turn_order(turn: int) -> None:
    seats = ["deck: 6 copper"] * 4
    seats[turn] = "hand: council_room | deck: 4 copper"
    table = Table(*seats, turn=turn)
    table.do(f"{turn} play council_room")
    drew = [event.seat for event in table.events if isinstance(event, Drew)]
    assert drew == [(turn + step) % 4 for step in range(4)]


@clause("D-ORDER-2")
@pytest.mark.parametrize("first", ["cobbler", "den_of_sin"])
def test_both_orders_of_two_start_effects_are_reachable(first: str) -> None:
    table = Table("durations: cobbler den_of_sin | deck: 2 copper", phase="start")
    assert table.legal() == ["0 resolve cobbler", "0 resolve den_of_sin"]
    table.do(f"0 resolve {first}")
    assert (table.hand() == ["copper", "copper"]) == (first == "den_of_sin")
    table.do("0 gain estate")
    assert table.hand() == ["copper", "copper", "estate"]


@clause("D-ORDER-3")
@pytest.mark.parametrize(("turn", "left"), [(0, 1), (1, 2), (2, 0)])
def test_the_left_neighbour_gets_the_last_curse(turn: int, left: int) -> None:
    seats = ["", "", ""]
    seats[turn] = "hand: witch"
    table = Table(*seats, turn=turn, piles={"curse": 1})
    table.do(f"{turn} play witch")
    assert table.told(Gained) == [Gained(left, "curse", "discard")]


@clause("D-ORDER-3")
def test_each_player_is_done_before_the_next_starts() -> None:
    table = Table("hand: militia", "hand: 2 copper 3 faithful_hound", "hand: 3 copper 2 estate")
    table.do("0 play militia", "1 discard faithful_hound", "1 discard copper")
    assert asked(table) == (1, "faithful_hound")
    table.do("1 set_aside faithful_hound")
    assert asked(table) == (2, "militia")


@clause("D-ORDER-3")
def test_a_gain_has_all_its_consequences_before_the_next_player() -> None:
    table = Table(
        "hand: skulk",
        "deck: duchy | hand: copper",
        "deck: estate",
        hexes=["locusts"],
        cards=["cemetery"],
    )
    table.do("0 play skulk", "1 gain cemetery")
    assert asked(table) == (1, "cemetery")
    assert not table.told(HexReceived)
    table.do("1 no")
    assert table.told(HexReceived) == [HexReceived(2, "locusts")]


@clause("D-ATT-1")
@pytest.mark.parametrize(
    ("card", "phase"),
    [
        ("idol", "buy"),
        ("raider", "night"),
        ("tormentor", "action"),
        ("werewolf", "action"),
        ("werewolf", "night"),
        ("witch", "action"),
        ("vampire", "night"),
    ],
)
def test_the_window_opens_for_every_attack_card(card: str, phase: str) -> None:
    table = Table(f"hand: {card} guardian", "hand: moat", phase=phase)
    table.do(f"0 play {card}")
    assert asked(table) == (1, "moat")
    assert table.legal(1) == [f"1 reveal {card}", "1 no"]
    assert table.play() == [card]
    assert table.resources[2] == 0  # before any of its instructions


@clause("O-6", "D-ATT-1")
@pytest.mark.parametrize(
    ("seat", "card", "phase"),
    [
        ("hand: tormentor", "tormentor", "action"),
        ("hand: werewolf", "werewolf", "action"),
        ("hand: idol | play: 2 idol", "idol", "buy"),
        ("hand: witch", "witch", "action"),
    ],
)
def test_the_window_opens_for_a_play_that_harms_nobody(seat: str, card: str, phase: str) -> None:
    table = Table(seat, "hand: 2 moat", phase=phase, piles={"curse": 0})
    table.do(f"0 play {card}")
    assert table.legal(1) == [f"1 reveal {card}", "1 no"]
    table.do("1 no")
    assert table.discard(1) == []
    assert table.hand(1) == ["moat", "moat"]


@clause("D-ATT-1")
def test_no_window_for_other_cards() -> None:
    table = Table("hand: council_room bandit", "hand: moat", actions=2)
    table.do("0 play council_room")
    assert not table.legal(1)


@clause("D-ATT-1")
def test_the_window_opens_at_every_play() -> None:
    table = Table("hand: throne_room witch", "hand: moat")
    table.do("0 play throne_room", "0 play witch", "1 reveal witch")
    assert asked(table) == (1, "moat")
    table.do("1 no")
    assert table.discard(1) == ["curse"]


@clause("D-ATT-1")
def test_reactions_go_in_turn_order_from_the_left() -> None:
    table = Table("hand: moat", "hand: witch", "hand: moat", "hand: moat", turn=1)
    table.do("1 play witch")
    assert asked(table) == (2, "moat")
    table.do("2 reveal witch")
    assert table.told(Reacted) == [Reacted(2, "moat", "witch")]
    assert asked(table) == (3, "moat")
    table.do("3 no")
    assert asked(table) == (0, "moat")
    table.do("0 reveal witch")
    assert [table.discard(seat) for seat in range(4)] == [[], [], [], ["curse"]]


@clause("D-ATT-2")
def test_moat_protects_nobody_else() -> None:
    table = Table("hand: witch | deck: 2 copper", "hand: moat", "")
    table.do("0 play witch", "1 reveal witch")
    assert table.discard(1) == []
    assert table.discard(2) == ["curse"]
    assert table.hand() == ["copper", "copper"]


@clause("D-ATT-2")
def test_an_unaffected_player_is_skipped_in_every_part() -> None:
    table = Table("hand: bandit", "hand: moat | deck: gold estate", "deck: silver estate")
    table.do("0 play bandit", "1 reveal bandit")
    assert table.deck(1) == ["gold", "estate"]
    assert table.trash() == ["silver"]
    assert table.discard() == ["gold"]


@clause("D-ATT-2")
def test_a_guarded_player_is_unaffected_without_a_question() -> None:
    table = Table("hand: witch", "guarded: | hand: smithy", "")
    table.do("0 play witch")
    assert [table.discard(seat) for seat in (1, 2)] == [[], ["curse"]]


@clause("D-ATT-2")
def test_being_unaffected_ends_with_the_play() -> None:
    table = Table("hand: 2 witch", "hand: moat", actions=2)
    table.do("0 play witch", "1 reveal witch", "0 play witch", "1 no")
    assert table.discard(1) == ["curse"]


@clause("D-ATT-3")
def test_a_shown_reaction_stays_where_it_was() -> None:
    table = Table("hand: witch guardian", "hand: moat copper", actions=3)
    table.do("0 play witch", "1 reveal witch")
    assert table.hand(1) == ["copper", "moat"]
    assert table.resources[0] == 2
    assert not table.told(Discarded)


@clause("D-ATT-3")
@pytest.mark.parametrize(("card", "phase"), [("idol", "buy"), ("raider", "night")])
def test_reactions_work_in_any_phase(card: str, phase: str) -> None:
    table = Table(f"hand: {card} | play: idol copper", "hand: moat 4 copper", phase=phase)
    table.do(f"0 play {card}", f"1 reveal {card}")
    assert table.discard(1) == []
    assert len(table.hand(1)) == 5


@clause("D-ATT-4")
def test_the_hex_of_an_own_leprechaun_is_no_attack() -> None:
    table = Table("hand: leprechaun moat", "hand: moat", hexes=["greed"])
    table.do("0 play leprechaun")
    assert not table.told(Reacted)
    assert not table.legal(1)
    assert table.deck() == ["copper"]


@clause("D-ATT-4")
def test_the_hex_of_a_cursed_village_is_no_attack() -> None:
    table = Table(
        "guarded: | hand: moat guardian",
        phase="buy",
        coins=5,
        cards=["cursed_village"],
        hexes=["greed"],
    )
    table.do("0 buy cursed_village")
    assert table.told(HexReceived) == [HexReceived(0, "greed")]
    assert table.deck() == ["copper"]


@clause("D-ATT-4")
def test_the_boon_of_sacred_grove_is_no_attack() -> None:
    table = Table("hand: sacred_grove", "hand: moat | guarded:", boons=["mountains_gift"])
    table.do("0 play sacred_grove")
    assert asked(table) == (1, "sacred_grove")
    table.do("1 receive mountains_gift")
    assert table.discard(1) == ["silver"]
