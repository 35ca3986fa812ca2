"""Spell tokens: own-colour values 1 to 7 and star, and the shadow tokens."""

from __future__ import annotations

from dataclasses import dataclass

STAR_RANK = 99


@dataclass(frozen=True, order=True)
class Token:
    """One spell token; tokens of equal rank sort own colour before shadow."""

    rank: int
    shadow: bool = False

    @property
    def is_star(self) -> bool:
        return self.rank == STAR_RANK

    def __str__(self) -> str:
        if self.is_star:
            return "star"
        return f"shadow{self.rank}" if self.shadow else str(self.rank)

    def beats(self, other: Token, by: int = 1) -> bool:
        """N-CAST-2, N-VAR-2: strictly higher by the margin; a star needs no margin."""
        if self.is_star:
            return not other.is_star
        return self.rank >= other.rank + by


STAR = Token(STAR_RANK)


def parse_token(text: str) -> Token:
    if text == "star":
        return STAR
    if text.startswith("shadow"):
        return Token(int(text.removeprefix("shadow")), shadow=True)
    return Token(int(text))
