"""The Sprite Board: putting tokens on it after a phase, and drafting tiles with them."""

from __future__ import annotations

from collections.abc import Iterable

from . import goals, solo
from .state import OPPONENT, Dedicated, Play, Round, Spell, State, ask
from .tiles import resolve_tile
from .tokens import Token, parse_token


def falls_straight_off(state: State, token: Token) -> bool:
    """O-20: a full board and no lower token on it."""
    board = state.sprite_tokens
    return len(board) == state.size.token_spaces and token.rank <= board[-1].token.rank


def dedicate(state: State, seat: int, token: Token) -> None:
    """N-SPRITE-3, N-SPRITE-4: in after all greater or equal tokens; the last may fall off."""
    board = state.sprite_tokens
    place = sum(other.token.rank >= token.rank for other in board)
    board.insert(place, Dedicated(seat, token))
    if len(board) > state.size.token_spaces:
        fallen = board.pop()
        state.players[fallen.seat].supply.append(fallen.token)


def offer_sage(state: State, winner: int, own_losing: Iterable[Token]) -> Play[None]:
    """D-7: Sage may dedicate one of the winner's own losing tokens, before anybody else."""
    player = state.players[winner]
    tokens = sorted(t for t in own_losing if not (t.shadow or falls_straight_off(state, t)))
    if not player.may_use("sage") or not tokens:
        return
    words = yield from ask(winner, [*(f"dedicate {token}" for token in tokens), "decline"])
    if words[0] == "dedicate":
        player.ability_unused = False
        token = parse_token(words[1])
        player.supply.remove(token)
        dedicate(state, winner, token)


def clear_losing_spells(state: State) -> Play[None]:
    """N-WIN-5: the losers take their spells back or dedicate one each."""
    if state.config.family:  # N-FAM-4
        for spell in list(state.spells):
            _take_back(state, spell)
    elif state.config.switches.dedication_order == "simultaneous":
        yield from _all_choose_then_insert(state)
    else:
        yield from _highest_spell_first(state)


def _highest_spell_first(state: State) -> Play[None]:
    """N-SPRITE-2: spell by spell, in descending value."""
    opponents = _opponents_choice(state)
    dedicated: set[int] = set()
    for spell in sorted(state.spells, key=lambda spell: spell.token, reverse=True):
        chosen = spell == opponents
        if spell.seat not in dedicated and _is_asked(state, spell):
            chosen = yield from _wants_to_dedicate(spell)
        if chosen:
            dedicated.add(spell.seat)
            _put_on_board(state, spell)
        else:
            _take_back(state, spell)


def _all_choose_then_insert(state: State) -> Play[None]:
    """E-18: the losers choose in secret, then the chosen tokens go in, highest first."""
    winner = state.pivot
    chosen = [spell for spell in [_opponents_choice(state)] if spell]
    for seat in state.clockwise_from(winner)[1:]:
        own = {str(s.token): s for s in state.spells if s.seat == seat and _is_asked(state, s)}
        if own:
            words = yield from ask(seat, [*(f"dedicate {token}" for token in own), "decline"])
            chosen += [own[words[1]]] if words[0] == "dedicate" else []
    for spell in sorted(state.spells, key=lambda spell: spell.token, reverse=True):
        if spell in chosen:
            _put_on_board(state, spell)
        else:
            _take_back(state, spell)


def _opponents_choice(state: State) -> Spell | None:
    if not state.config.solo:
        return None
    cast = {spell.token: spell for spell in state.spells if spell.seat == OPPONENT}
    token = solo.dedicated_token(state, list(cast))
    return cast[token] if token else None


def _is_asked(state: State, spell: Spell) -> bool:
    """N-SPRITE-1: the opponent never decides, and shadow tokens are never dedicated."""
    token = spell.token
    return not (state.is_opponent(spell.seat) or token.shadow or falls_straight_off(state, token))


def _wants_to_dedicate(spell: Spell) -> Play[bool]:
    words = yield from ask(spell.seat, [f"dedicate {spell.token}", f"retrieve {spell.token}"])
    return words[0] == "dedicate"


def _take_back(state: State, spell: Spell) -> None:
    state.spells.remove(spell)
    state.players[spell.seat].supply.append(spell.token)


def _put_on_board(state: State, spell: Spell) -> None:
    state.spells.remove(spell)
    dedicate(state, spell.seat, spell.token)


def note_spaces(state: State) -> None:
    """O-50, E-71: who holds the last space, and who holds them all, when a round ends."""
    owners = [token.seat for token in state.sprite_tokens]
    is_full = len(owners) == state.size.token_spaces
    for player in state.players:
        last = is_full and owners[-1] == player.seat
        player.feats.last_space[state.round] = last
        player.feats.all_spaces[state.round] = last and set(owners) == {player.seat}


def draft(state: State) -> Play[None]:
    """N-ENDT-2: from the highest token to the lowest, each takes one tile."""
    for seat, token in list(state.sprite_tokens):
        tiles = [tile for tile in state.sprite_tiles if tile]
        if not tiles:
            return
        taken = tiles[0]  # N-SOLO-14
        if len(tiles) > 1 and not state.is_opponent(seat):
            words = yield from ask(seat, [f"take {tile.id}" for tile in tiles])
            taken = state.data.tiles[words[1]]
        state.sprite_tiles[state.sprite_tiles.index(taken)] = None
        state.last_drafter = seat
        if state.round is Round.MOONLIGHT:
            state.players[seat].feats.moonlight_drafts += 1
        state.players[seat].collection.append(taken)
        yield from resolve_tile(state, seat, taken)
        goals.check_immediate(state, seat, token)
