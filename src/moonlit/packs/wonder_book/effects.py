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
from moonlit.packs.wonder_book.words import (
    CardNumber,
    Counted,
    CounterId,
    EndingId,
    EntityId,
    KeywordId,
    Once,
    Source,
    StackId,
    Until,
    UpgradeNumber,
    WyrmCardId,
)

YOU: Final = Heroes("you", must_be_awake=False)
EACH_HERO: Final = Heroes("each", must_be_awake=False)
NONE: Final = Whole(0)
ONE: Final = Whole(1)
ANY_WYRM: Final = Wyrms("all", in_=Areas("anywhere"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    """One thing that happens.

    `if_` is asked when the effect is reached; where an effect has a `who` it is asked for each of
    these heroes, who is `you` and `it` there. `once` is how long it then stays silent ("", chapter,
    round, phase, hero). `optional`: the players may leave it. `line` is where it was written.
    """

    if_: Condition | None = None
    once: Once = ""
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
    entity: EntityId = ""
    of: tuple[Source, ...] = ()
    toward: Areas | None = None
    uses: Number | None = None
    per: Counted = ""
    optional: bool = False
    if_: Condition | None = None
    until: Until = ""
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

    id: EndingId


# Flow of cards.


@dataclass(frozen=True, slots=True)
class PlaceCard(Effect):
    """`place_card`: an interaction card into an area, or a special rule into force (anywhere)."""

    card: CardNumber
    area: Areas | None = None


@dataclass(frozen=True, slots=True)
class RemoveCard(Effect):
    """`remove_card`: out of play, to the chapter discard, unfinished."""

    card: CardNumber


@dataclass(frozen=True, slots=True)
class MakeStack(Effect):
    """`make_stack`: these cards, first on top, in an area."""

    id: StackId
    cards: tuple[CardNumber, ...]
    area: Areas


@dataclass(frozen=True, slots=True)
class NextInStack(Effect):
    """`next_in_stack`: the top card is finished and the one below it is on top."""

    id: StackId


@dataclass(frozen=True, slots=True)
class CardDone(Effect):
    """`card_done`: a card (0: the one this stands on) is finished."""

    card: CardNumber = 0


@dataclass(frozen=True, slots=True)
class RevealCard(Effect):
    """`reveal_card`: a story, choice or special-rule card is read at once; then play goes on."""

    card: CardNumber


@dataclass(frozen=True, slots=True)
class SetCounter(Effect):
    """`counter`: exactly one of `add` and `set_`."""

    id: CounterId
    add: Number | None = None
    set_: Number | None = None


# Campaign and fate.


@dataclass(frozen=True, slots=True)
class WriteKeyword(Effect):
    """`write_keyword` (W-CARD-3)."""

    id: KeywordId


@dataclass(frozen=True, slots=True)
class EraseKeyword(Effect):
    """`erase_keyword` (W-CARD-4)."""

    id: KeywordId


@dataclass(frozen=True, slots=True)
class GainUpgrade(Effect):
    """`gain_upgrade`: each of these heroes gets the n-th upgrade card of that hero."""

    n: UpgradeNumber
    who: Heroes = EACH_HERO


@dataclass(frozen=True, slots=True)
class AddWyrmCard(Effect):
    """`add_wyrm_card`: shuffled into the draw deck; for this chapter only unless permanent."""

    id: WyrmCardId
    hidden: bool = True
    permanent: bool = True


@dataclass(frozen=True, slots=True)
class RemoveWyrmCard(Effect):
    """`remove_wyrm_card`: out of the wyrm deck for good."""

    id: WyrmCardId


@dataclass(frozen=True, slots=True)
class ChangeFate(Effect):
    """`fate`: turn n tokens face-up, or face-down if negative."""

    n: Number
