"""The course of the game: a move is applied, then everything goes on that needs no decision."""

from mypy_extensions import i64

from moonlit.core.bits import first, size
from moonlit.core.dice import Dice
from moonlit.core.journal import Journal
from moonlit.games.dominion.cards.registry import EFFECTS
from moonlit.games.dominion.fate import finish_boon, finish_hex, next_hexed
from moonlit.games.dominion.frames import (
    ACT,
    AGAIN,
    AUTOMATIC,
    BOON,
    BOON_DONE,
    BUY,
    DISCARD,
    END_EFFECTS,
    GAIN,
    GAINED,
    HEX,
    HEX_DONE,
    LATER,
    NEXT_HEX,
    NIGHT,
    PICK,
    PLAY,
    REACT,
    START_EFFECTS,
    START_TURN,
    TRASH,
    frame_card,
    frame_count,
    frame_kind,
    frame_seat,
    frame_step,
)
from moonlit.games.dominion.gaining import follow_gain
from moonlit.games.dominion.knowing import find_unknown
from moonlit.games.dominion.moves import (
    BUY_CARD,
    PICK_CARD,
    PLAY_TREASURES,
    STOP,
    is_pick_shown,
    move_at,
    move_count,
    move_object,
    move_verb,
    pickable,
)
from moonlit.games.dominion.notes import ASKED
from moonlit.games.dominion.playing import give_bonuses, play_again, react
from moonlit.games.dominion.scoring import settle_scores
from moonlit.games.dominion.starts import next_start_effect, start_turn, wander
from moonlit.games.dominion.state import HAND, KIND, LOOKED, NOBODY, NOTHING, OPEN, State, count_of
from moonlit.games.dominion.turns import (
    act,
    begin_buying,
    begin_night,
    buy,
    can_go_on_acting,
    can_go_on_at_night,
    can_go_on_buying,
    clean_up,
    next_end_effect,
    play_at_night,
    play_treasure,
    play_treasures,
)


def to_act(s: State) -> i64:
    """The seat that decides, NOBODY when the match is over."""
    return frame_seat(s.pending[-1]) if len(s.pending) > 0 else NOBODY


def apply(s: State, j: Journal, move: i64) -> None:
    """Carry out a legal move and everything that follows from it by itself."""
    kind = frame_kind(s.pending[-1])
    verb = move_verb(move)
    if kind == BUY:
        if verb == BUY_CARD:
            buy(s, j, move_object(move))
        elif verb == PLAY_TREASURES:
            play_treasures(s, j)
        elif verb == STOP:
            begin_night(s, j)
        else:
            play_treasure(s, j, move_object(move))
    elif kind == ACT:
        if verb == STOP:
            begin_buying(s, j)
        else:
            act(s, j, move_object(move))
    elif kind == NIGHT:
        if verb == STOP:
            clean_up(s, j)
        else:
            play_at_night(s, j, move_object(move))
    else:
        answer(s, s.pending.pop(), move)
    settle(s, j, verb == STOP and (kind == BUY or kind == NIGHT))


def answer(s: State, waiting: i64, move: i64) -> None:
    """An answer to a question goes into `picked`; picking goes on until it is enough."""
    if move_verb(move) == STOP:
        return
    s.picked.append(move_object(move))
    is_held = s.ask_zone == HAND or s.ask_zone == LOOKED
    if frame_kind(waiting) == PICK and is_held and is_pick_shown(s):
        show_picked(s, frame_seat(waiting), move_object(move))
    if frame_kind(waiting) == PICK and move_verb(move) == PICK_CARD:
        pick_on(s, waiting)


def show_picked(s: State, seat: i64, kind: i64) -> None:
    """Everybody sees a card that is picked to be trashed or played."""
    cards = s.players[seat].zone(s.ask_zone)
    shown: i64 = 0
    for card in cards:
        if card & (KIND | OPEN) == kind | OPEN:
            shown += 1
    if shown < count_of(s.picked, kind):
        cards[find_unknown(cards, len(cards), kind)] |= OPEN


def pick_on(s: State, waiting: i64) -> None:
    """Picking goes on unless it is enough, or what is left to pick is no choice."""
    seat = frame_seat(waiting)
    kinds = pickable(s, seat)
    if s.ask_least == s.ask_most and size(kinds) == 1:
        while kinds != 0 and len(s.picked) < s.ask_most:
            s.picked.append(first(kinds))
            kinds = pickable(s, seat)
    if kinds != 0 and len(s.picked) < s.ask_most:
        s.pending.append(waiting)


def settle(s: State, j: Journal, is_told: bool = False) -> None:
    """Go on until somebody has to decide or the match is over.

    `is_told`: the player whose turn it is has just ended the Buy or the Night phase.
    """
    while len(s.pending) > 0:
        waiting = s.pending[-1]
        kind = frame_kind(waiting)
        if kind == START_TURN:
            start_turn(s, j)
        elif kind >= AUTOMATIC:
            s.pending.pop()
            go_on(s, j, waiting)
        elif kind > NIGHT or not end_phase(s, j, kind, is_told):
            j.note(ASKED, frame_seat(waiting), kind, s.ask_card if kind > NIGHT else NOTHING)
            return
    settle_scores(s, j)


def end_phase(s: State, j: Journal, kind: i64, is_told: bool) -> bool:
    """A phase in which nothing more can be done ends by itself, a turn perhaps not (D-CHOICE-7)."""
    is_held = s.terms.turn_ends_when_told and not is_told
    if kind == BUY:
        if can_go_on_buying(s) or (is_held and not can_go_on_at_night(s)):
            return False
        begin_night(s, j)
    elif kind == ACT:
        if can_go_on_acting(s):
            return False
        begin_buying(s, j)
    else:
        if can_go_on_at_night(s) or is_held:
            return False
        clean_up(s, j)
    return True


def go_on(s: State, j: Journal, f: i64) -> None:
    """One step that needs no decision."""
    kind = frame_kind(f)
    if kind == PLAY:
        if frame_step(f) == 0 and frame_count(f) == 0:
            give_bonuses(s, j, f)
        EFFECTS[s.terms.effect[frame_card(f)]].play(s, j, f)
    elif kind == GAINED:
        follow_gain(s, j, f)
    elif kind == GAIN:
        EFFECTS[s.terms.effect[frame_card(f)]].gained(s, j, f)
    elif kind == TRASH:
        EFFECTS[s.terms.effect[frame_card(f)]].trashed(s, j, f)
    elif kind == DISCARD:
        EFFECTS[s.terms.effect[frame_card(f)]].discarded(s, j, f)
    elif kind == LATER:
        EFFECTS[s.terms.effect[frame_card(f)]].later(s, j, f)
    elif kind == BOON:
        EFFECTS[s.terms.boon_effect[frame_card(f)]].play(s, j, f)
    elif kind == HEX:
        EFFECTS[s.terms.hex_effect[frame_card(f)]].play(s, j, f)
    else:
        go_on_rarely(s, j, f)


def go_on_rarely(s: State, j: Journal, f: i64) -> None:
    """What surrounds the effects."""
    kind = frame_kind(f)
    if kind == AGAIN:
        play_again(s, j, f)
    elif kind == REACT:
        react(s, j, f)
    elif kind == BOON_DONE:
        finish_boon(s, j, f)
    elif kind == NEXT_HEX:
        next_hexed(s, j, f)
    elif kind == HEX_DONE:
        finish_hex(s, f)
    elif kind == START_EFFECTS:
        next_start_effect(s, j, f)
    elif kind == END_EFFECTS:
        next_end_effect(s, j, f)
    else:
        wander(s, j, f)


def play_out(s: State, dice: Dice) -> i64:
    """Play random moves to the end; gives how many there were."""
    silent = Journal(False)
    moves: i64 = 0
    while len(s.pending) > 0:
        apply(s, silent, move_at(s, dice.below(move_count(s))))
        moves += 1
    return moves
