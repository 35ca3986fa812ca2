"""Gathering people: making, joining, beginning, leaving, coming back, playing again."""

import pytest

from tests.server.house import Answer, House, Message
from tests.server.pages import Page, asked, new_match, play, sit


def post(house: House, made: Message, what: str, **body: object) -> Answer:
    return house.post(f"/api/matches/{made['match']}/{what}", body)


def info(house: House, made: Message) -> Message:
    answer = house.get(f"/api/matches/{made['match']}")
    assert answer.status == 200
    return answer.json


def test_a_match_gathers_people_and_begins(house: House) -> None:
    made = new_match(house, ("me", "open", "random"))
    host = sit(house, made, 0)
    assert host.welcome["info"]["phase"] == "gathering"
    assert host.welcome["sight"] is None
    assert post(house, made, "begin", host=made["host"]).code == "seats-still-open"
    joined = post(house, made, "join", name="Robin").json
    assert list(joined["tokens"]) == ["1"]
    assert joined["host"] == ""
    while host.until("info")["info"]["seats"][1]["name"] != "Robin":
        pass
    assert post(house, made, "begin", host=made["tokens"]["0"]).code == "not-the-host"
    assert post(house, made, "begin", host=made["host"]).json["phase"] == "playing"
    assert host.until("welcome")["sight"]["names"][1] == "Robin"
    assert post(house, made, "begin", host=made["host"]).code == "match-begun"


def test_one_seat_takes_one_person(house: House) -> None:
    made = new_match(house, ("me", "open"))
    assert post(house, made, "join", name="Robin", seat=1).status == 200
    assert post(house, made, "join", name="Sam", seat=1).code == "seat-taken"
    assert post(house, made, "join", name="Sam").code == "no-free-seat"
    assert post(house, made, "join", name="Sam", seat=7).code == "seat-taken"


def test_the_host_gives_seats_to_bots_and_opens_them(house: House) -> None:
    made = new_match(house, ("me", "open", "open"))
    host = made["host"]
    bot = post(house, made, "seat", host=host, seat=1, to="bot", level="greedy")
    assert bot.json["seats"][1]["level"] == "greedy"
    opened = post(house, made, "seat", host=host, seat=1, to="open")
    assert opened.json["seats"][1]["kind"] == "open"
    assert post(house, made, "seat", host=host, seat=0, to="open").code == "seat-taken"
    assert post(house, made, "seat", host=host, seat=3, to="open").code == "no-such-seat"
    strange = post(house, made, "seat", host=host, seat=1, to="bot", level="deep")
    assert strange.code == "unknown-bot"


def test_a_bot_plays_for_whoever_leaves_until_they_return(house: House) -> None:
    made = new_match(house)
    pages = [sit(house, made, 0), sit(house, made, 1)]
    turn = asked(pages)
    assert turn is not None
    seat = pages.index(turn)
    gone = post(house, made, "leave", token=turn.token).json
    assert [one["is_away"] for one in gone["seats"]] == [seat == 0, seat == 1]
    update = pages[1 - seat].until("update")
    assert update["log"][0]["seat"] == seat
    back = post(house, made, "return", token=turn.token).json
    assert not any(one["is_away"] for one in back["seats"])
    assert post(house, made, "leave", token="somebody").code == "unknown-token"


def test_nobody_looks_into_the_hand_of_a_bot(house: House) -> None:
    made = new_match(house, ("me", "greedy"))
    page = sit(house, made, 0)
    opened = post(house, made, "seat", host=made["host"], seat=1, to="open")
    assert (opened.status, opened.code) == (400, "bot-keeps-seat")
    assert post(house, made, "join", name="Robin").code == "no-free-seat"
    other = post(house, made, "seat", host=made["host"], seat=1, to="bot", level="random")
    assert other.json["seats"][1]["level"] == "random"
    assert page.hello()["info"]["seats"][1]["kind"] == "bot"


def test_a_seat_that_was_given_away_is_closed_to_who_had_it(house: House) -> None:
    made = new_match(house)
    stays, leaves = sit(house, made, 0), sit(house, made, 1)
    taken = post(house, made, "seat", host=made["host"], seat=1, to="open")
    assert taken.code == "seat-taken"
    post(house, made, "leave", token=leaves.token)
    assert post(house, made, "seat", host=made["host"], seat=1, to="open").status == 200
    assert leaves.closed_with() == 4001
    token = post(house, made, "join", name="Robin").json["tokens"]["1"]
    assert Page(house, made["match"], token).sight["seat"] == 1
    refused = Page(house, made["match"], leaves.token).welcome
    assert refused["problem"]["code"] == "unknown-token"
    assert stays.hello()["info"]["seats"][1]["name"] == "Robin"


def test_the_same_people_play_again(house: House) -> None:
    made = new_match(house)
    pages = [sit(house, made, 0), sit(house, made, 1)]
    assert post(house, made, "rematch", token=made["tokens"]["0"]).code == "match-not-over"
    play(pages)
    first = post(house, made, "rematch", token=made["tokens"]["0"]).json
    second = post(house, made, "rematch", token=made["tokens"]["1"]).json
    assert first == second == {"match": first["match"], "host": "", "tokens": {}}
    while pages[0].until("info")["info"]["next_match"] != first["match"]:
        pass
    assert info(house, made)["next_match"] == first["match"]
    again = [Page(house, first["match"], page.token) for page in pages]
    assert [page.sight["seat"] for page in again] == [0, 1]
    assert again[0].welcome["info"]["commitment"] != pages[0].welcome["info"]["commitment"]


def test_an_onlooker_sees_a_match_but_takes_no_part(house: House) -> None:
    made = new_match(house)
    people = [sit(house, made, 0), sit(house, made, 1)]
    onlooker = Page(house, made["match"])
    assert onlooker.sight["seat"] is None
    assert onlooker.sight["choices"] == []
    while people[0].until("info")["info"]["onlookers"] != 1:
        pass
    text = max(people, key=lambda page: len(page.sight["choices"])).sight["choices"][0]["text"]
    for kind, fields in {
        "act": {"version": 0, "text": text},
        "undo": {"version": 0, "length": 0},
        "agree": {"version": 0, "yes": True},
        "why": {"text": text},
        "foresee": {"text": text},
        "look": {"version": 0},
    }.items():
        assert onlooker.ask(kind, **fields)["problem"]["code"] == "onlookers-only-look"
    play(people, 1)
    assert onlooker.until("update")["version"] == 1


def test_a_table_may_be_closed_to_onlookers(house: House) -> None:
    made = new_match(house, settings={"pace": 0, "onlookers": False})
    refused = Page(house, made["match"]).welcome
    assert refused["problem"]["code"] == "no-onlookers"
    assert sit(house, made, 0).sight["seat"] == 0


def test_a_refused_page_hears_nothing(house: House) -> None:
    made = new_match(house, settings={"pace": 0, "onlookers": False})
    people = [sit(house, made, 0), sit(house, made, 1)]
    stranger = Page(house, made["match"], "a-token-that-fits-nothing")
    assert stranger.welcome["problem"]["code"] == "unknown-token"
    play(people, 3)
    assert stranger.ask("why", text="0 pass")["problem"]["code"] == "hello-first"
    assert len(stranger.heard) == 2


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"options": {"players": 9}}, "out-of-range"),
        ({"options": {"players": 3}}, "too-many-seats"),
        ({"options": {"colour": "red"}}, "unknown-option"),
        ({"settings": {"pace": -1}}, "out-of-range"),
        ({"settings": {"stand_in": "nobody"}}, "unknown-bot"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "deep"}]}, "unknown-bot"),
        ({"settings": {"stand_in": "program:true"}}, "unknown-bot"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "program:true"}]}, "unknown-bot"),
        ({"seats": [{"kind": "me"}, {"kind": "open"}]}, "seats-still-open"),
        ({"lesson": "second-night"}, "unknown-lesson"),
        ({"surprise": 1}, "bad-message"),
    ],
)
def test_what_cannot_be_played_is_refused(house: House, change: Message, code: str) -> None:
    body = {
        "game": "nocturne",
        "options": {"players": 2},
        "seats": [{"kind": "me"}, {"kind": "me"}],
        "begin": True,
        **change,
    }
    answer = house.post("/api/matches", body)
    assert (answer.code, answer.status // 100) == (code, 4)
    assert answer.json["problem"]["sentence"]


def test_an_invitation_leads_to_the_match_and_holds_no_token(house: House) -> None:
    made = new_match(house)
    answer = house.get(f"/api/matches/{made['match']}/invitation")
    assert answer.json["link"] == f"{house.origin}/match/{made['match']}"
    assert answer.json["qr"].lstrip().startswith("<?xml") or "<svg" in answer.json["qr"]
    for token in (made["host"], *made["tokens"].values()):
        assert token.encode() not in answer.body


def test_the_private_link_of_a_seat_is_drawn_for_whoever_holds_it(house: House) -> None:
    made = new_match(house)
    answer = post(house, made, "seat-link", token=made["tokens"]["1"])
    assert (
        answer.json["link"] == f"{house.origin}/match/{made['match']}#seat=1.{made['tokens']['1']}"
    )
    assert "<svg" in answer.json["qr"]
