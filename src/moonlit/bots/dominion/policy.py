"""The play of a strategy: one move for every decision, by what the deciding player knows."""

from mypy_extensions import i64

from moonlit.bots.dominion.menu import ALL_KINDS, Menu, wanted
from moonlit.bots.dominion.picking import choose_boon, gain, next_effect, pick, say
from moonlit.bots.dominion.using import first_to_play, useful
from moonlit.games.dominion.frames import (
    ACT,
    BUY,
    CHOOSE_BOON,
    MAY,
    NIGHT,
    PICK,
    PILE,
    frame_kind,
    frame_seat,
)
from moonlit.games.dominion.moves import (
    BUY_CARD,
    PLAY_CARD,
    PLAY_TREASURES,
    STOP,
    move,
    treasures,
)
from moonlit.games.dominion.state import KIND, NOTHING, State
from moonlit.games.dominion.turns import playable


def choose(s: State, menu: Menu) -> i64:
    """The move of the deciding seat."""
    waiting = s.pending[-1]
    kind = frame_kind(waiting)
    seat = frame_seat(waiting)
    if kind == BUY:
        return choose_purchase(s, seat, menu)
    if kind == ACT:
        return choose_play(s, seat, menu, s.terms.action_kinds)
    if kind == NIGHT:
        return choose_play(s, seat, menu, s.terms.night_kinds)
    if kind == PICK:
        return pick(s, seat, menu)
    if kind == PILE:
        return gain(s, seat, menu)
    if kind == MAY:
        return say(s, seat, menu)
    if kind == CHOOSE_BOON:
        return choose_boon(s, menu)
    return next_effect(s)


def choose_play(s: State, seat: i64, menu: Menu, kinds: i64) -> i64:
    """The card to play next, if any is worth it."""
    kind = first_to_play(s, menu, useful(s, seat, menu, playable(s, kinds)))
    return move(STOP) if kind == NOTHING else move(PLAY_CARD, kind)


def choose_purchase(s: State, seat: i64, menu: Menu) -> i64:
    """All Treasures first, then what the menu says."""
    if not s.has_bought:
        if has_plain_coins(s, seat):
            return move(PLAY_TREASURES)
        hand = treasures(s)
        if hand != 0:
            kind = first_to_play(s, menu, useful(s, seat, menu, hand))
            if kind != NOTHING:
                return move(PLAY_CARD, kind)
    if s.buys == 0:
        return move(STOP)
    among = ALL_KINDS & ~s.terms.action_kinds if s.is_deluded else ALL_KINDS
    kind = wanted(s, seat, menu, among, s.coins)
    return move(STOP) if kind == NOTHING else move(BUY_CARD, kind)


def has_plain_coins(s: State, seat: i64) -> bool:
    """Is there a Treasure in hand that is nothing but coins? The first one found is enough."""
    plain = s.terms.plain_coins
    for card in s.players[seat].hand:
        if plain >> (card & KIND) & 1 != 0:
            return True
    return False
