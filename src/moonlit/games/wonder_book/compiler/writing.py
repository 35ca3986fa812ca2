"""Blocks of a program that are being written, with jumps to places that are not known yet."""

from collections.abc import Callable
from dataclasses import replace

from moonlit.games.wonder_book import ops
from moonlit.games.wonder_book import words as w
from moonlit.games.wonder_book.compiler.modifiers import Modifiers
from moonlit.games.wonder_book.program import NONE
from moonlit.packs.wonder_book import effects as e
from moonlit.packs.wonder_book import values as v

ONCE = {
    "": w.ALWAYS,
    "chapter": w.ONCE_CHAPTER,
    "round": w.ONCE_ROUND,
    "phase": w.ONCE_PHASE,
    "hero": w.ONCE_HERO,
}
CHOICES = ("one", "most")


class Label:
    """A place in a block that is known once it has been written."""

    place = NONE


Row = list["int | Label"]
Cue = tuple[int, int]


class Block:
    """Rows that are being written, with places that are not known yet."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        # By rows, the kinds and names of the cues that come with them, and those of the next row.
        self.cues: list[list[Cue]] = []
        self.waiting: list[Cue] = []

    def row(self, *numbers: "int | Label") -> None:
        self.rows.append([*numbers, *[NONE] * (6 - len(numbers))])
        self.cues.append(self.waiting)
        self.waiting = []

    def flush(self) -> None:
        """Cues behind which there is nothing they could come with get rows of their own."""
        cues, self.waiting = self.waiting, []
        for kind, name in cues:
            self.row(ops.CUE, kind, name)

    def here(self, label: Label) -> None:
        label.place = len(self.rows)


class Writing(Modifiers):
    """Writes blocks; what an effect becomes is said by those who build on it."""

    def effects(self, block: Block, effects: e.Effects) -> None:
        raise NotImplementedError

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
        for cues in block.cues:
            self.program.cue_at.append(self._keep(cues))
        return start

    def _keep(self, cues: list[Cue]) -> int:
        """Where some cues stand, and how many they are."""
        p = self.program
        start = len(p.cue_kind)
        p.cue_kind += [kind for kind, _ in cues]
        p.cue_name += [name for _, name in cues]
        return start << 4 | len(cues) if cues else 0

    def once(self, how_long: str) -> tuple[int, int]:
        """A slot to note that something has happened, and for how long."""
        if not how_long:
            return NONE, w.ALWAYS
        self.program.once_slots += 1
        return self.program.once_slots - 1, ONCE[how_long]

    def _find(self, block: Block, effect: e.Effect, who: v.Heroes) -> None:
        is_optional = int(effect.optional and who.pick in CHOICES)
        if who.areas is not None:
            who = replace(who, areas=self._chosen(block, who.areas))
        block.row(ops.FIND_HEROES, self.heroes(who), self.condition(effect.if_), is_optional)

    def _find_wyrms(self, block: Block, effect: e.Effect, wyrms: v.Wyrms, immune: int = 0) -> None:
        """The wyrms of an effect, without bosses that are immune to it."""
        wyrms = replace(wyrms, in_=self._chosen(block, wyrms.in_))
        block.row(ops.FIND_WYRMS, self.wyrms(wyrms), int(effect.optional), immune)

    def _chosen(self, block: Block, areas: v.Areas) -> v.Areas:
        """One area that the players choose is asked for before who stands there is looked up."""
        if areas.kind != "one_of":
            return areas
        self._find_areas(block, areas)
        return v.Areas("found")

    def _find_areas(self, block: Block, areas: v.Areas) -> None:
        block.row(ops.FIND_AREAS, self.areas(areas), 0)
