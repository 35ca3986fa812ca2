"""The events of wyrms, of their cards and of bosses; all players see the same (Q-28)."""

from dataclasses import dataclass
from typing import Literal

from moonlit.core.event import Open

Ignored = Literal["pool", "card"]


@dataclass(frozen=True, slots=True)
class WyrmSpawned(Open):
    wyrm: int
    area: str


@dataclass(frozen=True, slots=True)
class SpawnIgnored(Open):
    """Spawn symbols that do nothing: no wyrm is left in the pool, or a card takes them away."""

    count: int
    why: Ignored


@dataclass(frozen=True, slots=True)
class WyrmHit(Open):
    wyrm: int
    area: str
    damage: int


@dataclass(frozen=True, slots=True)
class WyrmStunned(Open):
    wyrm: int
    area: str


@dataclass(frozen=True, slots=True)
class WyrmDefeated(Open):
    wyrm: int
    area: str


@dataclass(frozen=True, slots=True)
class WyrmReturned(Open):
    wyrm: int
    area: str


@dataclass(frozen=True, slots=True)
class WyrmStoodUp(Open):
    wyrm: int
    area: str
    still_needs: int


@dataclass(frozen=True, slots=True)
class WyrmMoved(Open):
    wyrm: int
    origin: str
    area: str


@dataclass(frozen=True, slots=True)
class WyrmAttacked(Open):
    wyrm: int
    area: str
    who: str


@dataclass(frozen=True, slots=True)
class WyrmWaited(Open):
    wyrm: int
    area: str


@dataclass(frozen=True, slots=True)
class WyrmCardShown(Open):
    card: str


@dataclass(frozen=True, slots=True)
class WyrmCardsShuffled(Open):
    count: int


@dataclass(frozen=True, slots=True)
class WyrmCardAdded(Open):
    card: str | None


@dataclass(frozen=True, slots=True)
class WyrmCardRemoved(Open):
    card: str


@dataclass(frozen=True, slots=True)
class WyrmCardSeen(Open):
    card: str
    depth: int


@dataclass(frozen=True, slots=True)
class BossCame(Open):
    boss: str
    area: str
    hearts: int


@dataclass(frozen=True, slots=True)
class BossHurt(Open):
    boss: str
    damage: int
    hearts: int


@dataclass(frozen=True, slots=True)
class BossMoved(Open):
    boss: str
    origin: str
    area: str


@dataclass(frozen=True, slots=True)
class BossAttacked(Open):
    boss: str
    who: str


@dataclass(frozen=True, slots=True)
class BossFell(Open):
    boss: str


@dataclass(frozen=True, slots=True)
class BossWaited(Open):
    boss: str


@dataclass(frozen=True, slots=True)
class WyrmCardTucked(Open):
    card: str


@dataclass(frozen=True, slots=True)
class BossWent(Open):
    boss: str
