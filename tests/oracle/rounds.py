"""The course of a match: two rounds, what lies between them, and the end."""

from __future__ import annotations

from . import goals
from .casting import Phase, play_phase
from .mirrors import assign_mirrors
from .sprites import draft, note_spaces
from .state import Dedicated, Play, Round, State, ask
from .tokens import parse_token
from .winning import win_tile


def play_match(state: State) -> Play[None]:
    yield from _play_round(state)
    yield from end_twilight(state)
    yield from _play_round(state)
    note_spaces(state)
    yield from draft(state)
    yield from assign_mirrors(state)


def _play_round(state: State) -> Play[None]:
    """N-ROUND-2: until no tile is left or nobody wants to start."""
    phase = Phase(state.round_starter, anchor=None)
    while state.forest and (yield from play_phase(state, phase)):
        won = state.spells[-1]
        yield from win_tile(state, phase)
        phase = Phase(won.seat, anchor=won.cell)  # N-WIN-6


def end_twilight(state: State) -> Play[None]:
    note_spaces(state)
    if state.config.switches.endgoals_before_sprite:
        goals.award_end_goals(state)
        yield from draft(state)
    else:
        yield from draft(state)
        goals.award_end_goals(state)
    if not state.config.family:
        yield from _award_shadow_tokens(state)
    starter = _moonlight_starter(state)
    _take_tokens_back(state)
    state.twilight_goals.clear()
    _deal_moonlight(state)
    state.round = Round.MOONLIGHT
    state.round_starter = starter
    state.last_winner = state.last_drafter = None
    state.spell_cast_this_round = False


def _moonlight_starter(state: State) -> int:
    """N-ENDT-9, N-SOLO-2, O-14, O-41."""
    if state.config.solo:
        return 0
    return state.pivot if state.last_drafter is None else state.last_drafter


def _award_shadow_tokens(state: State) -> Play[None]:
    """N-ENDT-3, O-69: one for each leftover token, highest first, ties by position."""
    leftover = [
        Dedicated(player.seat, token) for player in state.players for token in player.supply
    ]
    leftover.sort(key=lambda left: (-left.token.rank, state.tie_order(left.seat)))
    for seat, _ in leftover[: len(state.shadow_tokens)]:
        token = max(state.shadow_tokens)
        is_free = state.config.switches.shadow_pick == "free" and not state.is_opponent(seat)
        if is_free and len(state.shadow_tokens) > 1:
            words = yield from ask(seat, [f"claim {token}" for token in state.shadow_tokens])
            token = parse_token(words[1])
        state.shadow_tokens.remove(token)
        state.players[seat].supply.append(token)
        state.players[seat].feats.shadows_received += 1


def _take_tokens_back(state: State) -> None:
    """N-ENDT-4, N-ENDT-5: all tokens home, then the lowest own ones make room for shadows."""
    for spell in state.face_down.values():
        state.players[spell.seat].supply.append(spell.token)
    for seat, token in state.sprite_tokens:
        state.players[seat].supply.append(token)
    state.face_down.clear()
    state.sprite_tokens.clear()
    for player in state.players:
        for _ in range(player.feats.shadows_received):
            lowest = min(token for token in player.supply if not token.shadow)
            player.supply.remove(lowest)
            state.removed_tokens.append(Dedicated(player.seat, lowest))


def _deal_moonlight(state: State) -> None:
    """N-ENDT-7, N-ENDT-8, O-12, O-74: clear what is left, or keep it, and fill every gap."""
    unclaimed = [state.forest[cell] for cell in sorted(state.forest)]
    unclaimed += [tile for tile in state.sprite_tiles if tile]
    if state.config.switches.leftover_tiles == "keep":
        unclaimed = []
    else:
        state.forest.clear()
        state.sprite_tiles = [None] * len(state.sprite_tiles)
    needed = len(state.layout.cells) - len(state.forest) + state.sprite_tiles.count(None)
    if len(state.stack) < needed:  # O-11
        state.stack = state.shuffled(state.discards + unclaimed) + state.stack
        state.discards, unclaimed = [], []
    state.removed_tiles += unclaimed
    deal(state)


def deal(state: State) -> None:
    """Fill the gaps of the forest in reading order, then those of the Sprite Board."""
    for cell in state.layout.cells:
        if cell not in state.forest and state.stack:
            state.forest[cell] = state.stack.pop()
    for slot, tile in enumerate(state.sprite_tiles):
        if tile is None and state.stack:
            state.sprite_tiles[slot] = state.stack.pop()
