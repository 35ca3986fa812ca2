"""Coming back: by version, on several pages, in another seat or language, after a restart."""

import json
from pathlib import Path

from tests.server.house import House, still_house
from tests.server.pages import Page, asked, new_match, play, sit


def test_one_hears_what_happened_since(house: House) -> None:
    made = new_match(house)
    pages = [sit(house, made, 0), sit(house, made, 1)]
    play(pages, 6)
    versions = {
        since: [entry["version"] for entry in pages[0].hello(since=since)["log"]]
        for since in (-1, 0, 4, 6, 99)
    }
    assert versions == {
        -1: [0, 1, 2, 3, 4, 5, 6],
        0: [1, 2, 3, 4, 5, 6],
        4: [5, 6],
        6: [],
        99: [],
    }


def test_coming_back_gives_what_staying_gave(house: House) -> None:
    made = new_match(house)
    pages = [sit(house, made, 0), sit(house, made, 1)]
    play(pages, 20)
    asked(pages)
    stayed = pages[0].sight
    heard = [json.loads(text) for text in pages[0].heard]
    log = [entry for message in heard for entry in message.get("log", ())]
    pages[0].close()
    back = sit(house, made, 0).welcome
    assert back["sight"] == stayed
    assert back["log"] == log


def test_two_pages_of_one_seat_hear_the_same(house: House) -> None:
    made = new_match(house)
    pages = [sit(house, made, seat) for seat in (0, 0, 1)]
    for _ in range(8):
        play(pages, 1)
        asked(pages)
    updates = [
        [text for text in page.heard if json.loads(text)["type"] == "update"] for page in pages
    ]
    assert updates[0] == updates[1]
    assert len(updates[2]) == 8
    pages[0].close()
    pages[1].hello()
    assert pages[1].until("info")["info"]["seats"][0]["is_here"]


def test_one_page_changes_seats_behind_a_curtain(house: House) -> None:
    made = new_match(house)
    page = sit(house, made, 0)
    for seat in (1, 0, 1):
        page.token = made["tokens"][str(seat)]
        welcome = page.hello()
        assert welcome["sight"]["seat"] == seat
        here = [one["is_here"] for one in page.until("info")["info"]["seats"]]
        assert here == [seat == 0, seat == 1]


def test_a_page_before_several_people_is_shown_what_an_onlooker_is(house: House) -> None:
    made = new_match(house)
    page = asked([sit(house, made, 0), sit(house, made, 1)])
    assert page is not None
    own = page.sight
    shared = page.hello(shared=True)["sight"]
    assert shared["table"] == Page(house, made["match"], "").sight["table"] != own["table"]
    assert shared["choices"] == own["choices"] != []
    assert (own["hides"], shared["hides"]) == (False, True)
    foreseen = page.ask("foresee", text=shared["choices"][0]["text"])
    assert foreseen["lines"]
    assert page.act()["type"] == "ack"


def test_before_several_people_nobody_is_asked_about_what_they_may_not_see(house: House) -> None:
    made = new_match(house, game="dominion")
    page = asked([sit(house, made, 0), sit(house, made, 1)])
    assert page is not None
    text = page.sight["choices"][0]["text"]
    shared = page.hello(shared=True)["sight"]
    assert (shared["choices"], shared["hides"]) == ([], True)
    for kind in ("act", "why", "foresee"):
        version = {"version": page.version} if kind == "act" else {}
        refused = page.ask(kind, text=text, **version)
        assert refused["problem"]["code"] == "onlookers-only-look"
    page.hello()
    assert page.act(text)["type"] == "ack"


def test_a_page_changes_its_language_and_asks_for_text(house: House) -> None:
    made = new_match(house)
    page = sit(house, made, 0)
    said = {language: page.hello(language=language)["sight"] for language in ("en", "pl", "de")}
    assert len({sight["decision"] for sight in said.values()}) == 3
    assert said["de"]["page"] is None
    sections = page.hello(language="de", text=True)["sight"]["page"]
    assert [section["title"] for section in sections]


def test_a_wrong_hello_leaves_a_page_where_it_was(house: House) -> None:
    made = new_match(house)
    page = sit(house, made, 0)
    page.token = "wrong"
    assert page.hello()["problem"]["code"] == "unknown-token"
    assert page.ask("why", text="0 pass")["type"] == "reason"
    page.match = "nowhere"
    assert page.hello()["problem"]["code"] == "unknown-match"


def test_a_restart_loses_nothing(tmp_path: Path) -> None:
    with House(tmp_path / "data") as house:
        made = new_match(house)
        gathering = new_match(house, ("me", "open"))
        pages = [sit(house, made, 0), sit(house, made, 1)]
        waiting = sit(house, gathering, 0)
        waiting.ask("say", text="hello")
        play(pages, 12)
        turn = asked(pages)
        assert turn is not None
        version, text = turn.version, turn.sight["choices"][0]["text"]
        kept = turn.ask("act", id="kept", version=version, text=text)
        sights = [page.hello()["sight"] for page in pages]
        house.stop()
        house.start()
        for page in pages:
            page.reconnect()
        assert [page.sight for page in pages] == sights
        assert turn.ask("act", id="kept", version=version, text=text) == kept
        other = pages[0] if turn is pages[1] else pages[1]
        assert other.ask("act", id="kept", version=version, text=text)["type"] == "refused"
        back = waiting.reconnect()
        assert [line["text"] for line in back["chat"]] == ["hello"]
        assert back["info"]["phase"] == "gathering"
        play(pages, 5)
    assert house.complaints == ""


def test_after_a_restart_the_bots_go_on(tmp_path: Path) -> None:
    with still_house(tmp_path) as house:
        settings = {"pace": 1000}
        made = new_match(house, ("random", "random", "random", "me"), settings=settings)
        page = sit(house, made, 3)
        while page.is_asked:
            page.act()
        house.kill()
        house.start()
        version = page.reconnect()["version"]
        house.let_pass(1.0)
        page.until_version(version + 1)
        assert page.hello(since=version)["log"][0]["seat"] != 3


def test_a_match_left_alone_is_opened_again(house: House) -> None:
    made = new_match(house)
    pages = [sit(house, made, 0), sit(house, made, 1)]
    play(pages, 7)
    sights = [page.hello()["sight"] for page in pages]
    for page in pages:
        page.close()
    again = [sit(house, made, 0), sit(house, made, 1)]
    assert [page.sight for page in again] == sights
    play(again, 3)
