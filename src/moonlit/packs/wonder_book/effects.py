"""The effects of a story: everything a card can make happen, as frozen values.

The YAML word of an effect stands in EFFECTS of `vocabulary`; its arguments are the fields of the
class, less a closing underscore. An argument that is no table stands for the first field, so that
`fate: 2` is `fate: {n: 2}`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from moonlit.packs.wonder_book.conditions import Condition
from moonlit.packs.wonder_book.values import Areas, Bound, Heroes, Number, Text, Whole, Wyrms

YOU: Final = Heroes("you", must_be_awake=False)
EACH_HERO: Final = Heroes("each", must_be_awake=False)
NONE: Final = Whole(0)
ONE: Final = Whole(1)
ITEMS: Final = ("item", "scrap")
ANY_WYRM: Final = Wyrms("all", in_=Areas("anywhere"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    """One thing that happens.

    `if_` is asked when the effect is reached; where an effect has a `who` it is asked for each of
    these heroes, who is `you` and `it` there. `once` is how long it then stays silent ("", chapter,
    round, phase, hero). `optional`: the players may leave it. `line` is where it was written.
    """

    if_: Condition | None = None
    once: str = ""
    optional: bool = False
    line: int = field(default=0, compare=False)


Effects = tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """One way to answer a choice; it is offered while `if_` holds."""

    id: str
    label: Text
    do: Effects = ()
    if_: Condition | None = None
    result: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class Branch:
    """What follows from a roll with so many successes."""

    when: Bound
    do: Effects


@dataclass(frozen=True, slots=True)
class Modifier:
    """A standing change; `name` is one of MODIFIERS, which says what the fields mean.

    `who`, `wyrms`, `entity`: whom it concerns (nobody named: all it can). `of`: kinds of actions
    and damage (attack, skill, scrap, special_action, interaction, move, wyrm_attack …); empty is
    all. `uses`: it ends after so many uses, counted for each `per` ("", hero, wyrm) by itself.
    `if_` is asked at every use. `until` "" is as long as the card that carries it is in force.
    """

    name: str
    n: Number = ONE
    who: Heroes | None = None
    wyrms: Wyrms | None = None
    entity: str = ""
    of: tuple[str, ...] = ()
    toward: Areas | None = None
    uses: Number | None = None
    per: str = ""
    optional: bool = False
    if_: Condition | None = None
    until: str = ""
    id: str = ""
    line: int = field(default=0, compare=False)


# Story.


@dataclass(frozen=True, slots=True)
class Say(Effect):
    """`text`: one more screen to read."""

    text: Text


@dataclass(frozen=True, slots=True)
class Picture(Effect):
    """`picture`: shown now, and kept in the album if `album`."""

    id: str
    album: bool = False


@dataclass(frozen=True, slots=True)
class PopUp(Effect):
    """`pop_up`: a part of the book unfolds."""

    cue: str


@dataclass(frozen=True, slots=True)
class Sound(Effect):
    """`sound`: heard now."""

    id: str


@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """`choose`: the players take one of the options."""

    options: tuple[Option, ...]
    text: Text | None = None


@dataclass(frozen=True, slots=True)
class StartPlayerPhase(Effect):
    """`start_player_phase`: a new player phase begins at once."""


@dataclass(frozen=True, slots=True)
class WinChapter(Effect):
    """`win_chapter`: go to the chapter-end card."""


@dataclass(frozen=True, slots=True)
class LoseChapter(Effect):
    """`lose_chapter`: the chapter is lost."""


@dataclass(frozen=True, slots=True)
class ReachEnding(Effect):
    """`ending`: the campaign will end so."""

    id: str


# Flow of cards.


@dataclass(frozen=True, slots=True)
class PlaceCard(Effect):
    """`place_card`: an interaction card into an area, or a special rule into force (anywhere)."""

    card: int
    area: Areas | None = None


@dataclass(frozen=True, slots=True)
class RemoveCard(Effect):
    """`remove_card`: out of play, to the chapter discard, unfinished."""

    card: int


@dataclass(frozen=True, slots=True)
class MakeStack(Effect):
    """`make_stack`: these cards, first on top, in an area."""

    id: str
    cards: tuple[int, ...]
    area: Areas


@dataclass(frozen=True, slots=True)
class NextInStack(Effect):
    """`next_in_stack`: the top card is finished and the one below it is on top."""

    id: str


@dataclass(frozen=True, slots=True)
class CardDone(Effect):
    """`card_done`: a card (0: the one this stands on) is finished."""

    card: int = 0


@dataclass(frozen=True, slots=True)
class RevealCard(Effect):
    """`reveal_card`: a story, choice or special-rule card is read at once; then play goes on."""

    card: int


@dataclass(frozen=True, slots=True)
class SetCounter(Effect):
    """`counter`: exactly one of `add` and `set_`."""

    id: str
    add: Number | None = None
    set_: Number | None = None


# Campaign and fate.


@dataclass(frozen=True, slots=True)
class WriteKeyword(Effect):
    """`write_keyword` (W-CARD-3)."""

    id: str


@dataclass(frozen=True, slots=True)
class EraseKeyword(Effect):
    """`erase_keyword` (W-CARD-4)."""

    id: str


@dataclass(frozen=True, slots=True)
class GainUpgrade(Effect):
    """`gain_upgrade`: each of these heroes gets the n-th upgrade card of that hero."""

    n: int
    who: Heroes = EACH_HERO


@dataclass(frozen=True, slots=True)
class AddWyrmCard(Effect):
    """`add_wyrm_card`: shuffled into the draw deck; for this chapter only unless permanent."""

    id: str
    hidden: bool = True
    permanent: bool = True


@dataclass(frozen=True, slots=True)
class RemoveWyrmCard(Effect):
    """`remove_wyrm_card`: out of the wyrm deck for good."""

    id: str


@dataclass(frozen=True, slots=True)
class ChangeFate(Effect):
    """`fate`: turn n tokens face-up, or face-down if negative."""

    n: Number


# Heroes.


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

    card: str = "any"
    who: Heroes = YOU


@dataclass(frozen=True, slots=True)
class GainItem(Effect):
    """`gain_item`: one hero gets this item card."""

    card: int
    who: Heroes = YOU


@dataclass(frozen=True, slots=True)
class LoseItem(Effect):
    """`lose_item`: n of these cards (none named: any) of these heroes; the players choose which."""

    cards: tuple[int, ...] = ()
    who: Heroes = EACH_HERO
    n: Number = ONE
    of: tuple[str, ...] = ITEMS


@dataclass(frozen=True, slots=True)
class PassItems(Effect):
    """`pass_items`: up to n things (`any`: None) change hands, between these or `from_` … `to`.

    `of`: item, scrap, spark, and just_drawn (scraps drawn by this list of effects).
    """

    between: tuple[Heroes, ...] = ()
    from_: Heroes | None = None
    to: Heroes | None = None
    of: tuple[str, ...] = ITEMS
    n: Number | None = ONE
    range: str = "anywhere"


@dataclass(frozen=True, slots=True)
class MoveHero(Effect):
    """`move_hero`: `steps` borders (`up_to`: or fewer), or straight `to` one of these areas.

    `take`: these wyrms come along.
    """

    who: Heroes = YOU
    steps: Number = ONE
    via: str = "open"
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
    only: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FreeUse(Effect):
    """`free_use`: use n scraps or special actions of rules without spending an action."""

    of: tuple[str, ...]
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
