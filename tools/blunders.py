"""Does the analysis find blunders, and does it cry wolf?

    python -m tools.blunders --matches 20 --json

Planted: in a match of two strong bots one decision in the middle is replaced by a move that a
longer search holds to be clearly worse, and the bots play on from there. Counted is how often the
analysis calls that decision at least a mistake, and how often the worst of the match.
False alarms: how many decisions of a stronger bot it calls mistakes. Use the compiled engine.
"""

import argparse
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass

from moonlit.core.action import Action
from moonlit.core.dice import Dice
from moonlit.core.record import Record
from moonlit.games import load_game
from moonlit.games.nocturne import moves
from moonlit.games.nocturne.state import State
from moonlit.lab.harvest import self_play
from moonlit.lab.plan import make_plan
from moonlit.review.analysis import Analysis, analyse
from moonlit.review.grading import CERTAIN
from moonlit.review.nocturne.looks import look_at
from moonlit.review.nocturne.luck import steps_of

GAME = load_game("nocturne")
FIRST_SEED = 9_000_000
SERIOUS = ("mistake", "blunder")
# The middle of a match, in shares of its actions, and the points that a planted blunder loses.
MIDDLE = (0.25, 0.75)
LEAST = 6.0
# Decisions that are looked at for one, and moves that are tried there.
SPOTS = 8
TRIED = 6


@dataclass(frozen=True, slots=True)
class Planted:
    """A match with a blunder: before which action, whose, and what a long search says it lost."""

    record: Record
    version: int
    seat: int
    points: float


@dataclass(frozen=True, slots=True)
class Finding:
    """What the analysis made of a planted blunder."""

    version: int
    planted: float
    found: float
    loss: float
    grade: str
    is_worst: bool
    is_turning_point: bool


def play(names: Sequence[str], seed: int, begun: Sequence[Action] = ()) -> Record:
    """A match between bots, gone on with from what it began with."""
    return self_play(GAME, make_plan(GAME.id, {}, tuple(names), seed, 1), 0, begun)


def plant(name: str, seed: int, iterations: int) -> Planted | None:
    """Spoil one decision in the middle of a match; None if no clear blunder was to be had."""
    record, dice = play((name, name), seed), Dice(seed)
    steps = [*steps_of(GAME, record)]
    first, last = (int(share * len(steps)) for share in MIDDLE)
    spots = [place for place in range(first, last) if moves.move_count(steps[place].before) > 2]
    dice.shuffle(spots)
    for step in (steps[place] for place in spots[:SPOTS]):
        found = _blunder(step.before, iterations, dice)
        if found is not None:
            move, points = found
            begun = (*record.actions[: step.version - 1], GAME.action(step.before, move))
            spoiled = play((name, name), seed, begun)
            return Planted(spoiled, step.version - 1, step.seat, points)
    return None


def _blunder(state: State, iterations: int, dice: Dice) -> tuple[int, float] | None:
    """A move that loses enough, and how much; any of those that were liked least."""
    look = look_at(state, iterations // 2, dice)
    best = look.best
    others = [move for move in look.ranked() if move != best][-TRIED:]
    dice.shuffle(others)
    for move in others:
        duel = look.duel(best, move, iterations // 8)
        if duel.loss - CERTAIN * duel.error >= LEAST:
            return move, duel.loss
    return None


def find(planted: Planted, analysis: Analysis) -> Finding:
    """What became of a planted blunder in the analysis of its match."""
    (found,) = (one for one in analysis.decisions if one.version == planted.version)
    worst = max(analysis.decisions, key=lambda one: one.loss)
    turns = analysis.turning_points()
    return Finding(
        found.version,
        round(planted.points, 1),
        round(found.points, 1),
        round(found.loss, 1),
        found.grade,
        worst == found,
        found in turns,
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--matches", type=int, default=20, help="with a planted blunder")
    options.add_argument("--calm", type=int, default=10, help="matches looked at for false alarms")
    options.add_argument("--bot", default="elder@400")
    options.add_argument("--strong", default="nightfox@2000")
    options.add_argument("--iterations", type=int, help="of the analysis, for each decision")
    options.add_argument("--long", type=int, default=20_000, help="of the search that plants")
    options.add_argument("--json", action="store_true")
    given = options.parse_args()
    findings: list[Finding] = []
    for seed in range(FIRST_SEED, FIRST_SEED + given.matches):
        planted = plant(given.bot, seed, given.long)
        if planted is not None:
            analysis = analyse(GAME, planted.record, iterations=given.iterations)
            findings.append(find(planted, analysis))
            print(json.dumps(asdict(findings[-1])) if given.json else findings[-1], flush=True)
    grades: Counter[str] = Counter()
    for seed in range(FIRST_SEED, FIRST_SEED + given.calm):
        record = play((given.strong, given.strong), seed)
        analysis = analyse(GAME, record, iterations=given.iterations)
        grades.update(one.grade for one in analysis.decisions)
    summary = sum_up(findings, grades)
    print(json.dumps(summary) if given.json else summary)


def sum_up(findings: Sequence[Finding], grades: Mapping[str, int]) -> dict[str, object]:
    """How many were found, and how many alarms were false."""
    return {
        "planted": len(findings),
        "called_serious": sum(one.grade in SERIOUS for one in findings),
        "turning_point": sum(one.is_turning_point for one in findings),
        "worst_of_match": sum(one.is_worst for one in findings),
        "decisions_of_the_strong": sum(grades.values()),
        "false_alarms": sum(grades.get(grade, 0) for grade in SERIOUS),
        "grades": dict(grades),
    }


if __name__ == "__main__":
    main()
