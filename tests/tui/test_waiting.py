"""A save that the rules of today lead elsewhere: it is told, and goes on as practice if wished."""

import io
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from moonlit.client.words import LANGUAGES, Words
from moonlit.core.codec import canonical, fingerprint
from moonlit.core.errors import BadRecord, ReplayMismatch
from moonlit.core.record import BESIDE, read_record, write_record
from moonlit.games import load_game
from moonlit.review import records
from moonlit.tui import saves
from moonlit.tui.app import MoonlitApp
from moonlit.tui.nocturne.marking import tracks_file
from moonlit.tui.saves import Standing
from moonlit.tui.session import Session
from moonlit.tui.start import play_plainly
from moonlit.tui.waiting import Waiting, waiting_at
from moonlit.tui.waiting_screen import WaitingScreen
from tests.tui.players import (
    GAME,
    ME,
    PACK,
    SURFACE,
    any_lines,
    begin,
    look_at,
    play_on,
    play_plain,
    press,
    request,
    run,
    script,
    table_of,
    text_of,
)
from tests.upgrades.test_going_on import Amnesiac
from tests.upgrades.times import Changed

STEPS = 6


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("sys.platform", "linux")


class Typed(io.StringIO):
    """What somebody types at a terminal."""

    def isatty(self) -> bool:
        return True


def typed(*lines: str) -> Typed:
    return Typed(script(*lines).getvalue())


def log_of(session: Session) -> tuple[str, ...]:
    """What the person alone at the table was told so far."""
    told = look_at(session).teller.tale
    groups = session.events(session.listener)
    return tuple("  " * one.depth + one.text for group in groups for one in told(group) if one.text)


def told_session(folder: Path, *seats: str, steps: int = STEPS) -> Session:
    """A match somebody has played for a while."""
    session = begin(folder, seats or ("you", "greedy"), mode="family")
    session.tell_by(look_at(session).teller.tale)
    return play_on(session, steps)


def rewritten(path: Path, change: Callable[[Standing], Standing] = lambda same: same) -> Path:
    """The same file of rules under which one action less led to where it stands."""
    record = saves.load(path)
    standing = saves.load_standing(path, record)
    assert standing is not None
    other = change(standing)
    final = fingerprint(json.loads(other.state))
    path.write_text(
        write_record(replace(record, actions=record.actions[:-1], final=final), other.plain()),
        encoding="utf-8",
    )
    return path


def files(path: Path) -> dict[str, bytes]:
    return {one.name: one.read_bytes() for one in path.parent.iterdir() if one.is_file()}


@pytest.fixture
def waiting(tmp_path: Path) -> Path:
    return rewritten(told_session(tmp_path).path)


def test_a_save_holds_where_the_match_stands_and_what_was_told(tmp_path: Path) -> None:
    session = told_session(tmp_path)
    record = saves.load(session.path)
    standing = saves.load_standing(session.path, record)
    assert standing is not None
    assert fingerprint(json.loads(standing.state)) == record.final
    assert (standing.told, standing.is_over) == (log_of(session), False)
    assert len(standing.told) >= STEPS


def test_what_is_taken_back_is_no_longer_told(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you", "greedy"), number=3)
    session.tell_by(look_at(session).teller.tale)
    while session.is_bot(session.turn):
        session.act(*session.think())
    before = log_of(session)
    cast = next(one for one in session.view(ME).legal if one.verb == "cast")
    session.act(cast, session.version)
    assert len(log_of(session)) > len(before)
    session.undo(ME)
    standing = saves.load_standing(session.path, saves.load(session.path))
    assert standing is not None
    assert standing.told == before


def test_other_languages_tell_the_whole_log_anew(tmp_path: Path) -> None:
    session = told_session(tmp_path)
    session.tell_by(look_at(session, "pl").teller.tale)
    play_on(session, 1)
    standing = saves.load_standing(session.path, saves.load(session.path))
    assert standing is not None
    polish = look_at(session, "pl").teller.tale(session.events(ME)[1])
    assert polish[0].text in "\n".join(standing.told)


def test_an_older_save_opens_as_before(tmp_path: Path) -> None:
    session = told_session(tmp_path)
    record = saves.load(session.path)
    session.path.write_text(write_record(record), encoding="utf-8")
    assert waiting_at(session.path, None) is None
    again = Session.resume(GAME, session.path, ())
    assert again.version == STEPS
    play_on(again, 1)
    assert saves.load_standing(again.path, saves.load(again.path)) is not None


DAMAGE: tuple[object, ...] = (
    None,
    7,
    [],
    {},
    {"state": 7, "told": [], "is_over": False},
    {"state": "{}", "told": [], "is_over": False},
    {"state": "\ud800", "told": [], "is_over": False},
)


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_beside_a_record_is_none_to_the_record(tmp_path: Path, damage: object) -> None:
    path = told_session(tmp_path).path
    contents = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**contents, BESIDE: damage}), encoding="utf-8")
    assert saves.load_standing(path, saves.load(path)) is None
    assert waiting_at(path, None) is None
    assert Session.resume(GAME, path, ()).version == STEPS


def test_without_its_standing_such_a_save_is_refused_as_before(waiting: Path) -> None:
    record = read_record(waiting.read_text(encoding="utf-8"))
    waiting.write_text(write_record(record), encoding="utf-8")
    with pytest.raises(ReplayMismatch, match="other-end"):
        waiting_at(waiting, None)


def test_a_save_of_an_older_version_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = told_session(tmp_path).path
    before = saves.load(path)
    standing = saves.load_standing(path, before)
    changed: Any = Changed(PACK)
    monkeypatch.setattr(records, "load_game", lambda game, pack=None: changed)
    found = waiting_at(path, None)
    assert found is not None
    assert standing is not None
    assert found.told == standing.told
    session = found.go_on(())
    assert saves.load(session.path).rules_version == Changed.rules_version
    assert waiting_at(session.path, None) is None
    assert saves.load(path) == before


def test_at_the_lines_it_is_told_and_goes_on_as_practice(waiting: Path) -> None:
    before, out = files(waiting), io.StringIO()
    told = waiting_at(waiting, None)
    assert told is not None
    asked = request(waiting.parent, resume=waiting)
    assert play_plainly(asked, typed("2", "1", "1", "quit"), out) == 0
    said = out.getvalue()
    assert "lead this match elsewhere" in said
    assert "\n".join(told.told) in said
    assert said.index(Words("en").say("terminal-waiting-leave")) < said.index("Go on as practice")
    assert said.count("This match is practice") == 1
    after = files(waiting)
    assert {name: after[name] for name in before} == before
    assert set(after) >= {*before, "match-1-2.json", "match-1-2.json.seats"}
    again = Session.resume(GAME, waiting.with_name("match-1-2.json"), ())
    assert again.is_practice
    assert [who.word for who in again.players] == ["you", "greedy"]


@pytest.mark.parametrize("lines", [("1",), (), ("", "2")])
def test_at_the_lines_it_is_left_as_it_is(waiting: Path, lines: tuple[str, ...]) -> None:
    before = files(waiting)
    asked = request(waiting.parent, resume=waiting)
    assert play_plainly(asked, typed(*lines), io.StringIO()) == 0
    assert files(waiting) == before


def test_where_nobody_can_be_asked_the_option_is_named(waiting: Path) -> None:
    before = files(waiting)
    asked = request(waiting.parent, resume=waiting)
    with pytest.raises(BadRecord, match="save-waits"):
        play_plainly(asked, any_lines(1), io.StringIO())
    assert files(waiting) == before
    out = io.StringIO()
    assert play_plainly(replace(asked, goes_on=True), any_lines(1), out) == 0
    assert Words("en").say("terminal-practice") in out.getvalue()
    kept = saves.load(waiting.with_name("match-1-2.json"))
    assert kept.start is not None
    assert records.verify(GAME, kept).outcome is not None


def test_practice_marks_no_track(waiting: Path) -> None:
    found = waiting_at(waiting, None)
    assert found is not None
    told = play_plain(found.go_on(()), any_lines(1))
    assert told.count("This match is practice") == 2
    assert not tracks_file().exists()


def test_a_match_that_is_over_is_told(tmp_path: Path) -> None:
    session = told_session(tmp_path)
    while session.turn is not None:
        play_on(session, 1)
    path = rewritten(session.path)
    before, out = files(path), io.StringIO()
    asked = request(tmp_path, resume=path)
    assert play_plainly(asked, typed("2"), out) == 0
    assert "This match is over" in out.getvalue()
    assert log_of(session)[-1] in out.getvalue()
    assert files(path) == before
    with pytest.raises(BadRecord, match="save-over"):
        play_plainly(asked, any_lines(1), io.StringIO())


def test_rules_that_cannot_go_on_say_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = told_session(tmp_path).path
    changed: Any = Amnesiac(PACK)
    monkeypatch.setattr(records, "load_game", lambda game, pack=None: changed)
    asked, out, before = request(tmp_path, resume=path), io.StringIO(), files(path)
    assert play_plainly(asked, typed("2"), out) == 0
    assert "cannot go on from where this match stands" in out.getvalue()
    for goes_on in (False, True):
        with pytest.raises(BadRecord, match="cannot-go-on"):
            play_plainly(replace(asked, goes_on=goes_on), any_lines(1), io.StringIO())
    assert files(path) == before


@pytest.mark.parametrize("state", ["{}", "[]", '{"round": "x"}'])
def test_a_state_that_somebody_wrote_is_met_in_one_sentence(waiting: Path, state: str) -> None:
    rewritten(waiting, lambda standing: replace(standing, state=canonical_text(state)))
    found = waiting_at(waiting, None)
    assert found is not None
    assert found.following is None


def canonical_text(state: str) -> str:
    return canonical(json.loads(state)).decode()


def test_what_would_steer_a_terminal_is_not_told(waiting: Path) -> None:
    rewritten(waiting, lambda standing: replace(standing, told=("\x1b[2Jmoon",)))
    found = waiting_at(waiting, None)
    assert found is not None
    assert found.told == ("[2Jmoon",)


def opened(path: Path, language: str, deed: Callable[..., Any]) -> MoonlitApp:
    """The application with a save that waits."""
    found = waiting_at(path, None)
    assert isinstance(found, Waiting)
    asked = request(path.parent, language, resume=path)
    return run(MoonlitApp(GAME, SURFACE, asked, None, 0.0, found), deed, (80, 24))


KEYS = {"en": "y", "pl": "t", "de": "j"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_the_screen_it_is_told_and_goes_on_as_practice(waiting: Path, language: str) -> None:
    before, words = files(waiting), Words(language, strict=True)
    record = saves.load(waiting)
    standing = saves.load_standing(waiting, record)
    assert standing is not None
    told = standing.told

    async def deed(pilot: Pilot[None], app: MoonlitApp) -> None:
        shown = " ".join(text_of(app).split())
        assert " ".join(words.say("terminal-waiting").split())[:40] in shown
        assert told[-1][:40] in shown
        await press(pilot, KEYS[language])
        assert app.session is not None
        assert app.session.is_practice
        assert words.say("terminal-practice")[:30] in text_of(app)
        assert table_of(app).session is app.session

    app = opened(waiting, language, deed)
    assert app.session is not None
    assert app.session.path.name == "match-1-2.json"
    assert {name: files(waiting)[name] for name in before} == before


@pytest.mark.parametrize("key", ["n", "q", "escape"])
def test_on_the_screen_it_is_left_as_it_is(waiting: Path, key: str) -> None:
    before = files(waiting)

    async def deed(pilot: Pilot[None], app: MoonlitApp) -> None:
        assert isinstance(app.screen, WaitingScreen)
        await press(pilot, "enter", key)

    app = opened(waiting, "en", deed)
    assert (app.session, app.return_code) == (None, 0)
    assert files(waiting) == before


def test_what_keeps_it_from_going_on_is_said_on_the_screen(waiting: Path) -> None:
    waiting.with_name("match-1.json.seats").unlink()

    async def deed(pilot: Pilot[None], app: MoonlitApp) -> None:
        await press(pilot, "y")
        assert isinstance(app.screen, WaitingScreen)
        assert "--seats" in text_of(app)
        await press(pilot, "q")

    assert opened(waiting, "en", deed).session is None


@pytest.mark.parametrize("game", ["nocturne", "dominion", "wonder_book"])
def test_every_game_goes_on_from_a_save(tmp_path: Path, game: str) -> None:
    rules = load_game(game)
    session = Session.begin(rules, {"players": 2}, ("you", "you"), bytes(32), tmp_path / "one.json")
    play_on(session, 12)
    found = waiting_at(rewritten(session.path), None)
    assert found is not None
    following = found.go_on(())
    assert following.version == 0
    assert following.view(ME).table == session.view(ME).table
    play_on(following, 6)
    assert waiting_at(following.path, None) is None
