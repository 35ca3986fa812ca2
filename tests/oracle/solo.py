"""The solo opponent: what its cards make it cast, and what it dedicates."""

from __future__ import annotations

from .data import SoloCard
from .forest import Cell, clockwise_from
from .state import OPPONENT, Spell, State
from .tokens import Token


def flip(state: State) -> SoloCard:
    """N-SOLO-3: one card for every action of the opponent."""
    if not state.solo_deck:
        state.solo_deck = state.shuffled(state.solo_face_up)
        state.solo_face_up = []
    card = state.solo_deck.pop()
    state.solo_face_up.append(card)
    return card


def active_card(state: State) -> SoloCard | None:
    return state.solo_face_up[-1] if state.solo_face_up else None


def start(state: State, anchor: Cell | None, cells: list[Cell]) -> tuple[Token, Cell]:
    """N-SOLO-8 to N-SOLO-10, O-45, O-73: a starting spell; it never turns the start down."""
    card = flip(state)
    supply = state.players[OPPONENT].supply
    isolated = [cell for cell in cells if not state.tiles_beside(cell)]
    if anchor is None and state.config.switches.solo_corner_needs_anchor:
        isolated = []
    if isolated:
        return _smallest(state, supply), isolated[0]
    cell = cells[0] if anchor is None else _first_from(anchor, card.direction, cells)
    if not state.spell_cast_this_round:
        return _smallest(state, supply), cell
    return _starting_token(state, supply, card.start), cell


def answer(state: State, high: Spell, tokens: list[Token]) -> tuple[Token, Cell] | None:
    """N-SOLO-5, N-SOLO-6: the smallest token the card allows, or a pass."""
    card = flip(state)
    allowed = [token for token in tokens if _allows(card, token)]
    if not allowed:
        return None
    cell = _first_from(high.cell, card.direction, state.open_beside(high.cell))
    return _smallest(state, allowed), cell


def dedicated_token(state: State, losing: list[Token]) -> Token | None:
    """N-SOLO-7, O-46, O-47: the highest own-colour token, if the active card says so."""
    card = active_card(state)
    own = [token for token in losing if not token.shadow]
    return max(own) if own and card and card.dedicates else None


def _allows(card: SoloCard, token: Token) -> bool:
    match card.power:
        case "at_least":
            return token.rank >= card.number
        case "at_most":
            return token.rank <= card.number
    return True


def _starting_token(state: State, supply: list[Token], number: int) -> Token:
    """The number shown, else the next lower, else the next higher."""
    ranks = {token.rank for token in supply}
    lower = [rank for rank in ranks if rank <= number]
    rank = max(lower) if lower else min(ranks)
    return _smallest(state, [token for token in supply if token.rank == rank])


def _smallest(state: State, tokens: list[Token]) -> Token:
    """O-71: the lowest rank; the switch says which of an own and a shadow token goes first."""
    shadow_first = state.config.switches.solo_equal_token == "shadow_first"
    return min(tokens, key=lambda token: (token.rank, token.shadow != shadow_first))


def _first_from(centre: Cell, direction: str, cells: list[Cell]) -> Cell:
    around = [centre.step(turn) for turn in clockwise_from(direction)]
    return next(cell for cell in around if cell in cells)
