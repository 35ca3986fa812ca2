"""What follows a won phase: the tile, the abilities, the effects and the clearing."""

from __future__ import annotations

from . import goals
from .casting import Phase
from .sprites import clear_losing_spells, offer_sage
from .state import Play, Round, Spell, State, ask
from .tiles import resolve_tile
from .tokens import parse_token

REDD_HIGHEST = 6


def win_tile(state: State, phase: Phase) -> Play[None]:
    """N-WIN-1 to N-WIN-5, in the order of the contract."""
    won = state.spells.pop()
    seat, player = won.seat, state.players[won.seat]
    player.collection.append(state.forest.pop(won.cell))
    state.face_down[won.cell] = won
    own_losing = [spell for spell in state.spells if spell.seat == seat]
    for spell in own_losing:
        state.spells.remove(spell)
        player.supply.append(spell.token)
    _note_win(state, won, phase)

    yield from _offer_redd(state, won)
    yield from _offer_abigail(state, seat)
    tile = player.collection[-1]
    waits = tile.type == "chest" and _chests_wait(state)
    if not waits:
        yield from resolve_tile(state, seat, tile)
    goals.check_immediate(state, seat, won.token, phase.corner_cast)
    yield from offer_sage(state, seat, [spell.token for spell in own_losing])
    yield from clear_losing_spells(state)
    if waits:
        yield from resolve_tile(state, seat, tile)
        goals.check_immediate(state, seat)


def _note_win(state: State, won: Spell, phase: Phase) -> None:
    state.last_winner = won.seat
    if state.round is Round.TWILIGHT:
        if won.token.is_star:
            state.star_winners.append(won.seat)
        if phase.corner_cast:
            state.players[won.seat].feats.corner_cast = True


def _chests_wait(state: State) -> bool:
    """O-81: with Chasing Chests a chest won in the forest waits until the spells are cleared."""
    config = state.config
    after_clearing = config.switches.chest_swap_timing == "after_clearing"
    return "chasing_chests" in config.variants and after_clearing


def _offer_redd(state: State, won: Spell) -> Play[None]:
    """D-7: Redd may leave a lower token in the cell and take the winning one back."""
    player = state.players[won.seat]
    lower = sorted({token for token in player.supply if token.rank < won.token.rank})
    if not player.may_use("redd") or won.token.rank > REDD_HIGHEST or not lower:
        return
    words = yield from ask(won.seat, [*(f"replace {token}" for token in lower), "decline"])
    if words[0] == "replace":
        player.ability_unused = False
        token = parse_token(words[1])
        player.supply.remove(token)
        player.supply.append(won.token)
        state.face_down[won.cell] = won._replace(token=token)


def _offer_abigail(state: State, seat: int) -> Play[None]:
    """D-7: Abigail may exchange the tile just won for one on the Sprite Board."""
    player = state.players[seat]
    tiles = [tile for tile in state.sprite_tiles if tile]
    if not player.may_use("abigail") or not tiles:
        return
    words = yield from ask(seat, [*(f"exchange {tile.id}" for tile in tiles), "decline"])
    if words[0] == "exchange":
        player.ability_unused = False
        taken = state.data.tiles[words[1]]
        state.sprite_tiles[state.sprite_tiles.index(taken)] = player.collection[-1]
        player.collection[-1] = taken
