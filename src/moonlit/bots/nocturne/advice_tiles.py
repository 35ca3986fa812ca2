"""What a tile would add: exact points before and after, from what everybody can see."""

from typing import Final

from moonlit.core.codec import Plain
from moonlit.games.nocturne.goals import SYMBOL_BITS, SYMBOL_KINDS, symbols_of
from moonlit.games.nocturne.projection import collection_points, use_mirrors
from moonlit.games.nocturne.scoring import (
    TRIPTI,
    egg_rate,
    herb_bonus,
    in_sets,
    score_concoctions,
    score_feathers,
    tally,
    unused_mirrors,
)
from moonlit.games.nocturne.state import (
    CHEST,
    EGG,
    FEATHER,
    HERB,
    MIRROR,
    MUSHROOM,
    NOTHING,
    SKULL,
    State,
)

SKULLS: Final = "skulls"
FEATHERS: Final = "feathers"
DUODE_KIND: Final = "duode"
TRIPTI_KIND: Final = "tripti"
HERBS: Final = "herbs"
EGGS: Final = "eggs"
CHESTS: Final = "chests"
MIRRORS: Final = "mirrors"
# Kinds that are worth more the more one has of them.
GROWING: Final = (FEATHERS, TRIPTI_KIND, DUODE_KIND)

_KINDS: Final = {
    SKULL: SKULLS,
    FEATHER: FEATHERS,
    HERB: HERBS,
    EGG: EGGS,
    CHEST: CHESTS,
    MIRROR: MIRRORS,
}


def kind_of(state: State, tile: int) -> str:
    """The kind a tile counts as; empty for a runestone, which counts nothing."""
    if state.terms.tile_type[tile] == MUSHROOM:
        return TRIPTI_KIND if state.terms.tile_breed[tile] == TRIPTI else DUODE_KIND
    return _KINDS.get(state.terms.tile_type[tile], "")


def count_of(state: State, seat: int, kind: str) -> int:
    """How many tiles of a kind a seat has, those that mirror stones copy for good included."""
    player = state.players[seat]
    tiles = [*player.tiles, *(tile for tile in player.copies if tile != NOTHING)]
    return sum(kind_of(state, tile) == kind for tile in tiles)


def points_of(state: State, seat: int, kind: str) -> int:
    """What a kind of tile is worth to a seat now; with mirror stones, all that they may copy."""
    if kind == MIRRORS:
        return mirrored(state, seat)
    counts, terms = tally(state, seat), state.terms
    match kind:
        case "skulls":
            return counts.skull_points
        case "feathers":
            return score_feathers(terms, counts.feathers)
        case "tripti":
            return in_sets(terms.tripti_points, counts.tripti)
        case "duode":
            return in_sets(terms.duode_points, counts.duode)
        case "herbs":
            return counts.herb_points + herb_bonus(terms, counts.letters, counts.wilds)
        case "eggs":
            eggs = [tally(state, other).eggs for other in range(terms.deciders)]
            return counts.eggs * egg_rate(state, seat, eggs)
        case "chests":
            return counts.chests * terms.chest_points
    return 0


def mirrored(state: State, seat: int) -> int:
    """The points of a collection with every mirror stone put to its best use."""
    eggs = [tally(state, other).eggs for other in range(state.terms.deciders)]
    counts = tally(state, seat)
    idle = unused_mirrors(state, seat) - use_mirrors(state, seat, counts, eggs)
    stone = state.terms.precious_points if state.terms.precious_stones else 0
    chests = counts.chests * state.terms.chest_points
    return collection_points(state, seat, counts, eggs) + idle * stone + chests


def with_tile(state: State, seat: int, tile: int) -> State:
    """The same table with one more tile in a collection."""
    twin = state.clone()
    twin.players[seat].tiles.append(tile)
    return twin


def change(state: State, seat: int, tile: int) -> tuple[int, int]:
    """Points of the tile's kind before and after."""
    kind = kind_of(state, tile)
    before = points_of(state, seat, kind)
    return before, points_of(with_tile(state, seat, tile), seat, kind)


def gain(state: State, seat: int, tile: int) -> int:
    """The points a tile adds to a collection as things stand."""
    before, after = change(state, seat, tile)
    return after - before


def most_eggs(state: State, seat: int) -> int | None:
    """The most eggs of a rival; none if there is no rival."""
    others = (other for other in range(state.terms.deciders) if other != seat)
    return max((tally(state, other).eggs for other in others), default=None)


def missing(symbols: int, recipe: int) -> int:
    """How many symbols of a recipe are not there."""
    short = 0
    for kind in range(SYMBOL_KINDS):
        there, wanted = symbols >> SYMBOL_BITS * kind & 63, recipe >> SYMBOL_BITS * kind & 63
        short += max(0, wanted - there)
    return short


def brewed(state: State, seat: int, tile: int) -> tuple[int, int]:
    """The points of all concoctions before and after a tile."""
    before = score_concoctions(state, seat)
    return before, score_concoctions(with_tile(state, seat, tile), seat)


def recipe_facts(state: State, seat: int, tile: int) -> dict[str, Plain]:
    """The recipe a tile helps most: card, tier, points, symbols missing before and after."""
    terms, symbols = state.terms, symbols_of(state, seat)
    more = symbols + terms.tile_symbols[tile]
    best: dict[str, Plain] = {}
    most = 0.0
    for card in state.players[seat].cards:
        for tier, recipe, points in (
            (1, terms.first_recipe[card], terms.first_points[card]),
            (2, terms.full_recipe[card], terms.full_points[card]),
        ):
            before, after = missing(symbols, recipe), missing(more, recipe)
            worth = points * (before - after) / (before * before) if before else 0.0
            if worth > most:
                most = worth
                best = {
                    "card": card,
                    "tier": tier,
                    "points": points,
                    "before": before,
                    "after": after,
                }
    return best
