"""Chat: told to everybody, kept, cleaned, and not too much of it."""

import pytest

from tests.server.house import House
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
