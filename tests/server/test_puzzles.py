"""Puzzles over the network: the position of a seat, and the answer only to who has answered."""

import json
from datetime import UTC, date, datetime

import pytest

from moonlit.client.words import LANGUAGES
from moonlit.core.action import parse_action
from moonlit.core.dice import Dice
from moonlit.games import load_game
from moonlit.review.puzzles import Gap, finding_of, games_with_puzzles, of_day, puzzles_of
from tests.server.house import House, Message

GAMES = games_with_puzzles()
NUMBERED = [(game, n) for game in GAMES for n in range(1, len(puzzles_of(game)) + 1, 8)]


def puzzle(house: House, game: str, number: int, language: str = "en") -> Message:
    answer = house.get(f"/api/puzzle?game={game}&number={number}&language={language}")
    assert answer.status == 200, answer.body
    return answer.json


def answered(house: House, game: str, number: int, text: str = "", language: str = "en") -> Message:
    body = {"game": game, "number": number, "text": text}
    return house.post(f"/api/puzzle/answer?language={language}", body).json


def test_without_a_number_it_is_that_of_the_day(house: House) -> None:
    for query, game in {"": GAMES[0], **{f"?game={game}": game for game in GAMES}}.items():
        before = datetime.now(UTC).date()
        found = house.get(f"/api/puzzle{query}").json
        day = date.fromisoformat(found["day"])
        assert before <= day <= datetime.now(UTC).date()
        assert found["number"] == found["of_today"] == of_day(puzzles_of(game), day) + 1
        assert (found["game"], found["count"]) == (game, len(puzzles_of(game)))
        assert found["games"] == [*GAMES]


@pytest.mark.parametrize(("game", "number"), NUMBERED)
def test_only_the_view_of_the_seat_is_sent(house: House, game: str, number: int) -> None:
    one, loaded = puzzles_of(game)[number - 1], load_game(game)
    state = one.state(loaded)
    view = loaded.view(state, loaded.to_act(state)[0])
    found = puzzle(house, game, number)
    assert found["sight"]["table"] == json.loads(json.dumps(view.table))
    assert [choice["text"] for choice in found["sight"]["choices"]] == [*map(str, view.legal)]
    assert found["grade"] == one.grade
    sent = json.dumps(found)
    assert one.key not in sent
    assert str(one.gap) not in {str(value) for value in found.values()}
    # A best action is one of the choices, and nothing else sets it apart.
    assert sent.count(json.dumps(one.best)) == sent.count(json.dumps(one.second)) == 1


@pytest.mark.parametrize("game", GAMES)
def test_whatever_the_seat_cannot_know_changes_no_byte(house: House, game: str) -> None:
    """Another world with the same view would be sent, and its actions told, the same."""
    puzzles, loaded = puzzles_of(game), load_game(game)
    one = max(puzzles, key=lambda one: one.gap)
    state = one.state(loaded)
    seat = loaded.to_act(state)[0]
    other = loaded.determinize(loaded.view(state, seat), one.config, Dice(7))
    sent = puzzle(house, game, puzzles.index(one) + 1)["sight"]
    assert json.loads(json.dumps(loaded.view(other, seat).table)) == sent["table"]
    best, second = (loaded.move(state, parse_action(text)) for text in (one.best, one.second))
    gap = Gap(best, second, one.gap, 0.0)
    worlds = (state, other)
    told = [finding_of(game).advice_on(loaded, world, one.config, gap, 800) for world in worlds]
    assert told[0] == told[1]
    assert told[0][0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_answer_tells_nothing_of_the_right_one(house: House, language: str) -> None:
    for game, number in NUMBERED:
        one = puzzles_of(game)[number - 1]
        label = {
            choice["text"]: choice["label"]
            for choice in puzzle(house, game, number, language)["sight"]["choices"]
        }
        wrong = answered(house, game, number, one.second, language)
        assert not wrong["is_right"]
        assert (wrong["best"], wrong["compared"]) == ("", [])
        assert label[one.best] not in " ".join(wrong["lines"])
        right = answered(house, game, number, one.best, language)
        assert right["is_right"]
        shown = answered(house, game, number, "", language)
        assert not shown["is_right"]
        assert right["best"] == shown["best"] == one.best
        assert label[one.best] in shown["lines"][-1]
        points = str(one.gap) if language == "en" else str(one.gap).replace(".", ",")
        assert points in shown["lines"][-1]
        assert right["compared"] == shown["compared"]
        assert bool(one.advice) == bool(shown["compared"])
        for first in shown["compared"][:1]:
            assert first["text"] == one.best
            assert first["reasons"] or " buy " not in one.best


def test_what_cannot_be_chosen_is_refused(house: House) -> None:
    for text in ("0 pass ", "9 pass", "x", "0 cast 99 z9"):
        answer = house.post("/api/puzzle/answer", {"game": GAMES[0], "number": 1, "text": text})
        assert (answer.status, answer.code) == (400, "no-choice-here")


def test_only_numbers_there_are_can_be_asked_for(house: House) -> None:
    beyond = [(game, number) for game in GAMES for number in (0, len(puzzles_of(game)) + 1)]
    for game, number in beyond:
        assert house.get(f"/api/puzzle?game={game}&number={number}").code == "unknown-puzzle"
        for path in ("answer", "try"):
            body = {"game": game, "number": number, "text": "0 pass"}
            assert house.post(f"/api/puzzle/{path}", body).code == "unknown-puzzle"
    assert house.get("/api/puzzle?game=wonder_book").code == "no-puzzles-of-game"
    assert house.get("/api/puzzle?game=whist").code == "unknown-game"
    for text in ("", "x", "-1", "1.5", "9" * 5000, "%00", "%D9%A1"):
        assert house.get(f"/api/puzzle?number={text}").code == "bad-message"


def test_trying_tells_what_would_follow_or_why_not(house: House) -> None:
    puzzles = puzzles_of("nocturne")
    number = next(n for n, one in enumerate(puzzles, 1) if " cast " in one.best)
    best, asked = puzzles[number - 1].best, {"game": "nocturne", "number": number}
    tried = house.post("/api/puzzle/try", {**asked, "text": best}).json
    assert tried["problem"] is None
    assert tried["lines"]
    seat, verb, *_ = best.split()
    for text, code in {
        f"{seat} {verb} 99 z9": "",
        f"{1 - int(seat)} pass": "foreign-seat",
        "nonsense": "",
    }.items():
        problem = house.post("/api/puzzle/try", {**asked, "text": text}).json["problem"]
        assert problem["sentence"]
        assert problem["code"] == code or not code


def test_the_text_table_comes_only_where_it_is_asked_for(house: House) -> None:
    assert puzzle(house, GAMES[0], 1)["sight"]["page"] is None
    assert house.get("/api/puzzle?number=1&text=").json["sight"]["page"]
