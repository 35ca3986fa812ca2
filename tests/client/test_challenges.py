"""Scenarios and achievements are sentences made from their conditions."""

import pytest

from moonlit.client.nocturne import (
    tell_achievement,
    tell_condition,
    tell_entry,
    tell_scenario,
    tell_tasks,
)
from moonlit.client.words import LANGUAGES, Words
from moonlit.games.nocturne.tracks import LISTS, entries
from moonlit.packs.nocturne.folder import load_pack
from moonlit.packs.nocturne.tables import Condition
from moonlit.packs.nocturne.words import CATEGORIES, COUNTS, ROUNDS, TILE_COUNTS
from tests.client.catalogues import STRICT, check_sentence, check_told

PACK = load_pack()
ENGLISH, POLISH, GERMAN = STRICT
NUMBERS = (1, 2, 5, 12, 22)

in_every_language = pytest.mark.parametrize("words", STRICT, ids=LANGUAGES)


def conditions(what: str) -> list[Condition]:
    """Conditions of a kind with every bound, type and kind."""
    bounds = [(number, None) for number in NUMBERS] + [(None, number) for number in (0, *NUMBERS)]
    types: list[tuple[str, str]] = [("", "")]
    if "type" in COUNTS[what][0]:
        kinds = [(type_, kind) for type_, found in TILE_COUNTS.items() for kind in found]
        types = [*((type_, "") for type_ in TILE_COUNTS), *(kinds if what == "tiles" else [])]
    return [
        Condition(what, least, most, CATEGORIES[:2], type_, kind, number, ROUNDS[1])
        for least, most in bounds
        for type_, kind in types
        for number in (NUMBERS if what == "types_with" else (0,))
    ]


@in_every_language
@pytest.mark.parametrize("what", COUNTS)
def test_every_condition_a_pack_may_ask_for_is_told(words: Words, what: str) -> None:
    for condition in conditions(what):
        check_sentence(tell_condition(words, condition))


@in_every_language
def test_every_scenario_and_achievement_is_told(words: Words) -> None:
    for scenario in PACK.scenarios:
        told = tell_scenario(words, PACK, scenario.id)
        check_sentence(told)
        assert str(scenario.points) in told
        assert len(tell_tasks(words, scenario)) == len(scenario.tasks)
    for achievement in PACK.achievements:
        check_sentence(tell_achievement(words, PACK, achievement.id))


@in_every_language
def test_every_entry_of_a_track_is_told(words: Words) -> None:
    for name in LISTS:
        check_told(words.say(f"track-{name}"))
        for entry in entries(PACK, name):
            check_sentence(tell_entry(words, PACK, entry))


def test_a_task_that_hangs_on_a_switch_says_so() -> None:
    scenario = PACK.scenarios[15]
    either, both = (
        tell_tasks(ENGLISH, scenario, {"scen16": value})[2] for value in ("either", "both")
    )
    hold = "Task 3: Hold the last space of the Sprite Board at the end of"
    assert either == f"{hold} at least 1 round."
    assert both == f"{hold} 2 rounds."
    assert "Scenario 16" in tell_tasks(ENGLISH, scenario)[2]


def test_achievements_read_naturally() -> None:
    assert tell_achievement(ENGLISH, PACK, 25) == (
        "A Bit of Everything – Collect at least 2 tiles of each of 8 types. "
        "Printed in the rulebook."
    )
    assert tell_achievement(POLISH, PACK, 16) == (
        "Przeklęte szczęście – Zbierz co najmniej 3 przeklęte skrzynie. Wydrukowane w instrukcji."
    )
    assert tell_achievement(GERMAN, PACK, 23) == (
        "Eine Schwäche – Sammle mindestens 7 Plättchen einer einzigen Art. "
        "In der Anleitung gedruckt."
    )
