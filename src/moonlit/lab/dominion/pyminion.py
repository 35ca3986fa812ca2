"""Big Money against itself by pyminion, in an environment that has it; ours need not be there."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Final

from moonlit.lab.dominion.kingdom import CARDS
from moonlit.lab.sampling import Maker, Works, serve

PACKAGE: Final = "pyminion"


def money_match(_variant: int) -> Maker:
    """A match by the examples of its own documentation, its log switched off."""
    game_class = import_module("pyminion.game").Game
    bot_class = import_module("pyminion.bots.examples").BigMoney
    base = import_module("pyminion.expansions.base")
    kingdom = [getattr(base, name) for name in CARDS]

    def play(seed: int) -> int:
        random.seed(seed)
        bots = [bot_class("one"), bot_class("two")]
        game = game_class(
            players=bots,
            expansions=[base.base_set],
            kingdom_cards=kingdom,
            log_stdout=False,
        )
        game.play()
        return sum(bot.turns for bot in bots)

    return play


WORKS: Final[Works] = {"money": money_match}


if __name__ == "__main__":
    import_module(PACKAGE)
    serve(WORKS, PACKAGE)
