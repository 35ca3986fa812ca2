"""What must hold of every state: nothing lost or doubled, nothing out of bounds."""

from collections import Counter
from collections.abc import Iterator

from moonlit.games.dominion.fate import BOON_KIND
from moonlit.games.dominion.frames import SAVED_BOON, frame_card, frame_kind
from moonlit.games.dominion.scoring import owned
from moonlit.games.dominion.state import KIND, MARK, OPEN, State


def broken_invariants(s: State) -> Iterator[str]:
    """What is wrong with a state; usually nothing."""
    yield from _cards(s)
    yield from _fate(s)
    yield from _numbers(s)
    yield from _marks(s)
    for seat, player in enumerate(s.players):
        if player.discard and not player.discard[-1] & OPEN:
            yield f"the top of seat {seat}'s discard pile is hidden"
        if s.is_over and player.looked:
            yield f"seat {seat} is still looking at cards"


def _cards(s: State) -> Iterator[str]:
    """Every card is in one place."""
    terms = s.terms
    wanted = list(terms.pile)
    for kind in terms.start:
        wanted[kind] += terms.players
    for kind in terms.trash:
        wanted[kind] += 1
    found = list(s.supply)
    for card in s.trash:
        found[card & KIND] += 1
    for player in s.players:
        found = [one + other for one, other in zip(found, owned(terms, player), strict=True)]
    for kind, name in enumerate(terms.card_names):
        if found[kind] != wanted[kind]:
            yield f"{found[kind]} {name} instead of {wanted[kind]}"


def _fate(s: State) -> Iterator[str]:
    """Every Boon and every Hex is in one place."""
    boons = s.boon_deck + s.boon_discards + s.boon_druid + s.boon_out
    boons += [kept & BOON_KIND for kept in s.boon_kept]
    for player in s.players:
        boons += player.saved
        boons += [frame_card(due) for due in player.due if frame_kind(due) == SAVED_BOON]
    if sorted(boons) != list(range(s.terms.boons if s.terms.has_boons else 0)):
        yield f"Boons {sorted(boons)}"
    hexes = s.hex_deck + s.hex_discards + s.hex_out
    if sorted(hexes) != list(range(s.terms.hexes if s.terms.has_hexes else 0)):
        yield f"Hexes {sorted(hexes)}"


def _numbers(s: State) -> Iterator[str]:
    if min(s.actions, s.buys, s.coins, *s.supply) < 0:
        yield f"less than nothing: {s.actions} Actions, {s.buys} Buys, {s.coins} coins"
    emptied = sum(s.terms.supply >> k & 1 and n == 0 for k, n in enumerate(s.supply))
    if emptied != s.emptied:
        yield f"{emptied} empty piles are counted as {s.emptied}"


def _marks(s: State) -> Iterator[str]:
    """A card that an effect has to find again is marked like no other one."""
    marks: Counter[int] = Counter()
    for player in s.players:
        for cards in (player.hand, player.deck, player.discard, player.play, player.looked):
            marks.update(card >> MARK for card in cards if card >> MARK)
    yield from (f"mark {mark} is used twice" for mark, count in marks.items() if count > 1)
