"""Who knows which card lies where, and how that changes when cards leave (D-INFO)."""

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.core.journal import Journal
from moonlit.games.dominion.notes import (
    REVEALED,
)
from moonlit.games.dominion.state import (
    DISCARDS,
    KIND,
    MARK,
    OPEN,
    SEEN,
    Player,
    State,
    index_of_mark,
)


def find(cards: list[i64], kind: i64) -> i64:
    """Where a card of a kind lies, one that all know before one that they do not; -1 if nowhere.

    Cards of a kind are alike, so that one is taken about which most was known: of the others no
    more is known than before.
    """
    found: i64 = -1
    for index in range(len(cards)):
        if cards[index] & KIND == kind:
            if cards[index] & OPEN != 0:
                return index
            found = index
    return found


def take_known(s: State, seat: i64, zone: i64, kind: i64) -> bool:
    """Take a card that everybody sees leaving out of a zone; was it known before?"""
    cards = s.players[seat].zone(zone)
    card = cards.pop(find(cards, kind))
    return card & OPEN != 0


def take_shown(s: State, j: Journal, seat: i64, zone: i64, kind: i64) -> bool:
    """Take a card out of a zone and show it; now it is known."""
    if not take_known(s, seat, zone, kind):
        j.note(REVEALED, seat, kind, zone)
    return True


def take(s: State, j: Journal, seat: i64, zone: i64, kind: i64, is_open: bool) -> bool:
    """Take a card out of a zone, shown or not; is it known?"""
    return take_shown(s, j, seat, zone, kind) if is_open else take_unseen(s, j, seat, zone, kind)


def take_unseen(s: State, j: Journal, seat: i64, zone: i64, kind: i64) -> bool:
    """Take a card out of a zone without showing which; is it known all the same?

    Whoever knew of a card of some kind in there now knows of one fewer, unless all are alike. The
    top card of a discard pile lies in sight, so all see it leave; it is taken before its like, or
    it would tell by leaving that there is no other one below.
    """
    cards = s.players[seat].zone(zone)
    hidden: i64 = len(cards)
    if zone == DISCARDS:
        if cards[-1] & KIND == kind:
            cards.pop()
            show_top(s, j, seat)
            return True
        hidden -= 1
    index = find_unknown(cards, hidden, kind)
    is_known = are_alike(cards, hidden)
    taken = cards.pop(index)
    if not is_known:
        blur(cards, hidden - 1, bit(kind) if taken & OPEN != 0 else 0)
    return is_known


def blur(cards: list[i64], hidden: i64, spared: i64) -> None:
    """One card fewer of every kind is known."""
    for index in range(hidden):
        here = bit(cards[index] & KIND)
        if cards[index] & OPEN != 0 and spared & here == 0:
            spared |= here
            cards[index] &= ~OPEN


def are_alike(cards: list[i64], hidden: i64) -> bool:
    """Do all know these cards, and are they of one kind?"""
    for index in range(hidden):
        if cards[index] & OPEN == 0 or cards[index] & KIND != cards[0] & KIND:
            return False
    return True


def find_unknown(cards: list[i64], hidden: i64, kind: i64) -> i64:
    """Where a card of a kind lies, one that not all know before one that they do; -1 if nowhere."""
    found: i64 = -1
    for index in range(hidden):
        if cards[index] & KIND == kind:
            if cards[index] & OPEN == 0:
                return index
            found = index
    return found


def lay_on_discards(s: State, seat: i64, kind: i64, is_open: bool) -> None:
    """The top card of a discard pile is seen by all, and stays known when it is covered."""
    discard = s.players[seat].discard
    discard.append(kind | OPEN if is_open else kind)


def lay_on_deck(s: State, seat: i64, card: i64) -> None:
    """No effect finds a card on a deck again once it is covered (D-MOVE-3)."""
    deck = s.players[seat].deck
    if len(deck) > 0:
        deck[-1] &= KIND | OPEN | SEEN
    deck.append(card)


def show_top(s: State, j: Journal, seat: i64) -> None:
    """Everybody sees the top card of a discard pile (D-INFO-1)."""
    discard = s.players[seat].discard
    if len(discard) > 0 and discard[-1] & OPEN == 0:
        discard[-1] |= OPEN
        s.reveals += 1
        j.note(REVEALED, seat, discard[-1] & KIND, DISCARDS)


def may_hold(player: Player, kind: i64) -> bool:
    """Might such a card be in the hand, as far as all can tell (D-INFO-6)?"""
    is_hidden = False
    for card in player.hand:
        if card & OPEN == 0:
            is_hidden = True
        elif card & KIND == kind:
            return True
    return is_hidden and is_somewhere(player, kind)


def is_somewhere(player: Player, kind: i64) -> bool:
    """Is there such a card among those that not all know the place of? All can count them."""
    return (
        is_hidden_in(player.hand, kind)
        or is_hidden_in(player.deck, kind)
        or is_hidden_in(player.discard, kind)
        or is_hidden_in(player.looked, kind)
        or is_hidden_in(player.aside, kind)
    )


def is_hidden_in(cards: list[i64], kind: i64) -> bool:
    """Does such a card lie here that not all know?"""
    for card in cards:
        if card & (KIND | OPEN) == kind:
            return True
    return False


def show_marked(cards: list[i64], mark: i64) -> None:
    """Whoever is asked about a marked card shows where it lies."""
    index = index_of_mark(cards, mark)
    if index >= 0:
        cards[index] |= OPEN


def mark_card(s: State, cards: list[i64], kind: i64) -> i64:
    """Mark an unmarked card of a kind, the last one first; whoever is asked about it shows it."""
    index: i64 = len(cards) - 1
    while index >= 0:
        if cards[index] & KIND == kind and cards[index] >> MARK == 0:
            mark = s.new_mark()
            cards[index] |= mark << MARK | OPEN
            return mark
        index -= 1
    return 0


def mark_hidden(cards: list[i64], kind: i64, mark: i64, count: i64) -> None:
    """Mark cards of a kind that not all know, the last ones first, and show none."""
    index: i64 = len(cards) - 1
    while index >= 0 and count > 0:
        if cards[index] == kind:
            cards[index] |= mark << MARK
            count -= 1
        index -= 1


def unmark(cards: list[i64], mark: i64) -> None:
    """No effect looks for the cards with this mark any more."""
    for index in range(len(cards)):
        if cards[index] >> MARK == mark:
            cards[index] &= KIND | OPEN
