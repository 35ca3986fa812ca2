"""How a round begins and ends: the deal, shadow tokens, Moonlight, the end of the match."""

from mypy_extensions import i64

from moonlit.core.bits import bit, member, size
from moonlit.core.frame import frame
from moonlit.core.journal import Journal
from moonlit.games.nocturne.casting import begin_phase, find_starter
from moonlit.games.nocturne.frames import (
    AWARD_SHADOWS,
    CLAIM,
    DRAFT,
    END_GOALS,
    FINISH,
    MIRRORS,
    MOONRISE,
)
from moonlit.games.nocturne.goals import breaks_tie, remove_goals
from moonlit.games.nocturne.scoring import score_all, total
from moonlit.games.nocturne.sprites import note_spaces
from moonlit.games.nocturne.state import (
    FIRST_SHADOW,
    GOT_SHADOW,
    MOONLIGHT,
    NOBODY,
    NOTHING,
    OPPONENT,
    OVER,
    SHADOWS,
    STAR,
    TOKENS,
    State,
)
from moonlit.games.nocturne.verbs import (
    GOALS_REVEALED,
    ROUND_BEGAN,
    ROUND_ENDED,
    SCORED,
    SHADOW_AWARDED,
    TILE_REMOVED,
    TILES_RESHUFFLED,
    TOKEN_LOST,
    lift_tile,
    place_tile,
    retrieve_all_tokens,
)


def end_round(s: State, journal: Journal, why: i64) -> None:
    """Line up the steps that close a round, last step first (N-ENDT, N-ENDM)."""
    journal.note(ROUND_ENDED, s.round, why)
    begin_phase(s)
    note_spaces(s)
    pending = s.pending
    if s.round == MOONLIGHT:
        pending.append(frame(FINISH, 0))
        pending.append(frame(MIRRORS, 0))
        pending.append(frame(DRAFT, 0))
        return
    pending.append(frame(MOONRISE, 0))
    if s.terms.family:
        return
    pending.append(frame(AWARD_SHADOWS, 0))
    if s.terms.endgoals_before_sprite:
        pending.append(frame(DRAFT, 0))
        pending.append(frame(END_GOALS, 0))
    else:
        pending.append(frame(END_GOALS, 0))
        pending.append(frame(DRAFT, 0))


def leftover_at(s: State, place: i64) -> i64:
    """The token at `place` among all left in supply, highest first, as seat * 16 + token (O-69)."""
    order = seats_by_position(s)
    token: i64 = STAR
    while token >= 0:
        for seat in order:
            count = s.players[seat].supply >> 4 * token & 15
            if place < count:
                return seat * 16 + token
            place -= count
        token = token - 1 if token < STAR else FIRST_SHADOW - 1  # Twilight leaves own tokens only
    return NOTHING


def seats_by_position(s: State) -> list[i64]:
    """All players, the one who wins every tie first (N-SPRITE-7, O-15)."""
    order: list[i64] = []
    for seat in range(s.terms.players):
        place: i64 = 0
        while place < len(order) and not breaks_tie(s, seat, order[place]):
            place += 1
        order.insert(place, seat)
    return order


def award_shadows(s: State, journal: Journal, place: i64) -> None:
    """Each leftover token, from the highest down, earns a shadow token (N-ENDT-3, E-34)."""
    while s.shadows != 0:
        leftover = leftover_at(s, place)
        if leftover == NOTHING:
            return
        seat = leftover // 16
        decides = s.terms.free_shadow_pick and size(s.shadows) > 1
        if decides and not (s.terms.solo and seat == OPPONENT):
            s.pending.append(frame(CLAIM, seat, leftover % 16, place))
            return
        award_shadow(s, journal, seat, member(s.shadows, size(s.shadows) - 1))
        place += 1


def award_shadow(s: State, journal: Journal, seat: i64, shadow: i64) -> None:
    """A shadow token is set aside for a player."""
    s.shadows &= ~bit(shadow)
    s.players[seat].gained |= bit(shadow)
    s.players[seat].feats |= GOT_SHADOW
    journal.note(SHADOW_AWARDED, seat, shadow)


def claim_shadow(s: State, journal: Journal, seat: i64, shadow: i64, place: i64) -> None:
    """The owner of a leftover token picks a shadow token freely (E-34)."""
    award_shadow(s, journal, seat, shadow)
    s.pending.append(frame(AWARD_SHADOWS, 0, place + 1))


def exchange_lowest(s: State, journal: Journal, seat: i64) -> None:
    """For every shadow token received the lowest own token leaves the game (N-ENDT-5)."""
    player = s.players[seat]
    for shadow in range(FIRST_SHADOW, TOKENS - 1):
        if player.gained >> shadow & 1 != 0:
            lowest = member(player.held & ~SHADOWS, 0)
            player.remove_token(lowest)
            player.lost += bit(4 * lowest)
            journal.note(TOKEN_LOST, seat, lowest)
    for shadow in range(FIRST_SHADOW, TOKENS - 1):
        if player.gained >> shadow & 1 != 0:
            player.add_token(shadow)
    player.gained = 0


def moonrise(s: State, journal: Journal) -> None:
    """Tokens back, shadow tokens in, new goals, a new deal, a starter (N-ENDT-4 to 9)."""
    starter = moonlight_starter(s)
    retrieve_all_tokens(s)
    for seat in range(s.terms.players):
        exchange_lowest(s, journal, seat)
    remove_goals(s, journal)
    s.round = MOONLIGHT
    if len(s.moonlight) > 0:
        journal.note(GOALS_REVEALED, s.moonlight[0], s.moonlight[1], s.moonlight[2])
    s.reveals += 1
    if not s.terms.keep_leftover_tiles:
        clear_leftover_tiles(s, journal)
    refill_stack(s, journal)
    deal(s)
    begin_round(s, journal, starter)


def moonlight_starter(s: State) -> i64:
    """Who took the last Sprite tile, else the last forest winner; in solo always you (O-14)."""
    if s.terms.solo:
        return 0
    return s.last_drafter if s.last_drafter != NOBODY else s.last_winner_or_starter()


def clear_leftover_tiles(s: State, journal: Journal) -> None:
    """Tiles left in the forest and on the Sprite Board leave the game (O-12)."""
    while s.tiled != 0:
        tile = lift_tile(s, member(s.tiled, 0))
        s.removed.append(tile)
        journal.note(TILE_REMOVED, tile)
    for slot in range(len(s.slots)):
        if s.slots[slot] != NOTHING:
            s.removed.append(s.slots[slot])
            journal.note(TILE_REMOVED, s.slots[slot])
            s.slots[slot] = NOTHING


def tiles_needed(s: State) -> i64:
    """How many tiles the coming deal takes."""
    needed = size(s.terms.cells & ~s.tiled)
    for tile in s.slots:
        if tile == NOTHING:
            needed += 1
    return needed


def refill_stack(s: State, journal: Journal) -> None:
    """If the stack is too short, discarded and unclaimed tiles go under it, shuffled (O-11)."""
    if len(s.stack) >= tiles_needed(s):
        return
    back: list[i64] = [discard & 127 for discard in s.discards]
    back += s.removed
    s.dice.shuffle(back)
    s.discards.clear()
    s.removed.clear()
    s.stack = back + s.stack
    journal.note(TILES_RESHUFFLED, len(back))


def deal(s: State) -> None:
    """Deal the forest face-up in reading order, then the Sprite Board (N-SETUP-9, N-SETUP-10)."""
    empty = s.terms.cells & ~s.tiled
    while empty != 0 and len(s.stack) > 0:
        place_tile(s, member(empty, 0), s.stack.pop())
        empty &= empty - 1
    for slot in range(len(s.slots)):
        if s.slots[slot] == NOTHING and len(s.stack) > 0:
            s.slots[slot] = s.stack.pop()


def begin_round(s: State, journal: Journal, starter: i64) -> None:
    """The designated starter may place the first spell anywhere (N-START-1)."""
    begin_phase(s)
    s.designated = starter
    s.last_winner = NOBODY
    s.last_drafter = NOBODY
    s.is_first_spell = True
    journal.note(ROUND_BEGAN, s.round, starter)
    find_starter(s, journal, starter, NOTHING)


def finish(s: State, journal: Journal) -> None:
    """Score everybody; the match is over (N-ENDM-3)."""
    s.sheets = score_all(s)
    s.round = OVER
    for seat in range(s.terms.deciders):
        journal.note(SCORED, seat, total(s, seat))
