"""The small values of a story: texts, numbers, comparisons, and who, which and where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from moonlit.packs.wonder_book.words import CardNumber, CounterId, WyrmState

LANGUAGES: Final = ("en", "pl", "de")
DEFAULT_LANGUAGE: Final = "en"


@dataclass(frozen=True, slots=True)
class Text:
    """One screen of prose in every language, under an id that no translation changes."""

    id: str
    words: Mapping[str, str]

    def in_language(self, language: str) -> str:
        told = self.words.get(language) or self.words.get(DEFAULT_LANGUAGE)
        return told or next(iter(self.words.values()))


# Where a text can be several screens, it is a tuple of them.
Texts = tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Whole:
    """A plain number."""

    n: int


@dataclass(frozen=True, slots=True)
class ByHeroes:
    """One number each for 2, 3 and 4 heroes in play."""

    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ByPlayers:
    """One number each for 1, 2, 3 and 4 players."""

    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CountHeroes:
    """How many heroes a selector finds."""

    heroes: Heroes


@dataclass(frozen=True, slots=True)
class CountWyrms:
    """How many wyrms a selector finds."""

    wyrms: Wyrms


@dataclass(frozen=True, slots=True)
class FateUp:
    """Fate tokens that lie face-up."""


@dataclass(frozen=True, slots=True)
class CounterValue:
    """What a counter shows; a counter nobody touched shows 0."""

    id: CounterId


@dataclass(frozen=True, slots=True)
class Successes:
    """Successes of the roll that is being resolved."""


@dataclass(frozen=True, slots=True)
class Half:
    """Half of a number, rounded up."""

    of: Number


Number = (
    Whole
    | ByHeroes
    | ByPlayers
    | CountHeroes
    | CountWyrms
    | FateUp
    | CounterValue
    | Successes
    | Half
)

COMPARISONS: Final = ("gte", "lte", "eq", "gt", "lt")


@dataclass(frozen=True, slots=True)
class Compare:
    """Whether a value stands so to a number; `word` is one of COMPARISONS."""

    word: str
    number: Number


# All of them must hold; at least one is there.
Bound = tuple[Compare, ...]

AREA_WORDS: Final = ("own", "adjacent", "own_or_adjacent", "anywhere", "it", "here")


@dataclass(frozen=True, slots=True)
class Areas:
    """Some areas. The kind says which of the other fields count.

    own, adjacent, own_or_adjacent: of the acting hero. anywhere: the whole board. it: the area that
    a trigger or `collect_areas` speaks of. here: where this card lies. ids: `ids` are areas.
    vortex: `ids` are vortices. tag: `ids` is one tag. within: at most `steps` open borders from the
    acting hero. set: `ids` names a collected set. each_of: as set, but the effect happens in each
    area of it by itself. one_of: the players choose one area of `base`. adjacent_to: next to an
    area of `base`. around: in or next to `base`. area_of: where `heroes` stand. entity: where the
    ally or boss `ids` stands. Areas of `but` (`not_in`) are taken away at the end.
    """

    kind: str
    ids: tuple[str, ...] = ()
    steps: int = 0
    base: Areas | None = None
    heroes: Heroes | None = None
    but: Areas | None = None


@dataclass(frozen=True, slots=True)
class Heroes:
    """Some heroes.

    you: the acting hero. it: the hero a trigger or an `if` speaks of, else the acting hero. that:
    the hero chosen last by this list of effects. one: one that the players choose. each: all that
    fit. holder: who has the item `card` (0: this item). most: who has most of `what` (items,
    hearts, sparks); the players settle a tie. `is_other` leaves out the acting hero, `areas` limits
    where they stand, `must_be_awake` leaves out the unconscious (always, but for each_hero, you,
    it, that and holder). Heroes who left the board are found by each_hero only.
    """

    pick: str
    is_other: bool = False
    must_be_awake: bool = True
    areas: Areas | None = None
    card: CardNumber = 0
    what: str = ""


WYRM_KINDS: Final = ("any", "wyrm", "boss")


@dataclass(frozen=True, slots=True)
class Wyrms:
    """Some wyrms: one or up to `n` that the players choose, or all that fit.

    it: the one a trigger speaks of. that: the one chosen or hit last by this list of effects.
    With up_to, each of them may be chosen once only. `kind`: bosses count as wyrms (`any`) unless
    the selector wants one sort only.
    """

    pick: str
    n: Number = Whole(1)
    in_: Areas = Areas("own")
    state: WyrmState = "any"
    kind: str = "any"
