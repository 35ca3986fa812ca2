"""Send the server what nobody should: it refuses with a reason, and no match changes.

    python -m tools.fuzz --messages 20000

Or give the commands files that nobody should: they end well, or with one sentence.

    python -m tools.fuzz --files 2000

Run it with the environment of the checks, from the top of the repository.
"""

import argparse
import asyncio
import hashlib
import json
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from moonlit.client.words import LANGUAGES, Words
from moonlit.games import GAMES
from moonlit.server.database import FILE
from tests.cli.strays import SHARES, ask_many
from tests.server.house import HOST, House, Message
from tests.server.mutants import Vermin, mutated, request, socket_message
from tests.server.pages import PAGES, asked, new_match, play, sit

LINES = 8
PER_LINE = 80
REQUESTS = 0.3
MUTATED = 0.5
LONGEST_FRAME = 8 * 1024
ANSWERS = {"refused", "ack", "reason", "foreseen", "looked"}
TOO_LONG, TOO_MANY = 1009, 1008
CUT = 0
HEADERS: tuple[dict[str, str], ...] = (
    *({},) * 12,
    {"Origin": "http://example.com"},
    {"Origin": "\xff["},
    {"Host": "["},
    {"Content-Type": "text/plain"},
    {"Content-Type": "application/json; charset=x"},
    {"Accept-Language": "\xff" * 50},
    {"Accept-Encoding": "gzip"},
)


@dataclass
class Report:
    """What was sent, how it was refused, and what should not have been."""

    messages: int = 0
    requests: int = 0
    seconds: float = 0.0
    codes: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def refuse(self, problem: Message, what: str) -> None:
        """A refusal must say why, in every language."""
        code = str(problem.get("code"))
        self.codes[code] += 1
        has_sentence = all(
            Words(language, strict=True).has(f"error-{code}") for language in LANGUAGES
        )
        if not has_sentence or not problem.get("sentence"):
            self.fault(f"no sentence for {code}", what)

    def fault(self, why: str, what: str) -> None:
        self.faults.append(f"{why}: {what[:300]}")


@dataclass
class Prey:
    """A server with matches in every phase."""

    house: House
    vermin: Vermin
    seats: list[tuple[str, str]]


def prepare(house: House) -> Prey:
    """Matches being gathered for, played and over; tokens that fit none of them."""
    playing = [new_match(house, game=game, settings={"pace": 0, "chat": False}) for game in GAMES]
    over = new_match(house, settings={"pace": 0, "chat": False})
    quiet = new_match(house, ("me", "me", "me"), settings={"onlookers": False, "chat": False})
    choices = {}
    for made, actions in (*((made, 15) for made in playing), (quiet, 9), (over, 1000)):
        pages = [sit(house, made, int(seat)) for seat in made["tokens"]]
        play(pages, actions)
        if turn := asked(pages):
            choices[made["match"]] = [choice["text"] for choice in turn.sight["choices"]]
    while PAGES:
        PAGES.pop().close()
    record = house.get(f"/api/matches/{over['match']}/record").json
    strangers = new_match(house)
    tokens = ["", "x", strangers["host"], *strangers["tokens"].values()]
    matches = [*playing, quiet, over]
    seats = [(made["match"], token) for made in matches for token in made["tokens"].values()]
    seats += [(made["match"], "") for made in playing]
    ids = [made["match"] for made in matches]
    vermin = Vermin(ids, tokens, record["actions"], record, choices)
    return Prey(house, vermin, seats)


def fingerprint(prey: Prey) -> str:
    """Of all that is kept of the matches."""
    connection = sqlite3.connect(prey.house.data / FILE)
    digest = hashlib.sha256()
    try:
        for match in prey.vermin.matches:
            for question in (
                "select charter, company from match where id = ?",
                "select * from entry where match = ? order by version",
                "select * from chat where match = ? order by number",
            ):
                digest.update(repr(connection.execute(question, (match,)).fetchall()).encode())
    finally:
        connection.close()
    return digest.hexdigest()


async def bother(prey: Prey, report: Report, random: Random, count: int) -> None:
    """Say many wrong things over one line after the other; the first fault ends it."""
    while count > 0 and not report.faults:
        match, token = random.choice(prey.seats)
        address = f"ws://{HOST}:{prey.house.port}/socket"
        origin = Origin(prey.house.origin)
        async with connect(
            address, origin=origin, max_size=None, proxy=None, open_timeout=None, ping_interval=None
        ) as line:
            said = await _say_wrong_things(
                line, prey, report, random, {"match": match, "token": token}, min(count, PER_LINE)
            )
            count -= said


async def _say_wrong_things(
    line: ClientConnection,
    prey: Prey,
    report: Report,
    random: Random,
    seat: Message,
    count: int,
) -> int:
    hello = json.dumps({"type": "hello", **seat}) if random.random() < 0.9 else ""
    version, legal = await _sit(line, hello)
    for number in range(1, count + 1):
        foreign = () if legal else prey.vermin.choices.get(seat["match"], ())
        message = socket_message(prey.vermin, random, version, legal, foreign)
        text = mutated(message, random) if random.random() < MUTATED else json.dumps(message)
        report.messages += 1
        if len(text.encode("utf-8", "surrogatepass")) > LONGEST_FRAME:
            await _expect_close(line, text, report)
            return number
        is_binary = random.random() < 0.02
        await line.send(text.encode() if is_binary else text)
        try:
            answer = await _answer(line, ANSWERS | {"welcome"})
        except ConnectionClosed as error:
            report.fault(f"no answer ({error})", text)
            return number
        if answer["type"] == "refused":
            report.refuse(answer["problem"], text)
        elif answer["type"] == "ack":
            report.fault("acknowledged", text)
        elif answer["type"] == "welcome":
            # It has moved elsewhere: back to where more can be broken.
            version, legal = await _sit(line, hello)
    return count


async def _sit(line: ClientConnection, hello: str) -> tuple[int, set[str]]:
    """Take a seat; gives the version and what may be done there."""
    if not hello:
        return 0, set()
    await line.send(hello)
    welcome = await _answer(line, {"welcome"})
    return welcome["version"], {choice["text"] for choice in welcome["sight"]["choices"]}


async def _answer(line: ClientConnection, kinds: set[str]) -> Message:
    while True:
        message: Message = json.loads(await line.recv())
        if message["type"] in kinds:
            return message


async def _expect_close(line: ClientConnection, text: str, report: Report) -> None:
    try:
        await line.send(text)
        while True:
            await line.recv()
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else 0
        report.codes[f"closed-{code}"] += 1
        if code not in {TOO_LONG, TOO_MANY}:
            report.fault(f"closed with {code}", text)


async def pester(prey: Prey, report: Report, random: Random, count: int) -> None:
    """Post many wrong things, one after the other; the first fault ends it."""
    for _ in range(count):
        if report.faults:
            return
        path, text = request(prey.vermin, random)
        body = text.encode("utf-8", "surrogatepass")
        report.requests += 1
        headers = random.choice(HEADERS)
        is_cut = random.random() < 0.02
        status, answer = await _post(prey.house, path, body, headers, is_cut=is_cut)
        what = f"{path} {headers} {text}"
        if status == CUT:
            continue
        if status >= 500:
            report.fault(f"status {status}", what)
        elif status >= 400:
            report.refuse(json.loads(answer)["problem"], what)
        elif path.endswith(("/join", "/seat", "/begin", "/leave", "/return", "/rematch", "/cover")):
            report.fault("accepted", what)


async def _post(
    house: House, path: str, body: bytes, more: dict[str, str], *, is_cut: bool
) -> tuple[int, bytes]:
    """One request over a connection of its own; a cut one ends in its middle."""
    headers = {
        "Host": f"{HOST}:{house.port}",
        "Content-Type": "application/json",
        "Connection": "close",
        **more,
    }
    lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    head = "\r\n".join([*lines, f"Content-Length: {len(body)}", "", ""]).encode("latin-1")
    reader, writer = await asyncio.open_connection(HOST, house.port)
    try:
        writer.write(head + (body[: len(body) // 2] if is_cut else body))
        if is_cut:
            await writer.drain()
            return CUT, b""
        answer = await reader.read()
    finally:
        writer.close()
    start, _, rest = answer.partition(b"\r\n\r\n")
    if b"content-encoding: gzip" in start.lower():
        return 200, b""
    return int(start.split(b" ", 2)[1]), rest


async def fuzz(house: House, messages: int, seed: int) -> Report:
    """Bother a running server from several sides at once."""
    report, random = Report(), Random(seed)
    prey = await asyncio.to_thread(prepare, house)
    before, started = fingerprint(prey), time.monotonic()
    requests = int(messages * REQUESTS)
    async with asyncio.TaskGroup() as group:
        for number in range(LINES):
            own = Random(random.randrange(2**62))
            if number % 2:
                group.create_task(pester(prey, report, own, requests // (LINES // 2)))
            else:
                share = (messages - requests) // (LINES // 2)
                group.create_task(bother(prey, report, own, share))
    report.seconds = round(time.monotonic() - started, 1)
    if fingerprint(prey) != before:
        report.fault("a match has changed", "")
    if house.mistakes:
        report.fault("complaints", house.mistakes)
    return report


def fuzz_files(seeds: range) -> int:
    """Call every command that reads a file with so many files of every kind."""
    found = 0
    for make in SHARES:
        codes, faults = ask_many([(make, seed) for seed in seeds])
        print(json.dumps({"kind": make.__name__, "codes": dict(codes), "faults": faults}))
        found += len(faults)
    return 1 if found else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=20_000)
    parser.add_argument("--files", type=int, default=0, help="of every kind, instead of messages")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--python", default=sys.executable, help="the environment of the server")
    wanted = parser.parse_args()
    if wanted.files:
        return fuzz_files(range(wanted.seed, wanted.seed + wanted.files))
    with (
        tempfile.TemporaryDirectory() as folder,
        House(Path(folder) / "data", python=wanted.python) as house,
    ):
        report = asyncio.run(fuzz(house, wanted.messages, wanted.seed))
    print(json.dumps({**vars(report), "codes": dict(report.codes.most_common())}, indent=1))
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
