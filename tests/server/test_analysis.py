"""Analyses over the network: only of what is over, one at a time, in the background, kept."""

import asyncio
import json
import os
import select
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from moonlit.client.words import LANGUAGES, Words
from moonlit.core.errors import BadRecord, IllegalAction, ReplayMismatch
from moonlit.core.record import Record, read_record, write_record
from moonlit.engine import engine
from moonlit.games import load_game
from moonlit.review.grading import GRADES, WORST_FROM
from moonlit.server import analysing
from moonlit.server.analysing import (
    GONE_AFTER,
    ITERATIONS,
    MOST_WAITING,
    Analyses,
    Progress,
    check_over,
)
from moonlit.server.app import Place, make_app
from moonlit.server.workers import NICENESS
from tests.matches.plays import path_of
from tests.server.clocks import StillClock
from tests.server.conftest import Finished
from tests.server.house import THOUGHT_OVER, House, Message
from tests.server.pages import new_match, play, sit

MATCHES = Path(__file__).parents[1] / "matches"
# Everybody passes at once: twelve decisions of four.
SHORT = MATCHES / "round-all-pass-at-once.json"


def short_record() -> Record:
    return read_record(SHORT.read_text("utf-8"))


def others(count: int) -> Iterator[Record]:
    """Records that differ; nothing but their contents is looked at while they wait."""
    record = short_record()
    for number in range(count):
        yield replace(record, key=number.to_bytes(32))


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A browser of a server in this very process."""
    place = Place(tmp_path_factory.mktemp("analysed"), 80, clock=StillClock())
    with pytest.MonkeyPatch.context() as patch:
        # Beside other tests an analysis that gives way would never end.
        patch.setenv(NICENESS, "0")
        patch.setenv(ITERATIONS, THOUGHT_OVER)
        with TestClient(make_app(place), "http://localhost") as client:
            yield client


@pytest.fixture(scope="module")
def review(client: TestClient) -> Message:
    body = {"record": SHORT.read_text("utf-8"), "names": ["Ann"]}
    begun: Message = client.post("/api/analysis", json=body).json()
    assert (begun["before"], begun["total"], begun["review"]) == (0, 12, None)
    assert 0 <= begun["done"] <= begun["total"]
    assert client.portal is not None
    assert isinstance(client.app, Starlette)
    client.portal.call(client.app.state.hall.analyses.end, short_record())
    ended: Message = client.post("/api/analysis", json=body).json()
    assert (ended["before"], ended["done"], ended["total"]) == (0, 12, 12)
    found: Message = ended["review"]
    return found


def test_what_nobody_asked_for_is_not_begun_by_looking(client: TestClient) -> None:
    record = write_record(next(others(1)))
    for _ in range(2):
        answer = client.post("/api/analysis", json={"record": record, "begins": False}).json()
        assert answer == {"before": 0, "done": 0, "total": 0, "review": None}


def test_what_somebody_asked_for_is_shown_to_whoever_only_looks(
    client: TestClient, review: Message
) -> None:
    body = {"record": SHORT.read_text("utf-8"), "names": ["Ann"], "begins": False}
    assert client.post("/api/analysis", json=body).json()["review"] == review


def test_a_finished_match_is_analysed(review: Message) -> None:
    assert len(review["decisions"]) == 12
    assert [len(point["chances"]) for point in review["curve"]] == [4] * 13
    assert review["curve"][-1]["round"] == "over"
    assert [seat["seat"] for seat in review["seats"]] == [0, 1, 2, 3]
    assert review["seats"][0]["title"].startswith("Ann:")
    for seat in review["seats"]:
        parts = sum(part["points"] for part in seat["parts"])
        assert parts == pytest.approx(seat["margin"]["points"], abs=0.05)
        assert seat["total"] == sum(row["points"] for row in seat["rows"])
        mine = [one for one in review["decisions"] if one["seat"] == seat["seat"]]
        assert sum(grade["count"] for grade in seat["grades"]) == len(mine)


def test_a_decision_that_was_not_good_names_a_better_one(review: Message) -> None:
    flaws = [one for one in review["decisions"] if one["grade"] != "good"]
    assert flaws
    for one in review["decisions"]:
        assert bool(one["best"]) is (one in flaws)
        assert one["best"] != one["action"]
        assert one["action"]
    judged = {one["version"] for one in flaws}
    assert set(review["turns"]) <= judged


def test_asking_again_costs_nothing_in_any_language(client: TestClient, review: Message) -> None:
    for language in LANGUAGES:
        body = {"record": SHORT.read_text("utf-8"), "language": language, "names": ["Ann"]}
        again = client.post("/api/analysis", json=body).json()["review"]
        assert [one["before"] for one in again["decisions"]] == [
            one["before"] for one in review["decisions"]
        ]
        assert again["title"] == Words(language).say("analysis-curve")


def test_a_match_told_in_stages_is_analysed(client: TestClient) -> None:
    text = path_of("dominion", "soon-over").read_text("utf-8")
    record = read_record(text)
    body = {"record": text, "names": ["Ann", "Bob"]}
    assert client.post("/api/analysis", json=body).json()["total"] == len(record.actions)
    assert client.portal is not None
    assert isinstance(client.app, Starlette)
    client.portal.call(client.app.state.hall.analyses.end, record)
    review = client.post("/api/analysis", json=body).json()["review"]
    assert review["game"] == "dominion"
    assert review["curve"][-1]["version"] == review["stages"][-1]["version"] == len(record.actions)
    last = [standing["points"] for standing in review["stages"][-1]["seats"]]
    assert last == [seat["total"] for seat in review["seats"]]
    for seat in review["seats"]:
        parts = sum(part["points"] for part in seat["parts"])
        assert parts == pytest.approx(seat["margin"]["points"], abs=0.05)
    halfway = write_record(replace(record, actions=record.actions[:40], final=""))
    refused = client.post("/api/analysis", json={"record": halfway})
    assert refused.json()["problem"]["code"] == "match-not-over"


def test_a_game_that_is_not_looked_back_at_says_so(client: TestClient) -> None:
    text = path_of("wonder_book", "tower-ink").read_text("utf-8")
    refused = client.post("/api/analysis", json={"record": text})
    assert refused.json()["problem"]["code"] == "no-analysis-of-game"


def test_what_goes_on_or_was_changed_is_refused(house: House, finished: Finished) -> None:
    made = new_match(house)
    pages = [sit(house, made, 0), sit(house, made, 1)]
    play(pages, 5)
    # Whoever sits here has no record of it, and nobody gets one.
    assert house.get(f"/api/matches/{made['match']}/record").code == "match-not-over"
    whole = read_record(finished.record)
    plain = json.loads(finished.record)
    refusals = {
        "match-not-over": write_record(replace(whole, actions=whole.actions[:-1], final="")),
        "other-rules": write_record(replace(whole, rules_version=99, final="")),
        "altered-record": json.dumps({**plain, "actions": plain["actions"][:-1]}),
        "unknown-game": write_record(replace(whole, game="chess")),
        "other-end": write_record(replace(whole, final="00" * 32)),
    }
    for code, text in refusals.items():
        assert house.post("/api/analysis", {"record": text}).code == code
    long = house.post("/api/analysis", {"record": "x" * 2_000_000})
    assert (long.status, long.code) == (413, "too-long")


def test_the_check_before_it_plays_the_whole_record() -> None:
    game, record = load_game("nocturne"), short_record()
    check_over(game, record)
    with pytest.raises(BadRecord, match="match-not-over"):
        check_over(game, replace(record, actions=record.actions[:-1], final=""))
    with pytest.raises(ReplayMismatch):
        check_over(game, replace(record, final="00" * 32))


@asynccontextmanager
async def waiting_room(now: list[float]) -> AsyncIterator[Analyses]:
    analyses = Analyses(clock=lambda: now[0])
    try:
        yield analyses
    finally:
        analyses.close()


def before(analyses: Analyses, record: Record) -> int:
    found = analyses.look(record)
    assert isinstance(found, Progress)
    return found.before


def test_one_after_the_other_and_no_endless_queue() -> None:
    async def ask() -> None:
        async with waiting_room([0.0]) as analyses:
            records = [*others(MOST_WAITING + 1)]
            for record in records[:-1]:
                analyses.begin(record)
                analyses.begin(record)
            assert [before(analyses, record) for record in records[:3]] == [0, 1, 2]
            with pytest.raises(IllegalAction, match="too-many-analyses"):
                analyses.begin(records[-1])
            assert not analyses.knows(records[-1])

    asyncio.run(ask())


def test_nobody_waits_for_those_who_have_gone() -> None:
    async def ask() -> None:
        now = [0.0]
        async with waiting_room(now) as analyses:
            first, gone, patient, late = others(4)
            for record in (first, gone, patient):
                analyses.begin(record)
            now[0] = GONE_AFTER + 1
            analyses.look(patient)
            analyses.begin(late)
            assert [before(analyses, record) for record in (first, patient, late)] == [0, 1, 2]
            assert not analyses.knows(gone)

    asyncio.run(ask())


def test_an_analysis_that_breaks_is_told_once_and_can_be_asked_for_again() -> None:
    async def ask() -> None:
        async with waiting_room([0.0]) as analyses:
            broken = replace(short_record(), actions=())
            analyses.begin(broken)
            await analyses.end(broken)
            assert analyses.knows(broken)
            with pytest.raises(IllegalAction, match="analysis-failed"):
                analyses.look(broken)
            assert not analyses.knows(broken)

    asyncio.run(ask())


def test_an_analysis_thinks_as_hard_as_the_engine_can(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ITERATIONS, raising=False)
    assert analysing._iterations(100) is (None if engine() == "compiled" else 100)
    monkeypatch.setenv(ITERATIONS, "7")
    assert analysing._iterations(100) == 7


def test_a_server_that_ends_takes_its_analysis_along(tmp_path: Path) -> None:
    with House(tmp_path / "data") as house:
        text = (MATCHES / "play-four-advanced.json").read_text("utf-8")
        assert house.post("/api/analysis", {"record": text}).json["review"] is None
        # Whatever is asked next is answered after the analysis was begun.
        assert house.get("/api/matches/nowhere").status == 404
        children = children_of(house.process.pid)
        house.stop()
        for child in children:
            select.select([child], [], [])
            os.close(child)
    assert house.complaints == ""


def children_of(parent: int) -> list[int]:
    """The processes that a server has started: files that can be read when they have ended."""
    listed = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    assert len(listed) >= 2
    return [os.pidfd_open(int(child)) for child in listed]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_grades_are_told_as_they_are_given(language: str) -> None:
    text = Words(language).say("analysis-means-grades")
    for least in [*(least for _, least in GRADES[1:]), WORST_FROM]:
        assert f" {least:.0f} " in text


def test_the_manners_of_an_analysis_are_as_documented() -> None:
    page = Path(__file__).parents[2] / "docs" / "concepts" / "wire.md"
    told = page.read_text("utf-8")
    assert f"`{NICENESS}` says how far, {analysing.NICENESS} if there is none" in told
