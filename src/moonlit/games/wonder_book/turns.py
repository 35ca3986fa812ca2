"""The round: player phase, turns and actions, enemy phase (sections 5, 6, 8)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit, first, size
from moonlit.core.journal import Journal
from moonlit.games.wonder_book import menu, modifiers, notes
from moonlit.games.wonder_book import words as w
from moonlit.games.wonder_book.asking import DECLINABLE, FOR_YES, TO_AGREE, ask
from moonlit.games.wonder_book.changes import (
    change_fate,
    lose_hearts,
    move_hero,
    pass_spark,
    pass_thing,
    pay_sparks,
    stand_up,
)
from moonlit.games.wonder_book.combat import attack
from moonlit.games.wonder_book.frames import (
    CONSENT,
    NEXT_TURN,
    PHASES,
    TURN,
    frame,
    frame_a,
    frame_b,
    frame_hero,
)
from moonlit.games.wonder_book.menu import cost_of, move_first, move_second, move_verb
from moonlit.games.wonder_book.program import NONE
from moonlit.games.wonder_book.specials import OF_SCRAPS, begin_special, kind_of
from moonlit.games.wonder_book.state import ENEMY_PHASE, PLAYER_PHASE, State
from moonlit.games.wonder_book.triggers import fire, run

SPARK: Final[i64] = 63  # in the place of a thing

BEGIN: Final[i64] = 0
WAKE: Final[i64] = 1
TURNS: Final[i64] = 2
ENEMIES: Final[i64] = 3
ENEMIES_DONE: Final[i64] = 4
ROUND_DONE: Final[i64] = 5
AWAKE: Final[i64] = 6


def go_on_with_round(s: State, j: Journal, f: i64) -> None:
    """Player phase, enemy phase, player phase … (W-CARD-9)."""
    step = BEGIN if s.restarts else frame_a(f)
    if step == BEGIN:
        begin_player_phase(s, j)
    elif step == WAKE:
        wake(s, j, frame_b(f))
    elif step == AWAKE:
        s.pending.append(frame(PHASES, 7, 255, 0, TURNS))
        fire(s, w.T_PLAYER_PHASE_START, NONE, NONE, NONE, w.BY_HERO)
        if frame_b(f) == 1:
            fire(s, w.T_ROUND_START, NONE, NONE, NONE, w.BY_HERO)
    elif step == TURNS:
        next_turn(s, j)
    elif step == ENEMIES:
        begin_enemy_phase(s, j)
    elif step == ENEMIES_DONE:
        s.pending.append(frame(PHASES, 7, 255, 0, ROUND_DONE))
        fire(s, w.T_ENEMY_PHASE_END, NONE, NONE, NONE, w.BY_HERO)
    else:
        modifiers.drop(s, NONE, w.PHASE_END)
        modifiers.drop(s, NONE, w.FIRST_ENEMY_PHASE_END)
        s.pending.append(frame(PHASES, 7, 255, 0, BEGIN))
        fire(s, w.T_ROUND_END, NONE, NONE, NONE, w.BY_HERO)


def begin_player_phase(s: State, j: Journal) -> None:
    """The unconscious cost fate before anybody acts (W-PP-1, W-KO-5)."""
    is_new_round: i64 = 0 if s.restarts and s.phase == PLAYER_PHASE else 1  # W-PP-9
    if s.restarts:
        modifiers.drop(s, NONE, w.PHASE_END)
    s.restarts = False
    s.round += is_new_round
    s.goal_phases += 1
    s.phases += 1
    s.phase = PLAYER_PHASE
    s.touched = 0
    s.acted = 0
    s.rerolled = 0
    s.has_changed = True
    modifiers.drop(s, NONE, w.NEXT_PLAYER_PHASE)
    modifiers.change_until(s, w.NEXT_PLAYER_PHASE_END, w.PHASE_END)
    if is_new_round == 1:
        j.note(notes.ROUND_BEGAN, s.round)
    j.note(notes.PHASE_BEGAN, PLAYER_PHASE)
    change_fate(s, j, -size(s.down & (bit(s.program.heroes) - 1)))
    s.pending.append(frame(PHASES, 7, 255, 0, WAKE, is_new_round))


def wake(s: State, j: Journal, is_new_round: i64) -> None:
    """Then all of them stand up with full hearts, before any rule looks (W-PP-1, W-KO-5)."""
    s.pending.append(frame(PHASES, 7, 255, 0, AWAKE, is_new_round))
    for hero in range(s.program.heroes):
        if s.down >> hero & 1 != 0:
            stand_up(s, j, hero)


def next_turn(s: State, j: Journal) -> None:
    """Every hero has one turn, in an order the players choose (W-PP-2, W-PP-6)."""
    waiting = s.awake_heroes() & ~s.acted
    if waiting == 0:
        s.pending.append(frame(PHASES, 7, 255, 0, ENEMIES))
        fire(s, w.T_PLAYER_PHASE_END, NONE, NONE, NONE, w.BY_HERO)
        return
    s.pending.append(frame(PHASES, 7, 255, 0, TURNS))
    is_fixed = s.goal != NONE and s.program.card_in_order[s.goal]
    if size(waiting) == 1 or is_fixed:
        begin_turn(s, j, first(waiting))
    else:
        s.pending.append(frame(NEXT_TURN, 7, 255, 0, waiting))


def begin_turn(s: State, j: Journal, hero: i64) -> None:
    """Up to three actions, unless a card says otherwise (W-PP-4)."""
    s.turn = hero
    s.acted |= bit(hero)
    actions = 3 if s.goal == NONE else s.program.card_actions[s.goal]
    if len(s.mods) > 0:
        actions += modifiers.total(s, w.ACTIONS_PER_TURN, hero, NONE, 0)
    j.note(notes.TURN_BEGAN, hero)
    if s.goal_phases <= 1:  # once for every goal, or it is no longer heard
        j.note(notes.SPOKE, hero, notes.VOICE_TURN)
    s.pending.append(frame(TURN, hero, 255, 0, max(0, actions)))
    fire(s, w.T_TURN_START, hero, NONE, s.area[hero], w.BY_HERO)


def end_turn(s: State, j: Journal, hero: i64) -> None:
    """A turn ends: by passing, for lack of actions, by falling or leaving (W-KO-2)."""
    s.turn = NONE
    j.note(notes.TURN_ENDED, hero)
    modifiers.drop(s, NONE, w.TURN_END)
    fire(s, w.T_TURN_END, hero, NONE, s.area[hero], w.BY_HERO)


def begin_enemy_phase(s: State, j: Journal) -> None:
    """What the goal card says for this phase (W-EP-1)."""
    s.phase = ENEMY_PHASE
    s.phases += 1
    modifiers.drop(s, NONE, w.PHASE_END)
    modifiers.change_until(s, w.NEXT_ENEMY_PHASE_END, w.PHASE_END)
    j.note(notes.PHASE_BEGAN, ENEMY_PHASE)
    s.pending.append(frame(PHASES, 7, 255, 0, ENEMIES_DONE))
    if s.goal != NONE:
        run(s, s.program.card_enemy[s.goal], NONE, s.goal)
    fire(s, w.T_ENEMY_PHASE_START, NONE, NONE, NONE, w.BY_HERO)


def act(s: State, j: Journal, f: i64, packed: i64) -> None:
    """A hero takes an action; the turn waits below with the actions that are left."""
    hero = frame_hero(f)
    verb = move_verb(packed)
    is_turn = f & 63 == TURN
    if verb == menu.PASS:
        if is_turn:
            end_turn(s, j, hero)
        return
    cost = action_cost(s, hero, verb, move_first(packed))
    if is_turn:
        s.pending.append(frame(TURN, hero, 255, 0, frame_a(f) - cost))
    do(s, j, hero, verb, move_first(packed), move_second(packed))


def action_cost(s: State, hero: i64, verb: i64, thing: i64) -> i64:
    """How many actions this takes; what makes it dearer is used up."""
    how = kind_of_action(s, verb, thing)
    cost: i64 = 1
    if len(s.mods) > 0:
        cost = cost_of(s, hero, how)
        if cost > 1:
            modifiers.use(s, w.ACTION_COST, hero, NONE, how)
    if verb == menu.SPECIAL:
        cost = max(cost, s.program.special_actions[thing])
    elif verb == menu.INTERACT:
        cost = max(cost, s.program.object_actions[thing])
    return cost


def kind_of_action(s: State, verb: i64, thing: i64) -> i64:
    """The kind of action that a move is."""
    if verb == menu.MOVE:
        return w.BY_MOVE
    if verb == menu.COLLECT:
        return w.BY_COLLECT
    if verb == menu.ATTACK:
        return w.BY_ATTACK
    if verb == menu.SKILL:
        return w.BY_SKILL
    if verb == menu.INTERACT:
        return w.BY_INTERACTION
    if verb == menu.SPECIAL:
        return w.BY_SCRAP if kind_of(s, thing) == OF_SCRAPS else w.BY_SPECIAL
    return w.BY_GIVE


def do(s: State, j: Journal, hero: i64, verb: i64, thing: i64, other: i64) -> None:
    """The action itself (section 6)."""
    p = s.program
    if verb == menu.MOVE:
        move_hero(s, j, hero, thing)
    elif verb == menu.COLLECT:
        collect(s, j, hero)
    elif verb == menu.ATTACK:
        attack(s, j, hero, NONE, p.attack_dice[hero], NONE)
    elif verb == menu.SKILL:
        j.note(notes.SKILL_USED, hero, thing)
        pay_sparks(s, j, hero, p.skill_cost[thing])
        run(s, p.skill_do[thing], hero, p.skill_card[thing])
    elif verb == menu.INTERACT:
        interact(s, j, hero, thing)
    elif verb == menu.SPECIAL:
        begin_special(s, j, hero, thing)
    elif verb == menu.GIVE:
        pass_thing(s, j, hero, other, thing)
    else:
        ask_for(s, j, hero, other, thing)


def collect(s: State, j: Journal, hero: i64) -> None:
    """Exactly one spark from the area (W-ACT-SPARK-1)."""
    area = s.area[hero]
    s.on_board[area] -= 1
    s.sparks[hero] += 1
    s.has_changed = True
    j.note(notes.SPARK_COLLECTED, hero, area)
    fire(s, w.T_SPARK_COLLECTED, hero, NONE, area, w.BY_HERO)


def interact(s: State, j: Journal, hero: i64, thing: i64) -> None:
    """The card is flipped, read and resolved (W-ACT-INT-1)."""
    p = s.program
    card = p.object_card[thing]
    s.touched |= bit(thing)
    s.reveals += 1
    s.has_changed = True
    j.note(notes.INTERACTED, hero, card)
    pay_sparks(s, j, hero, p.object_sparks[thing])
    lose_hearts(s, j, hero, p.object_hearts[thing])
    run(s, p.object_do[thing], hero, card)
    fire(s, w.T_INTERACT, hero, NONE, s.area[hero], w.BY_HERO)


def ask_for(s: State, j: Journal, hero: i64, other: i64, thing: i64) -> None:
    """Taking needs the other player's agreement (W-GIVE-1)."""
    s.decider = s.program.seat_of[hero]
    hand_over(s, j, other, hero, thing)


def hand_over(s: State, j: Journal, giver: i64, taker: i64, thing: i64) -> None:
    """Whoever decides for somebody else's hero has to ask first (W-GIVE-1)."""
    if s.program.seat_of[giver] == s.decider:
        pass_over(s, j, giver, taker, thing)
        return
    if thing != SPARK:
        j.note(notes.ASKED_FOR, taker, giver, thing)
    s.pending.append(frame(CONSENT, taker, 255, 0, thing, giver))
    ask(s, giver, NONE, FOR_YES, TO_AGREE, DECLINABLE, 0, thing)


def pass_over(s: State, j: Journal, giver: i64, taker: i64, thing: i64) -> None:
    """A thing or a spark changes hands."""
    if thing == SPARK:
        pass_spark(s, j, giver, taker)
    else:
        pass_thing(s, j, giver, taker, thing)


def got_consent(s: State, j: Journal, f: i64) -> None:
    """The owner agrees, or not."""
    if s.answer == 1:
        pass_over(s, j, frame_b(f), frame_hero(f), frame_a(f))
