"""V-5: every goal can be met with what is in play when it is on top of the deck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Final, TypeVar

from moonlit.packs.source import Fault
from moonlit.packs.wonder_book.board_effects import ChangeAlly, ChangeBoss
from moonlit.packs.wonder_book.cards import (
    Card,
    ChoiceCard,
    GoalCard,
    InteractionCard,
    Rule,
    StoryCard,
    Then,
)
from moonlit.packs.wonder_book.conditions import (
    AllHeroes,
    AllOf,
    AllyIn,
    AnyOf,
    BossHearts,
    CardFinished,
    Condition,
    CounterIs,
    HasKeyword,
    HeroesIn,
    TouchedThisRound,
)
from moonlit.packs.wonder_book.effects import (
    CardDone,
    ChangeFate,
    MakeStack,
    NextInStack,
    PlaceCard,
    SetCounter,
    WriteKeyword,
)
from moonlit.packs.wonder_book.findings import Findings, card_row
from moonlit.packs.wonder_book.flow import Flow
from moonlit.packs.wonder_book.hero_effects import LeaveBoard, ReturnToBoard
from moonlit.packs.wonder_book.numbers import ENDLESS, HERO_COUNTS, at_least, most
from moonlit.packs.wonder_book.walk import found

# What comes in every round, whoever is on the board.
BY_ITSELF: Final = (
    *("round_start", "round_end", "player_phase_start", "player_phase_end"),
    *("enemy_phase_start", "enemy_phase_end", "wyrm_card_revealed"),
)
# Fields that say when something happens at all.
GUARDS: Final = ("if_", "requires")
T = TypeVar("T")
Problem = tuple[Fault, int]


def check_goals(flow: Flow, findings: Findings) -> None:
    """The first reason for which a goal can never be met, where it is asked."""
    chapter = flow.chapter
    for number in sorted(flow.reached):
        card = chapter.cards[number]
        if isinstance(card, GoalCard):
            table = _Table(flow, card)
            for fault, line in table.problems(card.goal, card.line):
                findings.fail(chapter.file, line, fault, card_row(number))
            if table.can_be_deserted(card):
                findings.fail(chapter.file, card.line, Fault("goal-deserted"), card_row(number))
        if isinstance(card, InteractionCard) and card.requires is not None:
            for condition, line in found(HeroesIn, card.requires, card.line):
                if at_least(condition.bound, HERO_COUNTS[0]) > HERO_COUNTS[0]:
                    findings.fail(chapter.file, line, Fault("too-many-heroes"), card_row(number))
    _check_stacks(flow, findings)


def _check_stacks(flow: Flow, findings: Findings) -> None:
    """Each card of a stack but the last leads on to the one below it."""
    for stack, _ in found(MakeStack, flow.chapter):
        for number in stack.cards[:-1]:
            card = flow.chapter.cards[number]
            if not any(one.id == stack.id for one, _ in found(NextInStack, card)):
                row = card_row(number)
                findings.fail(
                    flow.chapter.file, card.line, Fault("stack-stops", stack=stack.id), row
                )


class _Table:
    """What may be in play under one goal card."""

    def __init__(self, flow: Flow, goal: GoalCard) -> None:
        self.chapter = flow.chapter
        self.numbers = flow.before(goal.n)
        self.cards: list[Card] = [self.chapter.cards[n] for n in sorted(self.numbers)]
        self.laid = {one.card for one in self._all(PlaceCard)}
        self.laid |= {number for one in self._all(MakeStack) for number in one.cards}

    def problems(self, goal: Condition, line: int) -> Iterator[Problem]:
        line = goal.line or line
        match goal:
            case AllOf(conditions=inner):
                for one in inner:
                    yield from self.problems(one, line)
            case AnyOf(conditions=inner):
                tried = [list(self.problems(one, line)) for one in inner]
                if all(tried):
                    yield from tried[0]
            case CounterIs():
                yield from self._counter(goal, line)
            case CardFinished(cards=numbers):
                for number in numbers:
                    yield from self._finished(number, line)
            case TouchedThisRound(cards=numbers):
                for number in numbers:
                    if number not in self.laid:
                        yield Fault("goal-card-not-laid", card=str(number)), line
            case _:
                yield from self._other(goal, line)

    def can_be_deserted(self, card: GoalCard) -> bool:
        """Whether all heroes may leave for good and nothing comes of it: rounds without an end."""
        if not any(map(_empties, self.cards)) or any(self._all(ReturnToBoard)):
            return False
        leaving = (one for one, _ in found(AllHeroes, card.goal) if one.state == "left")
        return not any(leaving) and not self._costs_fate()

    def _costs_fate(self) -> bool:
        """Whether time runs out: a rule that costs fate without anybody doing anything."""
        rules = [rule for rule in self._all(Rule) if rule.trigger in BY_ITSELF]
        return any(isinstance(effect, ChangeFate) for rule in rules for effect in rule.do)

    def _other(self, goal: Condition, line: int) -> Iterator[Problem]:
        match goal:
            case AllHeroes(state="left") if not any(self._all(LeaveBoard)):
                yield Fault("goal-nobody-leaves"), line
            case HasKeyword(id=word) if all(one.id != word for one in self._all(WriteKeyword)):
                yield Fault("goal-keyword", keyword=word), line
            case BossHearts(id=name) if not any(_makes(one, name) for one in self._all(ChangeBoss)):
                yield Fault("goal-not-created", name=name), line
            case AllyIn(id=name) if not any(_makes(one, name) for one in self._all(ChangeAlly)):
                yield Fault("goal-not-created", name=name), line
            case HeroesIn(bound=bound) if at_least(bound, HERO_COUNTS[0]) > HERO_COUNTS[0]:
                yield Fault("too-many-heroes"), line

    def _all(self, cls: type[T]) -> Iterator[T]:
        return (one for card in self.cards for one, _ in found(cls, card))

    def _finished(self, number: int, line: int) -> Iterator[Problem]:
        if number not in self.laid:
            yield Fault("goal-card-not-laid", card=str(number)), line
        elif not self._can_finish(self.chapter.cards[number]):
            yield Fault("goal-card-stays", card=str(number)), line

    def _can_finish(self, card: Card) -> bool:
        if _discards(card.then) or any(found(NextInStack, card)):
            return True
        return any(one.card == card.n for one in self._all(CardDone))

    def _counter(self, goal: CounterIs, line: int) -> Iterator[Problem]:
        for heroes in HERO_COUNTS:
            wanted = at_least(goal.bound, heroes)
            can = sum(self._adds(card, goal.id, heroes) for card in self.cards)
            if can < wanted:
                yield (
                    Fault("goal-counter", counter=goal.id, wanted=wanted, most=can, heroes=heroes),
                    line,
                )
                return

    def _adds(self, card: Card, counter: str, heroes: int) -> int:
        """What a card can add in all; endless if it can be used again and again."""
        total = 0
        for effect, _ in found(SetCounter, card):
            if effect.id == counter:
                number = effect.set_ if effect.add is None else effect.add
                total += max(0, most(number, heroes)) if number is not None else 0
        return total if total == 0 or _is_single(card) else ENDLESS


def _empties(card: Card) -> bool:
    """Whether a card can take all heroes off the board: at once, or one after the other."""
    leaving = list(_unguarded(card))
    is_read_once = isinstance(card, StoryCard | ChoiceCard)
    is_once = _is_gone(card) if isinstance(card, InteractionCard) else is_read_once
    return any(one.who.pick == "each" or not is_once for one in leaving)


def _unguarded(value: object) -> Iterator[LeaveBoard]:
    """Where heroes leave without a condition; with one, somebody may have to stay."""
    if isinstance(value, Mapping):
        value = tuple(value.values())
    if isinstance(value, tuple):
        for one in value:
            yield from _unguarded(one)
    elif is_dataclass(value) and not any(getattr(value, name, None) for name in GUARDS):
        if isinstance(value, LeaveBoard):
            yield value
        for field in fields(value):
            yield from _unguarded(getattr(value, field.name))


def _makes(effect: ChangeAlly | ChangeBoss, name: str) -> bool:
    return effect.id == name and effect.create is not None


def _discards(then: Then | None) -> bool:
    if then is None:
        return False
    return then.act == "discard" or _discards(then.yes) or _discards(then.no)


def _is_single(card: Card) -> bool:
    """An object that is gone after it was used once, or a card that is read once."""
    return _is_gone(card) if isinstance(card, InteractionCard) else not isinstance(card, GoalCard)


def _is_gone(card: InteractionCard) -> bool:
    """Whether an object is gone after it was used once."""
    return card.then.act == "discard" and not card.before
