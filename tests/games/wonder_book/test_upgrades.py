"""The upgrade cards (sections 13.2 and 14.2)."""

from moonlit.core.codec import Plain
from tests.clauses import clause
from tests.games.wonder_book.lanes import ROW
from tests.games.wonder_book.table import Table


def with_skill(skill: str, hero: str, other: str = "bull", **position: Plain) -> Table:
    """A hero with a skill in B with 2 sparks, another one in C; the first has the turn."""
    heroes: dict[str, Plain] = {
        hero: {"area": "B", "hearts": 3, "sparks": 2},
        other: {"area": "C", "hearts": 2},
    }
    given = {"board": ROW, "heroes": heroes, **position}
    table = Table(hero, other, config={"upgrades": [skill]}, **given)  # type: ignore[arg-type]
    return table.do(f"0 turn {hero}")


@clause("W-UPG-4")
def test_the_starting_skill_stays() -> None:
    table = with_skill("catch", "bull", "laser")
    assert table.hero("bull")["skills"] == ["leadership", "catch"]


def test_catch_passes_an_item_any_distance() -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "A", "things": ["s5"]},
        "laser": {"area": "D", "things": ["s6"]},
    }
    table = with_skill("catch", "bull", "laser", heroes=heroes).do("0 skill bull catch")
    assert table.legal() == ["0 hand s5 laser", "0 hand s6 bull", "0 done"]
    table.do("0 hand s6 bull", "1 yes")
    assert table.hero("bull")["things"] == ["s5", "s6"]
    assert table.offers("0 pass bull")


def test_running_shoes_move_and_use_a_scrap() -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "A", "things": ["s5"]},
        "laser": {"area": "D"},
    }
    table = with_skill("shoes", "bull", "laser", heroes=heroes)
    table.do("0 skill bull shoes", "0 use s5")
    assert (table.hero("bull")["area"], table.hero("bull")["sparks"]) == ("B", 2)
    assert table.view()["decision"]["actions"] == 2  # type: ignore[index,call-overload]


def test_overload_draws_and_may_use() -> None:
    table = with_skill("overload", "bull", "laser", scraps=["s5"]).do("0 skill bull overload")
    table.do("0 none")
    assert table.hero("bull")["things"] == ["s5"]


@clause("W-SPARK-3")
def test_cheer_asks_the_givers() -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "B", "hearts": 2},
        "laser": {"area": "C", "sparks": 1},
    }
    table = with_skill("cheer", "bull", "laser", heroes=heroes).do("0 skill bull cheer")
    assert table.refused("0 yes").code == "not-your-turn"
    table.do("1 yes")
    assert (table.hero("bull")["sparks"], table.hero("bull")["hearts"]) == (1, 3)


def test_home_run_pushes_what_it_stuns() -> None:
    table = with_skill("home_run", "bull", "laser", wyrms=["B"], dice=[1, 0, 0, 0, 0])
    table.do("0 skill bull home_run", "0 no")
    table.do("0 area A")
    assert table.wyrms() == ["A stunned"]


def test_big_brother_may_take_the_hit() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "B"}, "laser": {"area": "B", "hearts": 2}}
    table = Table(
        "bull",
        "laser",
        config={"upgrades": ["big_brother"]},
        board=ROW,
        phase="enemy",
        heroes=heroes,
        wyrms=["B"],
        wyrm_deck=["p1"],
    )
    table.in_any_order().do("0 victim laser", "0 yes")
    assert (table.hero("bull")["hearts"], table.hero("laser")["hearts"]) == (5, 2)


def test_haymaker_defeats() -> None:
    table = with_skill("haymaker", "brawn", wyrms=["B"]).do("0 skill brawn haymaker")
    assert table.wyrms() == []
    assert table.hero("brawn")["sparks"] == 1


def test_warm_up() -> None:
    table = with_skill("warm_up", "brawn").do("0 skill brawn warm_up", "0 area A")
    assert (table.hero("brawn")["hearts"], table.hero("brawn")["area"]) == (4, "A")


def test_finish_it_needs_a_stunned_wyrm() -> None:
    table = with_skill("finish_it", "brawn", wyrms=["B", "B stunned"])
    assert table.do("0 skill brawn finish_it").wyrms() == ["B standing"]


def test_bulldoze_takes_wyrms_along() -> None:
    table = with_skill("bulldoze", "brawn", wyrms=["B", "B", "B"])
    table.do("0 skill brawn bulldoze", "0 wyrm B standing", "0 wyrm B standing", "0 area A")
    assert table.wyrms() == ["A standing", "A standing", "B standing"]
    assert table.hero("brawn")["area"] == "A"


@clause("W-KO-1")
def test_second_wind_keeps_one_heart_once() -> None:
    heroes: dict[str, Plain] = {"brawn": {"area": "B", "hearts": 1}, "bull": {"area": "A"}}
    table = Table(
        "brawn",
        "bull",
        config={"upgrades": ["second_wind"]},
        board=ROW,
        phase="enemy",
        heroes=heroes,
        wyrms=["B"],
        wyrm_deck=["w5"],
    )
    assert table.in_any_order().state.fate == 4  # the first loss is kept off, the second is not


def test_relay_gives_two_extra_actions() -> None:
    table = with_skill("relay", "brawn").do("0 skill brawn relay")
    table.do("1 move bull D", "0 move brawn A")
    assert table.view()["decision"]["actions"] == 2  # type: ignore[index,call-overload]


def test_first_aid() -> None:
    table = with_skill("first_aid", "honey").do("0 skill honey first_aid")
    assert table.hero("honey")["hearts"] == 4


def test_long_shot_goes_on_after_a_defeat() -> None:
    table = with_skill("long_shot", "honey", wyrms=["A stunned", "D"])
    table.do("0 skill honey long_shot", "0 wyrm A stunned")
    assert table.wyrms() == ["D stunned"]


def test_sugar_rush() -> None:
    heroes: dict[str, Plain] = {
        "honey": {"area": "B", "hearts": 3, "sparks": 2},
        "bull": {"area": "B", "hearts": 2},
    }
    table = with_skill("sugar_rush", "honey", heroes=heroes)
    table.do("0 skill honey sugar_rush", "0 hero bull", "1 pass bull")
    assert (table.hero("honey")["hearts"], table.hero("bull")["hearts"]) == (4, 3)


def test_pin_down_needs_two_actions_to_stand_up() -> None:
    table = with_skill("pin_down", "honey", wyrms=["C"], dice=[1])
    assert table.do("0 skill honey pin_down").wyrms() == ["C pinned"]


def test_falling_stars() -> None:
    table = with_skill("falling_stars", "honey", wyrms=["A", "D stunned"])
    assert table.do("0 skill honey falling_stars").wyrms() == ["A stunned"]


def test_kind_light_when_a_spark_is_collected() -> None:
    table = with_skill("kind_light", "honey", sparks={"B": 1})
    table.do("0 collect honey", "0 hero bull")
    assert table.hero("bull")["hearts"] == 3


def test_skate() -> None:
    table = with_skill("skate", "laser").do("0 skill laser skate", "0 area C", "0 area D")
    assert table.hero("laser")["area"] == "D"


def test_smoke_can_takes_the_attacks_of_the_area() -> None:
    table = with_skill("smoke_can", "laser", wyrms=["B"], wyrm_deck=["w5"])
    table.do("0 skill laser smoke_can", "0 pass laser", "1 pass bull")
    assert table.hero("laser")["hearts"] == 3


def test_wide_nozzle_reaches_two_areas() -> None:
    assert with_skill("wide_nozzle", "laser", wyrms=["D"]).offers("0 attack laser")
    assert not with_skill("skate", "laser", wyrms=["D"]).offers("0 attack laser")


def test_recycler_brings_a_scrap_back() -> None:
    heroes: dict[str, Plain] = {
        "laser": {"area": "B", "hearts": 1, "things": ["s5"]},
        "bull": {"area": "C"},
    }
    table = with_skill("recycler", "laser", heroes=heroes, dice=[1]).do("0 special laser s5")
    assert table.hero("laser")["things"] == ["s5"]


def test_mural_gives_one_of_the_drawn() -> None:
    table = with_skill("mural", "laser", scraps=["s5", "s6"]).do("0 skill laser mural")
    table.do("0 hero bull", "0 hand s6 bull")
    assert (table.hero("laser")["things"], table.hero("bull")["things"]) == (["s5"], ["s6"])


def test_glow_paint_puts_a_spark_down() -> None:
    table = with_skill("glow_paint", "laser").do("0 skill laser glow_paint", "0 area A")
    assert table.state.on_board == [1, 0, 0, 0]
