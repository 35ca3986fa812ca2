"""What a player may want to know before a move: odds of a roll, who could be hurt."""

from math import comb

from moonlit.core.codec import Plain
from moonlit.games.wonder_book import menu, modifiers
from moonlit.games.wonder_book import words as w
from moonlit.games.wonder_book.combat import targets
from moonlit.games.wonder_book.frames import EXTRA, TURN, frame_hero, frame_kind
from moonlit.games.wonder_book.menu import move_first, move_verb
from moonlit.games.wonder_book.names import foe_names
from moonlit.games.wonder_book.program import DICE, NONE
from moonlit.games.wonder_book.reckoning import number
from moonlit.games.wonder_book.state import State
from moonlit.games.wonder_book.wyrms import threat

PERCENT = 100
FOES = 12


def foresee(s: State, move: int) -> dict[str, Plain]:
    """Facts about what would follow from a hero's action."""
    f = s.pending[-1]
    if frame_kind(f) not in (TURN, EXTRA):
        return {}
    hero = frame_hero(f)
    match move_verb(move):
        case menu.ATTACK:
            return _attack(s, hero)
        case menu.INTERACT:
            return _interaction(s, hero, move_first(move))
        case menu.MOVE:
            return _danger(s, hero, move_first(move))
        case menu.PASS:
            return _danger(s, hero, s.area[hero])
    return {}


def _roll(s: State, hero: int, dice: int, how: int) -> dict[str, Plain]:
    """How likely each number of successes is, without a re-roll."""
    dice = min(DICE, dice + modifiers.total(s, w.DICE_ADD, hero, NONE, how))
    odds: list[Plain] = [comb(dice, hits) * PERCENT // 2**dice for hits in range(dice + 1)]
    return {"dice": dice, "percent_by_successes": odds}


def _attack(s: State, hero: int) -> dict[str, Plain]:
    """The roll, and what the attack can reach."""
    reached = targets(s, hero)
    names = {" ".join(foe_names(s, foe)) for foe in range(FOES) if reached >> foe & 1}
    roll = _roll(s, hero, s.program.attack_dice[hero], w.BY_ATTACK)
    return {**roll, "targets": list[Plain](sorted(names))}


def _interaction(s: State, hero: int, thing: int) -> dict[str, Plain]:
    """The roll an object asks for, and how many successes are still needed."""
    p = s.program
    if p.object_dice[thing] == NONE:
        return {}
    roll = _roll(s, hero, number(s, p.object_dice[thing]), w.BY_INTERACTION)
    if p.object_test[thing] != NONE:
        return {**roll, "needed": number(s, p.object_test[thing])}
    made = s.progress[p.object_card[thing]]
    return {**roll, "needed": max(0, number(s, p.object_effort[thing]) - made)}


def _danger(s: State, hero: int, area: int) -> dict[str, Plain]:
    """How many hearts the wyrms on the board could take there in one and in two actions each."""
    world = s.clone()
    world.area[hero] = area
    wyrms = world.wyrms_in((1 << world.program.areas) - 1)
    one, two = (threat(world, wyrms, times, hero) for times in (1, 2))
    return {"hearts": s.hearts[hero], "threat_one_action": one, "threat_two_actions": two}
