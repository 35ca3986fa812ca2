"""Chat: told to everybody, kept, cleaned, and not too much of it."""

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from moonlit.server.hall import CHAT_LINES as OF_ADDRESS
from moonlit.server.room import CHAT_HERE
from moonlit.server.sockets import CHAT_LINES
from tests.server.clocks import StillClock
from tests.server.house import House
from tests.server.inside import Line, open_hall, wish
from tests.server.pages import Page, new_match, sit

HOSTILE = {
    "<script>alert(1)</script>": "<script>alert(1)</script>",
    "one\r\ntwo\ttabs": "one two tabs",
    "\u202edesrever\u2066": "desrever",
    "\x1b[31mred\x07\x00": "[31mred",
    "  much   room  ": "much room",
    "\u0041\u030a": "\u00c5",
    "x" * 500: "x" * 200,
}


@pytest.mark.parametrize("text", HOSTILE)
def test_what_was_said_comes_out_as_harmless_text(house: House, text: str) -> None:
    made = new_match(house)
    speaker, other = sit(house, made, 0), sit(house, made, 1)
    assert speaker.ask("say", text=text)["type"] == "ack"
    assert other.until("said")["line"]["text"] == HOSTILE[text]


@pytest.mark.parametrize("text", HOSTILE)
def test_a_name_comes_out_as_harmless_text(house: House, text: str) -> None:
    page = sit(house, new_match(house, (f"me {text}", "me")), 0)
    assert page.welcome["info"]["seats"][0]["name"] == HOSTILE[text][:24]
    assert page.sight["names"][0] == HOSTILE[text][:24]


def test_everybody_hears_and_it_is_kept(house: House) -> None:
    made = new_match(house, ("me", "open"))
    host, onlooker = sit(house, made, 0), Page(house, made["match"])
    host.ask("say", text="one")
    onlooker.ask("say", text="two")
    lines = Page(house, made["match"]).welcome["chat"]
    assert [(line["number"], line["seat"], line["text"]) for line in lines] == [
        (1, 0, "one"),
        (2, None, "two"),
    ]


def test_nothing_and_too_much_are_refused(house: House) -> None:
    page = sit(house, new_match(house), 0)
    assert page.ask("say", text=" \u200b ")["problem"]["code"] == "nothing-said"
    codes = [page.ask("say", text="again").get("problem", {}).get("code") for _ in range(12)]
    assert codes[:9] == [None] * 9
    assert codes[-1] == "too-much-chat"


def test_a_table_may_be_quiet(house: House) -> None:
    made = new_match(house, settings={"chat": False, "pace": 0})
    assert sit(house, made, 0).ask("say", text="psst")["problem"]["code"] == "no-chat-here"


def test_many_sockets_write_no_more_than_a_table_can_follow(tmp_path: Path) -> None:
    async def work() -> None:
        clock = StillClock()
        async with open_hall(tmp_path, clock=clock) as hall:
            made = await hall.make(wish())
            lines = [Line(hall) for _ in range(6)]
            for number, line in enumerate(lines):
                line.socket.address = f"203.0.113.{number}"
                await line.enter(made.match)
            codes = Counter[str]()
            for line in lines:
                for _ in range(CHAT_LINES[0]):
                    answer = await line.ask("say", text="again")
                    codes[answer.get("problem", {}).get("code", "")] += 1
            assert codes == {"": CHAT_HERE[0], "too-much-chat-here": 60 - CHAT_HERE[0]}
            clock.move(CHAT_HERE[1])
            assert (await lines[0].ask("say", text="later"))["type"] == "ack"
            for line in lines:
                line.hang_up()
                await line.task

    asyncio.run(work())


def test_an_address_writes_only_so_much_at_all_tables_together(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path, clock=StillClock()) as hall:
            allowed = [hall.may_chat("203.0.113.9") for _ in range(OF_ADDRESS[0] + 1)]
            assert allowed == [True] * OF_ADDRESS[0] + [False]
            assert hall.may_chat("203.0.113.10")
            line = Line(hall)
            line.socket.address = "203.0.113.9"
            await line.enter((await hall.make(wish())).match)
            answer = await line.ask("say", text="again")
            assert answer["problem"]["code"] == "too-much-chat"
            line.hang_up()
            await line.task

    asyncio.run(work())


def test_of_endless_chat_the_end_is_kept(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            match = (await hall.make(wish())).match

            def chatter() -> None:
                for number in range(3):
                    hall.storage.hear(match, None, "", f"{number}")

            await hall.write(chatter)
            stored = await hall.write(lambda: hall.storage.load(match))
            assert stored is not None
            assert [line.number for line in stored.chat] == [2, 3]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("moonlit.server.storage.CHAT_KEPT", 2)
        asyncio.run(work())
