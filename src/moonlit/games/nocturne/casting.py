"""The spell casting phase: who starts, bidding, instant wins, corner casts (N-START, N-CAST)."""

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.core.frame import frame
from moonlit.core.journal import Journal
from moonlit.games.nocturne.frames import (
    ABIGAIL_MAY,
    ANSWER,
    DEDICATIONS,
    EFFECT,
    END_ROUND,
    FROM_FOREST,
    GOALS,
    LATE_CHEST,
    NEXT_PHASE,
    OPPONENT_ANSWER,
    OPPONENT_START,
    REDD_MAY,
    SAGE_MAY,
    SECRET_DEDICATIONS,
    START,
)
from moonlit.games.nocturne.state import (
    ABIGAIL,
    CORNER_CAST,
    NOTHING,
    OPPONENT,
    RANK,
    REDD,
    SAGE,
    SHADOWS,
    STAR,
    TOKENS,
    TWILIGHT,
    State,
    neighbours,
    spell,
    spell_cell,
    spell_seat,
    spell_token,
)
from moonlit.games.nocturne.verbs import (
    ALL_PASSED,
    BY_BLOCK,
    BY_CHOICE,
    BY_PASSES,
    BY_STAR,
    FORCED,
    FOREST_EMPTY,
    PASSED,
    SPELL_CAST,
    START_SKIPPED,
    TILE_WON,
    UNTOPPED,
    gain_tile,
    lay_face_down,
    lift_tile,
    return_token,
)


def lowest_tokens(s: State, seat: i64) -> i64:
    """The tokens of the lowest value a player holds, shadow tokens included (O-5, O-70)."""
    held = s.players[seat].held
    lowest: i64 = 0
    lowest_rank: i64 = RANK[STAR] + 1
    for token in range(TOKENS):
        if held >> token & 1:
            if RANK[token] < lowest_rank:
                lowest_rank = RANK[token]
                lowest = bit(token)
            elif RANK[token] == lowest_rank:
                lowest |= bit(token)
    return lowest


def begin_phase(s: State) -> None:
    """Nobody has passed or cast yet."""
    s.passed = 0
    s.declined = 0
    s.dedicated = 0
    s.chosen = 0
    s.covered = 0
    s.spells.clear()


def next_phase(s: State, journal: Journal, winner: i64, anchor: i64) -> None:
    """The winner starts beside the tile just won, if the forest is not empty (N-START-2)."""
    begin_phase(s)
    if s.tiled == 0:
        s.pending.append(frame(END_ROUND, 0, FOREST_EMPTY))
    else:
        find_starter(s, journal, winner, anchor)


def find_starter(s: State, journal: Journal, seat: i64, anchor: i64) -> None:
    """Offer the starting spell around the table until someone may place it (N-START-3 to 8)."""
    everyone = bit(s.terms.players) - 1
    while s.declined != everyone:
        if s.declined >> seat & 1 == 0:
            if s.players[seat].held == 0:  # N-START-7
                decline_start(s, journal, seat, FORCED)
            else:
                cells = s.tiled if anchor == NOTHING else neighbours(anchor) & s.tiled
                if cells != 0:
                    offer_start(s, seat, anchor, cells)
                    return
                journal.note(START_SKIPPED, seat)  # N-START-6: not a pass
        seat = s.next_seat(seat)
        anchor = NOTHING
    s.pending.append(frame(END_ROUND, 0, ALL_PASSED))


def offer_start(s: State, seat: i64, anchor: i64, cells: i64) -> None:
    """Ask for the starting spell; the first of a round is the lowest (N-START-4)."""
    s.anchor = anchor
    s.castable_cells = cells
    s.castable_tokens = lowest_tokens(s, seat) if s.is_first_spell else s.players[seat].held
    asks_opponent = s.terms.solo and seat == OPPONENT
    s.pending.append(frame(OPPONENT_START if asks_opponent else START, seat))


def decline_start(s: State, journal: Journal, seat: i64, why: i64) -> None:
    """A player gives up the start, and by O-1 the whole phase."""
    s.declined |= bit(seat)
    if s.terms.start_pass_is_pass or why == FORCED:
        s.passed |= bit(seat)
    journal.note(PASSED, seat, why)


def pass_start(s: State, journal: Journal, seat: i64) -> None:
    """The role goes to the next player clockwise, on any tile (N-START-5)."""
    decline_start(s, journal, seat, BY_CHOICE)
    find_starter(s, journal, s.next_seat(seat), NOTHING)


def cast(s: State, journal: Journal, seat: i64, token: i64, cell: i64) -> None:
    """Place a spell and see whether it wins at once (N-CAST-8 to N-CAST-10)."""
    s.players[seat].remove_token(token)
    s.spells.append(spell(seat, token, cell))
    s.covered |= bit(cell)
    s.is_first_spell = False
    journal.note(SPELL_CAST, seat, token, cell)
    if token == STAR:
        win(s, journal, BY_STAR)
    elif neighbours(cell) & s.tiled & ~s.covered == 0:
        win(s, journal, BY_BLOCK)
    elif not can_be_topped(s):
        win(s, journal, UNTOPPED)
    else:
        next_answer(s, journal, seat)


def topping_tokens(s: State) -> i64:
    """The tokens that beat the highest spell (N-CAST-2, N-VAR-2)."""
    return s.terms.higher[RANK[spell_token(s.spells[-1])]]


def can_be_topped(s: State) -> bool:
    """Does another player still in the phase hold a token that is high enough (O-7)?"""
    higher = topping_tokens(s)
    caster = spell_seat(s.spells[-1])
    for seat in range(s.terms.players):
        if seat != caster and s.passed >> seat & 1 == 0 and s.players[seat].held & higher != 0:
            return True
    return False


def pass_answer(s: State, journal: Journal, seat: i64) -> None:
    """Out until a tile has been won (N-CAST-5)."""
    s.passed |= bit(seat)
    journal.note(PASSED, seat, BY_CHOICE)
    next_answer(s, journal, seat)


def next_answer(s: State, journal: Journal, last: i64) -> None:
    """Ask the next player clockwise who can top the highest spell; else it wins (N-CAST-7)."""
    higher = topping_tokens(s)
    holder = spell_seat(s.spells[-1])
    seat = last
    for _ in range(s.terms.players):
        seat = s.next_seat(seat)
        if seat != holder and s.passed >> seat & 1 == 0:
            tokens = s.players[seat].held & higher
            if tokens != 0:
                offer_answer(s, seat, tokens)
                return
            s.passed |= bit(seat)  # N-CAST-4, O-57
            journal.note(PASSED, seat, FORCED)
    win(s, journal, BY_PASSES)


def offer_answer(s: State, seat: i64, tokens: i64) -> None:
    """Ask for a higher spell on an open tile beside the highest (N-CAST-2)."""
    s.castable_cells = neighbours(spell_cell(s.spells[-1])) & s.tiled & ~s.covered
    s.castable_tokens = tokens
    asks_opponent = s.terms.solo and seat == OPPONENT
    s.pending.append(frame(OPPONENT_ANSWER if asks_opponent else ANSWER, seat))


def is_corner_cast(s: State) -> bool:
    """A starting spell on a tile with no adjacent tile at all (N-CORNER-1, E-15)."""
    if len(s.spells) != 1 or neighbours(spell_cell(s.spells[0])) & s.tiled != 0:
        return False
    return s.anchor != NOTHING or not s.terms.corner_requires_anchor


def win(s: State, journal: Journal, why: i64) -> None:
    """The owner of the highest spell takes the tile; what follows waits in order (N-WIN)."""
    winning = s.spells[-1]
    seat = spell_seat(winning)
    token = spell_token(winning)
    cell = spell_cell(winning)
    player = s.players[seat]
    corner = is_corner_cast(s)
    tile = lift_tile(s, cell)
    gain_tile(s, seat, tile)
    journal.note(TILE_WON, seat, tile, cell, why)
    lay_face_down(s, seat, token, cell)
    losing = take_back_losing(s, journal, seat)
    s.last_winner = seat
    if token == STAR:
        player.star_won = True
        s.last_star = seat
    if corner and s.round == TWILIGHT:
        player.feats |= CORNER_CAST
    pending = s.pending
    push_after_effect(s, seat, cell, losing)
    if s.goals != 0:
        pending.append(frame(GOALS, seat, token + 1, 1 if corner else 0))
    ability = player.ability if player.ability_unused else NOTHING
    if ability == ABIGAIL:
        pending.append(frame(ABIGAIL_MAY, seat, tile))
    elif s.terms.tile_has_effect[tile]:
        pending.append(frame(EFFECT, seat, tile, FROM_FOREST))
    if ability == REDD:
        pending.append(frame(REDD_MAY, seat, token, cell))


def take_back_losing(s: State, journal: Journal, winner: i64) -> i64:
    """The winner's other tokens return to supply; gives their own-colour tokens (N-WIN-3)."""
    s.spells.pop()
    losing: i64 = 0
    for index in range(len(s.spells) - 1, -1, -1):
        if spell_seat(s.spells[index]) == winner:
            taken = s.spells.pop(index)
            s.covered &= ~bit(spell_cell(taken))
            losing |= bit(spell_token(taken))
            return_token(s, journal, winner, spell_token(taken))
    return losing & ~SHADOWS


def push_after_effect(s: State, seat: i64, cell: i64, losing: i64) -> None:
    """What follows the tile's effect and the goals, last thing first (N-WIN-5, N-WIN-6)."""
    pending = s.pending
    pending.append(frame(NEXT_PHASE, seat, cell + 1))
    if s.terms.chasing_chests and s.terms.swap_after_clearing:
        pending.append(frame(LATE_CHEST, seat))
    if s.terms.simultaneous_dedication:
        pending.append(frame(SECRET_DEDICATIONS, seat, 1))
    elif len(s.spells) > 0:
        pending.append(frame(DEDICATIONS, 0))
    if s.players[seat].ability == SAGE and s.players[seat].ability_unused:
        pending.append(frame(SAGE_MAY, seat, losing))
