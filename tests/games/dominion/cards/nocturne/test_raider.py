"""Raider: full hands lose a copy of a card in play (D-RAIDER)."""

from moonlit.games.dominion.events import Revealed
from tests.clauses import clause
from tests.games.dominion.table import Table

PLAY = "hand: raider guardian | play: 3 copper silver"


def raiding(*victims: str) -> Table:
    """Seat 0 has Coppers and a Silver in play, and plays a Raider."""
    return Table(PLAY, *victims, phase="night").do("0 play raider")


@clause("D-RAIDER-1")
def test_the_victim_chooses_among_the_names_in_play() -> None:
    table = raiding("hand: silver raider 3 estate")
    assert table.legal(1) == ["1 discard silver", "1 discard raider"]
    table.do("1 discard raider")
    assert table.discard(1) == ["raider"]
    assert table.hand(1) == ["estate"] * 3 + ["silver"]


@clause("D-RAIDER-1")
def test_a_hand_without_such_a_card_is_shown() -> None:
    table = raiding("hand: 4 estate gold")
    assert table.hand(1) == ["estate"] * 4 + ["gold"]
    shown = [event for event in table.told(Revealed) if isinstance(event, Revealed)]
    assert [(event.seat, sorted(event.cards)) for event in shown] == [
        (1, ["estate"] * 4 + ["gold"])
    ]


@clause("D-RAIDER-2")
def test_exactly_one_card_is_discarded() -> None:
    table = raiding("hand: 3 copper 2 estate")
    assert table.discard(1) == ["copper"]
    assert table.hand(1) == ["copper", "copper", "estate", "estate"]


@clause("D-RAIDER-2")
def test_four_cards_or_fewer_are_safe_and_not_shown() -> None:
    table = raiding("hand: 4 copper")
    assert table.discard(1) == []
    assert table.told(Revealed) == []


@clause("D-RAIDER-2")
def test_every_other_player_in_turn_order() -> None:
    table = raiding("hand: copper silver 3 estate", "hand: copper silver 4 estate")
    assert (table.legal(1) != [], table.legal(2)) == (True, [])
    table.do("1 discard copper", "2 discard silver")
    assert (table.discard(1), table.discard(2)) == (["copper"], ["silver"])
    assert table.offers("0 play guardian")


@clause("D-RAIDER-1")
def test_names_of_durations_count_and_those_of_the_victim_do_not() -> None:
    table = Table(
        "hand: raider | durations: den_of_sin",
        "hand: 4 estate den_of_sin | durations: cobbler",
        phase="night",
    )
    assert table.do("0 play raider").discard(1) == ["den_of_sin"]


def test_who_shows_a_moat_is_unaffected() -> None:
    table = raiding("hand: moat 4 copper").do("1 reveal raider")
    assert (table.discard(1), len(table.hand(1))) == ([], 5)


def test_three_coins_at_the_start_of_the_next_turn() -> None:
    table = Table("hand: raider | deck: 9 estate", phase="night").do("0 play raider", "1 end")
    assert table.resources == (1, 1, 3)
    assert table.do("0 end").play() == []


def test_the_coins_come_once_however_many_are_attacked() -> None:
    for neighbour in ("", "guarded:"):
        table = Table("hand: raider", neighbour, "", phase="night").do("0 play raider")
        assert table.do("1 end", "2 end").state.coins == 3
