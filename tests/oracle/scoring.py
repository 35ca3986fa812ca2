"""The final score, category by category."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations

from .data import SYMBOLS, Concoction, Data, Tile
from .moonlight import moonlight_points
from .state import State

CATEGORIES = (
    "skulls",
    "feathers",
    "mushrooms",
    "herbs",
    "eggs",
    "chests",
    "concoctions",
    "twilight",
    "moonlight",
    "leftover",
    "ability",
    "precious",
)


def score(state: State, seat: int) -> dict[str, int]:
    """N-SCORE-1 to N-SCORE-11 and, as a twelfth line, variant 5."""
    player, tiles = state.players[seat], counted_tiles(state, seat)
    points = {
        "skulls": sum(tile.points for tile in tiles if tile.type == "skull"),
        "feathers": feather_points(
            state.data, _count(tiles, "feather"), state.config.switches.feather_overflow
        ),
        "mushrooms": sum(
            mushroom_points(state.data, species, _count(tiles, "mushroom", species))
            for species in state.data.mushrooms
        ),
        "herbs": sum(tile.points for tile in tiles if tile.type == "herb")
        + herb_bonus(state.data, [tile.kind for tile in tiles if tile.type == "herb"]),
        "eggs": egg_points(state, seat),
        "chests": sum(tile.points for tile in tiles if tile.type == "chest"),
        "concoctions": brew(state, seat)[0],
        "twilight": state.data.twilight_card * len(player.twilight_goals),
        "moonlight": moonlight_points(state, seat),
        "leftover": state.data.leftover_token * len(player.supply),
        "ability": _ability_points(state, seat),
        "precious": _precious_points(state, seat),
    }
    return {category: points[category] for category in CATEGORIES}


def winners(state: State) -> list[int]:
    """N-SCORE-0, O-15, O-63: most points, ties by position, else a shared victory."""
    totals = {seat: sum(score(state, seat).values()) for seat in state.scoring_seats}
    best = [seat for seat, total in totals.items() if total == max(totals.values())]
    placed = [place for place in map(state.position, best) if place is not None]
    return [state.sprite_tokens[min(placed)].seat] if placed else best


def counted_tiles(state: State, seat: int) -> list[Tile]:
    """N-MIRROR-1: the seat's tiles, and what its mirror stones copy."""
    real = [tile for tile in state.players[seat].collection if tile.type != "mirror"]
    return real + [tile for owner, tile in state.mirror_choices if owner == seat and tile]


def _count(tiles: Iterable[Tile], type_: str, kind: str | None = None) -> int:
    return sum(tile.type == type_ and kind in (None, tile.kind) for tile in tiles)


def feather_points(data: Data, count: int, overflow: str) -> int:
    """N-SCORE-2: full sets of seven and a rest, or at most one set."""
    full = len(data.feathers) - 1
    if overflow == "capped":
        return data.feathers[min(count, full)]
    return count // full * data.feathers[full] + data.feathers[count % full]


def mushroom_points(data: Data, species: str, count: int) -> int:
    """N-SCORE-3: full sets of the species and a rest."""
    table = data.mushrooms[species]
    full = len(table) - 1
    return count // full * table[full] + table[count % full]


def herb_bonus(data: Data, letters: Iterable[str]) -> int:
    """N-SCORE-4: the best split into sets of different letters; a wild is any letter."""
    counts = Counter(letters)

    @cache
    def best(left: tuple[int, ...], wilds: int) -> int:
        results = [0]
        for used, wild in _herb_sets(data, left, wilds):
            rest = tuple(count - (letter in used) for letter, count in enumerate(left))
            gain = data.herb_sets[len(used) + wild]
            results.append(gain + best(tuple(sorted(rest)), wilds - wild))
        return max(results)

    return best(tuple(sorted(counts[letter] for letter in "ABCDE")), counts["wild"])


def _herb_sets(
    data: Data, left: tuple[int, ...], wilds: int
) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every choice of letters and number of wilds that earns a bonus."""
    letters = [letter for letter, count in enumerate(left) if count]
    for size, bonus in enumerate(data.herb_sets):
        for wild in range(min(size, wilds) + 1):
            if bonus:
                for used in combinations(letters, size - wild):
                    yield used, wild


def egg_points(state: State, seat: int) -> int:
    """N-SCORE-5, N-FAM-6, N-SOLO-16."""
    eggs = {other: _count(counted_tiles(state, other), "egg") for other in state.scoring_seats}
    if state.config.solo:
        rates = state.data.solo_egg_rates
        return eggs[seat] * rates[min(eggs[seat], len(rates) - 1)]

    def standing(other: int) -> tuple[int, int]:
        place = state.position(other)
        return -eggs[other], len(state.sprite_tokens) if place is None else place

    # O-68: competition ranking, since seats without a token can share a standing
    rank = sum(standing(other) < standing(seat) for other in eggs)
    return eggs[seat] * state.data.egg_rates[rank]


def symbols(state: State, seat: int) -> Counter[str]:
    """N-SCORE-7: on the tiles, never from mirrors, and on the character card."""
    player = state.players[seat]
    found = Counter(symbol for tile in player.collection for symbol in tile.symbols)
    if player.character:
        found[state.data.character_symbols[player.character]] += 1
    return found


def brew(state: State, seat: int) -> tuple[int, int]:
    """Points of the best allocation, and how many cards it completes."""
    cards = state.data.starters | state.data.concoctions
    hand = [cards[card] for card in state.players[seat].concoctions]
    return best_brew(hand, symbols(state, seat))


def best_brew(hand: Sequence[Concoction], available: Counter[str]) -> tuple[int, int]:
    """N-SCORE-7, O-77: most points, then most completed cards; each symbol is spent once."""

    @cache
    def best(index: int, left: tuple[int, ...]) -> tuple[int, int]:
        if index == len(hand):
            return 0, 0
        results = [best(index + 1, left)]
        full = hand[index].tiers[-1]
        for tier in hand[index].tiers:
            need = Counter(tier.recipe)
            rest = tuple(n - need[symbol] for n, symbol in zip(left, SYMBOLS, strict=True))
            if min(rest) >= 0:
                points, completed = best(index + 1, rest)
                results.append((points + tier.points, completed + (tier is full)))
        return max(results)

    return best(0, tuple(available[symbol] for symbol in SYMBOLS))


def _ability_points(state: State, seat: int) -> int:
    """N-SCORE-11, O-84."""
    player, config = state.players[seat], state.config
    never_usable = player.ability == "flint" and "all_set_to_brew" in config.variants
    if never_usable and config.switches.flint_all_set == "no_bonus":
        return 0
    return state.data.unused_ability if player.ability_unused else 0


def _precious_points(state: State, seat: int) -> int:
    """N-VAR-5, O-55: for each mirror stone that copies nothing."""
    if "precious_stones" not in state.config.variants:
        return 0
    copied = sum(owner == seat and tile is not None for owner, tile in state.mirror_choices)
    return state.data.precious_stone * (len(state.players[seat].mirrors) - copied)
