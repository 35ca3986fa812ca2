"""What keeps weak players from looking silly: fitting noise, sure sets taken, the star kept."""

from math import log
from typing import Final

from moonlit.bots.nocturne.policy import Rivals
from moonlit.core.bits import bit, size
from moonlit.core.frame import frame_seat
from moonlit.games.nocturne import moves
from moonlit.games.nocturne.scoring import TRIPTI
from moonlit.games.nocturne.state import (
    MUSHROOM,
    NOTHING,
    RANK,
    STAR,
    State,
    neighbours,
)

# With so many moves to choose from the noise is what the level says.
USUAL: Final = 12
SET_OF_TRIPTI: Final = 3
SET_OF_DUODE: Final = 2


def crowding(options: int) -> float:
    """The more there is to look at, the more is overlooked: 0.3 of two moves, 1.6 of fifty."""
    return log(options) / log(USUAL)


def thrifty(s: State, values: list[float], points: float) -> list[float]:
    """The values of all moves, the star dearer by as much of `points` as there is forest left."""
    price = points * float(size(s.tiled)) / float(size(s.terms.cells))
    kept = list(values)
    for index in range(moves.move_count(s)):
        chosen = moves.move_at(s, index)
        if moves.move_verb(chosen) == moves.CAST and moves.move_object(chosen) == STAR:
            kept[index] -= price
    return kept


def sure_sets(s: State) -> list[int]:
    """Where the moves stand that complete a set of mushrooms and that nobody can answer."""
    seat = frame_seat(s.pending[-1])
    rivals = Rivals(s, seat)
    found = []
    for index in range(moves.move_count(s)):
        tile = _sure_tile(s, rivals, moves.move_at(s, index))
        if tile != NOTHING and completes_set(s, seat, tile):
            found.append(index)
    return found


def _sure_tile(s: State, rivals: Rivals, chosen: int) -> int:
    """The tile that a move wins for sure."""
    verb = moves.move_verb(chosen)
    if verb in (moves.KEEP_TILE, moves.TAKE_TILE):
        return moves.move_object(chosen)
    if verb != moves.CAST:
        return NOTHING
    token, cell = moves.move_object(chosen), moves.move_place(chosen)
    return s.forest[cell] if _is_safe(s, rivals, token, cell) else NOTHING


def _is_safe(s: State, rivals: Rivals, token: int, cell: int) -> bool:
    if neighbours(cell) & s.tiled & ~s.covered & ~bit(cell) == 0:
        return True
    # Alone, the cards of the opponent top whatever they like.
    if s.terms.deciders == 1:
        return False
    return token == STAR or s.terms.higher[RANK[token]] & rivals.held == 0


def completes_set(s: State, seat: int, tile: int) -> bool:
    """Whether a mushroom is the last one of a pair or of a group of three."""
    if s.terms.tile_type[tile] != MUSHROOM:
        return False
    breed = s.terms.tile_breed[tile]
    held = s.players[seat].tiles
    have = sum(
        s.terms.tile_type[one] == MUSHROOM and s.terms.tile_breed[one] == breed for one in held
    )
    needed = SET_OF_TRIPTI if breed == TRIPTI else SET_OF_DUODE
    return have % needed == needed - 1
