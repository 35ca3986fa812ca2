"""The end of a match: the sheet, the winners, ranks, scenarios and achievement tracks."""

from pathlib import Path

import pytest

from moonlit.client.words import LANGUAGES, Words
from moonlit.core.action import Seat
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.packs.nocturne.words import CATEGORIES
from moonlit.table.files import version_before
from moonlit.table.tracks import SHAPES, Tracks
from moonlit.tui.nocturne.marking import tracks_file
from moonlit.tui.nocturne.results import read_sheet
from moonlit.tui.nocturne.telling import make_teller
from moonlit.tui.session import Session
from moonlit.tui.sheet import Sheet
from tests.tui.players import GAME, PACK, begin


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")


def played(session: Session) -> Session:
    """Everybody to the end; people choose at random."""
    dice = Dice(1)
    while (turn := session.turn) is not None:
        if session.is_bot(turn):
            session.act(*session.think())
        else:
            legal = session.view(turn).legal
            session.act(legal[dice.below(len(legal))], session.version)
    return session


def sheet_of(session: Session, language: str = "en") -> Sheet:
    return read_sheet(session, make_teller(Words(language, strict=True), PACK, session))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_sheet_adds_up(tmp_path: Path, players: int, language: str) -> None:
    session = played(begin(tmp_path, ("you", *["random"] * (players - 1)), mode="advanced"))
    sheet = sheet_of(session, language)
    assert len(sheet.rows) == 11
    sums = tuple(sum(row.points[seat] for row in sheet.rows) for seat in sheet.seats)
    assert sums == sheet.totals
    assert len(sheet.names) == players
    assert str(session.path) in sheet.saved


def test_precious_stones_are_a_twelfth_row(tmp_path: Path) -> None:
    options: dict[str, Plain] = {"mode": "advanced", "variants": ["precious_stones"]}
    session = played(begin(tmp_path, ("random", "random"), 1, **options))
    assert len(sheet_of(session).rows) == 12


@pytest.mark.parametrize(
    ("options", "left_out"),
    [
        ({"mode": "basic"}, {"ability"}),
        ({"mode": "family"}, {"ability", "twilight", "moonlight"}),
        (
            {"mode": "family", "no_concoctions": True},
            {"ability", "twilight", "moonlight", "concoctions"},
        ),
    ],
)
def test_a_category_the_mode_lacks_has_no_row(
    tmp_path: Path, options: dict[str, Plain], left_out: set[str]
) -> None:
    session = played(begin(tmp_path, ("random", "random"), 1, **options))
    sheet = sheet_of(session)
    wanted = [name for name in CATEGORIES if name not in {*left_out, "precious"}]
    assert [row.name for row in sheet.rows] == [Words("en").say(f"category-{n}") for n in wanted]
    sums = tuple(sum(row.points[seat] for row in sheet.rows) for seat in sheet.seats)
    assert sums == sheet.totals


def test_the_winner_is_named(tmp_path: Path) -> None:
    session = played(begin(tmp_path, ("you", "greedy"), number=2))
    outcome = session.outcome()
    assert outcome is not None
    title = sheet_of(session).title
    assert title.startswith("You win" if outcome.winners == (Seat(0),) else "Owl wins")
    assert str(max(outcome.totals)) in title


def test_a_lone_player_has_a_rank_and_knows_the_next(tmp_path: Path) -> None:
    notes = sheet_of(played(begin(tmp_path, ("greedy",), number=2))).notes
    assert notes[0].startswith("Your solo rank:")
    assert "next rank" in notes[1]


def test_a_scenario_is_judged(tmp_path: Path) -> None:
    notes = "\n".join(sheet_of(played(begin(tmp_path, ("name:Anna",), scenario=1))).notes)
    assert "of 75" in notes
    assert "Scenario 1" in notes


def test_a_person_with_a_name_keeps_what_was_earned(tmp_path: Path) -> None:
    session = played(begin(tmp_path, ("name:Anna", "you"), variants=["two_up"]))
    notes = sheet_of(session).notes
    assert any("2-Up" in note and "new" in note for note in notes)
    assert [person.name for person in Tracks(tracks_file()).people] == ["Anna"]
    assert Tracks(tracks_file()).person("Anna").marked("nocturne") == ["variant-two_up"]


def test_a_match_opened_again_earns_nothing_twice(tmp_path: Path) -> None:
    session = played(begin(tmp_path, ("name:Anna", "greedy"), variants=["two_up"]))
    again = Session.resume(GAME, session.path, ())
    assert not any("new" in note for note in sheet_of(again).notes)
    assert not tracks_file().exists()


def test_a_fifth_person_is_told_why_nothing_was_kept(tmp_path: Path) -> None:
    tracks = Tracks(tracks_file())
    for number, _ in enumerate(SHAPES):
        tracks.mark(f"Fox {number}", "nocturne", [])
    notes = sheet_of(played(begin(tmp_path, ("name:Anna", "greedy")))).notes
    assert any("Anna" in note and "N-TRACK-1" in note for note in notes)


def test_tracks_that_cannot_be_written_do_not_hide_the_sheet(tmp_path: Path) -> None:
    Tracks(tracks_file()).mark("Ben", "nocturne", ["two_up"])
    version_before(tracks_file()).mkdir()
    session = played(begin(tmp_path, ("name:Anna", "greedy"), variants=["two_up"]))
    sheet = sheet_of(session)
    assert len(sheet.rows) == 10
    refusals = [note for note in sheet.notes if str(tracks_file()) in note]
    assert len(refusals) == 1
    assert refusals[0].startswith("What was earned could not be kept in")
    assert sum("2-Up" in note for note in sheet.notes) == 1


def test_a_broken_file_of_tracks_does_not_spoil_the_end(tmp_path: Path) -> None:
    tracks_file().parent.mkdir(parents=True)
    tracks_file().write_text("broken", encoding="utf-8")
    session = played(begin(tmp_path, ("name:Anna", "greedy")))
    notes = sheet_of(session).notes
    assert any(str(tracks_file()) in note for note in notes)
    assert tracks_file().read_text(encoding="utf-8") == "broken"
