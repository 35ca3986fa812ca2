"""Effects on heroes as rows of a program."""

from dataclasses import replace

from moonlit.games.wonder_book import hero_effects as walking
from moonlit.games.wonder_book import menu, ops
from moonlit.games.wonder_book import words as w
from moonlit.games.wonder_book.compiler.foe_code import FoeCode
from moonlit.games.wonder_book.compiler.modifiers import ACTIONS
from moonlit.games.wonder_book.compiler.writing import CHOICES, Block
from moonlit.games.wonder_book.program import NONE
from moonlit.games.wonder_book.specials import OF_RULES, OF_SCRAPS
from moonlit.packs.wonder_book import effects as e
from moonlit.packs.wonder_book import hero_effects as h
from moonlit.packs.wonder_book import values as v

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


class HeroCode(FoeCode):
    """Writes effects on heroes and what they have."""

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
            block.row(ops.FIND_WYRMS, self.wyrms(effect.take), 0, w.TO_PUSH)
            how |= walking.WITH_WYRMS
        block.row(ops.MOVE_HERO, self.number(effect.steps), how)
