"""When every condition of the format holds and when it does not, one by one."""

import pytest

from moonlit.core.codec import Plain
from moonlit.packs.wonder_book.conditions import CONDITIONS
from tests.games.wonder_book.table import Table
from tests.games.wonder_book.wordy import at, special

# What is laid out, and what Ann does before the condition is asked.
Setting = tuple[dict[str, Plain], tuple[str, ...]]
NOTHING: Setting = ({}, ())


def laid(*done: str, **position: Plain) -> Setting:
    return position, done


def config(**options: Plain) -> Setting:
    return {"config": options}, ()


def own(**fields: Plain) -> Setting:
    return {"heroes": {"ann": fields}}, ()


TWO: Plain = {"ann": {"things": ["bun"]}, "bob": {"things": ["nut"]}}
RAT: Plain = {"rat": {"area": "B", "hearts": 2}}
# word → where it holds, where it does not
HOLDS: dict[str, tuple[Setting, Setting]] = {
    "all": (laid(fate=4), laid(fate=5)),
    "any": (laid(fate=9), laid(fate=8)),
    "not": (laid(fate=8), laid(fate=7)),
    "keyword": (config(keywords=["INK"]), config(keywords=["PEN"])),
    "no_keyword": (NOTHING, laid("special ann pen")),
    "fate": (laid(fate=7), laid(fate=6)),
    "round": (laid(round=2), laid(round=1)),
    "goal_round": (laid(goal_phases=3), laid(goal_phases=2)),
    "counter": (laid(counters={"tries": 2}), laid("special ann try")),
    "card_finished": (laid(done=["3"]), laid(objects={"3": "A"})),
    "card_in_play": (laid("special ann rule"), NOTHING),
    "in_area": (laid("move ann B"), NOTHING),
    "heroes_in": (laid("move ann B"), NOTHING),
    "all_heroes": (NOTHING, laid(heroes={"bob": {"unconscious": True}})),
    "ally_in": (laid(allies={"cat": {"area": "C"}}), laid(allies={"cat": {"area": "B"}})),
    "boss_in": (laid(bosses={"rat": {"area": "B"}}), laid(bosses={"rat": {"area": "C"}})),
    "has_item": (laid("special ann item"), NOTHING),
    "has_scrap": (laid(heroes=TWO), NOTHING),
    "sparks_of": (own(sparks=2), own(sparks=1)),
    "hearts_of": (own(hearts=2), own(hearts=3)),
    "wyrms_in": (laid(wyrms=["B stunned"] * 2), laid(wyrms=["B stunned", "C"])),
    "sparks_in": (laid(sparks={"A": 1, "B": 2}), laid(sparks={"A": 2, "C": 1})),
    "collected": (
        laid("special ann gather", wyrms=["B", "C"]),
        laid("special ann gather", wyrms=["B", "B"]),
    ),
    "pool_gt_board": (laid(wyrms=["B"]), laid(wyrms=["B", "C"])),
    "boss_hearts": (laid(bosses=RAT), laid(bosses={"rat": {"area": "B", "hearts": 3}})),
    "border": (laid(open=["A-C"]), NOTHING),
    "light_in": (laid(lights=["A", "B"]), laid(lights=["A"])),
    "token_in": (laid("move ann B", "special ann flag"), laid("special ann flag")),
    "touched_this_round": (laid("interact ann 3", objects={"3": "A"}), laid(objects={"3": "A"})),
    "recorded_total": (config(recorded={"cards": 7}), config(recorded={"cards": 1})),
    "band_of": (config(recorded={"cards": 6}), config(recorded={"cards": 5})),
}


def offered(word: str, setting: Setting) -> bool:
    position, done = setting
    table = at("asked", **position).do(*(f"0 {action}" for action in done))
    return table.offers(f"0 special ann if_{word}")


@pytest.mark.parametrize("word", HOLDS)
def test_where_a_condition_holds_and_where_not(word: str) -> None:
    holds, fails = HOLDS[word]
    assert (offered(word, holds), offered(word, fails)) == (True, False)


@pytest.mark.parametrize("word", ["players", "heroes"])
def test_conditions_on_who_plays(word: str) -> None:
    three = at("asked", "ann@A", "bob@B", "cid@C")
    assert three.offers(f"0 special ann if_{word}")
    assert not at("asked").offers(f"0 special ann if_{word}")


@pytest.mark.parametrize(("difficulty", "holds"), [("easier", 1), ("normal", 0), ("hard", 1)])
def test_the_condition_on_the_difficulty(difficulty: str, holds: int) -> None:
    table = at("asked", config={"difficulty": difficulty})
    assert table.offers("0 special ann if_difficulty") == bool(holds)


def test_the_two_states_of_a_border() -> None:
    assert at("asked").offers("0 special ann if_blocked")
    assert not at("asked", open=["A-C"]).offers("0 special ann if_blocked")


@pytest.mark.parametrize(("option", "holds"), [("yes_please", True), ("no_thanks", False)])
def test_an_option_is_remembered(option: str, holds: bool) -> None:
    """From its first card on, as the chapter begins."""
    table = Table("ann", "bob", game=at("asked").game, config={"chapter": "asked"}, laid=START)
    table.do("0 special ann ask", f"0 choose {option}")
    assert table.offers("0 special ann if_chosen") == holds


START: dict[str, Plain] = {"heroes": {"ann": {"area": "A"}, "bob": {"area": "B", "acted": True}}}


def test_all_heroes_can_leave() -> None:
    table = at("asked", "ann@A", "bob@B", heroes={"bob": {"acted": False}})
    assert not table.offers("0 special ann if_left")


def test_no_condition_is_left_out() -> None:
    assert {*HOLDS, "players", "heroes", "difficulty", "chosen"} == CONDITIONS.keys()


def test_special_actions_of_the_chapter_work() -> None:
    assert special(at("asked"), "if_no_keyword").hero("ann")["sparks"] == 1
