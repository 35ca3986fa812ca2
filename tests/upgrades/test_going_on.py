"""A match that waits goes on by the rules of today, and is then a match like others."""

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec import structs
from starlette.applications import Starlette
from starlette.testclient import TestClient

from moonlit.core.errors import BadRecord, IllegalAction, NotYourTurn
from moonlit.core.game import Config
from moonlit.core.record import Record, last_state, read_record, write_record
from moonlit.games.nocturne.state import State
from moonlit.packs.nocturne.folder import load_pack
from moonlit.server import stories, wire
from moonlit.server.analysing import ITERATIONS
from moonlit.server.app import Place, make_app
from moonlit.server.database import FILE, MIGRATIONS
from moonlit.server.kept import mark_of_start
from moonlit.server.storage import Storage
from moonlit.server.workers import NICENESS
from tests.server.clocks import StillClock
from tests.server.inside import Line, open_hall, wish
from tests.upgrades.times import Changed, begin, charter, take, waiting


def test_what_happened_in_a_running_match_stays_told(tmp_path: Path) -> None:
    match, tokens, log = waiting(tmp_path)

    async def scene() -> None:
        async with open_hall(tmp_path, games={"nocturne": Changed(load_pack())}) as hall:
            line = Line(hall)
            welcome = await line.enter(match, tokens[0])
            assert welcome["log"] == log
            assert welcome["sight"]["choices"] == []
            assert welcome["info"]["is_waiting"]
            earlier = await line.ask("earlier", version=3)
            assert earlier["log"] == log[:3]
            line.hang_up()
            await line.task

    asyncio.run(scene())


def test_if_everybody_agrees_it_goes_on_by_the_rules_of_today(tmp_path: Path) -> None:
    match, tokens, _ = waiting(tmp_path)
    changed = Changed(load_pack())

    async def scene() -> None:
        async with open_hall(tmp_path, games={"nocturne": changed}) as hall:
            before = hall.storage.mark(match)
            room = await hall.room(match)
            assert (await hall.go_on(room, tokens[0])).agreed == [0]
            with pytest.raises(NotYourTurn, match="unknown-token"):
                await hall.go_on(room, "somebody")
            assert not room.info().next_match
            following = (await hall.go_on(room, tokens[1])).next_match
            assert (await hall.go_on(room, tokens[1])).next_match == following
            new = await hall.room(following)
            assert before is not None
            assert {**json.loads(before.state), "other": 1} == new.live.match.written()
            assert new.info().is_practice
            await take(hall, following, tokens, -1)
            record = read_record(write_record(new.record()))
            assert record.start is not None
            assert changed.outcome(last_state(changed, record)) is not None
            with pytest.raises(IllegalAction, match="match-goes-on"):
                await hall.go_on(new, tokens[0])

    asyncio.run(scene())


class Amnesiac(Changed):
    """Rules that cannot read what others wrote."""

    def read_state(self, config: Config, written: dict[str, Any]) -> State:
        raise KeyError("moon")


def test_rules_that_cannot_go_on_say_so_and_take_nothing(tmp_path: Path) -> None:
    match, tokens, log = waiting(tmp_path)

    async def scene() -> None:
        async with open_hall(tmp_path, games={"nocturne": Amnesiac(load_pack())}) as hall:
            room = await hall.room(match)
            await hall.go_on(room, tokens[0])
            with pytest.raises(BadRecord, match="cannot-go-on"):
                await hall.go_on(room, tokens[1])
            line = Line(hall)
            assert (await line.enter(match))["log"] == log
            line.hang_up()
            await line.task

    asyncio.run(scene())


def test_a_state_that_is_damaged_takes_nothing(tmp_path: Path) -> None:
    match, tokens = begin(tmp_path)
    estrange(tmp_path, match)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        connection.execute("update mark set state = '{'")

    async def scene() -> None:
        async with open_hall(tmp_path) as hall:
            room = await hall.room(match)
            await hall.go_on(room, tokens[0])
            with pytest.raises(BadRecord, match="cannot-go-on"):
                await hall.go_on(room, tokens[1])

    asyncio.run(scene())


DAMAGE = (
    ("update told set told = x'00'", "match-damaged"),
    ("update entry set kind = 'undo', text = 'x' where version = 2", "actions-damaged"),
    ("update entry set kind = 'wish' where version = 2", "actions-damaged"),
    ("update entry set text = 'x' where version = 2", "actions-damaged"),
    ("delete from entry where version = 2", "actions-damaged"),
)


@pytest.mark.parametrize(("damage", "code"), DAMAGE)
def test_a_damaged_match_that_is_over_is_told(tmp_path: Path, damage: str, code: str) -> None:
    match, _ = begin(tmp_path, steps=-1)
    estrange(tmp_path, match)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        connection.execute(damage)
    with TestClient(make_app(Place(tmp_path, 80)), "http://localhost") as client:
        answer = client.get(f"/api/matches/{match}/record")
        assert (answer.status_code, answer.json()["problem"]["code"]) == (400, code)


class Over(NamedTuple):
    """A match that is over and that went on from what another had come to."""

    folder: Path
    record: str


def estrange(folder: Path, match: str) -> None:
    """Make a kept match one of older rules that led elsewhere."""
    older = {**charter(folder, match), "rules_version": 0}
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        update = "update match set charter = ? where id = ?"
        connection.execute(update, (json.dumps(older), match))
        connection.execute("update mark set mark = 'another' where match = ?", (match,))


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Over:
    folder = tmp_path_factory.mktemp("over")
    match, tokens = begin(folder)
    estrange(folder, match)

    async def scene() -> str:
        async with open_hall(folder) as hall:
            room = await hall.room(match)
            await hall.go_on(room, tokens[0])
            following = (await hall.go_on(room, tokens[1])).next_match
            await take(hall, following, tokens, -1)
            return write_record((await hall.room(following)).record())

    return Over(folder, asyncio.run(scene()))


def test_it_is_looked_back_at(over: Over) -> None:
    async def scene() -> None:
        async with open_hall(over.folder) as hall:
            record = read_record(over.record)
            replay = stories.replay_of(wire.RecordText(over.record), hall)
            assert replay.length == len(record.actions)
            assert len(replay.curve) == len(replay.log) == replay.length + 1
            assert replay.result is not None
            assert replay.curve[-1] == replay.result.totals
            verdict = stories.verdict_on(wire.RecordText(over.record), hall)
            assert verdict.is_good
            moment = stories.moment_of(wire.MomentAsk(over.record, 2, eyes=0), hall)
            made = await hall.make(wish(record=over.record, length=2))
            line = Line(hall)
            welcome = await line.enter(made.match, made.tokens[0])
            assert welcome["info"]["is_practice"]
            assert welcome["sight"]["table"] == moment.table
            line.hang_up()
            await line.task

    asyncio.run(scene())


def test_it_is_analysed(over: Over, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NICENESS, "0")
    monkeypatch.setenv(ITERATIONS, "1")
    place = Place(over.folder, 80, clock=StillClock())
    record = read_record(over.record)
    with TestClient(make_app(place), "http://localhost") as client:
        begun = client.post("/api/analysis", json={"record": over.record}).json()
        assert begun["total"] == len(record.actions)
        assert client.portal is not None
        assert isinstance(client.app, Starlette)
        client.portal.call(client.app.state.hall.analyses.end, record)
        ended = client.post("/api/analysis", json={"record": over.record}).json()
        assert ended["review"]["decisions"]


def other_state(record: Record) -> Record:
    assert record.start is not None
    return replace(record, start={**record.start, "round": 2})


def other_options(record: Record) -> Record:
    return replace(record, config={**record.config, "no_concoctions": True})


def as_kept_by(migrations: int, newer: Path, older: Path) -> None:
    """What is in a database, in one with the first migrations only."""
    with closing(sqlite3.connect(older)) as connection, connection:
        for script in MIGRATIONS[:migrations]:
            connection.executescript(script)
        connection.execute(f"pragma user_version = {migrations}")
        named = connection.execute("select name from sqlite_schema where type = 'table'").fetchall()
        connection.execute("attach ? as newer", (str(newer),))
        for (table,) in named:
            told = connection.execute(f"select name from pragma_table_info('{table}')")
            columns = ", ".join(name for (name,) in told)
            connection.execute(f"insert into {table} select {columns} from newer.{table}")


def test_it_is_looked_back_at_although_an_older_version_has_kept_it(
    over: Over, tmp_path: Path
) -> None:
    kept = tmp_path / "kept"
    kept.mkdir()
    as_kept_by(4, over.folder / FILE, kept / FILE)
    with closing(sqlite3.connect(kept / FILE)) as connection, connection:
        # Nothing can be read of these, and the others do not suffer for it.
        for name, charter in (("one", "{"), ("two", "{}"), ("three", "")):
            connection.execute("insert into match values (?, 0, ?, '')", (name, charter))

    async def scene() -> None:
        async with open_hall(kept) as hall:
            assert hall.received(over.record).start is not None

    asyncio.run(scene())


def test_it_is_known_by_the_options_it_has_moved_up_to(over: Over, tmp_path: Path) -> None:
    kept = Path(shutil.copytree(over.folder, tmp_path / "kept"))
    storage = Storage.open(kept)
    record = read_record(over.record)
    with closing(sqlite3.connect(kept / FILE)) as connection:
        (match,) = connection.execute("select match from start").fetchone()
    stored, mark = storage.load(match), storage.mark(match)
    assert stored is not None
    assert mark is not None
    options = {**stored.charter.options, "more": True}
    storage.move_up(match, structs.replace(stored.charter, options=options), mark)
    assert storage.has_reached(mark_of_start(replace(record, config=options)))
    storage.close()


@pytest.mark.parametrize("change", [other_state, other_options])
def test_a_state_that_was_not_reached_here_is_refused(
    over: Over, change: Callable[[Record], Record]
) -> None:
    async def scene() -> None:
        async with open_hall(over.folder) as hall:
            altered = write_record(replace(change(read_record(over.record)), final=""))
            assert hall.received(over.record).start is not None
            with pytest.raises(BadRecord, match="record-goes-on"):
                hall.received(altered)

    asyncio.run(scene())


def test_another_house_does_not_know_it(over: Over, tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hall(tmp_path) as hall:
            with pytest.raises(BadRecord, match="record-goes-on"):
                stories.replay_of(wire.RecordText(over.record), hall)
            with pytest.raises(BadRecord, match="record-goes-on"):
                await hall.make(wish(record=over.record, length=2))

    asyncio.run(scene())


def test_a_finished_match_of_other_rules_is_played_again_by_those_of_today(
    tmp_path: Path,
) -> None:
    match, tokens = begin(tmp_path, steps=-1)
    estrange(tmp_path, match)

    async def scene() -> None:
        async with open_hall(tmp_path) as hall:
            room = await hall.room(match)
            assert room.is_past
            made = await hall.rematch(room, wire.Rematch(tokens[0]))
            assert (await hall.rematch(room, wire.Rematch(tokens[1]))).match == made.match
            again = await hall.room(made.match)
            assert (again.phase, again.version) == ("playing", 0)
            assert again.charter.options == room.charter.options
            assert again.charter.rules_version == hall.game("nocturne").rules_version
            await take(hall, made.match, tokens, 1)

    asyncio.run(scene())
