"""Looking for puzzles in matches that bots play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from moonlit.bots.bot import make_bot
from moonlit.core.action import Action
from moonlit.core.dice import Dice
from moonlit.core.game import Config, Game
from moonlit.core.record import Record
from moonlit.core.view import View
from moonlit.games import AnyState
from moonlit.lab.plan import Plan
from moonlit.review.puzzles import EASY, HARD, Grade, Puzzle, finding_of
from moonlit.review.steps import Step, steps_of
from moonlit.table.match import Match

# A best action must be as far ahead after so many times the search.
LONGER: Final = 10
FEWEST_OPTIONS: Final = 3
# So often a bot looks for a best action.
TRIES: Final = 5


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
    game: Game[AnyState], record: Record, *, iterations: int, seed: int = 0
) -> Iterator[Puzzle]:
    """The decisions of a match with one clearly best action, by what its seat can know.

    A seat is not asked for the same twice, and one easy decision of a match is enough.
    """
    dice, met = Dice(seed), set[str]()
    for step in steps_of(game, record, object):
        asked = _asked(game, record, step, iterations, dice)
        if asked is None or not met.isdisjoint({asked.best, asked.grade}):
            continue
        found = confirmed(game, asked, LONGER * iterations, dice)
        if found is not None:
            met |= {found.best, found.grade} if found.grade == EASY else {found.best}
            yield found


def _asked(
    game: Game[AnyState], record: Record, step: Step[object], iterations: int, dice: Dice
) -> Puzzle | None:
    """A decision that seems to be a puzzle at first sight."""
    state, finding = step.before, finding_of(game.id)
    if game.move_count(state) < FEWEST_OPTIONS:
        return None
    gap = finding.gap_of(state, iterations, dice)
    if gap is None or gap.points < finding.LEAST_GAP:
        return None
    best, second = (str(game.action(state, move)) for move in (gap.best, gap.second))
    view = game.view(state, game.to_act(state)[0])
    config, actions = dict(record.config), record.actions[: step.version - 1]
    grade = grade_of(game, view, config, best)
    told = tuple(map(str, actions))
    return Puzzle(config, record.key.hex(), told, best, second, round(gap.points, 1), grade)


def confirmed(game: Game[AnyState], puzzle: Puzzle, iterations: int, dice: Dice) -> Puzzle | None:
    """The puzzle as this search finds it; none if it does not find the same clearly best."""
    state, finding = puzzle.state(game), finding_of(game.id)
    gap = finding.gap_of(state, iterations, dice)
    if gap is None or gap.points < finding.LEAST_GAP:
        return None
    best, second = (str(game.action(state, move)) for move in (gap.best, gap.second))
    if best != puzzle.best:
        return None
    return replace(puzzle, second=second, gap=round(gap.points, 1))


def grade_of(game: Game[AnyState], view: View, config: Config, best: str) -> Grade:
    """How hard it is to find the best action of a view."""
    for grade, bot in finding_of(game.id).FINDERS.items():
        tries = (make_bot(bot, game, config, seed).choose(view) for seed in range(TRIES))
        if 2 * sum(str(action) == best for action in tries) > TRIES:
            return grade
    return HARD
