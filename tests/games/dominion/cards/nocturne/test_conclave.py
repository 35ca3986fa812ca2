"""Conclave: plays an Action of which no copy is in play, for another Action (D-CONCLAVE)."""

from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-CONCLAVE-1")
def test_only_an_action_of_which_no_copy_is_in_play() -> None:
    table = Table("hand: conclave market smithy gold | play: market").do("0 play conclave")
    assert table.legal() == ["0 play smithy", "0 no"]


@clause("D-CONCLAVE-1")
def test_what_has_left_play_does_not_matter() -> None:
    table = Table("hand: conclave 2 pixie | deck: 2 estate", boons=["seas_gift", "fields_gift"])
    table.do("0 play pixie", "0 trash seas_gift")
    assert table.play() == []
    table.do("0 play conclave")
    assert table.legal() == ["0 play pixie", "0 no"]


@clause("D-CONCLAVE-2")
def test_a_copy_of_an_earlier_turn_blocks() -> None:
    table = Table("hand: conclave secret_cave village | durations: secret_cave")
    table.do("0 play conclave")
    assert table.legal() == ["0 play village", "0 no"]


@clause("D-CONCLAVE-3")
def test_conclave_does_not_play_conclave() -> None:
    table = Table("hand: 2 conclave").do("0 play conclave")
    assert table.offers("0 buy copper")
    assert table.hand() == ["conclave"]
    assert table.resources == (0, 1, 2)


@clause("D-CONCLAVE-4")
def test_the_action_may_be_used_for_another_conclave() -> None:
    table = Table("hand: 2 conclave smithy | deck: 3 copper")
    table.do("0 play conclave", "0 play smithy")
    assert table.resources == (1, 1, 2)
    table.do("0 play conclave")
    assert table.resources == (0, 1, 4)


def test_only_one_action_is_played() -> None:
    table = Table("hand: conclave smithy village").do("0 play conclave", "0 play smithy")
    assert table.resources == (1, 1, 2)
    assert table.hand() == ["village"]


def test_it_is_optional_and_the_action_depends_on_it() -> None:
    table = Table("hand: conclave smithy").do("0 play conclave", "0 no")
    assert table.resources == (0, 1, 2)
    assert table.hand() == ["smithy"]


def test_the_action_comes_after_the_played_card_is_resolved() -> None:
    table = Table("hand: conclave workshop").do("0 play conclave", "0 play workshop")
    assert table.offers("0 gain silver")
    assert table.resources == (0, 1, 2)
    assert table.do("0 gain silver").resources == (1, 1, 2)
