"""What a view tells of a goal: how far it has come, and what its enemy phase will do."""

from moonlit.core.codec import Plain
from moonlit.core.plain import table
from tests.clauses import clause
from tests.games.wonder_book.boards import chapter
from tests.games.wonder_book.table import Table

STARTS = {"ch1": "T1", "ch2": "F1", "ch3": "C1", "ch4": "U1", "ch5": "D1", "ch6": "P1"}


def under(name: str, goal: int, **laid: Plain) -> Table:
    start = STARTS[name]
    heroes: dict[str, Plain] = {"bull": start, "honey": start}
    return chapter(name, {**heroes, **table(laid.pop("heroes", {}))}, goal=goal, **laid)


def progress(laid: Table) -> tuple[Plain, Plain]:
    told = table(table(laid.view()["goal"])["progress"])
    return told["now"], told["need"]


@clause("W-CARD-10")
def test_a_counter_is_told_with_what_it_must_come_to() -> None:
    laid = under("ch1", 5, counters={"lamps": 2})
    assert table(laid.view()["goal"])["progress"] == {"now": 2, "need": 3, "piece": "lamp-lit"}


@clause("W-CARD-10")
def test_cards_that_must_be_done_are_counted() -> None:
    laid = under("ch3", 5, done=["7"])
    assert progress(laid) == (1, 3)


@clause("W-CARD-10")
def test_a_single_card_counts_by_its_effort() -> None:
    laid = under("ch2", 17, objects={"18": "F6"}, progress={"18": 4})
    assert progress(laid) == (4, 11)
    assert progress(under("ch2", 17)) == (0, 1)


@clause("W-CARD-10", "W-CMB-11")
def test_a_boss_counts_by_the_hearts_it_has_lost() -> None:
    laid = under("ch3", 22, bosses={"gnawer": {"area": "C11", "hearts": 10}})
    assert progress(laid) == (5, 15)


@clause("W-CARD-10")
def test_heroes_and_friends_who_must_be_somewhere_are_counted_together() -> None:
    laid = under("ch2", 21, heroes={"honey": "F11"}, allies={"aster": {"area": "F11"}})
    assert progress(laid) == (2, 3)


@clause("W-CARD-9", "W-EP-1")
def test_the_enemy_phase_is_told_before_it_comes() -> None:
    enemy = table(under("ch1", 5).view()["goal"])["enemy"]
    assert enemy == {"spawn": 2, "vortices": ["A"], "activate": 1, "cards": 0}
    enemy = table(under("ch3", 5).view()["goal"])["enemy"]
    assert enemy == {"spawn": 0, "vortices": ["A", "B"], "activate": 0, "cards": 1}


@clause("W-EP-1", "W-SETUP-9")
def test_a_vortex_nobody_has_seen_is_not_named() -> None:
    enemy = table(table(under("ch2", 21).view()["goal"])["enemy"])
    assert enemy["vortices"] == ["A"]


@clause("W-PP-4")
def test_the_actions_left_are_told_while_something_else_is_asked() -> None:
    laid = under("ch1", 5, wyrms=["T1"], dice=[0, 0])
    assert laid.decision["actions"] == 3
    laid.do("0 attack bull")
    assert (laid.decision["kind"], laid.decision["actions"]) == ("reroll", 2)
