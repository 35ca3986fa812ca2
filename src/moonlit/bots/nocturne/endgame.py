"""The end of Moonlight between two, solved: every line to the last point, when nothing is drawn."""

from typing import Final

from mypy_extensions import i64

from moonlit.bots.nocturne.policy import Rivals, value_of
from moonlit.bots.nocturne.worth import Worth
from moonlit.core.bits import member, size
from moonlit.core.frame import frame_seat
from moonlit.core.journal import Journal
from moonlit.games.nocturne.moves import move_at, move_count
from moonlit.games.nocturne.rules import apply
from moonlit.games.nocturne.scoring import total
from moonlit.games.nocturne.state import MOONLIGHT, NOTHING, State

FAR: Final[i64] = 10000


def can_be_solved(s: State, most_tiles: i64) -> bool:
    """Two players in Moonlight, few tiles, and none among them that makes somebody draw."""
    if s.round != MOONLIGHT or s.terms.deciders != 2 or len(s.pending) == 0:
        return False
    if size(s.tiled) > most_tiles or len(s.drawn) > 0:
        return False
    cells = s.tiled
    while cells != 0:
        if s.terms.tile_has_effect[s.forest[member(cells, 0)]]:
            return False
        cells &= cells - 1
    for tile in s.slots:
        if tile != NOTHING and s.terms.tile_has_effect[tile]:
            return False
    return not s.terms.mirror_effect_tiles and not s.terms.simultaneous_dedication


class Solver:
    """Looks through all lines, within a number of positions."""

    worth: Worth
    left: i64
    silent: Journal

    def __init__(self, worth: Worth, positions: i64) -> None:
        self.worth = worth
        self.left = positions
        self.silent = Journal(False)

    def lead(self, s: State, low: i64, high: i64) -> i64:
        """The lead of seat 0 at the end with best play, as far as it lies between the bounds."""
        if len(s.pending) == 0:
            return total(s, 0) - total(s, 1)
        self.left -= 1
        if self.left < 0:
            return 0
        is_first = frame_seat(s.pending[-1]) == 0
        best = -FAR if is_first else FAR
        for chosen in self.ordered(s):
            after = s.clone()
            apply(after, self.silent, chosen)
            value = self.lead(after, low, high)
            if is_first:
                best = max(best, value)
                low = max(low, value)
            else:
                best = min(best, value)
                high = min(high, value)
            if low >= high or self.left < 0:
                break
        return best

    def ordered(self, s: State) -> list[i64]:
        """The moves, those first that the tables like."""
        rivals = Rivals(s, frame_seat(s.pending[-1]))
        moves: list[i64] = []
        values: list[float] = []
        for index in range(move_count(s)):
            chosen = move_at(s, index)
            value = value_of(s, self.worth, rivals, chosen)
            place = len(moves)
            while place > 0 and values[place - 1] < value:
                place -= 1
            moves.insert(place, chosen)
            values.insert(place, value)
        return moves

    def weigh(self, s: State) -> list[i64]:
        """The lead that every move keeps for the deciding seat, in the order of their numbers."""
        sign: i64 = 1 if frame_seat(s.pending[-1]) == 0 else -1
        leads: list[i64] = []
        for index in range(move_count(s)):
            after = s.clone()
            apply(after, self.silent, move_at(s, index))
            leads.append(sign * self.lead(after, -FAR, FAR))
        return leads
