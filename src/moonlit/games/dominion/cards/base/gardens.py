"""Gardens: a point for every ten cards owned (D-SCORE-2)."""

from typing import Final

from mypy_extensions import i64

from moonlit.games.dominion.effect import Effect

CARDS_PER_POINT: Final[i64] = 10


class Gardens(Effect):
    def points(self, owned: list[i64], cards: i64) -> i64:
        return cards // CARDS_PER_POINT


CARD = Gardens()
