"""What earlier versions kept can be opened: every folder here was written by one and stays so."""

import asyncio
import shutil
from pathlib import Path

import pytest

from moonlit.cli.main import main
from moonlit.client.wonder_book.campaign_file import read_campaign
from moonlit.core.record import last_state, read_record
from moonlit.games import load_game
from moonlit.packs.wonder_book.folder import load_pack
from moonlit.server.showing import LOG_SHOWN
from moonlit.server.told import outcome_told
from moonlit.table.going_on import carried_on
from moonlit.table.match import Match
from moonlit.table.tracks import Tracks
from moonlit.tui import saves
from moonlit.tui.session import Session
from moonlit.tui.waiting import waiting_at
from tests.server.inside import Line, open_hall
from tools.corpus import CAMPAIGN, HOUSE, PLANS, PRACTICE, RECORDS, SAVES, TRACKS, token_of

FOLDERS = sorted(path for path in Path(__file__).parent.iterdir() if (path / HOUSE).is_dir())
MATCHES = (*PLANS, PRACTICE)


@pytest.fixture(params=FOLDERS, ids=lambda path: path.name)
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of what a version kept; opening it may write into it."""
    source: Path = request.param
    return Path(shutil.copytree(source, tmp_path / "kept"))


def test_there_is_something_kept() -> None:
    assert FOLDERS


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_is_shown_to_its_people_and_to_onlookers(kept: Path, name: str) -> None:
    async def scene() -> None:
        async with open_hall(kept / HOUSE) as hall:
            room = await hall.room(name)
            is_over = name in PLANS and not PLANS[name].actions
            assert room.info().phase == ("over" if is_over else "playing")
            seat, onlooker = Line(hall), Line(hall)
            seen = await seat.enter(name, token_of(name, 0))
            told = await onlooker.enter(name)
            assert (seen["sight"]["seat"], told["sight"]["seat"]) == (0, None)
            shown = min(seen["version"] + 1, LOG_SHOWN)
            assert len(seen["log"]) == len(told["log"]) == shown
            assert (seen["sight"]["result"] is not None) == is_over
            assert len(seen["chat"]) == (0 if name == PRACTICE else 2)
            for line in (seat, onlooker):
                line.hang_up()
                await line.task

    asyncio.run(scene())


@pytest.mark.parametrize("name", MATCHES)
def test_a_seat_can_be_left(kept: Path, name: str) -> None:
    async def scene() -> None:
        async with open_hall(kept / HOUSE) as hall:
            room = await hall.room(name)
            await room.seating.leave(token_of(name, 0), is_away=True)
            assert room.info().seats[0].is_away

    asyncio.run(scene())


@pytest.mark.parametrize("name", [name for name, plan in PLANS.items() if not plan.actions])
def test_the_record_of_a_finished_match_is_the_one_that_was_kept(kept: Path, name: str) -> None:
    async def scene() -> None:
        async with open_hall(kept / HOUSE) as hall:
            written = (kept / RECORDS / f"{name}.json").read_text("utf-8")
            record, old = (await hall.room(name)).record(), read_record(written)
            assert (record.actions, record.final) == (old.actions, old.final)

    asyncio.run(scene())


@pytest.mark.parametrize("name", [name for name, plan in PLANS.items() if not plan.actions])
def test_how_a_finished_match_ended_is_told_for_good(kept: Path, name: str) -> None:
    async def scene() -> None:
        async with open_hall(kept / HOUSE) as hall:
            await asyncio.wrap_future(hall.settled)
            room, stored = await hall.room(name), hall.storage.load(name)
            assert stored is not None
            told, played = outcome_told(stored), room.outcome()
            assert (told.places, told.totals) == (played.places, played.totals)
            assert told.notes == played.notes

    asyncio.run(scene())


def test_records_are_played_again_to_the_end_they_had(kept: Path) -> None:
    for path in sorted((kept / RECORDS).iterdir()):
        record = saves.load(path)
        game = load_game(record.game)
        assert record.final
        assert game.outcome(last_state(game, record)) is not None, path.name


def test_saves_are_taken_up_again(kept: Path) -> None:
    for path in sorted((kept / SAVES).glob("*.json")):
        match = Match(load_game(saves.load(path).game), saves.load(path))
        assert len(saves.load_seats(path)) == match.seats
        seat = match.to_act()[0]
        match.act(match.view(seat).legal[0], match.version)


def test_saves_are_taken_up_again_at_the_terminal(kept: Path) -> None:
    for path in sorted((kept / SAVES).glob("*.json")):
        session = Session.resume(load_game(saves.load(path).game), path, ())
        turn = session.turn
        assert turn is not None
        session.act(session.view(turn).legal[0], session.version)
        assert (session.trouble, session.path) == (None, path)
        assert len(saves.load(path).actions) == session.version


def test_records_are_verified_and_replayed_by_the_commands(kept: Path) -> None:
    for path in sorted((kept / RECORDS).iterdir()):
        for command in ("verify", "replay"):
            assert main([command, str(path)]) == 0, path.name


def test_a_campaign_goes_on(kept: Path) -> None:
    campaign = read_campaign((kept / CAMPAIGN).read_bytes(), CAMPAIGN)
    pack = load_pack()
    assert campaign.pack == pack.id
    order = [chapter.id for chapter in pack.chapters]
    assert campaign.results
    assert campaign.next_chapter(order) == order[len(campaign.results)]


def test_progress_is_not_forgotten(kept: Path) -> None:
    people = {person.name: person.marked("nocturne") for person in Tracks(kept / TRACKS).people}
    assert people == {"Ada": ["achievement-1", "scenario-2"], "Borys": ["achievement-3"]}


STANDING = Path(__file__).parent / "standing"


@pytest.mark.parametrize("game", ["nocturne", "dominion", "wonder_book"])
def test_where_a_save_stands_is_read_and_can_be_gone_on_from(tmp_path: Path, game: str) -> None:
    folder = Path(shutil.copytree(STANDING, tmp_path / "kept"))
    path = folder / f"{game}.json"
    record = saves.load(path)
    standing = saves.load_standing(path, record)
    assert standing is not None
    assert standing.told
    assert carried_on(load_game(game), record, standing.state).start is not None
    assert waiting_at(path, None) is None
    assert Session.resume(load_game(game), path, ()).version == len(record.actions)


def test_no_save_waits_that_can_be_played_as_it_was(kept: Path) -> None:
    for path in sorted((kept / SAVES).glob("*.json")):
        assert waiting_at(path, None) is None, path.name
