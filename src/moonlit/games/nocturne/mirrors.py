"""Mirror stones: each may copy one other tile before scoring (N-MIRROR)."""

from mypy_extensions import i64

from moonlit.core.frame import frame
from moonlit.core.journal import Journal
from moonlit.games.nocturne.frames import BY_MIRROR, COPY, EFFECT, MIRRORS
from moonlit.games.nocturne.state import (
    CHEST,
    MIRROR,
    NOBODY,
    NOTHING,
    RUNESTONE,
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


def can_be_copied(s: State, tile: i64) -> bool:
    """No mirror; runestones and chests only by the Polish ruling (N-MIRROR-5, O-37)."""
    kind = s.terms.tile_type[tile]
    if kind == CHEST or kind == RUNESTONE:
        return s.terms.mirror_effect_tiles
    return kind != MIRROR


def copyable(s: State, seat: i64) -> list[i64]:
    """One tile of every kind that a player may copy, in pack order (E-45)."""
    lowest: list[i64] = [NOTHING] * len(s.terms.tile_type)
    for owner in range(s.terms.deciders):
        if owner == seat or s.terms.mirror_any:
            for tile in s.players[owner].tiles:
                kind = s.terms.tile_kind[tile]
                if can_be_copied(s, tile) and (lowest[kind] == NOTHING or tile < lowest[kind]):
                    lowest[kind] = tile
    return sorted([tile for tile in lowest if tile != NOTHING])


def next_mirror(s: State, journal: Journal, asked: i64) -> None:
    """Clockwise from whoever took the last Sprite tile, one stone at a time (N-MIRROR-4, O-67)."""
    begins = s.last_drafter if s.last_drafter != NOBODY else s.last_winner_or_starter()
    while asked < s.terms.players:
        seat = (begins + asked) % s.terms.players
        if seat < s.terms.deciders and len(s.players[seat].copies) < mirror_count(s, seat):
            s.pending.append(frame(MIRRORS, 0, asked))
            if len(copyable(s, seat)) > 0:
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
