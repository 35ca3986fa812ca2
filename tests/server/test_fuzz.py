"""What nobody should send: refused with a reason, and nothing has changed."""

import asyncio
import hashlib
import json
import socket
from pathlib import Path

import pytest

from moonlit.core.codec import canonical
from tests.server.conftest import Finished
from tests.server.house import HOST, House, Message
from tests.server.pages import Page, new_match, sit
from tests.server.test_guard import handshake
from tools.fuzz import fuzz

MESSAGES = 20_000
PLANTED = Path(__file__).with_name("planted.py")


def test_a_flood_of_wrong_messages_changes_nothing(tmp_path: Path) -> None:
    with House(tmp_path / "data") as house:
        report = asyncio.run(fuzz(house, MESSAGES, seed=1))
    assert report.faults == []
    assert report.messages + report.requests >= MESSAGES * 0.99
    assert len(report.codes) > 30


@pytest.mark.parametrize(
    ("mistake", "fault"),
    [("trust-version", "acknowledged"), ("trust-seat", "acknowledged"), ("trust-record", "status")],
)
def test_a_planted_weakness_is_noticed(tmp_path: Path, mistake: str, fault: str) -> None:
    with House(tmp_path / "data", launcher=(str(PLANTED), mistake)) as house:
        report = asyncio.run(fuzz(house, MESSAGES, seed=2))
    assert any(found.startswith(fault) for found in report.faults), report


def sealed(record: Message) -> str:
    record.pop("seal", None)
    return json.dumps({**record, "seal": hashlib.sha256(canonical(record)).hexdigest()})


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("config", {}),
        ("config", {"players": 2}),
        ("rules_version", 10**400),
        ("format", 2**64),
        ("actions", ["0 pass"] * 5000),
        ("actions", [["0 pass"]]),
        ("key", "00" * 33),
        ("deep", [[[[]]]]),
    ],
)
def test_a_poisoned_record_is_refused(
    house: House, finished: Finished, field: str, value: object
) -> None:
    record = {**json.loads(finished.record), field: value}
    text = sealed(record)
    expected = 200 if field == "deep" else 400
    for path, more in {"/api/replay": {}, "/api/moment": {"length": 1}}.items():
        answer = house.post(path, {"record": text, **more})
        assert answer.status == expected, answer.body
    assert house.post("/api/verify", {"record": text}).json["is_good"] == (field == "deep")
    body = {"game": "nocturne", "options": {}, "seats": [{"kind": "me"}] * 2, "record": text}
    assert house.post("/api/matches", body).status == expected


@pytest.mark.parametrize("mode", [1, None, "wild", ["basic"], {}, True])
def test_a_record_with_strange_options_is_refused(
    house: House, finished: Finished, mode: object
) -> None:
    record = json.loads(finished.record)
    record["config"]["mode"] = mode
    assert house.post("/api/replay", {"record": sealed(record)}).status == 400


@pytest.mark.parametrize(
    "text", ["", "null", "[]", '"\\ud800"', "[" * 100_000, '{"format":1,"game":"\\ud800"}', "1e999"]
)
def test_what_is_no_record_is_refused(house: House, text: str) -> None:
    assert house.post("/api/replay", {"record": text}).status == 400


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"null", b"[]", b"\xff", b'{"record": NaN}', b'{"record": "\\ud800"}',
     b"[" * 60_000, b'{"record": true}', b'{"record": 1}', b'{"record": "x", "more": 1}',
     b'{"Record": "x"}'],
)  # fmt: skip
def test_a_body_that_cannot_be_read_is_refused(house: House, body: bytes) -> None:
    answer = house.ask("POST", "/api/verify", body, {"Content-Type": "application/json"})
    assert (answer.status, answer.code) == (400, "bad-message")


@pytest.mark.parametrize(("field", "value"), [("version", True), ("version", "0"), ("id", ""),
                                              ("version", 2**53 + 1), ("id", "a b"), ("id", 7),
                                              ("text", "x" * 1001), ("text", None)])  # fmt: skip
def test_wrong_types_are_not_bent_into_right_ones(house: House, field: str, value: object) -> None:
    page = sit(house, new_match(house), 0)
    good = {"type": "act", "id": "x", "version": 0, "text": "0 pass"}
    page.send({**good, field: value})
    refused = page.until("refused")
    assert (refused["id"], refused["problem"]["code"]) == ("", "bad-message")


def test_binary_frames_are_refused(house: House) -> None:
    page = Page(house)
    page.send(b'{"type": "hello", "match": "x"}')
    assert page.until("refused")["problem"]["facts"]["reason"] == "binary"


def test_a_request_cut_in_its_middle_is_no_mistake_of_ours(house: House) -> None:
    head = f"POST /api/verify HTTP/1.1\r\nHost: {HOST}\r\nContent-Type: application/json\r\n"
    with socket.create_connection((HOST, house.port)) as line:
        line.sendall(f'{head}Content-Length: 100\r\n\r\n{{"rec'.encode())
    # The fixture looks whether the server has complained.
    assert house.get("/api/catalogue").status == 200


def test_letters_that_are_none_close_the_line(tmp_path: Path) -> None:
    with House(tmp_path / "data") as house:
        made = new_match(house)
        for text in (b"\xff\xfe", b"\xed\xa0\x80", b'{"type": "\xc3"}'):
            with socket.create_connection((HOST, house.port)) as line:
                line.sendall(handshake(f"{HOST}:{house.port}", house.origin))
                assert line.recv(1000).startswith(b"HTTP/1.1 101")
                line.sendall(bytes([0x81, 0x80 | len(text)]) + bytes(4) + text)
                assert line.recv(1000)[:4] in {b"\x88\x02\x03\xef", b"\x88\x1a\x03\xef"}
        assert sit(house, made, 0).version == 0
