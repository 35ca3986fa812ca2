"""What sets of tiles may still become: averages over the tiles that are to come."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import member, size
from moonlit.games.nocturne.scoring import LETTERS, TRIPTI, in_sets, score_feathers
from moonlit.games.nocturne.state import (
    EGG,
    FEATHER,
    HERB,
    MUSHROOM,
    NOTHING,
    SKULL,
    TWILIGHT,
    State,
    Terms,
)

# Chances are read off in this many steps, tiles up to this many.
STEPS: Final[i64] = 16
MOST: Final[i64] = 14


def binomial(trials: i64, chance: float) -> list[float]:
    """How likely each number of successes is."""
    shares: list[float] = [1.0]
    for _ in range(trials):
        longer: list[float] = [0.0] * (len(shares) + 1)
        for index in range(len(shares)):
            longer[index] += shares[index] * (1.0 - chance)
            longer[index + 1] += shares[index] * chance
        shares = longer
    return shares


class Hopes:
    """Set values averaged over how many more tiles come: by chance, tiles left and tiles had."""

    feathers: list[float]
    tripti: list[float]
    duode: list[float]
    herbs: list[float]

    def __init__(self, terms: Terms) -> None:
        self.feathers = []
        self.tripti = []
        self.duode = []
        self.herbs = []
        for step in range(STEPS + 1):
            chance = float(step) / float(STEPS)
            for left in range(MOST):
                shares = binomial(left, chance)
                for had in range(MOST):
                    feathers = 0.0
                    tripti = 0.0
                    duode = 0.0
                    for more in range(len(shares)):
                        count = had + more
                        feathers += shares[more] * float(score_feathers(terms, count))
                        tripti += shares[more] * float(in_sets(terms.tripti_points, count))
                        duode += shares[more] * float(in_sets(terms.duode_points, count))
                    self.feathers.append(feathers)
                    self.tripti.append(tripti)
                    self.duode.append(duode)
            for had in range(LETTERS + 1):
                shares = binomial(LETTERS - had, chance)
                herbs = 0.0
                for more in range(len(shares)):
                    herbs += shares[more] * float(terms.herb_bonus[had + more])
                self.herbs.append(herbs)


def place_in(chance: float, left: float, had: i64) -> i64:
    """Where a table of hopes has the value for this chance, tiles left and tiles had."""
    step: i64 = int(chance * float(STEPS) + 0.5)
    tiles: i64 = int(left + 0.5)
    return (min(step, STEPS) * MOST + min(tiles, MOST - 1)) * MOST + min(had, MOST - 1)


class Pool:
    """The tiles to come, by kind: on the table now, and expected at Moonlight."""

    now: i64
    later: float
    feathers: float
    tripti: float
    duode: float
    letters: list[float]
    herb_points: float
    skull_points: float
    eggs: float

    def __init__(self, s: State) -> None:
        self.now = 0
        self.later = 0.0
        self.feathers = 0.0
        self.tripti = 0.0
        self.duode = 0.0
        self.letters = [0.0] * (LETTERS + 1)
        self.herb_points = 0.0
        self.skull_points = 0.0
        self.eggs = 0.0
        cells = s.tiled
        while cells != 0:
            self.count(s.terms, s.forest[member(cells, 0)], 1.0)
            self.now += 1
            cells &= cells - 1
        for tile in s.slots:
            if tile != NOTHING:
                self.count(s.terms, tile, 1.0)
                self.now += 1
        if s.round == TWILIGHT and len(s.stack) > 0:
            dealt = float(size(s.terms.cells) + s.terms.slots)
            self.later = min(dealt, float(len(s.stack)))
            share = self.later / float(len(s.stack))
            for tile in s.stack:
                self.count(s.terms, tile, share)

    def count(self, terms: Terms, tile: i64, share: float) -> None:
        kind = terms.tile_type[tile]
        if kind == FEATHER:
            self.feathers += share
        elif kind == MUSHROOM:
            if terms.tile_breed[tile] == TRIPTI:
                self.tripti += share
            else:
                self.duode += share
        elif kind == HERB:
            self.letters[terms.tile_breed[tile]] += share
            self.herb_points += share * float(terms.tile_points[tile])
        elif kind == EGG:
            self.eggs += share
        elif kind == SKULL:
            self.skull_points += share * float(terms.tile_points[tile])
