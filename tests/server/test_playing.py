"""Playing over real sockets: every action happens once, in order, and everybody hears of it."""

import json

from tests.server.house import House, Message
from tests.server.pages import Page, asked, new_match, play, sit


def two_people(house: House) -> tuple[Page, Page]:
    made = new_match(house)
    return sit(house, made, 0), sit(house, made, 1)


def turn_of(*pages: Page) -> Page:
    page = asked(pages)
    assert page is not None
    return page


def acting(page: Page) -> Message:
    """A message that does something."""
    text = page.sight["choices"][-1]["text"]
    return {"type": "act", "id": f"act-{page.version}", "version": page.version, "text": text}


def code_of(answer: dict[str, object]) -> object:
    assert answer["type"] == "refused", answer
    problem = answer["problem"]
    assert isinstance(problem, dict)
    assert problem["sentence"]
    return problem["code"]


def test_an_action_is_acknowledged_before_anybody_is_told(house: House) -> None:
    pages = two_people(house)
    first = turn_of(*pages)
    text = first.sight["choices"][0]["text"]
    answer = first.ask("act", version=0, text=text)
    assert answer == {"type": "ack", "id": answer["id"], "version": 1}
    kinds = [json.loads(heard)["type"] for heard in first.heard]
    assert "update" not in kinds
    for page in pages:
        update = page.until("update")
        assert update["version"] == 1
        assert [(entry["version"], entry["kind"]) for entry in update["log"]] == [(1, "act")]


def test_the_same_id_happens_once(house: House) -> None:
    pages = two_people(house)
    first = turn_of(*pages)
    text = first.sight["choices"][0]["text"]
    answers = [first.ask("act", id="mine", version=0, text=text) for _ in range(3)]
    assert [answer["version"] for answer in answers] == [1, 1, 1]
    assert first.hello()["version"] == 1


def test_the_same_id_with_another_body_is_refused(house: House) -> None:
    pages = two_people(house)
    first = turn_of(*pages)
    one, two = first.sight["choices"][:2]
    first.act(one["text"], id="mine")
    assert code_of(first.ask("act", id="mine", version=1, text=two["text"])) == "id-reused"
    assert first.hello()["version"] == 1


def test_the_last_action_sent_again_is_acknowledged_again(house: House) -> None:
    pages = two_people(house)
    sent: list[tuple[Page, Message]] = []
    while (turn := asked(pages)) is not None:
        text = turn.sight["choices"][0]["text"]
        sent.append((turn, {"id": f"{turn.version}", "version": turn.version, "text": text}))
        turn.act(text, id=f"{turn.version}")
    page, fields = sent[-1]
    assert page.sight["result"]
    assert page.ask("act", **fields) == {"type": "ack", "id": fields["id"], "version": len(sent)}


def test_an_action_that_answers_an_old_version_is_refused(house: House) -> None:
    pages = two_people(house)
    first = turn_of(*pages)
    text = first.sight["choices"][0]["text"]
    first.act(text)
    assert code_of(first.ask("act", version=0, text=text)) == "stale-version"
    assert code_of(first.ask("act", version=5, text=text)) == "stale-version"


def test_nobody_acts_for_another_seat(house: House) -> None:
    first, second = two_people(house)
    turn = turn_of(first, second)
    other = second if turn is first else first
    text = turn.sight["choices"][0]["text"]
    assert code_of(other.ask("act", version=0, text=text)) == "foreign-seat"
    mine = f"{1 - int(text[0])}{text[1:]}"
    assert code_of(other.ask("act", version=0, text=mine)) == "not-your-turn"


def test_why_and_foresee_change_nothing(house: House) -> None:
    pages = two_people(house)
    turn = turn_of(*pages)
    text = turn.sight["choices"][0]["text"]
    assert turn.ask("why", text=text)["problem"] is None
    refused = turn.ask("why", text=f"{text[0]} keep SK01")["problem"]
    assert refused["code"]
    assert refused["sentence"]
    seen = turn.ask("foresee", text=text)
    assert seen["facts"]["verb"] == text.split()[1]
    assert seen["lines"]
    assert code_of(turn.ask("foresee", text=f"{text[0]} keep SK01")) == refused["code"]
    assert turn.hello()["version"] == 0


def test_one_may_look_back_at_what_one_saw(house: House) -> None:
    pages = two_people(house)
    sights = []
    for _ in range(5):
        turn_of(*pages)
        sights.append(pages[0].sight)
        play(pages, 1)
    for version, sight in enumerate(sights):
        looked = pages[0].ask("look", version=version)
        assert looked["sight"] == sight
    assert code_of(pages[0].ask("look", version=99)) == "unknown-version"


def test_one_page_hears_no_more_than_its_seat_may_see(house: House) -> None:
    pages = two_people(house)
    play(pages, 12)
    for seat, page in enumerate(pages):
        assert page.sight["seat"] == seat
        for choice in page.sight["choices"]:
            assert choice["text"].startswith(f"{seat} ")


def test_bots_answer_by_themselves(house: House) -> None:
    made = new_match(house, ("me", "random", "greedy"))
    page = sit(house, made, 0)
    seats: set[int] = set()
    while len(seats) < 3:
        if page.is_asked:
            page.send(acting(page))
        update = page.until("update")
        seats |= {entry["seat"] for entry in update["log"]}
    assert seats == {0, 1, 2}
