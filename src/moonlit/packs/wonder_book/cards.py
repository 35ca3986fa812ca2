"""The cards of a chapter deck, one class for each kind, and the parts they are made of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final

from moonlit.packs.wonder_book.art import CardArt
from moonlit.packs.wonder_book.board_effects import Effort, Test
from moonlit.packs.wonder_book.conditions import Condition
from moonlit.packs.wonder_book.effects import NONE, ONE, Effects, Modifier, Option
from moonlit.packs.wonder_book.values import Areas, Number, Text, Texts, Whole
from moonlit.packs.wonder_book.words import (
    Between,
    CardNumber,
    CardStays,
    FateCount,
    Once,
    Setter,
    Trigger,
    TurnOrder,
)

THREE: Final = Whole(3)


@dataclass(frozen=True, slots=True)
class Cost:
    """What is paid before something is resolved; `actions` counts where an action is taken."""

    sparks: Number = NONE
    actions: Number = ONE
    hearts: Number = NONE


@dataclass(frozen=True, slots=True)
class Rule:
    """Whenever the trigger comes and `if_` holds, `do` happens.

    `who` sets it off: hero, wyrm, ally, or you (only the owner of the card); "": as usual. `area`:
    only there.
    """

    trigger: Trigger
    do: Effects
    if_: Condition | None = None
    once: Once = ""
    who: Setter = ""
    area: Areas | None = None
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class SpecialAction:
    """An action that a card grants to a hero for whom `if_` holds; `then` is for the card."""

    id: str
    label: Text
    do: Effects
    if_: Condition | None = None
    cost: Cost = Cost()
    once: Once = ""
    then: CardStays = "keep"
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Then:
    """The foot of a card: what happens to it, and which card is followed next.

    `act`: discard, keep, take_next (discard it and follow the next card), take (discard it and
    follow `card`), end, or one of the two that ask: if_done (is this card done?) and if (does `if_`
    hold?), which go on with `yes` or `no`.
    """

    act: str
    card: CardNumber = 0
    if_: Condition | None = None
    yes: Then | None = None
    no: Then | None = None
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class PlayerPhase:
    """Actions for each hero; `order` is free or seats."""

    actions: Number = THREE
    order: TurnOrder = "free"


@dataclass(frozen=True, slots=True)
class Par:
    """The reward for meeting a goal in at most so many player phases."""

    phases: Number
    reward: Effects


@dataclass(frozen=True, slots=True)
class Band:
    """A result of a chapter by fate tokens; `next` happens when the next chapter starts.

    `name` is what players call it; without one it goes by its id.
    """

    min: FateCount
    max: FateCount
    id: str
    text: Texts
    next: Effects = ()
    name: Text | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """What every card of a chapter deck has; it lies in the file at `line`."""

    n: Annotated[int, Between(1, 999)]
    title: Text
    then: Then
    art: CardArt | None = None
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class StoryCard(Card):
    """Narrative and set-up."""

    text: Texts = ()
    on_reveal: Effects = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceCard(Card):
    """The group takes one of the options."""

    options: tuple[Option, ...]
    text: Texts = ()
    on_reveal: Effects = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class GoalCard(Card):
    """Rounds are played under it until the goal is met; then `on_met`, the par, the foot."""

    goal: Condition
    enemy_phase: Effects
    goal_text: Text
    text: Texts = ()
    player_phase: PlayerPhase = PlayerPhase()
    par: Par | None = None
    on_reveal: Effects = ()
    on_met: Effects = ()
    special_actions: tuple[SpecialAction, ...] = ()
    rules: tuple[Rule, ...] = ()
    modifiers: tuple[Modifier, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SpecialRuleCard(Card):
    """In force from `place_card` or `reveal_card` until it is removed or `ends` holds."""

    text: Texts = ()
    rules: tuple[Rule, ...] = ()
    special_actions: tuple[SpecialAction, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    ends: Condition | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class InteractionCard(Card):
    """An object in an area.

    `before` happens first, each time. Then, with `effort` or `test`, the roll, and `on_done` once
    it is done; else `on_interact`. `requires` is asked before the action is offered.
    """

    front: Texts = ()
    cost: Cost = Cost()
    requires: Condition | None = None
    before: Effects = ()
    effort: Effort | None = None
    test: Test | None = None
    on_interact: Effects = ()
    on_done: Effects = ()
    hidden: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemCard(Card):
    """Lies in front of one hero; in its selectors `holder` without a card means that hero."""

    text: Texts = ()
    special_actions: tuple[SpecialAction, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    rules: tuple[Rule, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ChapterEndCard(Card):
    """The last card: reaching it is winning."""

    bands: tuple[Band, ...]
    text: Texts = ()
    on_reveal: Effects = ()
