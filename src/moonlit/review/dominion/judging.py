"""The judge of decisions: by what the seat could know, then with all hands open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from moonlit.bots.dominion.candidates import candidates
from moonlit.bots.dominion.menu import Menu
from moonlit.bots.dominion.policy import choose
from moonlit.bots.dominion.race import LEAD_SCALE, LEAD_SHARE, Race
from moonlit.core.dice import Dice
from moonlit.games.dominion import rules
from moonlit.games.dominion.frames import BUY, frame_kind
from moonlit.games.dominion.moves import (
    PLAY_CARD,
    PLAY_TREASURES,
    move_count,
    move_object,
    move_verb,
)
from moonlit.games.dominion.state import State
from moonlit.review.dominion.outlook import (
    PLANS,
    Ending,
    Foresight,
    Outlook,
    mean_and_error,
    outlook_of,
)
from moonlit.review.grading import CERTAIN, stake_of
from moonlit.review.puzzles import Gap

# No more moves than this are looked at, besides the one that was made.
MOST_MOVES: Final = 8
# Among so many moves that did well is the second best looked for.
NEAREST: Final = 3
# Moves that end alike in so many worlds make no difference.
ALIKE: Final = 12
# A duel is fought in this part of the playouts, the race before it in half of them.
DUEL: Final = 8
# A victory weighs as much as so many points of the lead.
WIN: Final = LEAD_SCALE / LEAD_SHARE


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a judge finds: the best move by what the seat could know, and what another one lost.

    Outlooks are those of the best move and of the one chosen: by what the seat could know (`seen`,
    none if it chose the best), and with all hands open (`known`). `loss` is in points of the seat's
    lead and `error` its standard error; a choice that is not worse for certain is itself the best.
    `given` is what it gave away and `stake` what a blind choice among the moves looked at would
    have, both by the worth of endings.
    """

    best: int
    loss: float
    error: float
    seen: tuple[Outlook, Outlook] | None
    known: tuple[Outlook, Outlook]
    given: float
    stake: float


class Judge:
    """Weighs decisions; the same dice and iterations give the same verdicts."""

    def __init__(
        self, plans: Sequence[Menu], foresight: Foresight, iterations: int, dice: Dice
    ) -> None:
        self._plans = plans
        self._foresight = foresight
        self._iterations = iterations
        self._dice = dice

    @property
    def worlds(self) -> int:
        """In so many worlds moves are compared."""
        return max(2, self._iterations // DUEL)

    def weigh(self, state: State, chosen: int) -> Verdict | None:
        """Judge a choice in a true position; none if plainly nothing depended on it."""
        race = self._race(state, considered(state, self._plans, chosen))
        for _ in range(ALIKE):
            race.run_world()
        if is_alike(race):
            return None
        race.run(self._iterations // 2 - race.playouts)
        return self._verdict(state, chosen, race)

    def gap(self, state: State, moves: list[int]) -> Gap:
        """How far the best of these moves is ahead of all others, in hundredths of chances."""
        race, seat = self._race(state, moves), rules.to_act(state)
        race.run(self._iterations // 2)
        ranked = sorted(range(len(moves)), key=race.mean, reverse=True)
        best, *others = [race.moves[place] for place in ranked]
        ours = self._foresight.seen(state, best, self.worlds)
        gaps: list[Gap] = []
        for other in others[:NEAREST]:
            pairs = zip(ours, self._foresight.seen(state, other, self.worlds), strict=True)
            ahead = [100 * (one.shares[seat] - two.shares[seat]) for one, two in pairs]
            gaps.append(Gap(best, other, *mean_and_error(ahead)))
        return min(gaps, key=lambda one: one.points)

    def _race(self, state: State, moves: list[int]) -> Race:
        seat = rules.to_act(state)
        return Race(state, seat, Dice(self._dice.word()), moves, self._foresight.casts)

    def _verdict(self, state: State, chosen: int, race: Race) -> Verdict:
        best, worlds, seat = race.moves[race.best()], self.worlds, rules.to_act(state)
        stake = WIN * stake_of([race.mean(place) for place in range(len(race.moves))])
        ours = self._foresight.seen(state, chosen, worlds)
        better = ours if best == chosen else self._foresight.seen(state, best, worlds)
        known = outlook_of(self._foresight.known(state, chosen, worlds))
        pairs = [*zip(better, ours, strict=True)]
        points, error = mean_and_error([one.lead(seat) - two.lead(seat) for one, two in pairs])
        lost, doubt = mean_and_error([worth(one, seat) - worth(two, seat) for one, two in pairs])
        if best == chosen or lost <= CERTAIN * doubt:
            return Verdict(chosen, 0.0, error, None, (known, known), 0.0, stake)
        seen = outlook_of(better), outlook_of(ours)
        whole = outlook_of(self._foresight.known(state, best, worlds)), known
        return Verdict(best, max(0.0, points), error, seen, whole, lost, stake)


def worth(ending: Ending, seat: int) -> float:
    """As a race counts it, in points: the lead where it is small, and whether a match is won."""
    lead = ending.lead(seat)
    return WIN * (ending.shares[seat] + LEAD_SHARE * lead / (abs(lead) + LEAD_SCALE))


def considered(
    state: State, plans: Sequence[Menu], chosen: int, most: int = MOST_MOVES
) -> list[int]:
    """The moves worth a look, what the best plans would do first; the one made is among them."""
    found = [*candidates(state, plans[0], most)]
    liked = [choose(state, plan) for plan in plans[1:PLANS]]
    return list(dict.fromkeys([*found, *liked, chosen]))


def is_alike(race: Race) -> bool:
    """Did all moves come to the same in every world so far?"""
    shortest = min(map(len, race.values))
    return all(values[:shortest] == race.values[0][:shortest] for values in race.values)


def has_choice(state: State, plans: Sequence[Menu], chosen: int) -> bool:
    """Is there more than one move that anybody would think of?"""
    if move_count(state) < 2 or _is_plain(state, plans[0], chosen):
        return False
    return len(considered(state, plans, chosen)) > 1


def _is_plain(state: State, plan: Menu, chosen: int) -> bool:
    """Playing Treasures that are nothing but coins before anything is bought."""
    if frame_kind(state.pending[-1]) != BUY:
        return False
    is_coin = move_verb(chosen) == PLAY_CARD and state.terms.has(
        state.terms.plain_coins, move_object(chosen)
    )
    usual = move_verb(choose(state, plan)) == PLAY_TREASURES
    return move_verb(chosen) == PLAY_TREASURES or (usual and is_coin)
