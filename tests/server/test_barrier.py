"""Many at once: one wins, the others are told, nobody is silently dropped."""

import asyncio
import json
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.conftest import Finished
from tests.server.house import HOST, House, Message
from tests.server.pages import new_match

BARRIERS = 40
MOST = 8


async def hello(house: House, made: Message, token: str) -> tuple[ClientConnection, Message]:
    address, origin = f"ws://{HOST}:{house.port}/socket", Origin(house.origin)
    line = await connect(address, origin=origin, max_size=None, proxy=None, open_timeout=None)
    await line.send(json.dumps({"type": "hello", "match": made["match"], "token": token}))
    return line, await answer(line, "welcome")


async def answer(line: ClientConnection, *kinds: str) -> Message:
    while (message := json.loads(await line.recv()))["type"] not in kinds:
        pass
    found: Message = message
    return found


async def all_at_once(
    lines: Sequence[ClientConnection], messages: Sequence[Message]
) -> list[Message]:
    """Send all, then hear all."""
    for line, message in zip(lines, messages, strict=True):
        await line.send(json.dumps(message))
    return [await answer(line, "ack", "refused") for line in lines]


def outcome(answers: Sequence[Message]) -> tuple[list[int], set[str]]:
    """The versions that were acknowledged, and why the rest was refused."""
    versions = [one["version"] for one in answers if one["type"] == "ack"]
    codes = {one["problem"]["code"] for one in answers if one["type"] == "refused"}
    return versions, codes


def test_of_many_actions_for_one_version_one_is_kept(house: House) -> None:
    async def work() -> None:
        random = Random(1)
        made = new_match(house)
        for number in range(BARRIERS):
            count = random.randrange(2, MOST + 1)
            met = [await hello(house, made, token) for token in made["tokens"].values()]
            turn = next((one for one in met if one[1]["sight"]["choices"]), None)
            for line, _ in met:
                await line.close()
            if turn is None:
                made = new_match(house)
                continue
            choices, version = turn[1]["sight"]["choices"], turn[1]["version"]
            token = made["tokens"][str(turn[1]["sight"]["seat"])]
            lines = [(await hello(house, made, token))[0] for _ in range(count)]
            is_same = random.random() < 0.3
            chosen = random.choice(choices)["text"]
            messages = [
                {
                    "type": "act",
                    "id": f"{number}-{0 if is_same else who}",
                    "version": version,
                    "text": chosen if is_same else random.choice(choices)["text"],
                }
                for who in range(count)
            ]
            versions, codes = outcome(await all_at_once(lines, messages))
            if is_same:
                assert versions == [version + 1] * count
            else:
                assert versions == [version + 1]
                assert codes == {"stale-version"}
            for line in lines:
                await line.close()

    asyncio.run(work())


def test_an_action_and_an_undo_for_one_version_have_one_winner(house: House) -> None:
    async def work() -> None:
        made = new_match(house)
        met = [await hello(house, made, token) for token in made["tokens"].values()]
        line, welcome = next(one for one in met if one[1]["sight"]["choices"])
        seat = welcome["sight"]["seat"]
        first = welcome["sight"]["choices"][-1]["text"]
        await line.send(json.dumps({"type": "act", "id": "0", "version": 0, "text": first}))
        updates = [await answer(one[0], "update") for one in met]
        acting = next(one for one in updates if one["sight"]["choices"])
        actor = met[updates.index(acting)][0]
        text = acting["sight"]["choices"][0]["text"]
        act: Message = {"type": "act", "id": "1", "version": 1, "text": text}
        undo: Message = {"type": "undo", "id": "2", "version": 1, "length": 0}
        other, _ = await hello(house, made, made["tokens"][str(seat)])
        versions, codes = outcome(await all_at_once([actor, other], [act, undo]))
        assert (versions, codes) == ([2], {"stale-version"})
        for one in (*(one[0] for one in met), other):
            await one.close()

    asyncio.run(work())


def test_of_many_who_want_one_seat_one_gets_it(house: House) -> None:
    with ThreadPoolExecutor(MOST) as pool:
        for number in range(10):
            made = new_match(house, ("me", "open"))
            path = f"/api/matches/{made['match']}/join"
            seat = 1 if number % 2 else None
            bodies: list[Message] = [{"name": f"{n}", "seat": seat} for n in range(MOST)]
            answers = list(pool.map(lambda body: house.post(path, body), bodies))  # noqa: B023
            assert sorted(one.status for one in answers) == [200] + [400] * (MOST - 1)


def test_of_many_rematches_there_is_one(house: House, finished: Finished) -> None:
    path = f"/api/matches/{finished.made['match']}/rematch"
    tokens = list(finished.made["tokens"].values()) * (MOST // 2)
    with ThreadPoolExecutor(MOST) as pool:
        answers = list(pool.map(lambda token: house.post(path, {"token": token}), tokens))
    assert {one.status for one in answers} == {200}
    assert len({one.json["match"] for one in answers}) == 1
