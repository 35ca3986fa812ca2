"""Effects on heroes: hearts, sparks, items, moves and extra actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from moonlit.packs.wonder_book.effects import EACH_HERO, ONE, YOU, Effect, Effects
from moonlit.packs.wonder_book.values import Areas, Heroes, Number, Wyrms
from moonlit.packs.wonder_book.words import (
    Action,
    CardNumber,
    Discarded,
    Goods,
    Held,
    Range,
    Usable,
    Via,
)

ITEMS: Final = ("item", "scrap")


@dataclass(frozen=True, slots=True)
class ChangeHearts(Effect):
    """`hearts`: each recovers n (or all with `full`), or loses if negative; `split`: n in all."""

    n: Number = ONE
    who: Heroes = YOU
    full: bool = False
    split: bool = False


@dataclass(frozen=True, slots=True)
class ChangeSparks(Effect):
    """`sparks`: each gains n from the pool, or returns them if negative."""

    n: Number = ONE
    who: Heroes = YOU


@dataclass(frozen=True, slots=True)
class GiveSparks(Effect):
    """`give_sparks`: each of `from_` may give n sparks to `to`; `each` follows for each spark."""

    from_: Heroes
    to: Heroes = YOU
    n: Number = ONE
    each: Effects = ()


@dataclass(frozen=True, slots=True)
class DrawScrap(Effect):
    """`draw_scrap`: the top n of the scrap deck."""

    n: Number = ONE
    who: Heroes = YOU


@dataclass(frozen=True, slots=True)
class TakeScrap(Effect):
    """`take_scrap`: from the scrap discard: `it` (the one in question), `other` than it, `any`."""

    card: Discarded = "any"
    who: Heroes = YOU


@dataclass(frozen=True, slots=True)
class GainItem(Effect):
    """`gain_item`: one hero gets this item card."""

    card: CardNumber
    who: Heroes = YOU


@dataclass(frozen=True, slots=True)
class LoseItem(Effect):
    """`lose_item`: n of these cards (none named: any) of these heroes; the players choose which."""

    cards: tuple[CardNumber, ...] = ()
    who: Heroes = EACH_HERO
    n: Number = ONE
    of: tuple[Held, ...] = ITEMS


@dataclass(frozen=True, slots=True)
class PassItems(Effect):
    """`pass_items`: up to n things (`any`: None) change hands, between these or `from_` … `to`.

    `of`: item, scrap, spark, and just_drawn (scraps drawn by this list of effects).
    """

    between: tuple[Heroes, ...] = ()
    from_: Heroes | None = None
    to: Heroes | None = None
    of: tuple[Goods, ...] = ITEMS
    n: Number | None = ONE
    range: Range = "anywhere"


@dataclass(frozen=True, slots=True)
class MoveHero(Effect):
    """`move_hero`: `steps` borders (`up_to`: or fewer), or straight `to` one of these areas.

    `take`: these wyrms come along.
    """

    who: Heroes = YOU
    steps: Number = ONE
    via: Via = "open"
    up_to: bool = False
    to: Areas | None = None
    take: Wyrms | None = None


@dataclass(frozen=True, slots=True)
class Swap(Effect):
    """`swap`: two heroes change places."""

    with_: Heroes
    who: Heroes = YOU


@dataclass(frozen=True, slots=True)
class ExtraAction(Effect):
    """`extra_action`: n at once; `only` these kinds, if any are named (W-PP-7)."""

    who: Heroes = YOU
    n: Number = ONE
    only: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class FreeUse(Effect):
    """`free_use`: use n scraps or special actions of rules without spending an action."""

    of: tuple[Usable, ...]
    who: Heroes = YOU
    n: Number = ONE


@dataclass(frozen=True, slots=True)
class LeaveBoard(Effect):
    """`leave_board`: the figures go; those heroes have no more turns until they return."""

    who: Heroes = YOU


@dataclass(frozen=True, slots=True)
class ReturnToBoard(Effect):
    """`return_to_board`: heroes who had left come into an area."""

    area: Areas
    who: Heroes = EACH_HERO


@dataclass(frozen=True, slots=True)
class ChooseHeroes(Effect):
    """`choose_heroes`: the players take their heroes (chapter I)."""


@dataclass(frozen=True, slots=True)
class PlaceHeroes(Effect):
    """`place_heroes`: all of them; into several areas one after the other, in seat order."""

    in_: Areas
