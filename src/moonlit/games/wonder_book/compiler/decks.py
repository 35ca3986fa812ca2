"""The cards of a match as parts of its program: chapter, things, skills, wyrm cards, figures."""

from collections.abc import Iterable

from moonlit.games.wonder_book import ops
from moonlit.games.wonder_book import program as pg
from moonlit.games.wonder_book import words as w
from moonlit.games.wonder_book.compiler.code import Coder
from moonlit.games.wonder_book.compiler.writing import Block, Label
from moonlit.games.wonder_book.program import NONE
from moonlit.games.wonder_book.sections import begin_section
from moonlit.packs.wonder_book import cards as c
from moonlit.packs.wonder_book.effects import Modifier
from moonlit.packs.wonder_book.words import TRIGGERS

KINDS = {
    c.StoryCard: pg.STORY,
    c.ChoiceCard: pg.CHOICE,
    c.GoalCard: pg.GOAL,
    c.SpecialRuleCard: pg.SPECIAL_RULE,
    c.InteractionCard: pg.INTERACTION,
    c.ItemCard: pg.ITEM,
    c.ChapterEndCard: pg.CHAPTER_END,
}
TRIGGER_NUMBERS = {
    "interact": w.T_INTERACT,
    "special_action": w.T_SPECIAL,
    "goal_met": w.T_GOAL_MET,
    "round_start": w.T_ROUND_START,
    "player_phase_start": w.T_PLAYER_PHASE_START,
    "turn_start": w.T_TURN_START,
    "turn_end": w.T_TURN_END,
    "player_phase_end": w.T_PLAYER_PHASE_END,
    "enemy_phase_start": w.T_ENEMY_PHASE_START,
    "wyrm_card_revealed": w.T_WYRM_CARD,
    "spawned": w.T_SPAWNED,
    "wyrm_activates": w.T_WYRM_ACTIVATES,
    "wyrm_attacks": w.T_WYRM_ATTACKS,
    "wyrm_defeated": w.T_WYRM_DEFEATED,
    "enemy_phase_end": w.T_ENEMY_PHASE_END,
    "round_end": w.T_ROUND_END,
    "enter_area": w.T_ENTER,
    "leave_area": w.T_LEAVE,
    "spark_collected": w.T_SPARK_COLLECTED,
    "rolled": w.T_ROLLED,
    "scrap_used": w.T_SCRAP_USED,
    "hero_loses_heart": w.T_LOSES_HEART,
    "hero_falls": w.T_FALLS,
    "hero_stands_up": w.T_STANDS_UP,
    "ally_falls": w.T_ALLY_FALLS,
    "boss_falls": w.T_BOSS_FALLS,
    "item_gained": w.T_ITEM_GAINED,
    "keyword_written": w.T_KEYWORD,
    "fate_changed": w.T_FATE,
    "counter_changed": w.T_COUNTER,
    "reveal": w.T_REVEAL,
}
SETTERS = {"hero": w.BY_HERO, "you": w.BY_HERO, "wyrm": w.BY_A_WYRM, "ally": w.BY_ALLY}
IMMUNE = {
    "attack": w.BY_ATTACK,
    "skill": w.BY_SKILL,
    "scrap": w.BY_SCRAP,
    "item": w.BY_ITEM,
    "stun": w.TO_STUN,
    "defeat": w.TO_DEFEAT,
    "return": w.TO_RETURN,
    "push": w.TO_PUSH,
}
POLICIES = {
    "single": pg.SINGLE,
    "alternate": pg.ALTERNATE,
    "nearest": pg.NEAREST,
    "each": pg.EACH,
    "": NONE,
}
CARD_COLUMNS = (
    "card_reveal",
    "card_then",
    "card_met",
    "card_goal",
    "card_enemy",
    "card_actions",
    "card_par",
    "card_reward",
    "card_object",
    "card_thing",
    "card_skill",
    "card_person",
    "card_boss",
    "card_mods",
    "card_mod_count",
)


class Decks(Coder):
    """Writes cards into a program."""

    def write_cards(self) -> None:
        """The chapter deck; every card gets a row, those of other decks an empty one."""
        p, t = self.program, self.tables
        count = len(t.cards.all)
        p.rules_of = [[] for _ in range(w.TRIGGERS)]
        p.card_kind = [NONE] * count
        p.card_in_order = [False] * count
        for column in CARD_COLUMNS:
            setattr(p, column, [NONE] * count)
        p.card_mod_count = [0] * count
        p.card_actions = [3] * count
        for card in t.chapter.cards.values():
            begin_section(p)
            number = t.card(card.n)
            p.card_kind[number] = KINDS[type(card)]
            p.card_then[number] = self._foot(card)
            self._card(number, card)
        p.first_card = 0

    def _foot(self, card: c.Card) -> int:
        return self.write(lambda block: self._then(block, card, card.then))

    def _then(self, block: Block, card: c.Card, then: c.Then) -> None:
        """Where the story goes on behind a card."""
        end, otherwise = Label(), Label()
        match then.act:
            case "discard":
                block.row(ops.DISCARD_CARD)
            case "take" | "take_next":
                numbers = sorted(self.tables.chapter.cards)
                following = numbers[numbers.index(card.n) + 1 :]
                number = then.card if then.act == "take" else following[0]
                block.row(ops.DISCARD_CARD)
                block.row(ops.TAKE_CARD, self.tables.card(number))
            case "if_done" | "if":
                assert then.yes is not None and then.no is not None
                if then.act == "if":
                    block.row(ops.UNLESS, self.condition(then.if_), otherwise)
                else:
                    block.row(ops.UNLESS_DONE, otherwise)
                self._then(block, card, then.yes)
                block.row(ops.JUMP, end)
                block.here(otherwise)
                self._then(block, card, then.no)
        block.here(end)

    def _card(self, number: int, card: c.Card) -> None:
        p = self.program
        match card:
            case c.StoryCard():
                p.card_reveal[number] = self.block(card.on_reveal)
            case c.ChapterEndCard():
                p.card_reveal[number] = self.block(card.on_reveal)
                self._bands(number, card)
            case c.ChoiceCard():
                p.card_reveal[number] = self.write(lambda block: self._choice(block, card))
            case c.GoalCard():
                self._goal(number, card)
            case c.SpecialRuleCard():
                if card.ends is not None:
                    p.card_goal[number] = self.condition(card.ends)
                    p.ending_rules.append(number)
                self._standing(number, card.rules, card.modifiers)
                self._specials(number, card.special_actions)
            case c.InteractionCard():
                self._object(number, card)

    def _choice(self, block: Block, card: c.ChoiceCard) -> None:
        self.effects(block, card.on_reveal)
        self.choose(block, card.options)

    def _bands(self, number: int, card: c.ChapterEndCard) -> None:
        p = self.program
        p.last_card = number
        p.bands = [NONE] * (pg.FATE + 1)
        for place, band in enumerate(card.bands):
            p.band_names.append(band.id)
            for fate in range(band.min, band.max + 1):
                p.bands[fate] = place

    def _goal(self, number: int, card: c.GoalCard) -> None:
        p, t = self.program, self.tables
        p.card_reveal[number] = self.block(card.on_reveal)
        p.card_met[number] = self.block(card.on_met)
        p.card_goal[number] = self.condition(card.goal)
        p.card_enemy[number] = self.block(card.enemy_phase)
        p.card_actions[number] = t.fixed(card.player_phase.actions)
        p.card_in_order[number] = card.player_phase.order == "seats"
        if card.par is not None:
            p.card_par[number] = t.fixed(card.par.phases)
            p.card_reward[number] = self.block(card.par.reward)
        self._standing(number, card.rules, card.modifiers)
        self._specials(number, card.special_actions)

    def _standing(
        self, number: int, rules: Iterable[c.Rule], modifiers: tuple[Modifier, ...]
    ) -> None:
        """Rules and modifiers that hold while a card is in force."""
        p = self.program
        for rule in rules:
            self._rule(number, rule)
        numbers = [self.modifier(modifier) for modifier in modifiers]
        p.card_mods[number] = numbers[0] if numbers else 0
        p.card_mod_count[number] = len(numbers)

    def _rule(self, number: int, rule: c.Rule) -> None:
        p = self.program
        slot, how_long = self.once(rule.once)
        place = self.block(rule.do)
        p.rules_of[TRIGGER_NUMBERS[rule.trigger]].append(len(p.rule_card))
        p.rule_card.append(number)
        p.rule_if.append(self.condition(rule.if_))
        p.rule_do.append(place)
        p.rule_once.append(slot)
        p.rule_once_kind.append(how_long)
        p.rule_area.append(self.areas(rule.area))
        p.rule_by.append(SETTERS[rule.who or TRIGGERS[rule.trigger] or "hero"])
        p.rule_is_own.append(rule.who == "you")

    def _specials(
        self, number: int, actions: Iterable[c.SpecialAction], *, is_open: bool = True
    ) -> int:
        """Special actions one behind the other; gives how many."""
        count = 0
        for action in actions:
            special = self._special(number, action)
            if is_open:
                self.program.open_specials.append(special)
            count += 1
        return count

    def _special(self, number: int, action: c.SpecialAction) -> int:
        p, t = self.program, self.tables
        slot, how_long = self.once(action.once)
        place = self.write(lambda block: self.effects(block, action.do))
        is_taken = action.id in p.special_names
        p.special_names.append(f"{action.id}_{t.cards.all[number]}" if is_taken else action.id)
        p.special_text.append(t.texts.number(action.label.id))
        p.special_card.append(number)
        p.special_if.append(self.condition(action.if_))
        p.special_sparks.append(t.fixed(action.cost.sparks))
        p.special_hearts.append(t.fixed(action.cost.hearts))
        p.special_actions.append(t.fixed(action.cost.actions))
        p.special_once.append(slot)
        p.special_once_kind.append(how_long)
        p.special_do.append(place)
        p.special_discards.append(action.then == "discard")
        return len(p.special_card) - 1

    def _object(self, number: int, card: c.InteractionCard) -> None:
        p, t = self.program, self.tables
        p.card_object[number] = len(p.object_card)
        p.object_card.append(number)
        p.object_sparks.append(t.fixed(card.cost.sparks))
        p.object_hearts.append(t.fixed(card.cost.hearts))
        p.object_actions.append(t.fixed(card.cost.actions))
        p.object_needs.append(self.condition(card.requires))
        p.object_do.append(self.write(lambda block: self._interact(block, number, card)))
        roll = card.effort or card.test
        p.object_dice.append(NONE if roll is None else self.number(roll.dice))
        p.object_effort.append(NONE if card.effort is None else self.number(card.effort.need))
        p.object_test.append(NONE if card.test is None else self.number(card.test.need))
        p.object_is_hidden.append(card.hidden)

    def _interact(self, block: Block, number: int, card: c.InteractionCard) -> None:
        """What comes before, the roll if there is one, what it brings, the foot."""
        t = self.tables
        failed, end = Label(), Label()
        self.effects(block, card.before)
        if card.effort is not None:
            lines = [t.texts.number(text.id) for text in card.effort.lines]
            start = lines[0] if lines else NONE
            block.row(ops.ROLL, self.number(card.effort.dice))
            need = self.number(card.effort.need)
            block.row(ops.EFFORT, number, need, start, len(lines), failed)
        elif card.test is not None:
            block.row(ops.ROLL, self.number(card.test.dice))
            block.row(ops.NEXT_BRANCH, w.GTE, self.number(card.test.need), NONE, NONE, failed)
        self.effects(block, card.on_interact)
        self.effects(block, card.on_done)
        self._then(block, card, card.then)
        block.row(ops.JUMP, end)
        block.here(failed)
        if card.test is not None:
            self.effects(block, card.test.fail)
        block.here(end)

    def write_items_and_scraps(self) -> None:
        p, t = self.program, self.tables
        for card in t.items:
            begin_section(p)
            number = t.card(card.n)
            self._thing(number, pg.ITEM)
            self._standing(number, card.rules, card.modifiers)
            p.thing_specials.append(len(p.special_card))
            p.thing_special_count.append(
                self._specials(number, card.special_actions, is_open=False)
            )
        for scrap in t.scraps:
            begin_section(p)
            number = t.cards.number(scrap.id)
            self._thing(number, pg.SCRAP)
            action = c.SpecialAction(
                id=scrap.id, label=scrap.title, do=scrap.do, if_=scrap.if_, then="discard"
            )
            p.thing_specials.append(len(p.special_card))
            p.thing_special_count.append(self._specials(number, [action], is_open=False))

    def _thing(self, number: int, kind: int) -> None:
        p = self.program
        p.card_kind[number] = kind
        p.card_thing[number] = len(p.thing_card)
        p.thing_card.append(number)

    def write_skills(self) -> None:
        p, t = self.program, self.tables
        for place, skill in enumerate(t.skills):
            begin_section(p)
            number = t.cards.number(skill.id)
            p.card_kind[number] = pg.SKILL
            p.card_skill[number] = place
            p.skill_card.append(number)
            p.skill_hero.append(t.skill_heroes[place])
            p.skill_cost.append(t.fixed(skill.cost))
            p.skill_is_passive.append(skill.is_passive)
            p.skill_do.append(self.block(skill.do))
            self._standing(number, skill.rules, skill.modifiers)
        first = len(t.party.heroes)
        for place, upgrade in enumerate(t.upgrades):
            p.upgrade_hero.append(t.heroes.number(upgrade.hero))
            p.upgrade_number.append(upgrade.n)
            p.upgrade_first.append(first + 2 * place)

    def write_wyrms(self, deck: list[int]) -> None:
        p, t = self.program, self.tables
        p.wyrm_deck = deck
        for card in t.campaign.wyrms.values():
            begin_section(p)
            number = t.cards.number(card.id)
            p.card_kind[number] = pg.WYRM
            p.wyrm_card.append(number)
            p.wyrm_spawn.append(self._symbols(card.spawn))
            p.wyrm_activation.append(self._symbols(card.activation))
            p.wyrm_condition.append(self.condition(card.condition))
            p.wyrm_before.append(self.block(card.before))
            p.wyrm_after.append(self.block(card.after))
            p.wyrm_policy.append(POLICIES[card.vortex_policy])
            p.wyrm_chain.append(card.chain)
            p.purple |= int(card.purple) << t.wyrms.number(card.id)
            self._standing(number, (), card.modifiers)

    def _symbols(self, symbols: tuple[str, ...]) -> int:
        """Silver-framed symbols count with three or four players (W-EP-5)."""
        return sum(one == "normal" or self.program.counts_silver for one in symbols)

    def write_allies(self) -> None:
        p, t = self.program, self.tables
        p.targeted = (1 << p.heroes) - 1
        for ally in t.chapter.allies.values():
            begin_section(p)
            number = t.cards.number(f"ally {ally.id}")
            person = t.persons.number(ally.id)
            p.card_kind[number] = pg.ENTITY
            p.card_person[number] = person
            p.most_hearts.append(t.fixed(ally.hearts))
            p.is_led.append(ally.led_by_heroes)
            p.ally_fall.append(self.block(ally.on_fall))
            p.ally_card.append(number)
            p.targeted |= int(ally.targeted_as_hero) << person
            self._specials(number, ally.special_actions)

    def write_bosses(self) -> None:
        p, t = self.program, self.tables
        for place, boss in enumerate(t.chapter.bosses.values()):
            begin_section(p)
            number = t.cards.number(f"boss {boss.id}")
            p.card_kind[number] = pg.ENTITY
            p.card_boss[number] = place
            p.boss_card.append(number)
            p.boss_hearts.append(NONE if boss.hearts is None else t.fixed(boss.hearts))
            p.boss_actions.append(NONE if boss.actions is None else self.number(boss.actions))
            p.boss_damage.append(self.number(boss.damage))
            p.boss_reach.append(boss.range)
            p.boss_moves.append(boss.moves)
            p.boss_is_early.append(boss.acts_before_cards)
            p.boss_immune.append(sum(IMMUNE[one] for one in set(boss.immune)))
            p.boss_idle.append(self.block(boss.idle))
            p.boss_fall.append(self.block(boss.on_fall))
            self._standing(number, (), boss.modifiers)
            pushes = [one for one in boss.modifiers if one.name == "pushed_on_damage"]
            p.boss_push.append(self.areas(pushes[0].toward) if pushes else NONE)
            p.boss_push_steps.append(t.fixed(pushes[0].n) if pushes else 0)
