"""Standing changes as rows of the program."""

from moonlit.games.wonder_book import words as w
from moonlit.games.wonder_book.compiler.selectors import Selectors
from moonlit.games.wonder_book.compiler.tables import Names, Tables
from moonlit.games.wonder_book.program import NONE, Program
from moonlit.packs.wonder_book.effects import Modifier

ACTIONS = {
    "move": w.BY_MOVE,
    "collect": w.BY_COLLECT,
    "skill": w.BY_SKILL,
    "attack": w.BY_ATTACK,
    "interact": w.BY_INTERACTION,
    "give": w.BY_GIVE,
    "special": w.BY_SPECIAL,
    "scrap": w.BY_SCRAP,
}
SOURCES = {**ACTIONS, "item": w.BY_ITEM, "wyrm_attack": w.BY_WYRM, "boss_attack": w.BY_BOSS}
KINDS = {
    "range_limit": w.RANGE_LIMIT,
    "range_add": w.RANGE_ADD,
    "dice_add": w.DICE_ADD,
    "damage_add": w.DAMAGE_ADD,
    "damage_prevent": w.DAMAGE_PREVENT,
    "keep_last_heart": w.KEEP_LAST_HEART,
    "redirect_damage": w.REDIRECT_DAMAGE,
    "action_cost": w.ACTION_COST,
    "actions_per_turn": w.ACTIONS_PER_TURN,
    "attack_into_adjacent": w.ATTACK_INTO_ADJACENT,
    "wyrm_skips": w.WYRM_SKIPS,
    "ignore_spawn": w.IGNORE_SPAWN,
    "pool_add": w.POOL_ADD,
    "reroll_free": w.REROLL_FREE,
    "reroll_forbidden": w.REROLL_FORBIDDEN,
    "untargetable": w.UNTARGETABLE,
    "cannot_be_stunned": w.CANNOT_BE_STUNNED,
    "cannot_be_returned": w.CANNOT_BE_RETURNED,
    "stand_up_cost": w.STAND_UP_COST,
    "pushed_on_damage": w.PUSHED_ON_DAMAGE,
}
UNTIL = {
    "": w.WITH_CARD,
    "turn_end": w.TURN_END,
    "phase_end": w.PHASE_END,
    "next_player_phase": w.NEXT_PLAYER_PHASE,
    "next_player_phase_end": w.NEXT_PLAYER_PHASE_END,
    "next_enemy_phase_end": w.NEXT_ENEMY_PHASE_END,
    "goal_end": w.GOAL_END,
    "chapter_end": w.CHAPTER_END,
    "first_enemy_phase_end": w.FIRST_ENEMY_PHASE_END,
}
PER = {"": NONE, "hero": w.BY_HERO, "wyrm": w.BY_A_WYRM}


class Modifiers(Selectors):
    """Writes standing changes into a program."""

    def __init__(self, tables: Tables, program: Program) -> None:
        super().__init__(tables, program)
        self.stacks = Names()
        self.stack_cards: dict[int, list[int]] = {}

    def modifier(self, modifier: Modifier) -> int:
        """The number of a modifier; a wyrm that skips its attacks is said of its own action."""
        p, t = self.program, self.tables
        of = sum(SOURCES[one] for one in set(modifier.of))
        if modifier.name == "wyrm_skips" and of & w.BY_ATTACK:
            of = w.BY_WYRM
        is_ally = modifier.entity in t.chapter.allies
        is_boss = modifier.entity in t.chapter.bosses
        p.mod_kind.append(KINDS[modifier.name])
        p.mod_n.append(self.number(modifier.n))
        p.mod_who.append(self.heroes(modifier.who))
        p.mod_wyrms.append(self.wyrms(modifier.wyrms))
        p.mod_person.append(t.persons.number(modifier.entity) if is_ally else NONE)
        p.mod_boss.append(t.bosses.number(modifier.entity) if is_boss else NONE)
        p.mod_of.append(of)
        p.mod_uses.append(NONE if modifier.uses is None else self.number(modifier.uses))
        p.mod_per.append(PER[modifier.per])
        p.mod_if.append(self.condition(modifier.if_))
        p.mod_until.append(UNTIL[modifier.until])
        p.mod_names.append(modifier.id or modifier.name)
        return len(p.mod_kind) - 1
