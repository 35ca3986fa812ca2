"""The course of a match: a move is applied, then everything goes on that needs no decision."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit, first
from moonlit.core.dice import Dice
from moonlit.core.journal import Journal
from moonlit.games.wonder_book import cards, effects, menu, notes
from moonlit.games.wonder_book import frames as fr
from moonlit.games.wonder_book.asking import VICTIM, WAY
from moonlit.games.wonder_book.belongings import (
    go_on_dropping,
    go_on_giving_sparks,
    go_on_upgrading,
    go_on_using,
    got_scrap,
)
from moonlit.games.wonder_book.board_effects import go_on_removing
from moonlit.games.wonder_book.bosses import go_on_with_boss
from moonlit.games.wonder_book.changes import go_on_stepping
from moonlit.games.wonder_book.combat import (
    go_on_assigning,
    go_on_attacking,
    go_on_picking,
    go_on_rolling,
)
from moonlit.games.wonder_book.enemy import go_on_revealing, go_on_with_card
from moonlit.games.wonder_book.foe_effects import go_on_pushing, go_on_putting_back
from moonlit.games.wonder_book.frames import frame_a, frame_b, frame_c, frame_hero, frame_kind
from moonlit.games.wonder_book.hero_effects import (
    go_on_splitting,
    go_on_walking,
    go_on_with_extras,
)
from moonlit.games.wonder_book.menu import list_moves, move_first, move_second, move_verb
from moonlit.games.wonder_book.program import NONE
from moonlit.games.wonder_book.reckoning import holder
from moonlit.games.wonder_book.specials import finish_special
from moonlit.games.wonder_book.state import State
from moonlit.games.wonder_book.turns import (
    SPARK,
    act,
    begin_turn,
    end_turn,
    go_on_with_round,
    got_consent,
    hand_over,
    pass_over,
)
from moonlit.games.wonder_book.wyrms import (
    ANY_ORDER,
    go_on_activating,
    go_on_hitting,
    go_on_with_wyrm,
)

EVERYBODY: Final[i64] = -1  # all seats may decide


def to_act(s: State) -> i64:
    """The seat that decides, or EVERYBODY."""
    hero = frame_hero(s.pending[-1])
    return EVERYBODY if hero == fr.NOBODY_HERE else s.program.seat_of[hero]


def apply(s: State, j: Journal, packed: i64) -> None:
    """Carry out a legal move, and all that follows without a decision."""
    f = s.pending.pop()
    kind = frame_kind(f)
    if frame_hero(f) == fr.NOBODY_HERE:
        s.decider = menu.move_seat(packed)
        j.note(notes.DECIDED, s.decider)
    else:
        s.decider = s.program.seat_of[frame_hero(f)]
    if kind == fr.TURN or kind == fr.EXTRA:
        act(s, j, f, packed)
    elif kind == fr.NEXT_TURN:
        begin_turn(s, j, move_first(packed))
    elif kind == fr.TRADE:
        trade(s, j, f, packed)
    else:
        answer(s, f, packed)
    settle(s, j)


def answer(s: State, f: i64, packed: i64) -> None:
    """An answer is kept for the frame that asked."""
    verb = move_verb(packed)
    if verb == menu.DECLINE:
        s.answer = NONE
    elif verb == menu.ACCEPT:
        s.answer = 1
    elif verb == menu.ANY_ORDER:
        s.answer = ANY_ORDER
    else:
        s.answer = move_first(packed)
    if verb == menu.PICK_FOR_ALL:
        if frame_b(f) == VICTIM:
            s.same_target |= bit(s.answer)
        elif frame_b(f) == WAY:
            s.same_way |= bit(s.answer)


def trade(s: State, j: Journal, f: i64, packed: i64) -> None:
    """Something changes hands, and the trade goes on as long as it may."""
    verb = move_verb(packed)
    if verb == menu.DECLINE:
        return
    left = frame_c(f) - 1
    if left > 0:
        s.pending.append(fr.alike(f, fr.TRADE, fr.frame_place(f), frame_a(f), frame_b(f), left))
    giver = move_first(packed)
    thing = SPARK
    if verb == menu.HAND:
        thing = giver
        giver = first(holder(s, s.program.thing_card[thing]))
    if frame_hero(f) == fr.NOBODY_HERE:
        pass_over(s, j, giver, move_second(packed), thing)
    else:
        hand_over(s, j, giver, move_second(packed), thing)


def settle(s: State, j: Journal) -> None:
    """Go on until somebody has to decide or the match is over."""
    while True:
        if s.has_changed:
            cards.check(s, j)
        if s.is_over:
            s.menu = []
            return
        f = s.pending[-1]
        kind = frame_kind(f)
        if kind >= fr.AUTOMATIC:
            s.pending.pop()
            go_on(s, j, f, kind)
        elif is_over(s, f, kind):
            s.pending.pop()
            if kind == fr.TURN:
                end_turn(s, j, frame_hero(f))
        else:
            list_moves(s)
            if len(s.menu) > 1:
                return
            skip(s, j, f, kind)


def is_over(s: State, f: i64, kind: i64) -> bool:
    """Has a turn or an extra action come to its end without anybody's doing (W-KO-2)?"""
    if kind == fr.TURN and (frame_a(f) == 0 or s.restarts):
        return True
    return (kind == fr.TURN or kind == fr.EXTRA) and not s.is_awake(frame_hero(f))


def skip(s: State, j: Journal, f: i64, kind: i64) -> None:
    """A decision with only one outcome is no decision."""
    s.pending.pop()
    if kind == fr.QUESTION:
        answer(s, f, s.menu[0])
    elif kind == fr.TURN:
        end_turn(s, j, frame_hero(f))


def go_on(s: State, j: Journal, f: i64, kind: i64) -> None:
    """One step that needs no decision."""
    if kind == fr.RUN:
        effects.go_on(s, j, f)
    elif kind == fr.WYRM_ACTS:
        go_on_with_wyrm(s, j, f)
    elif kind == fr.HIT:
        go_on_hitting(s, j, f)
    elif kind == fr.ACTIVATION:
        go_on_activating(s, f)
    elif kind == fr.PHASES:
        go_on_with_round(s, j, f)
    elif kind == fr.ROLL:
        go_on_rolling(s, j, f)
    elif kind == fr.ATTACK:
        go_on_attacking(s, j, f)
    elif kind == fr.ASSIGN:
        go_on_assigning(s, j, f)
    elif kind == fr.WYRM_CARD:
        go_on_with_card(s, j, f)
    elif kind == fr.REVEAL:
        go_on_revealing(s, j, f)
    elif kind == fr.BOSS_ACTS:
        go_on_with_boss(s, j, f)
    elif kind <= fr.GOAL_MET:
        go_on_with_cards(s, j, f, kind)
    elif kind <= fr.UPGRADING:
        take_answer(s, j, f, kind)
    else:
        go_on_rarely(s, j, f, kind)


def go_on_with_cards(s: State, j: Journal, f: i64, kind: i64) -> None:
    """The chapter deck."""
    if kind == fr.TAKE:
        cards.go_on_taking(s, j, f)
    elif kind == fr.FINISH:
        cards.finish(s, j, f)
    else:
        cards.meet_goal(s, j, f)


def take_answer(s: State, j: Journal, f: i64, kind: i64) -> None:
    """What waited for an answer."""
    if kind == fr.GOT_HERO:
        effects.got_hero(s)
    elif kind == fr.GOT_AREA:
        effects.got_area(s)
    elif kind == fr.PICKING:
        go_on_picking(s, f)
    elif kind == fr.GOT_OPTION:
        effects.got_option(s, j, f)
    elif kind == fr.GOT_YES:
        effects.got_yes(s, f)
    elif kind == fr.CONSENT:
        got_consent(s, j, f)
    else:
        go_on_upgrading(s, j, f)


def go_on_rarely(s: State, j: Journal, f: i64, kind: i64) -> None:
    """What few cards do."""
    if kind == fr.WALK:
        go_on_walking(s, j, f)
    elif kind == fr.PUSH:
        go_on_pushing(s, j, f)
    elif kind == fr.SPLIT:
        go_on_splitting(s, j, f)
    elif kind == fr.DROP:
        go_on_dropping(s, j, f)
    elif kind == fr.UNSPARK:
        go_on_removing(s, j, f)
    elif kind == fr.SPARK_GIFT:
        go_on_giving_sparks(s, j, f)
    elif kind == fr.DISCARDING:
        got_scrap(s, j, f)
    elif kind == fr.PEEKED:
        go_on_putting_back(s, j, f)
    elif kind == fr.STEP_ALONG:
        go_on_stepping(s, j, f)
    elif kind == fr.USING:
        go_on_using(s, j, f)
    elif kind == fr.USED:
        finish_special(s, j, f)
    else:
        go_on_with_extras(s, j, f)


def play_out(s: State, dice: Dice) -> i64:
    """Play random moves to the end; gives how many there were."""
    silent = Journal(False)
    moves: i64 = 0
    while not s.is_over:
        apply(s, silent, s.menu[dice.below(len(s.menu))])
        moves += 1
    return moves
