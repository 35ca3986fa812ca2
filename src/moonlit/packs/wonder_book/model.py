"""A whole story as frozen objects: campaign, heroes, boards, chapters and the shared decks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Final

from moonlit.packs.evidence import Evidence
from moonlit.packs.wonder_book.art import Art, CardArt, FigureArt
from moonlit.packs.wonder_book.cards import Card, Rule, SpecialAction
from moonlit.packs.wonder_book.conditions import Condition
from moonlit.packs.wonder_book.effects import NONE, ONE, Effects, Modifier
from moonlit.packs.wonder_book.values import Number, Text, Texts
from moonlit.packs.wonder_book.words import (
    Between,
    ChapterId,
    Gender,
    HeroId,
    Immunity,
    Pair,
    Reach,
    RerollScope,
    Symbol,
    UpgradeNumber,
    VortexId,
    VortexPolicy,
    WyrmCardId,
)

OURS: Final = Evidence("original", ("ours",))


@dataclass(frozen=True, slots=True)
class Scrap:
    """A scrap: its special action is used once."""

    id: str
    title: Text
    text: Text
    do: Effects
    if_: Condition | None = None
    evidence: Evidence = OURS
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class WyrmCard:
    """Symbols are normal or silver; `condition` is asked for spawn and activation only.

    `replaces`: not in the deck unless a switch puts it in the place of that card.
    """

    id: str
    title: Text
    text: Text | None = None
    spawn: tuple[Symbol, ...] = ()
    activation: tuple[Symbol, ...] = ()
    condition: Condition | None = None
    before: Effects = ()
    modifiers: tuple[Modifier, ...] = ()
    after: Effects = ()
    chain: bool = False
    purple: bool = False
    vortex_policy: VortexPolicy = ""
    replaces: WyrmCardId = ""
    evidence: Evidence = OURS
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Skill:
    """A skill of a hero: for an action and sparks, or passive with rules and modifiers."""

    id: str
    title: Text
    text: Text
    cost: Number = NONE
    is_passive: bool = False
    do: Effects = ()
    modifiers: tuple[Modifier, ...] = ()
    rules: tuple[Rule, ...] = ()
    evidence: Evidence = OURS
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Attack:
    """Roll `dice`; a wyrm in `range` (own, own_or_adjacent) takes `per_success` each.

    `targets` wyrms may be hit by the whole roll; `on_hit` follows a roll with a success.
    """

    title: Text
    text: Text
    dice: Number
    range: Reach = "own"
    targets: Annotated[int, Between(1, 2)] = 1
    per_success: Annotated[int, Between(1, 5)] = 1
    on_hit: Effects = ()


@dataclass(frozen=True, slots=True)
class Hero:
    """A hero card."""

    id: str
    name: Text
    hearts: Annotated[int, Between(1, 10)]
    attack: Attack
    skill: Skill
    colour: str
    text: Text | None = None
    gender: Gender = "m"
    voice: Mapping[str, Text] = field(default_factory=dict)
    evidence: Evidence = OURS
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Upgrade:
    """The n-th upgrade card of a hero, with two skills of which one is chosen."""

    id: str
    hero: HeroId
    n: UpgradeNumber
    sides: tuple[Skill, ...]
    evidence: Evidence = OURS
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Area:
    """One area of a board; `x` and `y` are for drawing only."""

    id: str
    name: Text
    sparks: Annotated[int, Between(0, 17)] = 0
    vortex: str = ""
    tags: tuple[str, ...] = ()
    x: float = 0
    y: float = 0
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Board:
    """Areas in the order of the file, and the borders between them; other pairs do not touch.

    A vortex in `closed_vortices` opens only by `set_vortex`.
    """

    id: str
    name: Text
    areas: Mapping[str, Area]
    open: tuple[Pair, ...]
    blocked: tuple[Pair, ...] = ()
    closed_vortices: tuple[VortexId, ...] = ()
    art: Art | None = None
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Ally:
    """A friend on the board; `on_fall` happens at 0 hearts, and then it has all hearts again."""

    id: str
    name: Text
    hearts: Number
    targeted_as_hero: bool = True
    led_by_heroes: bool = False
    on_fall: Effects = ()
    special_actions: tuple[SpecialAction, ...] = ()
    art: FigureArt | None = None
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Boss:
    """A foe with hearts of its own (None: it cannot be defeated).

    It takes `actions` (None: as many as the wyrm card's symbols) before every wyrm card, by the
    wyrm priorities, each attack for `damage` within `range` areas; `idle` is what an action is if
    it can neither attack nor move. `immune`: skill, scrap, stun, defeat, return, push.
    """

    id: str
    name: Text
    hearts: Number | None
    actions: Number | None = ONE
    damage: Number = ONE
    range: Annotated[int, Between(0, 5)] = 0
    moves: bool = True
    acts_before_cards: bool = True
    immune: tuple[Immunity, ...] = ()
    idle: Effects = ()
    on_fall: Effects = ()
    modifiers: tuple[Modifier, ...] = ()
    art: FigureArt | None = None
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class ChapterRules:
    """Defaults of a chapter."""

    vortex_policy: VortexPolicy = "single"
    reroll_scope: RerollScope = "any_own_roll"


@dataclass(frozen=True, slots=True)
class Chapter:
    """One chapter file. Cards are in the order of their numbers; the first is the start.

    `lines`: where each part of the file begins.
    """

    id: str
    numeral: str
    title: Text
    campaign: str
    boards: Mapping[str, Board]
    cards: Mapping[int, Card]
    requires: tuple[ChapterId, ...] = ()
    rules: ChapterRules = ChapterRules()
    allies: Mapping[str, Ally] = field(default_factory=dict)
    bosses: Mapping[str, Boss] = field(default_factory=dict)
    text: Texts = ()
    evidence: Evidence = OURS
    file: str = ""
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)


@dataclass(frozen=True, slots=True)
class Keyword:
    """A word the campaign remembers, and what it means to the players."""

    id: str
    name: Text
    text: Text
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Ending:
    """A way the campaign ends; a line for each recorded keyword and each hero may follow."""

    id: str
    title: Text
    text: Texts
    keywords: Mapping[str, Text] = field(default_factory=dict)
    heroes: Mapping[str, Text] = field(default_factory=dict)
    art: CardArt | None = None
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Campaign:
    """Everything in a folder. `digest` is that of its facts, `before` are older ones."""

    id: str
    title: Text
    digest: str
    keywords: Mapping[str, Keyword]
    endings: Mapping[str, Ending]
    heroes: Mapping[str, Hero]
    upgrades: Mapping[str, Upgrade]
    wyrms: Mapping[str, WyrmCard]
    scraps: Mapping[str, Scrap]
    chapters: tuple[Chapter, ...]
    text: Texts = ()
    before: tuple[str, ...] = field(default=(), compare=False)
