"""What can happen to tokens, tiles and cards: each verb changes the state and notes the event."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.core.journal import Journal
from moonlit.games.nocturne.state import (
    NOTHING,
    RANK,
    State,
    is_shadow,
    spell,
    spell_cell,
    spell_seat,
    spell_token,
)

ROUND_BEGAN: Final[i64] = 0
SPELL_CAST: Final[i64] = 1
PASSED: Final[i64] = 2
START_SKIPPED: Final[i64] = 3
TILE_WON: Final[i64] = 4
TOKEN_RETURNED: Final[i64] = 5
DEDICATED: Final[i64] = 6
FELL_OFF: Final[i64] = 7
CHOSE_DEDICATION: Final[i64] = 8
DREW_CARDS: Final[i64] = 9
KEPT_CARDS: Final[i64] = 10
DREW_TILES: Final[i64] = 11
KEPT_TILE: Final[i64] = 12
DISCARDED_TILE: Final[i64] = 13
GOAL_CLAIMED: Final[i64] = 14
GOAL_REMOVED: Final[i64] = 15
ROUND_ENDED: Final[i64] = 16
SPRITE_TILE_TAKEN: Final[i64] = 17
SHADOW_AWARDED: Final[i64] = 18
TOKEN_LOST: Final[i64] = 19
GOALS_REVEALED: Final[i64] = 20
TILE_REMOVED: Final[i64] = 21
MIRROR_ASSIGNED: Final[i64] = 22
ABILITY_USED: Final[i64] = 23
TOKEN_REPLACED: Final[i64] = 24
TILE_EXCHANGED: Final[i64] = 25
CARD_FLIPPED: Final[i64] = 26
SCORED: Final[i64] = 27
TILES_RESHUFFLED: Final[i64] = 28

# In the place of a seat: a card under the deck that nobody knows.
KNOWN_TO_NOBODY: Final[i64] = 7

# Why a phase was won (N-CAST-7 to N-CAST-10).
BY_PASSES: Final[i64] = 0
BY_BLOCK: Final[i64] = 1
UNTOPPED: Final[i64] = 2
BY_STAR: Final[i64] = 3

# Why a player passed or a round ended.
BY_CHOICE: Final[i64] = 0
FORCED: Final[i64] = 1
FOREST_EMPTY: Final[i64] = 0
ALL_PASSED: Final[i64] = 1


def return_token(s: State, journal: Journal, seat: i64, token: i64) -> None:
    """A losing token goes back to its owner's supply."""
    s.players[seat].add_token(token)
    journal.note(TOKEN_RETURNED, seat, token)


def gain_tile(s: State, seat: i64, tile: i64) -> None:
    """A tile joins a collection, face-up."""
    s.players[seat].tiles.append(tile)


def use_ability(s: State, journal: Journal, seat: i64) -> None:
    """Flip the character card to side A (N-ADV-2)."""
    s.players[seat].ability_unused = False
    journal.note(ABILITY_USED, seat, s.players[seat].ability)


def insertion_place(s: State, token: i64) -> i64:
    """Where a token would stand: after all of greater or equal value (N-SPRITE-3)."""
    rank = RANK[token]
    place: i64 = 0
    for dedicated in s.sprites:
        if RANK[spell_token(dedicated)] < rank:
            break
        place += 1
    return place


def would_fall_off(s: State, token: i64) -> bool:
    """A dedication that would come straight back is not offered (O-20)."""
    return insertion_place(s, token) >= s.terms.spaces


def dedicate(s: State, journal: Journal, seat: i64, token: i64) -> None:
    """Put a token on the Sprite Board; a full one loses its last token (N-SPRITE-3, N-SPRITE-4)."""
    place = insertion_place(s, token)
    s.sprites.insert(place, spell(seat, token, 0))
    journal.note(DEDICATED, seat, token, place)
    if len(s.sprites) > s.terms.spaces:
        fallen = s.sprites.pop()
        s.players[spell_seat(fallen)].add_token(spell_token(fallen))
        journal.note(FELL_OFF, spell_seat(fallen), spell_token(fallen))


def retrieve_all_tokens(s: State) -> None:
    """Everybody takes back all tokens from the forest and the Sprite Board (N-ENDT-4)."""
    for lying in s.fallen:
        s.players[spell_seat(lying)].add_token(spell_token(lying))
    for lying in s.sprites:
        s.players[spell_seat(lying)].add_token(spell_token(lying))
    s.fallen.clear()
    s.sprites.clear()
    for player in s.players:
        player.control = 0


def lay_face_down(s: State, seat: i64, token: i64, cell: i64) -> None:
    """The winning token fills the emptied cell; only an own colour controls it (N-WIN-2)."""
    s.fallen.append(spell(seat, token, cell))
    if not is_shadow(token):
        s.players[seat].control |= bit(cell)


def take_up(s: State, cell: i64) -> None:
    """Take the face-down token of a cell back into its owner's supply."""
    for index in range(len(s.fallen)):
        lying = s.fallen[index]
        if spell_cell(lying) == cell:
            s.fallen.pop(index)
            owner = s.players[spell_seat(lying)]
            owner.add_token(spell_token(lying))
            owner.control &= ~bit(cell)
            return


def place_tile(s: State, cell: i64, tile: i64) -> None:
    """Lay a tile into a cell of the forest."""
    s.forest[cell] = tile
    s.tiled |= bit(cell)


def lift_tile(s: State, cell: i64) -> i64:
    """Take the tile of a cell out of the forest."""
    tile = s.forest[cell]
    s.forest[cell] = NOTHING
    s.tiled &= ~bit(cell)
    return tile


def draw_tiles(s: State, count: i64) -> None:
    """Draw from the face-down stack, as many as there are (O-11)."""
    s.drawn.clear()
    while count > 0 and len(s.stack) > 0:
        s.drawn.append(s.stack.pop())
        count -= 1
    s.reveals += 1


def draw_cards(s: State, count: i64) -> None:
    """Draw from the concoction deck, then from the cards returned under it (N-ITEM-2, O-11)."""
    s.drawn.clear()
    while count > 0 and len(s.deck) + len(s.under) > 0:
        s.drawn.append(s.deck.pop() if len(s.deck) > 0 else draw_returned(s))
        count -= 1
    s.reveals += 1


def draw_returned(s: State) -> i64:
    """Draw from under the deck. Of a pair torn apart nobody knows which card is left (O-60)."""
    taken = s.under.pop(0)
    if len(s.under) > 0 and returned_batch(s.under[0]) == returned_batch(taken):
        s.under[0] = returned(returned_card(s.under[0]), KNOWN_TO_NOBODY, returned_batch(taken))
    return returned_card(taken)


def returned(card: i64, seat: i64, batch: i64) -> i64:
    """A card under the deck: who put it there, and with which others."""
    return card | seat << 6 | batch << 9


def returned_card(packed: i64) -> i64:
    """Which card lies there."""
    return packed & 63


def returned_seat(packed: i64) -> i64:
    """Who put it there."""
    return packed >> 6 & 7


def returned_batch(packed: i64) -> i64:
    """With which other cards it was put there."""
    return packed >> 9
