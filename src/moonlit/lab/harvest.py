"""Looking for puzzles in matches that bots play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from moonlit.bots.bot import make_bot
from moonlit.core.action import Action
from moonlit.core.dice import Dice
from moonlit.core.game import Game
from moonlit.core.record import Record
from moonlit.games import AnyState
from moonlit.games.nocturne import moves
from moonlit.lab.plan import Plan
from moonlit.review.nocturne.judging import Judge
from moonlit.review.nocturne.luck import Step, steps_of
from moonlit.review.puzzles import Puzzle
from moonlit.table.match import Match

# The best action must be ahead by so many points of the lead, also after ten times the search.
LEAST_GAP: Final = 4.0
ITERATIONS: Final = 400
LONGER: Final = 10
FEWEST_OPTIONS: Final = 3


def self_play(
    game: Game[AnyState], plan: Plan, number: int, begun: Sequence[Action] = ()
) -> Record:
    """The record of one match of a plan, gone on with from what it began with."""
    match = Match.begin(game, plan.config, plan.key(number))
    for action in begun:
        match.act(action, match.version)
    bots = [
        make_bot(plan.bots[place], game, plan.config, plan.bot_seed(number, place))
        for place in plan.seating(number)
    ]
    while seats := match.to_act():
        match.act(bots[seats[0]].choose(match.view(seats[0])), match.version)
    return match.record()


def harvest(
    game: Game[AnyState], record: Record, *, iterations: int = ITERATIONS, seed: int = 0
) -> Iterator[Puzzle]:
    """The decisions of a match with one clearly best action, by what its seat can know."""
    dice = Dice(seed)
    quick, careful = Judge(iterations, dice), Judge(LONGER * iterations, dice)
    for step in steps_of(game, record):
        if moves.move_count(step.before) >= FEWEST_OPTIONS:
            gap = quick.gap(step.before)
            if gap.points >= LEAST_GAP:
                again = careful.gap(step.before)
                if again.best == gap.best and again.points >= LEAST_GAP:
                    yield _puzzle(game, record, step, again.best, again.second, again.points)


def _puzzle(
    game: Game[AnyState], record: Record, step: Step, best: int, second: int, points: float
) -> Puzzle:
    return Puzzle(
        dict(record.config),
        record.key.hex(),
        tuple(str(action) for action in record.actions[: step.version - 1]),
        str(game.action(step.before, best)),
        str(game.action(step.before, second)),
        round(points, 1),
    )
