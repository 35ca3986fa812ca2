"""A match whose rules or pack become others: it plays on, moves up, or stays as it was told."""

import asyncio
import dataclasses
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from moonlit.cli.main import main
from moonlit.core.codec import fingerprint
from moonlit.core.errors import BadRecord
from moonlit.core.game import Outcome
from moonlit.core.record import Record, last_state, read_record, write_record
from moonlit.games import load_game
from moonlit.games.nocturne.state import State
from moonlit.packs.nocturne.folder import load_pack
from moonlit.server.analysing import ITERATIONS
from moonlit.server.app import Place, make_app
from moonlit.server.database import FILE
from moonlit.server.told import read_told
from moonlit.server.workers import NICENESS
from moonlit.table.match import Match
from moonlit.table.shelf import FOLDER
from tests.packs.broken import write_pack
from tests.packs.test_facts import files_of, rewritten
from tests.server.clocks import StillClock
from tests.server.house import Message
from tests.server.inside import Line, open_hall, wish
from tests.upgrades.times import STEPS, Changed, Games, Raised, begin, charter, go_on, take

MATCHES = Path(__file__).parents[1] / "matches"
RECORD = MATCHES / "play-four-advanced.json"
SHORT = MATCHES / "play-family-two.json"
replace_record = dataclasses.replace


def test_other_words_in_the_pack_change_nothing(tmp_path: Path) -> None:
    match, tokens = begin(tmp_path / "data")
    pack = rewritten(tmp_path / "pack", "nocturne", "pack.toml", 'title = "', 'title = "New ')
    games = {"nocturne": load_game("nocturne", pack)}
    (tmp_path / "data" / FOLDER).rename(tmp_path / "away")
    assert go_on(tmp_path / "data", match, tokens, games) == STEPS + 3


def test_with_other_facts_a_match_goes_on_with_the_pack_it_has(tmp_path: Path) -> None:
    match, tokens = begin(tmp_path / "data")
    pack = rewritten(tmp_path / "pack", "nocturne", "tiles.toml", "points = 4", "points = 5")
    games = {"nocturne": load_game("nocturne", pack)}
    before = charter(tmp_path / "data", match)
    assert go_on(tmp_path / "data", match, tokens, games) == STEPS + 3
    assert charter(tmp_path / "data", match) == before
    assert before["pack"] == load_pack().digest


def test_a_record_carries_a_pack_that_is_not_the_present_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = rewritten(tmp_path / "own", "nocturne", "tiles.toml", "points = 4", "points = 5")
    game = load_game("nocturne", own)
    place = tmp_path / "data" / FOLDER / game.pack_hash({})
    place.parent.mkdir(parents=True)
    own.rename(place)
    played = read_record(RECORD.read_text("utf-8"))
    begun = replace_record(played, pack=game.pack_hash({}), actions=(), final="")
    record = Match(game, begun).record()

    async def scene() -> str:
        async with open_hall(tmp_path / "data") as hall:
            assert hall.with_pack(played).pack_files is None
            assert hall.game_of(hall.received(write_record(record))).knows_pack(record.pack, {})
            return write_record(hall.with_pack(record))

    path = tmp_path / "record.json"
    path.write_text(asyncio.run(scene()), "utf-8")
    assert main(["verify", str(path)]) == 0
    path.write_text(write_record(record), "utf-8")
    assert main(["verify", str(path)]) == 2
    assert "pack" in capsys.readouterr().err
    strange: tuple[object, ...] = ({"../tiles.toml": ""}, {"tiles.toml": 7}, [], {"a/b.toml": ""})
    for files in strange:
        with pytest.raises(BadRecord, match="not-a-record"):
            read_record(resealed(record, files))


def test_a_match_with_its_own_pack_is_analysed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(NICENESS, "0")
    monkeypatch.setenv(ITERATIONS, "1")
    own = rewritten(tmp_path / "own", "nocturne", "tiles.toml", "points = 4", "points = 5")
    game = load_game("nocturne", own)
    place = tmp_path / "data" / FOLDER / game.pack_hash({})
    place.parent.mkdir(parents=True)
    own.rename(place)
    played = replace_record(read_record(SHORT.read_text("utf-8")), pack=place.name, final="")
    record = Match(game, played).record()
    body = {"record": write_record(record)}
    house = make_app(Place(tmp_path / "data", 80, clock=StillClock()))
    with TestClient(house, "http://localhost") as client:
        assert client.post("/api/analysis", json=body).json()["total"] == len(record.actions)
        assert client.portal is not None
        client.portal.call(house.state.hall.analyses.end, record)
        assert client.post("/api/analysis", json=body).json()["review"]["decisions"]


def resealed(record: Record, files: object) -> str:
    """A record with whatever files somebody wrote there."""
    contents = json.loads(write_record(replace_record(record, pack_files={})))
    del contents["seal"]
    contents["pack_files"] = files
    return json.dumps({**contents, "seal": fingerprint(contents)})


def test_bots_think_with_the_pack_of_the_match(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """With the built-in one they would meet a tile they have never heard of."""
    contents = files_of("nocturne")
    contents["tiles.toml"] = contents["tiles.toml"].replace(b'id = "SK', b'id = "SX')
    own = write_pack(tmp_path / "pack", contents)
    game = load_game("nocturne", own)
    place = tmp_path / "data" / FOLDER / game.pack_hash({})
    place.parent.mkdir(parents=True)
    own.rename(place)

    async def scene() -> None:
        async with open_hall(tmp_path / "data") as hall:
            made = await hall.make(wish(("greedy", "greedy")))
            stored = hall.storage.load(made.match)
            assert stored is not None
            charter = replace(stored.charter, pack=game.pack_hash({}))
            company = replace(stored.company, has_begun=True)
            await hall.write(lambda: hall.storage.add("own", charter, company))
            line = Line(hall)
            await line.enter("own")
            room = await hall.room("own")
            assert room.pack == place
            while room.phase == "playing":
                await line.more()
            line.hang_up()
            await line.task

    asyncio.run(scene())
    assert "chose at random" not in caplog.text


def test_without_its_pack_a_match_waits(tmp_path: Path) -> None:
    match, tokens = begin(tmp_path / "data")
    pack = rewritten(tmp_path / "pack", "nocturne", "tiles.toml", "points = 4", "points = 5")
    (tmp_path / "data" / FOLDER).rename(tmp_path / "away")

    async def scene() -> None:
        games = {"nocturne": load_game("nocturne", pack)}
        async with open_hall(tmp_path / "data", games=games) as hall:
            line = Line(hall)
            assert (await line.enter(match, tokens[0]))["sight"]["seat"] is None
            assert (await line.hear("refused"))["problem"]["code"] == "match-of-other-rules"
            line.hang_up()
            await line.task

    asyncio.run(scene())
    (tmp_path / "away").rename(tmp_path / "data" / FOLDER)
    assert go_on(tmp_path / "data", match, tokens, {}) == STEPS + 3


def test_higher_rules_that_lead_to_the_same_take_a_match_along(tmp_path: Path) -> None:
    match, tokens = begin(tmp_path / "data")
    games: Games = {"nocturne": Raised(load_pack())}
    assert go_on(tmp_path / "data", match, tokens, games) == STEPS + 3
    assert charter(tmp_path / "data", match)["rules_version"] == Raised.rules_version


def test_rules_that_lead_elsewhere_leave_a_running_match_as_it_is(tmp_path: Path) -> None:
    match, tokens = begin(tmp_path / "data")
    before = charter(tmp_path / "data", match)

    async def scene() -> None:
        async with open_hall(tmp_path / "data", games={"nocturne": Changed(load_pack())}) as hall:
            await asyncio.wrap_future(hall.settled)
            room = await hall.room(match)
            assert room.info().phase == "playing"
            await room.seating.leave(tokens[0], is_away=True)
            assert room.info().seats[0].is_away
            await room.seating.leave(tokens[0], is_away=False)

    asyncio.run(scene())
    assert charter(tmp_path / "data", match) == before
    assert go_on(tmp_path / "data", match, tokens, {}) == STEPS + 3


def test_a_match_is_told_when_the_last_one_goes(tmp_path: Path) -> None:
    match, tokens = begin(tmp_path)

    async def scene() -> None:
        async with open_hall(tmp_path) as hall:
            await asyncio.wrap_future(hall.settled)
            await take(hall, match, tokens, 1)
            hall._beside.submit(int).result()
            told = hall.storage.told(match, is_over=False)
            assert {read_told(raw).version for raw in told.values()} == {STEPS + 1}

    asyncio.run(scene())


def test_what_a_record_begins_with_must_be_a_state() -> None:
    game = load_game("nocturne")
    record = read_record(RECORD.read_text("utf-8"))
    start = game.write_state(last_state(game, record))
    for broken in ({}, {**start, "players": []}, {**start, "players": 7}):
        with pytest.raises(BadRecord, match="bad-start"):
            last_state(game, replace_record(record, start=broken, actions=()))


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_a_finished_match_stays_as_it_was_told(tmp_path: Path, language: str) -> None:
    match, tokens = begin(tmp_path / "data", steps=-1)

    async def look(games: Games) -> tuple[Message, str]:
        async with open_hall(tmp_path / "data", games=games) as hall:
            await asyncio.wrap_future(hall.settled)
            line = Line(hall)
            told = await line.enter(match, language=language, text=True)
            room = await hall.room(match)
            record = write_record(room.record())
            await room.seating.leave(tokens[1], is_away=True)
            line.hang_up()
            await line.task
            return told, record

    told, record = asyncio.run(look({}))
    again, same = asyncio.run(look({"nocturne": Changed(load_pack())}))
    assert told["sight"]["result"]["lines"]
    for part in ("sight", "log", "version"):
        assert again[part] == told[part]
    assert again["info"]["phase"] == "over"
    assert same == record
    assert read_record(same).final


class Unfinished(Raised):
    """Rules that know no end, so that nothing could be told by them."""

    def outcome(self, state: State) -> Outcome | None:
        return None


def test_what_was_told_needs_no_rules(tmp_path: Path) -> None:
    match, _ = begin(tmp_path / "data", steps=-1)

    async def phase(games: Games) -> str:
        async with open_hall(tmp_path / "data", games=games) as hall:
            await asyncio.wrap_future(hall.settled)
            found: str = (await hall.room(match)).phase
            return found

    assert asyncio.run(phase({})) == "over"
    with closing(sqlite3.connect(tmp_path / "data" / FILE)) as connection, connection:
        connection.execute("delete from mark")
    assert asyncio.run(phase({"nocturne": Unfinished(load_pack())})) == "over"
