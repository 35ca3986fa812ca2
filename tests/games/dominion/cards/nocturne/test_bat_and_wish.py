"""Bat and Wish: the two that go back to their piles (10.4)."""

import pytest

from moonlit.games.dominion.events import Discarded, Exchanged, Gained, Returned
from tests.clauses import clause
from tests.games.dominion.table import Table

BAT = "hand: bat 3 estate copper"


def bat(**piles: int) -> Table:
    return Table(BAT, cards=["vampire"], phase="night", piles={**piles}).do("0 play bat")


@clause("D-BAT-1")
def test_bat_that_trashes_nothing_stays_a_bat() -> None:
    table = bat()
    assert table.offers("0 no")
    table.do("0 no")
    assert table.told(Exchanged) == []
    assert table.pile("bat") == 10


@clause("D-BAT-1")
@pytest.mark.parametrize("answers", [["0 trash estate", "0 done"], ["0 trash estate"] * 2])
def test_bat_that_trashes_becomes_a_vampire_in_the_discard_pile(answers: list[str]) -> None:
    table = bat().do(*answers)
    assert table.trash() == ["estate"] * answers.count("0 trash estate")
    assert table.told(Exchanged) == [Exchanged(0, "bat", "vampire")]
    assert (table.pile("bat"), table.pile("vampire")) == (11, 9)
    assert table.told(Gained) == []


@clause("D-BAT-1", "D-EXCH-2")
def test_bat_may_trash_without_vampires() -> None:
    table = bat(vampire=0).do("0 trash estate", "0 done")
    assert table.trash() == ["estate"]
    assert table.told(Exchanged) == []
    assert table.pile("bat") == 10


@clause("D-BAT-1", "D-TRASH-1")
def test_the_mirror_asks_before_the_exchange() -> None:
    table = Table("hand: bat haunted_mirror village", cards=["vampire", "cemetery"], phase="night")
    table.do("0 play bat", "0 trash haunted_mirror", "0 done")
    assert table.legal() == ["0 discard village", "0 no"]
    assert table.play() == ["bat"]
    table.do("0 no")
    assert table.told(Exchanged) == [Exchanged(0, "bat", "vampire")]


WISH = ["leprechaun"]


@clause("D-WISH-1", "D-WISH-2")
def test_wish_goes_back_for_a_card_to_hand() -> None:
    table = Table("hand: wish copper", cards=WISH).do("0 play wish")
    assert Returned(0, "wish") in table.events
    assert table.pile("wish") == 13
    assert table.resources[0] == 1
    table.do("0 gain gold")
    assert table.hand() == ["copper", "gold"]
    assert table.told(Discarded) == []


@clause("D-WISH-1")
def test_wish_gains_up_to_six_and_must_gain() -> None:
    table = Table("hand: wish", cards=WISH, coins=9).do("0 play wish")
    assert table.offers("0 gain gold")
    assert not table.offers("0 gain province")
    assert not table.offers("0 gain wish")
    assert not table.offers("0 no")


@clause("D-WISH-1", "D-NECRO-4")
def test_wish_played_from_the_trash_gains_nothing() -> None:
    table = Table("hand: necromancer copper", cards=WISH, trash=["wish"]).do("0 play necromancer")
    assert table.trash() == ["wish"]
    assert table.pile("wish") == 12
    assert table.resources[0] == 1  # what does not depend on the return still happens
    assert table.hand() == ["copper"]


@clause("D-WISH-1", "D-PLAY-3")
def test_wish_played_twice_returns_once() -> None:
    table = Table("hand: throne_room wish", cards=WISH)
    table.do("0 play throne_room", "0 play wish", "0 gain gold")
    assert table.hand() == ["gold"]
    assert table.pile("wish") == 13
    assert table.resources[0] == 2
