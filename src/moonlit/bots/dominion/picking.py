"""Answers to what cards ask: which cards, which pile, yes or no."""

from typing import Final

from mypy_extensions import i64

from moonlit.bots.dominion.menu import (
    ALL_KINDS,
    EXORCISES,
    NEEDS_COPPER,
    NEEDS_DEAD,
    NEEDS_TREASURE,
    NEEDS_UPGRADE,
    NO_ROLE,
    Menu,
    wanted,
)
from moonlit.bots.dominion.using import (
    MINE_EXTRA,
    REMODEL_EXTRA,
    best_offering,
    first_to_play,
    useful,
    useful_next_turn,
)
from moonlit.bots.dominion.worth import (
    DEAD,
    best_gain,
    best_upgrade,
    dead_among,
    dull_among,
    is_late,
    least_in_hand,
    least_worth,
    most_worth,
    rubbish_among,
    upgrade_worth,
    worth_in_hand,
    worth_now,
)
from moonlit.core.bits import bit, first
from moonlit.games.dominion.asking import (
    BY_BOON,
    DO_DISCARD,
    DO_EXCHANGE,
    DO_PLAY,
    DO_RECEIVE,
    DO_SET_ASIDE,
    DO_TOPDECK,
    DO_TRASH,
)
from moonlit.games.dominion.gaining import OWN_EFFECT, TRACKER, gainable
from moonlit.games.dominion.moves import (
    ACCEPT,
    GAIN_CARD,
    PICK_CARD,
    STOP,
    TAKE_BOON,
    TAKE_EFFECT,
    can_accept,
    move,
    pickable,
)
from moonlit.games.dominion.starts import START_OF_TURN
from moonlit.games.dominion.state import (
    ACTION_PHASE,
    COPPER,
    KIND,
    LOOKED,
    NOTHING,
    State,
    count_of,
)

EARTHS_COST: Final[i64] = 4
# Sets aside no more than this under one Crypt: what lies there longer comes too late.
MOST_UNDER: Final[i64] = 3
# An Action that costs no more is given away for three cards.
CHEAP: Final[i64] = 20
GOOD_BOON: Final[i64] = 8
DISCARDS_FOR_GIFT: Final[i64] = 3


def role_of_asker(s: State, menu: Menu) -> i64:
    """The role of the card that asks; Boons, Hexes and States have none."""
    return menu.role[s.ask_card] if 0 <= s.ask_card < BY_BOON else NO_ROLE


def pick(s: State, seat: i64, menu: Menu) -> i64:
    """The next card to pick, or enough."""
    kinds = pickable(s, seat)
    if s.ask_least > 0:
        return move(PICK_CARD, forced_pick(s, seat, menu, kinds))
    if s.ask_most == 1:
        kind = single_pick(s, seat, menu, kinds)
        return move(STOP) if kind == NOTHING else move(PICK_CARD, kind)
    for kind in planned(s, seat, menu):
        if kinds >> kind & 1 != 0:
            return move(PICK_CARD, kind)
    return move(STOP)


def forced_pick(s: State, seat: i64, menu: Menu, kinds: i64) -> i64:
    """A card that has to be picked."""
    if s.ask_verb == DO_TRASH:
        role = role_of_asker(s, menu)
        if role == NEEDS_UPGRADE:
            return best_upgrade(s, menu, kinds, REMODEL_EXTRA, ALL_KINDS)
        if role == EXORCISES:
            return best_offering(s, menu, kinds)
        return least_worth(s, menu, kinds)
    if s.ask_verb == DO_PLAY:
        return first_to_play(s, menu, kinds)
    if s.ask_verb == DO_DISCARD:
        return least_in_hand(s, seat, menu, kinds)
    if s.ask_verb == DO_TOPDECK:
        # The last one lies on top.
        return (
            least_worth(s, menu, kinds) if s.ask_zone == LOOKED else surplus(s, seat, menu, kinds)
        )
    return most_worth(s, menu, kinds)


def surplus(s: State, seat: i64, menu: Menu, kinds: i64) -> i64:
    """A good card that cannot be used now is best kept for the next turn; else the worst."""
    stuck: i64 = 0
    for kind in range(s.terms.kinds):
        is_action = kinds & s.terms.action_kinds & bit(kind) != 0
        if is_action and worth_in_hand(s, seat, menu, kind) <= DEAD:
            stuck |= bit(kind)
    return least_in_hand(s, seat, menu, kinds) if stuck == 0 else most_worth(s, menu, stuck)


def single_pick(s: State, seat: i64, menu: Menu, kinds: i64) -> i64:
    """One card, or NOTHING, as the player likes."""
    if s.ask_verb == DO_TRASH:
        return single_trash(s, seat, menu, kinds)
    if s.ask_verb == DO_PLAY:
        return first_to_play(s, menu, useful(s, seat, menu, kinds))
    if s.ask_verb == DO_TOPDECK:
        best = most_worth(s, menu, kinds & useful_next_turn(s))
        return best if best != NOTHING and menu.worth[best] > menu.worth[COPPER] else NOTHING
    if s.ask_zone == LOOKED:
        dull = dull_among(s, seat, s.players[seat].looked)
        return dull[0] if len(dull) > 0 else NOTHING
    return single_discard(s, seat, menu, kinds)


def single_trash(s: State, seat: i64, menu: Menu, kinds: i64) -> i64:
    """One card to trash: for what the asker gives, or to be rid of it."""
    role = role_of_asker(s, menu)
    if role == NEEDS_COPPER:
        return COPPER if kinds & bit(COPPER) != 0 else NOTHING
    if role == NEEDS_TREASURE:
        best = best_upgrade(s, menu, kinds, MINE_EXTRA, s.terms.treasure_kinds)
        won = upgrade_worth(s, menu, best, MINE_EXTRA, s.terms.treasure_kinds)
        return best if won > 0 else NOTHING
    if s.ask_among == s.terms.action_kinds:
        least = least_worth(s, menu, kinds)
        return least if menu.worth[least] <= CHEAP else NOTHING
    found = rubbish_among(s, seat, menu, cards_asked(s, seat), 1)
    return found[0] if len(found) > 0 else NOTHING


def single_discard(s: State, seat: i64, menu: Menu, kinds: i64) -> i64:
    """A card to discard for something better."""
    least = least_in_hand(s, seat, menu, kinds)
    if s.ask_among == s.terms.action_kinds:
        return least
    if s.ask_among == s.terms.treasure_kinds:
        is_paid = wanted(s, seat, menu, gainable(s, EARTHS_COST, ALL_KINDS), EARTHS_COST) != NOTHING
        return COPPER if is_paid and kinds & bit(COPPER) != 0 else NOTHING
    return least if worth_in_hand(s, seat, menu, least) <= DEAD else NOTHING


def cards_asked(s: State, seat: i64) -> list[i64]:
    """The cards that the question is about."""
    found: list[i64] = []
    for card in s.cards_in(seat, s.ask_zone):
        if s.ask_among >> (card & KIND) & 1 != 0:
            found.append(card & KIND)
    return found


def planned(s: State, seat: i64, menu: Menu) -> list[i64]:
    """The cards of a larger choice still to be picked, lowest kind first."""
    cards = cards_asked(s, seat)
    if s.ask_verb == DO_TRASH:
        cards = rubbish_among(s, seat, menu, cards, s.ask_most)
    elif s.ask_verb == DO_SET_ASIDE:
        cards = best_coins(s, cards)
    elif s.ask_zone == LOOKED:
        cards = dull_among(s, seat, cards)
    elif role_of_asker(s, menu) == NEEDS_DEAD:
        cards = dead_among(s, seat, menu, cards)
    cards.sort()
    for kind in s.picked:
        if count_of(cards, kind) > 0:
            cards.remove(kind)
    return cards


def best_coins(s: State, cards: list[i64]) -> list[i64]:
    """The best Treasures for a Crypt, if the match goes on long enough."""
    found: list[i64] = []
    if is_late(s):
        return found
    coins: i64 = 3
    while coins > 1:
        for card in cards:
            if s.terms.coins[card] == coins and len(found) < MOST_UNDER:
                found.append(card)
        coins -= 1
    return found


def gain(s: State, seat: i64, menu: Menu) -> i64:
    """The pile to gain from; a gain that harms is declined if it can be."""
    kind = best_gain(s, seat, menu, s.ask_among)
    if s.ask_least == 0 and worth_now(s, menu, kind) <= menu.worth[COPPER]:
        return move(STOP)
    return move(GAIN_CARD, kind)


def say(s: State, seat: i64, menu: Menu) -> i64:
    """Yes or no."""
    return move(ACCEPT) if can_accept(s) and agrees(s, seat, menu) else move(STOP)


def agrees(s: State, seat: i64, menu: Menu) -> bool:
    """Is it good to do what is offered? Moats are shown, Hounds come back."""
    about = s.ask_about
    if s.ask_verb == DO_EXCHANGE:
        return worth_now(s, menu, about) < worth_now(s, menu, s.terms.changeling)
    if s.ask_verb == DO_TOPDECK:
        return useful_next_turn(s) >> about & 1 != 0
    if s.ask_verb == DO_SET_ASIDE:
        return s.ask_card == about or s.actions == 0
    if s.ask_verb == DO_PLAY:
        return useful(s, seat, menu, bit(about)) != 0
    if s.ask_verb == DO_RECEIVE:
        is_now = seat != s.seat or s.phase == ACTION_PHASE
        return is_now or menu.boons_at_once >> (about - BY_BOON) & 1 != 0
    if s.ask_verb == DO_TRASH:
        return menu.boon_worth[about - BY_BOON] >= GOOD_BOON
    if s.ask_verb == DO_DISCARD:
        return can_spare(s, seat, menu)
    return True


def can_spare(s: State, seat: i64, menu: Menu) -> bool:
    """Are there three cards in hand that are hardly missed?"""
    hand = s.players[seat].hand
    if len(hand) < DISCARDS_FOR_GIFT:
        return False
    missed: i64 = 0
    for card in hand:
        if worth_in_hand(s, seat, menu, card & KIND) > DEAD:
            missed += 1
    is_small = count_of(hand, COPPER) > 0 or missed == 0
    spare: i64 = len(hand) - missed
    return spare >= DISCARDS_FOR_GIFT or (is_small and spare == DISCARDS_FOR_GIFT - 1)


def choose_boon(s: State, menu: Menu) -> i64:
    """The best of some Boons."""
    best = first(s.ask_among)
    for boon in range(s.terms.boons):
        if s.ask_among >> boon & 1 != 0 and menu.boon_worth[boon] > menu.boon_worth[best]:
            best = boon
    return move(TAKE_BOON, best)


def next_effect(s: State) -> i64:
    """Which effect comes next: as they lie at the start of a turn; a good card goes on the deck."""
    if s.ask_card == START_OF_TURN:
        return move(TAKE_EFFECT, first(s.ask_among))
    is_useful = useful_next_turn(s) >> s.ask_card & 1 != 0
    for place in range(3):
        chosen = bit(place)
        if s.ask_among & chosen != 0 and (
            chosen == OWN_EFFECT or (chosen == TRACKER and is_useful)
        ):
            return move(TAKE_EFFECT, place)
    return move(STOP)
