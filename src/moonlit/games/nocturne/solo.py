"""The solo opponent: every card it flips decides token, tile and dedication (N-SOLO)."""

from mypy_extensions import i64

from moonlit.core.bits import bit, first
from moonlit.core.journal import Journal
from moonlit.games.nocturne.casting import cast, lowest_tokens, pass_answer
from moonlit.games.nocturne.state import (
    NOTHING,
    OPPONENT,
    RANK,
    ROW,
    SHADOWS,
    TOKENS,
    State,
    neighbours,
    spell_cell,
)
from moonlit.games.nocturne.verbs import CARD_FLIPPED


def flip_card(s: State, journal: Journal) -> i64:
    """One card for every action of the opponent (N-SOLO-3, O-72)."""
    if len(s.solo_deck) == 0:
        s.solo_deck = s.solo_flipped.copy()
        s.solo_flipped.clear()
        s.dice.shuffle(s.solo_deck)
    card = s.solo_deck.pop()
    s.solo_flipped.append(card)
    s.reveals += 1
    journal.note(CARD_FLIPPED, card)
    return card


def one_of(s: State, tokens: i64) -> i64:
    """Own before shadow, or the other way round, among tokens of one value (O-71)."""
    shadows = tokens & SHADOWS
    own = tokens & ~SHADOWS
    if shadows != 0 and (own == 0 or s.terms.shadow_first):
        return first(shadows)
    return first(own)


def with_rank(tokens: i64, rank: i64) -> i64:
    """Those of the tokens that have this rank."""
    found: i64 = 0
    for token in range(TOKENS):
        if tokens >> token & 1 != 0 and RANK[token] == rank:
            found |= bit(token)
    return found


def answer(s: State, journal: Journal) -> None:
    """Cast the smallest token the card allows, or pass (N-SOLO-5, N-SOLO-6)."""
    card = flip_card(s, journal)
    lowest = s.terms.solo_lowest[card]
    highest = s.terms.solo_highest[card]
    for rank in range(lowest, highest + 1):
        tokens = with_rank(s.castable_tokens, rank)
        if tokens != 0:
            cell = towards(s, spell_cell(s.spells[-1]), s.castable_cells, card)
            cast(s, journal, OPPONENT, one_of(s, tokens), cell)
            return
    pass_answer(s, journal, OPPONENT)


def towards(s: State, cell: i64, open_cells: i64, card: i64) -> i64:
    """The neighbour in the card's direction, else the next one clockwise (N-SOLO-6)."""
    direction = s.terms.solo_direction[card]
    steps: list[i64] = [-ROW, 1, ROW, -1]
    for turn in range(4):
        place = cell + steps[(direction + turn) % 4]
        if place >= 0 and open_cells >> place & 1 != 0:
            return place
    return NOTHING


def isolated(s: State, cells: i64) -> i64:
    """The cells whose tile has no adjacent tile."""
    found: i64 = 0
    rest = cells
    while rest != 0:
        cell = first(rest)
        rest &= rest - 1
        if neighbours(cell) & s.tiled == 0:
            found |= bit(cell)
    return found


def start(s: State, journal: Journal) -> None:
    """Start by the card, unless a corner cast or the lowest spell goes first (N-SOLO-8 to 10)."""
    card = flip_card(s, journal)
    has_anchor = s.anchor != NOTHING
    corners = isolated(s, s.castable_cells)
    if corners != 0 and (has_anchor or not s.terms.solo_corner_needs_anchor):
        token = one_of(s, lowest_tokens(s, OPPONENT))
        cast(s, journal, OPPONENT, token, first(corners))
        return
    token = starting_token(s, s.terms.solo_start[card])
    if has_anchor:
        cast(s, journal, OPPONENT, token, towards(s, s.anchor, s.castable_cells, card))
    else:
        cast(s, journal, OPPONENT, token, first(s.castable_cells))


def starting_token(s: State, number: i64) -> i64:
    """The number shown, else the next lower, else the next higher (N-SOLO-8)."""
    for rank in range(number, 0, -1):
        tokens = with_rank(s.castable_tokens, rank)
        if tokens != 0:
            return one_of(s, tokens)
    for rank in range(number + 1, RANK[TOKENS - 1] + 1):
        tokens = with_rank(s.castable_tokens, rank)
        if tokens != 0:
            return one_of(s, tokens)
    return NOTHING
