"""A match of Dominion looked back at in words: every decision, every turn, in every language."""

from collections.abc import Mapping
from typing import Any

import pytest

from moonlit.client.dominion.analysis import COMING, GOING, STRIDE
from moonlit.client.review import Review
from moonlit.client.teller import make_teller
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.record import read_record
from moonlit.games import load_game
from moonlit.review.analysis import analyse
from moonlit.review.dominion.luck import KINDS
from moonlit.review.findings import write_analysis
from moonlit.review.records import views_at
from tests.client.catalogues import messages
from tests.client.dominion.walks import Recording
from tests.matches.plays import path_of

GAME = load_game("dominion")
RECORD = read_record(path_of("dominion", "soon-over").read_text("utf-8"))
NAMES = ("Ann", "Bob")


@pytest.fixture(scope="module")
def found() -> Mapping[str, Any]:
    return write_analysis(analyse(GAME, RECORD, iterations=32))


def told(found: Mapping[str, Any], words: Words) -> Review:
    views = views_at(GAME, RECORD, {one["version"] for one in found["decisions"]})
    return make_teller(GAME, words).review(found, views, NAMES)


@pytest.fixture(scope="module")
def review(found: Mapping[str, Any]) -> Review:
    return told(found, Words("en", strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said(found: Mapping[str, Any], language: str) -> None:
    review = told(found, Words(language, strict=True))
    assert review.game == "dominion"
    assert len(review.decisions) == len(found["decisions"])
    for one in review.decisions:
        assert one.action
        assert one.where.split()[-1] == one.round
        assert bool(one.best) is (one.grade != "good")
    for seat in review.seats:
        assert seat.obtainable is None
        assert seat.total == sum(row.points for row in seat.rows)
        assert len(seat.lines) >= 4
    assert len(review.meanings) == 7
    assert [one.version for one in review.stretches] == sorted(
        {one.version for one in review.stretches}
    )
    assert len(review.stretches) == -(-len(review.stages) // STRIDE)


def test_the_table_says_whose_turn_it_was(found: Mapping[str, Any], review: Review) -> None:
    told = [one.where for one in review.curve]
    first = NAMES[found["turns"][0]["seat"]]
    assert told[0] == f"Turn 1, {first}: decision {review.curve[0].version}"
    ends = {one["version"]: one for one in found["turns"]}
    for one in review.curve:
        if one.version in ends:
            turn = ends[one.version]
            assert one.where.startswith(f"Turn {turn['turn']}, {NAMES[turn['seat']]}: ")
    assert len(set(told)) == len(told)


def test_the_stages_are_the_turns(found: Mapping[str, Any], review: Review) -> None:
    last = review.stages[-1]
    assert [one.name for one in review.stages] == [
        f"Turn {number}" for number in range(1, len(review.stages) + 1)
    ]
    assert last.version == len(RECORD.actions)
    for seat, standing in enumerate(last.seats):
        assert standing.points == review.seats[seat].total
        assert {one.id: one.count for one in standing.holds} == found["turns"][-1]["owned"][seat]
    changes = [one for turn in found["turns"] if turn["turn"] == 1 for one in turn["changes"]]
    mine = {one["card"]: one["how"] for one in changes if one["seat"] == 0}
    first = review.stages[0].seats[0]
    assert {one.id for one in first.came} == {*mine}
    for one in first.came:
        assert f"{mine[one.id]} {one.name}" in first.text.lower().replace(
            one.name.lower(), one.name
        )
    assert first.note.startswith("$")


def test_an_answer_names_what_was_asked(review: Review) -> None:
    asked = [one for one in review.decisions if " discard " in one.action.lower()]
    assert all(": " in one.action for one in asked)
    plays = [one.action for one in review.decisions if one.action.startswith("Play ")]
    assert plays
    assert not any(":" in one for one in plays)


def test_dead_hands_are_pointed_at(found: Mapping[str, Any]) -> None:
    """A hand that was dead in another match."""
    turns = [{**found["turns"][0], "is_dead": True, "money": 2}, *found["turns"][1:]]
    seat = turns[0]["seat"]
    review = told({**found, "turns": turns}, Words("en", strict=True))
    (remark,) = review.seats[seat].remarks
    assert (remark.version, remark.text) == (0, "Turn 1: a dead hand with $2.")
    assert review.stages[0].seats[seat].note == "$2, dead hand"


def test_every_sentence_about_an_analysis_is_said(found: Mapping[str, Any]) -> None:
    words = Recording("en")
    changes = [{"version": 0, "seat": 0, "card": "estate", "how": how} for how in (*COMING, *GOING)]
    turns = [{**found["turns"][0], "changes": changes, "is_dead": True}, *found["turns"][1:]]
    seats = [{**one, "nights": 3, "dead": [1]} for one in found["seats"]]
    for kind in KINDS:
        luck = [{"version": 1, "kind": kind, "seat": 0, "luck": [1.0, -1.0]}]
        told({**found, "turns": turns, "seats": seats, "luck": luck}, words)
    named = {name for name in messages("en") if name.startswith("dominion-analysis-")}
    assert named - words.said == set()
