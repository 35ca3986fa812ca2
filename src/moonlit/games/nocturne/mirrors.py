"""Mirror stones: each may copy one other tile before scoring (N-MIRROR)."""

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.core.frame import frame
from moonlit.core.journal import Journal
from moonlit.games.nocturne.frames import BY_MIRROR, COPY, EFFECT, MIRRORS
from moonlit.games.nocturne.state import (
    MIRROR,
    NOBODY,
    NOTHING,
    State,
)
from moonlit.games.nocturne.verbs import MIRROR_ASSIGNED


def mirror_count(s: State, seat: i64) -> i64:
    """How many mirror stones a player holds."""
    count: i64 = 0
    for tile in s.players[seat].tiles:
        if s.terms.tile_type[tile] == MIRROR:
            count += 1
    return count


def copyable(s: State, seat: i64) -> i64:
    """The kinds of tile that a player may copy, as a set (E-45, O-37)."""
    kinds: i64 = 0
    for owner in range(s.terms.deciders):
        if owner == seat or s.terms.mirror_any:
            for tile in s.players[owner].tiles:
                kinds |= bit(s.terms.tile_kind[tile])
    return kinds & s.terms.copyable_kinds


def tile_of_kind(s: State, seat: i64, kind: i64) -> i64:
    """The first tile of a kind, in pack order, that a player may copy."""
    lowest: i64 = len(s.terms.tile_kind)
    for owner in range(s.terms.deciders):
        if owner == seat or s.terms.mirror_any:
            for tile in s.players[owner].tiles:
                if s.terms.tile_kind[tile] == kind and tile < lowest:
                    lowest = tile
    return lowest


def next_mirror(s: State, journal: Journal, asked: i64) -> None:
    """Clockwise from whoever took the last Sprite tile, one stone at a time (N-MIRROR-4, O-67)."""
    begins = s.last_drafter if s.last_drafter != NOBODY else s.last_winner_or_starter()
    while asked < s.terms.players:
        seat = (begins + asked) % s.terms.players
        if seat < s.terms.deciders and len(s.players[seat].copies) < mirror_count(s, seat):
            s.pending.append(frame(MIRRORS, 0, asked))
            if copyable(s, seat) != 0:
                s.pending.append(frame(COPY, seat))
            else:
                copy_tile(s, journal, seat, NOTHING)
            return
        asked += 1


def copy_tile(s: State, journal: Journal, seat: i64, tile: i64) -> None:
    """Assign the next stone, for good; a copied runestone or chest draws (N-MIRROR-3, O-38)."""
    s.players[seat].copies.append(tile)
    journal.note(MIRROR_ASSIGNED, seat, tile)
    if tile != NOTHING:
        s.pending.append(frame(EFFECT, seat, tile, BY_MIRROR))
