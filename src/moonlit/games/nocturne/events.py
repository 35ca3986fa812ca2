"""The events of Nocturne, and who sees what of them."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from moonlit.core.action import Seat
from moonlit.core.event import Event, Open
from moonlit.core.journal import Row
from moonlit.games.nocturne import verbs
from moonlit.games.nocturne.notation import Names, format_cell, format_token
from moonlit.games.nocturne.shape import Round

HIDDEN = "?"
Win = Literal["passes", "blocked", "untopped", "star"]
Pass = Literal["choice", "forced"]
RoundEnd = Literal["forest-empty", "all-passed"]
ROUNDS: tuple[Round, ...] = ("twilight", "moonlight")
WINS: tuple[Win, ...] = ("passes", "blocked", "untopped", "star")
PASSES: tuple[Pass, ...] = ("choice", "forced")
ROUND_ENDS: tuple[RoundEnd, ...] = ("forest-empty", "all-passed")


@dataclass(frozen=True, slots=True)
class RoundBegan(Open):
    round: Round
    starter: int


@dataclass(frozen=True, slots=True)
class SpellCast(Open):
    seat: int
    token: str
    cell: str


@dataclass(frozen=True, slots=True)
class Passed(Open):
    seat: int
    why: Pass


@dataclass(frozen=True, slots=True)
class StartSkipped(Open):
    seat: int


@dataclass(frozen=True, slots=True)
class TileWon(Open):
    seat: int
    tile: str
    cell: str
    why: Win


@dataclass(frozen=True, slots=True)
class TokenReturned(Open):
    seat: int
    token: str


@dataclass(frozen=True, slots=True)
class Dedicated(Open):
    seat: int
    token: str
    space: int


@dataclass(frozen=True, slots=True)
class FellOff(Open):
    seat: int
    token: str


@dataclass(frozen=True, slots=True)
class ChoseDedication(Event):
    seat: int
    token: str

    def face(self, seat: Seat | None) -> "ChoseDedication":
        """Only the chooser knows before all have chosen."""
        return self if seat == self.seat else replace(self, token=HIDDEN)


@dataclass(frozen=True, slots=True)
class DrewConcoctions(Event):
    seat: int
    cards: tuple[str, ...]

    def face(self, seat: Seat | None) -> "DrewConcoctions":
        """The drawer sees the cards; everyone else sees how many."""
        return self if seat == self.seat else replace(self, cards=(HIDDEN,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class KeptConcoctions(Event):
    seat: int
    cards: tuple[str, ...]

    def face(self, seat: Seat | None) -> "KeptConcoctions":
        """Concoctions are secret to their owner until scoring."""
        return self if seat == self.seat else replace(self, cards=(HIDDEN,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class ChestOpened(Event):
    seat: int
    tiles: tuple[str, ...]
    is_public: bool

    def face(self, seat: Seat | None) -> "ChestOpened":
        """Rejected tiles are shown or not, by edition (E-24)."""
        if self.is_public or seat == self.seat:
            return self
        return replace(self, tiles=(HIDDEN,) * len(self.tiles))


@dataclass(frozen=True, slots=True)
class TileKept(Open):
    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class TileDiscarded(Event):
    seat: int
    tile: str
    is_public: bool

    def face(self, seat: Seat | None) -> "TileDiscarded":
        """Rejected tiles are shown or not, by edition (E-24)."""
        return self if self.is_public or seat == self.seat else replace(self, tile=HIDDEN)


@dataclass(frozen=True, slots=True)
class GoalClaimed(Open):
    seat: int
    goal: int


@dataclass(frozen=True, slots=True)
class GoalRemoved(Open):
    goal: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Open):
    round: Round
    why: RoundEnd


@dataclass(frozen=True, slots=True)
class SpriteTileTaken(Open):
    seat: int
    tile: str
    token: str


@dataclass(frozen=True, slots=True)
class ShadowAwarded(Open):
    seat: int
    token: str


@dataclass(frozen=True, slots=True)
class TokenLost(Open):
    seat: int
    token: str


@dataclass(frozen=True, slots=True)
class GoalsRevealed(Open):
    goals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TileRemoved(Open):
    tile: str


@dataclass(frozen=True, slots=True)
class MirrorAssigned(Open):
    seat: int
    tile: str | None


@dataclass(frozen=True, slots=True)
class AbilityUsed(Open):
    seat: int
    character: str


@dataclass(frozen=True, slots=True)
class TokenReplaced(Open):
    seat: int
    token: str
    cell: str


@dataclass(frozen=True, slots=True)
class TileExchanged(Open):
    seat: int
    given: str
    taken: str


@dataclass(frozen=True, slots=True)
class CardFlipped(Open):
    card: str


@dataclass(frozen=True, slots=True)
class Scored(Open):
    seat: int
    total: int


@dataclass(frozen=True, slots=True)
class TilesReshuffled(Open):
    count: int


Reader = Callable[[Names, Row], Event]


def _tiles(names: Names, *tiles: int) -> tuple[str, ...]:
    return tuple(names.tiles[tile] for tile in tiles if tile >= 0)


def _cards(names: Names, *cards: int) -> tuple[str, ...]:
    return tuple(names.cards[card] for card in cards if card >= 0)


_READERS: dict[int, Reader] = {
    verbs.ROUND_BEGAN: lambda n, r: RoundBegan(ROUNDS[r[1]], r[2]),
    verbs.SPELL_CAST: lambda n, r: SpellCast(r[1], format_token(r[2]), format_cell(r[3])),
    verbs.PASSED: lambda n, r: Passed(r[1], PASSES[r[2]]),
    verbs.START_SKIPPED: lambda n, r: StartSkipped(r[1]),
    verbs.TILE_WON: lambda n, r: TileWon(r[1], n.tiles[r[2]], format_cell(r[3]), WINS[r[4]]),
    verbs.TOKEN_RETURNED: lambda n, r: TokenReturned(r[1], format_token(r[2])),
    verbs.DEDICATED: lambda n, r: Dedicated(r[1], format_token(r[2]), r[3] + 1),
    verbs.FELL_OFF: lambda n, r: FellOff(r[1], format_token(r[2])),
    verbs.CHOSE_DEDICATION: lambda n, r: ChoseDedication(
        r[1], format_token(r[2]) if r[2] >= 0 else "none"
    ),
    verbs.DREW_CARDS: lambda n, r: DrewConcoctions(r[1], _cards(n, r[2], r[3], r[4])),
    verbs.KEPT_CARDS: lambda n, r: KeptConcoctions(r[1], _cards(n, r[2], r[3])),
    verbs.DREW_TILES: lambda n, r: ChestOpened(r[1], _tiles(n, r[2], r[3], r[4]), r[5] == 1),
    verbs.KEPT_TILE: lambda n, r: TileKept(r[1], n.tiles[r[2]]),
    verbs.DISCARDED_TILE: lambda n, r: TileDiscarded(r[1], n.tiles[r[2]], r[3] == 1),
    verbs.GOAL_CLAIMED: lambda n, r: GoalClaimed(r[1], r[2]),
    verbs.GOAL_REMOVED: lambda n, r: GoalRemoved(r[1]),
    verbs.ROUND_ENDED: lambda n, r: RoundEnded(ROUNDS[r[1]], ROUND_ENDS[r[2]]),
    verbs.SPRITE_TILE_TAKEN: lambda n, r: SpriteTileTaken(r[1], n.tiles[r[2]], format_token(r[3])),
    verbs.SHADOW_AWARDED: lambda n, r: ShadowAwarded(r[1], format_token(r[2])),
    verbs.TOKEN_LOST: lambda n, r: TokenLost(r[1], format_token(r[2])),
    verbs.GOALS_REVEALED: lambda n, r: GoalsRevealed((r[1], r[2], r[3])),
    verbs.TILE_REMOVED: lambda n, r: TileRemoved(n.tiles[r[1]]),
    verbs.MIRROR_ASSIGNED: lambda n, r: MirrorAssigned(r[1], n.tiles[r[2]] if r[2] >= 0 else None),
    verbs.ABILITY_USED: lambda n, r: AbilityUsed(r[1], n.characters[r[2]]),
    verbs.TOKEN_REPLACED: lambda n, r: TokenReplaced(r[1], format_token(r[2]), format_cell(r[3])),
    verbs.TILE_EXCHANGED: lambda n, r: TileExchanged(r[1], n.tiles[r[2]], n.tiles[r[3]]),
    verbs.CARD_FLIPPED: lambda n, r: CardFlipped(n.solo_cards[r[1]]),
    verbs.SCORED: lambda n, r: Scored(r[1], r[2]),
    verbs.TILES_RESHUFFLED: lambda n, r: TilesReshuffled(r[1]),
}


def read_events(names: Names, rows: list[Row]) -> tuple[Event, ...]:
    """The rows of a journal as events."""
    return tuple(_READERS[row[0]](names, row) for row in rows)
