"""Help in words, whatever the game: sentences, and moves side by side."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from moonlit.client.words import Words

NUDGE, MOVE, COMPARISON = "nudge", "move", "comparison"
DEPTHS: Final = (NUDGE, MOVE, COMPARISON)


@dataclass(frozen=True, slots=True)
class Compared:
    """One action beside others: its chance to win in percent, all figures, and why."""

    text: str
    label: str
    win: int
    figures: str
    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Hint:
    """Sentences, the advised actions in their text form, best first, and all of them compared.

    `why` is the weightiest reason for the first of them.
    """

    lines: tuple[str, ...]
    actions: tuple[str, ...] = ()
    compared: tuple[Compared, ...] = ()
    why: str = ""

    def read_out(self, words: Words) -> tuple[str, ...]:
        """All of it line by line, what is compared first."""
        told: list[str] = []
        for place, one in enumerate(self.compared, start=1):
            facts = {"action": one.label, "figures": one.figures}
            told.append(words.say("advice-row", place=place, **facts))
            told += (f"   {reason}" for reason in one.reasons)
        return (*told, *self.lines)


def make_hint(
    words: Words,
    depth: str,
    nudge: Iterable[str],
    choices: Iterable[Compared],
    around: Iterable[str] = (),
    *,
    is_close: bool,
) -> Hint:
    """As deep as asked for: what to look for, the best of the choices and why, or all of them.

    `around` is what else a comparison says.
    """
    if depth == NUDGE:
        return Hint(tuple(nudge))
    compared = tuple(choices)
    actions = tuple(one.text for one in compared)
    how = "close" if is_close else "clear"
    verdict = words.say("advice-only" if len(compared) == 1 else f"advice-{how}")
    best = compared[0]
    why = next(iter(best.reasons), "")
    if depth == COMPARISON:
        return Hint((verdict, *around), actions, compared, why)
    told = words.say("advice-best", action=best.label.rstrip("."))
    return Hint((told, best.figures, *best.reasons, verdict), actions, why=why)
