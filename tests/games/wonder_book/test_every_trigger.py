"""What sets every trigger of the format off, one by one; a counter of its name tells."""

import pytest

from moonlit.core.codec import Plain
from moonlit.packs.wonder_book.words import TRIGGERS
from tests.games.wonder_book.table import Table
from tests.games.wonder_book.wordy import at, counters

CALM: dict[str, Plain] = {"wyrm_deck": ["calm"]}
BITE: dict[str, Plain] = {"wyrm_deck": ["bite"], "wyrms": ["A"]}
SPARK: dict[str, Plain] = {"sparks": {"A": 1}}
BUN: dict[str, Plain] = {"heroes": {"ann": {"things": ["bun"]}}}
WEAK: dict[str, Plain] = {"heroes": {"ann": {"hearts": 1}}}
DOWN: dict[str, Plain] = {"heroes": {"bob": {"unconscious": True}}, **CALM}
# trigger → position, what Ann does, how often it then has come
SET_OFF: dict[str, tuple[dict[str, Plain], tuple[str, ...], int]] = {
    "reveal": ({}, ("special ann read",), 1),
    "interact": ({"objects": {"4": "A"}}, ("interact ann 4",), 1),
    "special_action": ({}, ("special ann luck", "special ann luck"), 2),
    "goal_met": ({}, ("special ann done",), 1),
    "round_start": (CALM, ("pass ann",), 1),
    "player_phase_start": (CALM, ("pass ann",), 1),
    "turn_start": (CALM, ("pass ann", "turn bob"), 2),
    "turn_end": (CALM, ("pass ann",), 1),
    "player_phase_end": (CALM, ("pass ann",), 1),
    "enemy_phase_start": (CALM, ("pass ann",), 1),
    "wyrm_card_revealed": (CALM, ("pass ann",), 1),
    "spawned": ({}, ("special ann spawn", "special ann spawn"), 2),
    "wyrm_activates": (BITE, ("pass ann",), 1),
    "wyrm_attacks": (BITE, ("pass ann",), 1),
    "wyrm_defeated": ({"wyrms": ["B stunned", "D stunned"]}, ("special ann hit",), 2),
    "enemy_phase_end": (CALM, ("pass ann",), 1),
    "round_end": (CALM, ("pass ann",), 1),
    "enter_area": ({}, ("move ann B", "move ann C"), 2),
    "leave_area": ({}, ("move ann B",), 1),
    "spark_collected": (SPARK, ("collect ann",), 1),
    "rolled": ({"dice": [1]}, ("special ann roll",), 1),
    "scrap_used": (BUN, ("special ann bun",), 1),
    "hero_loses_heart": ({}, ("special ann hurt", "special ann hurt"), 2),
    "hero_falls": (WEAK, ("special ann hurt",), 1),
    "hero_stands_up": (DOWN, ("pass ann",), 1),
    "ally_falls": ({}, ("special ann come", "special ann fell"), 1),
    "boss_falls": ({}, ("special ann come", "special ann fell"), 1),
    "item_gained": ({}, ("special ann item",), 1),
    "keyword_written": ({}, ("special ann ink",), 1),
    "fate_changed": ({}, ("special ann luck",), 1),
    "counter_changed": ({}, ("special ann count",), 1),
}


def heard(position: dict[str, Plain], actions: tuple[str, ...]) -> dict[str, int]:
    """What the counters of the listening rule show afterwards."""
    table = at("waiting", rules=["3"], **position)
    for action in actions:
        table.do(f"0 {action}")
        settled(table)
    return counters(table)


def settled(table: Table) -> None:
    """Wyrms act in any order, and everybody bitten is bitten."""
    while not table.state.is_over and table.decision["kind"] in ("order", "victim"):
        table.do(table.legal()[0])


@pytest.mark.parametrize("trigger", SET_OFF)
def test_what_sets_a_rule_off(trigger: str) -> None:
    position, actions, times = SET_OFF[trigger]
    assert heard(position, actions).get(trigger) == times


def test_nothing_else_is_set_off() -> None:
    """Ann's turn had begun; she lays out an object, which is a special action."""
    expected = {"turn_start": 1, "special_action": 1, "counter_changed": 1}
    assert heard({}, ("special ann box",)) == expected


def test_whose_doing_it_is_and_where() -> None:
    walked = heard({}, ("move ann B", "move ann C"))
    assert (walked.get("here"), walked.get("by_wyrm"), walked.get("by_ally")) == (1, None, None)
    hunted = heard({"wyrms": ["D"], "wyrm_deck": ["bite"]}, ("pass ann",))
    assert (hunted.get("here"), hunted.get("by_wyrm"), hunted.get("by_ally")) == (None, 1, None)
    led = heard({}, ("special ann come", "special ann lead"))
    assert (led.get("here"), led.get("by_wyrm"), led.get("by_ally")) == (None, None, 1)


def test_it_is_the_wyrm_that_set_the_rule_off() -> None:
    """Once something was counted, whatever spawns is stunned."""
    table = at("waiting", rules=["3"], wyrms=["B"])
    for action in ("count", "spawn"):
        table.do(f"0 special ann {action}")
    assert table.wyrms() == ["B standing", "D stunned"]


@pytest.mark.parametrize(
    ("how_long", "times"), [("chapter", 1), ("round", 2), ("phase", 2), ("hero", 2)]
)
def test_how_long_a_rule_stays_silent(how_long: str, times: int) -> None:
    """Ann and Bob end a turn each in two rounds, Bob being done in the first."""
    table = at("waiting", rules=["3"], wyrm_deck=["calm"])
    table.do("0 pass ann", "0 turn ann", "0 pass ann", "1 pass bob")
    assert counters(table)[f"once_{how_long}"] == times


def test_no_trigger_is_left_out() -> None:
    assert SET_OFF.keys() == TRIGGERS.keys()
