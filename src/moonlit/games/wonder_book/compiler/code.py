"""Effects become rows of the program, with jumps where they branch."""

from dataclasses import replace
from functools import partial

from moonlit.games.wonder_book import notes, ops
from moonlit.games.wonder_book.compiler.hero_code import HeroCode
from moonlit.games.wonder_book.compiler.selectors import COMPARISONS
from moonlit.games.wonder_book.compiler.writing import CHOICES, Block, Label
from moonlit.games.wonder_book.program import NONE
from moonlit.packs.wonder_book import board_effects as b
from moonlit.packs.wonder_book import effects as e
from moonlit.packs.wonder_book import hero_effects as h
from moonlit.packs.wonder_book import values as v

# Effects that offer themselves, and need not be asked about first.
SELF_ASKING = (h.ExtraAction, h.FreeUse, h.PassItems, h.GiveSparks)


class Coder(HeroCode):
    """Writes effects into a program."""

    def effects(self, block: Block, effects: e.Effects) -> None:
        for effect in effects:
            self.effect(block, effect)
        block.flush()

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
            block.flush()
            block.here(again)
            block.row(ops.NEXT_AREA, self.areas(replace(loop, kind="set")), end)
            self._do(block, effect)
            block.row(ops.JUMP, again)
        if effect.if_ is not None or how_long or effect.optional:
            block.flush()
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

    def _do(self, block: Block, effect: e.Effect) -> None:
        """The rows of an effect, by the room it belongs to."""
        match effect:
            case e.Say(text):
                block.row(ops.TELL, self.tables.texts.number(text.id))
            case e.Picture(name, album):
                cue = notes.CUE_ALBUM if album else notes.CUE_PICTURE
                block.row(ops.CUE, cue, self.tables.texts.number(name))
            case e.PopUp(cue):
                block.waiting.append((notes.CUE_POP_UP, self.tables.cues.number(cue)))
            case e.Sound(name):
                block.waiting.append((notes.CUE_SOUND, self.tables.cues.number(name)))
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
