"""The Sprite Board: dedicating losing tokens, and drafting its tiles when a round ends."""

from mypy_extensions import i64

from moonlit.core.bits import bit, member, size
from moonlit.core.frame import frame
from moonlit.core.journal import Journal
from moonlit.games.nocturne.frames import (
    CHOOSE,
    DEDICATE,
    DEDICATIONS,
    DRAFT,
    EFFECT,
    FROM_ELSEWHERE,
    GOALS,
    SECRET_DEDICATIONS,
    TAKE,
)
from moonlit.games.nocturne.state import (
    EVERY_SPACE,
    LAST_SPACE_MOONLIGHT,
    LAST_SPACE_TWILIGHT,
    MOONLIGHT,
    MOONLIGHT_SPRITE_TILE,
    NOTHING,
    OPPONENT,
    TWILIGHT,
    State,
    is_shadow,
    spell_cell,
    spell_seat,
    spell_token,
)
from moonlit.games.nocturne.verbs import (
    CHOSE_DEDICATION,
    SPRITE_TILE_TAKEN,
    dedicate,
    gain_tile,
    return_token,
    would_fall_off,
)


def next_dedication(s: State, journal: Journal) -> None:
    """Go through the losing tokens, highest first; each owner may dedicate one (N-SPRITE-2)."""
    while len(s.spells) > 0:
        seat = spell_seat(s.spells[-1])
        token = spell_token(s.spells[-1])
        if not may_dedicate(s, seat, token):
            decide_dedication(s, journal, seat, token, False)
        elif s.terms.solo and seat == OPPONENT:
            opponent_dedicates(s, journal, token)
        else:
            s.pending.append(frame(DEDICATIONS, 0))
            s.pending.append(frame(DEDICATE, seat, token))
            return


def may_dedicate(s: State, seat: i64, token: i64) -> bool:
    """One own-colour token a phase, unless it would fall straight off (N-SPRITE-1, O-20)."""
    has_dedicated = s.dedicated >> seat & 1 != 0
    return not has_dedicated and not is_shadow(token) and not would_fall_off(s, token)


def opponent_dedicates(s: State, journal: Journal, token: i64) -> None:
    """The active card says whether the opponent dedicates its highest token (N-SOLO-7, O-47)."""
    decide_dedication(s, journal, OPPONENT, token, opponent_would_dedicate(s))
    s.dedicated |= bit(OPPONENT)


def opponent_would_dedicate(s: State) -> bool:
    """The indicator of the active card (O-46)."""
    return s.terms.solo_dedicates[s.solo_flipped[-1]] != 0


def decide_dedication(s: State, journal: Journal, seat: i64, token: i64, yes: bool) -> None:
    """The highest losing token left is dedicated or goes back to its owner."""
    lying = s.spells.pop()
    s.covered &= ~bit(spell_cell(lying))
    if yes:
        s.dedicated |= bit(seat)
        dedicate(s, journal, seat, token)
    else:
        return_token(s, journal, seat, token)


def losing_tokens(s: State, seat: i64) -> i64:
    """The tokens of a loser that may be dedicated."""
    tokens: i64 = 0
    for losing in s.spells:
        token = spell_token(losing)
        if spell_seat(losing) == seat and may_dedicate(s, seat, token):
            tokens |= bit(token)
    return tokens


def next_secret_dedication(s: State, journal: Journal, winner: i64, asked: i64) -> None:
    """Ask the losers clockwise from the winner; nothing moves before all have chosen (E-18)."""
    while asked < s.terms.players:
        loser = (winner + asked) % s.terms.players
        tokens = losing_tokens(s, loser)
        asked += 1
        if tokens == 0:
            continue
        if s.terms.solo and loser == OPPONENT:
            if opponent_would_dedicate(s):
                s.chosen |= bit(member(tokens, size(tokens) - 1) + 8 * OPPONENT)
        else:
            s.pending.append(frame(SECRET_DEDICATIONS, winner, asked))
            s.pending.append(frame(CHOOSE, loser, tokens))
            return
    reveal_dedications(s, journal)


def choose_dedication(s: State, journal: Journal, seat: i64, token: i64) -> None:
    """A loser chooses in secret; NOTHING takes all tokens back."""
    if token != NOTHING:
        s.chosen |= bit(token + 8 * seat)
    journal.note(CHOSE_DEDICATION, seat, token)


def reveal_dedications(s: State, journal: Journal) -> None:
    """The chosen tokens go on the board from the highest down, the others back."""
    s.overheard += 1
    while len(s.spells) > 0:
        seat = spell_seat(s.spells[-1])
        token = spell_token(s.spells[-1])
        is_chosen = not is_shadow(token) and s.chosen >> token + 8 * seat & 1 != 0
        decide_dedication(s, journal, seat, token, is_chosen)
    s.chosen = 0


def note_spaces(s: State) -> None:
    """Remember who holds the last space, or every space, when a round ends (O-50, E-71)."""
    if len(s.sprites) == 0 or len(s.sprites) < s.terms.spaces:
        return
    owner = spell_seat(s.sprites[-1])
    twilight = s.round == TWILIGHT
    s.players[owner].feats |= LAST_SPACE_TWILIGHT if twilight else LAST_SPACE_MOONLIGHT
    for dedicated in s.sprites:
        if spell_seat(dedicated) != owner:
            return
    s.players[owner].feats |= EVERY_SPACE


def tiles_on_board(s: State) -> i64:
    """How many Sprite tiles are left."""
    count: i64 = 0
    for tile in s.slots:
        if tile != NOTHING:
            count += 1
    return count


def slot_at(s: State, index: i64) -> i64:
    """The slot of the tile at `index` among those left, in reading order."""
    for slot in range(len(s.slots)):
        if s.slots[slot] != NOTHING:
            if index == 0:
                return slot
            index -= 1
    return NOTHING


def next_draft(s: State, journal: Journal, place: i64) -> None:
    """From the highest token to the lowest, each owner takes a tile (N-ENDT-2)."""
    count = tiles_on_board(s)
    if place == len(s.sprites) or count == 0:
        return
    seat = spell_seat(s.sprites[place])
    token = spell_token(s.sprites[place])
    s.pending.append(frame(DRAFT, 0, place + 1))
    if count > 1 and not (s.terms.solo and seat == OPPONENT):
        s.pending.append(frame(TAKE, seat, token))
    else:
        take(s, journal, seat, token, slot_at(s, 0))  # N-SOLO-14


def take(s: State, journal: Journal, seat: i64, token: i64, slot: i64) -> None:
    """A token wins a tile of the Sprite Board, effects and goals included (N-ITEM-4)."""
    tile = s.slots[slot]
    s.slots[slot] = NOTHING
    gain_tile(s, seat, tile)
    s.last_drafter = seat
    if s.round == MOONLIGHT:
        s.players[seat].feats |= MOONLIGHT_SPRITE_TILE
    journal.note(SPRITE_TILE_TAKEN, seat, tile, token)
    if s.goals != 0:
        s.pending.append(frame(GOALS, seat, token + 1))
    if s.terms.tile_has_effect[tile]:
        s.pending.append(frame(EFFECT, seat, tile, FROM_ELSEWHERE))
