"""A match whose rules or pack become others: it plays on, moves up, or stays as it was told."""

import asyncio
import dataclasses
import json
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from moonlit.cli.main import main
from moonlit.core.codec import fingerprint
from moonlit.core.errors import BadRecord, IllegalAction, NotYourTurn
from moonlit.core.game import Config, Game, Outcome
from moonlit.core.record import Record, last_state, read_record, write_record
from moonlit.games import load_game
from moonlit.games.nocturne.meta import Nocturne
from moonlit.games.nocturne.state import State
from moonlit.packs.nocturne.folder import load_pack
from moonlit.server.hall import Hall, received
from moonlit.server.shelf import FOLDER
from moonlit.server.storage import FILE
from moonlit.server.told import read_told
from moonlit.table.match import Match
from tests.packs.broken import write_pack
from tests.packs.test_facts import files_of, rewritten
from tests.server.house import Message
from tests.server.inside import Line, choice, open_hall, wish

Games = Mapping[str, Game[Any]]
STEPS = 6
RECORD = Path(__file__).parents[1] / "matches" / "play-four-advanced.json"
replace_record = dataclasses.replace


class Raised(Nocturne):
    """The same rules under a higher number."""

    rules_version = Nocturne.rules_version + 1


class Changed(Raised):
    """Rules under which another state comes out."""

    def write_state(self, state: State) -> dict[str, Any]:
        return {**super().write_state(state), "other": 1}


async def take(hall: Hall, match: str, tokens: Mapping[int, str], steps: int) -> Message:
    """Play some actions, or until the match is over; gives the newest sight."""
    lines = [Line(hall), Line(hall)]
    for seat, line in enumerate(lines):
        await line.enter(match, tokens[seat])
    room = await hall.room(match)
    while steps and room.phase == "playing":
        line, message = await choice(lines)
        known = room.version
        await line.ask("act", **message)
        for other in lines:
            while not any(update["version"] == known + 1 for update in other.all("update")):
                await other.more()
        steps -= 1
    for line in lines:
        line.hang_up()
        await line.task
    return lines[0].all("update")[-1]


def begin(folder: Path, steps: int = STEPS) -> tuple[str, dict[int, str]]:
    """A match that was played for a while."""

    async def scene() -> tuple[str, dict[int, str]]:
        async with open_hall(folder) as hall:
            made = await hall.make(wish(options={"players": 2, "mode": "family"}))
            await take(hall, made.match, made.tokens, steps)
        return made.match, made.tokens

    return asyncio.run(scene())


def go_on(folder: Path, match: str, tokens: Mapping[int, str], games: Games) -> int:
    """Three more actions under other games; gives the version reached."""

    async def scene() -> int:
        async with open_hall(folder, games=games) as hall:
            await asyncio.wrap_future(hall.settled)
            return int((await take(hall, match, tokens, 3))["version"])

    return asyncio.run(scene())


def charter(folder: Path, match: str) -> Message:
    with closing(sqlite3.connect(folder / FILE)) as connection:
        found = connection.execute("select charter from match where id = ?", (match,)).fetchone()
    read: Message = json.loads(found[0])
    return read


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
            await room.leave(tokens[0], is_away=True)
            assert room.info().seats[0].is_away
            await room.leave(tokens[0], is_away=False)

    asyncio.run(scene())
    assert charter(tmp_path / "data", match) == before
    assert go_on(tmp_path / "data", match, tokens, {}) == STEPS + 3


def waiting(folder: Path) -> tuple[str, dict[int, str], list[Message]]:
    """A match that was told so far and whose rules have become others; and its log."""
    match, tokens = begin(folder)

    async def log() -> list[Message]:
        async with open_hall(folder) as hall:
            line = Line(hall)
            await asyncio.wrap_future(hall.settled)
            told: list[Message] = (await line.enter(match))["log"]
            line.hang_up()
            await line.task
            return told

    return match, tokens, asyncio.run(log())


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
            with pytest.raises(BadRecord, match="record-goes-on"):
                received(write_record(record))
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
            await room.leave(tokens[1], is_away=True)
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
