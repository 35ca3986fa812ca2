"""Matches of Dominion looked back at: the judge, the luck of draws, the match turn by turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from moonlit.bots.dominion.plans import Effort, plans_for
from moonlit.core.dice import Dice
from moonlit.core.game import Game
from moonlit.core.record import Record
from moonlit.games import AnyState
from moonlit.games.dominion import moves
from moonlit.review.analysis import Decision, Findings, Found, Reviewer, outcome_of, shared_out
from moonlit.review.dominion.judging import Judge, Verdict, has_choice
from moonlit.review.dominion.luck import Step, kind_of, steps_of
from moonlit.review.dominion.outlook import Foresight, Outlook, outlook_of
from moonlit.review.dominion.turns import Turn, turns_of
from moonlit.review.ledger import Chance, Points, Weighed

# Playouts, fewer the more play in each, shared out among the decisions; compiled, that is well
# under a minute on one core.
ITERATIONS: Final = 1_800_000
# Plans are looked for in so many matches for every playout of a decision, but no more than that.
MATCHES_PER_ITERATION: Final = 20
MOST_MATCHES: Final = 20_000


def make(
    game: Game[AnyState], record: Record, iterations: int | None, dice: Dice
) -> DominionReviewer:
    return DominionReviewer(game, [*steps_of(game, record)], iterations, dice)


class DominionReviewer(Reviewer):
    """Looks at one match."""

    par = 0.0

    def __init__(
        self, game: Game[AnyState], steps: Sequence[Step], iterations: int | None, dice: Dice
    ) -> None:
        self.outcome = outcome_of(game, steps)
        terms = steps[0].before.terms
        choices = sum(moves.move_count(step.before) > 1 for step in steps)
        self.iterations = shared_out(iterations, ITERATIONS // int(terms.players), choices)
        self._game = game
        self._steps = steps
        self._turns = turns_of(steps)
        matches = min(MOST_MATCHES, MATCHES_PER_ITERATION * self.iterations)
        self._plans = plans_for(terms, Effort(matches))
        self._foresight = Foresight(self._plans, int(terms.players), dice.word())
        self._judge = Judge(self._plans, self._foresight, self.iterations, Dice(dice.word()))

    def weigh(self) -> Iterator[Found]:
        for step in self._steps:
            verdict = self._verdict(step)
            kind = kind_of(step)
            decision = None if verdict is None else self._judged(step, verdict)
            yield decision, self._luck(step, kind, verdict) if kind else None

    def last(self) -> Points:
        winners = self.outcome.winners
        return tuple(
            1.0 / len(winners) if seat in winners else 0.0
            for seat in range(len(self.outcome.totals))
        )

    def of_match(self) -> Findings:
        """Every turn with what it brought."""
        return {"turns": [_told(turn) for turn in self._turns]}

    def of_seat(self, seat: int) -> Findings:
        """What the hands of a seat were good for."""
        turns = [turn for turn in self._turns if turn.seat == seat]
        return {
            "sheet": dict(self.outcome.sheets[seat]),
            "hands": len(turns),
            "money": sum(turn.money for turn in turns),
            "unspent": sum(turn.unspent for turn in turns),
            "actions": sum(turn.actions for turn in turns),
            "nights": sum(turn.nights for turn in turns),
            "stranded": sum(turn.stranded for turn in turns),
            "dead": [turn.number for turn in turns if turn.is_dead],
        }

    def _verdict(self, step: Step) -> Verdict | None:
        if not has_choice(step.before, self._plans, step.move):
            return None
        return self._judge.weigh(step.before, step.move)

    def _judged(self, step: Step, verdict: Verdict) -> Decision:
        state = step.before
        known, _ = verdict.known
        best, chosen = verdict.seen or (known, known)
        before = best.shares[step.seat]
        after = chosen.shares[step.seat]
        return Decision(
            step.version - 1,
            step.seat,
            str(state.players[state.seat].turns),
            moves.move_count(state),
            str(step.action),
            str(self._game.action(state, verdict.best)),
            known.shares,
            before,
            after,
            max(0.0, 100.0 * (before - after)),
            verdict.loss,
            verdict.error,
            verdict.given,
            verdict.stake,
            Weighed(
                step.version - 1,
                step.seat,
                None if verdict.seen is None else _points(verdict.seen),
                _points(verdict.known),
            ),
        )

    def _luck(self, step: Step, kind: str, verdict: Verdict | None) -> Chance:
        """What was drawn against what could have been, both in the same worlds."""
        expected = self._known(step, step.move) if verdict is None else verdict.known[1]
        found = outlook_of(self._foresight.known(step.after, None, self._judge.worlds))
        return Chance(step.version, kind, step.seat, expected.points, found.points)

    def _known(self, step: Step, move: int) -> Outlook:
        return outlook_of(self._foresight.known(step.before, move, self._judge.worlds))


def _points(pair: tuple[Outlook, Outlook]) -> tuple[Points, Points]:
    best, chosen = pair
    return best.points, chosen.points


def _told(turn: Turn) -> Findings:
    return {
        "version": turn.version,
        "seat": turn.seat,
        "turn": turn.number,
        "money": turn.money,
        "unspent": turn.unspent,
        "actions": turn.actions,
        "nights": turn.nights,
        "stranded": turn.stranded,
        "is_dead": turn.is_dead,
        "changes": [
            {"version": one.version, "seat": one.seat, "card": one.card, "how": one.how}
            for one in turn.changes
        ],
        "points": [one.points for one in turn.standings],
        "owned": [one.owned for one in turn.standings],
    }
