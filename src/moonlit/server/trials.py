"""What the bots of the house make of a day: played beside everything else, and kept."""

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import date
from functools import partial
from hashlib import sha256
from typing import Final, Protocol

import msgspec

from moonlit.bots.bot import make_bot
from moonlit.client.daily import daily_of
from moonlit.core.codec import Plain
from moonlit.engine import engine
from moonlit.games import load_game
from moonlit.server.queue import Asker, Crowded
from moonlit.server.workers import Lane, ThoughtFailed
from moonlit.table.match import Match

# Of each level. Not compiled, a match takes 30 times as long.
RUNS: Final = 8
FEW_RUNS: Final = 2
# How many it shall be instead.
WISHED: Final = "MOONLIT_TRIALS"
# Days that are played at once; others wait until somebody asks again.
MOST_DAYS: Final = 4
# Whoever plays or looks back comes first.
NICENESS: Final = 15
PATIENCE: Final = 300.0

Leads = dict[str, list[int]]

_log = logging.getLogger(__name__)


class Keepsakes(Protocol):
    """Whoever keeps a few things for good."""

    def keepsake(self, name: str, first: str = "") -> str: ...


@dataclass(frozen=True, slots=True)
class Tally:
    """By how many points each level was ahead in its matches, so many as are known of `total`."""

    leads: Leads
    total: int


class Trials:
    """The matches that bots play of the days that somebody has looked at, one match at a time."""

    def __init__(
        self, storage: Keepsakes, write: Callable[[Callable[[], str]], Awaitable[str]]
    ) -> None:
        self._storage = storage
        self._write = write
        self._lane = Lane(1, MOST_DAYS, NICENESS)
        self._leads: dict[str, Leads] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def look(self, game: str, day: date, options: dict[str, Plain], key: bytes) -> Tally:
        """What is known of a day by now; whoever looks first lets the bots begin."""
        name = f"trials {game} {day.isoformat()}"
        total = len(daily_of(game).TRIALS) * _runs()
        if name not in self._leads:
            kept = await self._write(lambda: self._storage.keepsake(name))
            if kept:
                self._leads[name] = msgspec.json.decode(kept, type=Leads)
            else:
                self._begin(name, partial(play_trial, game, day, options, key), game)
        leads = self._leads.get(name, {})
        is_whole = name in self._leads and name not in self._tasks
        return Tally(leads, sum(map(len, leads.values())) if is_whole else total)

    async def end(self) -> None:
        """Until nothing is being played."""
        await asyncio.gather(*self._tasks.values())

    def close(self) -> None:
        """Whatever is under way is dropped; it is played again when somebody looks."""
        for task in self._tasks.values():
            task.cancel()
        self._lane.close()

    def _begin(self, name: str, trial: Callable[[str, int], int], game: str) -> None:
        if name in self._leads or len(self._tasks) >= MOST_DAYS:
            return
        self._leads[name] = {}
        self._tasks[name] = asyncio.create_task(self._play(name, trial, game))

    async def _play(self, name: str, trial: Callable[[str, int], int], game: str) -> None:
        leads = self._leads[name]
        try:
            for run in range(_runs()):
                for level in daily_of(game).TRIALS:
                    async with self._lane.turn(Asker(name)) as worker:
                        lead = await worker.do(partial(trial, level, run), PATIENCE)
                    leads.setdefault(level, []).append(lead)
            whole = msgspec.json.encode(leads).decode()
            await self._write(lambda: self._storage.keepsake(name, whole))
        except (Crowded, ThoughtFailed) as failed:
            # What there is will do until the server starts again.
            _log.warning("not all trials: %s", failed)
        finally:
            del self._tasks[name]
            if not self._tasks:
                # What the bots needed is given back.
                self._lane.close()


def _runs() -> int:
    usual = RUNS if engine() == "compiled" else FEW_RUNS
    return int(os.environ.get(WISHED, usual))


# --- In the other process -------------------------------------------------------------------------


def play_trial(
    game_id: str, day: date, options: dict[str, Plain], key: bytes, level: str, run: int
) -> int:
    """Play a day from the first seat; gives by how many points it was won or, below 0, lost."""
    daily, game = daily_of(game_id), load_game(game_id)
    match = Match.begin(game, options, key)
    rivals = daily.day_of(day).rivals
    seed = int.from_bytes(sha256(f"{level} {run}".encode()).digest()[:7], "big")
    ours = make_bot(daily.TRIALS[level], game, match.config, seed)
    while seats := match.to_act():
        seat, bot = seats[0], ours
        if seat > 0:
            # As at a table, with the dice that the rivals have there.
            bot = make_bot(rivals[seat - 1], game, match.config, match.bot_seed(seat))
        match.act(bot.choose(match.view(seat)), match.version)
    outcome = match.outcome()
    assert outcome is not None
    return outcome.totals[0] - max(outcome.totals[1:])
