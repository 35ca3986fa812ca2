"""Records over the network: secret until the end, then shown, verified and played on from."""

import json
from dataclasses import replace

from moonlit.core.record import read_record, write_record
from tests.server.conftest import Finished
from tests.server.house import House
from tests.server.pages import new_match, play, sit


def test_a_record_is_secret_until_the_end(house: House) -> None:
    made = new_match(house)
    path = f"/api/matches/{made['match']}/record"
    pages = [sit(house, made, 0), sit(house, made, 1)]
    assert house.get(path).code == "match-not-over"
    play(pages, 10)
    assert house.get(path).code == "match-not-over"
    play(pages)
    answer = house.get(path)
    assert answer.status == 200
    assert made["match"] in answer.headers["content-disposition"]
    assert json.loads(answer.body)["commitment"] == pages[0].welcome["info"]["commitment"]


def test_a_finished_record_is_verified(house: House, finished: Finished) -> None:
    verdict = house.post("/api/verify", {"record": finished.record}).json
    assert verdict["is_good"]
    assert verdict["commitment"] == json.loads(finished.record)["commitment"]
    changed = finished.record.replace('"rules_version": ', '"rules_version": 1')
    refused = house.post("/api/verify", {"record": changed, "language": "de"}).json
    assert not refused["is_good"]
    assert refused["lines"]


def test_a_replay_tells_the_whole_match(house: House, finished: Finished) -> None:
    body = {"record": finished.record, "names": ["Ann", "<b>Bo</b>"], "eyes": 1}
    replay = house.post("/api/replay", body).json
    assert len(replay["log"]) == len(replay["curve"]) == finished.actions + 1
    assert replay["curve"][-1] == replay["result"]["totals"]
    assert any("Ann" in line for entry in replay["log"] for line in entry["lines"])
    moment = house.post("/api/moment", {**body, "length": 3, "text": True}).json
    assert moment["seat"] == 1
    assert moment["page"]
    for length in (-1, finished.actions + 1):
        answer = house.post("/api/moment", {**body, "length": length})
        assert answer.code == "out-of-range"
    assert house.post("/api/replay", {**body, "eyes": 2}).code == "out-of-range"


def test_practice_goes_on_from_the_middle_of_a_record(house: House, finished: Finished) -> None:
    settings = {"pace": 0}
    made = new_match(house, record=finished.record, length=5, settings=settings)
    page = sit(house, made, 0)
    assert page.welcome["info"]["is_practice"]
    assert page.welcome["log"][0]["length"] == 5
    moment = house.post("/api/moment", {"record": finished.record, "length": 5, "eyes": 0}).json
    assert page.sight["table"] == moment["table"]
    body = {
        "game": "nocturne",
        "options": {},
        "seats": [{"kind": "me"}, {"kind": "me"}],
        "record": finished.record,
    }
    for length in (-1, finished.actions):
        assert house.post("/api/matches", {**body, "length": length}).code == "out-of-range"


def test_an_unfinished_record_is_not_played_on_from(house: House, finished: Finished) -> None:
    record = read_record(finished.record)
    short = write_record(replace(record, actions=record.actions[:-1], final=""))
    body = {"game": "nocturne", "options": {}, "seats": [{"kind": "me"}] * 2, "record": short}
    assert house.post("/api/matches", body).code == "match-not-over"
    assert house.post("/api/replay", {"record": short}).code == "match-not-over"
    assert house.post("/api/moment", {"record": short, "length": 1}).code == "match-not-over"
    assert not house.post("/api/verify", {"record": short}).json["is_good"]


def test_a_lesson_deals_the_same_to_everybody(house: House) -> None:
    tables = []
    for _ in range(2):
        made = new_match(house, ("me", "greedy"), lesson="first-night", settings={"pace": 5000})
        page = sit(house, made, 0)
        assert page.welcome["info"]["is_practice"]
        tables.append(page.hello()["log"][0]["events"])
    assert tables[0] == tables[1]
