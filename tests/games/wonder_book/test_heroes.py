"""The four heroes: hearts, attacks and the skills they start with (sections 3 and 13.1)."""

import pytest

from moonlit.core.codec import Plain
from moonlit.games.wonder_book.events import ExtraActionGranted, Rolled
from tests.clauses import clause
from tests.games.wonder_book.boards import small
from tests.games.wonder_book.table import GAME

HEARTS = {"bull": 6, "brawn": 5, "honey": 4, "laser": 5}
DICE = {"bull": 3, "brawn": 2, "honey": 1, "laser": 2}
SKILLS = {"bull": "leadership", "brawn": "baton", "honey": "hail", "laser": "spray"}


def other_than(hero: str) -> str:
    return "bull" if hero != "bull" else "laser"


@clause("W-HERO-1", "W-HERO-4", "W-COMP-14")
@pytest.mark.parametrize("hero", HEARTS)
def test_a_hero_card(hero: str) -> None:
    table = small({hero: "A", other_than(hero): "D"})
    card = table.hero(hero)
    assert (card["hearts"], card["most_hearts"]) == (HEARTS[hero], HEARTS[hero])
    assert card["skills"] == [SKILLS[hero]]
    refused = table.refused(f"0 skill {hero} {SKILLS[hero]}")
    assert (refused.clause, refused.facts["cost"]) == ("W-SPARK-1", 1)


@clause("W-HERO-3", "W-CMB-1", "W-ACT-ATK-1", "W-COMP-4")
@pytest.mark.parametrize("hero", DICE)
def test_an_attack_rolls_the_dice_of_the_card(hero: str) -> None:
    table = small({hero: "A", other_than(hero): "D"}, wyrms=["A"], dice=[1] * 5)
    table.do(f"0 attack {hero}")
    assert Rolled(hero, DICE[hero], 0, is_reroll=False, dice=(True,) * DICE[hero]) in table.events


@clause("W-CMB-3", "W-CMB-13")
@pytest.mark.parametrize("area", ["B", "C"])
def test_the_swing_of_bull_and_the_one_two_reach_only_the_own_area(area: str) -> None:
    for hero in ("bull", "brawn"):
        table = small({hero: "A", "honey": "D"}, wyrms=[area])
        refused = table.refused(f"0 attack {hero}")
        assert (refused.code, refused.clause) == ("nothing-in-reach", "W-CMB-13")


@clause("W-AREA-2", "W-ACT-ATK-1")
def test_arrows_and_paint_reach_the_next_area_but_not_across_a_solid_line() -> None:
    for hero in ("honey", "laser"):
        assert small({hero: "A", "bull": "D"}, wyrms=["B"]).offers(f"0 attack {hero}")
        assert not small({hero: "A", "bull": "D"}, wyrms=["C"]).offers(f"0 attack {hero}")


@clause("Q-25", "W-CMB-2", "W-CMB-12", "W-ENG-8")
def test_one_two_deals_every_success_to_each_of_two_wyrms_and_not_to_a_third() -> None:
    table = small({"brawn": "A", "bull": "D"}, wyrms=["A", "A", "A"], dice=[1, 1])
    table.do("0 attack brawn", "0 wyrm A standing")
    assert table.wyrms() == ["A standing"]


@clause("Q-25", "W-CMB-12")
def test_one_two_may_stop_at_one_wyrm_and_leaves_nothing_over() -> None:
    table = small({"brawn": "A", "bull": "D"}, wyrms=["A stunned", "A"], dice=[1, 1])
    table.do("0 attack brawn", "0 wyrm A stunned", "0 none")
    assert table.wyrms() == ["A standing"]


@clause("W-CMB-9", "Q-9", "Q-10")
def test_a_glowing_arrow_that_hits_lets_one_hero_recover_a_heart() -> None:
    heroes: dict[str, Plain] = {"honey": {"area": "A", "hearts": 2}, "bull": "D"}
    table = small(heroes, wyrms=["B"], dice=[1]).do("0 attack honey")
    assert table.wyrms() == ["B stunned"]
    assert table.legal() == ["0 hero honey", "0 hero bull", "0 none"]
    assert table.do("0 hero honey").hero("honey")["hearts"] == 3


@clause("W-CMB-9")
def test_a_glowing_arrow_that_misses_heals_nobody() -> None:
    heroes: dict[str, Plain] = {"honey": {"area": "A", "hearts": 2}, "bull": "D"}
    table = small(heroes, wyrms=["B"], dice=[0]).do("0 attack honey", "0 no")
    assert table.offers("0 attack honey")
    assert table.hero("honey")["hearts"] == 2


@clause("W-ACT-SKILL-1", "W-PP-7", "Q-23", "W-SPARK-2")
def test_leadership_gives_a_spark_from_the_pool_and_an_extra_action() -> None:
    table = small({"bull": {"area": "A", "sparks": 1}, "honey": "D"}, sparks={"A": 1})
    table.do("0 skill bull leadership")
    assert ExtraActionGranted("honey") in table.events
    assert (table.hero("bull")["sparks"], table.hero("honey")["sparks"]) == (0, 1)
    assert table.view()["spark_pool"] == 17 - 2
    table.do("1 move honey C")
    assert table.offers("0 collect bull")


@clause("W-PP-7")
def test_the_extra_action_of_leadership_may_be_left_and_ends_with_one_action() -> None:
    for extra in ("1 pass honey", "1 move honey C"):
        table = small({"bull": {"area": "A", "sparks": 1}, "honey": "D"})
        table.do("0 skill bull leadership", extra)
        assert table.decision == {
            "kind": "turn",
            "seats": [0],
            "hero": "bull",
            "card": None,
            "actions": 2,
        }


@clause("W-KO-3", "Q-8", "Q-16")
def test_skills_do_not_reach_the_unconscious_but_can_be_paid_for_in_vain() -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "A", "sparks": 1},
        "honey": {"area": "D", "unconscious": True},
    }
    table = small(heroes).do("0 skill bull leadership")
    assert (table.hero("bull")["sparks"], table.hero("honey")["sparks"]) == (0, 0)
    assert table.legal()[0] == "0 pass bull"


@clause("W-KO-3")
def test_take_the_baton_swaps_only_with_the_conscious() -> None:
    heroes: dict[str, Plain] = {
        "brawn": {"area": "A", "sparks": 1},
        "honey": {"area": "D", "unconscious": True},
        "bull": "C",
    }
    table = small(heroes).do("0 skill brawn baton")
    where = [table.hero(name)["area"] for name in ("brawn", "honey", "bull")]
    assert where == ["C", "D", "A"]
    assert table.decision["kind"] == "extra"


@clause("W-CMB-8")
def test_hail_of_arrows_hits_different_wyrms_anywhere() -> None:
    heroes: dict[str, Plain] = {"honey": {"area": "A", "sparks": 1}, "bull": "D"}
    table = small(heroes, wyrms=["D", "C stunned", "B"], dice=[1, 1, 0])
    table.do("0 skill honey hail", "0 no", "0 wyrm D standing", "0 wyrm C stunned")
    assert table.wyrms() == ["B standing", "D stunned"]


@clause("W-CMB-8")
def test_exploding_spray_takes_up_to_three_wyrms_of_the_own_area() -> None:
    heroes: dict[str, Plain] = {"laser": {"area": "A", "sparks": 1}, "bull": "D"}
    table = small(heroes, wyrms=["A", "A", "A stunned", "B"])
    table.do("0 skill laser spray", "0 wyrm A standing", "0 wyrm A stunned")
    assert table.legal() == ["0 wyrm A standing", "0 none"]
    table.do("0 none")
    assert table.wyrms() == ["A standing", "A stunned", "B standing"]


@clause("W-HERO-2")
@pytest.mark.parametrize(("hearts", "after"), [(4, 5), (6, 6)])
def test_nobody_has_more_hearts_than_the_card_says(hearts: int, after: int) -> None:
    heroes: dict[str, Plain] = {"honey": "A", "bull": {"area": "A", "hearts": hearts}}
    table = small(heroes, wyrms=["B"], dice=[1]).do("0 attack honey", "0 hero bull")
    assert table.hero("bull")["hearts"] == after


@clause("W-COMP-2", "W-COMP-15", "W-UPG-1", "Q-22")
def test_the_heroes_and_upgrades_of_the_campaign() -> None:
    campaign = GAME.campaign
    assert list(campaign.heroes) == list(HEARTS)
    for hero in HEARTS:
        mine = [card for card in campaign.upgrades.values() if card.hero == hero]
        assert sorted(card.n for card in mine) == [1, 2, 3]
        assert all(len(card.sides) == 2 for card in mine)
