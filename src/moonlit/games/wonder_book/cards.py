"""The course of the chapter deck: cards are taken, come into force, are finished (section 4)."""

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.core.journal import Journal
from moonlit.games.wonder_book import modifiers, notes, ops
from moonlit.games.wonder_book import words as w
from moonlit.games.wonder_book.asking import card_of
from moonlit.games.wonder_book.frames import (
    FINISH,
    GOAL_MET,
    RUN,
    TAKE,
    frame,
    frame_a,
    frame_kind,
    frame_place,
)
from moonlit.games.wonder_book.program import (
    CHAPTER_END,
    GOAL,
    INTERACTION,
    NONE,
    ROW,
    SPECIAL_RULE,
)
from moonlit.games.wonder_book.reckoning import holds
from moonlit.games.wonder_book.state import (
    AWAY,
    DONE,
    IN_PLAY,
    PLAYER_PHASE,
    REMOVED,
    State,
)
from moonlit.games.wonder_book.triggers import fire, run


def take(s: State, card: i64) -> None:
    """A card is followed next (W-FLOW-2)."""
    s.pending.append(frame(TAKE, 7, card))


def go_on_taking(s: State, j: Journal, f: i64) -> None:
    """A card is read; a goal counts once all its text is resolved."""
    card = card_of(f)
    kind = s.program.card_kind[card]
    if frame_a(f) == 1:
        s.is_goal_live = s.goal == card
        s.has_changed = True
        return
    s.reveals += 1
    s.cards[card] = IN_PLAY
    j.note(notes.CARD_READ, card)
    if kind == GOAL:
        set_goal(s, j, card)
        s.pending.append(frame(TAKE, 7, card, 0, 1))
    else:
        if kind == SPECIAL_RULE:
            modifiers.put_in_force(s, card, 7)
        s.pending.append(frame(FINISH, 7, card))
    run(s, s.program.card_reveal[card], NONE, card)
    fire(s, w.T_REVEAL, NONE, NONE, NONE, w.BY_HERO)


def set_goal(s: State, j: Journal, card: i64) -> None:
    """A goal card lies on top (W-CARD-9); a phase under way counts as the first (W-CARD-18)."""
    s.goal = card
    s.is_goal_live = False
    s.goal_phases = 1 if s.phase == PLAYER_PHASE and not s.restarts else 0
    modifiers.put_in_force(s, card, 7)
    j.note(notes.GOAL_SET, card)


def finish(s: State, j: Journal, f: i64) -> None:
    """The foot of a card (W-FLOW-3); behind the last card there is nothing but the result."""
    card = card_of(f)
    if s.program.card_kind[card] == CHAPTER_END:
        win(s, j)
    else:
        run(s, s.program.card_then[card], NONE, card)


def win(s: State, j: Journal) -> None:
    """The chapter is won; the face-up fate tokens are the result (W-END-3)."""
    s.is_over = True
    s.is_won = True
    s.pending = []
    j.note(notes.CHAPTER_WON, s.fate, s.program.bands[s.fate])


def lose(s: State, j: Journal) -> None:
    """The chapter is lost (W-FATE-1)."""
    s.is_over = True
    s.pending = []
    j.note(notes.CHAPTER_LOST)


def check(s: State, j: Journal) -> None:
    """After every atomic effect: the loss first, then the goal, then rules that end (W-ENG-4)."""
    s.has_changed = False
    if s.fate == 0:
        lose(s, j)
        return
    s.you = NONE
    s.it_person = NONE
    for card in s.program.ending_rules:
        s.card = card
        if s.cards[card] == IN_PLAY and holds(s, s.program.card_goal[card]):
            finish_card(s, j, card)
    s.card = s.goal
    if s.is_goal_live and holds(s, s.program.card_goal[s.goal]):
        if is_at_foot(s):
            s.has_changed = True
            return
        s.is_goal_live = False
        s.pending.append(frame(GOAL_MET, 7, s.goal))


def is_at_foot(s: State) -> bool:
    """Is nothing left of the card in hand but its foot? That comes first (W-FLOW-2)."""
    f = s.pending[-1]
    if frame_kind(f) != RUN:
        return False
    op = s.program.code[frame_place(f) * ROW]
    return op >= ops.DISCARD_CARD or op == ops.END or op == ops.JUMP


def meet_goal(s: State, j: Journal, f: i64) -> None:
    """What a goal gives, its par, its foot (W-CARD-10)."""
    p = s.program
    goal = card_of(f)
    is_par = p.card_par[goal] != NONE and s.goal_phases <= p.card_par[goal]
    j.note(notes.GOAL_REACHED, goal, s.goal_phases, 1 if is_par else 0)
    if s.turn != NONE and s.is_awake(s.turn):
        j.note(notes.SPOKE, s.turn, notes.VOICE_GOAL)
    s.cards[goal] = DONE
    s.goal = NONE
    s.restarts = p.restarts_phase and s.phase == PLAYER_PHASE
    modifiers.take_out_of_force(s, goal)
    modifiers.drop(s, NONE, w.GOAL_END)
    run(s, p.card_then[goal], NONE, goal)
    if is_par:
        run(s, p.card_reward[goal], NONE, goal)
    run(s, p.card_met[goal], NONE, goal)
    fire(s, w.T_GOAL_MET, NONE, NONE, NONE, w.BY_HERO)


def place_card(s: State, j: Journal, card: i64, area: i64) -> None:
    """An object comes into an area, or a special rule into force."""
    s.reveals += 1
    s.cards[card] = IN_PLAY
    s.card_area[card] = area
    s.has_changed = True
    thing = s.program.card_object[card]
    if thing != NONE:
        s.objects |= bit(thing)
    elif s.program.card_kind[card] == SPECIAL_RULE:
        modifiers.put_in_force(s, card, 7)
    j.note(notes.CARD_PLACED, card, area)


def finish_card(s: State, j: Journal, card: i64) -> None:
    """A card is done and goes to the discards (W-FLOW-4)."""
    if s.cards[card] == IN_PLAY:
        put_away(s, card, DONE)
        j.note(notes.CARD_FINISHED, card)


def remove_card(s: State, j: Journal, card: i64) -> None:
    """A card goes unfinished."""
    if s.cards[card] == IN_PLAY:
        put_away(s, card, REMOVED)
        j.note(notes.CARD_REMOVED, card)


def put_away(s: State, card: i64, state: i64) -> None:
    """A card is no longer in force, nor on the board."""
    s.cards[card] = state
    s.card_area[card] = AWAY
    s.has_changed = True
    thing = s.program.card_object[card]
    if thing != NONE:
        s.objects &= ~bit(thing)
    if s.program.card_kind[card] != INTERACTION:
        modifiers.take_out_of_force(s, card)


def next_in_stack(s: State, j: Journal, stack: i64) -> None:
    """The top card of a stack is finished and the one below it can be reached (W-CARD-13)."""
    p = s.program
    at = s.stack_at[stack]
    card = p.stack_cards[p.stack_first[stack] + at]
    area = s.stack_area[stack]
    finish_card(s, j, card)
    s.stack_at[stack] = at + 1
    if at + 1 < p.stack_count[stack]:
        place_card(s, j, p.stack_cards[p.stack_first[stack] + at + 1], area)
