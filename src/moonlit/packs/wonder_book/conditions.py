"""The conditions of a story: what cards may ask about the table and the campaign."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from moonlit.packs.wonder_book.values import Areas, Bound, Heroes
from moonlit.packs.wonder_book.words import (
    AllyId,
    BorderState,
    BossId,
    CardNumber,
    ChapterId,
    CounterId,
    Difficulty,
    HeroesState,
    KeywordId,
    Pair,
    SetId,
    TokenId,
    WyrmState,
)

IT: Final = Heroes("it", must_be_awake=False)
ANYWHERE: Final = Areas("anywhere")


@dataclass(frozen=True, slots=True, kw_only=True)
class Condition:
    """Something that holds or does not; `line` is where it was written."""

    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class AllOf(Condition):
    """`all`: every one holds."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class AnyOf(Condition):
    """`any`: at least one holds."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Not(Condition):
    """`not`: it does not hold."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class HasKeyword(Condition):
    """`keyword`: it is recorded in the campaign."""

    id: KeywordId


@dataclass(frozen=True, slots=True)
class LacksKeyword(Condition):
    """`no_keyword`: it is not recorded."""

    id: KeywordId


@dataclass(frozen=True, slots=True)
class FateIs(Condition):
    """`fate`: fate tokens face-up."""

    bound: Bound


@dataclass(frozen=True, slots=True)
class RoundIs(Condition):
    """`round`: rounds of this chapter, the running one included."""

    bound: Bound


@dataclass(frozen=True, slots=True)
class GoalRoundIs(Condition):
    """`goal_round`: rounds under the present goal card, the running one included."""

    bound: Bound


@dataclass(frozen=True, slots=True)
class PlayersAre(Condition):
    """`players`: people at the table."""

    bound: Bound


@dataclass(frozen=True, slots=True)
class HeroesAre(Condition):
    """`heroes`: heroes in play."""

    bound: Bound


@dataclass(frozen=True, slots=True)
class DifficultyIs(Condition):
    """`difficulty`: one of these."""

    levels: tuple[Difficulty, ...]


@dataclass(frozen=True, slots=True)
class CounterIs(Condition):
    """`counter`: what it shows."""

    id: CounterId
    bound: Bound


@dataclass(frozen=True, slots=True)
class CardFinished(Condition):
    """`card_finished`: all of these cards are done and gone."""

    cards: tuple[CardNumber, ...]


@dataclass(frozen=True, slots=True)
class CardInPlay(Condition):
    """`card_in_play`: it lies on the board, in front of a hero or in force."""

    card: CardNumber


@dataclass(frozen=True, slots=True)
class InArea(Condition):
    """`in_area`: all these heroes stand in one of these areas."""

    area: Areas
    who: Heroes = IT


@dataclass(frozen=True, slots=True)
class HeroesIn(Condition):
    """`heroes_in`: how many conscious heroes stand there."""

    area: Areas
    bound: Bound


@dataclass(frozen=True, slots=True)
class AllHeroes(Condition):
    """`all_heroes`: every hero has left, or is conscious, or stands in `in_`."""

    state: HeroesState = ""
    in_: Areas | None = None


@dataclass(frozen=True, slots=True)
class AllyIn(Condition):
    """`ally_in`: the ally stands there."""

    id: AllyId
    area: Areas


@dataclass(frozen=True, slots=True)
class BossIn(Condition):
    """`boss_in`: a boss (this one, or any) stands there."""

    area: Areas
    id: BossId = ""


@dataclass(frozen=True, slots=True)
class HasItem(Condition):
    """`has_item`: one of these heroes holds it."""

    card: CardNumber
    who: Heroes = IT


@dataclass(frozen=True, slots=True)
class HasScrap(Condition):
    """`has_scrap`: one of these heroes holds a scrap."""

    who: Heroes = IT


@dataclass(frozen=True, slots=True)
class SparksOf(Condition):
    """`sparks_of`: each of these heroes holds so many."""

    bound: Bound
    who: Heroes = IT


@dataclass(frozen=True, slots=True)
class HeartsOf(Condition):
    """`hearts_of`: each of these heroes has so many."""

    bound: Bound
    who: Heroes = IT


@dataclass(frozen=True, slots=True)
class WyrmsIn(Condition):
    """`wyrms_in`: how many wyrms of this state stand there, all areas taken together."""

    bound: Bound
    area: Areas = ANYWHERE
    state: WyrmState = "any"


@dataclass(frozen=True, slots=True)
class SparksIn(Condition):
    """`sparks_in`: how many sparks lie there, all areas taken together."""

    bound: Bound
    area: Areas = ANYWHERE


@dataclass(frozen=True, slots=True)
class Collected(Condition):
    """`collected`: how many areas a collected set has."""

    as_: SetId
    bound: Bound


@dataclass(frozen=True, slots=True)
class PoolGtBoard(Condition):
    """`pool_gt_board`: more wyrms in the pool than on the board."""


@dataclass(frozen=True, slots=True)
class BossHearts(Condition):
    """`boss_hearts`: what the boss has left; `lte_half` is half of its hearts, rounded down."""

    id: BossId
    bound: Bound = ()
    lte_half: bool = False


@dataclass(frozen=True, slots=True)
class BorderIs(Condition):
    """`border`: open or blocked."""

    pair: Pair
    is_: BorderState


@dataclass(frozen=True, slots=True)
class LightIn(Condition):
    """`light_in`: each of these areas has a light token."""

    area: Areas


@dataclass(frozen=True, slots=True)
class TokenIn(Condition):
    """`token_in`: this token lies in one of these areas."""

    id: TokenId
    area: Areas


@dataclass(frozen=True, slots=True)
class TouchedThisRound(Condition):
    """`touched_this_round`: all of these cards were interacted with since the round began."""

    cards: tuple[CardNumber, ...]


@dataclass(frozen=True, slots=True)
class RecordedTotal(Condition):
    """`recorded_total`: fate tokens recorded for the chapters won, the running one included."""

    bound: Bound


@dataclass(frozen=True, slots=True)
class BandOf(Condition):
    """`band_of`: the result band of an earlier chapter."""

    chapter: ChapterId
    is_: str


@dataclass(frozen=True, slots=True)
class Chosen(Condition):
    """`chosen`: this option of a choice card was taken in this chapter."""

    card: CardNumber
    option: str


CONDITIONS: Final[dict[str, type[Condition]]] = {
    "all": AllOf,
    "any": AnyOf,
    "not": Not,
    "keyword": HasKeyword,
    "no_keyword": LacksKeyword,
    "fate": FateIs,
    "round": RoundIs,
    "goal_round": GoalRoundIs,
    "players": PlayersAre,
    "heroes": HeroesAre,
    "difficulty": DifficultyIs,
    "counter": CounterIs,
    "card_finished": CardFinished,
    "card_in_play": CardInPlay,
    "in_area": InArea,
    "heroes_in": HeroesIn,
    "all_heroes": AllHeroes,
    "ally_in": AllyIn,
    "boss_in": BossIn,
    "has_item": HasItem,
    "has_scrap": HasScrap,
    "sparks_of": SparksOf,
    "hearts_of": HeartsOf,
    "wyrms_in": WyrmsIn,
    "sparks_in": SparksIn,
    "collected": Collected,
    "pool_gt_board": PoolGtBoard,
    "boss_hearts": BossHearts,
    "border": BorderIs,
    "light_in": LightIn,
    "token_in": TokenIn,
    "touched_this_round": TouchedThisRound,
    "recorded_total": RecordedTotal,
    "band_of": BandOf,
    "chosen": Chosen,
}
