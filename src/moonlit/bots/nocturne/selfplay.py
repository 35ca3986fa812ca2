"""Self-play: the net plays against itself and learns from how its positions went on."""

from math import log
from typing import Final

from mypy_extensions import i64

from moonlit.bots.nocturne.features import Features, Position
from moonlit.bots.nocturne.hopes import Hopes
from moonlit.bots.nocturne.judge import lead_of, points_after
from moonlit.bots.nocturne.net import LEAD_UNIT, PAR, SCORE_UNIT, Net
from moonlit.bots.nocturne.policy import Rivals, value_of
from moonlit.bots.nocturne.worth import Worth
from moonlit.core.dice import Dice
from moonlit.core.frame import frame_kind, frame_seat
from moonlit.core.journal import Journal
from moonlit.games.nocturne.frames import START
from moonlit.games.nocturne.moves import move_at, move_count
from moonlit.games.nocturne.rules import apply
from moonlit.games.nocturne.scoring import total
from moonlit.games.nocturne.state import State
from moonlit.games.nocturne.worlds import redeal

# How much of what comes later counts for a position, step by step.
DECAY: Final = 0.7
# Moves looked at, and how often any move at all is made instead.
WIDTH: Final[i64] = 6
STRAYS: Final[i64] = 3
NOISE: Final = 0.4


class Student:
    """Plays matches with itself, one decision after the other, and learns after each match."""

    net: Net
    hopes: Hopes
    dice: Dice
    taste: list[float]
    lively: float
    rate: float
    trusts_tables: bool
    error: float
    learned: i64

    def __init__(
        self, net: Net, hopes: Hopes, dice: Dice, taste: list[float], lively: float
    ) -> None:
        self.net = net
        self.hopes = hopes
        self.dice = dice
        self.taste = taste
        self.lively = lively
        self.rate = 0.0
        self.trusts_tables = False
        self.error = 0.0
        self.learned = 0

    def play(self, s: State) -> None:
        """One match, and what is to be learned from it."""
        silent = Journal(False)
        seats = s.terms.deciders
        story: list[list[Features]] = [[] for _ in range(seats)]
        worth = Worth(s, self.hopes, self.taste)
        while len(s.pending) > 0:
            if frame_kind(s.pending[-1]) == START:
                worth = Worth(s, self.hopes, self.taste)
                position = Position(s, self.hopes)
                for seat in range(seats):
                    story[seat].append(position.seen_by(seat))
            apply(s, silent, self.choose(s, worth, silent))
        points: list[float] = [float(total(s, seat)) for seat in range(seats)]
        for seat in range(seats):
            self.study(story[seat], lead_of(points, seat), points[seat])

    def choose(self, s: State, worth: Worth, silent: Journal) -> i64:
        """Mostly the move whose quiet position the net likes best; sometimes any."""
        count = move_count(s)
        if count == 1:
            return move_at(s, 0)
        if self.dice.below(100) < STRAYS:
            return move_at(s, self.dice.below(count))
        moves = self.promising(s, worth, count)
        if self.trusts_tables:
            return moves[0]
        seat = frame_seat(s.pending[-1])
        world = s.clone()
        redeal(world, seat, self.dice)
        best = moves[0]
        most = -1000.0
        for index in range(min(len(moves), WIDTH)):
            points = points_after(world, worth, self.hopes, self.net, moves[index], silent)
            value = lead_of(points, seat) + self.lively * (points[seat] - PAR)
            value += NOISE * gumbel(self.dice)
            if value > most:
                most = value
                best = moves[index]
        return best

    def promising(self, s: State, worth: Worth, count: i64) -> list[i64]:
        """The moves that the tables like best, the best one first."""
        rivals = Rivals(s, frame_seat(s.pending[-1]))
        moves: list[i64] = []
        values: list[float] = []
        for index in range(count):
            chosen = move_at(s, index)
            value = value_of(s, worth, rivals, chosen)
            place = len(moves)
            while place > 0 and values[place - 1] < value:
                place -= 1
            if place < WIDTH:
                moves.insert(place, chosen)
                values.insert(place, value)
        return moves

    def study(self, story: list[Features], lead: float, score: float) -> None:
        """From the end backwards: what came right after a position counts most."""
        lead_target = lead / LEAD_UNIT
        score_target = (score - PAR) / SCORE_UNIT
        for index in range(len(story) - 1, -1, -1):
            features = story[index]
            layer = self.net.layer(features)
            lead_now = self.net.answer(features, layer, 0)
            score_now = self.net.answer(features, layer, 1)
            self.error += self.net.learn(features, lead_target, score_target, self.rate)
            self.learned += 1
            lead_target = DECAY * lead_target + (1.0 - DECAY) * lead_now
            score_target = DECAY * score_target + (1.0 - DECAY) * score_now


def gumbel(dice: Dice) -> float:
    """Noise that, added to values, makes the best of them win most often but not always."""
    return -log(-log((float(dice.below(1000000)) + 0.5) / 1000000.0))
