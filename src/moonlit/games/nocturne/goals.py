"""Twilight goals, claimed in play and when Twilight ends, and Moonlight goals, scored by all."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit, size
from moonlit.core.journal import Journal
from moonlit.games.nocturne.areas import (
    count_areas,
    count_areas_of_size,
    largest_area,
    most_points,
)
from moonlit.games.nocturne.state import (
    NOBODY,
    OPPONENT,
    RANK,
    State,
    spell_seat,
)
from moonlit.games.nocturne.verbs import GOAL_CLAIMED, GOAL_REMOVED

# Rules of Twilight goals; the pack says which card has which, and its number.
WON_WITH: Final[i64] = 0
MOST_AREAS: Final[i64] = 1
LARGEST_AREA: Final[i64] = 2
AREAS: Final[i64] = 3
AREA_SIZE: Final[i64] = 4
MOST_IN_TOP_ROW: Final[i64] = 5
LOWEST_DEDICATED: Final[i64] = 6
SYMBOLS: Final[i64] = 7
CORNER_CAST: Final[i64] = 8
LAST_STAR: Final[i64] = 9

# Rules of Moonlight goals.
AREAS_OF_SIZE: Final[i64] = 0
SHAPES: Final[i64] = 1
CELLS_OF_LARGEST: Final[i64] = 2
CENTRE_CELLS: Final[i64] = 3
CORNER_CELLS: Final[i64] = 4
DEDICATED: Final[i64] = 5
LEFTOVER: Final[i64] = 6
ALL_AREAS: Final[i64] = 7

# Five counts of six bits make a number of 30 bits, the largest that Python unboxes quickly.
SYMBOL_BITS: Final[i64] = 6
SYMBOL_KINDS: Final[i64] = 5


def symbols_of(s: State, seat: i64) -> i64:
    """All symbols on a player's tiles and character card, six bits a symbol (N-SCORE-7)."""
    player = s.players[seat]
    total: i64 = 0
    if player.character >= 0:
        total = s.terms.character_symbol[player.character]
    for tile in player.tiles:
        total += s.terms.tile_symbols[tile]
    return total


def different_symbols(s: State, seat: i64) -> i64:
    """How many of the five symbols a player has (N-TW-6)."""
    if s.terms.solo and seat == OPPONENT and not s.terms.solo_opponent_symbols:
        return 0
    total = symbols_of(s, seat)
    kinds: i64 = 0
    for index in range(SYMBOL_KINDS):
        if total >> SYMBOL_BITS * index & 63 != 0:
            kinds += 1
    return kinds


def claim(s: State, journal: Journal, seat: i64, goal: i64) -> None:
    """The card goes to one player for good (N-TW-1)."""
    s.goals &= ~bit(goal)
    s.players[seat].goals |= bit(goal)
    journal.note(GOAL_CLAIMED, seat, goal)


def check_goals(s: State, journal: Journal, seat: i64, token_and_one: i64, corner: bool) -> None:
    """The immediate goals, after a player has won a tile (N-TW-3)."""
    value: i64 = RANK[token_and_one - 1] if token_and_one > 0 else 0
    for goal in range(1, 13):
        if s.goals >> goal & 1 != 0 and is_met(s, seat, goal, value, corner):
            claim(s, journal, seat, goal)


def is_met(s: State, seat: i64, goal: i64, value: i64, corner: bool) -> bool:
    """Has the player who just won a tile reached this immediate goal?"""
    rule = s.terms.twilight_rule[goal]
    number = s.terms.twilight_number[goal]
    if rule == WON_WITH:
        return value == number
    if rule == AREAS:
        return count_areas(s.players[seat].control, False) >= number
    if rule == AREA_SIZE:
        return largest_area(s.players[seat].control) >= number
    if rule == SYMBOLS:
        return different_symbols(s, seat) >= number
    if rule == CORNER_CAST:
        return corner
    if rule == LAST_STAR:
        return s.last_star == seat and all_stars_won(s)
    return False


def all_stars_won(s: State) -> bool:
    """Every player in the game has won a tile with the star (N-TW-7, O-28)."""
    for player in s.players:
        if not player.star_won:
            return False
    return True


def award_end_goals(s: State, journal: Journal) -> None:
    """Goals 4, 5, 8 and 9, and by one reading the last star (N-ENDT-1, E-30)."""
    for goal in range(1, 13):
        if s.goals >> goal & 1 != 0:
            seat = leader(s, goal)
            if seat != NOBODY:
                claim(s, journal, seat, goal)


def leader(s: State, goal: i64) -> i64:
    """Who leads in a goal judged when Twilight ends; NOBODY without a qualifier (N-TW-8)."""
    rule = s.terms.twilight_rule[goal]
    if rule == LOWEST_DEDICATED:
        return spell_seat(s.sprites[-1]) if len(s.sprites) > 0 else NOBODY
    if rule == LAST_STAR:
        return s.last_star if s.terms.last_star_counts else NOBODY
    best: i64 = NOBODY
    most: i64 = 0
    for seat in range(s.terms.players):
        count = standing(s, seat, rule)
        if count > most or (count == most and count > 0 and breaks_tie(s, seat, best)):
            best = seat
            most = count
    return best


def standing(s: State, seat: i64, rule: i64) -> i64:
    """What a player has towards a goal that asks for most or largest."""
    control = s.players[seat].control
    if rule == MOST_AREAS:
        return count_areas(control, False)
    if rule == LARGEST_AREA:
        return largest_area(control)
    if rule == MOST_IN_TOP_ROW:
        return size(control & s.terms.top_row)
    return 0


def breaks_tie(s: State, seat: i64, rival: i64) -> bool:
    """Position on the Sprite Board, then clockwise from the last forest winner (O-15, O-65)."""
    mine = s.position(seat)
    theirs = s.position(rival)
    if mine != theirs:
        return mine < theirs
    first = s.last_winner_or_starter()
    players = s.terms.players
    return (seat - first + players) % players < (rival - first + players) % players


def remove_goals(s: State, journal: Journal) -> None:
    """Unclaimed Twilight goals leave the game (N-ENDT-6)."""
    for goal in range(1, 13):
        if s.goals >> goal & 1 != 0:
            journal.note(GOAL_REMOVED, goal)
    s.goals = 0


def moonlight_points(s: State, seat: i64) -> i64:
    """What all Moonlight goals together are worth to a player (N-MG-1)."""
    total: i64 = 0
    for goal in s.moonlight:
        if s.terms.moonlight_rule[goal] != SHAPES:
            total += s.terms.moonlight_points[goal] * counted(s, seat, goal)
    return total + shape_points(s, s.players[seat].control)


def counted(s: State, seat: i64, goal: i64) -> i64:
    """How often a player scores a Moonlight goal that is not about shapes (N-MG-2)."""
    control = s.players[seat].control
    rule = s.terms.moonlight_rule[goal]
    if rule == AREAS_OF_SIZE:
        return count_areas_of_size(control, s.terms.moonlight_size[goal])
    if rule == CELLS_OF_LARGEST:
        return largest_area(control)
    if rule == CENTRE_CELLS:
        return size(control & s.terms.centre)
    if rule == CORNER_CELLS:
        return size(control & s.terms.corners)
    if rule == DEDICATED:
        return count_dedicated(s, seat)
    if rule == LEFTOVER:
        return s.players[seat].tokens_left()
    assert rule == ALL_AREAS
    return count_areas(control, s.terms.diagonal_joins)


def count_dedicated(s: State, seat: i64) -> i64:
    """A player's tokens on the Sprite Board, flipped or not (O-34)."""
    own: i64 = 0
    for dedicated in s.sprites:
        if spell_seat(dedicated) == seat:
            own += 1
    return own


def shape_points(s: State, control: i64) -> i64:
    """Goals of shapes: each card by itself, or every cell for one card only (E-38)."""
    total: i64 = 0
    all_patterns: list[i64] = []
    all_points: list[i64] = []
    for goal in s.moonlight:
        if s.terms.moonlight_rule[goal] == SHAPES:
            patterns = s.terms.patterns[goal]
            points: list[i64] = [s.terms.moonlight_points[goal]] * len(patterns)
            all_patterns += patterns
            all_points += points
            if not s.terms.one_card_total:
                total += most_points(control, patterns, points)
    if len(all_patterns) > 0 and s.terms.one_card_total:
        return most_points(control, all_patterns, all_points)
    return total
