"""The events of story, heroes and board; all players see the same (Q-28).

What wyrms, their cards and bosses do is told in `foe_events`.
"""

from dataclasses import dataclass
from typing import Literal

from moonlit.core.event import Open
from moonlit.games.wonder_book.shape import Phase

Cue = Literal["picture", "album", "pop_up", "sound"]
Voice = Literal["turn", "hit", "miss", "fall", "rise", "goal"]


@dataclass(frozen=True, slots=True)
class CardRead(Open):
    card: str


@dataclass(frozen=True, slots=True)
class TextRead(Open):
    text: str


@dataclass(frozen=True, slots=True)
class CueGiven(Open):
    cue: Cue
    text: str


@dataclass(frozen=True, slots=True)
class CardPlaced(Open):
    card: str
    area: str | None


@dataclass(frozen=True, slots=True)
class CardFinished(Open):
    card: str


@dataclass(frozen=True, slots=True)
class CardRemoved(Open):
    card: str


@dataclass(frozen=True, slots=True)
class OptionTaken(Open):
    seat: int
    option: str
    card: str


@dataclass(frozen=True, slots=True)
class GoalSet(Open):
    card: str


@dataclass(frozen=True, slots=True)
class GoalReached(Open):
    card: str
    phases: int
    is_within_par: bool


@dataclass(frozen=True, slots=True)
class RoundBegan(Open):
    number: int


@dataclass(frozen=True, slots=True)
class PhaseBegan(Open):
    phase: Phase


@dataclass(frozen=True, slots=True)
class TurnBegan(Open):
    hero: str


@dataclass(frozen=True, slots=True)
class TurnEnded(Open):
    hero: str


@dataclass(frozen=True, slots=True)
class Moved(Open):
    who: str
    origin: str
    area: str


@dataclass(frozen=True, slots=True)
class SparkCollected(Open):
    hero: str
    area: str


@dataclass(frozen=True, slots=True)
class SparksChanged(Open):
    hero: str
    by: int
    now: int


@dataclass(frozen=True, slots=True)
class SparksPlaced(Open):
    area: str
    count: int


@dataclass(frozen=True, slots=True)
class SparksRemoved(Open):
    area: str
    count: int


@dataclass(frozen=True, slots=True)
class HeartsChanged(Open):
    who: str
    by: int
    now: int


@dataclass(frozen=True, slots=True)
class Fell(Open):
    who: str


@dataclass(frozen=True, slots=True)
class StoodUp(Open):
    hero: str


@dataclass(frozen=True, slots=True)
class LeftBoard(Open):
    hero: str


@dataclass(frozen=True, slots=True)
class CameToBoard(Open):
    hero: str
    area: str


@dataclass(frozen=True, slots=True)
class SkillUsed(Open):
    hero: str
    skill: str


@dataclass(frozen=True, slots=True)
class SpecialUsed(Open):
    hero: str
    special: str
    card: str


@dataclass(frozen=True, slots=True)
class Attacked(Open):
    hero: str


@dataclass(frozen=True, slots=True)
class Interacted(Open):
    hero: str
    card: str


@dataclass(frozen=True, slots=True)
class ThingPassed(Open):
    giver: str
    taker: str
    thing: str


@dataclass(frozen=True, slots=True)
class ThingGained(Open):
    hero: str
    thing: str


@dataclass(frozen=True, slots=True)
class ThingLost(Open):
    hero: str
    thing: str


@dataclass(frozen=True, slots=True)
class AskedFor(Open):
    hero: str
    holder: str
    thing: str


@dataclass(frozen=True, slots=True)
class Rolled(Open):
    """The result, and the dice that were thrown for it: of a re-roll only those thrown again."""

    hero: str | None
    successes: int
    blanks: int
    is_reroll: bool
    dice: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class ScrapsShuffled(Open):
    count: int


@dataclass(frozen=True, slots=True)
class FateChanged(Open):
    by: int
    now: int


@dataclass(frozen=True, slots=True)
class KeywordWritten(Open):
    keyword: str


@dataclass(frozen=True, slots=True)
class KeywordErased(Open):
    keyword: str


@dataclass(frozen=True, slots=True)
class CounterChanged(Open):
    counter: str
    now: int


@dataclass(frozen=True, slots=True)
class EffortMade(Open):
    card: str
    progress: int
    needed: int


@dataclass(frozen=True, slots=True)
class UpgradeGained(Open):
    hero: str
    skill: str


@dataclass(frozen=True, slots=True)
class BorderChanged(Open):
    one: str
    other: str
    is_open: bool


@dataclass(frozen=True, slots=True)
class VortexChanged(Open):
    vortex: str
    area: str | None
    is_active: bool


@dataclass(frozen=True, slots=True)
class LightChanged(Open):
    area: str
    is_lit: bool


@dataclass(frozen=True, slots=True)
class AllyCame(Open):
    ally: str
    area: str


@dataclass(frozen=True, slots=True)
class AllyWent(Open):
    ally: str


@dataclass(frozen=True, slots=True)
class TokenPlaced(Open):
    token: str
    area: str | None


@dataclass(frozen=True, slots=True)
class ChapterWon(Open):
    fate: int
    band: str


@dataclass(frozen=True, slots=True)
class ChapterLost(Open):
    pass


@dataclass(frozen=True, slots=True)
class EndingReached(Open):
    ending: str


@dataclass(frozen=True, slots=True)
class Swapped(Open):
    one: str
    other: str


@dataclass(frozen=True, slots=True)
class Decided(Open):
    seat: int


@dataclass(frozen=True, slots=True)
class ExtraActionGranted(Open):
    hero: str


@dataclass(frozen=True, slots=True)
class HeroesChosen(Open):
    pass


@dataclass(frozen=True, slots=True)
class BoardOpened(Open):
    board: str


@dataclass(frozen=True, slots=True)
class ModifierBegan(Open):
    modifier: str


@dataclass(frozen=True, slots=True)
class Spoke(Open):
    """A hero says the line that the story has for this."""

    hero: str
    voice: Voice


@dataclass(frozen=True, slots=True)
class DamageRedirected(Open):
    victim: str
    helper: str
