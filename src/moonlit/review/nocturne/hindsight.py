"""What a seat could have had from the same tiles and draws, and which spells cost too much."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import Final

from moonlit.core.journal import Journal
from moonlit.games.nocturne import mirrors, moves, rules, scoring, verbs
from moonlit.games.nocturne.events import SpriteTileTaken, TileWon
from moonlit.games.nocturne.goals import SYMBOL_BITS, SYMBOL_KINDS, symbols_of
from moonlit.games.nocturne.notation import members
from moonlit.games.nocturne.projection import best_copies, collection_points
from moonlit.games.nocturne.state import CATEGORIES, NOTHING, RANK, State, is_shadow
from moonlit.review.nocturne.luck import Step

_LARGEST: Final = (1 << SYMBOL_BITS) - 1


@dataclass(frozen=True, slots=True)
class Overpaid:
    """A spell that won its tile at once, as a cheaper token would have done."""

    version: int
    token: int
    enough: int
    cell: int


@dataclass(frozen=True, slots=True)
class Hindsight:
    """A seat's points by category, had it made the most of what it got.

    The tiles won and the three cards of every runestone stay the same; mirror stones copy what
    adds most, and of every draw the cards are kept that its symbols serve best in the end.
    `tiles` are those that a token won, in the forest or from the sprites.
    """

    sheet: tuple[int, ...]
    unused_symbols: int
    tiles: int
    overpaid: tuple[Overpaid, ...]


def hindsight_of(steps: Sequence[Step], seat: int) -> Hindsight:
    """Look back on a match that is over."""
    own = [step for step in steps if step.seat == seat]
    state = steps[-1].after.clone()
    unused = _unused_symbols(state, seat)
    state.players[seat].copies = _best_copies(state, seat)
    state.players[seat].cards = _best_cards(state, seat, own)
    sheet = scoring.score_all(state)[seat * CATEGORIES : (seat + 1) * CATEGORIES]
    events = [event for step in steps for event in step.events]
    won = sum(isinstance(e, (TileWon, SpriteTileTaken)) and e.seat == seat for e in events)
    overpaid = tuple(found for step in own if (found := overpaid_by(step)) is not None)
    return Hindsight(tuple(sheet), unused, won, overpaid)


def _unused_symbols(state: State, seat: int) -> int:
    """Symbols that no recipe takes in the best use of them."""
    terms, cards = state.terms, state.players[seat].cards
    left = symbols_of(state, seat)
    for card, tier in zip(cards, scoring.brewed_tiers(state, seat), strict=True):
        if tier:
            left -= (terms.first_recipe, terms.full_recipe)[tier - 1][card]
    return sum(left >> SYMBOL_BITS * kind & _LARGEST for kind in range(SYMBOL_KINDS))


def _best_copies(state: State, seat: int) -> list[int]:
    """What the mirror stones should copy; what was chosen stands unless that brings more."""
    copied, blank = state.players[seat].copies, state.clone()
    blank.players[seat].copies = []
    counts = [scoring.tally(blank, one) for one in range(blank.terms.deciders)]
    best = best_copies(blank, seat, counts[seat], [counted.eggs for counted in counts])
    best += [NOTHING] * (mirrors.mirror_count(state, seat) - len(best))
    is_better = _worth_of_copies(state, seat, best) > _worth_of_copies(state, seat, copied)
    return best if is_better else copied


def _worth_of_copies(state: State, seat: int, copies: Sequence[int]) -> int:
    counts = [scoring.tally(state, one) for one in range(state.terms.deciders)]
    for was in state.players[seat].copies:
        if was != NOTHING:
            counts[seat].count(state.terms, was, -1)
    for tile in copies:
        if tile != NOTHING:
            counts[seat].count(state.terms, tile, 1)
    idle = sum(tile == NOTHING for tile in copies) if state.terms.precious_stones else 0
    eggs = [counted.eggs for counted in counts]
    points = collection_points(state, seat, counts[seat], eggs)
    return points + idle * state.terms.precious_points


def _best_cards(state: State, seat: int, own: Iterable[Step]) -> list[int]:
    """The cards that should have been kept of those drawn, for the symbols there are in the end."""
    hand = list(state.players[seat].cards)
    draws: list[list[tuple[int, ...]]] = []
    for step in own:
        kept = [card for card in step.after.players[seat].cards if _is_new(step, seat, card)]
        if moves.move_verb(step.move) in (moves.BREW_ONE, moves.BREW_TWO):
            hand = [card for card in hand if card not in kept]
            draws.append([*combinations(step.before.drawn, len(kept))])
    symbols = symbols_of(state, seat)
    best = list(state.players[seat].cards)
    most = scoring.brew(state.terms, best, 0, symbols)
    for choice in product(*draws):
        cards = [*hand, *(card for kept in choice for card in kept)]
        points = scoring.brew(state.terms, cards, 0, symbols)
        if points > most and len(set(cards)) == len(cards):
            most, best = points, cards
    return best


def _is_new(step: Step, seat: int, card: int) -> bool:
    return card not in step.before.players[seat].cards


def overpaid_by(step: Step) -> Overpaid | None:
    """The cheapest token that would have done the same as a spell that won at once."""
    if moves.move_verb(step.move) != moves.CAST or not _wins_at_once(step.before, step.move):
        return None
    token, cell = moves.move_object(step.move), moves.move_place(step.move)
    cheaper = [one for one in members(step.before.castable_tokens) if RANK[one] < RANK[token]]
    for enough in sorted(cheaper, key=lambda one: RANK[one]):
        # A shadow token controls no cell.
        is_alike = is_shadow(token) or not is_shadow(enough)
        if is_alike and _does_the_same(step, moves.move(moves.CAST, enough, cell)):
            return Overpaid(step.version - 1, token, enough, cell)
    return None


def _wins_at_once(before: State, move: int) -> bool:
    journal = Journal(True)
    rules.apply(before.clone(), journal, move)
    won = next((row for row in journal.rows if row[0] == verbs.TILE_WON), None)
    return won is not None and won[1] == rules.to_act(before)


def _does_the_same(step: Step, move: int) -> bool:
    """The tile at once, and the same goals."""
    if not _wins_at_once(step.before, move):
        return False
    other = step.before.clone()
    rules.apply(other, Journal(False), move)
    return other.players[step.seat].goals == step.after.players[step.seat].goals
