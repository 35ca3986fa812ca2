"""Council Room: each other player draws a card (D-BASE-5)."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.deck import draw
from moonlit.games.dominion.effect import Effect
from moonlit.games.dominion.others import each_other
from moonlit.games.dominion.state import NOBODY, State


class CouncilRoom(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        other = each_other(s, f)
        if other != NOBODY:
            draw(s, j, other, 1)


CARD = CouncilRoom()
