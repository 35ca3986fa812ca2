"""A quiet position as numbers, through the eyes of one seat: what the value net reads.

Most features are nought in any one position, so only the others are kept: which, and how much.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from moonlit.bots.nocturne.hopes import Hopes, Pool
from moonlit.bots.nocturne.outlook import expected, strength
from moonlit.core.bits import bit, member, size
from moonlit.core.frame import frame_seat
from moonlit.games.nocturne.goals import SYMBOL_BITS, SYMBOL_KINDS, symbols_of
from moonlit.games.nocturne.scoring import LETTERS, Tally, bits_in, tally
from moonlit.games.nocturne.state import (
    CATEGORIES,
    MIRROR,
    NOTHING,
    RANK,
    STAR,
    TWILIGHT,
    State,
    neighbours,
    spell_seat,
)

# The block of one player.
FEATHERS: Final[i64] = 0
TRIPTI: Final[i64] = 9
DUODE: Final[i64] = 16
EGGS: Final[i64] = 23
LETTER: Final[i64] = 32
DIFFERENT: Final[i64] = 38
MIRRORS: Final[i64] = 44
SYMBOLS: Final[i64] = 48
CARDS: Final[i64] = 53
SUPPLY: Final[i64] = 54
STRENGTH: Final[i64] = 68
HIGHEST: Final[i64] = 69
SPRITES: Final[i64] = 70
STARTS: Final[i64] = 76
ABILITY: Final[i64] = 77
CLAIMED: Final[i64] = 81
EXPECTED: Final[i64] = 82
TOTAL: Final[i64] = 94
TOKEN_COUNT: Final[i64] = 95
BLOCK: Final[i64] = 96

# What concerns everybody, after the blocks.
BIAS: Final[i64] = 0
MOONLIT: Final[i64] = 1
TILES: Final[i64] = 2
FEW: Final[i64] = 3
KINDS: Final[i64] = 11
ANCHOR: Final[i64] = 19
FREE: Final[i64] = 25
LONELY: Final[i64] = 26
TWILIGHT_GOALS: Final[i64] = 27
MOONLIGHT_GOALS: Final[i64] = 40
COMMON: Final[i64] = 53
ROOM: Final[i64] = 160


def size_of(players: i64) -> i64:
    """How many features there are with this many players."""
    return players * BLOCK + COMMON


class Features:
    """The features of a position that are not nought: which, and how much."""

    places: vec[i64]
    values: vec[float]

    def __init__(self, room: i64) -> None:
        self.places = vec[i64](capacity=room)
        self.values = vec[float](capacity=room)

    def add(self, place: i64, value: float) -> None:
        if value != 0.0:
            self.places = append(self.places, place)
            self.values = append(self.values, value)

    def add_all(self, others: "Features", base: i64) -> None:
        places = others.places
        values = others.values
        for index in range(len(places)):
            self.places = append(self.places, base + places[index])
            self.values = append(self.values, values[index])


class Position:
    """What all seats' features are made of, gathered once."""

    counts: list[Tally]
    strengths: list[float]
    sheets: list[float]
    highest: i64
    players: list[Features]
    common: Features

    def __init__(self, s: State, hopes: Hopes) -> None:
        seats = s.terms.deciders
        pool = Pool(s)
        self.counts = [tally(s, seat) for seat in range(seats)]
        self.strengths = [strength(s, seat) for seat in range(s.terms.players)]
        total = 0.0
        for one in self.strengths:
            total += one
        self.sheets = []
        self.highest = 0
        for seat in range(s.terms.players):
            self.strengths[seat] /= total
            held = s.players[seat].held & ~bit(STAR)
            while held != 0:
                self.highest = max(self.highest, RANK[member(held, 0)])
                held &= held - 1
        for seat in range(seats):
            self.sheets += expected(s, seat, hopes, pool, self.strengths[seat], self.counts)
        self.players = [self._player(s, seat) for seat in range(seats)]
        self.common = self._common(s)

    def seen_by(self, seat: i64) -> Features:
        """The features of one seat's position: its own block first, then those after it."""
        seats = len(self.players)
        found = Features(ROOM)
        for turn in range(seats):
            found.add_all(self.players[(seat + turn) % seats], turn * BLOCK)
        found.add_all(self.common, seats * BLOCK)
        return found

    def _player(self, s: State, seat: i64) -> Features:
        found = Features(BLOCK)
        terms = s.terms
        player = s.players[seat]
        counts = self.counts[seat]
        found.add(FEATHERS + min(counts.feathers, 8), 1.0)
        found.add(TRIPTI + min(counts.tripti, 6), 1.0)
        found.add(DUODE + min(counts.duode, 6), 1.0)
        found.add(EGGS + min(counts.eggs, 8), 1.0)
        different: i64 = counts.wilds
        for letter in range(LETTERS):
            if counts.letters[letter] > 0:
                found.add(LETTER + letter, 1.0)
                different += 1
        found.add(LETTER + LETTERS, float(counts.wilds))
        found.add(DIFFERENT + min(different, 5), 1.0)
        mirrors: i64 = 0
        for tile in player.tiles:
            if terms.tile_type[tile] == MIRROR:
                mirrors += 1
        found.add(MIRRORS + min(mirrors, 3), 1.0)
        symbols = symbols_of(s, seat)
        for index in range(SYMBOL_KINDS):
            found.add(SYMBOLS + index, 0.25 * float(symbols >> SYMBOL_BITS * index & 63))
        found.add(CARDS, 0.25 * float(len(player.cards)))
        held = player.held
        while held != 0:
            token = member(held, 0)
            held &= held - 1
            found.add(SUPPLY + token, float(player.supply >> 4 * token & 15))
            if token != STAR and RANK[token] == self.highest:
                found.add(HIGHEST, 1.0)
        found.add(STRENGTH, 2.0 * self.strengths[seat])
        found.add(TOKEN_COUNT, 0.1 * float(player.tokens_left()))
        for place in range(min(len(s.sprites), 6)):
            if spell_seat(s.sprites[place]) == seat:
                found.add(SPRITES + place, 1.0)
        if frame_seat(s.pending[-1]) == seat:
            found.add(STARTS, 1.0)
        if player.ability_unused and player.ability >= 0:
            found.add(ABILITY + player.ability, 1.0)
        found.add(CLAIMED, float(bits_in(player.goals)))
        total = 0.0
        for category in range(CATEGORIES):
            points = self.sheets[seat * CATEGORIES + category]
            total += points
            found.add(EXPECTED + category, 0.1 * points)
        found.add(TOTAL, 0.05 * (total - 80.0))
        return found

    def _common(self, s: State) -> Features:
        found = Features(COMMON)
        terms = s.terms
        found.add(BIAS, 1.0)
        if s.round != TWILIGHT:
            found.add(MOONLIT, 1.0)
        left = size(s.tiled)
        found.add(TILES, 0.1 * float(left))
        if left < 8:
            found.add(FEW + left, 1.0)
        kinds: list[i64] = [0, 0, 0, 0, 0, 0, 0, 0]
        cells = s.tiled
        lonely: i64 = 0
        while cells != 0:
            cell = member(cells, 0)
            cells &= cells - 1
            kinds[terms.tile_type[s.forest[cell]]] += 1
            if neighbours(cell) & s.tiled == 0:
                lonely += 1
        for tile in s.slots:
            if tile != NOTHING:
                kinds[terms.tile_type[tile]] += 1
        for kind in range(8):
            found.add(KINDS + kind, 0.25 * float(kinds[kind]))
        found.add(LONELY, 0.5 * float(lonely))
        if s.anchor == NOTHING:
            found.add(ANCHOR + 5, 1.0)
        else:
            found.add(ANCHOR + size(neighbours(s.anchor) & s.tiled), 1.0)
        if s.is_first_spell:
            found.add(FREE, 1.0)
        goals = s.goals
        while goals != 0:
            found.add(TWILIGHT_GOALS + member(goals, 0), 0.5)
            goals &= goals - 1
        if s.round != TWILIGHT or terms.fixed_moonlight:
            for goal in s.moonlight:
                found.add(MOONLIGHT_GOALS + goal, 0.5)
        return found
