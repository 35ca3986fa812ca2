"""Every effect there is, by number and by the id of its card, Boon or Hex.

A file in one of the sets' folders is found by itself: its name is the id, its `CARD` the effect.
"""

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from moonlit.games.dominion.cards import base, nocturne
from moonlit.games.dominion.effect import Effect

EFFECTS: Final[list[Effect]] = [Effect()]
NUMBERS: Final[dict[str, int]] = {}

# What has no file does nothing but give its bonuses.
PLAIN: Final = 0


def _collect() -> None:
    for package in (base, nocturne):
        for module in sorted(found.name for found in iter_modules(package.__path__)):
            effect = import_module(f"{package.__name__}.{module}").CARD
            assert isinstance(effect, Effect)
            NUMBERS[module] = len(EFFECTS)
            EFFECTS.append(effect)


_collect()
