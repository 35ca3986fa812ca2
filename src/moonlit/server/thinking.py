"""Bots in processes of their own: a view goes in, an action or advice comes out."""

import logging
from collections.abc import Callable
from functools import lru_cache, partial
from math import ceil, log2
from pathlib import Path
from typing import Final, TypeVar

from moonlit.bots import lore
from moonlit.bots.adviser import adviser_of
from moonlit.bots.bot import make_bot
from moonlit.bots.lore import Lore
from moonlit.bots.roster import roster_of
from moonlit.bots.thinker import LEAST_MILLISECONDS, hurry
from moonlit.core.action import Action
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.errors import BadConfig, IllegalAction
from moonlit.core.game import Config, Game
from moonlit.core.view import View
from moonlit.games import AnyState, load_game
from moonlit.server.queue import Asker, Crowded
from moonlit.server.workers import Lane, ThoughtFailed, Worker, spare_cores

PATIENCE: Final = 20.0
HINT_MILLISECONDS: Final = 800
# So many wait for each worker; with the least budget that takes about a second.
MOST_WAITING: Final = 40
MOST_QUICK: Final = 2000
# People and quick bots come before those who think for long.
NICENESS: Final = 5
NOBODY: Final = Asker()
# So many games with packs of their own a process knows at once.
MOST_GAMES: Final = 16

T = TypeVar("T")
Work = Callable[[float, Lore], tuple[T, Lore]]

_log = logging.getLogger(__name__)


class Unwanted(Exception):
    """Nobody is there any more to see what comes of it."""


def _always() -> bool:
    return True


class Thinking:
    """Where bots think: a lane for those who take their time, and one for the quick ones."""

    def __init__(
        self, patience: float = PATIENCE, workers: int | None = None, most: int = MOST_WAITING
    ) -> None:
        self.patience = patience
        self.slow = Lane(workers or spare_cores(), most, NICENESS)
        self.quick = Lane(1, MOST_QUICK)
        self._lore: Lore = {}

    async def choose(
        self,
        level: str,
        view: View,
        config: Config,
        seed: int,
        asker: Asker = NOBODY,
        is_wanted: Callable[[], bool] = _always,
        pack: Path | None = None,
    ) -> Action:
        """What a bot does. One that fails or takes too long is replaced by a random choice.

        Where too many wait it thinks as little as it can. Raises Unwanted if nobody is there when
        its turn comes. `pack`: where the match has its own, if it is not the present one.
        """
        work = partial(_choose, level, view, dict(config), seed, pack)
        try:
            if _is_quick(level, view.game):
                return await self._do(self.quick, asker, work, is_wanted)
            try:
                return await self._do(self.slow, asker, work, is_wanted)
            except Crowded:
                return await self._do(self.quick, asker, partial(_hastily, work), is_wanted)
        except (Crowded, ThoughtFailed) as failed:
            _log.warning("a bot of level %s chose at random: %s", level, failed)
        return make_bot("random", _game(view.game, pack), config, seed).choose(view)

    async def advise(
        self,
        view: View,
        config: Config,
        seed: int,
        asker: Asker = NOBODY,
        pack: Path | None = None,
    ) -> dict[str, Plain]:
        """What to do, and why, for whoever sees this view. Raises IllegalAction if that fails."""
        try:
            work = partial(_advise, view, dict(config), seed, pack)
            return await self._do(self.slow, asker, work, _always)
        except Crowded as crowded:
            raise IllegalAction("too-many-hints") from crowded
        except ThoughtFailed as failed:
            _log.warning("no advice: %s", failed)
            raise IllegalAction("hint-failed") from failed

    async def _do(
        self, lane: Lane, asker: Asker, work: Work[T], is_wanted: Callable[[], bool]
    ) -> T:
        """Do something when its turn comes; the more wait behind it, the less time it has."""
        async with lane.turn(asker) as worker:
            if not is_wanted():
                raise Unwanted
            share = _share(lane.backlog)
            done, found = await worker.do(partial(work, share, self._news(worker)), self.patience)
            self._lore = lore.joined(self._lore, found)
            worker.told |= found.keys()
            return done

    def _news(self, worker: Worker) -> Lore:
        """What others have found out since this worker was last asked."""
        news = {key: value for key, value in self._lore.items() if key not in worker.told}
        worker.told |= news.keys()
        worker.told &= self._lore.keys()
        return news

    def close(self) -> None:
        for lane in (self.slow, self.quick):
            lane.close()


def _share(backlog: float) -> float:
    """The part of the time left to one while so many wait.

    In halves, so that what was found out in a certain time is of use to others.
    """
    return 0.5 ** ceil(log2(1 + backlog))


def _is_quick(level: str, game: str) -> bool:
    try:
        return roster_of(game).is_quick(level)
    except BadConfig:
        return False


# --- In the other processes -----------------------------------------------------------------------


@lru_cache(MOST_GAMES)
def _game(game_id: str, pack: Path | None) -> Game[AnyState]:
    return load_game(game_id, pack)


def _choose(
    level: str,
    view: View,
    config: Config,
    seed: int,
    pack: Path | None,
    share: float,
    news: Lore,
) -> tuple[Action, Lore]:
    lore.learn(news)
    bot = make_bot(level, _game(view.game, pack), config, seed)
    hurry(bot, share)
    return bot.choose(view), lore.news()


def _hastily(work: Work[T], share: float, news: Lore) -> tuple[T, Lore]:
    """Think as little as can be."""
    return work(min(share, 0.0), news)


def _advise(
    view: View, config: Config, seed: int, pack: Path | None, share: float, news: Lore
) -> tuple[dict[str, Plain], Lore]:
    lore.learn(news)
    adviser = adviser_of(view.game)
    milliseconds = max(LEAST_MILLISECONDS, round(HINT_MILLISECONDS * share))
    game = _game(view.game, pack)
    found = adviser.advise(game, view, config, Dice(seed), milliseconds=milliseconds)
    return adviser.write_advice(found), lore.news()
