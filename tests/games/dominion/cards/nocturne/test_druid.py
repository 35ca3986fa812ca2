"""Druid: one of the three Boons beside it (D-DRUID)."""

from moonlit.core.journal import Journal
from tests.clauses import clause
from tests.games.dominion.table import GAME, Table, kingdom

BESIDE = ["forests_gift", "rivers_gift", "seas_gift"]


@clause("D-DRUID-1")
def test_three_boons_lie_beside_druid_and_not_in_the_deck() -> None:
    config = GAME.check_config({"players": 2, "cards": list(kingdom(["druid", "bard"]))})
    state = GAME.setup(config, 5, Journal(False))
    assert len(state.boon_druid) == 3
    assert sorted(state.boon_druid + state.boon_deck) == list(range(12))


@clause("D-DRUID-1")
def test_other_fate_cards_never_give_these_three() -> None:
    table = Table("hand: 20 bard", cards=["druid"], druid=list(BESIDE), actions=20)
    for _ in range(9):
        table.do("0 play bard")
        while not table.offers("0 play bard"):
            table.do(table.legal()[-1])
    given = table.boons("discards") + table.boons("kept")
    assert len(given) == 9
    assert not set(BESIDE) & set(given)
    table.do("0 play bard")
    assert table.boons("druid") == BESIDE


@clause("D-DRUID-2")
def test_any_one_of_the_three_must_be_chosen() -> None:
    table = Table("hand: druid", druid=list(BESIDE)).do("0 play druid")
    assert table.legal() == [f"0 receive {boon}" for boon in BESIDE]


@clause("D-DRUID-2")
def test_a_kept_boon_stays_beside_druid_and_is_followed() -> None:
    table = Table("hand: druid | deck: 9 copper", druid=list(BESIDE))
    table.do("0 play druid", "0 receive rivers_gift")
    assert table.boons("druid") == BESIDE
    assert table.boons("kept") == []
    table.do("0 end")
    assert table.hand() == ["copper"] * 6
    assert table.boons("discards") == []


@clause("D-DRUID-2")
def test_two_druids_may_use_the_same_boon() -> None:
    table = Table("hand: 2 druid", druid=list(BESIDE), actions=2)
    table.do(*["0 play druid", "0 receive forests_gift"] * 2)
    assert table.resources == (0, 1 + 2 + 2, 2)


def test_the_buy_comes_first() -> None:
    table = Table("hand: druid", druid=list(BESIDE)).do("0 play druid")
    assert table.resources == (0, 2, 0)
