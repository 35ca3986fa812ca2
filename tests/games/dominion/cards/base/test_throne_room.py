"""Throne Room: play an Action twice."""

from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-BASE-15", "D-PLAY-3")
def test_a_market_twice() -> None:
    table = Table("hand: throne_room market moat | deck: 3 copper")
    table.do("0 play throne_room", "0 play market")
    assert table.hand() == ["copper", "copper", "moat"]
    assert table.resources == (2, 3, 2)
    assert table.play() == ["market", "throne_room"]


@clause("D-BASE-15")
def test_it_can_be_declined() -> None:
    table = Table("hand: throne_room market | deck: copper").do("0 play throne_room", "0 no")
    assert table.hand() == ["market"]
    assert table.play() == ["throne_room"]


@clause("D-BASE-15")
def test_without_an_action_nothing_happens() -> None:
    table = Table("hand: throne_room copper").do("0 play throne_room")
    assert table.play() == ["throne_room"]
    assert table.offers("0 play copper")


@clause("D-BASE-15")
def test_the_first_play_is_finished_before_the_second_begins() -> None:
    table = Table("hand: throne_room remodel estate copper")
    table.do("0 play throne_room", "0 play remodel", "0 trash estate", "0 gain silver")
    assert table.discard() == ["silver"]
    assert table.trash() == ["copper", "estate"]  # the last card of the hand is no choice
    table.do("0 gain estate")
    assert table.discard() == ["silver", "estate"]


@clause("D-PLAY-5")
def test_a_throne_room_on_a_throne_room() -> None:
    table = Table("hand: 2 throne_room smithy market | deck: 9 copper")
    table.do("0 play throne_room", "0 play throne_room", "0 play smithy", "0 play market")
    assert table.hand() == ["copper"] * 8
    assert table.resources == (2, 3, 2)


@clause("D-BASE-15", "D-DUR-3")
def test_it_stays_with_a_duration() -> None:
    table = Table("hand: throne_room secret_cave 6 estate | deck: 9 copper", "hand: copper")
    table.do("0 play throne_room", "0 play secret_cave")
    table.do("0 discard")
    table.do(*["0 discard estate"] * 3, "0 no", "0 end")
    assert table.play() == ["secret_cave", "throne_room"]
