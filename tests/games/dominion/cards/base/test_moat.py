"""Moat: two cards; shown against an Attack it shields."""

import pytest

from moonlit.games.dominion.events import Drew, Reacted
from tests.clauses import clause
from tests.games.dominion.table import Table


def known(table: Table, owner: int, viewer: int | None) -> tuple[object, object]:
    """Which cards of a hand a viewer knows, and which of them all know."""
    seats = table.view(viewer)["seats"]
    assert isinstance(seats, list)
    seat = seats[owner]
    assert isinstance(seat, dict)
    hand = seat["hand"]
    assert isinstance(hand, dict)
    return hand["cards"], hand["shown"]


@clause("D-ACT-2")
def test_played_it_draws_two_cards() -> None:
    table = Table("hand: moat | deck: gold silver estate").do("0 play moat")
    assert table.hand() == ["gold", "silver"]


@clause("D-BASE-10", "D-ATT-3")
def test_it_is_shown_before_the_attack_does_anything() -> None:
    table = Table("hand: witch | deck: 2 copper", "hand: moat").do("0 play witch")
    assert table.told(Drew) == []
    assert table.legal(1) == ["1 reveal witch", "1 no"]
    table.do("1 reveal witch")
    assert table.told(Reacted) == [Reacted(1, "moat", "witch")]
    assert table.hand() == ["copper", "copper"]
    assert table.discard(1) == []
    assert table.hand(1) == ["moat"]


@clause("D-BASE-10", "D-ATT-1")
def test_it_works_against_two_attacks_in_one_turn() -> None:
    table = Table("hand: witch militia", "hand: moat 4 copper", actions=2)
    table.do("0 play witch", "1 reveal witch", "0 play militia", "1 reveal militia")
    assert table.hand(1) == ["copper"] * 4 + ["moat"]
    assert table.discard(1) == []


@clause("D-BASE-10")
def test_it_need_not_be_shown() -> None:
    table = Table("hand: witch", "hand: moat").do("0 play witch", "1 no")
    assert table.discard(1) == ["curse"]


@clause("D-ATT-2")
def test_it_shields_nobody_else() -> None:
    table = Table("hand: witch", "hand: moat", "hand: copper")
    table.do("0 play witch", "1 reveal witch")
    assert table.discard(1) == []
    assert table.discard(2) == ["curse"]


@clause("D-BASE-10", "D-ATT-1")
def test_the_attackers_own_moat_is_not_asked() -> None:
    table = Table("hand: witch moat", "hand: copper").do("0 play witch")
    assert table.discard(1) == ["curse"]


@clause("D-BASE-10", "D-INFO-4", "D-INFO-6")
@pytest.mark.parametrize(("answer", "shown"), [("reveal militia", ["moat"]), ("no", [])])
def test_all_know_the_moat_that_was_shown_and_no_other(answer: str, shown: list[str]) -> None:
    table = Table("hand: militia", "hand: copper moat estate", "hand: smithy").do("0 play militia")
    for viewer in (0, 2, None):
        assert known(table, 1, viewer) == ([], [])
    table.do(f"1 {answer}")
    for viewer in (0, 2, None):
        assert known(table, 1, viewer) == (shown, shown)
    assert known(table, 1, 1) == (["copper", "estate", "moat"], shown)


@clause("D-BASE-10", "D-INFO-2")
def test_nobody_knows_of_a_second_moat() -> None:
    table = Table("hand: 2 militia", "hand: 2 moat copper", actions=2)
    for _ in range(2):
        table.do("0 play militia", "1 reveal militia")
        assert known(table, 1, 0) == (["moat"], ["moat"])


@clause("D-BASE-10", "D-INFO-2")
def test_who_has_no_moat_shows_none() -> None:
    table = Table("hand: militia", "hand: moat copper", "hand: copper estate").do("0 play militia")
    assert known(table, 2, 0) == ([], [])
