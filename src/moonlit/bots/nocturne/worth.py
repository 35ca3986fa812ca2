"""What tiles, cells and tokens are worth to every seat: additive terms, each a number of points."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from moonlit.bots.nocturne.hopes import MOST, STEPS, Hopes, Pool, place_in
from moonlit.core.bits import bit, member, size
from moonlit.games.nocturne.areas import count_areas, largest_area
from moonlit.games.nocturne.goals import (
    AREA_SIZE,
    AREAS,
    LARGEST_AREA,
    MOST_AREAS,
    MOST_IN_TOP_ROW,
    SYMBOL_BITS,
    SYMBOL_KINDS,
    moonlight_points,
    symbols_of,
)
from moonlit.games.nocturne.scoring import (
    LETTERS,
    TRIPTI,
    Tally,
    egg_rate,
    herb_bonus,
    tally,
)
from moonlit.games.nocturne.state import (
    CELLS,
    CHEST,
    EGG,
    FEATHER,
    HERB,
    MIRROR,
    MOONLIGHT,
    MUSHROOM,
    RANK,
    RUNESTONE,
    SKULL,
    STAR,
    TOKENS,
    TWILIGHT,
    State,
    Terms,
)

# The terms a worth is made of; a taste weighs them.
SKULLS: Final[i64] = 0
FEATHERS: Final[i64] = 1
MUSHROOMS: Final[i64] = 2
HERBS: Final[i64] = 3
EGGS: Final[i64] = 4
RECIPES: Final[i64] = 5
DRAWS: Final[i64] = 6
MIRRORS: Final[i64] = 7
GOALS: Final[i64] = 8
PRICE: Final[i64] = 9
SPRITES: Final[i64] = 10
DENIAL: Final[i64] = 11
TERMS: Final[i64] = 12

# After the weights of the terms a taste holds the manners, found by trial against the greedy bot.
SLOPE: Final[i64] = 12
MOON_SLOPE: Final[i64] = 13
LEFT: Final[i64] = 14
MOON_LEFT: Final[i64] = 15
STAR_RANK: Final[i64] = 16
ANSWERED: Final[i64] = 17
TEMPTING: Final[i64] = 18
THREAT: Final[i64] = 19
HOLDER: Final[i64] = 20
PUSHED: Final[i64] = 21
EGG_MEAN: Final[i64] = 22
PATIENCE: Final[i64] = 23
WAITING: Final[i64] = 24
PLAIN_TASTE: Final[list[float]] = [
    *(1.0, 1.0, 0.65, 1.06, 1.0, 0.7, 0.75, 1.4, 1.34, 0.48, 1.0, 0.96),
    *(0.19, 0.36, 0.31, 0.77, 15.0, 0.35, 0.76, 0.19, 0.44, 0.16, 3.4, 2.4, -0.7),
]

# The mean of the best of three draws lies this many standard deviations above the mean.
BEST_OF_THREE: Final = 0.85


class Needs:
    """What one seat gains by one more tile of every kind."""

    def __init__(
        self,
        s: State,
        seat: i64,
        hopes: Hopes,
        pool: Pool,
        counts: Tally,
        eggs: list[i64],
        taste: list[float],
    ) -> None:
        terms = s.terms
        chance = 1.0 / float(max(terms.deciders, 2))
        self.feather = next_in(hopes.feathers, chance, pool.feathers, counts.feathers)
        self.tripti = next_in(hopes.tripti, chance, pool.tripti, counts.tripti)
        self.duode = next_in(hopes.duode, chance, pool.duode, counts.duode)
        self.letters: list[float] = [0.0] * (LETTERS + 1)
        self._herbs(terms, hopes, counts, pool, chance)
        self.egg = _next_egg(s, seat, eggs, pool.eggs, taste[EGG_MEAN])
        self.patience = taste[PATIENCE]
        self.tiles_to_come = (float(pool.now) + pool.later) * chance
        self.symbols = symbols_of(s, seat)
        cards = s.players[seat].cards
        to_come = self.tiles_to_come
        self.recipes = recipe_hope(terms, cards, self.symbols, to_come, self.patience)
        self.skull = 0.0
        for tile in s.players[seat].tiles:
            if terms.tile_type[tile] == SKULL:
                self.skull = max(self.skull, float(terms.tile_points[tile]))
        self.mirror = max(self.feather, self.tripti, self.duode, self.egg, self.skull, 2.0)
        self.runestone = self._runestone(s, seat)

    def _herbs(self, terms: Terms, hopes: Hopes, counts: Tally, pool: Pool, chance: float) -> None:
        """A herb's part in the sets: of every letter, and last of a wild one."""
        now = herb_bonus(terms, counts.letters, counts.wilds)
        different: i64 = counts.wilds
        missing = 0.0
        for letter in range(LETTERS):
            if counts.letters[letter] > 0:
                different += 1
            else:
                missing += min(1.0, chance * pool.letters[letter])
        for letter in range(LETTERS + 1):
            is_wild = letter == LETTERS
            if is_wild:
                after = herb_bonus(terms, counts.letters, counts.wilds + 1)
            else:
                counts.letters[letter] += 1
                after = herb_bonus(terms, counts.letters, counts.wilds)
                counts.letters[letter] -= 1
            is_new = is_wild or counts.letters[letter] == 0
            hope = 0.0
            if is_new and different < LETTERS:
                hope = _next_letter(hopes, different, missing)
            self.letters[letter] = max(hope, float(after - now))

    def _runestone(self, s: State, seat: i64) -> float:
        """The best of three recipes, as far as they can be hoped for."""
        cards = s.deck
        if len(cards) == 0 or not s.terms.has_concoctions:
            return 0.0
        total = 0.0
        squares = 0.0
        for card in cards:
            hope = card_hope(s.terms, card, self.symbols, self.tiles_to_come, self.patience)
            total += hope
            squares += hope * hope
        count = float(len(cards))
        mean = total / count
        # A new card competes for the symbols of the others.
        shared = 1.0 / (1.0 + 0.15 * float(len(s.players[seat].cards)))
        return (mean + BEST_OF_THREE * sqrt(max(0.0, squares / count - mean * mean))) * shared


def next_in(table: list[float], chance: float, left: float, had: i64) -> float:
    """One more tile of a set, one fewer to come."""
    here = place_in(chance, max(0.0, left - 1.0), min(had, MOST - 2))
    return table[here + 1] - table[here]


def _next_letter(hopes: Hopes, different: i64, missing: float) -> float:
    """One more letter in the largest herb set, with this many more expected."""
    left = float(max(LETTERS - different, 1))
    step: i64 = int(min(1.0, missing / left) * float(STEPS) + 0.5)
    here = step * (LETTERS + 1) + different
    return hopes.herbs[here + 1] - hopes.herbs[here]


def _next_egg(s: State, seat: i64, eggs: list[i64], left: float, mean: float) -> float:
    """An egg counts by rank: what it adds now, drawn to the mean while many are to come."""
    now = eggs[seat] * egg_rate(s, seat, eggs)
    eggs[seat] += 1
    then = eggs[seat] * egg_rate(s, seat, eggs)
    eggs[seat] -= 1
    certain = 1.0 / (1.0 + 0.3 * left)
    return float(then - now) * certain + mean * (1.0 - certain)


def recipe_hope(
    terms: Terms, cards: list[i64], symbols: i64, to_come: float, patience: float
) -> float:
    """What the cards will be worth, each by the symbols it still lacks."""
    total = 0.0
    for card in cards:
        total += card_hope(terms, card, symbols, to_come, patience)
    return total


def card_hope(terms: Terms, card: i64, symbols: i64, to_come: float, patience: float) -> float:
    """A recipe's points, less for every symbol it lacks."""
    each = to_come / (to_come + patience)
    hope = float(terms.full_points[card]) * _chance(terms.full_recipe[card], symbols, each)
    if terms.first_recipe[card] != 0:
        first = float(terms.first_points[card]) * _chance(terms.first_recipe[card], symbols, each)
        hope = max(hope, first)
    return hope


def _chance(recipe: i64, symbols: i64, each: float) -> float:
    chance = 1.0
    for index in range(SYMBOL_KINDS):
        shift = SYMBOL_BITS * index
        missing = (recipe >> shift & 63) - (symbols >> shift & 63)
        while missing > 0:
            chance *= each
            missing -= 1
    return chance


class Worth:
    """The tables of one world: tiles, cells and tokens for every seat."""

    taste: list[float]
    tiles: list[float]
    denied: list[float]
    cells: list[float]
    prices: list[float]
    tile_count: i64

    def __init__(self, s: State, hopes: Hopes, taste: list[float]) -> None:
        self.taste = taste
        self.tile_count = len(s.terms.tile_type)
        self.tiles = [0.0] * (s.terms.players * self.tile_count)
        self.denied = self.tiles.copy()
        self.cells = [0.0] * (s.terms.players * CELLS)
        self.prices = [0.0] * (s.terms.players * TOKENS)
        pool = Pool(s)
        counts: list[Tally] = [tally(s, seat) for seat in range(s.terms.deciders)]
        eggs: list[i64] = [counted.eggs for counted in counts]
        for seat in range(s.terms.deciders):
            needs = Needs(s, seat, hopes, pool, counts[seat], eggs, self.taste)
            self._fill_tiles(s, seat, needs)
            self._fill_cells(s, seat)
        for seat in range(s.terms.players):
            self._fill_prices(s, seat)
        self._fill_denied(s)

    def of(self, seat: i64, tile: i64) -> float:
        """A tile's worth to a seat, what it denies the others included."""
        place = seat * self.tile_count + tile
        return self.tiles[place] + self.denied[place]

    def own(self, seat: i64, tile: i64) -> float:
        """A tile's worth to a seat by itself."""
        return self.tiles[seat * self.tile_count + tile]

    def cell(self, seat: i64, cell: i64) -> float:
        """What controlling a cell adds."""
        return self.cells[seat * CELLS + cell]

    def price(self, seat: i64, token: i64) -> float:
        """What a token is worth while it is kept."""
        return self.prices[seat * TOKENS + token]

    def _fill_tiles(self, s: State, seat: i64, needs: Needs) -> None:
        terms = s.terms
        total = 0.0
        squares = 0.0
        base = seat * self.tile_count
        for tile in terms.tiles:
            value = self._tile(terms, s, seat, tile, needs)
            self.tiles[base + tile] = value
        for tile in s.stack:
            value = self.tiles[base + tile]
            total += value
            squares += value * value
        draw = 0.0
        if len(s.stack) > 0:
            count = float(len(s.stack))
            mean = total / count
            draw = mean + BEST_OF_THREE * sqrt(max(0.0, squares / count - mean * mean))
        for tile in terms.tiles:
            if terms.tile_type[tile] == CHEST:
                value = (draw + float(terms.chest_points)) * self.taste[DRAWS]
                self.tiles[base + tile] += value

    def _tile(self, terms: Terms, s: State, seat: i64, tile: i64, needs: Needs) -> float:
        kind = terms.tile_type[tile]
        breed = terms.tile_breed[tile]
        value = 0.0
        if kind == SKULL:
            value = float(terms.tile_points[tile]) * self.taste[SKULLS]
        elif kind == FEATHER:
            value = needs.feather * self.taste[FEATHERS]
        elif kind == MUSHROOM:
            value = needs.tripti if breed == TRIPTI else needs.duode
            value *= self.taste[MUSHROOMS]
        elif kind == HERB:
            value = float(terms.tile_points[tile]) + needs.letters[breed]
            value *= self.taste[HERBS]
        elif kind == EGG:
            value = needs.egg * self.taste[EGGS]
        elif kind == MIRROR:
            value = needs.mirror * self.taste[MIRRORS]
        elif kind == RUNESTONE:
            value = needs.runestone * self.taste[DRAWS]
        symbols = terms.tile_symbols[tile]
        if symbols != 0:
            cards = s.players[seat].cards
            held = needs.symbols + symbols
            hope = recipe_hope(terms, cards, held, needs.tiles_to_come, self.taste[PATIENCE])
            value += (hope - needs.recipes) * self.taste[RECIPES]
        return value

    def _fill_denied(self, s: State) -> None:
        """What a tile would have been worth to the rival who wants it most."""
        weight = 0.5 * self.taste[DENIAL] / float(max(s.terms.deciders - 1, 1))
        for seat in range(s.terms.deciders):
            for tile in s.terms.tiles:
                most = 0.0
                for rival in range(s.terms.deciders):
                    if rival != seat:
                        most = max(most, self.tiles[rival * self.tile_count + tile])
                self.denied[seat * self.tile_count + tile] = most * weight

    def _fill_cells(self, s: State, seat: i64) -> None:
        cells = s.tiled
        player = s.players[seat]
        control = player.control
        is_moonlit = s.round == MOONLIGHT and len(s.moonlight) > 0
        if not is_moonlit and s.goals == 0:
            return
        now = float(moonlight_points(s, seat)) if is_moonlit else goal_hope(s, seat)
        while cells != 0:
            cell = member(cells, 0)
            cells &= cells - 1
            player.control = control | bit(cell)
            then = float(moonlight_points(s, seat)) if is_moonlit else goal_hope(s, seat)
            self.cells[seat * CELLS + cell] = (then - now) * 0.7 * self.taste[GOALS]
        player.control = control

    def _fill_prices(self, s: State, seat: i64) -> None:
        """A token kept is a leftover at least, and a high one wins what is contested."""
        for token in range(TOKENS):
            self.prices[seat * TOKENS + token] = self._price(s.round, token)

    def _price(self, round_number: i64, token: i64) -> float:
        taste = self.taste
        is_early = round_number == TWILIGHT
        rank = taste[STAR_RANK] if token == STAR else float(RANK[token])
        slope = taste[SLOPE] if is_early else taste[MOON_SLOPE]
        left = taste[LEFT] if is_early else taste[MOON_LEFT]
        return (left + slope * rank) * taste[PRICE]


def goal_hope(s: State, seat: i64) -> float:
    """How far a seat is with the Twilight goals that are about control."""
    terms = s.terms
    control = s.players[seat].control
    points = float(terms.twilight_points)
    total = 0.0
    for goal in range(1, len(terms.twilight_rule)):
        if s.goals >> goal & 1 == 0:
            continue
        rule = terms.twilight_rule[goal]
        number = float(max(terms.twilight_number[goal], 1))
        if rule == AREAS:
            share = min(1.0, float(count_areas(control, False)) / number)
            total += points * share * share
        elif rule == AREA_SIZE:
            share = min(1.0, float(largest_area(control)) / number)
            total += points * share * share
        elif rule == MOST_AREAS:
            total += points * 0.12 * float(count_areas(control, False))
        elif rule == LARGEST_AREA:
            total += points * 0.12 * float(largest_area(control))
        elif rule == MOST_IN_TOP_ROW:
            total += points * 0.2 * float(size(control & terms.top_row))
    return total
