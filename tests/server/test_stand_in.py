"""What a bot plays for somebody absent is told as such, and stays so."""

import asyncio
from pathlib import Path

from moonlit.server import wire
from tests.server.clocks import StillClock
from tests.server.house import Message
from tests.server.inside import Line, choice, open_hall

SETTINGS = wire.Settings(pace=0, stand_in="random")
NAMES = ("Ada", "Ben")
SENTENCES = {
    "en": "(A bot played this for Ada.)",
    "de": "(Ein Bot hat hier gespielt, in Vertretung: Ada.)",
    "pl": "(Bot zagrał to w zastępstwie: Ada.)",
}


def marked(log: list[Message], sentence: str) -> list[int]:
    return [entry["version"] for entry in log if sentence in entry["lines"]]


async def until_bot_played(ben: Line, known: int) -> list[Message]:
    """Ben plays on beside whoever left; gives what he is told until a bot has stood in."""
    while True:
        told = [entry for update in ben.all("update") for entry in update["log"]]
        fresh = [entry for entry in told if entry["version"] > known]
        if any(entry["seat"] == 0 for entry in fresh):
            return fresh
        sight = (ben.all("update") or ben.all("welcome"))[-1]
        if sight["sight"]["choices"]:
            line, message = await choice([ben])
            await line.ask("act", **message)
        else:
            await ben.more()


def test_a_bots_actions_for_somebody_absent_are_told_as_such(tmp_path: Path) -> None:
    async def work() -> None:
        wishes = [wire.SeatWish("me", name) for name in NAMES] + [
            wire.SeatWish("bot", level="random")
        ]
        made_of = wire.NewMatch(
            "nocturne", {"players": 3}, seats=wishes, settings=SETTINGS, begin=True
        )
        async with open_hall(tmp_path, clock=StillClock()) as hall:
            made = await hall.make(made_of)
            room = await hall.room(made.match)
            ada, ben = Line(hall), Line(hall)
            for seat, line in enumerate((ada, ben)):
                await line.enter(made.match, made.tokens[seat])
            await room.seating.leave(made.tokens[0], is_away=True)
            told = await until_bot_played(ben, room.version)
        stood_in = marked(told, SENTENCES["en"])
        assert stood_in
        assert stood_in == [entry["version"] for entry in told if entry["seat"] == 0]
        async with open_hall(tmp_path, clock=StillClock()) as hall:
            for language, sentence in SENTENCES.items():
                onlooker = Line(hall)
                again = await onlooker.enter(made.match, language=language)
                assert set(stood_in) <= set(marked(again["log"], sentence))

    asyncio.run(work())
