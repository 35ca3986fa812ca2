"""What is said for the first time is learnt beside everything else, and stays."""

import asyncio
import gc
import threading
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from moonlit.bots.adviser import adviser_of
from moonlit.client.teller import Teller
from moonlit.core.action import Seat
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.game import Config, Game
from moonlit.core.view import View
from moonlit.games import AnyState, load_game
from moonlit.server import fluency, wire
from moonlit.server.hall import Hall
from moonlit.server.home import Home
from moonlit.server.queue import Asker
from moonlit.server.requests import Requests
from moonlit.server.thinking import NOBODY, Thinking
from tests.server.inside import Line, wish


class Noticing(Hall):
    """Notices in which thread games and their words are asked for."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.threads: list[threading.Thread] = []

    def game(self, game: str) -> Game[AnyState]:
        self.threads.append(threading.current_thread())
        return super().game(game)

    def teller(self, game: str, language: str, pack: str = "") -> Teller:
        self.threads.append(threading.current_thread())
        return super().teller(game, language, pack)


class Advising(Thinking):
    """Advises at once."""

    async def advise(
        self,
        view: View,
        config: Config,
        seed: int,
        asker: Asker = NOBODY,
        pack: Path | None = None,
    ) -> dict[str, Plain]:
        adviser = adviser_of(view.game)
        found = adviser.advise(load_game(view.game), view, config, Dice(seed), milliseconds=1)
        return adviser.write_advice(found)


def test_nobody_waits_until_a_language_is_learnt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken = set[fluency.Voice]()
    monkeypatch.setattr(fluency, "_spoken", spoken)

    async def work() -> None:
        hall, here = Noticing(tmp_path), threading.current_thread()
        made = await hall.make(wish())
        for language in ("pl", "de"):
            for is_first in (True, False):
                hall.threads.clear()
                if is_first:
                    # A thread of an earlier test may just have learnt it.
                    spoken.clear()
                line = Line(hall)
                await line.enter(made.match, language=language)
                assert (here in hall.threads) is not is_first
                line.hang_up()
                await line.task
        hall.close()

    asyncio.run(work())


def test_nobody_waits_until_the_words_of_a_hint_are_found(tmp_path: Path) -> None:
    async def work() -> None:
        hall, here = Noticing(tmp_path), threading.current_thread()
        hall.thinking = Advising()
        made = await hall.make(wish(settings=wire.Settings(pace=0, hints=True)))
        room = await hall.room(made.match)
        seat: Seat = room.live.match.to_act()[0]
        hall.threads.clear()
        asked = wire.HintAsk(made.tokens[seat], 0, "nudge")
        assert (await room.hints.give(asked, "en")).lines
        assert hall.threads
        assert here not in hall.threads
        hall.close()

    asyncio.run(work())


@pytest.mark.parametrize("path", ["/api/glossary/nocturne", "/api/clauses/nocturne"])
def test_nobody_waits_until_a_game_is_loaded(tmp_path: Path, path: str) -> None:
    hall = Noticing(tmp_path)
    app = Starlette(routes=Requests(hall, Home(80, "", is_open=False)).routes())
    with TestClient(app) as client:
        assert client.portal is not None
        loop = client.portal.call(threading.current_thread)
        assert client.get(path).json()
    assert hall.threads
    assert loop not in hall.threads
    hall.close()


def test_what_is_needed_again_is_kept_from_the_collector(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once for each: what is made later may go again."""
    spoken = set[fluency.Voice]()
    monkeypatch.setattr(fluency, "_spoken", spoken)
    learnt, later = [object()], [object()]
    fluency.has_told(("chess", "en", ""))
    assert not any(thing is learnt for thing in gc.get_objects())
    later = [object()]
    fluency.has_told(("chess", "en", ""))
    assert any(thing is later for thing in gc.get_objects())
