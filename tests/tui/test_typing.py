"""What people type in the line mode: actions in capitals, help by a name or a part of it."""

from pathlib import Path

import pytest

from moonlit.client.nocturne import TOPICS
from moonlit.client.words import LANGUAGES
from moonlit.core.record import read_record
from moonlit.tui.nocturne.lookup import look_up
from moonlit.tui.nocturne.spelling import read_action
from tests.tui.players import begin, look_at, play_plain, script


@pytest.mark.parametrize("text", ["Cast 1 A1", "CAST 1 a1", "0 cAsT 1 A1"])
def test_capitals_do_not_matter_in_an_action(tmp_path: Path, text: str) -> None:
    session = begin(tmp_path, ("you",))
    assert "You cast 1 on a1." in play_plain(session, script(text))
    actions = read_record(session.path.read_text(encoding="utf-8")).actions
    assert [str(action) for action in actions] == ["0 cast 1 a1"]


def test_ids_keep_their_capitals_however_they_are_typed(tmp_path: Path) -> None:
    """Tiles and cards are written in capitals, tokens and cells in small letters."""
    session = begin(tmp_path, ("you",), 3, mode="advanced")
    scene = look_at(session)
    texts = {
        "0 take sk01": "0 take SK01",
        "Take Sk01": "0 take SK01",
        "brew s1 35": "0 brew S1 35",
        "Cast STAR C2": "0 cast star c2",
        "claim Shadow10": "0 claim shadow10",
    }
    for text, action in texts.items():
        assert str(read_action(scene, text)) == action


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_goal_is_found_by_its_name(tmp_path: Path, language: str) -> None:
    scene = look_at(begin(tmp_path, ("you",)), language)
    for round_ in ("twilight", "moonlight"):
        for number in range(1, 13):
            name = scene.teller.goal_name(round_, number)
            wanted = look_up(scene, f"{round_} {number}")
            assert wanted[0] == name
            for text in (name, name.upper(), f"“{name}”", f'"{name.lower()}"'):
                assert look_up(scene, text) == wanted


def test_a_part_of_a_name_is_enough(tmp_path: Path) -> None:
    scene = look_at(begin(tmp_path, ("you",)))
    assert look_up(scene, "stepping") == look_up(scene, "moonlight 12")
    assert look_up(scene, "eggs") == look_up(scene, "egg")
    assert look_up(scene, "star")[0] == "Star"
    (several,) = look_up(scene, "Dens")
    names = "Scattered Dens, Three Dens or Many Dens"
    assert several == f"“dens” may mean {names}; type more of the name."
    (nothing,) = look_up(scene, "de")
    assert nothing.startswith("There is no help on “de”; known: Skulls, ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_its_topics_in_the_language_it_speaks(tmp_path: Path, language: str) -> None:
    scene = look_at(begin(tmp_path, ("you",)), language)
    for lines in (look_up(scene, ""), look_up(scene, "xyzzy")):
        for topic in TOPICS:
            title = scene.teller.say(f"topic-{topic}")
            assert title in lines[-1]
            assert look_up(scene, title)[0] == title
