"""Playing cards: from where, how often, what reacts, what stays on the table (D-PLAY, D-ATT)."""

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import DO_REVEAL, ask_may, is_yes
from moonlit.games.dominion.deck import draw
from moonlit.games.dominion.frames import (
    AGAIN,
    LATER,
    PLAY,
    REACT,
    frame,
    frame_card,
    frame_count,
    frame_keeper,
    frame_mark,
    frame_seat,
    frame_set,
    frame_step,
    with_count,
    with_set,
    with_step,
)
from moonlit.games.dominion.knowing import find, may_hold, show_top, take_known
from moonlit.games.dominion.notes import PLAYED, REACTED
from moonlit.games.dominion.state import (
    ATTACK,
    DISCARDS,
    GOLD,
    KIND,
    MARK,
    NOTHING,
    OPEN,
    SILVER,
    State,
    count_of,
    index_of_mark,
)
from moonlit.games.dominion.verbs import bonus, can_be_moved


def play_from(s: State, j: Journal, seat: i64, zone: i64, kind: i64, keeper: i64 = 0) -> i64:
    """Put a card into play and follow it (D-ACT-2); gives its mark, 0 if it has none."""
    take_known(s, seat, zone, kind)
    return put_into_play(s, j, seat, zone, kind, keeper)


def put_into_play(s: State, j: Journal, seat: i64, zone: i64, kind: i64, keeper: i64) -> i64:
    """The card that was taken is in play, and its instructions come next."""
    if zone == DISCARDS:
        show_top(s, j, seat)
    mark = s.new_mark() if s.terms.is_tracked >> kind & 1 != 0 else 0
    s.players[seat].play.append(kind | mark << MARK)
    j.note(PLAYED, seat, kind, zone, 0)
    follow(s, seat, kind, mark, keeper)
    return mark


def play_marked(s: State, j: Journal, seat: i64, zone: i64, mark: i64) -> None:
    """Play the marked card once, if it has not moved (D-PLAY-4)."""
    cards = s.players[seat].zone(zone)
    index = index_of_mark(cards, mark)
    if index >= 0 and can_be_moved(s, cards, zone, index):
        put_into_play(s, j, seat, zone, cards.pop(index) & KIND, 0)


def follow(s: State, seat: i64, kind: i64, mark: i64, keeper: i64) -> None:
    """The instructions come next; before those of an Attack others may react (D-ATT-1)."""
    if s.terms.types[kind] & ATTACK == 0:
        s.pending.append(frame(PLAY, seat, kind, 0, 0, 0, mark, keeper))
        return
    s.pending.append(frame(PLAY, seat, kind, 0, guarded(s, seat), 0, mark, keeper))
    s.pending.append(frame(REACT, seat, kind))


def play_twice(s: State, j: Journal, f: i64, zone: i64, kind: i64) -> None:
    """Play a card, then play it again; what plays it stays with a Duration (D-DUR-3)."""
    take_known(s, frame_seat(f), zone, kind)
    put_into_play_twice(s, j, f, zone, kind)


def put_into_play_twice(s: State, j: Journal, f: i64, zone: i64, kind: i64) -> None:
    """The card that was taken is in play, and is followed two times in a row (D-PLAY-6)."""
    seat = frame_seat(f)
    keeper = frame_mark(f)
    here: i64 = len(s.pending)
    mark = put_into_play(s, j, seat, zone, kind, keeper)
    s.pending.insert(here, frame(AGAIN, seat, kind, 0, 0, 0, mark, keeper))


def play_again(s: State, j: Journal, f: i64) -> None:
    """Follow a card again wherever it is now (D-PLAY-3)."""
    seat = frame_seat(f)
    kind = frame_card(f)
    j.note(PLAYED, seat, kind, NOTHING, 1)
    follow(s, seat, kind, frame_mark(f), frame_keeper(f))


def guarded(s: State, attacker: i64) -> i64:
    """Who is unaffected by the Attacks of others (D-GUARDIAN-1)."""
    found: i64 = 0
    for seat in range(s.terms.players):
        if seat != attacker and s.players[seat].is_guarded:
            found |= bit(seat)
    return found


def react(s: State, j: Journal, f: i64) -> None:
    """Ask everybody who may have a Reaction in hand, in turn order (D-INFO-6).

    The Attack's frame lies below.
    """
    asked = frame_count(f)
    seat = (frame_seat(f) + asked) % s.terms.players
    if frame_step(f) == 1:
        if is_yes(s):
            show_reaction(s, j, seat, frame_card(f))
        f = with_step(f, 0)
    if s.terms.moat != NOTHING:
        s.overheard += 1  # others decide, or have decided
    while asked + 1 < s.terms.players:
        asked += 1
        seat = (frame_seat(f) + asked) % s.terms.players
        if s.terms.moat != NOTHING and is_asked(s, seat):
            s.pending.append(with_step(with_count(f, asked), 1))
            ask_may(s, seat, DO_REVEAL, s.terms.moat, frame_card(f))
            return


def is_asked(s: State, seat: i64) -> bool:
    """Is this player asked about Moat? By the older rule only with one, which all then know."""
    hand = s.players[seat].hand
    if not s.terms.reactions_are_open:
        return may_hold(s.players[seat], s.terms.moat)
    if count_of(hand, s.terms.moat) == 0:
        return False
    hand[find(hand, s.terms.moat)] |= OPEN
    return True


def show_reaction(s: State, j: Journal, seat: i64, attack: i64) -> None:
    """Moat is shown, stays in hand, and its owner is unaffected by this play (D-BASE-10)."""
    hand = s.players[seat].hand
    hand[find(hand, s.terms.moat)] |= OPEN
    j.note(REACTED, seat, s.terms.moat, attack)
    below = s.pending[-1]
    s.pending[-1] = with_set(below, frame_set(below) | bit(seat))


def is_affected(f: i64, seat: i64) -> bool:
    """Does the Attack being followed touch this player (D-ATT-2)?"""
    return frame_set(f) >> seat & 1 == 0


def give_bonuses(s: State, j: Journal, f: i64) -> None:
    """The bonuses on top of a card, in their printed order."""
    terms = s.terms
    kind = frame_card(f)
    seat = frame_seat(f)
    if terms.cards[kind] > 0:
        draw(s, j, seat, terms.cards[kind])
    coins = make_coins(s, kind)
    if terms.actions[kind] + terms.buys[kind] + coins > 0:
        bonus(s, j, seat, terms.actions[kind], terms.buys[kind], coins)


def make_coins(s: State, kind: i64) -> i64:
    """What a card yields; Envious and Merchant change Silver and Gold (D-ENVIOUS-1, D-BASE-8)."""
    coins = s.terms.coins[kind]
    if kind == SILVER or kind == GOLD:
        if s.is_envious:
            coins = 1
        if kind == SILVER and not s.has_played_silver:
            s.has_played_silver = True
            coins += s.merchants
    return coins


def owe(s: State, f: i64, count: i64 = 0) -> None:
    """A Duration has something to do at the start of the player's next turn (D-DUR-1)."""
    seat = frame_seat(f)
    owed = frame(LATER, seat, frame_card(f), 0, 0, count, frame_mark(f), frame_keeper(f))
    s.players[seat].owed.append(owed)


def stays(s: State, seat: i64, card: i64) -> bool:
    """Does a card in play have something left to do, or belong to one that has (D-DUR-2)?"""
    mark = card >> MARK
    for owed in s.players[seat].owed:
        if frame_mark(owed) == mark or frame_keeper(owed) == mark:
            return True
    return False


def is_still_in_play(s: State, f: i64) -> bool:
    """Does the card being followed lie in play?"""
    return index_of_mark(s.players[frame_seat(f)].play, frame_mark(f)) >= 0


def names_in_play(s: State, seat: i64) -> i64:
    """The kinds among a player's cards in play."""
    found: i64 = 0
    for card in s.players[seat].play:
        found |= bit(card & KIND)
    return found
