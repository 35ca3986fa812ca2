"""The course of a turn: start, Action, Buy, Night, Clean-up, end (D-TURN, D-CLEAN, D-END).

The frame of a phase lies under all that happens in it, and the next phase takes its place. So the
stack of frames keeps its size, which costs less than to pop and to push.
"""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.core.journal import Journal
from moonlit.games.dominion.deck import draw
from moonlit.games.dominion.fate import (
    BOON_KIND,
    return_mindset,
)
from moonlit.games.dominion.frames import (
    ACT,
    BUY,
    END_EFFECTS,
    NIGHT,
    START_TURN,
    frame,
    frame_keeper,
    frame_kind,
    frame_mark,
    frame_seat,
    with_marks,
)
from moonlit.games.dominion.gaining import gain
from moonlit.games.dominion.notes import (
    BOUGHT,
    DISCARDED,
    DREW,
    MATCH_ENDED,
    PHASE_BEGAN,
    PLAYED,
)
from moonlit.games.dominion.playing import make_coins, play_from, stays
from moonlit.games.dominion.state import (
    ACTION_PHASE,
    ASIDE,
    BUY_PHASE,
    CLEANING,
    HAND,
    HAND_SIZE,
    IN_PLAY,
    KIND,
    MARK,
    NIGHT_PHASE,
    OPEN,
    PROVINCE,
    Player,
    State,
    kinds_in,
)
from moonlit.games.dominion.verbs import bonus, move_marked

# What happens at the end of the turn: a card drawn, or a card back from where it was set aside.
DRAW_AT_END: Final[i64] = 0
RETURN_AT_END: Final[i64] = 1


def begin_actions(s: State, j: Journal) -> None:
    """The Action phase, if there is anything to play in it."""
    s.phase = ACTION_PHASE
    j.note(PHASE_BEGAN, ACTION_PHASE)
    s.pending[-1] = frame(ACT, s.seat)


def can_go_on_acting(s: State) -> bool:
    """Is there an Action to play, and permission to play it (D-ACT-1)?"""
    return s.actions > 0 and playable(s, s.terms.action_kinds) != 0


def playable(s: State, kinds: i64) -> i64:
    """The kinds among these that the player whose turn it is has in hand."""
    return kinds_in(s.players[s.seat].hand) & kinds


def act(s: State, j: Journal, kind: i64) -> None:
    """Use up an Action to play a card (D-ACT-1)."""
    s.actions -= 1
    play_from(s, j, s.seat, HAND, kind)


def begin_buying(s: State, j: Journal) -> None:
    """States are given back before the first Treasure (D-BUYPH-3)."""
    s.phase = BUY_PHASE
    s.has_bought = False
    j.note(PHASE_BEGAN, BUY_PHASE)
    return_mindset(s, j, s.seat)
    s.pending[-1] = frame(BUY, s.seat)


def can_go_on_buying(s: State) -> bool:
    """Is there a Treasure to play or a Buy left?"""
    return s.buys > 0 or (not s.has_bought and playable(s, s.terms.treasure_kinds) != 0)


def play_treasure(s: State, j: Journal, kind: i64) -> None:
    """Play one Treasure; it is fully resolved before the next (D-BUYPH-1)."""
    play_from(s, j, s.seat, HAND, kind)


def play_treasures(s: State, j: Journal) -> None:
    """Play all Treasures that are nothing but coins, one after another."""
    player = s.players[s.seat]
    left: list[i64] = []
    coins: i64 = 0
    for card in player.hand:
        kind = card & KIND
        if s.terms.plain_coins >> kind & 1 != 0:
            player.play.append(kind)
            coins += make_coins(s, kind)
            if j.is_open:
                j.note(PLAYED, s.seat, kind, HAND, 0)
        else:
            left.append(card)
    player.hand = left
    bonus(s, j, s.seat, 0, 0, coins)


def buy(s: State, j: Journal, kind: i64) -> None:
    """Use up a Buy, pay the cost, gain the card (D-BUYPH-2)."""
    s.buys -= 1
    s.coins -= s.terms.cost[kind]
    s.has_bought = True
    j.note(BOUGHT, s.seat, kind)
    gain(s, j, s.seat, kind)


def buyable(s: State) -> i64:
    """What the player can buy now (D-BUYPH-2, D-DELUDED-1)."""
    if s.buys == 0:
        return 0
    terms = s.terms
    found: i64 = 0
    for kind in range(terms.kinds):
        here = bit(kind)
        if terms.supply & here != 0 and s.supply[kind] > 0 and terms.cost[kind] <= s.coins:
            found |= here
    return found & ~terms.action_kinds if s.is_deluded else found


def begin_night(s: State, j: Journal) -> None:
    """The Night phase exists in matches with Night cards (D-TURN-1, O-11)."""
    if s.terms.night_kinds == 0 and not s.terms.shows_empty_night:
        clean_up(s, j)
        return
    s.phase = NIGHT_PHASE
    j.note(PHASE_BEGAN, NIGHT_PHASE)
    s.pending[-1] = frame(NIGHT, s.seat)


def can_go_on_at_night(s: State) -> bool:
    """Is there a Night card to play (D-NIGHT-1)?"""
    return playable(s, s.terms.night_kinds) != 0


def play_at_night(s: State, j: Journal, kind: i64) -> None:
    """Night cards use up no Actions (D-NIGHT-1)."""
    play_from(s, j, s.seat, HAND, kind)


def clean_up(s: State, j: Journal) -> None:
    """Discard what was played and the hand, draw five (D-CLEAN-1)."""
    player = s.players[s.seat]
    s.phase = CLEANING
    if j.is_open:
        j.note(PHASE_BEGAN, CLEANING)
        note_discards(s, j, player)
    if s.marks > 0:
        leave_table(s, player)
    else:
        player.discard += player.hand
        player.discard += [card | OPEN for card in player.play]
        player.play = []
    if len(player.discard) > 0:
        player.discard[-1] |= OPEN
    if len(s.boon_kept) > 0:
        for boon in s.boon_kept:
            s.boon_discards.append(boon & BOON_KIND)
        s.boon_kept = []
    draw_hand(s, j, player)
    if len(s.ends) > 0:
        s.pending[-1] = frame(END_EFFECTS, s.seat)
    else:
        end_turn(s, j)


def leave_table(s: State, player: Player) -> None:
    """Hand and play area where some cards are marked: Durations stay, and marks come off."""
    discard = player.discard
    for card in player.hand:
        discard.append(card & (KIND | OPEN))
    kept: list[i64] = []
    for card in player.play:
        if card >> MARK != 0 and stays(s, s.seat, card):
            kept.append(card)
        else:
            discard.append(card & KIND | OPEN)
    player.play = kept


def note_discards(s: State, j: Journal, player: Player) -> None:
    """Only the card that ends on top of the pile is shown of a hand (D-INFO-4)."""
    leaving = [card for card in player.play if not (card >> MARK != 0 and stays(s, s.seat, card))]
    last = len(player.hand) - 1
    for index in range(len(player.hand)):
        card = player.hand[index]
        is_top = index == last and len(leaving) == 0
        is_known = is_top or card & OPEN != 0
        j.note(DISCARDED, s.seat, card & KIND, HAND, 1 if is_known else 0)
    for card in leaving:
        j.note(DISCARDED, s.seat, card & KIND, IN_PLAY, 1)


def draw_hand(s: State, j: Journal, player: Player) -> None:
    """Draw the next hand; nearly all time of a plain turn is spent here and in the line above."""
    left: i64 = len(player.deck) - HAND_SIZE
    if left < 0:
        player.hand = []
        draw(s, j, s.seat, HAND_SIZE)
        return
    cards = player.deck[left:]
    del player.deck[left:]
    cards.reverse()
    for index in range(HAND_SIZE):
        if cards[index] > (KIND | OPEN):
            cards[index] &= KIND | OPEN
    player.hand = cards
    s.reveals += 1
    if j.is_open:
        for card in player.hand:
            j.note(DREW, s.seat, card & KIND, card >> 5, s.reveals)


def next_end_effect(s: State, j: Journal, f: i64) -> None:
    """After the new hand: in turn order, cards drawn and cards that come back (D-CLEAN-3)."""
    seat = s.seat
    for _ in range(s.terms.players):
        for index in range(len(s.ends)):
            effect = s.ends[index]
            if frame_seat(effect) == seat:
                s.ends.pop(index)
                s.pending.append(f)
                run_end_effect(s, j, effect)
                return
        seat = s.next_seat(seat)
    s.pending.append(f)
    end_turn(s, j)


def run_end_effect(s: State, j: Journal, effect: i64) -> None:
    """The River's Gift draws, a Faithful Hound comes back."""
    seat = frame_seat(effect)
    if frame_kind(effect) == DRAW_AT_END:
        draw(s, j, seat, 1)
    else:
        move_marked(s, j, seat, ASIDE, frame_mark(effect), HAND)


def at_end(s: State, kind: i64, seat: i64, mark: i64 = 0) -> None:
    """Something happens at the end of the current turn."""
    s.ends.append(frame(kind, seat, 0, 0, 0, 0, mark))


def end_turn(s: State, j: Journal) -> None:
    """What held for this turn ends; the match ends, or the next turn begins (D-END-1)."""
    for player in s.players:
        player.gained = 0
        player.trackers = 0
        player.has_wandered = False
    s.merchants = 0
    s.has_played_silver = False
    s.is_deluded = False
    s.is_envious = False
    if s.has_faced_down:
        s.has_faced_down = False
        for index in range(len(s.trash)):
            s.trash[index] &= KIND
    if s.marks > 0:
        forget_marks(s)
    if is_end(s):
        s.is_over = True
        s.pending.pop()
        j.note(MATCH_ENDED, 1 if s.supply[PROVINCE] == 0 else 0)
        return
    s.seat = s.next_seat(s.seat)
    s.pending[-1] = frame(START_TURN, s.seat)


def is_end(s: State) -> bool:
    """No Provinces, or three empty Supply piles (four with five or six players) (D-END-1)."""
    return s.supply[PROVINCE] == 0 or s.emptied >= s.terms.empty_piles


def forget_marks(s: State) -> None:
    """Marks still in use are numbered anew, so that they stay small however long a match lasts."""
    used: list[i64] = [0]
    for player in s.players:
        take_marks_off(player.hand)
        take_marks_off(player.discard)
        for card in player.play:
            add_mark(used, card >> MARK)
        for card in player.aside:
            add_mark(used, card >> MARK)
        for owed in player.owed:
            add_mark(used, frame_mark(owed))
            add_mark(used, frame_keeper(owed))
    s.marks = len(used) - 1
    if s.marks > 0:
        used.sort()
        for player in s.players:
            number_anew(player, used)


def add_mark(used: list[i64], mark: i64) -> None:
    """A mark is in use."""
    if mark not in used:
        used.append(mark)


def number_anew(player: Player, used: list[i64]) -> None:
    """Every mark becomes its place among those in use."""
    for index in range(len(player.play)):
        card = player.play[index]
        player.play[index] = card & (KIND | OPEN) | used.index(card >> MARK) << MARK
    for index in range(len(player.aside)):
        card = player.aside[index]
        player.aside[index] = card & (KIND | OPEN) | used.index(card >> MARK) << MARK
    for index in range(len(player.buried)):
        card = player.buried[index]
        player.buried[index] = card & KIND | used.index(card >> MARK) << MARK
    for index in range(len(player.owed)):
        owed = player.owed[index]
        mark: i64 = used.index(frame_mark(owed))
        player.owed[index] = with_marks(owed, mark, used.index(frame_keeper(owed)))


def take_marks_off(cards: list[i64]) -> None:
    """No effect looks for a card in a hand or a discard pile any more."""
    for index in range(len(cards)):
        cards[index] &= KIND | OPEN
