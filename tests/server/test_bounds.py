"""Numbers, texts and lists on the wire: what is allowed up to its bound is refused beyond it."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from msgspec import inspect
from starlette.testclient import TestClient

from moonlit.core.errors import BadConfig
from moonlit.server import wire
from moonlit.server.app import Place, make_app
from moonlit.server.charters import SLOWEST_PACE
from moonlit.server.guard import LONGEST_BODY, LONGEST_MESSAGE, LONGEST_RECORD
from moonlit.server.messages import FromPage
from moonlit.server.outbox import LARGEST_NUMBER, problem_of
from moonlit.server.requests import DIGITS
from tests.server.clocks import StillClock
from tests.server.inside import Line, open_hall, wish

LEAST, MOST = -1, 1_000_000
BEYOND = (LEAST - 1, MOST + 1, 2**31, 2**53, 2**53 + 1, 2**63, 2**64, -(2**63) - 1, 10**400)
BODIES = (
    wire.NewMatch,
    wire.Options,
    wire.Join,
    wire.SetSeat,
    wire.HostCommand,
    wire.SeatCommand,
    wire.Rematch,
    wire.OpenHome,
    wire.Cover,
    wire.HintAsk,
    wire.RecordText,
    wire.MomentAsk,
    wire.AnalysisAsk,
    wire.PuzzleAnswer,
    wire.NewCampaign,
    wire.NewChapter,
    wire.GentleWish,
)
# As long as a body may be: records and files are read with care of their own, names are cut, and
# there are three sides for each of four heroes.
LONG = {"record", "file", "names", "sides"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    place = Place(tmp_path_factory.mktemp("bounds"), 80, clock=StillClock())
    with TestClient(make_app(place), "http://localhost") as client:
        yield client


def code(client: TestClient, path: str, body: str) -> str:
    answer = client.post(path, content=body, headers={"Content-Type": "application/json"})
    return str(answer.json()["problem"]["code"]) if answer.status_code >= 400 else ""


def said(text: str, folder: Path) -> str:
    """What comes back for a message of somebody who sits at the beginning of a match."""

    async def work() -> str:
        async with open_hall(folder, clock=StillClock()) as hall:
            made = await hall.make(wish())
            line = Line(hall)
            await line.enter(made.match, made.tokens[0])
            known = len(line.heard)
            line.say_text(text.replace("MATCH", made.match))
            answers = ("refused", "welcome", "looked")
            while True:
                heard = [json.loads(one) for one in line.heard[known:]]
                if found := [one for one in heard if one["type"] in answers]:
                    return str(found[0]["problem"]["code"]) if "problem" in found[0] else ""
                await line.more()

    return asyncio.run(work())


NUMBERED = {
    "stale-version": '{"type": "act", "id": "x", "version": NUMBER, "text": "0 pass"}',
    "nothing-to-undo": '{"type": "undo", "id": "x", "version": 0, "length": NUMBER}',
    "unknown-version": '{"type": "look", "id": "x", "version": NUMBER}',
    "": '{"type": "hello", "match": "MATCH", "since": NUMBER}',
}


@pytest.mark.parametrize(("answer", "text"), NUMBERED.items(), ids=lambda value: value[:20])
def test_a_number_is_read_up_to_a_million(tmp_path: Path, answer: str, text: str) -> None:
    for number in (LEAST, MOST):
        assert said(text.replace("NUMBER", str(number)), tmp_path) == answer
    for number in BEYOND:
        assert said(text.replace("NUMBER", str(number)), tmp_path) == "bad-message"


@pytest.mark.parametrize("number", ["1" * 4000, "1" * 8000, "1e999", "0.5", "1.0", "01", "NaN"])
def test_what_is_no_whole_number_is_refused(
    tmp_path: Path, client: TestClient, number: str
) -> None:
    for text in NUMBERED.values():
        assert said(text.replace("NUMBER", number), tmp_path) == "bad-message"
    body = f'{{"game": "nocturne", "number": {number}, "text": ""}}'
    assert code(client, "/api/puzzle/answer", body) == "bad-message"


def fields(kind: inspect.Type, name: str = "") -> Iterator[tuple[str, inspect.Type]]:
    """Every number, text and list inside a message, by the name of its field."""
    match kind:
        case inspect.StructType(fields=inner):
            for field in inner:
                yield from fields(field.type, field.name)
        case inspect.UnionType(types=types):
            for one in types:
                yield from fields(one, name)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            yield name, kind
            yield from fields(item, name)
        case inspect.IntType() | inspect.StrType() | inspect.FloatType():
            yield name, kind


@pytest.mark.parametrize("kind", [*get_args(FromPage), *BODIES])
def test_nothing_comes_in_without_a_bound(kind: type[msgspec.Struct]) -> None:
    bounded = [one for one in fields(inspect.type_info(kind)) if one[0] not in LONG]
    for name, found in bounded:
        match found:
            case inspect.IntType(ge=low, le=high):
                assert (low, high) == (LEAST, MOST), name
            case inspect.StrType(max_length=longest, pattern=pattern):
                assert longest == 1000 or pattern, name
            case inspect.ListType(max_length=longest) | inspect.VarTupleType(max_length=longest):
                assert longest == 8, name
            case _:
                raise AssertionError(name)


def test_every_body_is_looked_at() -> None:
    incoming = set(wire.Incoming.__subclasses__())
    assert incoming == {*get_args(FromPage), *BODIES}


@pytest.mark.parametrize(
    ("text", "is_good"),
    [
        ('"id": "%s", "text": "0 pass"' % ("x" * 64), True),
        ('"id": "%s", "text": "0 pass"' % ("x" * 65), False),
        ('"id": "x", "text": "%s"' % ("x" * 1000), True),
        ('"id": "x", "text": "%s"' % ("x" * 1001), False),
    ],
    ids=["id", "long id", "text", "long text"],
)
def test_texts_have_a_length(tmp_path: Path, text: str, is_good: bool) -> None:
    answer = said(f'{{"type": "act", "version": 7, {text}}}', tmp_path)
    assert answer == ("stale-version" if is_good else "bad-message")


def test_a_message_has_a_length(tmp_path: Path) -> None:
    hello = '{"type": "look", "id": "x", "version": 0}'
    assert said(hello.ljust(LONGEST_MESSAGE), tmp_path) == ""
    assert said(hello.ljust(LONGEST_MESSAGE + 1), tmp_path) == "bad-message"


def test_lists_have_a_length(tmp_path: Path, client: TestClient) -> None:
    hello = '{"type": "hello", "match": "MATCH", "others": OTHERS}'
    for count, answer in ((8, ""), (9, "bad-message")):
        others = json.dumps(["x"] * count)
        assert said(hello.replace("OTHERS", others), tmp_path) == answer
    for count, answer in ((0, "bad-message"), (8, "too-many-seats"), (9, "bad-message")):
        seats = [{"kind": "me"}] * count
        body = {"game": "nocturne", "options": {"players": 2}, "seats": seats}
        assert code(client, "/api/matches", json.dumps(body)) == answer


@pytest.mark.parametrize(
    ("path", "body", "longest"),
    [
        ("/api/puzzle/answer", '{"game": "nocturne", "number": 1, "text": "x"}', LONGEST_BODY),
        ("/api/verify", '{"record": ""}', LONGEST_RECORD),
    ],
)
def test_a_body_has_a_length(client: TestClient, path: str, body: str, longest: int) -> None:
    assert code(client, path, body.ljust(longest)) not in {"too-long", "bad-message"}
    assert code(client, path, body.ljust(longest + 1)) == "too-long"


@pytest.mark.parametrize(
    ("pace", "answer"),
    [(0, ""), (SLOWEST_PACE, ""), (-1, "out-of-range"), (SLOWEST_PACE + 1, "out-of-range")],
)
def test_the_pace_of_bots_has_bounds(client: TestClient, pace: int, answer: str) -> None:
    seats = [{"kind": "me"}] * 2
    body = {"game": "nocturne", "options": {"players": 2}, "seats": seats}
    text = json.dumps({**body, "settings": {"pace": pace}})
    assert code(client, "/api/matches", text) == answer


def test_the_number_of_a_puzzle_has_so_many_digits(client: TestClient) -> None:
    def answer(number: str) -> str:
        return str(client.get("/api/puzzle", params={"number": number}).json()["problem"]["code"])

    assert answer("9" * (DIGITS - 1)) == "unknown-puzzle"
    for number in ("9" * DIGITS, "1" * 5000, "-1", "1.5", "\N{ARABIC-INDIC DIGIT ONE}", ""):
        assert answer(number) == "bad-message"


@pytest.mark.parametrize("sign", [1, -1])
def test_a_fact_too_large_to_count_with_is_shown_as_it_was_written(
    tmp_path: Path, sign: int
) -> None:
    async def facts(number: int) -> object:
        async with open_hall(tmp_path) as hall:
            refused = BadConfig("out-of-range", option="players", value=number, low=1, high=4)
            return problem_of(refused, hall.any_teller("en")).facts["value"]

    assert LARGEST_NUMBER == 2**53
    for number in (0, 1, LARGEST_NUMBER - 1, LARGEST_NUMBER):
        assert asyncio.run(facts(sign * number)) == sign * number
    for number in (LARGEST_NUMBER + 1, 2**64, 10**400):
        shown = asyncio.run(facts(sign * number))
        assert shown == f"{str(sign * number)[:20]}…"


@pytest.mark.parametrize("players", [0, 2**53, 2**53 + 1, 2**64, -(2**63) - 1, 10**400])
def test_options_of_any_size_are_refused_in_words(client: TestClient, players: int) -> None:
    body = {"game": "nocturne", "options": {"players": players}, "seats": [{"kind": "me"}] * 2}
    answer = client.post("/api/matches", json=body)
    assert answer.status_code == 400
    assert answer.json()["problem"]["sentence"]


@pytest.mark.parametrize("digits", [4000, 5000, 60_000])
def test_endless_digits_are_refused(client: TestClient, digits: int) -> None:
    seats = '[{"kind": "me"}, {"kind": "me"}]'
    number = "1" * digits
    body = f'{{"game": "nocturne", "options": {{"players": {number}}}, "seats": {seats}}}'
    answer = client.post("/api/matches", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, bool(answer.json()["problem"]["sentence"])) == (400, True)


def test_only_so_much_is_read_of_all_bodies_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("moonlit.server.requests.MOST_READ_AT_ONCE", 3000)
    with TestClient(make_app(Place(tmp_path, 80)), "http://localhost") as client:
        # What was read is forgotten with its request, whether that was answered or refused.
        for size, status in ((2000, 200), (4000, 503)) * 2:
            answer = client.post("/api/verify", json={"record": "x" * size})
            assert answer.status_code == status, answer.text
