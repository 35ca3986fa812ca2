"""How often a story is won: by chapter, number of heroes, difficulty and team, on all cores."""

from __future__ import annotations

import hmac
import multiprocessing
import os
import signal
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import combinations, islice
from pathlib import Path
from typing import Final

from moonlit.bots.bot import check_bot, make_bot
from moonlit.bots.outside import close_bots
from moonlit.core.dice import Dice
from moonlit.core.record import seed_of
from moonlit.games.wonder_book.meta import GAME, WonderBook, load
from moonlit.games.wonder_book.state import State
from moonlit.lab.stats import Interval, Spread, wilson
from moonlit.lab.wonder_book.counting import BAND, CHAPTER, FALLS, GOAL, ROUNDS, WON, count, goal_of
from moonlit.lab.wonder_book.history import history_before
from moonlit.packs.wonder_book.model import Campaign
from moonlit.packs.wonder_book.numbers import HERO_COUNTS
from moonlit.table.match import Match

CHUNK: Final = 4
CHUNKS_IN_FLIGHT: Final = 3
PATIENCE_SECONDS: Final = 0.1
# Ten times what a long chapter takes; a story can leave a team with nothing that helps.
MOST_DECISIONS: Final = 5000

Told = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Cell:
    """One line of the report: a chapter with so many heroes at one difficulty."""

    chapter: str
    heroes: int
    difficulty: str


@dataclass(frozen=True, slots=True)
class Trial:
    """What is to be played; trial k of a cell is the same match wherever it is played."""

    cells: tuple[Cell, ...]
    matches: int
    seed: int
    bot: str
    pack: Path | None = None

    @property
    def total(self) -> int:
        return self.matches * len(self.cells)


@dataclass(frozen=True, slots=True)
class Finding:
    """How one match ended."""

    cell: Cell
    team: tuple[str, ...]
    is_won: bool
    rounds: int
    falls: int
    band: str = ""
    goal: str = ""
    is_endless: bool = False


@dataclass(slots=True)
class Share:
    """Matches and how many of them were won."""

    matches: int = 0
    wins: int = 0

    def add(self, is_won: bool) -> None:
        self.matches += 1
        self.wins += is_won

    @property
    def rate(self) -> float:
        return self.wins / self.matches if self.matches else 0.0

    @property
    def interval(self) -> Interval:
        """Wilson's 95 % interval."""
        return wilson(self.wins, self.matches) if self.matches else (0.0, 1.0)


@dataclass(slots=True)
class CellTally:
    """What came of a cell; sums that do not depend on the order of adding."""

    share: Share = field(default_factory=Share)
    rounds: Spread = field(default_factory=Spread)
    falls: Spread = field(default_factory=Spread)
    bands: Counter[str] = field(default_factory=Counter)
    goals: Counter[str] = field(default_factory=Counter)
    teams: dict[tuple[str, ...], Share] = field(default_factory=dict)
    endless: int = 0

    def add(self, finding: Finding) -> None:
        self.share.add(finding.is_won)
        self.rounds.add([finding.rounds])
        self.falls.add([finding.falls])
        if finding.is_won:
            self.bands[finding.band] += 1
        else:
            self.goals[finding.goal] += 1
        self.endless += finding.is_endless
        self.teams.setdefault(finding.team, Share()).add(finding.is_won)


def make_trial(
    pack: Path | None,
    chapters: Sequence[str],
    difficulties: Sequence[str],
    matches: int,
    seed: int,
    bot: str,
) -> Trial:
    """Every chapter (all, if none is named) with every number of heroes at every difficulty."""
    check_bot(bot, GAME)
    campaign = load(pack).campaign
    names = chapters or [chapter.id for chapter in campaign.chapters]
    counts = [count for count in HERO_COUNTS if count <= len(campaign.heroes)]
    cells = tuple(Cell(n, count, d) for n in names for d in difficulties for count in counts)
    return Trial(cells, matches, seed, bot, pack)


def run_trial(
    trial: Trial, *, workers: int | None = None, told: Told, stopped: Callable[[], bool]
) -> dict[Cell, CellTally]:
    """Play it all; `told` hears how many more matches are over."""
    tallies = {cell: CellTally() for cell in trial.cells}
    for finding in _findings(trial, workers or os.cpu_count() or 1, stopped):
        tallies[finding.cell].add(finding)
        told(1)
    return tallies


def play_trial(game: WonderBook, trial: Trial, cell: Cell, number: int) -> Finding:
    """One match: teams take turns, and dice decide what they bring along."""
    key = hmac.new(str(trial.seed).encode(), f"{cell} {number}".encode(), sha256).digest()
    team = teams_of(game.campaign, cell.heroes)[number % len(teams_of(game.campaign, cell.heroes))]
    chapter = next(one for one in game.campaign.chapters if one.id == cell.chapter)
    past = history_before(game.campaign, chapter, team, Dice(seed_of(key, 0)))
    config = game.check_config(
        {
            "players": cell.heroes,
            "chapter": cell.chapter,
            "heroes": list(team),
            "difficulty": cell.difficulty,
            **past,
        }
    )
    match: Match[State] = Match.begin(game, config, key)
    bots = [make_bot(trial.bot, game, config, seed_of(key, 1 + n)) for n in range(cell.heroes)]  # type: ignore[arg-type]
    try:
        while (seats := match.to_act()) and match.version < MOST_DECISIONS:
            seat = seats[match.version % len(seats)]
            match.act(bots[seat].choose(match.view(seat)), match.version)
    finally:
        close_bots(bots)
    return _finding(match, cell, team)


def _finding(match: Match[State], cell: Cell, team: tuple[str, ...]) -> Finding:
    if match.outcome() is None:
        table = match.view(None).table
        rounds = table["round"]
        assert isinstance(rounds, int)
        goal = goal_of(table["goal"])
        return Finding(cell, team, False, rounds, 0, goal=goal, is_endless=True)
    counted = count(match)  # type: ignore[arg-type]
    ends = dict(counted.ends)
    numbers = counted.counts[0]
    is_won = ends[CHAPTER] == WON
    band, goal = ends.get(BAND, ""), ends.get(GOAL, "")
    return Finding(cell, team, is_won, numbers[ROUNDS], numbers[FALLS], band, goal)


def teams_of(campaign: Campaign, heroes: int) -> list[tuple[str, ...]]:
    """All choices of so many heroes, in the order of their cards."""
    return list(combinations(campaign.heroes, heroes))


Task = tuple[Cell, tuple[int, ...]]


def _tasks(trial: Trial) -> Iterator[Task]:
    for cell in trial.cells:
        for first in range(0, trial.matches, CHUNK):
            yield cell, tuple(range(first, min(first + CHUNK, trial.matches)))


def _findings(trial: Trial, workers: int, stopped: Callable[[], bool]) -> Iterator[Finding]:
    if workers == 1:
        game = load(trial.pack)
        for cell, numbers in _tasks(trial):
            for number in numbers:
                if stopped():
                    return
                yield play_trial(game, trial, cell, number)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context, _sit_down, (trial,)) as pool:
        left = _tasks(trial)
        waiting: set[Future[list[Finding]]] = set()
        while True:
            if stopped():
                left = iter(())
            room = workers * CHUNKS_IN_FLIGHT - len(waiting)
            waiting |= {pool.submit(_play_here, task) for task in islice(left, room)}
            if not waiting:
                return
            over, waiting = wait(waiting, PATIENCE_SECONDS, FIRST_COMPLETED)
            for future in over:
                yield from future.result()


class _Desk:
    """What a worker process keeps from one task to the next."""

    trial: Trial
    game: WonderBook


def _sit_down(trial: Trial) -> None:
    # A key press reaches every process of a terminal; only the first one decides.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _Desk.trial, _Desk.game = trial, load(trial.pack)


def _play_here(task: Task) -> list[Finding]:
    cell, numbers = task
    return [play_trial(_Desk.game, _Desk.trial, cell, number) for number in numbers]
