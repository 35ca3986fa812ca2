"""What every modifier of the format changes, one by one, and how long it lasts."""

from collections.abc import Callable

import pytest

from moonlit.core.codec import Plain
from moonlit.games.wonder_book.events import Rolled
from moonlit.packs.wonder_book.words import MODIFIERS, UNTIL
from tests.games.wonder_book.table import Table
from tests.games.wonder_book.wordy import at, special

Look = Callable[[Table], object]
# modifier → position, what is done after it came into force, what to look at, with and without it
Case = tuple[dict[str, Plain], tuple[str, ...], Look, object, object]


def hearts(*names: str) -> Look:
    return lambda t: [t.hero(name)["hearts"] for name in names]


def offers(action: str) -> Look:
    return lambda t: t.offers(action)


def dice(t: Table) -> object:
    return [event.successes + event.blanks for event in t.told(Rolled) if isinstance(event, Rolled)]


def actions(t: Table) -> object:
    return t.decision["actions"]


BITTEN: dict[str, Plain] = {"wyrms": ["A"], "wyrm_deck": ["bite"]}
DONE: Plain = {"rerolled": True}
CASES: dict[str, Case] = {
    "range_add": ({"wyrms": ["B"]}, (), offers("0 attack ann"), True, False),
    "dice_add": (
        {"wyrms": ["A"], "dice": [1, 1, 1], "heroes": {"ann": DONE}},
        ("attack ann",),
        dice,
        [3],
        [1],
    ),
    "damage_add": (
        {"wyrms": ["A"], "dice": [1], "heroes": {"ann": DONE}},
        ("attack ann",),
        Table.wyrms,
        [],
        ["A stunned"],
    ),
    "damage_prevent": (BITTEN, ("pass ann",), hearts("ann"), [5], [4]),
    "keep_last_heart": (
        {**BITTEN, "heroes": {"ann": {"hearts": 1}}, "fate": 5},
        ("pass ann",),
        lambda t: t.state.fate,
        5,
        4,
    ),
    "action_cost": ({}, ("move ann B",), actions, 9 - 1 - 2, 9 - 1),
    "attack_into_adjacent": (
        {"wyrms": ["B"], "wyrm_deck": ["bite"], "heroes": {"bob": {"area": "D"}}},
        ("pass ann",),
        lambda t: (t.wyrms(), t.hero("ann")["hearts"]),
        (["B standing"], 4),
        (["A standing"], 5),
    ),
    "wyrm_skips": (BITTEN, ("pass ann",), hearts("ann"), [5], [4]),
    "ignore_spawn": ({"wyrm_deck": ["come"]}, ("pass ann",), Table.wyrms, [], ["D standing"]),
    "pool_add": ({}, (), lambda t: t.pool, 6, 4),
    "reroll_free": (
        {"wyrms": ["A"], "dice": [0, 1]},
        ("attack ann", "yes"),
        hearts("ann"),
        [5],
        [4],
    ),
    "reroll_forbidden": (
        {"wyrms": ["A"], "dice": [0]},
        ("attack ann",),
        lambda t: t.decision["kind"],
        "turn",
        "reroll",
    ),
    "untargetable": (
        {"wyrms": ["A"], "wyrm_deck": ["bite"], "heroes": {"bob": {"area": "D"}}},
        ("pass ann",),
        hearts("ann"),
        [5],
        [4],
    ),
    "cannot_be_stunned": (
        {"wyrms": ["A"]},
        ("special ann stun",),
        Table.wyrms,
        ["A standing"],
        ["A stunned"],
    ),
    "cannot_be_returned": (
        {"wyrms": ["A"]},
        ("special ann away",),
        Table.wyrms,
        ["A standing"],
        [],
    ),
    "stand_up_cost": (
        {"wyrms": ["A"], "wyrm_deck": ["bite"]},
        ("special ann stun", "pass ann"),
        Table.wyrms,
        ["A stunned"],
        ["A standing"],
    ),
}


def played(name: str, case: Case, *, is_in_force: bool) -> object:
    position, actions, look, *_ = case
    table = at("standing", **position)
    if is_in_force:
        special(table, f"with_{name}")
    for action in actions:
        table.do(f"0 {action}")
        settled(table)
    return look(table)


def settled(table: Table) -> None:
    while not table.state.is_over and table.decision["kind"] in ("order", "victim"):
        table.do(table.legal()[0])


@pytest.mark.parametrize("name", CASES)
def test_what_a_modifier_changes(name: str) -> None:
    case = CASES[name]
    assert played(name, case, is_in_force=True) == case[3]
    assert played(name, case, is_in_force=False) == case[4]


def test_a_range_can_be_limited() -> None:
    """Bob throws into the next area, until somebody forbids it for this phase."""
    bob: dict[str, Plain] = {"heroes": {"bob": {"acted": False}}, "wyrms": ["C"]}
    free = at("standing", **bob).do("0 turn bob")
    assert free.offers("1 attack bob")
    table = at("standing", **bob).do("0 turn ann")
    special(table, "with_range_limit").do("0 pass ann")
    assert not table.offers("1 attack bob")


def test_damage_can_be_redirected() -> None:
    table = at("standing", "ann@A", "bob@A", wyrms=["A"], wyrm_deck=["bite"])
    special(table, "with_redirect_damage").do("0 pass ann")
    while table.decision["kind"] == "order":
        table.do("0 rest")
    table.do("0 victim bob", "0 yes")
    assert hearts("ann", "bob")(table) == [4, 5]


def test_turns_can_have_fewer_actions() -> None:
    table = special(at("standing", wyrm_deck=["calm"]), "with_actions_per_turn")
    table.do("0 pass ann", "0 turn ann")
    assert table.decision["actions"] == 2


def test_a_boss_is_pushed_when_it_is_hurt() -> None:
    table = special(at("standing"), "come", "scratch")
    names = table.state.program.area_names
    assert names[table.state.boss_area[0]] == "B"


@pytest.mark.parametrize("end", ["go", "fall"])
def test_what_a_boss_changes_ends_when_it_goes_or_falls(end: str) -> None:
    table = special(at("standing"), "come")
    assert len(table.state.mods) == 2
    assert special(table, end).state.mods == []


LAST = {
    "turn_end": "range_add",
    "phase_end": "reroll_forbidden",
    "next_player_phase": "untargetable",
    "next_player_phase_end": "actions_per_turn",
    "next_enemy_phase_end": "wyrm_skips",
    "goal_end": "reroll_free",
    "chapter_end": "damage_prevent",
    "first_enemy_phase_end": "ignore_spawn",
}
# Ann's turn ends and with it the phase; then a round; then the player phase; then the goal.
STEPS = ("0 pass ann", "0 turn ann", "0 pass ann", "1 pass bob")
GONE = {
    "turn_end": 1,
    "phase_end": 1,
    "next_player_phase": 1,
    "first_enemy_phase_end": 1,
    "next_enemy_phase_end": 1,
    "next_player_phase_end": 4,
}


@pytest.mark.parametrize("until", UNTIL)
def test_how_long_a_modifier_lasts(until: str) -> None:
    table = special(at("standing", wyrm_deck=["calm"]), f"with_{LAST[until]}")
    assert len(table.state.mods) == 1
    left = []
    for step in STEPS:
        left.append(len(table.do(step).state.mods))
    gone = GONE.get(until, 9)
    assert left == [int(number < gone) for number in range(1, 5)]


def test_a_modifier_can_end_with_the_goal_or_stay_for_the_chapter() -> None:
    assert special(at("standing"), "with_reroll_free", "done").state.mods == []
    assert len(special(at("standing"), "with_damage_prevent", "done").state.mods) == 1


def test_no_modifier_is_left_out() -> None:
    apart = {"range_limit", "redirect_damage", "actions_per_turn", "pushed_on_damage"}
    assert {*CASES, *apart} == MODIFIERS.keys()
