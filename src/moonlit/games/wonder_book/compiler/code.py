"""Effects become rows of the program, with jumps where they branch."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from moonlit.games.wonder_book import foe_effects, menu, notes, ops
from moonlit.games.wonder_book import hero_effects as walking
from moonlit.games.wonder_book import words as w
from moonlit.games.wonder_book.compiler.modifiers import ACTIONS, Modifiers
from moonlit.games.wonder_book.compiler.selectors import COMPARISONS
from moonlit.games.wonder_book.program import NONE
from moonlit.games.wonder_book.specials import OF_RULES, OF_SCRAPS
from moonlit.packs.wonder_book import board_effects as b
from moonlit.packs.wonder_book import effects as e
from moonlit.packs.wonder_book import hero_effects as h
from moonlit.packs.wonder_book import values as v

ONCE = {
    "": w.ALWAYS,
    "chapter": w.ONCE_CHAPTER,
    "round": w.ONCE_ROUND,
    "phase": w.ONCE_PHASE,
    "hero": w.ONCE_HERO,
}
VIA = {"open": walking.OPEN_WAYS, "blocked": walking.BLOCKED_WAYS, "any": walking.ANY_WAYS}
GOODS = {
    "item": menu.TRADE_ITEMS,
    "scrap": menu.TRADE_SCRAPS,
    "spark": menu.TRADE_SPARKS,
    "just_drawn": menu.TRADE_DRAWN,
}
USABLE = {"scrap": OF_SCRAPS, "rule_special_action": OF_RULES}
DISCARDED = {"any": 0, "it": 1, "other": 2}
ANY_NUMBER = 63
IT_AREA = v.Areas("it")

CHOICES = ("one", "most")
# Effects that offer themselves, and need not be asked about first.
SELF_ASKING = (h.ExtraAction, h.FreeUse, h.PassItems, h.GiveSparks)


class Label:
    """A place in a block that is known once it has been written."""

    place = NONE


Row = list["int | Label"]


class Block:
    """Rows that are being written, with places that are not known yet."""

    def __init__(self) -> None:
        self.rows: list[Row] = []

    def row(self, *numbers: "int | Label") -> None:
        self.rows.append([*numbers, *[NONE] * (6 - len(numbers))])

    def here(self, label: Label) -> None:
        label.place = len(self.rows)


class Coder(Modifiers):
    """Writes effects into a program."""

    def block(self, effects: e.Effects) -> int:
        """The place of a block of effects; NONE if there are none."""
        return self.write(lambda block: self.effects(block, effects)) if effects else NONE

    def write(self, fill: Callable[[Block], None]) -> int:
        """A block written by `fill`, with an END behind it."""
        block = Block()
        fill(block)
        block.row(ops.END)
        start = len(self.program.code) // 6
        for row in block.rows:
            for number in row:
                place = number.place + start if isinstance(number, Label) else number
                self.program.code.append(place)
        return start

    def effects(self, block: Block, effects: e.Effects) -> None:
        for effect in effects:
            self.effect(block, effect)

    def once(self, how_long: str) -> tuple[int, int]:
        """A slot to note that something has happened, and for how long."""
        if not how_long:
            return NONE, w.ALWAYS
        self.program.once_slots += 1
        return self.program.once_slots - 1, ONCE[how_long]

    def effect(self, block: Block, effect: e.Effect) -> None:
        """One effect behind its `if`, `once` and `optional`."""
        end = Label()
        who: v.Heroes | None = getattr(effect, "who", None)
        who = who if isinstance(who, v.Heroes) else None
        if effect.if_ is not None and who is None:
            block.row(ops.UNLESS, self.condition(effect.if_), end)
        slot, how_long = self.once(effect.once)
        if how_long:
            block.row(ops.ONCE, slot, how_long, end)
        if effect.optional and not self._is_asking(effect):
            block.row(ops.MAY, end)
        loop = self._each_of(effect)
        if loop is None:
            self._do(block, effect)
        else:
            again = Label()
            block.here(again)
            block.row(ops.NEXT_AREA, self.areas(replace(loop, kind="set")), end)
            self._do(block, effect)
            block.row(ops.JUMP, again)
        block.here(end)

    def _is_asking(self, effect: e.Effect) -> bool:
        """Does an effect let the players choose anyway, so that they can choose nothing?"""
        chosen: v.Heroes | v.Wyrms | None = getattr(effect, "who", None)
        if not isinstance(chosen, v.Heroes) or chosen.pick not in CHOICES:
            chosen = getattr(effect, "wyrms", None)
            is_choice = isinstance(chosen, v.Wyrms) and chosen.pick in ("one", "up_to")
        else:
            is_choice = True
        return is_choice or isinstance(effect, SELF_ASKING)

    def _each_of(self, effect: e.Effect) -> v.Areas | None:
        """The areas in each of which an effect happens by itself."""
        for name in ("area", "in_"):
            areas = getattr(effect, name, None)
            if isinstance(areas, v.Areas) and areas.kind == "each_of":
                return areas
        wyrms = getattr(effect, "wyrms", None)
        if isinstance(wyrms, v.Wyrms) and wyrms.in_.kind == "each_of":
            return wyrms.in_
        return None

    def _find(self, block: Block, effect: e.Effect, who: v.Heroes) -> None:
        is_optional = int(effect.optional and who.pick in CHOICES)
        block.row(ops.FIND_HEROES, self.heroes(who), self.condition(effect.if_), is_optional)

    def _find_wyrms(self, block: Block, effect: e.Effect, wyrms: v.Wyrms) -> None:
        block.row(ops.FIND_WYRMS, self.wyrms(wyrms), int(effect.optional))

    def _find_areas(self, block: Block, areas: v.Areas) -> None:
        block.row(ops.FIND_AREAS, self.areas(areas), 0)

    def _do(self, block: Block, effect: e.Effect) -> None:
        """The rows of an effect, by the room it belongs to."""
        match effect:
            case e.Say(text):
                block.row(ops.TELL, self.tables.texts.number(text.id))
            case e.Picture(name, album):
                cue = notes.CUE_ALBUM if album else notes.CUE_PICTURE
                block.row(ops.CUE, cue, self.tables.texts.number(name))
            case e.PopUp(cue):
                block.row(ops.CUE, notes.CUE_POP_UP, self.tables.texts.number(cue))
            case e.Sound(name):
                block.row(ops.CUE, notes.CUE_SOUND, self.tables.texts.number(name))
            case e.Choose(options, text):
                if text is not None:
                    block.row(ops.TELL, self.tables.texts.number(text.id))
                self.choose(block, options)
            case b.Roll(dice, branches):
                self._roll(block, dice, branches)
            case _:
                self._do_story(block, effect)

    def choose(self, block: Block, options: tuple[e.Option, ...]) -> None:
        """Options stand one behind the other in their tables."""
        p = self.program
        blocks = [self.write(partial(self._answer, option=option)) for option in options]
        start = len(p.option_do)
        for option, place in zip(options, blocks, strict=True):
            p.option_names.append(option.id)
            p.option_text.append(self.tables.texts.number(option.label.id))
            p.option_if.append(self.condition(option.if_))
            p.option_do.append(place)
        block.row(ops.CHOOSE, start, len(options))

    def _answer(self, block: Block, option: e.Option) -> None:
        for text in option.result:
            block.row(ops.TELL, self.tables.texts.number(text.id))
        self.effects(block, option.do)

    def _roll(self, block: Block, dice: v.Number, branches: tuple[e.Branch, ...]) -> None:
        block.row(ops.ROLL, self.number(dice))
        end = Label()
        for branch in branches:
            following = Label()
            bounds: list[int | Label] = []
            for bound in branch.when[:2]:
                bounds += [COMPARISONS[bound.word], self.number(bound.number)]
            bounds += [NONE] * (4 - len(bounds))
            block.row(ops.NEXT_BRANCH, *bounds, following)
            self.effects(block, branch.do)
            block.row(ops.JUMP, end)
            block.here(following)
        block.here(end)

    def _do_story(self, block: Block, effect: e.Effect) -> None:
        t = self.tables
        match effect:
            case e.StartPlayerPhase():
                block.row(ops.START_PLAYER_PHASE)
            case e.WinChapter():
                block.row(ops.WIN)
            case e.LoseChapter():
                block.row(ops.LOSE)
            case e.ReachEnding(ending):
                block.row(ops.SET_ENDING, t.endings.number(ending))
            case e.PlaceCard(card, area):
                if area is not None:
                    self._find_areas(block, area)
                block.row(ops.PLACE_CARD, t.card(card), int(area is not None))
            case e.RemoveCard(card):
                block.row(ops.REMOVE_CARD, t.card(card))
            case e.MakeStack(name, cards, area):
                self._find_areas(block, area)
                block.row(ops.MAKE_STACK, self._stack(name, cards))
            case e.NextInStack(name):
                block.row(ops.NEXT_IN_STACK, self.stacks.number(name))
            case e.CardDone(card):
                block.row(ops.CARD_DONE, t.card(card) if card else NONE)
            case e.RevealCard(card):
                block.row(ops.REVEAL_CARD, t.card(card))
            case e.SetCounter(counter, add, set_):
                change = add if add is not None else set_
                assert change is not None
                op = ops.ADD_COUNTER if add is not None else ops.SET_COUNTER
                block.row(op, t.counters.number(counter), self.number(change))
            case _:
                self._do_campaign(block, effect)

    def _stack(self, name: str, cards: tuple[int, ...]) -> int:
        stack = self.stacks.number(name)
        self.stack_cards[stack] = [self.tables.card(card) for card in cards]
        return stack

    def _do_campaign(self, block: Block, effect: e.Effect) -> None:
        t = self.tables
        match effect:
            case e.WriteKeyword(keyword):
                block.row(ops.WRITE_KEYWORD, t.keywords.number(keyword))
            case e.EraseKeyword(keyword):
                block.row(ops.ERASE_KEYWORD, t.keywords.number(keyword))
            case e.GainUpgrade(n, who):
                self._find(block, effect, who)
                block.row(ops.GAIN_UPGRADE, n)
            case e.AddWyrmCard(card, hidden, permanent):
                block.row(ops.ADD_WYRM_CARD, t.wyrms.number(card), int(hidden), int(permanent))
            case e.RemoveWyrmCard(card):
                block.row(ops.REMOVE_WYRM_CARD, t.wyrms.number(card))
            case e.ChangeFate(n):
                block.row(ops.CHANGE_FATE, self.number(n))
            case _:
                self._do_heroes(block, effect)

    def _do_heroes(self, block: Block, effect: e.Effect) -> None:
        match effect:
            case h.ChangeHearts(n, who, full, split):
                self._find(block, effect, who)
                if full:
                    block.row(ops.FULL_HEARTS)
                else:
                    block.row(ops.CHANGE_HEARTS, self.number(n), int(split))
            case h.ChangeSparks(n, who):
                self._find(block, effect, who)
                block.row(ops.CHANGE_SPARKS, self.number(n))
            case h.GiveSparks(from_, to, n, each):
                self._find(block, effect, from_)
                then = self.write(lambda at: self.effects(at, each))
                block.row(ops.GIVE_SPARKS, self.heroes(to), self.number(n), then)
            case h.DrawScrap(n, who):
                self._find(block, effect, who)
                block.row(ops.DRAW_SCRAP, self.number(n))
            case h.TakeScrap(card, who):
                self._find(block, effect, who)
                block.row(ops.TAKE_SCRAP, DISCARDED[card])
            case h.GainItem(card, who):
                self._find(block, effect, who)
                block.row(ops.GAIN_ITEM, self.tables.thing(card))
            case h.LoseItem(cards, who, n, of):
                self._find(block, effect, who)
                block.row(ops.LOSE_THING, self._things(cards, of), self.number(n))
            case _:
                self._do_actions(block, effect)

    def _things(self, cards: tuple[int, ...], of: tuple[str, ...]) -> int:
        t = self.tables
        if cards:
            return sum(1 << t.thing(card) for card in set(cards))
        items = (1 << len(t.items)) - 1
        scraps = (1 << len(t.things.all)) - 1 & ~items
        return (items if "item" in of else 0) | (scraps if "scrap" in of else 0)

    def _do_actions(self, block: Block, effect: e.Effect) -> None:
        match effect:
            case h.PassItems():
                self._pass(block, effect)
            case h.MoveHero():
                self._move(block, effect)
            case h.Swap(with_, who):
                block.row(ops.FIND_HEROES, self.heroes(with_), NONE, 0)
                block.row(ops.SWAP, self.heroes(who))
            case h.ExtraAction(who, n, only):
                self._find(block, effect, who)
                kinds = sum(ACTIONS[kind] for kind in set(only))
                block.row(ops.EXTRA_ACTION, self.number(n), kinds)
            case h.FreeUse(of, who, n):
                self._find(block, effect, who)
                block.row(ops.FREE_USE, sum(USABLE[one] for one in set(of)), self.number(n))
            case h.LeaveBoard(who):
                self._find(block, effect, who)
                block.row(ops.LEAVE_BOARD)
            case h.ReturnToBoard(area, who):
                self._find(block, effect, who)
                self._find_areas(block, area)
                block.row(ops.RETURN_TO_BOARD)
            case h.ChooseHeroes():
                block.row(ops.HEROES_CHOSEN)
            case h.PlaceHeroes(in_):
                self._find_areas(block, in_)
                block.row(ops.PLACE_HEROES)
            case _:
                self._do_foes(block, effect)

    def _pass(self, block: Block, effect: h.PassItems) -> None:
        """Between all of one sort, between two, or one way."""
        goods = sum(GOODS[one] for one in set(effect.of))
        one: v.Heroes | None
        if effect.between:
            goods |= menu.TRADE_BOTH_WAYS
            one, other = effect.between[0], effect.between[-1]
        else:
            assert effect.from_ is not None and effect.to is not None
            one, other = effect.from_, effect.to
        if effect.range == "own_or_adjacent":
            other = replace(other, areas=v.Areas("own_or_adjacent"))
        sides = [NONE if side.pick in CHOICES else self.heroes(side) for side in (one, other)]
        for side in (one, other):
            if side.pick in CHOICES:
                block.row(ops.FIND_HEROES, self.heroes(side), NONE, int(effect.optional))
        n = ANY_NUMBER << 4 if effect.n is None else self.number(effect.n)
        block.row(ops.PASS_THINGS, sides[0], sides[1], n, goods)

    def _move(self, block: Block, effect: h.MoveHero) -> None:
        self._find(block, effect, effect.who)
        if effect.to is not None:
            self._find_areas(block, v.Areas("one_of", base=effect.to))
            block.row(ops.PUT_HERO)
            return
        how = VIA[effect.via] | (walking.UP_TO_FEWER if effect.up_to or effect.optional else 0)
        if effect.take is not None:
            block.row(ops.FIND_WYRMS, self.wyrms(effect.take), 0)
            how |= walking.WITH_WYRMS
        block.row(ops.MOVE_HERO, self.number(effect.steps), how)

    def _do_foes(self, block: Block, effect: e.Effect) -> None:
        t = self.tables
        match effect:
            case b.Spawn(n, vortex, area):
                if area is not None:
                    self._find_areas(block, area)
                    block.row(ops.SPAWN, self.number(n), NONE)
                else:
                    vortices = t.vortices.mask((vortex,)) if vortex else 0
                    block.row(ops.SPAWN, self.number(n), vortices)
            case b.Activate(times, who):
                self._find_wyrms(block, effect, who)
                block.row(ops.ACTIVATE, self.number(times))
            case b.RevealWyrmCard(vortex, n):
                for _ in range(t.fixed(n)):
                    block.row(ops.REVEAL_WYRM_CARD, t.vortices.mask(vortex))
            case b.PeekWyrmCards(n, arrange, bury):
                block.row(ops.PEEK, self.number(n), int(arrange), t.fixed(bury))
            case b.Attack(dice, on_stun):
                block.row(ops.ATTACK, self.number(dice), self.block(on_stun))
            case b.Damage(wyrms, n, on_defeat):
                self._find_wyrms(block, effect, wyrms)
                block.row(ops.DAMAGE, self.number(n), self.block(on_defeat))
            case b.Stun(wyrms, cost):
                self._find_wyrms(block, effect, wyrms)
                block.row(ops.STUN, self.number(cost))
            case b.ReturnWyrm(wyrms):
                self._find_wyrms(block, effect, wyrms)
                block.row(ops.RETURN_WYRM)
            case b.MoveWyrm():
                self._push(block, effect)
            case b.CollectAreas(name, where):
                block.row(ops.COLLECT, t.sets.number(name), self.condition(where))
            case _:
                self._do_board(block, effect)

    def _push(self, block: Block, effect: b.MoveWyrm) -> None:
        self._find_wyrms(block, effect, effect.wyrms)
        how, areas = foe_effects.ANY_WAY, None
        if effect.toward is not None:
            how, areas = foe_effects.TOWARD, effect.toward
        elif effect.away is not None:
            how, areas = foe_effects.AWAY_FROM, effect.away
        elif effect.to is not None and effect.to.kind != "adjacent":
            how, areas = foe_effects.STRAIGHT, effect.to
        block.row(ops.MOVE_WYRM, self.number(effect.steps), how, self.areas(areas))

    def _do_board(self, block: Block, effect: e.Effect) -> None:
        t = self.tables
        match effect:
            case b.OpenBoard(board):
                block.row(ops.OPEN_BOARD, t.boards.number(board))
            case b.OpenBorder((one, other)):
                block.row(ops.OPEN_BORDER, t.areas.number(one), t.areas.number(other))
            case b.BlockBorder((one, other)):
                block.row(ops.BLOCK_BORDER, t.areas.number(one), t.areas.number(other))
            case b.SetVortex(vortex, area, active):
                if area is not None:
                    self._find_areas(block, area)
                is_moved = int(area is not None)
                block.row(ops.SET_VORTEX, t.vortices.number(vortex), is_moved, int(active))
            case b.PlaceSparks(in_, n):
                self._find_areas(block, in_)
                block.row(ops.PLACE_SPARKS, self.number(n))
            case b.RemoveSparks(in_, n):
                areas = in_.base if in_.kind == "one_of" and in_.base is not None else in_
                self._find_areas(block, areas)
                block.row(ops.REMOVE_SPARKS, self.number(n))
            case b.SetLight(area, lit):
                self._find_areas(block, area)
                block.row(ops.SET_LIGHT, int(lit))
            case b.SetToken():
                self._token(block, effect)
            case b.ChangeAlly():
                ally = t.persons.number(effect.id)
                self._figure(block, effect, ally, ops.ALLY_COMES)
            case b.ChangeBoss():
                boss = t.bosses.number(effect.id)
                self._figure(block, effect, boss, ops.BOSS_COMES)
            case b.AddModifier(modifier):
                block.row(ops.ADD_MODIFIER, self.modifier(modifier))
            case _:
                raise TypeError(f"no such effect: {effect}")

    def _token(self, block: Block, effect: b.SetToken) -> None:
        token = self.tables.tokens.number(effect.id)
        where = 0
        if effect.area is not None and not effect.remove:
            self._find_areas(block, effect.area)
            where = 1
        elif effect.on_boss and not effect.remove:
            where = 2 + self.tables.bosses.number(effect.on_boss)
        block.row(ops.SET_TOKEN, token, where)

    def _figure(
        self, block: Block, effect: b.ChangeAlly | b.ChangeBoss, number: int, first: int
    ) -> None:
        """The four operations on allies and on bosses stand in the same order."""
        if effect.create is not None:
            self._find_areas(block, effect.create)
            block.row(first, number)
        elif effect.hearts is not None:
            block.row(first + 1, number, self.number(effect.hearts))
        elif effect.move is not None:
            self._find_areas(block, effect.move)
            block.row(first + 2, number)
        else:
            block.row(first + 3, number)
