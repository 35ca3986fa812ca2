"""A match turn by turn: what each hand was good for, what was gained and lost, who owned what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from moonlit.core.event import Event
from moonlit.games.dominion import frames, scoring
from moonlit.games.dominion.events import (
    Bought,
    Exchanged,
    Gained,
    Played,
    Returned,
    Trashed,
)
from moonlit.games.dominion.frames import frame_kind
from moonlit.games.dominion.state import KIND, SILVER, State
from moonlit.review.dominion.luck import Step

# How a card came, and how it went.
BOUGHT: Final = "bought"
GAINED: Final = "gained"
EXCHANGED: Final = "exchanged"
TRASHED: Final = "trashed"
RETURNED: Final = "returned"
COMING: Final = (BOUGHT, GAINED)


@dataclass(frozen=True, slots=True)
class Change:
    """A card that somebody gained or lost, with the number of actions before it."""

    version: int
    seat: int
    card: str
    how: str

    @property
    def is_gain(self) -> bool:
        return self.how in COMING


@dataclass(frozen=True, slots=True)
class Standing:
    """The points of a player, and how many of each card they own."""

    points: int
    owned: dict[str, int]


@dataclass(frozen=True, slots=True)
class Turn:
    """One player's turn. `version` is the number of actions after which it was over.

    `money` is what could be spent, `unspent` the part of it that was not; `actions` and `nights`
    are how many of these cards were played, `stranded` the Actions left in hand for want of
    Actions. In a dead hand nothing useful could be done: it had no Action or Night card to play,
    and not even the money for a Silver.
    """

    version: int
    seat: int
    number: int
    money: int
    unspent: int
    actions: int
    nights: int
    stranded: int
    is_dead: bool
    changes: tuple[Change, ...]
    standings: tuple[Standing, ...]


def turns_of(steps: Sequence[Step]) -> list[Turn]:
    """All turns of a match that is over."""
    return [_turn([*own]) for _, own in groupby(steps, _whose)]


def _whose(step: Step) -> tuple[int, int]:
    """Whose turn an action belongs to, and which of theirs; others may decide in it, too."""
    state = step.before
    return int(state.seat), int(state.players[state.seat].turns)


@dataclass(slots=True)
class _Purse:
    """What a turn's coins were spent on."""

    money: int = 0
    spent: int = 0
    played: list[int] = field(default_factory=list)


def _turn(steps: list[Step]) -> Turn:
    first, last = steps[0].before, steps[-1]
    terms, seat = first.terms, int(first.seat)
    purse = _purse_of(steps, seat)
    asked = {frame_kind(step.before.pending[-1]) for step in steps if step.seat == seat}
    cannot_play = not asked & {frames.ACT, frames.NIGHT} and not purse.played
    return Turn(
        version=last.version,
        seat=seat,
        number=int(first.players[seat].turns),
        money=purse.money,
        unspent=purse.money - purse.spent,
        actions=sum(terms.has(terms.action_kinds, kind) for kind in purse.played),
        nights=sum(
            terms.has(terms.night_kinds & ~terms.action_kinds, kind) for kind in purse.played
        ),
        stranded=_stranded(steps),
        is_dead=cannot_play and purse.money < terms.cost[SILVER],
        changes=tuple(change for step in steps for change in _changes(step)),
        standings=standings_of(last.after),
    )


def _purse_of(steps: Sequence[Step], seat: int) -> _Purse:
    """What there was to spend, what was spent, and the Actions and Night cards played."""
    purse, terms = _Purse(), steps[0].before.terms
    both = terms.action_kinds | terms.night_kinds
    for step in steps:
        purse.money = max(purse.money, int(step.before.coins) + purse.spent)
        for event in step.events:
            match event:
                case Bought(card=card):
                    purse.spent += int(terms.cost[terms.card_names.index(card)])
                case Played(seat=player, card=card, is_again=False) if player == seat:
                    kind = terms.card_names.index(card)
                    if terms.has(both, kind):
                        purse.played.append(kind)
    return purse


def _stranded(steps: Sequence[Step]) -> int:
    """Actions left in hand when the Buy phase began and no more could be played."""
    for step in steps:
        state = step.before
        if frame_kind(state.pending[-1]) == frames.BUY:
            hand = state.players[state.seat].hand
            left = sum(state.terms.has(state.terms.action_kinds, card & KIND) for card in hand)
            return 0 if state.actions else left
    return 0


def _changes(step: Step) -> Iterator[Change]:
    bought: list[tuple[int, str]] = []
    for event in step.events:
        match event:
            case Bought(seat=seat, card=card):
                bought.append((seat, card))
            case Gained(seat=seat, card=card):
                is_bought = (seat, card) in bought
                if is_bought:
                    bought.remove((seat, card))
                yield Change(step.version - 1, seat, card, BOUGHT if is_bought else GAINED)
            case _:
                yield from _lost(step.version - 1, event)


def _lost(version: int, event: Event) -> Iterator[Change]:
    match event:
        case Trashed(seat=seat, cards=cards):
            for card in cards:
                yield Change(version, seat, card, TRASHED)
        case Returned(seat=seat, card=card):
            yield Change(version, seat, card, RETURNED)
        case Exchanged(seat=seat, card=card, other=other):
            yield Change(version, seat, card, EXCHANGED)
            yield Change(version, seat, other, GAINED)


def standings_of(state: State) -> tuple[Standing, ...]:
    """What everybody has now; kinds nobody owns are left out."""
    terms = state.terms
    return tuple(
        Standing(
            int(scoring.total(state, seat)),
            {
                terms.card_names[kind]: int(count)
                for kind, count in enumerate(scoring.owned(terms, state.players[seat]))
                if count
            },
        )
        for seat in range(terms.players)
    )
