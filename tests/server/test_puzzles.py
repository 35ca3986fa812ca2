"""Puzzles over the network: the position of a seat, and the answer only to who has answered."""

import json
from datetime import UTC, date, datetime

import pytest

from moonlit.client.words import LANGUAGES
from moonlit.core.record import last_state
from moonlit.games import load_game
from moonlit.review.puzzles import of_day, own_puzzles
from tests.server.house import House, Message

GAME = load_game("nocturne")
NUMBERS = range(1, len(own_puzzles()) + 1, 8)


def puzzle(house: House, number: int, language: str = "en") -> Message:
    answer = house.get(f"/api/puzzle?number={number}&language={language}")
    assert answer.status == 200, answer.body
    return answer.json


def answered(house: House, number: int, text: str = "", language: str = "en") -> Message:
    body = {"number": number, "text": text}
    return house.post(f"/api/puzzle/answer?language={language}", body).json


def test_without_a_number_it_is_that_of_the_day(house: House) -> None:
    before = datetime.now(UTC).date()
    found = house.get("/api/puzzle").json
    day = date.fromisoformat(found["day"])
    assert before <= day <= datetime.now(UTC).date()
    assert found["number"] == found["of_today"] == of_day(own_puzzles(), day) + 1
    assert found["count"] == len(own_puzzles())


@pytest.mark.parametrize("number", NUMBERS)
def test_only_the_view_of_the_seat_is_sent(house: House, number: int) -> None:
    one = own_puzzles()[number - 1]
    record = one.record(GAME)
    state = last_state(GAME, record)
    seat = GAME.to_act(state)[0]
    view = GAME.view(state, seat)
    found = puzzle(house, number)
    assert found["sight"]["table"] == json.loads(json.dumps(view.table))
    assert [choice["text"] for choice in found["sight"]["choices"]] == [*map(str, view.legal)]
    sent = json.dumps(found)
    assert one.key not in sent
    assert str(one.gap) not in {str(value) for value in found.values()}
    # A best action is one of the choices, and nothing else sets it apart.
    assert sent.count(json.dumps(one.best)) == sent.count(json.dumps(one.second)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_answer_tells_nothing_of_the_right_one(house: House, language: str) -> None:
    for number in NUMBERS:
        one = own_puzzles()[number - 1]
        label = {
            choice["text"]: choice["label"]
            for choice in puzzle(house, number, language)["sight"]["choices"]
        }
        wrong = answered(house, number, one.second, language)
        assert not wrong["is_right"]
        assert wrong["best"] == ""
        assert label[one.best] not in " ".join(wrong["lines"])
        right = answered(house, number, one.best, language)
        assert right["is_right"]
        shown = answered(house, number, "", language)
        assert not shown["is_right"]
        assert right["best"] == shown["best"] == one.best
        assert label[one.best] in shown["lines"][-1]
        points = str(one.gap) if language == "en" else str(one.gap).replace(".", ",")
        assert points in shown["lines"][-1]


def test_what_cannot_be_chosen_is_refused(house: House) -> None:
    for text in ("0 pass ", "9 pass", "x", "0 cast 99 z9"):
        answer = house.post("/api/puzzle/answer", {"number": 1, "text": text})
        assert (answer.status, answer.code) == (400, "no-choice-here")


def test_only_numbers_there_are_can_be_asked_for(house: House) -> None:
    for number in (0, len(own_puzzles()) + 1):
        assert house.get(f"/api/puzzle?number={number}").code == "unknown-puzzle"
        for path in ("answer", "try"):
            body = {"number": number, "text": "0 pass"}
            assert house.post(f"/api/puzzle/{path}", body).code == "unknown-puzzle"
    for text in ("", "x", "-1", "1.5", "9" * 5000, "%00", "%D9%A1"):
        assert house.get(f"/api/puzzle?number={text}").code == "bad-message"


def test_trying_tells_what_would_follow_or_why_not(house: House) -> None:
    number = next(n for n, one in enumerate(own_puzzles(), 1) if " cast " in one.best)
    best = own_puzzles()[number - 1].best
    tried = house.post("/api/puzzle/try", {"number": number, "text": best}).json
    assert tried["problem"] is None
    assert tried["lines"]
    seat, verb, *_ = best.split()
    for text, code in {
        f"{seat} {verb} 99 z9": "",
        f"{1 - int(seat)} pass": "foreign-seat",
        "nonsense": "",
    }.items():
        problem = house.post("/api/puzzle/try", {"number": number, "text": text}).json["problem"]
        assert problem["sentence"]
        assert problem["code"] == code or not code


def test_the_text_table_comes_only_where_it_is_asked_for(house: House) -> None:
    assert puzzle(house, 1)["sight"]["page"] is None
    assert house.get("/api/puzzle?number=1&text=").json["sight"]["page"]
