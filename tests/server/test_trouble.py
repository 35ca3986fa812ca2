"""Trouble behind the scenes: disks that refuse, pages that go, servers that meet."""

import asyncio
import resource
import threading
from collections.abc import Coroutine
from pathlib import Path

import pytest

from moonlit.core.errors import IllegalAction, NotYourTurn
from moonlit.server import messages, wire
from moonlit.server.database import StorageFailed
from moonlit.server.hall import Hall
from moonlit.server.seating import SEAT_LOST
from moonlit.server.storage import Also, Mark, Storage
from moonlit.table.live import Entry
from tests.server.house import House
from tests.server.inside import Line, Queue, choice, open_hall, wish
from tests.server.pages import asked, new_match, play, sit


def run(work: Coroutine[object, object, None]) -> None:
    asyncio.run(work)


class Gate:
    """Whoever comes to it waits until it is opened."""

    def __init__(self) -> None:
        self._come, self._open = threading.Event(), threading.Event()

    def wait(self) -> None:
        self._come.set()
        self._open.wait()

    def open(self) -> None:
        self._open.set()

    async def somebody(self) -> None:
        """Until somebody waits."""
        await asyncio.to_thread(self._come.wait)


class Brittle(Storage):
    """A storage whose disk refuses while `is_full`, and waits at a `gate` if there is one."""

    is_full = False
    gate: Gate | None = None

    def append(
        self,
        match: str,
        version: int,
        entry: Entry,
        mark: Mark | None = None,
        *,
        seconds: int = 0,
        also: Also | None = None,
    ) -> int:
        if self.is_full:
            raise StorageFailed("storage-failed", reason="disk full")
        played = super().append(match, version, entry, mark, seconds=seconds, also=also)
        if self.gate is not None:
            self.gate.wait()
        return played


async def brittle(hall: Hall, folder: Path) -> Brittle:
    storage = await hall.write(lambda: Brittle.open(folder))
    await hall.write(hall.storage.close)
    hall.storage = storage
    return storage


async def two_people(hall: Hall) -> tuple[wire.Seated, list[Line]]:
    made = await hall.make(wish())
    return made, [await sit_down(hall, made, seat) for seat in (0, 1)]


async def sit_down(hall: Hall, made: wire.Seated, seat: int) -> Line:
    line = Line(hall)
    await line.enter(made.match, made.tokens[seat])
    return line


def test_an_action_the_disk_refuses_did_not_happen_and_can_be_sent_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            storage = await brittle(hall, tmp_path)
            _, lines = await two_people(hall)
            turn, fields = await choice(lines)
            storage.is_full = True
            refused = await turn.ask("act", id="mine", **fields)
            assert refused["problem"]["code"] == "storage-failed"
            assert refused["version"] == 0
            storage.is_full = False
            assert (await turn.ask("act", id="mine", **fields))["version"] == 1
            for line in lines:
                await line.hear("update")
                # What is told first is heard first: of the refused one nobody was told.
                assert [told["version"] for told in line.all("update")] == [1]

    run(work())


def test_a_real_server_lives_through_a_full_disk(tmp_path: Path) -> None:
    with House(tmp_path / "data") as house:
        made = new_match(house)
        pages = [sit(house, made, 0), sit(house, made, 1)]
        play(pages, 5)
        turn = asked(pages)
        assert turn is not None
        text = turn.sight["choices"][0]["text"]
        # No file may grow beyond what it is: the kernel refuses the next write.
        limits = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (4096, limits[1]))
        refused = turn.ask("act", id="mine", version=5, text=text)
        assert refused["problem"]["code"] == "storage-failed"
        body = {"game": "nocturne", "options": {}, "seats": [{"kind": "me"}, {"kind": "me"}]}
        full = house.post("/api/matches", body)
        assert (full.status, full.code) == (503, "storage-failed")
        assert house.get(f"/api/matches/{made['match']}").status == 200
        assert turn.hello()["version"] == 5
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, limits)
        assert turn.ask("act", id="mine", version=5, text=text)["version"] == 6
        house.kill()
        house.start()
        assert turn.reconnect()["version"] == 6
        play([sit(house, made, 0), sit(house, made, 1)], 3)
    assert house.complaints == ""


def test_bots_wait_for_the_disk_and_go_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            storage = await brittle(hall, tmp_path)
            storage.is_full = True
            made = await hall.make(wish(("random", "random")))
            line = Line(hall)
            await line.enter(made.match)
            room = await hall.room(made.match)
            await room._bots.rest()
            assert room.live.version == 0
            storage.is_full = False
            await line.enter(made.match)
            await line.hear("update", 1)

    run(work())


def test_an_action_under_way_is_finished_when_its_page_goes(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            storage = await brittle(hall, tmp_path)
            made, lines = await two_people(hall)
            turn, fields = await choice(lines)
            other = lines[1 - lines.index(turn)]
            storage.gate = gate = Gate()
            turn.say("act", id="mine", **fields)
            await gate.somebody()
            # The page is gone: writing to it fails while its action is being written down.
            turn.is_broken = True
            turn.socket.send(messages.Asked(None))
            await turn.socket.leaving.wait()
            gate.open()
            assert (await other.hear("update"))["version"] == 1
            await turn.task
            room = await hall.room(made.match)
            assert room.live.version == 1
            assert turn.socket not in room.listeners
            storage.gate = None
            lines = [await sit_down(hall, made, seat) for seat in (0, 1)]
            turn, fields = await choice(lines)
            assert (await turn.ask("act", **fields))["version"] == 2

    run(work())


def test_a_page_that_goes_while_it_comes_in_does_not_stay(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            made = await hall.make(wish())
            room = await hall.room(made.match)
            room.lock = queue = Queue()
            await queue.acquire()
            line = Line(hall)
            line.say("hello", match=made.match, token=made.tokens[0])
            await queue.newcomer()
            line.is_broken = True
            line.socket.send(messages.Asked(None))
            await line.socket.leaving.wait()
            queue.release()
            await line.task
            assert room.listeners == []

    run(work())


def test_two_servers_on_one_folder_have_one_winner_and_the_other_catches_up(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as one, open_hall(tmp_path) as two:
            made, lines = await two_people(one)
            strangers = [await sit_down(two, made, seat) for seat in (0, 1)]
            turn, fields = await choice(lines)
            seat = lines.index(turn)
            assert (await turn.ask("act", id="first", **fields))["version"] == 1
            late = await strangers[seat].ask("act", id="second", **fields)
            assert late["problem"]["code"] == "stale-version"
            for line in strangers:
                assert (await line.hear("welcome", 1))["version"] == 1
            again = await strangers[seat].ask("act", id="first", **fields)
            assert (again["type"], again["version"]) == ("ack", 1)
            turn, fields = await choice(strangers)
            assert (await turn.ask("act", id="third", **fields))["version"] == 2
            # And the id that the other server kept is known here, too, as soon as it matters.
            seat = strangers.index(turn)
            known = await lines[seat].ask("act", id="third", **{**fields, "version": 1})
            assert (known["type"], known["version"]) == ("ack", 2)

    run(work())


def test_two_servers_give_a_seat_to_one_person(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as one, open_hall(tmp_path) as two:
            made = await one.make(wish(("me", "open")))
            rooms = [await hall.room(made.match) for hall in (one, two)]
            assert (await rooms[0].seating.join("Ann", 1))[0] == 1
            with pytest.raises(IllegalAction, match="seat-taken"):
                await rooms[1].seating.join("Bo", 1)
            assert rooms[1].company.chairs[1].name == "Ann"
            await rooms[1].begin()
            with pytest.raises(IllegalAction, match="match-begun"):
                await rooms[0].begin()

    run(work())


def test_a_seat_given_away_on_another_server_is_closed_here_too(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as one, open_hall(tmp_path) as two:
            made, lines = await two_people(one)
            elsewhere = await two.room(made.match)
            await elsewhere.seating.leave(made.tokens[1], is_away=True)
            await elsewhere.seating.set_seat(wire.SetSeat(made.host, 1, "open"))
            await elsewhere.seating.join("Eve", 1)
            await (await one.room(made.match)).seating.leave(made.tokens[0], is_away=False)
            await lines[1].task
            assert lines[1].code == SEAT_LOST
            refused = Line(one)
            refused.say("hello", match=made.match, token=made.tokens[1])
            assert (await refused.hear("refused"))["problem"]["code"] == "unknown-token"

    run(work())


def test_a_hello_that_waited_while_its_seat_was_given_away_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            made = await hall.make(wish(("me", "me")))
            room = await hall.room(made.match)
            await room.seating.leave(made.tokens[1], is_away=True)
            room.lock = queue = Queue()
            await queue.acquire()
            giving = asyncio.create_task(room.seating.set_seat(wire.SetSeat(made.host, 1, "open")))
            await queue.newcomer()
            line = Line(hall)
            line.say("hello", match=made.match, token=made.tokens[1])
            await queue.newcomer()
            queue.release()
            await giving
            refused = await line.hear("refused")
            assert refused["problem"]["code"] == "unknown-token"
            assert not line.all("welcome")
            assert room.listeners == []

    run(work())


def test_many_ask_for_a_match_that_is_not_there(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            asked = [hall.room("nowhere") for _ in range(10)]
            found = await asyncio.gather(*asked, return_exceptions=True)
            assert {getattr(error, "code", "") for error in found} == {"unknown-match"}

    run(work())


def test_a_match_asked_for_at_once_is_opened_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            made = await hall.make(wish())
            rooms = await asyncio.gather(*(hall.room(made.match) for _ in range(10)))
            assert len({id(room) for room in rooms}) == 1

    run(work())


def test_only_whoever_made_a_match_is_its_host(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            made = await hall.make(wish(("me", "open")))
            room = await hall.room(made.match)
            for token in ("", made.tokens[0], "x", made.host + "x"):
                with pytest.raises(NotYourTurn, match="not-the-host"):
                    room.need_host(token)
            for token in ("", made.host, "x"):
                with pytest.raises(NotYourTurn, match="unknown-token"):
                    room.need_seat(token)

    run(work())
