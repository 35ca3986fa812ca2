"""The match of the day: the same for everybody, told nothing of its deal, and never another's."""

import asyncio
from datetime import date, timedelta
from pathlib import Path

import pytest

from moonlit.client.daily import daily_of
from moonlit.core.errors import IllegalAction
from moonlit.core.game import Game
from moonlit.games import AnyState, load_game
from moonlit.server.days import key_of, need_day, options_of
from moonlit.server.hall import Hall
from moonlit.server.storage import Storage
from moonlit.server.trials import WISHED, Trials, play_trial
from tests.server.house import House
from tests.server.pages import new_match, sit

GAME = "dominion"
DAY = date(2026, 11, 3)
PATH = f"/api/day/{GAME}?day={DAY}"


class Kept:
    """Keepsakes in memory."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def keepsake(self, name: str, first: str = "") -> str:
        return self.texts.setdefault(name, first) if first else self.texts.get(name, "")

    def game(self, game: str) -> Game[AnyState]:
        return load_game(game)


def test_a_day_has_ten_cards_and_a_bot_and_always_the_same() -> None:
    game = load_game(GAME)
    for offset in range(14):
        day = DAY + timedelta(offset)
        options = options_of(game, day)
        assert options == options_of(game, day)
        assert len(options["cards"]) == 10  # type: ignore[arg-type]
        assert options["cards"] != options_of(game, day + timedelta(1))["cards"]
        assert len(daily_of(GAME).day_of(day).rivals) == 1


def test_the_key_of_a_day_is_the_servers_own_and_tells_nothing_of_the_next() -> None:
    one, other = Kept(), Kept()
    first = key_of(GAME, DAY, one)
    assert first == key_of(GAME, DAY, one)
    assert len({first, key_of(GAME, DAY + timedelta(1), one), key_of(GAME, DAY, other)}) == 3


@pytest.mark.parametrize("text", ["2026-10-31", "2999-01-01", "today", "2026-13-01", "20261103"])
def test_only_days_that_have_come_are_played(text: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        need_day(GAME, text)
    assert refused.value.code == "unknown-day"


def test_everybody_gets_the_same_deal_without_help(house: House) -> None:
    tables = []
    for seats in (("me",), ("me",)):
        made = new_match(house, seats, game=GAME, day=str(DAY), settings={"pace": 5000})
        page = sit(house, made, 0)
        info = page.welcome["info"]
        assert (info["day"], info["is_practice"]) == (str(DAY), False)
        assert info["settings"]["hints"] is False
        assert info["seats"][1]["level"] == daily_of(GAME).day_of(DAY).rivals[0]
        tables.append(page.hello()["log"][0]["events"])
    assert tables[0] == tables[1]


def test_further_tries_are_practice_with_the_same_cards(house: House) -> None:
    made = new_match(house, ("me",), game=GAME, day=str(DAY), is_further=True)
    info = house.get(f"/api/matches/{made['match']}").json
    assert info["is_practice"]
    assert info["options"]["cards"] == house.get(PATH).json["options"]["cards"]


def test_a_day_tells_nothing_of_its_deal(house: House) -> None:
    made = new_match(house, ("me",), game=GAME, day=str(DAY))
    told = house.get(PATH)
    assert told.json.keys() == {
        "game",
        "day",
        "number",
        "first",
        "today",
        "options",
        "rivals",
        "rivals_told",
        "trials",
        "total",
    }
    assert house.get(f"/api/matches/{made['match']}/record").code == "match-not-over"


def test_days_to_come_and_games_without_days_are_refused(house: House) -> None:
    assert house.get(f"/api/day/{GAME}?day=2999-01-01").code == "unknown-day"
    assert house.get("/api/day/nocturne").code == "no-days-of-game"
    body = {"game": GAME, "options": {}, "seats": [{"kind": "me"}], "day": "2999-01-01"}
    assert house.post("/api/matches", body).code == "unknown-day"


def test_a_keepsake_stays_as_it_was_first(tmp_path: Path) -> None:
    storage = Storage.open(tmp_path)
    assert storage.keepsake("one") == ""
    assert storage.keepsake("one", "first") == "first"
    assert storage.keepsake("one", "second") == "first"
    storage.close()
    again = Storage.open(tmp_path)
    assert again.keepsake("one") == "first"
    again.close()


def test_a_trial_can_be_repeated() -> None:
    key = key_of(GAME, DAY, Kept())
    options = options_of(load_game(GAME), DAY)
    lead = play_trial(GAME, DAY, options, key, "scout", 1)
    assert lead == play_trial(GAME, DAY, options, key, "scout", 1)


def test_trials_are_played_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(WISHED, "1")
    monkeypatch.setattr(daily_of(GAME), "TRIALS", {"kit": "kit", "scout": "scout"})

    async def look() -> None:
        hall = Hall(tmp_path)
        key, options = bytes(32), options_of(load_game(GAME), DAY)
        begun = await hall.trials.look(GAME, DAY, options, key)
        assert (begun.leads, begun.total) == ({}, 2)
        await hall.trials.end()
        played = await hall.trials.look(GAME, DAY, options, key)
        assert {level: len(leads) for level, leads in played.leads.items()} == {
            "kit": 1,
            "scout": 1,
        }
        # Another server over the same storage plays nothing.
        other = Trials(hall.storage, hall.write)
        assert await other.look(GAME, DAY, options, key) == played
        await other.end()
        hall.close()

    asyncio.run(look())
