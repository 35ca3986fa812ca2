"""The tables of a Nocturne pack as frozen values."""

from __future__ import annotations

from dataclasses import dataclass, field

from moonlit.packs.evidence import Evidence

SwitchValue = str | bool
Cell = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Tile:
    id: str
    type: str
    kind: str
    points: int
    symbols: str
    evidence: Evidence

    @property
    def is_enchanted(self) -> bool:
        return len(self.symbols) == 2


@dataclass(frozen=True, slots=True)
class Concoction:
    """One recipe and its points for each tier; the last tier is the full recipe."""

    id: str
    recipe: tuple[str, ...]
    points: tuple[int, ...]
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class TwilightGoal:
    """`number` is the value, size or count the rule asks for, 0 where it asks for none."""

    id: int
    rule: str
    number: int
    timing: str
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class MoonlightGoal:
    """`points` are per thing counted; `shape` holds rows of # and . for goals of shapes."""

    id: int
    rule: str
    points: int
    size: int
    shape: tuple[str, ...]
    evidence: Evidence

    @property
    def shape_cells(self) -> tuple[Cell, ...]:
        return cells_of(self.shape)


@dataclass(frozen=True, slots=True)
class Character:
    """`number` belongs to the ability: Redd's highest value, Flint's cards kept."""

    id: str
    symbol: str
    ability: str
    number: int
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class SoloCard:
    """`number` belongs to the power rule, 0 for `any_higher`."""

    id: str
    direction: str
    power: str
    number: int
    dedicates: bool
    start: int
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class Condition:
    """A count with a bound; with a switch it applies only while that has the value."""

    what: str
    at_least: int | None
    at_most: int | None
    categories: tuple[str, ...] = ()
    type: str = ""
    kind: str = ""
    tiles: int = 0
    round: str = ""
    switch: str = ""
    value: SwitchValue = ""


@dataclass(frozen=True, slots=True)
class Scenario:
    """Every condition of every task must hold."""

    id: int
    level: str
    character: str
    twilight: tuple[int, ...]
    moonlight: tuple[int, ...]
    points: int
    tasks: tuple[tuple[Condition, ...], ...]
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class Achievement:
    id: int
    needs: Condition
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class Variant:
    """`number` is the variant's own: the step of 2-Up, the cards of All Set to Brew."""

    id: str
    clause: str
    number: int
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class TableSize:
    """What a number of players changes: tokens of each player, forest and Sprite Board."""

    players: int
    numbers: tuple[int, ...]
    stars: int
    rows: int
    columns: int
    slots: int
    spaces: int
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class Slot:
    """A tile slot of the Sprite Board, used from that many players on."""

    row: int
    column: int
    players: int
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class Tokens:
    sizes: tuple[TableSize, ...]
    slots: tuple[Slot, ...]
    shadow: tuple[int, ...]
    family_removed: tuple[int, ...]
    evidence: tuple[tuple[str, Evidence], ...]

    def size(self, players: int) -> TableSize:
        return self.sizes[players - 1]

    def slots_of(self, players: int) -> tuple[Slot, ...]:
        """The slots in use, in reading order."""
        return tuple(slot for slot in self.slots if slot.players <= players)


@dataclass(frozen=True, slots=True)
class Layout:
    """A forest of another outline: rows of # (a cell) and . (none)."""

    id: str
    players: tuple[int, ...]
    grid: tuple[str, ...]
    corners: tuple[Cell, ...]
    evidence: Evidence

    @property
    def cells(self) -> tuple[Cell, ...]:
        return cells_of(self.grid)


@dataclass(frozen=True, slots=True)
class Rank:
    """A solo rank: its neutral label and the total it begins at."""

    id: str
    at: int
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class Scoring:
    """Entry k of a list is for k + 1 tiles (or rank k + 1 for `eggs`); eggs are per tile."""

    feathers: tuple[int, ...]
    tripti: tuple[int, ...]
    duode: tuple[int, ...]
    herbs: tuple[int, ...]
    eggs: tuple[int, ...]
    solo_eggs: tuple[int, ...]
    chest: int
    leftover: int
    twilight_goal: int
    unused_ability: int
    precious_stone: int
    ranks: tuple[Rank, ...]
    evidence: tuple[tuple[str, Evidence], ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """An E-row: a point on which the books differ, and the source of the default reading."""

    id: str
    section: str
    switch: str
    scope: str
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class Ruling:
    """An O-row: a question the books leave open, and our answer."""

    id: str
    section: str
    switch: str
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class Switch:
    """A setting with its allowed values and its value in each preset."""

    id: str
    values: tuple[SwitchValue, ...]
    best: SwitchValue
    en: SwitchValue
    de: SwitchValue
    pl: SwitchValue
    evidence: Evidence

    def in_preset(self, name: str) -> SwitchValue:
        return {"best": self.best, "en": self.en, "de": self.de, "pl": self.pl}[name]


@dataclass(frozen=True, slots=True)
class Editions:
    differences: tuple[Difference, ...]
    rulings: tuple[Ruling, ...]
    switches: tuple[Switch, ...]

    def preset(self, name: str) -> dict[str, SwitchValue]:
        """Every switch with its value in `best`, `en`, `de` or `pl`."""
        return {switch.id: switch.in_preset(name) for switch in self.switches}


@dataclass(frozen=True, slots=True)
class Pack:
    """A complete Nocturne pack; `digest` is that of its facts, `before` are older ones."""

    id: str
    title: str
    game: str
    format: int
    spec: str
    digest: str
    before: tuple[str, ...] = field(compare=False)
    tiles: tuple[Tile, ...]
    starters: tuple[Concoction, ...]
    concoctions: tuple[Concoction, ...]
    twilight_goals: tuple[TwilightGoal, ...]
    moonlight_goals: tuple[MoonlightGoal, ...]
    characters: tuple[Character, ...]
    solo_cards: tuple[SoloCard, ...]
    scenarios: tuple[Scenario, ...]
    achievements: tuple[Achievement, ...]
    track_spaces: int
    variants: tuple[Variant, ...]
    tokens: Tokens
    layouts: tuple[Layout, ...]
    scoring: Scoring
    editions: Editions

    def layout(self, players: int) -> Layout:
        """The Twisted Trees forest for a number of players."""
        return next(layout for layout in self.layouts if players in layout.players)


def cells_of(rows: tuple[str, ...]) -> tuple[Cell, ...]:
    """Row and column, from 0, of every # in reading order."""
    return tuple(
        (row, column)
        for row, line in enumerate(rows)
        for column, mark in enumerate(line)
        if mark == "#"
    )


def symbol_counts(symbols: str) -> tuple[int, ...]:
    """How many of S, F, M, H and E a text of symbols holds."""
    return tuple(symbols.count(symbol) for symbol in "SFMHE")
