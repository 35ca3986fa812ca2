"""Why an action is good: numbers about it that anybody can count from what lies open."""

from collections.abc import Iterator
from typing import Final

from moonlit.bots.advice import TENTHS, Reason
from moonlit.bots.wonder_book.mind import Mind
from moonlit.bots.wonder_book.reading import ANYWHERE, EFFORT, FAR, TEST
from moonlit.bots.wonder_book.trying import CHANCE, dice_for
from moonlit.core.bits import size
from moonlit.core.codec import Plain
from moonlit.games.wonder_book import menu
from moonlit.games.wonder_book import words as w
from moonlit.games.wonder_book.asking import TO_REROLL
from moonlit.games.wonder_book.combat import targets
from moonlit.games.wonder_book.frames import QUESTION, frame_b, frame_hero, frame_kind
from moonlit.games.wonder_book.menu import move_first, move_verb
from moonlit.games.wonder_book.program import NONE
from moonlit.games.wonder_book.reckoning import WIDTH, areas, number
from moonlit.games.wonder_book.specials import is_granted
from moonlit.games.wonder_book.state import State

PERCENT: Final = 100
# Actions after which the wyrms stand where they stood.
_QUIET: Final = (menu.PASS, menu.MOVE, menu.COLLECT, menu.INTERACT)


def reasons_for(world: State, mind: Mind, move: int) -> tuple[Reason, ...]:
    """What can be said of a move; `world` is any world of the view."""
    mind.worth.look_at(world)
    verb, f = move_verb(move), world.pending[-1]
    if verb == menu.NEXT:
        return tuple(_harm(world, mind, move_first(move), int(world.area[move_first(move)])))
    if frame_kind(f) == QUESTION:
        is_reroll = frame_b(f) == TO_REROLL and verb == menu.ACCEPT
        return (_reroll(world, int(frame_hero(f))),) if is_reroll else ()
    hero = int(frame_hero(f))
    if hero >= world.program.heroes:
        return ()
    return tuple(_of_action(world, mind, hero, move))


def _of_action(world: State, mind: Mind, hero: int, move: int) -> Iterator[Reason]:
    verb, first, p = move_verb(move), int(move_first(move)), world.program
    if verb == menu.MOVE:
        yield from _nearer(world, mind, hero, first)
    elif verb == menu.INTERACT:
        yield _object(world, mind, hero, first)
    elif verb == menu.ATTACK:
        yield _strike(world, hero)
    elif verb == menu.COLLECT:
        yield Reason("spark", {"count": int(world.sparks[hero]) + 1})
    elif verb == menu.SKILL and p.skill_cost[first] > 0:
        cost = int(p.skill_cost[first])
        yield Reason("cost", {"count": cost, "left": int(world.sparks[hero]) - cost})
    if verb in _QUIET:
        yield from _harm(world, mind, hero, first if verb == menu.MOVE else int(world.area[hero]))


def _harm(world: State, mind: Mind, hero: int, area: int) -> Iterator[Reason]:
    """The hearts a hero is expected to lose in an area, and how many wyrms could reach it."""
    if area < 0:
        return
    there = world.clone()
    there.area[hero] = area
    danger = mind.worth.danger
    danger.expect(there)
    facts: dict[str, Plain] = {
        "hero": world.program.hero_names[hero],
        "area": world.program.area_names[area],
        "wyrms": int(size(danger.threatening(there, hero))),
        "hearts": round(danger.harm[hero] * TENTHS),
    }
    yield Reason("harm", facts)


def _nearer(world: State, mind: Mind, hero: int, area: int) -> Iterator[Reason]:
    """How far it is to the nearest place that matters for the goal, before and after."""
    start, way = int(world.area[hero]), mind.worth.work.way
    places = [place for place in goal_places(world, mind) if way(area, place) < FAR]
    if not places:
        return
    after = min(places, key=lambda place: way(area, place))
    steps = int(way(area, after))
    facts: dict[str, Plain] = {"area": world.program.area_names[after], "steps": steps}
    if steps < min(way(start, place) for place in places):
        yield Reason("reaches" if steps == 0 else "nearer", facts)


def _object(world: State, mind: Mind, hero: int, thing: int) -> Reason:
    """What an object asks for, and how likely it is."""
    atlas, p = mind.atlas, world.program
    card = int(p.object_card[thing])
    dice = int(dice_for(world, atlas, hero, thing))
    facts: dict[str, Plain] = {"card": p.card_names[card], "dice": dice}
    need = int(number(world, atlas.need[thing]))
    if atlas.kind[thing] == EFFORT:
        left = need - int(world.progress[card])
        chance = round(PERCENT * at_least(dice, left))
        return Reason("effort", {**facts, "left": left, "chance": chance})
    if atlas.kind[thing] == TEST:
        return Reason("test", {**facts, "chance": round(PERCENT * at_least(dice, need))})
    return Reason("object", facts)


def _strike(world: State, hero: int) -> Reason:
    """The chance that an attack hits at all, and the damage it deals on average."""
    p = world.program
    dice = int(p.attack_dice[hero])
    facts: dict[str, Plain] = {
        "dice": dice,
        "chance": round(PERCENT * at_least(dice, 1)),
        "damage": round(TENTHS * dice * int(p.attack_per_success[hero]) / 2),
        "targets": int(size(targets(world.clone(), hero))),
    }
    return Reason("strike", facts)


def _reroll(world: State, hero: int) -> Reason:
    """What rolling again brings on average, and what it costs."""
    facts: dict[str, Plain] = {
        "blanks": int(world.blanks),
        "more": round(TENTHS * int(world.blanks) / 2),
        "hearts": int(world.hearts[hero]),
    }
    return Reason("reroll", facts)


def at_least(dice: int, successes: int) -> float:
    """The chance of so many successes or more."""
    return sum(CHANCE[6 * dice + k] for k in range(max(0, successes), dice + 1))


def goal_places(world: State, mind: Mind) -> list[int]:
    """The areas where the goal in force can be served."""
    if world.goal == NONE:
        return []
    found = set(_places(world, mind, int(world.program.card_goal[world.goal])))
    return sorted(found)


def _places(world: State, mind: Mind, condition: int) -> Iterator[int]:
    p, atlas = world.program, mind.atlas
    row = condition * int(WIDTH)
    kind, a, b = (int(p.conditions[row + place]) for place in range(3))
    if kind in (w.C_ALL, w.C_ANY):
        for at in range(a, a + b):
            yield from _places(world, mind, int(p.kids[at]))
    elif kind == w.C_COUNTER:
        for thing, card in enumerate(p.object_card):
            if world.objects >> thing & 1 and atlas.counter[thing] == a:
                yield int(world.card_area[card])
    elif kind == w.C_FINISHED:
        for at in range(a, a + b):
            yield from _places_of_card(world, mind, int(p.kids[at]))
    elif kind == w.C_BOSS_HEARTS:
        yield from [int(world.boss_area[a])] if world.boss_area[a] >= 0 else []
    elif kind in (w.C_ALL_IN, w.C_HEROES_IN):
        yield from members(int(areas(world, a)))
    elif kind == w.C_ALL_LEFT:
        for special in p.open_specials:
            if atlas.special_leaves[special] and is_granted(world, 0, special):
                there = int(atlas.special_areas[special])
                yield from [] if there == ANYWHERE else members(there)


def _places_of_card(world: State, mind: Mind, card: int) -> Iterator[int]:
    thing = int(world.program.card_object[card])
    if thing == NONE:
        return
    stack = int(mind.atlas.stack[thing])
    if world.objects >> thing & 1:
        yield int(world.card_area[card])
    elif stack != NONE and world.stack_area[stack] >= 0:
        yield int(world.stack_area[stack])


def members(mask: int) -> list[int]:
    """The members of a set of areas."""
    return [place for place in range(mask.bit_length()) if mask >> place & 1]
