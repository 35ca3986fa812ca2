"""Help at the table: who gets it, what it says, and that everybody sees that there was some."""

import asyncio
import signal
from pathlib import Path

import pytest

from moonlit.core.codec import Plain
from moonlit.core.errors import IllegalAction, StaleVersion
from moonlit.core.game import Config
from moonlit.core.record import KEY_BYTES
from moonlit.core.view import View
from moonlit.games import load_game
from moonlit.server import wire
from moonlit.server.queue import Asker
from moonlit.server.thinking import NOBODY, Thinking
from moonlit.table.live import Entry
from moonlit.table.match import Match
from tests.server.house import Answer, House, Message
from tests.server.inside import open_hall, wish
from tests.server.pages import Page, asked, new_match, play, sit
from tests.server.test_tables import info, post
from tests.server.test_thinking import FOR_EVER, signal_worker

HELPED = {"pace": 0, "hints": True}


def hint(house: House, page: Page, depth: str = "nudge", **more: object) -> Answer:
    """What somebody is told at the version they see."""
    body = {"token": page.token, "version": page.version, "depth": depth, **more}
    return house.post(f"/api/matches/{page.match}/hint?language=en", body)


def company(house: House) -> tuple[Message, Page, Page]:
    """A match of two people who may be helped: the one to act, and the other."""
    made = new_match(house, settings=HELPED)
    pages = [sit(house, made, 0), sit(house, made, 1)]
    turn = asked(pages)
    assert turn is not None
    return made, turn, pages[1] if turn is pages[0] else pages[0]


@pytest.mark.parametrize(
    ("seats", "wished", "found"),
    [
        (("me", "greedy"), None, True),
        (("me",), None, True),
        (("me", "me"), None, False),
        (("me", "open"), None, False),
        (("me", "greedy"), False, False),
        (("me", "open", "greedy"), True, True),
    ],
)
def test_there_is_help_for_one_person_among_bots_unless_somebody_chooses(
    house: House, seats: tuple[str, ...], wished: bool | None, found: bool
) -> None:
    settings = {"pace": 5000} if wished is None else {"pace": 5000, "hints": wished}
    made = new_match(house, seats, settings=settings)
    assert info(house, made)["settings"]["hints"] is found


def test_a_hint_goes_from_a_nudge_to_a_comparison_and_counts_once(house: House) -> None:
    made, page, _ = company(house)
    legal = [choice["text"] for choice in page.sight["choices"]]
    nudge, move, compared = (
        hint(house, page, depth).json for depth in ("nudge", "move", "comparison")
    )
    assert nudge["lines"]
    assert nudge["actions"] == nudge["compared"] == move["compared"] == []
    assert move["actions"][0] in legal
    assert compared["actions"] == move["actions"]
    assert [one["text"] for one in compared["compared"]] == compared["actions"]
    for one in compared["compared"]:
        assert 0 <= one["win"] <= 100
        assert str(one["win"]) in one["figures"]
        assert one["label"]
    assert [seat["hints"] for seat in info(house, made)["seats"]].count(1) == 1
    page.act(move["actions"][0])
    assert hint(house, page).code == "no-hint-now"


def test_a_hint_speaks_the_language_of_the_page(house: House) -> None:
    _, page, _ = company(house)
    body = {"token": page.token, "version": page.version, "depth": "move"}
    path = f"/api/matches/{page.match}/hint?language="
    told = [house.post(path + language, body).json for language in ("en", "pl", "de")]
    assert len({answer["lines"][0] for answer in told}) == 3
    assert len({tuple(answer["actions"]) for answer in told}) == 1


def test_everybody_learns_of_a_hint_and_nobody_else_what_it_says(house: House) -> None:
    made, page, other = company(house)
    onlooker = Page(house, made["match"])
    found = hint(house, page, "comparison").json
    for reader in (other, onlooker):
        while not any(seat["hints"] for seat in reader.until("info")["info"]["seats"]):
            pass
        heard = "\n".join(reader.heard)
        assert found["lines"][0] not in heard
        assert found["compared"][0]["figures"] not in heard


def test_hints_are_kept_with_the_match_and_a_rematch_begins_without(tmp_path: Path) -> None:
    with House(tmp_path / "data") as house:
        made, page, other = company(house)
        seat = page.sight["seat"]
        assert hint(house, page).status == 200
        page.close()
        other.close()
        house.kill()
        house.start()
        assert info(house, made)["seats"][seat]["hints"] == 1
        play([sit(house, made, 0), sit(house, made, 1)])
        over = info(house, made)
        assert (over["phase"], over["seats"][seat]["hints"]) == ("over", 1)
        next_match = post(house, made, "rematch", token=page.token).json
        assert [seat["hints"] for seat in info(house, next_match)["seats"]] == [0, 0]


def test_where_there_is_no_help_it_is_refused_in_words(house: House) -> None:
    made = new_match(house)
    page = asked([sit(house, made, 0), sit(house, made, 1)])
    assert page is not None
    assert hint(house, page).code == "no-hints-here"
    body = {"token": page.token, "version": page.version, "depth": "nudge"}
    path = f"/api/matches/{page.match}/hint?language="
    told = [house.post(path + language, body) for language in ("en", "pl", "de")]
    assert len({answer.json["problem"]["sentence"] for answer in told}) == 3
    gathering = new_match(house, ("me", "open"), settings=HELPED)
    waiting = sit(house, gathering, 0)
    assert hint(house, waiting, version=0).code == "match-not-begun"


def test_a_hint_is_for_the_seat_to_act_at_the_present_version(house: House) -> None:
    made, page, other = company(house)
    assert hint(house, other).code == "no-hint-now"
    assert hint(house, page, token=made["host"]).code == "unknown-token"
    assert hint(house, page, token="").code == "unknown-token"
    assert hint(house, page, version=page.version + 1).code == "stale-version"
    assert hint(house, page, depth="all").code == "bad-message"
    assert [seat["hints"] for seat in info(house, made)["seats"]] == [0, 0]


class Pondering(Thinking):
    """Somebody who advises only when the gate opens."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.is_asked = asyncio.Event()

    async def advise(
        self,
        view: View,
        config: Config,
        seed: int,
        asker: Asker = NOBODY,
        pack: Path | None = None,
    ) -> dict[str, Plain]:
        self.is_asked.set()
        await self.gate.wait()
        return {}


def test_a_hint_for_a_position_that_has_passed_is_dropped(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            thinking = hall.thinking = Pondering()
            made = await hall.make(wish(settings=wire.Settings(pace=0, hints=True)))
            room = await hall.room(made.match)
            seat = room.live.match.to_act()[0]
            ask = wire.HintAsk(made.tokens[seat], room.live.version, "move")
            asking = asyncio.create_task(room.hints.give(ask, "en"))
            await thinking.is_asked.wait()
            text = str(room.live.match.view(seat).legal[0])
            await room.act(Entry("act", seat, text, "one"), ask.version, lambda _: None)
            thinking.gate.set()
            with pytest.raises(StaleVersion):
                await asking
            assert room.company.hints == {}

    asyncio.run(work())


def position() -> tuple[View, Config]:
    """What somebody sees at the beginning of a match."""
    match = Match.begin(load_game("nocturne"), {"players": 2}, bytes(KEY_BYTES))
    return match.view(match.to_act()[0]), match.config


def test_a_hint_comes_before_the_bots_of_its_match_and_not_before_those_of_others() -> None:
    async def work() -> None:
        view, config = position()
        thinking, done = Thinking(FOR_EVER, workers=1), list[str]()

        async def advise(name: str, asker: Asker) -> None:
            assert (await thinking.advise(view, config, 1, asker))["choices"]
            done.append(name)

        async def choose(name: str, match: str) -> None:
            await thinking.choose("elder", view, config, 1, Asker(match))
            done.append(name)

        try:
            await asyncio.gather(
                choose("first", "x"),
                choose("other", "a"),
                choose("bot", "b"),
                advise("hint", Asker("b", is_hint=True)),
            )
        finally:
            thinking.close()
        assert done == ["first", "other", "hint", "bot"]

    asyncio.run(work())


def test_advice_that_takes_too_long_is_refused() -> None:
    async def work() -> None:
        view, config = position()
        thinking = Thinking(FOR_EVER, workers=1)
        await thinking.choose("elder", view, config, 1)
        signal_worker(thinking.slow, signal.SIGSTOP)
        thinking.patience = 0.0
        with pytest.raises(IllegalAction, match="hint-failed"):
            await thinking.advise(view, config, 1)

    asyncio.run(work())
