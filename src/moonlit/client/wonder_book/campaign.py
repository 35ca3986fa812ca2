"""A campaign: what the chapters played so far leave behind.

Winning a chapter adds to it; losing one only counts the loss (W-END-1).
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from moonlit.core.codec import Plain
from moonlit.core.game import Config, Outcome
from moonlit.packs.wonder_book.model import Campaign as Pack
from moonlit.packs.wonder_book.model import Upgrade

# Gentle mode: one fate token more for each loss, up to so many at the start (section 14.5).
GENTLE_MOST: Final = 7
FATE_AT_START: Final[Mapping[str, int]] = {"easier": 6, "normal": 5, "hard": 4}


@dataclass(frozen=True, slots=True)
class Carried:
    """What passes on from one chapter to the next (W-CAMP-2).

    `upgrades` are the sides chosen, `handed_out` which of the three upgrade cards every hero may
    have by now (W-CAMP-7), `purple` the wyrm cards added (W-CAMP-3).
    """

    keywords: tuple[str, ...] = ()
    upgrades: tuple[str, ...] = ()
    handed_out: tuple[int, ...] = ()
    purple: tuple[str, ...] = ()
    album: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """A chapter that was won; `before` is what the group had when it began.

    `gentle` fate tokens were added at the start, and it was gone back `rewinds` times to a goal.
    """

    chapter: str
    fate: int
    band: str
    difficulty: str
    heroes: tuple[str, ...]
    gentle: int
    rewinds: int
    ending: str
    before: Carried


@dataclass(frozen=True, slots=True)
class Campaign:
    """One group's way through the book.

    `losses` and `rewinds` count for the chapter that comes next; `is_gentle`: losses help.
    """

    pack: str
    carried: Carried = Carried()
    results: tuple[Result, ...] = ()
    losses: int = 0
    rewinds: int = 0
    is_gentle: bool = False
    heroes: tuple[str, ...] = ()

    def next_chapter(self, order: Sequence[str]) -> str | None:
        """The first chapter that was not won yet (W-CAMP-1); none after the last."""
        return next((chapter for chapter in order if self.result_of(chapter) is None), None)

    @property
    def total(self) -> int:
        """The grand total of the campaign sheet (W-COMP-16)."""
        return sum(result.fate for result in self.results)

    def result_of(self, chapter: str) -> Result | None:
        return next((one for one in self.results if one.chapter == chapter), None)

    def before(self, chapter: str) -> "Campaign":
        """The campaign as it is, or was, when a chapter begins; later results are left out."""
        places = [one.chapter for one in self.results]
        if chapter not in places:
            return self
        place = places.index(chapter)
        before = self.results[place].before
        return replace(self, carried=before, results=self.results[:place], losses=0, rewinds=0)

    def gentle_tokens(self, difficulty: str) -> int:
        """Fate tokens that gentle mode adds to what the difficulty gives."""
        room = GENTLE_MOST - FATE_AT_START[difficulty]
        return min(self.losses, room) if self.is_gentle else 0

    def options(self, chapter: str, difficulty: str) -> dict[str, Plain]:
        """What a match is set up with besides players, heroes with their sides, and switches."""
        carried = self.carried
        return {
            "chapter": chapter,
            "difficulty": difficulty,
            "keywords": list(carried.keywords),
            "purple": list(carried.purple),
            "recorded": {result.chapter: result.fate for result in self.results},
            "gentle": self.gentle_tokens(difficulty),
        }


def sides_of(carried: Carried, pack: Pack, heroes: Sequence[str]) -> list[str]:
    """The sides that heroes in play have chosen so far."""
    own = {
        side.id
        for upgrade in pack.upgrades.values()
        if upgrade.hero in heroes
        for side in upgrade.sides
    }
    return [side for side in carried.upgrades if side in own]


def open_upgrades(carried: Carried, pack: Pack, heroes: Sequence[str]) -> list[Upgrade]:
    """Upgrade cards of heroes in play of which no side was chosen yet (W-CAMP-7)."""
    return [
        upgrade
        for upgrade in pack.upgrades.values()
        if upgrade.hero in heroes
        and upgrade.n in carried.handed_out
        and not any(side.id in carried.upgrades for side in upgrade.sides)
    ]


def to_choose(campaign: Campaign, pack: Pack, heroes: Sequence[str], players: int) -> list[Upgrade]:
    """Upgrade cards handed out so far of which a side has to be chosen before the chapter.

    Who sat where before is known by the order of the heroes alone.
    """
    return to_choose_anew(campaign.carried, pack, heroes, _kept(campaign.heroes, heroes, players))


def to_choose_anew(
    carried: Carried, pack: Pack, heroes: Sequence[str], kept: Collection[str]
) -> list[Upgrade]:
    """The cards nobody chose a side of yet, and all of heroes who do not stay with their players.

    Who takes a hero over chooses afresh (W-CAMP-6, W-UPG-3).
    """
    unchosen = open_upgrades(carried, pack, heroes)
    return [
        card
        for card in pack.upgrades.values()
        if card.hero in heroes
        and card.n in carried.handed_out
        and (card in unchosen or card.hero not in kept)
    ]


def as_last(campaign: Campaign, pack: Pack, last: Config) -> Campaign:
    """The campaign with the heroes and the sides of the last match, however that ended."""
    if not last:
        return campaign
    carried, chosen = campaign.carried, _names(last["upgrades"])
    handed_out = [
        side.id
        for upgrade in pack.upgrades.values()
        if upgrade.n in carried.handed_out
        for side in upgrade.sides
    ]
    sides = (*(side for side in chosen if side in handed_out), *carried.upgrades)
    upgrades = one_of_each(pack, sides)
    carried = replace(carried, upgrades=upgrades)
    return replace(campaign, carried=carried, heroes=_names(last["heroes"]))


def _kept(before: Sequence[str], now: Sequence[str], players: int) -> list[str]:
    """The heroes who stay with their players, in the order of the seats; alone one plays all."""
    if players == 1:
        return [hero for hero in now if hero in before]
    return [hero for hero, old in zip(now, before, strict=False) if hero == old]


def settle(campaign: Campaign, pack: Pack, config: Config, outcome: Outcome) -> Campaign:
    """The campaign after one of its chapters came to an end."""
    notes, heroes = outcome.notes, _names(config["heroes"])
    chapter = str(config["chapter"])
    start = campaign.before(chapter)
    if not notes["is_won"]:
        return replace(start, losses=start.losses + 1, heroes=heroes)
    result = Result(
        chapter=chapter,
        fate=int(str(notes["fate"])),
        band=str(notes["band"]),
        difficulty=str(config["difficulty"]),
        heroes=heroes,
        gentle=int(str(config["gentle"])),
        rewinds=start.rewinds,
        ending=str(notes.get("ending") or ""),
        before=start.carried,
    )
    return replace(
        start,
        carried=_carried(start.carried, pack, notes),
        results=(*start.results, result),
        losses=0,
        rewinds=0,
        heroes=heroes,
    )


def _carried(before: Carried, pack: Pack, notes: Mapping[str, Plain]) -> Carried:
    album = dict.fromkeys((*before.album, *_names(notes["album"])))
    return Carried(
        keywords=_names(notes["keywords"]),
        upgrades=one_of_each(pack, (*_names(notes["upgrades"]), *before.upgrades)),
        handed_out=_numbers(before.handed_out, notes["handed_out"]),
        purple=_names(notes["purple"]),
        album=tuple(album),
    )


def one_of_each(pack: Pack, chosen: Sequence[str]) -> tuple[str, ...]:
    """One side of every card: the one chosen first (W-UPG-2)."""
    found = []
    for upgrade in pack.upgrades.values():
        own = [side.id for side in upgrade.sides]
        found += [side for side in chosen if side in own][:1]
    return tuple(found)


def _numbers(before: Sequence[int], now: Plain) -> tuple[int, ...]:
    assert isinstance(now, list)
    return tuple(sorted({*before, *(int(str(one)) for one in now)}))


def _names(value: Plain) -> tuple[str, ...]:
    assert isinstance(value, list)
    return tuple(map(str, value))
