"""The facts the rules stand on, read once from the pack into plain values."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from moonlit.packs.nocturne.folder import load_pack
from moonlit.packs.nocturne.tables import Pack

from .forest import Cell, Layout
from .tokens import STAR, Token

SYMBOLS = "SFMHE"


@dataclass(frozen=True)
class Tile:
    """An item tile; `kind` is the skull kind, mushroom species, herb letter or rune."""

    id: str
    type: str
    kind: str
    points: int
    symbols: str

    @property
    def is_enchanted(self) -> bool:
        return len(self.symbols) == 2

    @property
    def face(self) -> tuple[str, str, int]:
        """What a mirror stone takes over."""
        return self.type, self.kind, self.points


@dataclass(frozen=True)
class Tier:
    recipe: str
    points: int


@dataclass(frozen=True)
class Concoction:
    """A card and its tiers, the full recipe last."""

    id: str
    tiers: tuple[Tier, ...]


@dataclass(frozen=True)
class SoloCard:
    """`power` is any_higher, at_least or at_most; `number` belongs to the last two."""

    id: str
    direction: str
    power: str
    number: int
    dedicates: bool
    start: int


@dataclass(frozen=True)
class Scenario:
    character: str
    twilight: tuple[int, ...]
    moonlight: tuple[int, ...]
    points: int


@dataclass(frozen=True)
class TableSize:
    """What the number of players changes."""

    tokens: tuple[Token, ...]
    family_tokens: tuple[Token, ...]
    forest: Layout
    twisted_forest: Layout
    tile_slots: int
    token_spaces: int


@dataclass(frozen=True)
class Data:
    """Tables of points begin with the entry for nothing: `feathers[3]` is for three."""

    tiles: dict[str, Tile]
    starters: dict[str, Concoction]
    concoctions: dict[str, Concoction]
    solo_cards: tuple[SoloCard, ...]
    scenarios: dict[int, Scenario]
    sizes: dict[int, TableSize]
    shadow_tokens: tuple[Token, ...]
    character_symbols: dict[str, str]
    feathers: tuple[int, ...]
    mushrooms: dict[str, tuple[int, ...]]
    herb_sets: tuple[int, ...]
    egg_rates: tuple[int, ...]
    solo_egg_rates: tuple[int, ...]
    twilight_card: int
    leftover_token: int
    unused_ability: int
    precious_stone: int
    solo_ranks: tuple[int, ...]


@cache
def load() -> Data:
    pack = load_pack(None)
    points = pack.scoring
    return Data(
        tiles={t.id: Tile(t.id, t.type, t.kind, t.points, t.symbols) for t in pack.tiles},
        starters={c.id: _card(c.id, c.recipe, c.points) for c in pack.starters},
        concoctions={c.id: _card(c.id, c.recipe, c.points) for c in pack.concoctions},
        solo_cards=tuple(
            SoloCard(c.id, c.direction, c.power, c.number, c.dedicates, c.start)
            for c in pack.solo_cards
        ),
        scenarios={
            s.id: Scenario(s.character, s.twilight, s.moonlight, s.points) for s in pack.scenarios
        },
        sizes={players: _size(pack, players) for players in (1, 2, 3, 4)},
        shadow_tokens=tuple(Token(rank, shadow=True) for rank in pack.tokens.shadow),
        character_symbols={c.id: c.symbol for c in pack.characters},
        feathers=(0, *points.feathers),
        mushrooms={"tripti": (0, *points.tripti), "duode": (0, *points.duode)},
        herb_sets=(0, *points.herbs),
        egg_rates=points.eggs,
        solo_egg_rates=(0, *points.solo_eggs),
        twilight_card=points.twilight_goal,
        leftover_token=points.leftover,
        unused_ability=points.unused_ability,
        precious_stone=points.precious_stone,
        solo_ranks=tuple(rank.at for rank in points.ranks),
    )


def _card(card: str, recipes: tuple[str, ...], points: tuple[int, ...]) -> Concoction:
    return Concoction(card, tuple(map(Tier, recipes, points)))


def _size(pack: Pack, players: int) -> TableSize:
    size, twisted = pack.tokens.size(players), pack.layout(players)
    last_row, last_column = size.rows - 1, size.columns - 1
    square = [(row, column) for row in range(size.rows) for column in range(size.columns)]
    corners = [(row, column) for row in (0, last_row) for column in (0, last_column)]
    stars = [STAR] * size.stars
    family = [number for number in size.numbers if number not in pack.tokens.family_removed]
    return TableSize(
        tokens=(*map(Token, size.numbers), *stars),
        family_tokens=(*map(Token, family), *stars),
        forest=_layout(square, corners),
        twisted_forest=_layout(twisted.cells, twisted.corners),
        tile_slots=size.slots,
        token_spaces=size.spaces,
    )


def _layout(cells: Iterable[tuple[int, int]], corners: Iterable[tuple[int, int]]) -> Layout:
    return Layout(
        tuple(sorted(Cell(*cell) for cell in cells)), frozenset(Cell(*cell) for cell in corners)
    )
