"""Dice: a small specified generator that lives in the state and outlasts Python versions."""

from typing import Final

from mypy_extensions import i64

SEED_BITS: Final = 62

_SEED_MASK: Final[i64] = (1 << 62) - 1
_STRIDE: Final[i64] = 0x1E3779B97F4A7C15
_WORD: Final[i64] = (1 << 32) - 1
_HALF: Final[i64] = (1 << 31) - 1
_WORDS: Final[i64] = 1 << 32


def _mix(word: i64) -> i64:
    """Scramble 32 bits; every product stays inside 63 bits."""
    word ^= word >> 16
    word = (word * 0x21F0AAAD) & _WORD
    word ^= word >> 15
    word = (word * 0x735A2D97) & _WORD
    word ^= word >> 15
    return word


class Dice:
    """A counter that is scrambled into 32 fair bits a roll.

    The same seed gives the same rolls on every machine, compiled or not. It is no secret keeper:
    the table reseeds it from a secret key before every action.
    """

    counter: i64

    def __init__(self, seed: i64) -> None:
        self.counter = seed & _SEED_MASK

    def reseed(self, seed: i64) -> None:
        """Forget the past and go on from `seed`."""
        self.counter = seed & _SEED_MASK

    def word(self) -> i64:
        """Roll 32 bits."""
        self.counter = (self.counter + _STRIDE) & _SEED_MASK
        return _mix((self.counter & _HALF) ^ _mix(self.counter >> 31))

    def below(self, bound: i64) -> i64:
        """Roll a number from 0 to `bound` - 1, each equally likely. `bound` is 1 to 2**31."""
        product = self.word() * bound
        if product & _WORD < bound:  # only then can a number be favoured
            unfair = (_WORDS - bound) % bound
            while product & _WORD < unfair:
                product = self.word() * bound
        return product >> 32

    def shuffle(self, items: list[i64]) -> None:
        """Bring `items` into a random order, in place."""
        last: i64 = len(items) - 1
        while last > 0:
            chosen = self.below(last + 1)
            swapped = items[last]
            items[last] = items[chosen]
            items[chosen] = swapped
            last -= 1
