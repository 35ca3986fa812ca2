"""Help in words, whatever the game: sentences, and moves side by side."""

from dataclasses import dataclass


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
    """Sentences, the advised actions in their text form, best first, and all of them compared."""

    lines: tuple[str, ...]
    actions: tuple[str, ...] = ()
    compared: tuple[Compared, ...] = ()
