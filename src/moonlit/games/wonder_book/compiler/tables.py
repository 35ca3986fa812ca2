"""Names become numbers: areas, cards, things and everything else a chapter speaks of."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from moonlit.core.errors import BadConfig
from moonlit.games.wonder_book.compiler import limits
from moonlit.packs.wonder_book import cards as c
from moonlit.packs.wonder_book.model import Campaign, Chapter, Skill
from moonlit.packs.wonder_book.values import ByHeroes, ByPlayers, Number, Whole


class Names:
    """Numbers given out to names in the order they are first spoken of."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self.all = list(names)

    def number(self, name: str) -> int:
        if name not in self.all:
            self.all.append(name)
        return self.all.index(name)

    def mask(self, names: Iterable[str]) -> int:
        return sum(1 << self.number(name) for name in set(names))


@dataclass(frozen=True)
class Party:
    """Who plays: the number of players, the heroes in play and whose they are."""

    players: int
    heroes: tuple[str, ...]
    seats: tuple[int, ...]
    difficulty: str


@dataclass
class Tables:
    """The numbers of everything in a match."""

    campaign: Campaign
    chapter: Chapter
    party: Party
    bands: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        chapter, campaign = self.chapter, self.campaign
        self.heroes = Names(self.party.heroes)
        self.persons = Names([*self.party.heroes, *chapter.allies])
        self.bosses = Names(chapter.bosses)
        self.areas = Names(area for board in chapter.boards.values() for area in board.areas)
        self.boards = Names(chapter.boards)
        self.keywords = Names(campaign.keywords)
        self.endings = Names(campaign.endings)
        self.wyrms = Names(campaign.wyrms)
        self.counters, self.sets, self.tokens, self.texts = Names(), Names(), Names(), Names()
        # By themselves: a cue more must not renumber the texts that states hold.
        self.cues = Names()
        self.vortices = Names(
            sorted(
                area.vortex
                for board in chapter.boards.values()
                for area in board.areas.values()
                if area.vortex
            )
        )
        self.skills: list[Skill] = []
        self.skill_heroes: list[int] = []
        self._number_skills()
        self._number_cards()

    def _number_skills(self) -> None:
        """Starting skills, then both sides of every upgrade card of the heroes in play."""
        self.upgrades = [
            upgrade
            for upgrade in self.campaign.upgrades.values()
            if upgrade.hero in self.heroes.all
        ]
        for number, hero in enumerate(self.party.heroes):
            self.skills.append(self.campaign.heroes[hero].skill)
            self.skill_heroes.append(number)
        for upgrade in self.upgrades:
            for side in upgrade.sides:
                self.skills.append(side)
                self.skill_heroes.append(self.heroes.number(upgrade.hero))

    def _number_cards(self) -> None:
        chapter = self.chapter
        self.items = [card for card in chapter.cards.values() if isinstance(card, c.ItemCard)]
        self.objects = [
            card for card in chapter.cards.values() if isinstance(card, c.InteractionCard)
        ]
        self.scraps = list(self.campaign.scraps.values())
        self.cards = Names(str(number) for number in chapter.cards)
        self.cards.all += [scrap.id for scrap in self.scraps]
        self.cards.all += self.wyrms.all
        self.cards.all += [skill.id for skill in self.skills]
        self.cards.all += [f"ally {ally}" for ally in chapter.allies]
        self.cards.all += [f"boss {boss}" for boss in chapter.bosses]
        self.cards.all.append("campaign")
        self.things = Names([str(card.n) for card in self.items])
        self.things.all += [scrap.id for scrap in self.scraps]
        limits.check_size(chapter.id, "cards", len(self.cards.all), limits.CARDS)
        limits.check_size(chapter.id, "items", len(self.things.all), limits.SET)
        limits.check_size(chapter.id, "areas", len(self.areas.all), limits.AREAS)

    def card(self, number: int) -> int:
        return self.cards.number(str(number))

    def object(self, number: int) -> int:
        return [card.n for card in self.objects].index(number)

    def thing(self, number: int) -> int:
        return self.things.number(str(number))

    def is_fixed(self, number: Number) -> bool:
        return isinstance(number, Whole | ByHeroes | ByPlayers)

    def fixed(self, number: Number) -> int:
        """A number that is the same for the whole match."""
        match number:
            case Whole(n):
                return n
            case ByHeroes(values):
                return values[len(self.party.heroes) - 2]
            case ByPlayers(values):
                return values[self.party.players - 1]
        raise BadConfig("number-not-fixed", chapter=self.chapter.id)
