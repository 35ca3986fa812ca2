"""Victory points and who wins (D-SCORE)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.cards.registry import EFFECTS
from moonlit.games.dominion.fixed import Terms
from moonlit.games.dominion.notes import SCORED
from moonlit.games.dominion.state import (
    ASIDE,
    DECK,
    DISCARDS,
    HAND,
    IN_PLAY,
    KIND,
    LOOKED,
    Player,
    State,
)

MISERY_POINTS: Final[i64] = -2


def owned(terms: Terms, player: Player) -> list[i64]:
    """How many cards of each kind a player owns, wherever they lie (D-SCORE-1)."""
    counts: list[i64] = [0] * terms.kinds
    for where in (HAND, DECK, DISCARDS, IN_PLAY, ASIDE, LOOKED):
        for card in player.zone(where):
            counts[card & KIND] += 1
    return counts


def points_by_kind(terms: Terms, player: Player) -> list[i64]:
    """What the cards of each kind are worth together (D-SCORE-2)."""
    counts = owned(terms, player)
    cards: i64 = 0
    for count in counts:
        cards += count
    points: list[i64] = []
    for kind in range(terms.kinds):
        each = terms.points[kind]
        if terms.scores_by_rule >> kind & 1 != 0:
            each += EFFECTS[terms.effect[kind]].points(counts, cards)
        points.append(each * counts[kind])
    return points


def total(s: State, seat: i64) -> i64:
    """A player's score now."""
    player = s.players[seat]
    points: i64 = MISERY_POINTS * player.misery
    for worth in points_by_kind(s.terms, player):
        points += worth
    return points


def settle_scores(s: State, j: Journal) -> None:
    """Note every score when the match is over."""
    if j.is_open:
        for seat in range(s.terms.players):
            j.note(SCORED, seat, total(s, seat))


def places(s: State) -> list[i64]:
    """Everybody's place by score, then by fewer turns; still tied players share (D-SCORE-3)."""
    totals = [total(s, seat) for seat in range(s.terms.players)]
    ranked: list[i64] = []
    for seat in range(s.terms.players):
        place: i64 = 1
        for rival in range(s.terms.players):
            lead = totals[rival] - totals[seat]
            if lead == 0:
                lead = s.players[seat].turns - s.players[rival].turns
            if lead > 0:
                place += 1
        ranked.append(place)
    return ranked


def winners(s: State) -> list[i64]:
    """Who came first."""
    ranked = places(s)
    return [seat for seat in range(s.terms.players) if ranked[seat] == 1]
