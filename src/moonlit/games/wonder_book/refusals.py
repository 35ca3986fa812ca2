"""Why a hero cannot do something, each time with the clause it rests on."""

from moonlit.core.action import Action
from moonlit.core.errors import BadNotation, IllegalAction, TableError
from moonlit.games.wonder_book.combat import targets
from moonlit.games.wonder_book.frames import TURN, frame_a, frame_kind
from moonlit.games.wonder_book.menu import partners
from moonlit.games.wonder_book.program import NONE
from moonlit.games.wonder_book.specials import in_use, is_granted
from moonlit.games.wonder_book.state import State

# The clause on which a decision rests when something else than its options is asked for.
CLAUSES = {
    "next_turn": "W-PP-2",
    "trade": "W-ACT-SPEC-1",
    "effect": "W-FLOW-2",
    "reroll": "W-ROLL-3",
    "hit": "W-CMB-1",
    "leftover": "W-CMB-5",
    "order": "W-ACTV-2",
    "victim": "W-ACTV-3",
    "way": "W-ACTV-4",
    "consent": "W-GIVE-1",
    "choice": "W-CARD-2",
    "upgrade": "W-UPG-1",
    "step_in": "W-FLOW-1",
    "walk": "W-ACT-MOVE-1",
    "take_along": "W-FLOW-1",
    "heal": "W-FLOW-2",
    "discard": "W-FLOW-2",
    "give_spark": "W-SPARK-3",
    "put_back": "W-FLOW-2",
    "bury": "W-FLOW-2",
    "use": "W-ACT-SPEC-1",
    "optional": "W-FLOW-2",
    "push": "W-FLOW-2",
    "take_back": "W-FLOW-2",
    "remove_spark": "W-FLOW-2",
}
HERO_VERBS = ("pass", "move", "collect", "attack", "skill", "interact", "give", "take", "special")
ANSWERS = (
    "turn",
    "hero",
    "victim",
    "wyrm",
    "boss",
    "area",
    "way",
    "choose",
    "card",
    "side",
    "use",
    "wyrmcard",
    "yes",
    "no",
    "none",
    "rest",
    "hand",
    "spark",
    "done",
)
KNOWN_VERBS = (*HERO_VERBS, *ANSWERS)


def refused_action(s: State, hero: int, action: Action) -> TableError:
    """Why the hero whose turn it is cannot do this."""
    if action.verb not in HERO_VERBS:
        return IllegalAction("other-decision", clause="W-PP-4", decision="turn")
    if not action.names or action.names[0] != s.program.hero_names[hero]:
        name = s.program.hero_names[hero]
        return IllegalAction("other-hero", clause="W-PP-3", hero=name)
    names = action.names[1:]
    match action.verb, names:
        case "move", (area,):
            return _refused_move(s, hero, area)
        case "collect", ():
            if s.on_board[s.area[hero]]:
                return _too_few_actions()
            return IllegalAction("no-spark-here", clause="W-ACT-SPARK-1")
        case "attack", ():
            if targets(s.clone(), hero):
                return _too_few_actions()
            return IllegalAction("nothing-in-reach", clause="W-CMB-13")
        case "skill", (skill,):
            return _refused_skill(s, hero, skill)
        case "interact", (card,):
            return _refused_interaction(s, hero, card)
        case (("give" | "take"), (thing, other)):
            return _refused_gift(s, hero, thing, other)
        case "special", (special,):
            return _refused_special(s, hero, special)
    return BadNotation("not-an-action", text=str(action))


def _too_few_actions() -> TableError:
    """It could be done with more actions, or if the extra action were not for something else."""
    return IllegalAction("too-few-actions", clause="W-PP-4")


def _actions_left(s: State) -> int:
    f = s.pending[-1]
    return frame_a(f) if frame_kind(f) == TURN else 1


def _refused_move(s: State, hero: int, area: str) -> TableError:
    p = s.program
    if area not in p.area_names:
        return BadNotation("not-an-area", name=area)
    there = p.area_names.index(area)
    here = s.area[hero]
    if s.blocked[here] >> there & 1:
        return IllegalAction("border-blocked", clause="W-AREA-1", name=area)
    if s.open[here] >> there & 1:
        return _too_few_actions()
    return IllegalAction("not-adjacent", clause="W-ACT-MOVE-1", name=area)


def _refused_skill(s: State, hero: int, skill: str) -> TableError:
    p = s.program
    mine = [p.skill_names[n] for n in range(len(p.skill_names)) if s.skills[hero] >> n & 1]
    if skill not in mine:
        return IllegalAction("not-your-skill", clause="W-ACT-SKILL-1", name=skill)
    number = p.skill_names.index(skill)
    if p.skill_is_passive[number]:
        return IllegalAction("passive-skill", clause="W-ACT-SKILL-1", name=skill)
    cost, sparks = p.skill_cost[number], s.sparks[hero]
    if sparks >= cost:
        return _too_few_actions()
    return IllegalAction("too-few-sparks", clause="W-SPARK-1", cost=cost, sparks=sparks)


def _refused_special(s: State, hero: int, special: str) -> TableError:
    """Nobody grants it, or the card is in use, or it cannot be paid for."""
    p = s.program
    refused = IllegalAction("not-granted", clause="W-ACT-SPEC-1", name=special)
    if special not in p.special_names:
        return refused
    number = p.special_names.index(special)
    thing = p.card_thing[p.special_card[number]]
    if not is_granted(s, hero, number):
        return refused
    if thing != NONE and in_use(s) >> thing & 1:
        return IllegalAction("not-granted", clause="W-CARD-19", name=special)
    cost, sparks = p.special_sparks[number], s.sparks[hero]
    if sparks < cost:
        return IllegalAction("too-few-sparks", clause="W-SPARK-1", cost=cost, sparks=sparks)
    return _too_few_actions() if p.special_actions[number] > _actions_left(s) else refused


def _refused_interaction(s: State, hero: int, card: str) -> TableError:
    p = s.program
    numbers = [p.card_names[number] for number in p.object_card]
    if card not in numbers:
        return BadNotation("not-an-object", name=card)
    thing = numbers.index(card)
    here = s.card_area[p.object_card[thing]] == s.area[hero]
    if not s.objects >> thing & 1 or not here:
        return IllegalAction("not-here", clause="W-ACT-INT-1", name=card)
    if s.sparks[hero] < p.object_sparks[thing]:
        cost = p.object_sparks[thing]
        return IllegalAction("too-few-sparks", clause="W-INT-1", cost=cost, sparks=s.sparks[hero])
    if p.object_actions[thing] > _actions_left(s):
        return _too_few_actions()
    return IllegalAction("not-fulfilled", clause="W-INT-1", name=card)


def _refused_gift(s: State, hero: int, thing: str, other: str) -> TableError:
    p = s.program
    if other not in p.hero_names:
        return BadNotation("not-a-hero", name=other)
    if thing not in p.thing_names:
        return BadNotation("not-an-item", name=thing)
    friend = p.hero_names.index(other)
    if not partners(s, hero) >> friend & 1:
        is_down = s.down >> friend & 1
        code, clause = ("unconscious", "W-GIVE-2") if is_down else ("too-far", "W-ACT-GIVE-1")
        return IllegalAction(code, clause=clause, hero=other)
    return IllegalAction("not-held", clause="W-ACT-GIVE-1", name=thing)
