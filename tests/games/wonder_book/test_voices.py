"""What heroes say, and what is only seen or heard: told along with what happens, and no fact."""

import pytest

from moonlit.client.wonder_book.events import tell_event
from moonlit.client.wonder_book.lexicon import Lexicon
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.codec import Plain
from moonlit.core.event import Event
from moonlit.games.wonder_book.events import CueGiven, GoalReached, Spoke, TurnBegan
from moonlit.games.wonder_book.foe_events import SpawnIgnored
from moonlit.packs.wonder_book.effects import PopUp, Sound
from moonlit.packs.wonder_book.walk import found
from tests.clauses import clause
from tests.games.wonder_book.boards import chapter, small
from tests.games.wonder_book.table import GAME, Table
from tests.games.wonder_book.unthinking import CHAPTERS

PAIR: dict[str, Plain] = {"bull": "A", "honey": "D"}


def said(table: Table) -> list[tuple[str, str]]:
    return [(one.hero, one.voice) for one in table.events if isinstance(one, Spoke)]


@clause("W-CMB-1")
@pytest.mark.parametrize(
    ("dice", "voices"),
    [([1, 1, 1], [("bull", "hit")]), ([0, 0, 0], [("bull", "miss")]), ([1, 0, 1], [])],
)
def test_a_hero_speaks_of_an_attack_that_hits_or_misses_clean(
    dice: list[Plain], voices: list[tuple[str, str]]
) -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "A", "rerolled": True}, "honey": "D"}
    assert said(small(heroes, wyrms=["A"], dice=dice).do("0 attack bull")) == voices


@clause("W-ROLL-3")
def test_nothing_is_said_of_a_roll_before_it_is_final() -> None:
    table = small(PAIR, wyrms=["A"], dice=[0, 0, 0]).do("0 attack bull")
    assert said(table) == []
    assert said(table.do("0 no")) == [("bull", "miss")]


@clause("W-KO-1", "W-KO-5")
def test_a_hero_speaks_when_falling_and_when_up_again() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "A", "hearts": 1}, "honey": "D"}
    laid: dict[str, Plain] = {"phase": "enemy", "wyrms": ["A"], "wyrm_deck": ["w4"]}
    table = small(heroes, **laid).in_any_order()
    assert said(table)[:2] == [("bull", "fall"), ("bull", "rise")]


@clause("W-CARD-10")
def test_the_acting_hero_speaks_of_a_goal_that_is_reached() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "T2", "sparks": 1}, "honey": "T1"}
    table = chapter("ch1", heroes, goal=5, objects={"6": "T2"}, counters={"lamps": 2})
    table.do("0 interact bull 6")
    assert any(isinstance(one, GoalReached) for one in table.events)
    assert ("bull", "goal") in said(table)


@clause("W-PP-2")
@pytest.mark.parametrize(("phases", "is_heard"), [(1, True), (2, False)])
def test_a_turn_is_greeted_once_for_every_goal(phases: int, is_heard: bool) -> None:
    heroes: dict[str, Plain] = {"bull": "T1", "honey": {"area": "T1", "acted": False}}
    table = chapter("ch1", heroes, goal=5, goal_phases=phases).do("0 turn bull")
    assert TurnBegan("bull") in table.events
    assert (("bull", "turn") in said(table)) == is_heard


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_every_hero_is_told(language: str) -> None:
    lexicon = Lexicon(Words(language), GAME.campaign)
    for hero in GAME.campaign.heroes.values():
        assert set(hero.voice) == {"turn", "hit", "miss", "fall", "rise", "goal"}
        for voice, line in hero.voice.items():
            told = tell_event(lexicon, Spoke(hero.id, voice), ())  # type: ignore[arg-type]
            assert hero.name.in_language(language) in told
            assert line.in_language(language) in told


@clause("W-SPAWN-2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_symbol_does_nothing_is_told(language: str) -> None:
    lexicon = Lexicon(Words(language), GAME.campaign)
    events: list[Event] = [SpawnIgnored(1, "pool"), SpawnIgnored(1, "card")]
    told = [tell_event(lexicon, event, ()) for event in events]
    assert len(set(told)) == 2
    assert all(told)


@pytest.mark.parametrize("name", CHAPTERS)
def test_every_chapter_is_seen_and_heard(name: str) -> None:
    told = next(one for one in GAME.campaign.chapters if one.id == name)
    assert list(found(PopUp, told))
    assert list(found(Sound, told))


def test_cues_come_with_what_they_belong_to() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "T2", "sparks": 1}, "honey": "T1"}
    table = chapter("ch1", heroes, goal=5, objects={"6": "T2"}).do("0 interact bull 6")
    assert table.told(CueGiven) == [CueGiven("sound", "match")]
