"""Bots in trouble: one that fails is replaced, and nothing of it is left behind."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, cast

import pytest

from moonlit.bots.lore import Lore
from moonlit.core.errors import IllegalAction
from moonlit.server import wire
from moonlit.server.queue import Asker, Counters, Crowded, FairQueue
from moonlit.server.thinking import MOST_WAITING, NOBODY, Thinking, Unwanted
from moonlit.server.workers import Lane
from tests.server.inside import Line, open_hall, wish

T = TypeVar("T")

# So long nobody thinks.
FOR_EVER = threading.TIMEOUT_MAX


def signal_worker(lane: Lane, number: signal.Signals) -> None:
    pool = lane.workers[0].pool
    assert pool is not None
    for process in pool._processes.values():
        os.kill(process.pid or 0, number)


@pytest.mark.parametrize("trouble", ["fails", "dies", "hangs"])
def test_a_bot_in_trouble_is_replaced_by_chance(
    tmp_path: Path, trouble: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            made = await hall.make(wish())
            match = (await hall.room(made.match)).live.match
            view = match.view(match.to_act()[0])
            thinking = Thinking(FOR_EVER)
            await thinking.choose("greedy", view, match.config, 1)
            if trouble == "dies":
                signal_worker(thinking.quick, signal.SIGKILL)
            if trouble == "hangs":
                signal_worker(thinking.quick, signal.SIGSTOP)
                thinking.patience = 0.0
            level = "nobody" if trouble == "fails" else "greedy"
            action = await thinking.choose(level, view, match.config, 1)
            assert action in view.legal
            thinking.close()

    asyncio.run(work())
    assert "chose at random" in caplog.text


def test_nothing_of_a_bot_outlives_its_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            made = await hall.make(wish())
            match = (await hall.room(made.match)).live.match
            await hall.thinking.choose("random", match.view(match.to_act()[0]), match.config, 1)
            pool = hall.thinking.quick.workers[0].pool
            assert pool is not None
            processes = list(pool._processes.values())
            threads = set(threading.enumerate())
            hall.thinking.close()
            ended = threads - set(threading.enumerate())
            assert any("ExecutorManager" in type(thread).__name__ for thread in ended)
            assert not any(process.is_alive() for process in processes)

    asyncio.run(work())


def test_bots_that_wait_for_others_do_not_share_their_trouble(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            made = await hall.make(wish())
            match = (await hall.room(made.match)).live.match
            view = match.view(match.to_act()[0])
            thinking = Thinking(FOR_EVER)
            await thinking.choose("greedy", view, match.config, 0)
            signal_worker(thinking.quick, signal.SIGSTOP)
            work = [thinking.choose("greedy", view, match.config, seed) for seed in range(8)]
            choosing = asyncio.gather(*work)
            while len(thinking.quick.queue) < 7:
                await asyncio.sleep(0)
            signal_worker(thinking.quick, signal.SIGKILL)
            assert all(action in view.legal for action in await choosing)
            thinking.close()

    asyncio.run(work())
    assert caplog.text.count("chose at random") == 1


def test_addresses_take_turns_then_matches_and_a_hint_comes_before_its_bots() -> None:
    async def work() -> None:
        queue = FairQueue(10)
        for match in ("a", "b", "c"):
            queue.join(Asker(match, "crowd"))
        queue.join(Asker("d", "one"))
        queue.join(Asker("d", "one", is_hint=True))
        found = [waiting.asker for _ in range(5) if (waiting := queue.next()) is not None]
        assert [asker.match for asker in found] == ["a", "d", "b", "d", "c"]
        assert [asker.is_hint for asker in found] == [False, True, False, False, False]
        assert queue.next() is None

    asyncio.run(work())


def test_in_a_full_queue_the_address_that_takes_most_of_it_makes_room() -> None:
    async def work() -> None:
        queue = FairQueue(3)
        crowd = [queue.join(Asker(match, "crowd")) for match in ("a", "b", "c")]
        with pytest.raises(Crowded):
            queue.join(Asker("d", "crowd"))
        queue.join(Asker("e", "one"))
        assert isinstance(crowd[2].turn.exception(), Crowded)
        assert len(queue) == 3

    asyncio.run(work())


def test_a_quick_bot_answers_while_slow_ones_are_stuck_and_too_many_are_not_waited_for(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            made = await hall.make(wish())
            match = (await hall.room(made.match)).live.match
            view, config = match.view(match.to_act()[0]), match.config
            thinking = Thinking(FOR_EVER, workers=1, most=1)
            await thinking.choose("scout", view, config, 1)
            assert thinking.slow.workers[0].pool is None
            await thinking.choose("elder", view, config, 1)
            signal_worker(thinking.slow, signal.SIGSTOP)
            stuck = [asyncio.create_task(thinking.choose("elder", view, config, 1))]
            while thinking.slow._free:
                await asyncio.sleep(0)
            stuck.append(asyncio.create_task(thinking.choose("elder", view, config, 1)))
            while not len(thinking.slow.queue):
                await asyncio.sleep(0)
            assert await thinking.choose("scout", view, config, 1) in view.legal
            # Beyond the bound a bot thinks less, and a hint is refused.
            assert await thinking.choose("elder", view, config, 1) in view.legal
            with pytest.raises(IllegalAction, match="too-many-hints"):
                await thinking.advise(view, config, 1)
            signal_worker(thinking.slow, signal.SIGCONT)
            assert all(action in view.legal for action in await asyncio.gather(*stuck))
            thinking.close()

    asyncio.run(work())


def test_for_nobody_nothing_is_thought(tmp_path: Path) -> None:
    """Whoever watched may have gone while a bot waited for its turn."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            made = await hall.make(wish())
            match = (await hall.room(made.match)).live.match
            view, thinking = match.view(match.to_act()[0]), Thinking()
            for level in ("scout", "elder"):
                with pytest.raises(Unwanted):
                    await thinking.choose(level, view, match.config, 1, is_wanted=lambda: False)
            lanes = thinking.slow, thinking.quick
            assert all(worker.pool is None for lane in lanes for worker in lane.workers)
            assert all(len(lane._free) == len(lane.workers) for lane in lanes)
            thinking.close()

    asyncio.run(work())


class AtOnce:
    """A worker without a process."""

    def __init__(self) -> None:
        self.told: set[str] = set()

    async def do(self, work: Callable[[], T], _patience: float) -> T:
        await asyncio.sleep(0)
        return work()


def counters(workers: int) -> Lane:
    return cast("Lane", Counters([AtOnce() for _ in range(workers)], MOST_WAITING))


def test_the_more_wait_the_less_time_is_left_to_one() -> None:
    async def work() -> None:
        thinking, lane, shares = Thinking(), counters(1), list[float]()

        def think(share: float, _news: Lore) -> tuple[None, Lore]:
            shares.append(share)
            return None, {}

        await asyncio.gather(*(thinking._do(lane, NOBODY, think, lambda: True) for _ in range(8)))
        # Nobody is there yet behind the first one; then six wait, five, and so on.
        assert shares == [1.0, 0.125, 0.125, 0.125, 0.25, 0.25, 0.5, 1.0]

    asyncio.run(work())


def test_what_one_has_found_out_the_others_need_not() -> None:
    async def work() -> None:
        thinking, lane, heard = Thinking(), counters(2), list[Lore]()

        def think(_share: float, news: Lore) -> tuple[None, Lore]:
            heard.append(news)
            return None, {"plan": 1} if len(heard) == 1 else {}

        async def ask() -> None:
            await thinking._do(lane, NOBODY, think, lambda: True)

        await ask()
        async with lane.turn(NOBODY):  # Whoever found it out is busy.
            await ask()
            await ask()
        await ask()
        assert heard == [{}, {"plan": 1}, {}, {}]

    asyncio.run(work())


def test_bots_rest_while_nobody_is_there_and_go_on_when_somebody_comes(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            made = await hall.make(wish(("random", "random")))
            room = await hall.room(made.match)
            room.wake()
            assert room._bots.is_resting
            line = Line(hall)
            await line.enter(made.match)
            await line.hear("update")
            line.hang_up()
            await line.task
            await room._bots.rest()
            assert room.live.version > 0
            assert not room.live.is_over
            await Line(hall).enter(made.match)
            await room._bots.rest()
            assert room.record().actions

    asyncio.run(work())


def test_in_a_demonstration_bots_alone_play_unseen_but_not_those_of_people(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path, is_demo=True) as hall:
            alone = await hall.room((await hall.make(wish(("random", "random")))).match)
            settings = wire.Settings(pace=0, stand_in="scout")
            mixed = await hall.make(wish(("me", "random"), settings=settings))
            room = await hall.room(mixed.match)
            await room.seating.leave(mixed.tokens[0], is_away=True)
            assert room._bots.is_resting
            alone.wake()
            await alone._bots.rest()
            assert alone.phase == "over"

    asyncio.run(work())
