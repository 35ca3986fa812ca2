"""Wonder Book line by line: whole chapters over two streams, words, spelling, help."""

import io
from dataclasses import replace
from pathlib import Path

import pytest

from moonlit.client.words import LANGUAGES
from moonlit.core.action import parse_action
from moonlit.core.errors import BadNotation
from moonlit.tui.session import Session
from moonlit.tui.wonder_book.lookup import look_up
from moonlit.tui.wonder_book.scene import automatic
from moonlit.tui.wonder_book.spelling import read_action
from tests.clauses import clause
from tests.tui.players import any_lines, play_plain, script
from tests.tui.wonder_book.players import ME, begin, look_at

WORDS = (
    "board",
    "log",
    "score",
    "help",
    "help spark",
    "help nonsense",
    "why attack",
    "why",
    "why nonsense!",
    "hint",
    "auto",
    "undo",
    "save",
    "back",
    "?",
    "move T4",
    "collect",
    "99",
    "dance",
    "\x1b[31m",
)


@pytest.mark.parametrize(
    ("chapter", "people", "language"),
    [("ch1", 1, "en"), ("ch2", 2, "pl"), ("ch4", 1, "de"), ("ch6", 3, "en")],
)
def test_a_chapter_line_by_line(tmp_path: Path, chapter: str, people: int, language: str) -> None:
    session = begin(tmp_path, ("you",) * people, chapter=chapter)
    told = play_plain(session, any_lines(5, WORDS), language)
    assert "\x1b" not in told
    assert "{" not in told
    assert session.path.exists()


def test_the_story_comes_before_the_first_decision(tmp_path: Path) -> None:
    told = play_plain(begin(tmp_path), script("quit"))
    story, _, rest = told.partition("Whose turn comes next?")
    assert "A light where nobody lives" in story
    assert "Goal: Wake the lamps." in story
    assert "1. Bull is next" in rest


@clause("W-CARD-9")
def test_the_board_is_told_with_its_ways(tmp_path: Path) -> None:
    told = play_plain(begin(tmp_path), script("board", "quit"))
    assert "T4 Lectern: Open ways T1 Stair, T5 West stacks, T6 East stacks" in told
    assert "Blocked ways T8 Gallery" in told
    assert "dark vortex A" in told


def test_what_the_wyrms_would_do_is_told(tmp_path: Path) -> None:
    session = begin(tmp_path)
    told = play_plain(session, script("1", "pass", "pass", "quit"))
    assert "What the enemies would do next" in told
    assert "The wyrm in" in told


@clause("W-FLOW-2")
def test_ending_the_turn_is_the_last_choice(tmp_path: Path) -> None:
    session = begin(tmp_path)
    session.act(parse_action("0 turn bull"), session.version)
    choices = look_at(session).choices
    assert choices[-1].verb == "pass"
    assert sorted(map(str, choices)) == sorted(map(str, look_at(session).view.legal))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("move t4", "0 move bull T4"),
        ("Move bull T4", "0 move bull T4"),
        ("0 move bull T4", "0 move bull T4"),
        ("pass", "0 pass bull"),
        ("PASS Bull", "0 pass bull"),
    ],
)
def test_actions_can_be_typed_in_short(tmp_path: Path, typed: str, meant: str) -> None:
    session = begin(tmp_path)
    session.act(parse_action("0 turn bull"), session.version)
    assert str(read_action(look_at(session), typed)) == meant


def test_what_is_no_action_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadNotation):
        read_action(look_at(begin(tmp_path)), "what now?")


def test_why_names_the_clause(tmp_path: Path) -> None:
    told = play_plain(begin(tmp_path), script("1", "why move bull T8", "why collect bull", "quit"))
    assert "W-ACT-MOVE-1" in told
    assert "W-ACT-SPARK-1" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_rules_has_help(tmp_path: Path, language: str) -> None:
    scene = look_at(begin(tmp_path), language)
    topics = look_up(scene, "")[1].partition(": ")[2].split(".")[0].split(", ")
    assert len(topics) > 20
    for topic in topics:
        assert len(look_up(scene, topic)) > 1


def test_help_is_on_heroes_areas_and_cards_that_were_met(tmp_path: Path) -> None:
    scene = look_at(begin(tmp_path))
    assert look_up(scene, "bull")[0] == "Bull"
    assert look_up(scene, "T4")[0] == "Lectern"
    assert look_up(scene, "stubborn lamp")[0] == "Stubborn lamp"
    # Nobody has drawn a scrap yet.
    assert "Lullaby" not in look_up(scene, "lullaby")[0]


def test_only_what_has_one_answer_goes_by_itself(tmp_path: Path) -> None:
    view = begin(tmp_path).view(ME)
    assert len(view.legal) > 1
    assert automatic(view) is None
    assert automatic(replace(view, legal=view.legal[:1])) == view.legal[0]


def test_several_people_decide_together(tmp_path: Path) -> None:
    """What concerns the group can be decided by whoever sits there."""
    session = begin(tmp_path, ("name:Ola", "name:Jan"), heroes=["bull", "honey"])
    assert session.view(None).to_act == (0, 1)
    session.act(parse_action("1 turn honey"), session.version)
    assert session.turn == 1


def test_a_match_goes_on_from_its_file(tmp_path: Path) -> None:
    session = begin(tmp_path)
    play_plain(session, script("1", "1", "quit"))
    again = Session.resume(session.game, session.path, ())
    assert again.version == session.version
    out = play_plain(again, io.StringIO(""))
    assert str(session.path) in out
