"""The whole truth of a match, as plain values, and the small questions asked of it."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple, TypeVar

from mypy_extensions import i64

from moonlit.core.dice import Dice

from .config import Config
from .data import Data, SoloCard, TableSize, Tile
from .forest import Cell, Layout, groups
from .tokens import Token

OPPONENT = 1

T = TypeVar("T")


class Round(Enum):
    TWILIGHT = "twilight"
    MOONLIGHT = "moonlight"


class Spell(NamedTuple):
    """A token lying on a tile, or face-down in the cell it won."""

    seat: int
    token: Token
    cell: Cell


class Dedicated(NamedTuple):
    """A token on the Sprite Board."""

    seat: int
    token: Token


class Decision(NamedTuple):
    seat: int
    options: tuple[str, ...]


Play = Generator[Decision, str, T]
"""A stretch of play that stops at every decision and is sent the option taken."""


def ask(seat: int, options: Iterable[str]) -> Play[list[str]]:
    """Let a seat choose; the answer comes back as the option's words."""
    answer = yield Decision(seat, tuple(options))
    return answer.split()


@dataclass
class Feats:
    """What scenarios and achievements want to know and the table does not show at the end."""

    corner_cast: bool = False
    shadows_received: int = 0
    last_space: dict[Round, bool] = field(default_factory=dict)
    all_spaces: dict[Round, bool] = field(default_factory=dict)
    moonlight_drafts: int = 0


@dataclass
class Player:
    """What lies in front of one seat."""

    seat: int
    character: str | None
    ability: str | None
    supply: list[Token]
    ability_unused: bool = False
    collection: list[Tile] = field(default_factory=list)
    concoctions: list[str] = field(default_factory=list)
    twilight_goals: set[int] = field(default_factory=set)
    feats: Feats = field(default_factory=Feats)

    def may_use(self, ability: str) -> bool:
        return self.ability_unused and self.ability == ability

    @property
    def mirrors(self) -> list[Tile]:
        return [tile for tile in self.collection if tile.type == "mirror"]


@dataclass
class State:
    config: Config
    data: Data
    dice: Dice
    players: list[Player] = field(default_factory=list)
    round: Round = Round.TWILIGHT
    round_starter: int = 0
    last_winner: int | None = None
    last_drafter: int | None = None
    spell_cast_this_round: bool = False

    forest: dict[Cell, Tile] = field(default_factory=dict)
    face_down: dict[Cell, Spell] = field(default_factory=dict)
    spells: list[Spell] = field(default_factory=list)
    sprite_tokens: list[Dedicated] = field(default_factory=list)
    sprite_tiles: list[Tile | None] = field(default_factory=list)
    shadow_tokens: list[Token] = field(default_factory=list)
    removed_tokens: list[Dedicated] = field(default_factory=list)

    stack: list[Tile] = field(default_factory=list)
    drawn_tiles: list[Tile] = field(default_factory=list)
    discards: list[Tile] = field(default_factory=list)
    removed_tiles: list[Tile] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    returned_cards: list[str] = field(default_factory=list)
    drawn_cards: list[str] = field(default_factory=list)

    twilight_goals: set[int] = field(default_factory=set)
    moonlight_goals: set[int] = field(default_factory=set)
    star_winners: list[int] = field(default_factory=list)
    solo_deck: list[SoloCard] = field(default_factory=list)
    solo_face_up: list[SoloCard] = field(default_factory=list)
    mirror_choices: list[tuple[int, Tile | None]] = field(default_factory=list)

    @property
    def size(self) -> TableSize:
        return self.data.sizes[self.config.players]

    @property
    def layout(self) -> Layout:
        twisted = "twisted_trees" in self.config.variants
        return self.size.twisted_forest if twisted else self.size.forest

    def is_opponent(self, seat: int) -> bool:
        return self.config.solo and seat == OPPONENT

    @property
    def scoring_seats(self) -> range:
        return range(self.config.players)

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats in turn order, the given one first."""
        return [(seat + step) % len(self.players) for step in range(len(self.players))]

    def next_seat(self, seat: int) -> int:
        return (seat + 1) % len(self.players)

    def tiles_beside(self, cell: Cell) -> list[Cell]:
        """Adjacent cells that still hold a tile, in reading order."""
        return sorted(near for near in cell.neighbours() if near in self.forest)

    def is_open(self, cell: Cell) -> bool:
        return cell in self.forest and all(spell.cell != cell for spell in self.spells)

    def open_beside(self, cell: Cell) -> list[Cell]:
        return [near for near in self.tiles_beside(cell) if self.is_open(near)]

    def control_cells(self, seat: int) -> set[Cell]:
        """N-WIN-2, N-SHADOW-3: cells held by a winning token of the seat's own colour."""
        return {
            cell
            for cell, spell in self.face_down.items()
            if spell.seat == seat and not spell.token.shadow
        }

    def control_areas(self, seat: int) -> list[frozenset[Cell]]:
        return groups(self.control_cells(seat))

    @property
    def pivot(self) -> int:
        """The last forest winner of the round, or its designated starter. O-66"""
        return self.round_starter if self.last_winner is None else self.last_winner

    def position(self, seat: int) -> int | None:
        """N-SPRITE-7: place of the seat's best token on the Sprite Board."""
        places = [place for place, token in enumerate(self.sprite_tokens) if token.seat == seat]
        return places[0] if places else None

    def tie_order(self, seat: int) -> tuple[int, int]:
        """O-15, O-65: sorts tied seats by position, then clockwise from the last winner."""
        place = self.position(seat)
        behind = len(self.sprite_tokens) if place is None else place
        return behind, self.clockwise_from(self.pivot).index(seat)

    def shuffled(self, items: Sequence[T]) -> list[T]:
        order = [i64(number) for number in range(len(items))]
        self.dice.shuffle(order)
        return [items[number] for number in order]
