"""Scoring: the eleven categories, optimal herb sets and recipes, ranks of eggs (N-SCORE)."""

from typing import Final

from mypy_extensions import i64

from moonlit.games.nocturne.goals import moonlight_points, symbols_of
from moonlit.games.nocturne.state import (
    CATEGORIES,
    CHEST,
    EGG,
    FEATHER,
    FLINT,
    HERB,
    MIRROR,
    MUSHROOM,
    NOTHING,
    SKULL,
    State,
    Terms,
)

TRIPTI: Final[i64] = 0
WILD: Final[i64] = 5
LETTERS: Final[i64] = 5
SMALLEST_HERB_SET: Final[i64] = 3
_GUARD: Final[i64] = 0b100000_100000_100000_100000_100000


class Tally:
    """What a collection counts for, mirror copies included."""

    skull_points: i64
    feathers: i64
    tripti: i64
    duode: i64
    herb_points: i64
    letters: list[i64]
    wilds: i64
    eggs: i64
    chests: i64

    def __init__(self) -> None:
        self.skull_points = 0
        self.feathers = 0
        self.tripti = 0
        self.duode = 0
        self.herb_points = 0
        self.letters = [0, 0, 0, 0, 0]
        self.wilds = 0
        self.eggs = 0
        self.chests = 0

    def count(self, terms: Terms, tile: i64, times: i64) -> None:
        """Add a tile, or take it away again with -1 times."""
        kind = terms.tile_type[tile]
        if kind == SKULL:
            self.skull_points += times * terms.tile_points[tile]
        elif kind == FEATHER:
            self.feathers += times
        elif kind == MUSHROOM:
            if terms.tile_breed[tile] == TRIPTI:
                self.tripti += times
            else:
                self.duode += times
        elif kind == HERB:
            self.herb_points += times * terms.tile_points[tile]
            if terms.tile_breed[tile] == WILD:
                self.wilds += times
            else:
                self.letters[terms.tile_breed[tile]] += times
        elif kind == EGG:
            self.eggs += times
        elif kind == CHEST:
            self.chests += times


def tally(s: State, seat: i64) -> Tally:
    """Count a collection with the mirror stones as assigned (N-MIRROR-1)."""
    total = Tally()
    player = s.players[seat]
    for tile in player.tiles:
        total.count(s.terms, tile, 1)
    for copied in player.copies:
        if copied != NOTHING:
            total.count(s.terms, copied, 1)
    return total


def in_sets(points: list[i64], count: i64) -> i64:
    """Full sets of the largest size, and the remainder as one more set (N-SCORE-2, N-SCORE-3)."""
    largest = len(points) - 1
    return count // largest * points[largest] + points[count % largest]


def score_feathers(terms: Terms, count: i64) -> i64:
    """The set table; above seven a further set, by one reading none (N-SCORE-2, E-48)."""
    if terms.feathers_capped:
        return terms.feather_points[min(count, len(terms.feather_points) - 1)]
    return in_sets(terms.feather_points, count)


def score_mushrooms(terms: Terms, tripti: i64, duode: i64) -> i64:
    """Each species in sets that must be completed before a new one is begun (N-SCORE-3)."""
    return in_sets(terms.tripti_points, tripti) + in_sets(terms.duode_points, duode)


def herb_bonus(terms: Terms, letters: list[i64], wilds: i64) -> i64:
    """The best split of the herbs into sets of different letters (N-SCORE-4, O-40)."""
    total = wilds
    for count in letters:
        total += count
    if total < SMALLEST_HERB_SET:
        return 0
    sizes: list[i64] = []
    return _best_split(terms, sorted(letters), wilds, total, LETTERS, sizes)


def _best_split(
    terms: Terms, letters: list[i64], wilds: i64, left: i64, largest: i64, sizes: list[i64]
) -> i64:
    """Try every list of set sizes, each no larger than the one before."""
    best: i64 = 0
    for set_size in range(min(largest, left), SMALLEST_HERB_SET - 1, -1):
        sizes.append(set_size)
        if _fits(letters, wilds, sizes):
            more = _best_split(terms, letters, wilds, left - set_size, set_size, sizes)
            best = max(best, terms.herb_bonus[set_size] + more)
        sizes.pop()
    return best


def _fits(letters: list[i64], wilds: i64, sizes: list[i64]) -> bool:
    """Can sets of these sizes be filled, wilds standing in for what is missing?

    The letters that can be placed are bounded by every split of the letters into scarce and
    plentiful ones, and the tightest bound can always be reached; wilds must cover the rest.
    """
    wanted: i64 = 0
    for set_size in sizes:
        wanted += set_size
    placed = wanted
    scarce: i64 = 0
    for index in range(LETTERS + 1):
        bound = scarce
        for set_size in sizes:
            bound += min(set_size, LETTERS - index)
        placed = min(placed, bound)
        if index < LETTERS:
            scarce += letters[index]
    return wanted - placed <= wilds


def has_symbols(available: i64, recipe: i64) -> bool:
    """Are all symbols of a recipe there?"""
    return (available | _GUARD) - recipe & _GUARD == _GUARD


def score_concoctions(s: State, seat: i64) -> i64:
    """The best use of the symbols over the recipes in hand (N-SCORE-7, O-39)."""
    return brew(s.terms, s.players[seat].cards, 0, symbols_of(s, seat)) >> 8


def brew(terms: Terms, cards: list[i64], index: i64, symbols: i64) -> i64:
    """The most points, then the most cards completed: points * 256 + completed (O-77)."""
    if index == len(cards):
        return 0
    card = cards[index]
    best = brew(terms, cards, index + 1, symbols)
    recipe = terms.full_recipe[card]
    if has_symbols(symbols, recipe):
        rest = brew(terms, cards, index + 1, symbols - recipe)
        best = max(best, rest + (terms.full_points[card] << 8) + 1)
    recipe = terms.first_recipe[card]
    if recipe != 0 and has_symbols(symbols, recipe):
        rest = brew(terms, cards, index + 1, symbols - recipe)
        best = max(best, rest + (terms.first_points[card] << 8))
    return best


def brewed_tiers(s: State, seat: i64) -> list[i64]:
    """The best use of the symbols, card by card: 0 nothing, 1 the first tier, 2 in full (O-39)."""
    terms = s.terms
    cards = s.players[seat].cards
    symbols = symbols_of(s, seat)
    tiers: list[i64] = []
    for index in range(len(cards)):
        best = brew(terms, cards, index, symbols)
        full = terms.full_recipe[cards[index]]
        first = terms.first_recipe[cards[index]]
        tier: i64 = 0
        if has_symbols(symbols, full):
            rest = brew(terms, cards, index + 1, symbols - full)
            if rest + (terms.full_points[cards[index]] << 8) + 1 == best:
                tier = 2
                symbols -= full
        if tier == 0 and first != 0 and has_symbols(symbols, first):
            rest = brew(terms, cards, index + 1, symbols - first)
            if rest + (terms.first_points[cards[index]] << 8) == best:
                tier = 1
                symbols -= first
        tiers.append(tier)
    return tiers


def egg_rate(s: State, seat: i64, eggs: list[i64]) -> i64:
    """Points per egg: solo by own count, otherwise by rank (N-SCORE-5, N-SOLO-16)."""
    if s.terms.solo:
        return s.terms.solo_egg_rates[min(eggs[seat], len(s.terms.solo_egg_rates) - 1)]
    ahead: i64 = 0
    for rival in range(s.terms.players):
        if rival != seat and is_ahead_in_eggs(s, rival, seat, eggs):
            ahead += 1
    return s.terms.egg_rates[ahead]


def is_ahead_in_eggs(s: State, rival: i64, seat: i64, eggs: list[i64]) -> bool:
    """More eggs, or as many and a better position; without positions they share (O-15, N-FAM-6)."""
    if eggs[rival] != eggs[seat]:
        return eggs[rival] > eggs[seat]
    return s.position(rival) < s.position(seat)


def score_ability(s: State, seat: i64) -> i64:
    """An unused ability scores, unless it could never be used (N-SCORE-11, O-84)."""
    player = s.players[seat]
    if not player.ability_unused:
        return 0
    if player.ability == FLINT and s.terms.all_set_to_brew and not s.terms.flint_bonus:
        return 0
    return s.terms.unused_ability_points


def unused_mirrors(s: State, seat: i64) -> i64:
    """Mirror stones that copy nothing."""
    count: i64 = 0
    for tile in s.players[seat].tiles:
        if s.terms.tile_type[tile] == MIRROR:
            count += 1
    for copied in s.players[seat].copies:
        if copied != NOTHING:
            count -= 1
    return count


def bits_in(mask: i64) -> i64:
    """How many Twilight goals a player has claimed."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def sheet(s: State, seat: i64, counts: Tally, eggs: list[i64]) -> list[i64]:
    """A player's points by category, for the collection as counted and everybody's eggs."""
    terms = s.terms
    player = s.players[seat]
    points: list[i64] = [0] * CATEGORIES
    points[0] = counts.skull_points
    points[1] = score_feathers(terms, counts.feathers)
    points[2] = score_mushrooms(terms, counts.tripti, counts.duode)
    points[3] = counts.herb_points + herb_bonus(terms, counts.letters, counts.wilds)
    points[4] = counts.eggs * egg_rate(s, seat, eggs)
    points[5] = counts.chests * terms.chest_points
    points[6] = score_concoctions(s, seat)
    points[7] = bits_in(player.goals) * terms.twilight_points
    points[8] = moonlight_points(s, seat) if len(s.moonlight) > 0 else 0
    points[9] = player.tokens_left() * terms.leftover_points
    points[10] = score_ability(s, seat)
    if terms.precious_stones:
        points[11] = unused_mirrors(s, seat) * terms.precious_points
    return points


def score_all(s: State) -> list[i64]:
    """Everybody's sheet, one after the other (N-SCORE-0)."""
    counts: list[Tally] = [tally(s, seat) for seat in range(s.terms.deciders)]
    eggs: list[i64] = [counted.eggs for counted in counts]
    sheets: list[i64] = []
    for seat in range(s.terms.deciders):
        sheets += sheet(s, seat, counts[seat], eggs)
    return sheets


def total(s: State, seat: i64) -> i64:
    """A player's final score."""
    points: i64 = 0
    for category in range(CATEGORIES):
        points += s.sheets[seat * CATEGORIES + category]
    return points


def places(s: State) -> list[i64]:
    """Everybody's place by total, ties by position on the Sprite Board, else shared (O-63)."""
    ranked: list[i64] = []
    for seat in range(s.terms.deciders):
        place: i64 = 1
        for rival in range(s.terms.deciders):
            lead = total(s, rival) - total(s, seat)
            if lead == 0:
                lead = s.position(seat) - s.position(rival)
            if lead > 0:
                place += 1
        ranked.append(place)
    return ranked
