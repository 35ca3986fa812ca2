"""The four character abilities of the advanced game, each usable once (N-ADV, D-7)."""

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.core.frame import frame
from moonlit.core.journal import Journal
from moonlit.games.nocturne.frames import EFFECT, EXCHANGE, FROM_FOREST, OFFER, REPLACE
from moonlit.games.nocturne.sprites import tiles_on_board
from moonlit.games.nocturne.state import RANK, TOKENS, State
from moonlit.games.nocturne.verbs import (
    TILE_EXCHANGED,
    TOKEN_REPLACED,
    dedicate,
    gain_tile,
    lay_face_down,
    take_up,
    use_ability,
    would_fall_off,
)


def lower_tokens(s: State, seat: i64, token: i64) -> i64:
    """The tokens in supply of a lower value."""
    lower: i64 = 0
    for other in range(TOKENS):
        if RANK[other] < RANK[token]:
            lower |= bit(other)
    return s.players[seat].held & lower


def offer_redd(s: State, seat: i64, token: i64, cell: i64) -> None:
    """Redd may put a lower token in place of a winning 6 or lower."""
    if RANK[token] <= s.terms.redd_highest and lower_tokens(s, seat, token) != 0:
        s.pending.append(frame(REPLACE, seat, token, cell))


def replace_token(s: State, journal: Journal, seat: i64, lower: i64, cell: i64) -> None:
    """The winning token returns; the lower one decides whether the cell is controlled."""
    use_ability(s, journal, seat)
    take_up(s, cell)
    s.players[seat].remove_token(lower)
    lay_face_down(s, seat, lower, cell)
    journal.note(TOKEN_REPLACED, seat, lower, cell)


def offer_abigail(s: State, seat: i64, tile: i64) -> None:
    """Abigail may exchange the tile for one on the Sprite Board before it takes effect."""
    if tiles_on_board(s) > 0:
        s.pending.append(frame(EXCHANGE, seat, tile))
    else:
        keep_won_tile(s, seat, tile)


def keep_won_tile(s: State, seat: i64, tile: i64) -> None:
    """The tile stays and takes effect."""
    s.pending.append(frame(EFFECT, seat, tile, FROM_FOREST))


def exchange_tile(s: State, journal: Journal, seat: i64, tile: i64, slot: i64) -> None:
    """The won tile goes into the slot; only the tile one ends up with takes effect."""
    use_ability(s, journal, seat)
    wanted = s.slots[slot]
    s.players[seat].tiles.remove(tile)
    s.slots[slot] = tile
    gain_tile(s, seat, wanted)
    journal.note(TILE_EXCHANGED, seat, tile, wanted)
    keep_won_tile(s, seat, wanted)


def offer_sage(s: State, seat: i64, losing: i64) -> None:
    """Sage may dedicate one of her own losing tokens of a phase she won."""
    offered: i64 = 0
    for token in range(TOKENS):
        if losing >> token & 1 != 0 and not would_fall_off(s, token):
            offered |= bit(token)
    if offered != 0:
        s.pending.append(frame(OFFER, seat, offered))


def offer_token(s: State, journal: Journal, seat: i64, token: i64) -> None:
    """Sage dedicates as if she had lost."""
    use_ability(s, journal, seat)
    s.players[seat].remove_token(token)
    dedicate(s, journal, seat, token)
