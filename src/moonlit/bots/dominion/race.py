"""A race of moves: each is made in the same worlds, and every world is played to its end.

Worlds are dealt from what one seat knows. In a world all moves meet the same cards and the same
dice, so that the difference between two of them says more than either. Whoever is clearly behind
drops out, and the others share the playouts that are left.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from moonlit.bots.dominion.menu import Menu, gap
from moonlit.bots.dominion.policy import choose
from moonlit.core.dice import Dice
from moonlit.core.journal import Journal
from moonlit.games.dominion.frames import frame_seat
from moonlit.games.dominion.rules import apply
from moonlit.games.dominion.scoring import winners
from moonlit.games.dominion.state import State
from moonlit.games.dominion.worlds import redeal

# Nobody drops out before so many worlds, and then only between batches of them.
FEWEST: Final[i64] = 24
BATCH: Final[i64] = 8
# Clearly behind: by so many standard errors.
CLEARLY: Final = 1.6
# The usual move stays until the others are surely better: with many moves and many looks one of
# them often seems to be. In the end it is given up for one that is ahead by so much.
SURELY: Final = 4.0
PRUDENCE: Final = 0.9
TINY: Final = 1e-12
# A match counts as won or not, and by how much: a lead of so many points half as much as a match.
LEAD_SHARE: Final = 1.0
LEAD_SCALE: Final = 12.0
# A playout goes on for no more turns than this.
MOST_TURNS: Final[i64] = 240
# The dice of a turn, by its number and its seat.
PLACES: Final[i64] = 8
STRIDE: Final[i64] = 0x9E3779B9


class Race:
    """The moves of one seat, in a race; `root` is any world of its view.

    `casts` are tables of menus, one for every seat; worlds take them in turn.
    """

    root: State
    seat: i64
    dice: Dice
    moves: list[i64]
    casts: list[list[Menu]]
    is_in: list[bool]
    values: list[list[float]]
    wins: list[float]
    leads: list[float]
    squares: list[float]
    worlds: i64
    playouts: i64

    def __init__(
        self, root: State, seat: i64, dice: Dice, moves: list[i64], casts: list[list[Menu]]
    ) -> None:
        self.root = root
        self.seat = seat
        self.dice = dice
        self.moves = moves
        self.casts = casts
        self.is_in = [True for _ in moves]
        self.values = [[] for _ in moves]
        self.wins = [0.0 for _ in moves]
        self.leads = [0.0 for _ in moves]
        self.squares = [0.0 for _ in moves]
        self.worlds = 0
        self.playouts = 0

    def run(self, playouts: i64) -> None:
        """So many more playouts at least, unless the race is decided before."""
        end = self.playouts + playouts
        while self.playouts < end and not self.is_decided():
            self.run_world()

    def is_decided(self) -> bool:
        """Is only one move left?"""
        left: i64 = 0
        for is_in in self.is_in:
            if is_in:
                left += 1
        return left == 1

    def run_world(self) -> None:
        """One more world for every move that is still in the race."""
        seed = self.dice.word()
        menus = self.casts[self.worlds % len(self.casts)]
        for place in range(len(self.moves)):
            if self.is_in[place]:
                self.play(place, seed, menus)
        self.worlds += 1
        if self.worlds >= FEWEST and self.worlds % BATCH == 0:
            self.drop()

    def play(self, place: i64, seed: i64, menus: list[Menu]) -> None:
        """Make the move in a world, play to the end, keep how it went."""
        s = self.root.clone()
        redeal(s, self.seat, Dice(seed))
        silent = Journal(False)
        apply(s, silent, self.moves[place])
        play_on(s, silent, menus, seed)
        self.playouts += 1
        won = winners(s)
        share = 1.0 / float(len(won)) if self.seat in won else 0.0
        lead = float(gap(s, self.seat))
        self.wins[place] += share
        self.leads[place] += lead
        self.squares[place] += lead * lead
        self.values[place].append(share + LEAD_SHARE * lead / (abs(lead) + LEAD_SCALE))

    def drop(self) -> None:
        """Who is clearly behind the leader drops out; of equals the first one stays."""
        leader = self.leader()
        for place in range(len(self.moves)):
            if self.is_in[place] and place != leader:
                most = SURELY if place == 0 else CLEARLY
                is_equal = self.values[leader] == self.values[place]
                self.is_in[place] = not is_equal and self.edge(leader, place) < most

    def leader(self) -> i64:
        """The move with the best mean among those still in the race."""
        best: i64 = -1
        for place in range(len(self.moves)):
            if self.is_in[place] and (best < 0 or self.mean(place) > self.mean(best)):
                best = place
        return best

    def mean(self, place: i64) -> float:
        """The mean value of a move."""
        values = self.values[place]
        total = 0.0
        for value in values:
            total += value
        return total / float(len(values))

    def edge(self, one: i64, other: i64) -> float:
        """By how many standard errors one move is ahead of another in the worlds of both."""
        ones = self.values[one]
        others = self.values[other]
        count: i64 = min(len(ones), len(others))
        total = 0.0
        squares = 0.0
        for world in range(count):
            more = ones[world] - others[world]
            total += more
            squares += more * more
        mean = total / float(count)
        spread = squares / float(count) - mean * mean
        return mean / sqrt(max(spread, TINY) / float(count))

    def best(self) -> i64:
        """The move to make: the leader, if it is ahead of the usual one by more than chance."""
        leader = self.leader()
        return 0 if leader == 0 or self.edge(leader, 0) < PRUDENCE else leader


def play_on(s: State, silent: Journal, menus: list[Menu], seed: i64) -> None:
    """Go on to the end of the match, or for many turns.

    Every turn has dice of its own. So whatever one player does differently, the others shuffle and
    draw as they would have done.
    """
    turns: i64 = 0
    seat: i64 = -1
    begun: i64 = -1
    while len(s.pending) > 0:
        if s.seat != seat or s.players[s.seat].turns != begun:
            seat = s.seat
            begun = s.players[seat].turns
            s.dice.reseed(seed + (begun * PLACES + seat) * STRIDE)
            turns += 1
            if turns > MOST_TURNS:
                return
        apply(s, silent, choose(s, menus[frame_seat(s.pending[-1])]))
