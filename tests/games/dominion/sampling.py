"""Random matches over everything that can be configured, from one number each."""

from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from tests.games.dominion.table import GAME
from tests.games.sample import Sample

RECOMMENDED = tuple(kingdom.id for kingdom in GAME.pack.kingdoms)
# Values that are named but not played.
REFUSED = {"base": "first", "when_buy": "on_buy"}


def sample(number: int) -> Sample:
    """The match with this number; player counts come round in turn, Kingdoms are mostly random."""
    dice = Dice(number * 1_000_003 + 29)
    options: dict[str, Plain] = {"players": 2 + number % 5}
    if dice.below(4) == 0:
        options["kingdom"] = RECOMMENDED[dice.below(len(RECOMMENDED))]
    else:
        options |= {"kingdom": "random", "number": dice.below(1 << 30)}
    if dice.below(2):
        options["switches"] = _switches(dice)
    if number // 5 % 2:
        options = {**GAME.among_people(options)}
    return Sample(GAME.check_config(options), dice)


def _switches(dice: Dice) -> dict[str, Plain]:
    chosen: dict[str, Plain] = {}
    for switch in GAME.pack.switches:
        value = switch.values[dice.below(len(switch.values))]
        if dice.below(2) and REFUSED.get(switch.id) != value:
            chosen[switch.id] = value
    return chosen
