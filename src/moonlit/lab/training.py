"""Training the value nets of Nocturne: self-play that can be stopped, gone on with and repeated."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from moonlit import __version__
from moonlit.bots.nocturne.brain import DOUBLE, hopes_for, read_net, write_net
from moonlit.bots.nocturne.features import size_of
from moonlit.bots.nocturne.judge import weigh_by_net, weigh_by_tables
from moonlit.bots.nocturne.net import Net
from moonlit.bots.nocturne.search import LIVELY
from moonlit.bots.nocturne.selfplay import Student
from moonlit.bots.nocturne.worth import PLAIN_TASTE, Worth
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.errors import BadRecord
from moonlit.core.game import Game
from moonlit.core.journal import Journal
from moonlit.core.record import seed_of
from moonlit.games import AnyState, load_game
from moonlit.games.nocturne import moves, rules, scoring
from moonlit.games.nocturne.state import State
from moonlit.games.nocturne.worlds import redeal

HIDDEN: Final = 32
# The first part of the matches is played by the tables, until the net knows anything.
BY_TABLES: Final = 0.02
# From which part of the matches on the net learns how fast.
RATES: Final = ((0.0, 0.02), (0.5, 0.008), (0.8, 0.003))
# What is played: basic, advanced and family in this rhythm.
MODES: Final = ("basic", "advanced", "basic", "advanced", "basic", "family")
MEASURED: Final = 20
PAIRS: Final = 50

Told = Callable[[int], None]
Stopped = Callable[[], bool]


@dataclass(slots=True)
class Course:
    """A net in the making: everything that is needed to go on."""

    players: int
    games: int
    seed: int
    net: Net
    dice: Dice
    played: int = 0
    pairs: int = PAIRS
    strength: list[tuple[int, int]] = field(default_factory=list)

    @classmethod
    def begin(
        cls, players: int, games: int, seed: int, hidden: int = HIDDEN, pairs: int = PAIRS
    ) -> Course:
        dice = Dice(seed)
        net = Net(size_of(players), hidden)
        net.roll(dice)
        return cls(players, games, seed, net, dice, pairs=pairs)

    @property
    def hidden(self) -> int:
        return int(self.net.hidden)

    def record(self, game: Game[AnyState]) -> dict[str, Plain]:
        """How the net was trained."""
        return {
            "game": game.id,
            "rules_version": game.rules_version,
            "moonlit": __version__,
            "pack": game.pack_hash({}),
            "players": self.players,
            "hidden": self.hidden,
            "seed": self.seed,
            "games": self.games,
            "played": self.played,
            "pairs": self.pairs,
            "modes": list[Plain](MODES),
            "lively_percent": round(100 * LIVELY),
            "strength": [[played, share] for played, share in self.strength],
        }

    def write(self, game: Game[AnyState], path: Path) -> None:
        """Keep the state of the course; a crash leaves the old file or the new one."""
        told = json.loads(write_net(self.net, self.record(game), DOUBLE))
        told["played"], told["dice"] = self.played, int(self.dice.counter)
        fresh = path.with_suffix(".new")
        fresh.write_text(json.dumps(told), "utf-8")
        fresh.replace(path)

    @classmethod
    def read(cls, path: Path) -> Course:
        """Raises BadRecord on a file that is no course."""
        try:
            text = path.read_text("utf-8")
            told = json.loads(text)
            record = told["record"]
            dice = Dice(0)
            dice.counter = told["dice"]
            strength = [(played, share) for played, share in record["strength"]]
            return cls(
                record["players"],
                record["games"],
                record["seed"],
                read_net(text),
                dice,
                told["played"],
                record.get("pairs", PAIRS),
                strength,
            )
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise BadRecord("not-a-course", path=str(path)) from error


def train(course: Course, kept: Path | None, told: Told, stopped: Stopped) -> bool:
    """Play what is left of a course, keeping it now and then; True when it is complete."""
    game = load_game("nocturne")
    student = _student(course, game)
    every = max(course.games // MEASURED, 1)
    _keep(course, game, kept)
    while course.played < course.games:
        if stopped():
            _keep(course, game, kept)
            return False
        student.trusts_tables = course.played < BY_TABLES * course.games
        student.rate = [rate for part, rate in RATES if course.played >= part * course.games][-1]
        student.play(_deal(game, course.players, course.seed, course.played))
        course.played += 1
        told(1)
        if course.played % every == 0:
            course.strength.append((course.played, strength_of(game, course)))
            _keep(course, game, kept)
    return True


def _keep(course: Course, game: Game[AnyState], kept: Path | None) -> None:
    if kept is not None:
        course.write(game, kept)


def _student(course: Course, game: Game[AnyState]) -> Student:
    state = _deal(game, course.players, course.seed, 0)
    return Student(course.net, hopes_for(state.terms), course.dice, PLAIN_TASTE, LIVELY)


def _deal(game: Game[AnyState], players: int, seed: int, number: int) -> State:
    """The set-up of one match of a course."""
    mode = MODES[number % len(MODES)]
    if players == 1 and mode == "family":
        mode = "basic"
    config = game.check_config({"players": players, "mode": mode})
    state = game.setup(config, seed_of(str(seed).encode(), number), Journal(False))
    assert isinstance(state, State)
    return state


def strength_of(game: Game[AnyState], course: Course) -> int:
    """Matches in a thousand that the net, without search, wins against the tables.

    Alone, its mean score times a thousand.
    """
    dice = Dice(course.seed)
    won = 0.0
    matches = 0
    for number in range(course.pairs):
        for seat in range(course.players):
            state = _deal(game, course.players, course.seed + 1, number * 2)
            _play_against_tables(state, seat, course.net, dice)
            matches += 1
            if course.players == 1:
                won += float(scoring.total(state, 0))
            else:
                places = scoring.places(state)
                won += (places[seat] == 1) / places.count(1)
    return round(1000 * won / matches)


def _play_against_tables(state: State, seat: int, net: Net, dice: Dice) -> None:
    silent, hopes = Journal(False), hopes_for(state.terms)
    while state.pending:
        turn = rules.to_act(state)
        world = state.clone()
        redeal(world, turn, dice)
        worth = Worth(world, hopes, PLAIN_TASTE)
        if turn == seat:
            values = weigh_by_net(world, worth, hopes, net, LIVELY)
        else:
            values = weigh_by_tables(world, worth)
        rules.apply(state, silent, moves.move_at(state, values.index(max(values))))
