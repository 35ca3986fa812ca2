"""What can happen to cards: each verb changes the state and notes the event."""

from mypy_extensions import i64

from moonlit.core.bits import bit, member, size
from moonlit.core.journal import Journal
from moonlit.games.dominion.deck import can_draw, shuffle
from moonlit.games.dominion.frames import DISCARD, TRASH, frame
from moonlit.games.dominion.knowing import (
    is_somewhere,
    lay_on_deck,
    lay_on_discards,
    mark_card,
    mark_hidden,
    show_top,
    take,
    take_known,
    take_unseen,
)
from moonlit.games.dominion.notes import (
    BONUS,
    CARD_TRASHED,
    DISCARDED,
    LOOKED_AT,
    PUT,
    RETURNED,
    REVEALED,
    SHUFFLED,
)
from moonlit.games.dominion.state import (
    ASIDE,
    DECK,
    DISCARDS,
    HAND,
    IN_PLAY,
    KIND,
    LOOKED,
    MARK,
    OPEN,
    SEEN,
    State,
    count_of,
    index_of_mark,
)


def bonus(s: State, j: Journal, seat: i64, actions: i64, buys: i64, coins: i64) -> None:
    """Actions, Buys and coins count as soon as received, for the player whose turn it is."""
    if seat == s.seat:
        s.actions += actions
        s.buys += buys
        s.coins += coins
        j.note(BONUS, seat, actions, buys, coins)


def discard_picked(s: State, j: Journal, seat: i64, zone: i64) -> None:
    """Discard the picked cards together, the last one on top, then react to it (D-DISC-3)."""
    count = len(s.picked)
    known: list[i64] = []
    hidden: list[i64] = []
    for index in range(count):
        kind = s.picked[index]
        is_top = index == count - 1
        if is_top:
            take_known(s, seat, zone, kind)
            is_known = True
        else:
            is_known = take_unseen(s, j, seat, zone, kind)
        lay_on_discards(s, seat, kind, is_known)
        j.note(DISCARDED, seat, kind, zone, 1 if is_known else 0)
        if is_known or s.terms.reactions_are_open:
            known.append(kind)
        else:
            hidden.append(kind)
    s.picked = known
    push_discard_triggers(s, seat)
    push_hidden_triggers(s, seat, hidden)


def discard_shown(s: State, j: Journal, seat: i64, zone: i64) -> None:
    """Discard the picked cards together, all of them shown."""
    for kind in s.picked:
        take_known(s, seat, zone, kind)
        lay_on_discards(s, seat, kind, True)
        j.note(DISCARDED, seat, kind, zone, 1)
    push_discard_triggers(s, seat)


def push_discard_triggers(s: State, seat: i64) -> None:
    """Cards that do something when they are discarded, the picked ones being in the pile now."""
    for kind in s.picked:
        if s.terms.acts_on_discard >> kind & 1 != 0:
            mark = mark_card(s, s.players[seat].discard, kind)
            s.pending.append(frame(DISCARD, seat, kind, 0, 0, 0, mark))
    s.picked = []


def push_hidden_triggers(s: State, seat: i64, kinds: list[i64]) -> None:
    """The same for cards that nobody else saw leaving: whether there are any is not told.

    One frame and one mark stand for all of a kind, whatever their number (D-INFO-6). Where a
    covered card is lost nothing happens to them (D-MOVE-3, E-6).
    """
    reacting = s.terms.acts_on_discard
    if len(kinds) == 0 or reacting == 0 or s.terms.covered_cards_are_lost:
        return
    player = s.players[seat]
    for index in range(size(reacting)):
        kind = member(reacting, index)
        if is_somewhere(player, kind):
            mark = s.new_mark()
            mark_hidden(player.discard, kind, mark, count_of(kinds, kind))
            s.pending.append(frame(DISCARD, seat, kind, 0, 0, len(kinds), mark))


def discard_top(s: State, j: Journal, seat: i64) -> i64:
    """Discard the top card of the deck; gives its mark in the discard pile, 0 if there is none."""
    if not can_draw(s, j, seat):
        return 0
    player = s.players[seat]
    kind = player.deck.pop() & KIND
    s.reveals += 1
    lay_on_discards(s, seat, kind, True)
    j.note(DISCARDED, seat, kind, DECK, 1)
    mark = mark_card(s, player.discard, kind)
    if s.terms.acts_on_discard >> kind & 1 != 0:
        s.pending.append(frame(DISCARD, seat, kind, 0, 0, 0, mark))
    return mark


def discard_looked(s: State, j: Journal, seat: i64) -> None:
    """Discard everything revealed and not dealt with."""
    player = s.players[seat]
    s.picked = []
    for card in player.looked:
        s.picked.append(card & KIND)
    player.looked = []
    for kind in s.picked:
        lay_on_discards(s, seat, kind, True)
        j.note(DISCARDED, seat, kind, LOOKED, 1)
    push_discard_triggers(s, seat)


def trash_picked(s: State, j: Journal, seat: i64, zone: i64) -> None:
    """Trash the picked cards together, then do what their trashing does (D-TRASH-1)."""
    kinds = s.picked
    s.picked = []
    for kind in kinds:
        take_known(s, seat, zone, kind)
        move_to_trash(s, j, seat, kind, zone)
    for kind in kinds:
        if s.terms.acts_on_trash >> kind & 1 != 0:
            s.pending.append(frame(TRASH, seat, kind))


def trash_one(s: State, j: Journal, seat: i64, zone: i64, kind: i64) -> None:
    """Trash one card of a kind."""
    s.picked = [kind]
    trash_picked(s, j, seat, zone)


def trash_this(s: State, j: Journal, seat: i64, mark: i64) -> bool:
    """A played card trashes itself; does it find itself in play (D-MOVE-2)?"""
    play = s.players[seat].play
    index = index_of_mark(play, mark)
    if index < 0:
        return False
    kind = play.pop(index) & KIND
    move_to_trash(s, j, seat, kind, IN_PLAY)
    if s.terms.acts_on_trash >> kind & 1 != 0:
        s.pending.append(frame(TRASH, seat, kind))
    return True


def move_to_trash(s: State, j: Journal, seat: i64, kind: i64, zone: i64) -> None:
    """The trash is one heap, face up."""
    s.trash.append(kind)
    j.note(CARD_TRASHED, seat, kind, zone)


def look(s: State, j: Journal, seat: i64, count: i64) -> None:
    """Take the top cards of the own deck and look at them; the others see nothing (D-INFO-4)."""
    player = s.players[seat]
    s.reveals += 1
    while count > 0 and can_draw(s, j, seat):
        card = player.deck.pop() & (KIND | OPEN)
        player.looked.append(card)
        j.note(LOOKED_AT, seat, card & KIND, DECK)
        count -= 1


def reveal_top(s: State, j: Journal, seat: i64) -> i64:
    """Take the top card of the deck and show it to all; NOTHING if there is none."""
    if not can_draw(s, j, seat):
        return -1
    player = s.players[seat]
    kind = player.deck.pop() & KIND
    player.looked.append(kind | OPEN)
    s.reveals += 1
    j.note(REVEALED, seat, kind, DECK)
    return kind


def show_hand(s: State, j: Journal, seat: i64) -> None:
    """Show the whole hand."""
    hand = s.players[seat].hand
    for index in range(len(hand)):
        hand[index] |= OPEN
        j.note(REVEALED, seat, hand[index] & KIND, HAND)
    s.reveals += 1


def show_discards(s: State, j: Journal, seat: i64) -> None:
    """Show the whole discard pile."""
    discard = s.players[seat].discard
    for index in range(len(discard)):
        discard[index] |= OPEN
        j.note(REVEALED, seat, discard[index] & KIND, DISCARDS)


def shuffle_in_looked(s: State, j: Journal, seat: i64) -> None:
    """Shuffle the revealed cards into the deck; the discard pile stays where it is."""
    player = s.players[seat]
    cards = [card & KIND for card in player.deck]
    for card in player.looked:
        cards.append(card & KIND)
        j.note(PUT, seat, card & KIND, LOOKED, DECK, 1)
    player.looked = []
    shuffle(s.dice, cards)
    player.deck = cards
    s.reveals += 1
    j.note(SHUFFLED, seat, len(cards))


def put_on_deck(s: State, j: Journal, seat: i64, zone: i64, kind: i64, is_open: bool) -> None:
    """Put a card on top of the deck, shown or not (D-DECK-5)."""
    is_known = take(s, j, seat, zone, kind, is_open)
    lay_on_deck(s, seat, kind | OPEN if is_known else kind | SEEN)
    j.note(PUT, seat, kind, zone, DECK, 1 if is_known else 0)


def put_in_hand(s: State, j: Journal, seat: i64, zone: i64, kind: i64, is_open: bool) -> None:
    """Put a card into the hand, shown or not."""
    is_known = take(s, j, seat, zone, kind, is_open)
    s.players[seat].hand.append(kind | OPEN if is_known else kind)
    j.note(PUT, seat, kind, zone, HAND, 1 if is_known else 0)


def put_back_picked(s: State, j: Journal, seat: i64) -> None:
    """Put cards looked at back on the deck; the last one picked lies on top."""
    kinds = s.picked
    s.picked = []
    for kind in kinds:
        put_on_deck(s, j, seat, LOOKED, kind, False)


def set_aside(s: State, j: Journal, seat: i64, zone: i64, kind: i64, mark: i64) -> None:
    """Set a card aside, in sight of all; the mark says for whom it lies there."""
    take_known(s, seat, zone, kind)
    s.players[seat].aside.append(kind | OPEN | mark << MARK)
    j.note(PUT, seat, kind, zone, ASIDE, 1)


def move_marked(s: State, j: Journal, seat: i64, zone: i64, mark: i64, to: i64) -> bool:
    """Move the marked card from one zone to another, if it has not moved (D-MOVE-1)."""
    player = s.players[seat]
    cards = player.zone(zone)
    index = index_of_mark(cards, mark)
    if index < 0 or not can_be_moved(s, cards, zone, index):
        return False
    card = cards.pop(index)
    kind = card & KIND
    if to == ASIDE:
        player.aside.append(kind | OPEN | mark << MARK)
    elif to == DECK:
        lay_on_deck(s, seat, kind | OPEN)
    else:
        player.zone(to).append(kind | OPEN)
    if zone == DISCARDS:
        show_top(s, j, seat)
    j.note(PUT, seat, kind, zone, to, 1)
    return True


def can_be_moved(s: State, cards: list[i64], zone: i64, index: i64) -> bool:
    """A covered card in a discard pile is lost only by the older rule (D-MOVE-3, E-6)."""
    is_covered = index != len(cards) - 1
    return not (zone == DISCARDS and is_covered and s.terms.covered_cards_are_lost)


def return_marked(s: State, j: Journal, seat: i64, zone: i64, mark: i64) -> bool:
    """Put a card back on its pile, if it has one and has not moved (D-RETURN-1)."""
    cards = s.players[seat].zone(zone)
    index = index_of_mark(cards, mark)
    if index < 0 or not can_be_moved(s, cards, zone, index):
        return False
    kind = cards[index] & KIND
    if s.terms.returnable >> kind & 1 == 0:
        return False
    cards.pop(index)
    if zone == DISCARDS:
        show_top(s, j, seat)
    put_on_pile(s, kind)
    j.note(RETURNED, seat, kind)
    return True


def take_from_pile(s: State, kind: i64) -> None:
    """One card fewer; empty Supply piles are counted (D-END-1)."""
    s.supply[kind] -= 1
    if s.supply[kind] == 0 and s.terms.supply >> kind & 1 != 0:
        s.emptied += 1


def put_on_pile(s: State, kind: i64) -> None:
    """One card more."""
    if s.supply[kind] == 0 and s.terms.supply >> kind & 1 != 0:
        s.emptied -= 1
    s.supply[kind] += 1


def kinds_under(s: State, seat: i64, mark: i64) -> i64:
    """The kinds set aside under the card with this mark."""
    found: i64 = 0
    for card in s.players[seat].aside:
        if card >> MARK == mark:
            found |= bit(card & KIND)
    return found
