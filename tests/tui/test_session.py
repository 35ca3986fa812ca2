"""A session: the match, the people and bots in it, and its file."""

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from moonlit.core.action import Seat, parse_action
from moonlit.core.errors import BadConfig, BadRecord, IllegalAction, NotYourTurn
from moonlit.core.game import Game
from moonlit.core.record import read_record
from moonlit.core.view import view_bytes
from moonlit.review.records import load_record
from moonlit.tui import saves
from moonlit.tui.app import MoonlitApp
from moonlit.tui.session import Player, Session, fill_seats
from tests.tui.players import (
    GAME,
    PACK,
    begin,
    on_screen,
    play_on,
    play_plain,
    script,
    settle,
    table_of,
    text_of,
)
from tests.upgrades.times import Changed, Raised

ME = Seat(0)
OTHER = Seat(1)
RAISED: Game[Any] = Raised(PACK)
CHANGED: Game[Any] = Changed(PACK)


def has_trouble(session: Session) -> bool:
    return session.trouble is not None


def test_seats_nobody_speaks_of_go_to_one_person_and_to_bots() -> None:
    assert [player.word for player in fill_seats((), 3, "scout")] == ["you", "scout", "scout"]
    assert [player.word for player in fill_seats(("random",), 2, "scout")] == ["random", "scout"]
    named = fill_seats(("name:Anna", "you"), 2, "scout")
    assert [(player.name, player.is_bot) for player in named] == [("Anna", False), ("", False)]
    assert Player("name:A\x1b[1mnna").name == "A[1mnna"


def test_there_cannot_be_more_seats_than_players() -> None:
    with pytest.raises(BadConfig, match="too-many-seats"):
        fill_seats(("you", "greedy"), 1, "scout")


def test_a_match_is_on_disk_from_the_start_and_after_every_action(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you", "greedy"))
    assert saves.load(session.path).actions == ()
    play_on(session, 5)
    record = read_record(session.path.read_text(encoding="utf-8"))
    assert len(record.actions) == session.version == 5
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["match-1.json", "match-1.json.before", "match-1.json.seats"]


def test_two_programs_with_one_file_lose_no_move(tmp_path: Path) -> None:
    first = begin(tmp_path, ("you", "greedy"))
    second = Session.resume(GAME, first.path, ())
    shared = first.path
    play_on(first, 4)
    play_on(second, 2)
    assert (second.left, second.path.name) == (shared, "match-1-2.json")
    play_on(first, 2)
    assert first.path == shared
    assert len(saves.load(shared).actions) == first.version == 6
    assert len(saves.load(second.path).actions) == second.version == 2
    assert Session.resume(GAME, second.path, ()).players == second.players


def test_the_other_program_is_told_of(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you", "random"))
    play_on(Session.resume(GAME, session.path, ()), 3)
    told = play_plain(session, script("1", "1", "1", "quit"))
    assert "Another program has gone on with this match" in told
    assert told.count("Another program") == 1


def test_the_version_before_is_offered_for_a_broken_one(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you", "greedy"))
    play_on(session, 3)
    session.path.write_text("{", encoding="utf-8")
    with pytest.raises(BadRecord, match="broken-record") as broken:
        load_record(session.path)
    before = Path(str(broken.value.facts["before"]))
    assert len(load_record(before).actions) == 2


def test_a_file_that_was_taken_away_is_written_anew(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you", "greedy"))
    session.path.unlink()
    play_on(session, 1)
    assert len(saves.load(session.path).actions) == 1


def test_a_record_is_for_nobody_elses_eyes(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you", "greedy"))
    assert session.path.stat().st_mode & 0o077 == 0


def test_a_resumed_match_is_the_same_match(tmp_path: Path) -> None:
    session = begin(tmp_path, ("name:Anna", "greedy", "random"), mode="advanced")
    play_on(session, 12)
    again = Session.resume(GAME, session.path, ())
    assert again.players == session.players
    for seat in (None, ME, OTHER, Seat(2)):
        assert view_bytes(again.view(seat)) == view_bytes(session.view(seat))
        assert again.events(seat) == session.events(seat)


def test_a_save_of_older_rules_goes_on_where_these_lead_to_the_same(tmp_path: Path) -> None:
    session = play_on(begin(tmp_path, ("you", "greedy")), 4)
    again = Session.resume(RAISED, session.path, ())
    assert view_bytes(again.view(ME)) == view_bytes(session.view(ME))
    play_on(again, 1)
    assert again.path == session.path
    kept = saves.load(session.path)
    assert (kept.rules_version, len(kept.actions)) == (Raised.rules_version, 5)


def test_a_save_of_rules_that_lead_elsewhere_stays_as_it_is(tmp_path: Path) -> None:
    session = play_on(begin(tmp_path, ("you", "greedy")), 4)
    before = session.path.read_bytes()
    with pytest.raises(BadRecord, match="other-rules"):
        Session.resume(CHANGED, session.path, ())
    assert session.path.read_bytes() == before


def test_a_resumed_match_may_get_other_people(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you", "greedy"))
    again = Session.resume(GAME, session.path, ("random", "name:Jan"))
    assert again.people == (OTHER,)
    assert Session.resume(GAME, session.path, ()).people == (OTHER,)


def test_without_its_note_a_record_asks_who_sits_where(tmp_path: Path) -> None:
    session = begin(tmp_path, ("random", "greedy"))
    note = Path(f"{session.path}.seats")
    note.unlink()
    with pytest.raises(BadRecord, match="unknown-seats"):
        Session.resume(GAME, session.path, ())
    note.write_text('{"not": "a list"}', encoding="utf-8")
    with pytest.raises(BadRecord, match="unknown-seats"):
        Session.resume(GAME, session.path, ())
    assert Session.resume(GAME, session.path, ("you", "greedy")).people == (ME,)


def test_a_file_that_is_there_is_never_overwritten(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you", "greedy"))
    before = session.path.read_bytes()
    with pytest.raises(BadRecord, match="record-exists"):
        begin(tmp_path, ("you", "greedy"))
    assert session.path.read_bytes() == before


def test_a_folder_is_given_a_file_with_a_name_of_its_own(tmp_path: Path) -> None:
    first = Session.begin(GAME, {"players": 2}, ("you",), save=tmp_path)
    second = Session.begin(GAME, {"players": 2}, ("you",), save=tmp_path)
    assert first.path.parent == second.path.parent == tmp_path
    assert first.path != second.path


@pytest.mark.parametrize("text", ["", "{}", "no record at all"])
def test_what_is_no_record_is_not_resumed(tmp_path: Path, text: str) -> None:
    path = tmp_path / "strange.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadRecord):
        Session.resume(GAME, path, ())


def test_a_missing_file_is_told_apart(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="unreadable-record"):
        Session.resume(GAME, tmp_path / "nowhere.json", ())


def test_asking_why_changes_nothing(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you", "you"))
    turn = session.turn
    assert turn is not None
    before = view_bytes(session.view(turn))
    refused = session.why(parse_action(f"{turn} cast 7 a1"))
    assert isinstance(refused, IllegalAction)
    assert (refused.code, refused.clause) == ("not-lowest", "N-START-4")
    assert session.why(session.view(turn).legal[0]) is None
    assert view_bytes(session.view(turn)) == before
    assert session.version == 0


def test_undo_takes_the_bots_answers_back_too(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you", "greedy"), number=3)
    while session.is_bot(session.turn):
        session.act(*session.think())
    start = session.version
    before = view_bytes(session.view(ME))
    session.act(session.view(ME).legal[-1], session.version)
    assert session.is_bot(session.turn)
    session.act(*session.think())
    session.undo(ME)
    assert session.version == start
    assert view_bytes(session.view(ME)) == before
    assert len(saves.load(session.path).actions) == start


def test_undo_never_pulls_another_person_along(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you", "you"))
    first = session.turn
    assert first is not None
    session.act(session.view(first).legal[-1], session.version)
    second = session.turn
    assert second not in (None, first)
    assert second is not None
    with pytest.raises(IllegalAction, match="undo-of-others"):
        session.undo(second)
    session.undo(first)
    assert session.version == 0


def test_undo_stops_at_a_reveal(tmp_path: Path) -> None:
    """A chest or a runestone shows what was hidden; nothing before it can be taken back."""
    for number in range(1, 40):
        session = begin(tmp_path, ("you",), number=number)
        while session.turn is not None:
            session.act(session.view(ME).legal[-1], session.version)
            kind = session.view(ME).table["decision"]
            assert isinstance(kind, dict)
            if kind["kind"] in ("chest", "runestone"):
                with pytest.raises(IllegalAction, match="undo-past-reveal"):
                    session.undo(ME)
                return
    raise AssertionError("no chest and no runestone in forty matches")


def test_a_match_goes_on_when_it_cannot_be_kept(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    session = begin(folder, ("you", "greedy"))
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    folder.write_text("a file in the way", encoding="utf-8")
    play_on(session, 3)
    assert session.version == 3
    assert has_trouble(session)
    with pytest.raises(OSError, match="gone"):
        session.save()
    folder.unlink()
    play_on(session, 1)
    assert not has_trouble(session)
    assert len(saves.load(session.path).actions) == 4


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The match could not be saved: a file stands where a folder is needed."),
        ("pl", "Nie udało się zapisać rozgrywki: zamiast folderu jest tam plik."),
        ("de", "Die Partie ließ sich nicht speichern: wo ein Ordner nötig wäre, steht eine Datei."),
    ],
)
def test_why_a_match_cannot_be_kept_is_told_in_our_words(
    tmp_path: Path, language: str, told: str
) -> None:
    session = begin(tmp_path, ("you", "greedy"))
    (tmp_path / "file").touch()
    session.path = tmp_path / "file" / "match.json"
    assert told in play_plain(session, script("save"), language)

    async def look(pilot: Pilot[None], app: MoonlitApp) -> None:
        play_on(session, 1)
        table_of(app).redraw()
        await settle(pilot)
        assert told.partition(":")[0] in text_of(app)

    on_screen(tmp_path, session, look, size=(160, 50), language=language)


def test_nothing_is_taken_back_from_a_match_that_is_over(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you", "random"))
    while session.turn is not None:
        play_on(session, 1)
    with pytest.raises(NotYourTurn, match="match-over"):
        session.undo(ME)


def test_matches_are_kept_where_the_system_keeps_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    session = Session.begin(GAME, {"players": 2}, ("you",))
    assert session.path.parent == tmp_path / "moonlit" / "matches"
    assert session.path.name.startswith("nocturne-")
