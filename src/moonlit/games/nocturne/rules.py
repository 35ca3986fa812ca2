"""The course of the game: a move is applied, then everything goes on that needs no decision."""

from mypy_extensions import i64

from moonlit.core.dice import Dice
from moonlit.core.frame import frame_fact, frame_kind, frame_seat
from moonlit.core.journal import Journal
from moonlit.games.nocturne import solo
from moonlit.games.nocturne.abilities import (
    exchange_tile,
    keep_won_tile,
    offer_abigail,
    offer_redd,
    offer_sage,
    offer_token,
    replace_token,
)
from moonlit.games.nocturne.casting import (
    cast,
    next_phase,
    pass_answer,
    pass_start,
)
from moonlit.games.nocturne.frames import (
    ABIGAIL_MAY,
    ANSWER,
    AUTOMATIC,
    AWARD_SHADOWS,
    BREW,
    CHOOSE,
    COPY,
    DEDICATE,
    DEDICATIONS,
    DRAFT,
    EFFECT,
    END_GOALS,
    END_ROUND,
    EXCHANGE,
    GOALS,
    KEEP,
    LATE_CHEST,
    MIRRORS,
    MOONRISE,
    NEXT_PHASE,
    OFFER,
    OPPONENT_ANSWER,
    OPPONENT_START,
    REDD_MAY,
    REPLACE,
    SAGE_MAY,
    SECRET_DEDICATIONS,
    START,
    SWAP,
    TAKE,
)
from moonlit.games.nocturne.goals import award_end_goals, check_goals
from moonlit.games.nocturne.items import (
    keep_cards,
    keep_tile,
    open_chest,
    resolve_effect,
    resolve_late_chest,
    swap_chest,
)
from moonlit.games.nocturne.mirrors import copy_tile, next_mirror
from moonlit.games.nocturne.moves import (
    BREW_TWO,
    CAST,
    DECLINE,
    DEDICATE_TOKEN,
    LEAVE,
    move_at,
    move_count,
    move_object,
    move_place,
    move_verb,
)
from moonlit.games.nocturne.rounds import (
    award_shadows,
    claim_shadow,
    end_round,
    finish,
    moonrise,
)
from moonlit.games.nocturne.sprites import (
    choose_dedication,
    decide_dedication,
    next_dedication,
    next_draft,
    next_secret_dedication,
    take,
)
from moonlit.games.nocturne.state import NOBODY, NOTHING, State


def to_act(s: State) -> i64:
    """The seat that decides, NOBODY when the match is over."""
    return frame_seat(s.pending[-1]) if len(s.pending) > 0 else NOBODY


def apply(s: State, journal: Journal, move: i64) -> None:
    """Carry out a legal move and everything that follows from it by itself."""
    waiting = s.pending.pop()
    kind = frame_kind(waiting)
    seat = frame_seat(waiting)
    if kind == START or kind == ANSWER:
        if move_verb(move) == CAST:
            cast(s, journal, seat, move_object(move), move_place(move))
        elif kind == START:
            pass_start(s, journal, seat)
        else:
            pass_answer(s, journal, seat)
    elif kind == DEDICATE:
        is_yes = move_verb(move) == DEDICATE_TOKEN
        decide_dedication(s, journal, seat, frame_fact(waiting, 0), is_yes)
    elif kind == TAKE:
        slot = s.slots.index(move_object(move))
        take(s, journal, seat, frame_fact(waiting, 0), slot)
    elif kind == KEEP:
        keep_tile(s, journal, seat, s.drawn.index(move_object(move)))
    elif kind == BREW:
        brew(s, journal, seat, move)
    elif kind == COPY:
        leaves = move_verb(move) == LEAVE
        copy_tile(s, journal, seat, NOTHING if leaves else move_object(move))
    else:
        use_or_decline(s, journal, waiting, move)
    settle(s, journal)


def brew(s: State, journal: Journal, seat: i64, move: i64) -> None:
    """Keep one or two of the concoctions drawn."""
    index = s.drawn.index(move_object(move))
    second = s.drawn.index(move_place(move)) if move_verb(move) == BREW_TWO else NOTHING
    keep_cards(s, journal, seat, index, second)


def use_or_decline(s: State, journal: Journal, waiting: i64, move: i64) -> None:
    """An ability, a swap or a free pick of a shadow token."""
    kind = frame_kind(waiting)
    seat = frame_seat(waiting)
    declines = move_verb(move) == DECLINE
    chosen = move_object(move)
    if kind == REPLACE:
        if not declines:
            replace_token(s, journal, seat, chosen, frame_fact(waiting, 1))
    elif kind == OFFER:
        if not declines:
            offer_token(s, journal, seat, chosen)
    elif kind == CHOOSE:
        choose_dedication(s, journal, seat, NOTHING if declines else chosen)
    elif kind == EXCHANGE:
        if declines:
            keep_won_tile(s, seat, frame_fact(waiting, 0))
        else:
            slot = s.slots.index(chosen)
            exchange_tile(s, journal, seat, frame_fact(waiting, 0), slot)
    elif kind == SWAP:
        if declines:
            open_chest(s, journal, seat)
        else:
            swap_chest(s, journal, seat, frame_fact(waiting, 0), chosen)
    else:
        claim_shadow(s, journal, seat, chosen, frame_fact(waiting, 1))


def settle(s: State, journal: Journal) -> None:
    """Go on until somebody has to decide or the match is over."""
    while len(s.pending) > 0 and frame_kind(s.pending[-1]) >= AUTOMATIC:
        go_on(s, journal, s.pending.pop())


def go_on(s: State, journal: Journal, waiting: i64) -> None:
    """One step that needs no decision."""
    kind = frame_kind(waiting)
    seat = frame_seat(waiting)
    fact = frame_fact(waiting, 0)
    if kind == EFFECT:
        resolve_effect(s, journal, seat, fact, frame_fact(waiting, 1))
    elif kind == GOALS:
        check_goals(s, journal, seat, fact, frame_fact(waiting, 1) != 0)
    elif kind == DEDICATIONS:
        next_dedication(s, journal)
    elif kind == NEXT_PHASE:
        next_phase(s, journal, seat, fact - 1)
    elif kind == OPPONENT_ANSWER:
        solo.answer(s, journal)
    elif kind == OPPONENT_START:
        solo.start(s, journal)
    elif kind == SECRET_DEDICATIONS:
        next_secret_dedication(s, journal, seat, fact)
    elif kind == LATE_CHEST:
        resolve_late_chest(s, journal, seat)
    else:
        go_on_rarely(s, journal, waiting)


def go_on_rarely(s: State, journal: Journal, waiting: i64) -> None:
    """The steps of abilities and of the ends of rounds."""
    kind = frame_kind(waiting)
    seat = frame_seat(waiting)
    fact = frame_fact(waiting, 0)
    if kind == REDD_MAY:
        offer_redd(s, seat, fact, frame_fact(waiting, 1))
    elif kind == ABIGAIL_MAY:
        offer_abigail(s, seat, fact)
    elif kind == SAGE_MAY:
        offer_sage(s, seat, fact)
    elif kind == END_ROUND:
        end_round(s, journal, fact)
    elif kind == END_GOALS:
        award_end_goals(s, journal)
    elif kind == DRAFT:
        next_draft(s, journal, fact)
    elif kind == AWARD_SHADOWS:
        award_shadows(s, journal, fact)
    elif kind == MOONRISE:
        moonrise(s, journal)
    elif kind == MIRRORS:
        next_mirror(s, journal, fact)
    else:
        finish(s, journal)


def play_out(s: State, dice: Dice) -> i64:
    """Play random moves to the end; gives how many there were."""
    silent = Journal(False)
    moves: i64 = 0
    while len(s.pending) > 0:
        apply(s, silent, move_at(s, dice.below(move_count(s))))
        moves += 1
    return moves
