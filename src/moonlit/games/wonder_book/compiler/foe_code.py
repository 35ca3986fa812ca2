"""Effects on wyrms and on the board as rows of a program."""

from moonlit.games.wonder_book import combat, ops
from moonlit.games.wonder_book import words as w
from moonlit.games.wonder_book.compiler.writing import Block, Writing
from moonlit.games.wonder_book.program import NONE
from moonlit.packs.wonder_book import board_effects as b
from moonlit.packs.wonder_book import effects as e


class FoeCode(Writing):
    """Writes effects on wyrms, areas, borders, allies and bosses."""

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
                self._find_wyrms(block, effect, wyrms, w.TO_STUN)
                block.row(ops.STUN, self.number(cost))
            case b.ReturnWyrm(wyrms):
                self._find_wyrms(block, effect, wyrms, w.TO_RETURN)
                block.row(ops.RETURN_WYRM)
            case b.MoveWyrm():
                self._push(block, effect)
            case b.CollectAreas(name, where):
                block.row(ops.COLLECT, t.sets.number(name), self.condition(where))
            case _:
                self._do_board(block, effect)

    def _push(self, block: Block, effect: b.MoveWyrm) -> None:
        self._find_wyrms(block, effect, effect.wyrms, w.TO_PUSH)
        how, areas = combat.ANY_WAY, None
        if effect.toward is not None:
            how, areas = combat.TOWARD, effect.toward
        elif effect.away is not None:
            how, areas = combat.AWAY_FROM, effect.away
        elif effect.to is not None and effect.to.kind != "adjacent":
            how, areas = combat.STRAIGHT, effect.to
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
