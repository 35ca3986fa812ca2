"""Somebody in a hurry: walks straight to what the goal needs, so that chapters can be won."""

from moonlit.core.bits import bit, first
from moonlit.core.dice import Dice
from moonlit.games.wonder_book import menu
from moonlit.games.wonder_book.asking import FOR_FOE
from moonlit.games.wonder_book.combat import step_toward
from moonlit.games.wonder_book.frames import EXTRA, TURN, frame_a, frame_hero, frame_kind
from moonlit.games.wonder_book.state import FIRST_BOSS, State

HIDDEN_PAGES = {"ch1": "9", "ch2": "11", "ch3": "12", "ch4": "12", "ch5": "15", "ch6": "15"}
# Where everybody has to be in the end, by chapter and goal card.
MEETING_PLACES = {
    ("ch1", "20"): "T4",
    ("ch2", "21"): "F11",
    ("ch4", "24"): "U1",
    ("ch5", "21"): "D1",
}
USEFUL = ("jump", "plead")


def in_a_hurry(state: State, dice: Dice) -> int:
    """The move of somebody who thinks of nothing but the goal."""
    f = state.pending[-1]
    if frame_kind(f) not in (TURN, EXTRA):
        return _answer(state)
    hero = frame_hero(f)
    for move in state.menu:
        if _leads_on(state, move):
            return move
    if menu.move(menu.COLLECT) in state.menu and state.sparks[hero] == 0:
        return menu.move(menu.COLLECT)
    for move in (*_next_steps(state, hero), menu.move(menu.ATTACK)):
        if move in state.menu:
            return move
    return menu.move(menu.PASS)


def _answer(state: State) -> int:
    """A boss rather than a wyrm, otherwise the first that comes."""
    if frame_a(state.pending[-1]) == FOR_FOE:
        for move in state.menu:
            if menu.move_verb(move) == menu.PICK and menu.move_first(move) >= FIRST_BOSS:
                return move
    return state.menu[0]


def _leads_on(state: State, move: int) -> bool:
    program, verb, place = state.program, menu.move_verb(move), menu.move_first(move)
    if verb == menu.INTERACT:
        page = HIDDEN_PAGES[program.chapter]
        return program.card_names[program.object_card[place]] != page
    return verb == menu.SPECIAL and program.special_names[place] in USEFUL


def _next_steps(state: State, hero: int) -> list[int]:
    ways = step_toward(state, state.area[hero], _wanted(state, hero))
    return [menu.move(menu.MOVE, first(ways))] if ways else []


def _wanted(state: State, hero: int) -> int:
    """Where the goal needs somebody: a boss, Aster, a meeting place, an object, a spark."""
    program = state.program
    bosses = [area for area in state.boss_area if area >= 0]
    if bosses:
        return bit(bosses[0])
    meeting = MEETING_PLACES.get((program.chapter, program.card_names[state.goal]))
    if meeting is not None:
        return _meeting(state, hero, program.area_names.index(meeting))
    page = HIDDEN_PAGES[program.chapter]
    objects = 0
    for thing, card in enumerate(program.object_card):
        is_there = state.objects >> thing & 1 and not state.touched >> thing & 1
        if is_there and program.card_names[card] != page:
            objects |= bit(state.card_area[card])
    if objects & bit(state.area[hero]) and state.sparks[hero] == 0:
        return _sparks(state)
    return objects


def _meeting(state: State, hero: int, place: int) -> int:
    """Somebody fetches Aster first, whoever is nearest by number."""
    for friend in range(state.program.heroes, state.program.persons):
        at = state.area[friend]
        if state.program.is_led[friend] and at >= 0 and at != place and hero == 0:
            return bit(place) if at == state.area[hero] else bit(at)
    return bit(place)


def _sparks(state: State) -> int:
    return sum(bit(area) for area, count in enumerate(state.on_board) if count)
