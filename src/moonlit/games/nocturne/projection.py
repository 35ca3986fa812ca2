"""What a match would be worth to a player if it ended now, mirror stones put to their best use."""

from mypy_extensions import i64

from moonlit.core.bits import member, size
from moonlit.games.nocturne.mirrors import copyable, mirror_count, tile_of_kind
from moonlit.games.nocturne.scoring import (
    Tally,
    egg_rate,
    herb_bonus,
    score_feathers,
    score_mushrooms,
    sheet,
    tally,
)
from moonlit.games.nocturne.state import (
    EGG,
    FEATHER,
    HERB,
    MUSHROOM,
    SKULL,
    TWILIGHT,
    State,
)


def collection_points(s: State, seat: i64, counts: Tally, eggs: list[i64]) -> i64:
    """The categories a mirror stone can add to."""
    eggs[seat] = counts.eggs
    return (
        counts.skull_points
        + score_feathers(s.terms, counts.feathers)
        + score_mushrooms(s.terms, counts.tripti, counts.duode)
        + counts.herb_points
        + herb_bonus(s.terms, counts.letters, counts.wilds)
        + counts.eggs * egg_rate(s, seat, eggs)
    )


class Copies:
    """For every number of mirror stones what they add at most, and the tiles they copy for it."""

    gains: list[i64]
    tiles: list[list[i64]]

    def __init__(self, stones: i64, idle: i64) -> None:
        """Stones that copy nothing, each worth as much."""
        self.gains = [number * idle for number in range(stones + 1)]
        self.tiles = [[] for _ in range(stones + 1)]

    def share(self, other: "Copies") -> None:
        """Give some of the stones to another category where that adds more."""
        for stones in range(len(self.gains) - 1, 0, -1):
            for given in range(1, stones + 1):
                gain = self.gains[stones - given] + other.gains[given]
                if gain > self.gains[stones]:
                    self.gains[stones] = gain
                    self.tiles[stones] = self.tiles[stones - given] + other.tiles[given]


class Copying:
    """Tries what the mirror stones of one player may copy, one category after the other.

    Points of one category do not depend on another, so it is enough to know what each makes of
    every number of stones; only within a category all choices are tried together.
    """

    def __init__(self, s: State, seat: i64, counts: Tally, eggs: list[i64], free: i64) -> None:
        self.state = s
        self.seat = seat
        self.counts = counts
        self.eggs = eggs
        self.free = free
        self.now = collection_points(s, seat, counts, eggs)
        self.chosen: list[i64] = []

    def best(self, tiles: list[i64]) -> Copies:
        """What one category makes of every number of stones."""
        found = Copies(self.free, 0)
        self._try(tiles, 0, found)
        return found

    def _try(self, tiles: list[i64], first: i64, found: Copies) -> None:
        used = len(self.chosen)
        gain = collection_points(self.state, self.seat, self.counts, self.eggs) - self.now
        if gain > found.gains[used]:
            found.gains[used] = gain
            found.tiles[used] = self.chosen.copy()
        if used == self.free:
            return
        for place in range(first, len(tiles)):
            self.counts.count(self.state.terms, tiles[place], 1)
            self.chosen.append(tiles[place])
            self._try(tiles, place, found)
            self.chosen.pop()
            self.counts.count(self.state.terms, tiles[place], -1)


def best_copies(s: State, seat: i64, counts: Tally, eggs: list[i64]) -> list[i64]:
    """What the unassigned stones should copy, all looked at together; the others stay idle."""
    free = mirror_count(s, seat) - len(s.players[seat].copies)
    if free <= 0:
        return []
    best = Copies(free, s.terms.precious_points if s.terms.precious_stones else 0)
    copying = Copying(s, seat, counts, eggs, free)
    kinds = copyable(s, seat)
    tiles = [tile_of_kind(s, seat, member(kinds, index)) for index in range(size(kinds))]
    for scored in (SKULL, FEATHER, MUSHROOM, HERB, EGG):
        alike = [tile for tile in tiles if s.terms.tile_type[tile] == scored]
        if len(alike) > 0:
            best.share(copying.best(alike))
    eggs[seat] = counts.eggs
    return best.tiles[free]


def use_mirrors(s: State, seat: i64, counts: Tally, eggs: list[i64]) -> i64:
    """Let every unassigned stone copy what adds most; gives how many stones found a use."""
    copied = best_copies(s, seat, counts, eggs)
    for tile in copied:
        counts.count(s.terms, tile, 1)
    eggs[seat] = counts.eggs
    return len(copied)


def project(s: State, seat: i64) -> list[i64]:
    """A player's sheet as things stand; Twilight leftovers and goals to come count nothing."""
    counts: list[Tally] = [tally(s, other) for other in range(s.terms.deciders)]
    eggs: list[i64] = [counted.eggs for counted in counts]
    used = use_mirrors(s, seat, counts[seat], eggs)
    points = sheet(s, seat, counts[seat], eggs)
    if s.terms.precious_stones:
        points[11] -= used * s.terms.precious_points
    if s.round == TWILIGHT:
        points[8] = 0
        points[9] = 0
    return points
