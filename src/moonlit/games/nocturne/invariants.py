"""What must hold in every position: nothing created, nothing lost, nothing out of bounds."""

from collections import Counter
from collections.abc import Iterator

from moonlit.core.frame import frame_kind
from moonlit.games.nocturne.frames import AUTOMATIC, BREW, KEEP
from moonlit.games.nocturne.notation import members
from moonlit.games.nocturne.state import (
    FIRST_SHADOW,
    NOTHING,
    OVER,
    RANK,
    STAR,
    TOKENS,
    State,
    is_shadow,
    spell_cell,
    spell_seat,
    spell_token,
)
from moonlit.games.nocturne.verbs import returned_card


def broken_invariants(s: State) -> Iterator[str]:
    """Everything that is wrong with a state."""
    yield from _tiles(s)
    yield from _cards(s)
    yield from _tokens(s)
    yield from _shadows(s)
    yield from _sprites(s)
    yield from _control(s)
    if bool(s.pending) == (s.round == OVER):
        yield "a match is over exactly when nothing is pending"
    if s.pending and frame_kind(s.pending[-1]) >= AUTOMATIC:
        yield "the match does not wait for a decision"


def _draws(s: State, kind: int) -> list[int]:
    return s.drawn if s.pending and frame_kind(s.pending[-1]) == kind else []


def _tiles(s: State) -> Iterator[str]:
    """All tiles are somewhere, and once (N-COMP-1)."""
    found = [s.forest[cell] for cell in members(s.tiled)]
    found += [tile for tile in s.slots if tile != NOTHING] + s.stack + s.removed
    found += [discard & 127 for discard in s.discards] + _draws(s, KEEP)
    for player in s.players:
        found += player.tiles
    if sorted(found) != s.terms.tiles:
        yield "the tiles are not each in one place"
    if s.tiled & ~s.terms.cells:
        yield "a tile lies outside the forest"


def _cards(s: State) -> Iterator[str]:
    """The deck is whole, and every player has one starter."""
    if not s.terms.has_concoctions:
        return
    starters = len(s.terms.starters)
    hands = [player.cards for player in s.players[: s.terms.deciders]]
    if any(not hand or hand[0] >= starters for hand in hands):
        yield "a player's first card is no starter"
    found = [card for hand in hands for card in hand[1:]] + s.deck + _draws(s, BREW)
    found += [returned_card(lying) for lying in s.under]
    if sorted(found) != s.terms.concoctions:
        yield "the concoctions are not each in one place"


def _tokens(s: State) -> Iterator[str]:
    """Every player's own tokens are in supply, on the table or lost (N-SETUP-2)."""
    for seat, player in enumerate(s.players):
        found: Counter[int] = Counter()
        for token in range(TOKENS):
            found[token] += (player.supply >> 4 * token & 15) + (player.lost >> 4 * token & 15)
            if bool(player.held >> token & 1) != bool(player.supply >> 4 * token & 15):
                yield f"seat {seat}: held tokens and supply differ"
        for lying in (*s.spells, *s.fallen, *s.sprites):
            if spell_seat(lying) == seat:
                found[spell_token(lying)] += 1
        own = [token for token in range(TOKENS) if not is_shadow(token)]
        if any(found[token] != s.terms.tokens >> 4 * token & 15 for token in own):
            yield f"seat {seat}: own tokens created or lost"


def _shadows(s: State) -> Iterator[str]:
    """Every shadow token is in one place at most, and as many own tokens are lost as were won."""
    held: Counter[int] = Counter(members(s.shadows))
    for player in s.players:
        held.update(members(player.gained))
        held.update(token for token in members(player.held) if is_shadow(token))
    for lying in (*s.spells, *s.fallen, *s.sprites):
        held.update([spell_token(lying)] if is_shadow(spell_token(lying)) else [])
    if any(held[token] > 1 for token in range(FIRST_SHADOW, STAR)):
        yield "a shadow token is there twice"
    if sum(held.values()) != len(members(s.terms.shadows)):
        yield "a shadow token is lost"


def _sprites(s: State) -> Iterator[str]:
    """The Sprite Board is sorted, not too long, and holds no shadow and no star (N-SPRITE)."""
    ranks = [RANK[spell_token(lying)] for lying in s.sprites]
    if ranks != sorted(ranks, reverse=True):
        yield "the Sprite Board is not in descending order"
    if len(ranks) > s.terms.spaces:
        yield "the Sprite Board has too many tokens"
    if any(spell_token(lying) >= FIRST_SHADOW for lying in s.sprites):
        yield "a shadow token or a star was dedicated"


def _control(s: State) -> Iterator[str]:
    """Control tokens lie face-down in emptied cells (N-WIN-2)."""
    for seat, player in enumerate(s.players):
        own = [
            spell_cell(lying)
            for lying in s.fallen
            if spell_seat(lying) == seat and not is_shadow(spell_token(lying))
        ]
        if sorted(own) != members(player.control):
            yield f"seat {seat}: control and face-down tokens differ"
    if any(s.tiled >> spell_cell(lying) & 1 for lying in s.fallen):
        yield "a face-down token lies on a tile"
