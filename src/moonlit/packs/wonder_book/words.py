"""The closed vocabulary of a story: every word the engine gives a meaning to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final


@dataclass(frozen=True, slots=True)
class Ref:
    """Marks the id of something that must be defined in the campaign or in the chapter."""

    kind: str


@dataclass(frozen=True, slots=True)
class OneOf:
    """Marks a word out of a fixed list; the default of a field may also be empty."""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Between:
    """Marks a whole number within bounds."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Written:
    """Marks a word that must be written so; `form` names it in what is said about faults."""

    form: str
    pattern: str


CardNumber = Annotated[int, Ref("card")]
KeywordId = Annotated[str, Ref("keyword")]
CounterId = Annotated[str, Ref("counter")]
StackId = Annotated[str, Ref("stack")]
SetId = Annotated[str, Ref("set")]
TokenId = Annotated[str, Ref("token")]
AllyId = Annotated[str, Ref("ally")]
BossId = Annotated[str, Ref("boss")]
EntityId = Annotated[str, Ref("entity")]
WyrmCardId = Annotated[str, Ref("wyrm")]
BoardId = Annotated[str, Ref("board")]
AreaId = Annotated[str, Ref("area")]
EndingId = Annotated[str, Ref("ending")]
ChapterId = Annotated[str, Ref("chapter")]
VortexId = Annotated[str, Ref("vortex")]
Pair = tuple[AreaId, AreaId]
HeroId = Annotated[str, Ref("hero")]

# What a rule can wait for, and who is then `it`.
TRIGGERS: Final[dict[str, str]] = {
    "reveal": "",
    "interact": "hero",
    "special_action": "hero",
    "goal_met": "",
    "round_start": "",
    "player_phase_start": "",
    "turn_start": "hero",
    "turn_end": "hero",
    "player_phase_end": "",
    "enemy_phase_start": "",
    "wyrm_card_revealed": "",
    "spawned": "wyrm",
    "wyrm_activates": "wyrm",
    "wyrm_attacks": "wyrm",
    "wyrm_defeated": "wyrm",
    "enemy_phase_end": "",
    "round_end": "",
    "enter_area": "hero",
    "leave_area": "hero",
    "spark_collected": "hero",
    "rolled": "hero",
    "scrap_used": "hero",
    "hero_loses_heart": "hero",
    "hero_falls": "hero",
    "hero_stands_up": "hero",
    "ally_falls": "",
    "boss_falls": "",
    "item_gained": "hero",
    "keyword_written": "",
    "fate_changed": "",
    "counter_changed": "",
}

# The standing changes, and which fields of Modifier each of them reads besides `until`, `if`, `id`.
MODIFIERS: Final[dict[str, tuple[str, ...]]] = {
    "range_limit": ("n", "of", "who"),
    "range_add": ("n", "of", "who", "uses"),
    "dice_add": ("n", "of", "who", "uses", "per"),
    "damage_add": ("n", "of", "who", "wyrms", "uses", "per"),
    "damage_prevent": ("n", "of", "who", "uses", "per"),
    "keep_last_heart": ("who", "uses", "per"),
    "redirect_damage": ("who", "of", "optional"),
    "action_cost": ("n", "of", "who", "uses", "per"),
    "actions_per_turn": ("n", "who"),
    "attack_into_adjacent": ("wyrms", "entity"),
    "wyrm_skips": ("wyrms", "of", "uses", "per"),
    "ignore_spawn": ("n",),
    "pool_add": ("n",),
    "reroll_free": ("who", "uses", "per"),
    "reroll_forbidden": ("who", "of"),
    "untargetable": ("who", "entity", "of"),
    "cannot_be_stunned": ("wyrms", "entity"),
    "cannot_be_returned": ("wyrms", "entity"),
    "stand_up_cost": ("n", "wyrms"),
    "pushed_on_damage": ("toward", "entity", "n"),
}

UNTIL: Final = (
    "turn_end",
    "phase_end",
    "next_player_phase",
    "next_player_phase_end",
    "next_enemy_phase_end",
    "goal_end",
    "chapter_end",
    "first_enemy_phase_end",
)
ONCE: Final = ("chapter", "round", "phase", "hero")
DIFFICULTIES: Final = ("easier", "normal", "hard")
# Kinds of actions, and where damage and rolls come from.
ACTIONS: Final = ("move", "collect", "skill", "attack", "interact", "give", "special", "scrap")
SOURCES: Final = (*ACTIONS, "item", "wyrm_attack", "boss_attack")
IMMUNE: Final = ("attack", "skill", "scrap", "item", "stun", "defeat", "return", "push")
SYMBOLS: Final = ("normal", "silver")
VORTEX_POLICIES: Final = ("single", "alternate", "nearest", "each")

Once = Annotated[str, OneOf(ONCE)]
Until = Annotated[str, OneOf(UNTIL)]
Difficulty = Annotated[str, OneOf(DIFFICULTIES)]
Action = Annotated[str, OneOf(ACTIONS)]
Source = Annotated[str, OneOf(SOURCES)]
Immunity = Annotated[str, OneOf(IMMUNE)]
Symbol = Annotated[str, OneOf(SYMBOLS)]
VortexPolicy = Annotated[str, OneOf(VORTEX_POLICIES)]
Trigger = Annotated[str, OneOf(tuple(TRIGGERS))]
Setter = Annotated[str, OneOf(("hero", "wyrm", "ally", "you"))]
Counted = Annotated[str, OneOf(("hero", "wyrm"))]
Goods = Annotated[str, OneOf(("item", "scrap", "spark", "just_drawn"))]
Held = Annotated[str, OneOf(("item", "scrap"))]
Usable = Annotated[str, OneOf(("scrap", "rule_special_action"))]
Discarded = Annotated[str, OneOf(("it", "other", "any"))]
Reach = Annotated[str, OneOf(("own", "own_or_adjacent"))]
Range = Annotated[str, OneOf(("anywhere", "own_or_adjacent"))]
Via = Annotated[str, OneOf(("open", "blocked", "any"))]
BorderState = Annotated[str, OneOf(("open", "blocked"))]
HeroesState = Annotated[str, OneOf(("left", "conscious"))]
WYRM_STATES: Final = ("any", "standing", "stunned")
WyrmState = Annotated[str, OneOf(WYRM_STATES)]
TurnOrder = Annotated[str, OneOf(("free", "seats"))]
CardStays = Annotated[str, OneOf(("keep", "discard"))]
RerollScope = Annotated[str, OneOf(("any_own_roll", "strict"))]
Gender = Annotated[str, OneOf(("m", "f"))]
FateCount = Annotated[int, Between(1, 10)]
UpgradeNumber = Annotated[int, Between(1, 3)]
