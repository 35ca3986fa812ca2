"""Numbered moves: how many there are, which one has a number, and how one is packed."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import member, size
from moonlit.core.frame import frame_fact, frame_kind, frame_seat
from moonlit.games.nocturne.abilities import lower_tokens
from moonlit.games.nocturne.frames import (
    ANSWER,
    BREW,
    CHOOSE,
    CLAIM,
    COPY,
    DEDICATE,
    EXCHANGE,
    KEEP,
    OFFER,
    REPLACE,
    START,
    SWAP,
    TAKE,
)
from moonlit.games.nocturne.items import may_keep_two, open_forest_targets, slot_targets, swap_count
from moonlit.games.nocturne.mirrors import copyable, tile_of_kind
from moonlit.games.nocturne.sprites import slot_at, tiles_on_board
from moonlit.games.nocturne.state import State

PASS: Final[i64] = 0
CAST: Final[i64] = 1  # token, cell
DEDICATE_TOKEN: Final[i64] = 2  # token
RETRIEVE_TOKEN: Final[i64] = 3  # token
KEEP_TILE: Final[i64] = 4  # tile
BREW_ONE: Final[i64] = 5  # card
BREW_TWO: Final[i64] = 6  # card, card
TAKE_TILE: Final[i64] = 7  # tile
COPY_TILE: Final[i64] = 8  # tile
LEAVE: Final[i64] = 9
REPLACE_TOKEN: Final[i64] = 10  # token
DECLINE: Final[i64] = 11
EXCHANGE_TILE: Final[i64] = 12  # tile
SWAP_CHEST: Final[i64] = 13  # tile
CLAIM_SHADOW: Final[i64] = 14  # token


def move(verb: i64, a: i64 = 0, b: i64 = 0) -> i64:
    """Pack a move: what is done, to what, and where."""
    return verb << 14 | a << 7 | b


def move_verb(packed: i64) -> i64:
    """What is done."""
    return packed >> 14


def move_object(packed: i64) -> i64:
    """To what."""
    return packed >> 7 & 127


def move_place(packed: i64) -> i64:
    """Where, or with what else."""
    return packed & 127


def move_count(s: State) -> i64:
    """How many moves the deciding seat has."""
    waiting = s.pending[-1]
    kind = frame_kind(waiting)
    if kind == START or kind == ANSWER:
        return 1 + size(s.castable_tokens) * size(s.castable_cells)
    if kind == DEDICATE:
        return 2
    if kind == KEEP:
        return len(s.drawn)
    if kind == TAKE:
        return tiles_on_board(s)
    if kind == BREW:
        return brew_count(s, frame_seat(waiting))
    if kind == COPY:
        return 1 + size(copyable(s, frame_seat(waiting)))
    if kind == REPLACE:
        return 1 + size(lower_tokens(s, frame_seat(waiting), frame_fact(waiting, 0)))
    if kind == OFFER or kind == CHOOSE:
        return 1 + size(frame_fact(waiting, 0))
    if kind == EXCHANGE:
        return 1 + tiles_on_board(s)
    if kind == SWAP:
        return 1 + swap_count(s)
    return size(s.shadows)


def brew_count(s: State, seat: i64) -> i64:
    """Every card drawn, and every pair for Flint."""
    count: i64 = len(s.drawn)
    return count + count * (count - 1) // 2 if may_keep_two(s, seat) else count


def move_at(s: State, index: i64) -> i64:
    """The move with a number; numbers run from 0 in an order that never changes."""
    waiting = s.pending[-1]
    kind = frame_kind(waiting)
    if kind == START or kind == ANSWER:
        if index == 0:
            return move(PASS)
        cells = size(s.castable_cells)
        token = member(s.castable_tokens, (index - 1) // cells)
        return move(CAST, token, member(s.castable_cells, (index - 1) % cells))
    if kind == DEDICATE:
        return move(DEDICATE_TOKEN if index == 0 else RETRIEVE_TOKEN, frame_fact(waiting, 0))
    if kind == KEEP:
        return move(KEEP_TILE, s.drawn[index])
    if kind == TAKE:
        return move(TAKE_TILE, s.slots[slot_at(s, index)])
    if kind == BREW:
        return brew_at(s, index)
    if kind == CLAIM:
        return move(CLAIM_SHADOW, member(s.shadows, index))
    if index == 0:
        return move(LEAVE if kind == COPY else DECLINE)
    return optional_at(s, waiting, index - 1)


def brew_at(s: State, index: i64) -> i64:
    """Single cards first, then pairs."""
    count: i64 = len(s.drawn)
    if index < count:
        return move(BREW_ONE, s.drawn[index])
    pair = index - count
    if pair < count - 1:
        return move(BREW_TWO, s.drawn[0], s.drawn[pair + 1])
    return move(BREW_TWO, s.drawn[1], s.drawn[2])


def optional_at(s: State, waiting: i64, index: i64) -> i64:
    """What may be done instead of declining."""
    kind = frame_kind(waiting)
    if kind == COPY:
        seat = frame_seat(waiting)
        return move(COPY_TILE, tile_of_kind(s, seat, member(copyable(s, seat), index)))
    if kind == REPLACE:
        lower = lower_tokens(s, frame_seat(waiting), frame_fact(waiting, 0))
        return move(REPLACE_TOKEN, member(lower, index))
    if kind == OFFER or kind == CHOOSE:
        return move(DEDICATE_TOKEN, member(frame_fact(waiting, 0), index))
    if kind == EXCHANGE:
        return move(EXCHANGE_TILE, s.slots[slot_at(s, index)])
    cells = open_forest_targets(s)
    count = size(cells)
    if index < count:
        return move(SWAP_CHEST, s.forest[member(cells, index)])
    return move(SWAP_CHEST, s.slots[member(slot_targets(s), index - count)])
