"""A sampled match: a config and the dice that play it."""

from dataclasses import dataclass

from moonlit.core.codec import Plain
from moonlit.core.dice import Dice


@dataclass(frozen=True)
class Sample:
    """One match out of all that can be configured."""

    config: dict[str, Plain]
    dice: Dice
