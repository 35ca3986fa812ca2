"""Other worlds: everything a seat cannot know is dealt anew, and nothing it knows changes."""

from mypy_extensions import i64

from moonlit.core.bits import bit, member, size
from moonlit.core.dice import Dice
from moonlit.games.dominion.asking import DO_SET_ASIDE
from moonlit.games.dominion.deck import shuffle
from moonlit.games.dominion.frames import (
    ACT,
    MAY,
    NIGHT,
    PICK,
    PLAY,
    frame_card,
    frame_count,
    frame_kind,
    frame_mark,
    frame_seat,
    is_out_of_sight,
)
from moonlit.games.dominion.knowing import mark_hidden
from moonlit.games.dominion.moves import is_pick_shown, pickable
from moonlit.games.dominion.state import (
    ASIDE,
    HAND,
    KIND,
    MARK,
    OPEN,
    SEEN,
    Player,
    State,
)
from moonlit.games.dominion.verbs import kinds_under


def redeal(s: State, seat: i64, dice: Dice) -> None:
    """Deal anew what `seat` cannot know; NOBODY is an onlooker."""
    for owner in range(s.terms.players):
        player = s.players[owner]
        if owner == seat:
            redeal_deck(player, dice)
        else:
            redeal_cards(s, owner, player, dice)
    shuffle(dice, s.boon_deck)
    shuffle(dice, s.hex_deck)
    if len(s.pending) > 0:
        decider = frame_seat(s.pending[-1])
        if is_about_drawn(s):
            draw_last(s, decider, bit(s.ask_about) if decider == seat else s.terms.action_kinds)
        elif decider != seat and frame_kind(s.pending[-1]) == PICK and not is_pick_shown(s):
            pick_anew(s, decider, dice)
    s.dice.reseed(dice.word())


def redeal_unknown(s: State, dice: Dice) -> None:
    """Deal anew what no seat knows: decks, Boons and Hexes; hands stay, and what anybody saw."""
    for owner in range(s.terms.players):
        redeal_deck(s.players[owner], dice)
    shuffle(dice, s.boon_deck)
    shuffle(dice, s.hex_deck)
    s.dice.reseed(dice.word())


def redeal_deck(player: Player, dice: Dice) -> None:
    """The own deck: only the order of what was not seen there is unknown."""
    pool: list[i64] = []
    for card in player.deck:
        if card & (OPEN | SEEN) == 0:
            pool.append(card & KIND)
    shuffle(dice, pool)
    refill(player.deck, pool, OPEN | SEEN)


def redeal_cards(s: State, owner: i64, player: Player, dice: Dice) -> None:
    """Another player's cards: what is known stays, the rest changes places."""
    pool: list[i64] = []
    collect(player.hand, pool)
    collect(player.deck, pool)
    collect(player.discard, pool)
    collect(player.looked, pool)
    collect(player.aside, pool)
    shuffle(dice, pool)
    bury_anew(player, pool)
    promise(s, owner, player, pool)
    refill(player.hand, pool, OPEN)
    refill(player.looked, pool, OPEN)
    refill(player.discard, pool, OPEN)
    refill(player.deck, pool, OPEN)
    mark_anew(s, owner, player)


def collect(cards: list[i64], pool: list[i64]) -> None:
    """The cards that not all know."""
    for card in cards:
        if card & OPEN == 0:
            pool.append(card & KIND)


def bury_anew(player: Player, pool: list[i64]) -> None:
    """Cards face down under a Crypt are some of those that all saw going there (D-INFO-3)."""
    left = player.buried.copy()
    for card in player.aside:
        if card & OPEN != 0 and card & ~OPEN in left:
            left.remove(card & ~OPEN)
    bury(player.aside, pool, left, 0)


def bury(aside: list[i64], pool: list[i64], left: list[i64], index: i64) -> bool:
    """Deal from a place on; with several Crypts a card may be needed elsewhere, so try another."""
    while index < len(aside) and aside[index] & OPEN != 0:
        index += 1
    if index == len(aside):
        return True
    mark = aside[index] >> MARK << MARK
    tried: i64 = 0
    for place in range(len(pool)):
        kind = pool[place]
        if tried >> kind & 1 == 0 and kind | mark in left:
            tried |= bit(kind)
            left.remove(kind | mark)
            pool.pop(place)
            aside[index] = kind | mark
            if bury(aside, pool, left, index + 1):
                return True
            pool.insert(place, kind)
            left.append(kind | mark)
    return False


def refill(cards: list[i64], pool: list[i64], fixed: i64) -> None:
    """Unknown places get the next cards of the pool; flags and marks stay with the place."""
    for index in range(len(cards)):
        if cards[index] & fixed == 0:
            cards[index] = cards[index] & ~KIND | pool.pop()


def mark_anew(s: State, owner: i64, player: Player) -> None:
    """What was discarded out of sight is another card in another world (D-INFO-6)."""
    for waiting in s.pending:
        if is_out_of_sight(waiting) and frame_seat(waiting) == owner:
            unmark_hidden(player.discard, frame_mark(waiting))
            mark_hidden(
                player.discard, frame_card(waiting), frame_mark(waiting), frame_count(waiting)
            )


def unmark_hidden(cards: list[i64], mark: i64) -> None:
    """Take a mark off the cards that not all know."""
    for index in range(len(cards)):
        if cards[index] >> MARK == mark and cards[index] & OPEN == 0:
            cards[index] &= KIND


def set_apart(pool: list[i64], count: i64, kinds: i64) -> None:
    """Bring some cards of these kinds to the end of the pool, where they are dealt first."""
    index: i64 = len(pool) - 1
    last = index
    while index >= 0 and count > 0:
        if kinds >> pool[index] & 1 != 0:
            chosen = pool[index]
            pool[index] = pool[last]
            pool[last] = chosen
            last -= 1
            count -= 1
        index -= 1


def promise(s: State, owner: i64, player: Player, pool: list[i64]) -> None:
    """Whoever is asked about cards in hand has some of them; everybody can tell."""
    if len(s.pending) == 0 or frame_seat(s.pending[-1]) != owner:
        return
    kinds = asked_kinds(s)
    missing: i64 = 1 + len(s.picked)
    for card in player.hand:
        if card & OPEN != 0 and kinds >> (card & KIND) & 1 != 0:
            missing -= 1
    set_apart(pool, missing, kinds)


def asked_kinds(s: State) -> i64:
    """The kinds that the question to a player tells about their hand."""
    kind = frame_kind(s.pending[-1])
    if kind == ACT:
        return s.terms.action_kinds
    if kind == NIGHT:
        return s.terms.night_kinds
    if kind == PICK and s.ask_zone == HAND:
        return s.ask_among
    if is_about_drawn(s):
        return s.terms.action_kinds
    return 0


def is_about_drawn(s: State) -> bool:
    """Is a player asked about an Action just drawn (D-BASE-7)?"""
    if frame_kind(s.pending[-1]) != MAY or s.ask_verb != DO_SET_ASIDE:
        return False
    return frame_kind(s.pending[-2]) == PLAY  # of Library; a Faithful Hound asks when discarded


def draw_last(s: State, decider: i64, kinds: i64) -> None:
    """The Action just drawn comes last in the hand, rather one that not all know (D-BASE-7)."""
    hand = s.players[decider].hand
    found: i64 = -1
    for index in range(len(hand)):
        if kinds >> (hand[index] & KIND) & 1 != 0 and (found < 0 or hand[index] & OPEN == 0):
            found = index
    hand.append(hand.pop(found))
    s.ask_about = hand[-1] & KIND


def pick_anew(s: State, decider: i64, dice: Dice) -> None:
    """What somebody else has picked so far is another card in another world."""
    if s.ask_zone == ASIDE:
        s.ask_among = kinds_under(s, decider, frame_mark(s.pending[-2]))
    count = len(s.picked)
    s.picked = []
    while count > 0:
        kinds = pickable(s, decider)
        if kinds == 0:
            return
        s.picked.append(member(kinds, dice.below(size(kinds))))
        count -= 1
