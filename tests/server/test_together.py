"""Several seats to act at once: the first answer counts, and bots leave it to the people."""

import asyncio
from pathlib import Path

import pytest

from moonlit.core.action import format_action
from moonlit.core.record import last_state, read_record
from moonlit.games import load_game
from moonlit.server import wire
from moonlit.server.charters import SLOWEST_PACE
from tests.matches.plays import path_of
from tests.server.house import House
from tests.server.inside import Line, open_hall, wish
from tests.server.pages import Page, new_match, sit
from tests.server.test_tables import post

GAME = "wonder_book"
ALONE = path_of(GAME, "alone-in-the-tower")


def seated(house: House, *seats: str) -> list[Page]:
    made = new_match(house, seats, GAME)
    return [sit(house, made, seat) for seat, who in enumerate(seats) if who == "me"]


def turns(page: Page) -> list[str]:
    return [choice["text"] for choice in page.sight["choices"]]


def test_everybody_is_asked_and_the_first_answer_counts(house: House) -> None:
    first, second = seated(house, "me", "me")
    assert first.sight["to_act"] == second.sight["to_act"] == [0, 1]
    assert [text.split(" ", 1)[1] for text in turns(first)] == [
        text.split(" ", 1)[1] for text in turns(second)
    ]
    chosen = turns(second)[1].split()[-1]
    answers = [second.ask("act", version=0, text=turns(second)[1])]
    answers.append(first.ask("act", version=0, text=turns(first)[0]))
    assert [answer["type"] for answer in answers] == ["ack", "refused"]
    assert answers[1]["problem"]["code"] == "stale-version"
    assert answers[1]["problem"]["sentence"]
    assert first.hello()["version"] == second.hello()["version"] == 1
    assert first.sight["table"]["turn"] == second.sight["table"]["turn"] == chosen


def test_who_decided_takes_it_back_alone_and_the_others_ask(house: House) -> None:
    first, second = seated(house, "me", "me")
    second.act(turns(second)[0])
    first.until_version(1)
    assert first.undo(0)["type"] == "ack"
    assert first.until("asked")["ask"]["waiting"] == [1]
    assert second.undo(0)["type"] == "ack"
    assert second.until("update")["sight"]["to_act"] == [0, 1]


def test_a_seat_that_comes_back_is_asked_again(house: House) -> None:
    first, second = seated(house, "me", "me")
    first.close()
    second.act(turns(second)[0])
    welcome = first.reconnect()
    assert [entry["version"] for entry in welcome["log"]] == [1]
    assert first.sight["table"]["turn"] is not None


@pytest.mark.parametrize("partner", ["random", "me"])
def test_bots_wait_while_a_person_may_decide(tmp_path: Path, partner: str) -> None:
    async def decide() -> None:
        async with open_hall(tmp_path) as hall:
            settings = wire.Settings(pace=SLOWEST_PACE)
            made = await hall.make(wish(("me", partner), game=GAME, settings=settings))
            room = await hall.room(made.match)
            # Without onlookers bots would rest.
            await Line(hall).enter(made.match)
            assert room.live.match.to_act() == (0, 1)
            assert room.bot_to_act() is None
            await room.seating.leave(made.tokens[0], is_away=True)
            # Somebody else is still there to decide, or nobody is.
            assert room.bot_to_act() == (None if partner == "me" else 0)

    asyncio.run(decide())


def test_bots_decide_together_once_everybody_is_away(tmp_path: Path) -> None:
    async def decide() -> None:
        async with open_hall(tmp_path) as hall:
            made = await hall.make(wish(("me", "me"), game=GAME))
            room = await hall.room(made.match)
            line = Line(hall)
            await line.enter(made.match)
            for token in made.tokens.values():
                await room.seating.leave(token, is_away=True)
            assert (await line.hear("update"))["log"][0]["seat"] == 0
            line.hang_up()
            await line.task

    asyncio.run(decide())


def test_after_a_chapter_the_same_people_go_on_to_the_next(house: House) -> None:
    record = read_record(ALONE.read_text("utf-8"))
    game = load_game(GAME)
    outcome = game.outcome(last_state(game, record))
    assert outcome is not None
    assert outcome.notes["is_won"]
    length = len(record.actions) - 1
    made = new_match(house, ("me",), GAME, record=ALONE.read_text("utf-8"), length=length)
    page = sit(house, made, 0)
    page.act(format_action(record.actions[-1]))
    assert page.sight["result"]["sequels"]
    following = post(house, made, "rematch", token=page.token).json
    sequel = Page(house, following["match"], page.token)
    options = sequel.welcome["info"]["options"]
    assert options["chapter"] == "ch2"
    assert options["recorded"] == {"ch1": outcome.notes["fate"]}
    assert options["keywords"] == outcome.notes["keywords"]
    assert options["upgrades"] == outcome.notes["upgrades"]


def test_after_a_loss_the_chapter_is_tried_again(house: House) -> None:
    text = path_of(GAME, "tower-lost").read_text("utf-8")
    record = read_record(text)
    made = new_match(house, ("me", "me"), GAME, record=text, length=len(record.actions) - 1)
    pages = [sit(house, made, seat) for seat in range(2)]
    pages[record.actions[-1].seat].act(format_action(record.actions[-1]))
    following = post(house, made, "rematch", token=pages[0].token).json
    again = Page(house, following["match"], pages[0].token)
    assert again.welcome["info"]["options"] == record.config
