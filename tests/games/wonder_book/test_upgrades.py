"""The twenty-four sides of the upgrade cards (sections 13.2 and 14.2), and gaining one (W-UPG)."""

import pytest

from moonlit.core.codec import Plain
from moonlit.core.errors import BadConfig
from moonlit.games.wonder_book.events import DamageRedirected, UpgradeGained
from tests.clauses import clause
from tests.games.wonder_book.boards import SQUARE, chapter, small
from tests.games.wonder_book.table import GAME, Table

PASSIVE = ("big_brother", "second_wind", "kind_light", "wide_nozzle", "recycler")
COSTS = {
    "overload": 1,
    "home_run": 1,
    "haymaker": 1,
    "relay": 1,
    "long_shot": 1,
    "sugar_rush": 1,
    "falling_stars": 2,
    "smoke_can": 1,
    "mural": 2,
}
SIDES = {side.id: card.hero for card in GAME.campaign.upgrades.values() for side in card.sides}


def hero_with(side: str, at: dict[str, Plain], friend: Plain = "D", **position: Plain) -> Table:
    """The hero of an upgrade side on the line, with a friend who has acted."""
    hero = SIDES[side]
    other = "honey" if hero != "honey" else "bull"
    return small({hero: at, other: friend}, upgrades=[side], **position)


@clause("Q-22", "W-ACT-SKILL-1", "W-HERO-4")
@pytest.mark.parametrize("side", [side for side in SIDES if side not in PASSIVE])
def test_the_costs_of_upgrade_skills(side: str) -> None:
    cost, hero = COSTS.get(side, 0), SIDES[side]
    assert hero_with(side, {"area": "A", "sparks": cost}).offers(f"0 skill {hero} {side}")
    if cost:
        poor = hero_with(side, {"area": "A", "sparks": cost - 1})
        assert poor.refused(f"0 skill {hero} {side}").clause == "W-SPARK-1"


@clause("W-ACT-SKILL-1")
@pytest.mark.parametrize("side", PASSIVE)
def test_passive_skills_are_no_actions(side: str) -> None:
    table = hero_with(side, {"area": "A", "sparks": 3})
    assert table.refused(f"0 skill {SIDES[side]} {side}").code == "passive-skill"


def test_catch_hands_a_card_over_any_distance() -> None:
    mine: dict[str, Plain] = {"area": "A", "things": ["s5", "s2"]}
    table = hero_with("catch", mine, {"area": "D", "things": ["s1"]}).do("0 skill bull catch")
    assert table.legal() == ["0 hand s2 honey", "0 hand s5 honey", "0 hand s1 bull", "0 done"]
    table.do("0 hand s5 honey")
    assert table.hero("honey")["things"] == ["s1", "s5"]
    assert table.offers("0 move bull B")


@clause("W-GIVE-1")
@pytest.mark.parametrize(("answer", "things"), [("yes", ["s1"]), ("no", [])])
def test_catch_takes_a_card_only_if_its_owner_agrees(answer: str, things: list[str]) -> None:
    table = hero_with("catch", {"area": "A"}, {"area": "D", "things": ["s1"]})
    table.do("0 skill bull catch", "0 hand s1 bull", f"1 {answer}")
    assert table.hero("bull")["things"] == things


def test_running_shoes_move_and_then_use_a_scrap_for_nothing() -> None:
    table = hero_with("shoes", {"area": "B", "things": ["s5"]})
    table.do("0 skill bull shoes", "0 area C")
    assert table.hero("bull")["area"] == "C"
    table.do("0 use s5")
    assert (table.hero("bull")["sparks"], table.hero("bull")["things"]) == (2, [])
    assert table.decision["actions"] == 2


def test_running_shoes_use_the_special_action_of_a_rule_but_not_of_an_item() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "F5", "things": ["14"]}, "honey": "F1"}
    config: dict[str, Plain] = {"upgrades": ["shoes"], "keywords": ["ROPE"]}
    table = chapter("ch2", heroes, config=config, rules=["4"])
    table.do("0 skill bull shoes", "0 area F10")
    assert table.legal() == ["0 use throw_rope", "0 none"]


@clause("W-CARD-7")
def test_overload_draws_a_scrap_and_may_use_one_at_once() -> None:
    table = hero_with("overload", {"area": "A", "sparks": 1}, scraps=["s5"])
    table.do("0 skill bull overload")
    assert table.legal() == ["0 use s5", "0 none"]
    table.do("0 none")
    assert table.hero("bull")["things"] == ["s5"]


@clause("Q-24", "W-SPARK-3")
def test_cheer_for_the_captain() -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "B", "hearts": 2},
        "honey": {"area": "A", "sparks": 2},
        "laser": {"area": "B", "sparks": 1},
        "brawn": {"area": "D", "sparks": 1},
    }
    table = small(heroes, upgrades=["cheer"]).do("0 skill bull cheer", "1 yes", "2 no")
    assert [table.hero(name)["sparks"] for name in heroes] == [1, 1, 1, 1]
    assert table.hero("bull")["hearts"] == 3
    assert table.offers("0 move bull A")


def test_home_run_attacks_with_five_dice_and_pushes_what_it_stuns() -> None:
    at: dict[str, Plain] = {"area": "B", "sparks": 1, "rerolled": True}
    table = hero_with("home_run", at, wyrms=["B", "B"], dice=[1, 0, 0, 1, 1])
    table.do("0 skill bull home_run")
    assert table.legal() == ["0 wyrm B standing", "0 none"]
    table.do("0 wyrm B standing")
    assert table.legal() == ["0 area A", "0 area C"]
    assert table.do("0 area C").wyrms() == ["C stunned"]


@clause("W-FLOW-1")
@pytest.mark.parametrize(("answer", "hearts"), [("yes", [5, 4]), ("no", [6, 3])])
def test_big_brother_may_take_the_hit_of_a_wyrm(answer: str, hearts: list[int]) -> None:
    heroes: dict[str, Plain] = {"bull": "A", "honey": "A"}
    table = small(heroes, upgrades=["big_brother"], phase="enemy", wyrms=["A"], wyrm_deck=["w4"])
    table.in_any_order().do("0 victim honey", f"0 {answer}")
    assert [table.hero(name)["hearts"] for name in heroes] == hearts
    assert (DamageRedirected("honey", "bull") in table.events) == (answer == "yes")


def test_big_brother_helps_only_in_his_own_area() -> None:
    heroes: dict[str, Plain] = {"bull": "B", "honey": "A"}
    table = small(heroes, upgrades=["big_brother"], phase="enemy", wyrms=["A"], wyrm_deck=["w4"])
    assert table.in_any_order().hero("honey")["hearts"] == 3


@clause("W-KO-3")
def test_big_brother_does_not_help_while_unconscious() -> None:
    heroes: dict[str, Plain] = {"honey": "A", "bull": {"area": "A", "unconscious": True}}
    table = small(heroes, upgrades=["big_brother"], phase="enemy", wyrms=["A"], wyrm_deck=["w4"])
    assert table.in_any_order().hero("honey")["hearts"] == 3


def test_haymaker_defeats_a_fresh_wyrm() -> None:
    table = hero_with("haymaker", {"area": "A", "sparks": 1}, wyrms=["A", "B"])
    assert table.do("0 skill brawn haymaker").wyrms() == ["B standing"]


def test_warm_up_recovers_a_heart_and_moves() -> None:
    table = hero_with("warm_up", {"area": "A", "hearts": 3}).do("0 skill brawn warm_up")
    assert (table.hero("brawn")["hearts"], table.hero("brawn")["area"]) == (4, "B")


def test_finish_it_defeats_one_stunned_wyrm_and_no_other() -> None:
    table = hero_with("finish_it", {"area": "A"}, wyrms=["A stunned", "A", "B stunned"])
    assert table.do("0 skill brawn finish_it").wyrms() == ["A standing", "B stunned"]


def test_bulldoze_takes_up_to_two_wyrms_along() -> None:
    table = hero_with("bulldoze", {"area": "A"}, wyrms=["A", "A", "A stunned"])
    table.do("0 skill brawn bulldoze", "0 wyrm A standing", "0 wyrm A stunned")
    assert table.wyrms() == ["A standing", "B standing", "B stunned"]
    assert table.hero("brawn")["area"] == "B"


@pytest.mark.parametrize(("card", "hearts", "fate"), [("w4", 1, 5), ("w5", 5, 4)])
def test_second_wind_keeps_the_last_heart_once(card: str, hearts: int, fate: int) -> None:
    """Bitten once, a heart is kept; bitten twice, Brawn falls and stands up a token later."""
    heroes: dict[str, Plain] = {"brawn": {"area": "A", "hearts": 1}, "bull": "D"}
    table = small(heroes, upgrades=["second_wind"], phase="enemy", wyrms=["A"], wyrm_deck=[card])
    table.in_any_order()
    assert (table.hero("brawn")["hearts"], table.state.fate) == (hearts, fate)


@clause("W-PP-7", "W-PP-3")
def test_relay_gives_the_other_hero_an_extra_action_first() -> None:
    table = hero_with("relay", {"area": "A", "sparks": 1}).do("0 skill brawn relay")
    assert table.refused("0 move brawn B").clause == "W-PP-3"
    table.do("1 move honey C")
    assert table.decision["kind"] == "extra"
    table.do("0 move brawn B")
    assert table.decision["actions"] == 2


@clause("W-KO-7", "W-PP-7")
@pytest.mark.parametrize(("hearts", "kind"), [(2, "extra"), (1, "turn")])
def test_relay_is_over_for_who_falls_meanwhile(hearts: int, kind: str) -> None:
    """Laser sets wrong signs in chapter IV, which hurts Brawn before her own extra action."""
    brawn: dict[str, Plain] = {"area": "U11", "hearts": hearts, "sparks": 1}
    heroes: dict[str, Plain] = {
        "brawn": brawn,
        "laser": {"area": "U11", "acted": False, "rerolled": True},
    }
    table = chapter(
        "ch4",
        heroes,
        config={"upgrades": ["relay"]},
        goal=15,
        objects={"16": "U11"},
        counters={"wheel_need": 6},
    )
    table.do("0 turn brawn", "0 skill brawn relay", "1 interact laser 16", "1 choose set_signs")
    table.do("1 choose candle", "1 choose feather", "1 choose key")
    assert table.decision["kind"] == kind
    assert table.decision["hero"] == ("brawn" if kind == "extra" else "laser")


def test_first_aid_heals_two_hearts_in_the_own_area() -> None:
    friend: dict[str, Plain] = {"area": "A", "hearts": 2}
    table = hero_with("first_aid", {"area": "A", "hearts": 1}, friend)
    table.do("0 skill honey first_aid")
    assert table.legal() == ["0 hero honey", "0 hero bull"]
    assert table.do("0 hero bull").hero("bull")["hearts"] == 4


@pytest.mark.parametrize(
    ("state", "left"), [("stunned", ["C stunned"]), ("standing", ["C standing", "D stunned"])]
)
def test_long_shot_goes_on_only_after_a_defeat(state: str, left: list[str]) -> None:
    at: dict[str, Plain] = {"area": "A", "sparks": 1}
    table = hero_with("long_shot", at, wyrms=[f"D {state}", "C"])
    table.do("0 skill honey long_shot", f"0 wyrm D {state}")
    assert table.wyrms() == left


def test_sugar_rush_heals_all_here_and_one_of_them_acts() -> None:
    heroes: dict[str, Plain] = {
        "honey": {"area": "A", "hearts": 1, "sparks": 1},
        "bull": {"area": "A", "hearts": 1},
        "laser": {"area": "B", "hearts": 1},
    }
    table = small(heroes, upgrades=["sugar_rush"]).do("0 skill honey sugar_rush")
    assert [table.hero(name)["hearts"] for name in heroes] == [2, 2, 1]
    assert table.legal() == ["0 hero honey", "0 hero bull"]
    table.do("0 hero bull", "1 move bull B")
    assert table.offers("0 move honey B")


@clause("W-ACTV-3")
def test_pin_down_lets_a_wyrm_need_two_actions_to_stand_up() -> None:
    table = hero_with("pin_down", {"area": "A"}, wyrms=["B"], dice=[1], wyrm_deck=["w5", "w4"])
    table.do("0 skill honey pin_down")
    assert table.wyrms() == ["B pinned"]
    table.do("0 pass honey").in_any_order()
    assert "B standing" in table.wyrms()
    assert table.hero("honey")["hearts"] == 4


def test_falling_stars_hit_every_wyrm() -> None:
    at: dict[str, Plain] = {"area": "A", "sparks": 2}
    table = hero_with("falling_stars", at, wyrms=["A", "C", "D stunned"])
    assert table.do("0 skill honey falling_stars").wyrms() == ["A stunned", "C stunned"]


def test_kind_light_heals_when_a_spark_is_collected() -> None:
    friend: dict[str, Plain] = {"area": "D", "hearts": 1}
    table = hero_with("kind_light", {"area": "A"}, friend, sparks={"A": 1})
    table.do("0 collect honey", "0 hero bull")
    assert table.hero("bull")["hearts"] == 2


def test_kind_light_shines_only_for_its_owner() -> None:
    heroes: dict[str, Plain] = {"bull": "A", "honey": {"area": "A", "hearts": 1}}
    table = small(heroes, upgrades=["kind_light"], sparks={"A": 1}).do("0 collect bull")
    assert table.offers("0 move bull B")


def test_skate_moves_up_to_two_areas() -> None:
    table = hero_with("skate", {"area": "A"}).do("0 skill laser skate", "0 area B")
    assert table.legal() == ["0 area A", "0 area C", "0 none"]
    assert table.do("0 area C").offers("0 move laser D")
    stopped = hero_with("skate", {"area": "A"}).do("0 skill laser skate", "0 area B", "0 none")
    assert stopped.hero("laser")["area"] == "B"


def test_smoke_stays_where_it_was_made() -> None:
    """The wyrm in the smoke goes after Laser and bites once outside; the one in B bites twice."""
    at: dict[str, Plain] = {"area": "A", "sparks": 1}
    table = hero_with("smoke_can", at, wyrms=["A", "B"], wyrm_deck=["w5"])
    table.do("0 skill laser smoke_can", "0 move laser B", "0 pass laser").in_any_order()
    assert table.hero("laser")["hearts"] == 2


def test_smoke_takes_attacks_until_the_next_player_phase() -> None:
    at: dict[str, Plain] = {"area": "A", "sparks": 1}
    table = hero_with("smoke_can", at, wyrms=["A", "A stunned"], wyrm_deck=["w5", "w4"])
    table.do("0 skill laser smoke_can", "0 pass laser").in_any_order()
    assert table.hero("laser")["hearts"] == 5
    table.do("1 turn honey", "1 pass honey", "0 pass laser").in_any_order()
    assert table.hero("laser")["hearts"] == 3


@clause("W-ENG-3")
def test_nobody_is_asked_whom_a_wyrm_in_smoke_would_attack() -> None:
    at: dict[str, Plain] = {"area": "A", "sparks": 1}
    table = hero_with("smoke_can", at, "A", wyrms=["A"], wyrm_deck=["w4"])
    table.do("0 skill laser smoke_can", "0 pass laser").in_any_order()
    assert table.decision["kind"] == "next_turn"


def test_wide_nozzle_reaches_two_areas() -> None:
    assert hero_with("wide_nozzle", {"area": "A"}, wyrms=["C"]).offers("0 attack laser")
    assert not hero_with("wide_nozzle", {"area": "A"}, wyrms=["D"]).offers("0 attack laser")


@clause("W-CARD-7")
@pytest.mark.parametrize(("die", "things"), [(1, ["s5"]), (0, [])])
def test_recycler_may_bring_a_used_scrap_back(die: int, things: list[str]) -> None:
    at: dict[str, Plain] = {"area": "A", "things": ["s5"], "rerolled": True}
    table = hero_with("recycler", at, dice=[die]).do("0 special laser s5")
    assert (table.hero("laser")["things"], table.hero("laser")["sparks"]) == (things, 2)
    assert table.view()["scrap_discards"] == ["s5"][len(things) :]


def test_mural_draws_two_and_one_of_them_may_be_given_away() -> None:
    at: dict[str, Plain] = {"area": "A", "sparks": 2, "things": ["s1"]}
    table = hero_with("mural", at, scraps=["s5", "s7"]).do("0 skill laser mural", "0 hero honey")
    assert table.legal() == ["0 hand s5 honey", "0 hand s7 honey", "0 done"]
    table.do("0 hand s7 honey")
    assert (table.hero("laser")["things"], table.hero("honey")["things"]) == (["s1", "s5"], ["s7"])


def test_glow_paint_puts_a_spark_next_to_laser() -> None:
    table = small({"laser": "A", "bull": "V"}, upgrades=["glow_paint"], board=SQUARE)
    table.do("0 skill laser glow_paint")
    assert table.legal() == ["0 area A", "0 area B", "0 area C"]
    table.do("0 area C")
    assert (table.state.on_board, table.state.spark_pool) == ([0, 0, 1, 0, 0], 16)


def freed(*upgrades: str) -> Table:
    """Chapter II: the last strokes that free the hatchling meet the goal."""
    heroes: dict[str, Plain] = {"bull": "F6", "honey": "F1"}
    table = chapter(
        "ch2",
        heroes,
        config={"upgrades": list[Plain](upgrades)},
        goal=17,
        objects={"18": "F6"},
        progress={"18": 10},
        dice=[1, 1],
    )
    return table.do("0 interact bull 18")


@clause("W-UPG-1", "W-UPG-4", "W-CARD-15", "W-FLOW-5")
def test_gaining_an_upgrade_asks_every_hero_at_once_for_a_side() -> None:
    table = freed()
    assert table.decision["upgrade"] == "bull_u1"
    assert table.legal() == ["0 side catch", "0 side shoes"]
    assert table.refused("0 side overload").clause == "W-UPG-1"
    table.do("0 side shoes")
    assert UpgradeGained("bull", "shoes") in table.events
    table.do("1 side long_shot")
    assert table.hero("bull")["skills"] == ["leadership", "shoes"]
    assert table.hero("honey")["skills"] == ["hail", "long_shot"]
    assert table.offers("0 skill bull shoes")
    assert not table.offers("0 skill bull catch")


@clause("W-UPG-2")
def test_a_side_chosen_before_is_not_asked_for_again() -> None:
    table = freed("catch")
    assert table.legal(1) == ["1 side first_aid", "1 side long_shot"]
    assert table.do("1 side first_aid").hero("bull")["skills"] == ["leadership", "catch"]


@clause("W-UPG-1", "W-CAMP-6")
@pytest.mark.parametrize(
    ("sides", "broken"), [(["catch", "shoes"], "W-UPG-1"), (["skate"], "W-CAMP-6")]
)
def test_a_match_begins_with_one_side_of_a_card_for_heroes_in_play(
    sides: list[Plain], broken: str
) -> None:
    with pytest.raises(BadConfig) as refused:
        GAME.check_config({"heroes": ["bull", "honey"], "upgrades": sides})
    assert refused.value.clause == broken
