"""Tiles with an immediate effect: runestones, chests and, in one variant, swapping a chest."""

from mypy_extensions import i64

from moonlit.core.bits import bit, member, size
from moonlit.core.frame import frame
from moonlit.core.journal import Journal
from moonlit.games.nocturne.frames import (
    BREW,
    BY_MIRROR,
    EFFECT,
    FROM_ELSEWHERE,
    FROM_FOREST,
    GOALS,
    KEEP,
    SWAP,
)
from moonlit.games.nocturne.state import (
    CHEST,
    FLINT,
    NOTHING,
    OPPONENT,
    RUNESTONE,
    State,
)
from moonlit.games.nocturne.verbs import (
    DISCARDED_TILE,
    DREW_CARDS,
    DREW_TILES,
    KEPT_CARDS,
    KEPT_TILE,
    TILE_EXCHANGED,
    draw_cards,
    draw_tiles,
    gain_tile,
    lift_tile,
    place_tile,
    returned,
    use_ability,
)


def resolve_effect(s: State, journal: Journal, seat: i64, tile: i64, source: i64) -> None:
    """A runestone draws concoctions, a chest draws tiles; the opponent ignores both (N-SOLO-13)."""
    if s.terms.solo and seat == OPPONENT:
        return
    if s.terms.tile_type[tile] == RUNESTONE:
        draw_concoctions(s, journal, seat)
    elif s.terms.tile_type[tile] == CHEST:
        collect_chest(s, journal, seat, tile, source)


def note_draw(s: State, journal: Journal, kind: i64, seat: i64, is_public: bool) -> None:
    """Note what was drawn, one to three cards or tiles."""
    second: i64 = s.drawn[1] if len(s.drawn) > 1 else NOTHING
    third: i64 = s.drawn[2] if len(s.drawn) > 2 else NOTHING
    journal.note(kind, seat, s.drawn[0], second, third, 1 if is_public else 0)


def draw_concoctions(s: State, journal: Journal, seat: i64) -> None:
    """Draw three, keep one secretly (N-ITEM-2)."""
    draw_cards(s, 3)
    if len(s.drawn) == 0:
        return
    note_draw(s, journal, DREW_CARDS, seat, False)
    if len(s.drawn) == 1:
        keep_cards(s, journal, seat, 0, NOTHING)
    else:
        s.pending.append(frame(BREW, seat))


def may_keep_two(s: State, seat: i64) -> bool:
    """Flint may keep two of the cards drawn (D-7, O-75)."""
    return s.players[seat].ability == FLINT and s.players[seat].ability_unused


def keep_cards(s: State, journal: Journal, seat: i64, index: i64, second: i64) -> None:
    """Keep one card, or two; the others go under the deck in random order (O-60)."""
    kept = s.drawn[index]
    other = s.drawn[second] if second != NOTHING else NOTHING
    s.players[seat].cards.append(kept)
    if other != NOTHING:
        s.players[seat].cards.append(other)
        use_ability(s, journal, seat)
    journal.note(KEPT_CARDS, seat, kept, other)
    rest: list[i64] = [card for card in s.drawn if card != kept and card != other]
    if len(rest) > 1:
        s.dice.shuffle(rest)
    for card in rest:
        s.under.append(returned(card, seat, s.batch))
    s.batch += 1
    s.drawn.clear()


def collect_chest(s: State, journal: Journal, seat: i64, tile: i64, source: i64) -> None:
    """Open a chest, or first offer to swap it (N-ITEM-3, N-VAR-4, O-81, O-76)."""
    if s.terms.chasing_chests and source != BY_MIRROR:
        if source == FROM_FOREST and s.terms.swap_after_clearing:
            s.late_chest = tile
            return
        if swap_count(s) > 0:
            s.pending.append(frame(SWAP, seat, tile))
            return
    open_chest(s, journal, seat)


def open_chest(s: State, journal: Journal, seat: i64) -> None:
    """Draw three tiles and keep one (N-ITEM-3)."""
    draw_tiles(s, 3)
    if len(s.drawn) == 0:
        return
    note_draw(s, journal, DREW_TILES, seat, s.terms.chest_discards_public)
    if len(s.drawn) == 1:
        keep_tile(s, journal, seat, 0)
    else:
        s.pending.append(frame(KEEP, seat))


def keep_tile(s: State, journal: Journal, seat: i64, index: i64) -> None:
    """Keep one of the drawn tiles, discard the others; the kept one may trigger (O-9)."""
    kept = s.drawn[index]
    gain_tile(s, seat, kept)
    journal.note(KEPT_TILE, seat, kept)
    for tile in s.drawn:
        if tile != kept:
            s.discards.append(tile | seat << 7)
            journal.note(DISCARDED_TILE, seat, tile, 1 if s.terms.chest_discards_public else 0)
    s.drawn.clear()
    if s.terms.chest_chain:
        s.pending.append(frame(EFFECT, seat, kept, FROM_ELSEWHERE))


def resolve_late_chest(s: State, journal: Journal, seat: i64) -> None:
    """With the losing tokens cleared, the chest won in the forest takes effect (O-53)."""
    tile = s.late_chest
    if tile == NOTHING:
        return
    s.late_chest = NOTHING
    if s.goals != 0:
        s.pending.append(frame(GOALS, seat))
    collect_chest(s, journal, seat, tile, FROM_ELSEWHERE)


def open_forest_targets(s: State) -> i64:
    """The cells whose tile a chest may be swapped for: open, and no chest (O-53, O-81)."""
    targets: i64 = 0
    cells = s.tiled & ~s.covered
    for index in range(size(cells)):
        cell = member(cells, index)
        if s.terms.tile_type[s.forest[cell]] != CHEST:
            targets |= bit(cell)
    return targets


def slot_targets(s: State) -> i64:
    """The Sprite slots whose tile a chest may be swapped for."""
    targets: i64 = 0
    for slot in range(len(s.slots)):
        if s.slots[slot] != NOTHING and s.terms.tile_type[s.slots[slot]] != CHEST:
            targets |= bit(slot)
    return targets


def swap_count(s: State) -> i64:
    """How many tiles a chest may be swapped for."""
    return size(open_forest_targets(s)) + size(slot_targets(s))


def swap_chest(s: State, journal: Journal, seat: i64, chest: i64, tile: i64) -> None:
    """The chest takes the place of the tile, and the tile takes effect (O-53)."""
    s.players[seat].tiles.remove(chest)
    cells = open_forest_targets(s)
    found = False
    for index in range(size(cells)):
        cell = member(cells, index)
        if s.forest[cell] == tile:
            lift_tile(s, cell)
            place_tile(s, cell, chest)
            found = True
    if not found:
        s.slots[s.slots.index(tile)] = chest
    gain_tile(s, seat, tile)
    journal.note(TILE_EXCHANGED, seat, chest, tile)
    s.pending.append(frame(EFFECT, seat, tile, FROM_ELSEWHERE))
