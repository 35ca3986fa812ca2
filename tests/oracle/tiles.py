"""Tiles with immediate effects: runestones, chests and, in variant 4, the chest swap."""

from __future__ import annotations

from itertools import combinations

from .data import Tile
from .forest import Cell
from .state import Play, State, ask

DRAWN_AT_ONCE = 3


def resolve_tile(state: State, seat: int, tile: Tile) -> Play[None]:
    """N-ITEM-4: what happens to a seat that has just collected a tile."""
    if state.is_opponent(seat):  # N-SOLO-13
        return
    if tile.type == "runestone":
        yield from draw_concoctions(state, seat)
    elif tile.type == "chest":
        tile_received = yield from _offer_swap(state, seat, tile)
        if tile_received:
            yield from resolve_tile(state, seat, tile_received)
        else:
            yield from open_chest(state, seat)


def draw_concoctions(state: State, seat: int) -> Play[None]:
    """N-ITEM-2: draw three, keep one; Flint may keep two."""
    state.drawn_cards = drawn = [_draw_card(state) for _ in range(_cards_to_draw(state))]
    player = state.players[seat]
    kept = list(drawn)
    if len(drawn) > 1:
        options = [f"brew {card}" for card in drawn]
        if player.may_use("flint"):  # O-75
            options += [f"brew {one} {two}" for one, two in combinations(drawn, 2)]
        _, *kept = yield from ask(seat, options)
    if len(kept) > 1:
        player.ability_unused = False
    player.concoctions += kept
    state.returned_cards += state.shuffled([card for card in drawn if card not in kept])
    state.drawn_cards = []


def _cards_to_draw(state: State) -> int:
    return min(DRAWN_AT_ONCE, len(state.deck) + len(state.returned_cards))


def _draw_card(state: State) -> str:
    return state.deck.pop() if state.deck else state.returned_cards.pop(0)


def open_chest(state: State, seat: int) -> Play[None]:
    """N-ITEM-3: draw three tiles, keep one, discard the others."""
    count = min(DRAWN_AT_ONCE, len(state.stack))
    state.drawn_tiles = drawn = [state.stack.pop() for _ in range(count)]
    if not drawn:
        return
    kept = drawn[0]
    if len(drawn) > 1:
        words = yield from ask(seat, [f"keep {tile.id}" for tile in drawn])
        kept = state.data.tiles[words[1]]
    state.discards += [tile for tile in drawn if tile != kept]
    state.drawn_tiles = []
    state.players[seat].collection.append(kept)
    yield from _resolve_kept(state, seat, kept)


def _resolve_kept(state: State, seat: int, tile: Tile) -> Play[None]:
    """O-9: a kept tile triggers too, unless chains are switched off."""
    if state.config.switches.chest_chain:
        yield from resolve_tile(state, seat, tile)


def _offer_swap(state: State, seat: int, chest: Tile) -> Play[Tile | None]:
    """N-VAR-4, O-53, O-81: put the chest in the place of an open tile that is no chest."""
    if "chasing_chests" not in state.config.variants:
        return None
    in_forest: dict[str, Cell] = {
        tile.id: cell
        for cell, tile in sorted(state.forest.items())
        if tile.type != "chest" and state.is_open(cell)
    }
    on_board = {
        tile.id: slot
        for slot, tile in enumerate(state.sprite_tiles)
        if tile and tile.type != "chest"
    }
    targets = [*in_forest, *on_board]
    if not targets:
        return None
    words = yield from ask(seat, [*(f"swap {target}" for target in targets), "decline"])
    if words[0] == "decline":
        return None
    received = state.data.tiles[words[1]]
    if received.id in in_forest:
        state.forest[in_forest[received.id]] = chest
    else:
        state.sprite_tiles[on_board[received.id]] = chest
    collection = state.players[seat].collection
    collection.remove(chest)
    collection.append(received)
    return received
