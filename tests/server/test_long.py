"""Long matches and long records: nobody else waits for them, and there is an end to them."""

import asyncio
import json
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from moonlit.core.action import format_action
from moonlit.core.errors import BadRecord, IllegalAction
from moonlit.core.game import Config
from moonlit.core.journal import Journal
from moonlit.core.record import Record, read_record, write_record
from moonlit.games import load_game
from moonlit.games.nocturne.meta import Nocturne
from moonlit.games.nocturne.state import State
from moonlit.packs.nocturne.folder import load_pack
from moonlit.server import messages, wire
from moonlit.server.charters import MOST_ACTIONS, received
from moonlit.server.hall import MOST_ASIDE, MOST_STUDYING
from moonlit.server.room import MOST_VERSIONS
from moonlit.server.showing import LOG_SHOWN
from moonlit.server.sockets import LARGEST_QUEUE
from moonlit.table.live import Entry
from tests.server.inside import Line, open_hall, wish

RECORD = Path(__file__).parents[1] / "matches" / "play-four-advanced.json"


def test_a_record_of_more_actions_than_any_match_takes_is_refused() -> None:
    record = read_record(RECORD.read_text("utf-8"))
    many = (record.actions * (MOST_ACTIONS // len(record.actions) + 1))[:MOST_ACTIONS]
    with pytest.raises(BadRecord, match="too-many-actions"):
        take_in(replace(record, actions=(*many, record.actions[0]), final=""))
    assert len(take_in(replace(record, actions=many, final="")).actions) == len(many)


def take_in(record: Record) -> Record:
    return received(write_record(record), lambda other: load_game(other.game))


def test_a_long_first_message_and_what_follows_are_heard(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            line = Line(hall)
            await line.listened.wait()
            for size in (2 * LARGEST_QUEUE, 1):
                line.socket.send(messages.Said(wire.ChatLine(size, None, "", "x" * size)))
            assert (await line.hear("said", 1))["line"]["text"] == "x"
            line.hang_up()
            await line.task

    asyncio.run(work())


def backwards_and_forwards(folder: Path, times: int) -> tuple[str, str]:
    """A match in which somebody has done and undone the same for a long time; and their token."""

    async def work() -> tuple[str, str]:
        async with open_hall(folder) as hall:
            made = await hall.make(wish())
            match = (await hall.room(made.match)).live.match
            seat = match.to_act()[0]
            text = format_action(match.view(seat).legal[0])

            def keep() -> None:
                for number in range(times):
                    entry = Entry("act", seat, text, f"{number}")
                    if number % 2:
                        entry = Entry("undo", seat, "0", f"{number}")
                    hall.storage.append(made.match, number + 1, entry)

            await hall.write(keep)
            return made.match, made.tokens[seat]

    return asyncio.run(work())


def test_of_the_longest_match_the_end_is_told_then_the_rest_and_then_it_ends(
    tmp_path: Path,
) -> None:
    match, token = backwards_and_forwards(tmp_path, MOST_VERSIONS - 1)

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            line = Line(hall)
            welcome = await line.enter(match, token)
            assert len(json.dumps(welcome)) < LARGEST_QUEUE
            log = welcome["log"]
            assert [entry["version"] for entry in log] == [*range(MOST_VERSIONS)][-LOG_SHOWN:]
            before = (await line.ask("earlier", version=log[0]["version"]))["log"]
            assert [entry["version"] for entry in before + log] == [
                *range(MOST_VERSIONS - 2 * LOG_SHOWN, MOST_VERSIONS)
            ]
            assert (await line.ask("earlier", version=3))["log"][0]["kind"] == "setup"
            assert (await line.ask("earlier", version=0))["log"] == []
            refused = await line.ask("earlier", version=MOST_VERSIONS)
            assert refused["problem"]["code"] == "unknown-version"
            await line.hear("info")
            assert (await line.ask("look", version=4))["version"] == 4
            undone = await line.ask("undo", version=MOST_VERSIONS - 1, length=0)
            assert (undone["type"], undone["version"]) == ("ack", MOST_VERSIONS)
            text = (await line.hear("update"))["sight"]["choices"][0]["text"]
            refused = await line.ask("act", version=MOST_VERSIONS, text=text)
            assert refused["problem"]["code"] == "match-too-long"
            assert line.code == 0
            line.hang_up()
            await line.task

    asyncio.run(work())


def test_those_who_look_back_wait_in_turn_and_not_too_many(tmp_path: Path) -> None:
    """A record that waits takes up memory, and whoever asks for much waits behind the others."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            go, done = threading.Event(), list[str]()

            def study(name: str) -> asyncio.Task[None]:
                return asyncio.create_task(hall.study(lambda: done.append(name), "crowd"))

            held = [asyncio.create_task(hall.study(go.wait, "crowd")) for _ in range(MOST_ASIDE)]
            crowd = [study("crowd") for _ in range(MOST_ASIDE * MOST_STUDYING)]
            await asyncio.sleep(0)
            with pytest.raises(IllegalAction, match="too-busy"):
                await hall.study(lambda: None, "crowd")
            other = asyncio.create_task(hall.study(lambda: done.append("other"), "elsewhere"))
            await asyncio.sleep(0)
            go.set()
            await other
            answers = await asyncio.gather(*held, *crowd, return_exceptions=True)
            assert sum(isinstance(answer, IllegalAction) for answer in answers) == 1
            assert done.index("other") <= MOST_ASIDE + 1

    asyncio.run(work())


class Noticing(Nocturne):
    """Notices in which thread a match is played again."""

    def __init__(self) -> None:
        super().__init__(load_pack())
        self.threads: list[threading.Thread] = []

    def setup(self, config: Config, seed: int, journal: Journal) -> State:
        self.threads.append(threading.current_thread())
        return super().setup(config, seed, journal)


def test_matches_are_opened_and_looked_back_at_beside_everything_else(tmp_path: Path) -> None:
    match, token = backwards_and_forwards(tmp_path, 3)

    async def work() -> None:
        game = Noticing()
        async with open_hall(tmp_path, games={"nocturne": game}) as hall:
            await asyncio.wrap_future(hall.settled)
            line = Line(hall)
            for look in (line.enter(match, token), line.ask("look", version=1)):
                game.threads.clear()
                await look
                assert game.threads
                assert threading.main_thread() not in game.threads
            line.hang_up()
            await line.task

    asyncio.run(work())
