"""The start of a turn: what waits for it, in the player's order (D-TURN-2)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit, size
from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import (
    ANY,
    BY_STATE,
    DO_DISCARD,
    ask_order,
    ask_pick,
    is_yes,
)
from moonlit.games.dominion.fate import (
    follow_boon,
    receive_boon,
)
from moonlit.games.dominion.frames import (
    BOON_DONE,
    LATER,
    SAVED_BOON,
    START_EFFECTS,
    WOODS,
    frame,
    frame_card,
    frame_count,
    frame_kind,
    frame_seat,
    frame_step,
    with_step,
)
from moonlit.games.dominion.notes import (
    TURN_BEGAN,
)
from moonlit.games.dominion.state import (
    HAND,
    STARTING,
    Player,
    State,
)
from moonlit.games.dominion.turns import begin_actions
from moonlit.games.dominion.verbs import discard_picked

WOODS_STATE: Final[i64] = BY_STATE + 4
START_OF_TURN: Final[i64] = BY_STATE + 8


def start_turn(s: State, j: Journal) -> None:
    """A turn begins with one Action, one Buy and no coins (D-TURN-1)."""
    seat = s.seat
    player = s.players[seat]
    player.turns += 1
    player.is_guarded = False
    s.phase = STARTING
    s.actions = 1
    s.buys = 1
    s.coins = 0
    j.note(TURN_BEGAN, seat, player.turns)
    if len(player.owed) + len(player.saved) > 0 or s.woods == seat:
        player.due = player.owed
        player.owed = []
        for boon in player.saved:
            player.due.append(frame(SAVED_BOON, seat, boon))
        player.saved = []
        s.pending[-1] = frame(START_EFFECTS, seat)
    else:
        begin_actions(s, j)


def next_start_effect(s: State, j: Journal, f: i64) -> None:
    """All start-of-turn effects, one at a time, in the player's order (D-TURN-2)."""
    seat = frame_seat(f)
    player = s.players[seat]
    if frame_step(f) == 1:
        s.pending.append(with_step(f, 0))
        run_start_effect(s, j, seat, s.picked[0])
        return
    s.pending.append(f)
    can_wander = s.woods == seat and not player.has_wandered and len(player.hand) > 0
    index = obvious(s, player, can_wander)
    if index >= 0:
        run_start_effect(s, j, seat, index)
    elif len(player.due) > 0:
        s.pending[-1] = with_step(f, 1)
        options = bit(len(player.due)) - 1
        if can_wander:
            options |= bit(len(player.due))
        ask_order(s, seat, START_OF_TURN, options, False)
    elif can_wander:
        player.has_wandered = True
        s.pending.append(frame(WOODS, seat))
    else:
        begin_actions(s, j)


def obvious(s: State, player: Player, can_wander: bool) -> i64:
    """The effect that can come first without harm; -1 if the order may matter.

    Coins hurt nothing, equal effects have no order, and draws in a row are one draw.
    """
    if len(player.due) == 0:
        return -1
    kinds: i64 = 0
    has_boon = False
    for index in range(len(player.due)):
        waiting = player.due[index]
        if frame_kind(waiting) == LATER:
            if s.terms.later_is_coins >> frame_card(waiting) & 1 != 0:
                return index
            kinds |= bit(frame_card(waiting))
        else:
            has_boon = True
    if can_wander:
        return -1
    if has_boon:
        return 0 if len(player.due) == 1 else -1
    is_drawing = kinds & ~s.terms.later_is_draw == 0
    return (
        0 if is_drawing or len(player.due) == 1 or (size(kinds) == 1 and are_equal(player)) else -1
    )


def are_equal(player: Player) -> bool:
    """Effects of cards of one kind that keep nothing under them."""
    for waiting in player.due:
        if frame_count(waiting) != frame_count(player.due[0]):
            return False
    return len(player.aside) == 0


def run_start_effect(s: State, j: Journal, seat: i64, index: i64) -> None:
    """One of the effects that are due, or the one behind them: Lost in the Woods."""
    player = s.players[seat]
    if index == len(player.due):
        player.has_wandered = True
        s.pending.append(frame(WOODS, seat))
        return
    waiting = player.due.pop(index)
    if frame_kind(waiting) == SAVED_BOON:
        s.boon_out.append(frame_card(waiting))
        s.pending.append(frame(BOON_DONE, seat, frame_card(waiting)))
        follow_boon(s, j, seat, frame_card(waiting))
    else:
        s.pending.append(waiting)


def wander(s: State, j: Journal, f: i64) -> None:
    """Lost in the Woods: discard a card for a Boon, or do not (D-WOODS-1)."""
    seat = frame_seat(f)
    if frame_step(f) == 0:
        s.pending.append(with_step(f, 1))
        ask_pick(s, seat, DO_DISCARD, WOODS_STATE, HAND, ANY, 0, 1)
    elif frame_step(f) == 1 and is_yes(s):
        s.pending.append(with_step(f, 2))
        discard_picked(s, j, seat, HAND)
    elif frame_step(f) == 2:
        receive_boon(s, j, seat)
