"""Names and texts of everything in a story, in one language; nothing is told before it is named."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cached_property
from typing import Final, TypeVar

from moonlit.client.words import Fact, Words
from moonlit.packs.wonder_book.cards import Card, ChapterEndCard, SpecialAction
from moonlit.packs.wonder_book.effects import Option, Picture
from moonlit.packs.wonder_book.model import Area, Campaign, Chapter, Skill
from moonlit.packs.wonder_book.values import Text

SILVER: Final = "silver"
CAMPAIGN: Final = "campaign"
# Results for which we have words of our own.
BANDS: Final = ("gold", "silver", "ink")
T = TypeVar("T", Option, SpecialAction, Picture)


def texts_of(value: object) -> Iterator[Text]:
    """Every text in a part of the story."""
    if isinstance(value, Text):
        yield value
    elif isinstance(value, Mapping):
        for one in value.values():
            yield from texts_of(one)
    elif isinstance(value, tuple):
        for one in value:
            yield from texts_of(one)
    elif is_dataclass(value):
        for field in fields(value):
            yield from texts_of(getattr(value, field.name))


class Lexicon:
    """What things are called and what they do; names come from the story, sentences from Fluent."""

    def __init__(self, words: Words, pack: Campaign) -> None:
        self.words = words
        self.pack = pack
        self._chapters = {chapter.id: chapter for chapter in pack.chapters}
        sides = [side for upgrade in pack.upgrades.values() for side in upgrade.sides]
        skills = [*(hero.skill for hero in pack.heroes.values()), *sides]
        self._skills = {skill.id: skill for skill in skills}

    @cached_property
    def _texts(self) -> dict[str, Text]:
        """Every text of the story by its id."""
        return {text.id: text for text in texts_of(self.pack)}

    def say(self, message: str, /, **facts: Fact) -> str:
        return self.words.say(f"wonder_book-{message}", **facts)

    def text(self, text: Text | None) -> str:
        """A text of the story in this language."""
        return "" if text is None else text.in_language(self.words.language)

    def texts(self, texts: Iterable[Text]) -> str:
        """Several screens, one after the other."""
        return " ".join(map(self.text, texts))

    def read(self, text_id: str) -> str:
        """The text of an id that the table gave out."""
        return self.text(self._texts.get(text_id))

    def chapter(self, chapter: str) -> Chapter:
        return self._chapters[chapter]

    def chapter_name(self, chapter: str) -> str:
        found = self._chapters[chapter]
        return self.say("chapter", numeral=found.numeral, title=self.text(found.title))

    def areas(self, chapter: str) -> dict[str, Area]:
        """Every area of the boards of a chapter."""
        boards = self._chapters[chapter].boards.values()
        return {name: area for board in boards for name, area in board.areas.items()}

    def has_area(self, chapter: str, area: str) -> bool:
        return area in self.areas(chapter)

    def area(self, chapter: str, area: str) -> str:
        """The name of an area; one that a written position made up has only its id."""
        found = self.areas(chapter).get(area)
        return area if found is None else self.text(found.name)

    def card(self, chapter: str, number: int) -> Card | None:
        """A card of a chapter; none if a written position made it up."""
        return self._chapters[chapter].cards.get(number)

    def title(self, chapter: str, number: int) -> str:
        card = self.card(chapter, number)
        return str(number) if card is None else self.text(card.title)

    def is_hidden(self, chapter: str, card: str) -> bool:
        """Whether a card of the board lies face-down, so that nothing of it is told."""
        return card.isdecimal() and getattr(self.card(chapter, int(card)), "hidden", False)

    def body(self, chapter: str, number: int) -> str:
        """What the face of a card says: its goal, its front or its text."""
        card = self.card(chapter, number)
        for name in ("goal_text", "front", "text"):
            said = getattr(card, name, None)
            if isinstance(said, Text):
                return self.text(said)
            if said:
                return self.texts(said)
        return ""

    def person(self, chapter: str, person: str) -> str:
        """A hero, an ally or a boss."""
        if person in self.pack.heroes:
            return self.text(self.pack.heroes[person].name)
        found = self._chapters[chapter]
        if person in found.allies:
            return self.text(found.allies[person].name)
        return self.text(found.bosses[person].name)

    def hero(self, hero: str) -> str:
        return self.text(self.pack.heroes[hero].name)

    def skill(self, skill: str) -> Skill:
        return self._skills[skill]

    def has_skill(self, skill: str) -> bool:
        return skill in self._skills

    def skill_name(self, skill: str) -> str:
        return self.text(self._skills[skill].title)

    def skill_cost(self, skill: str) -> str:
        found = self._skills[skill]
        if found.is_passive:
            return self.say("passive")
        return self.say("cost-sparks", count=getattr(found.cost, "n", 0))

    def thing(self, chapter: str, thing: str) -> str:
        """An item by the number of its card, or a scrap."""
        if thing in self.pack.scraps:
            return self.text(self.pack.scraps[thing].title)
        return self.title(chapter, int(thing))

    def thing_text(self, chapter: str, thing: str) -> str:
        if thing in self.pack.scraps:
            return self.text(self.pack.scraps[thing].text)
        return self.body(chapter, int(thing))

    def wyrm_card(self, card: str) -> str:
        return self.text(self.pack.wyrms[card].title)

    def symbols(self, card: str) -> str:
        """How many wyrms a card brings and how often all of them act."""
        found = self.pack.wyrms[card]
        facts: dict[str, Fact] = {}
        for name, marks in (("spawn", found.spawn), ("activation", found.activation)):
            silver = sum(mark == SILVER for mark in marks)
            facts |= {name: len(marks) - silver, f"{name}_silver": silver}
        return self.say("symbols", **facts)

    def band(self, chapter: str, band: str) -> str:
        """What a result of a chapter is called: as its author says, or by one of our own names."""
        cards = self._chapters[chapter].cards.values()
        ends = [card for card in cards if isinstance(card, ChapterEndCard)]
        names = {one.id: one.name for end in ends for one in end.bands}
        if names.get(band) is not None:
            return self.text(names[band])
        return self.say("band", band=band) if band in BANDS else band

    def keyword(self, keyword: str) -> str:
        return self.text(self.pack.keywords[keyword].name)

    def option(self, chapter: str, option: str) -> str:
        """What an answer to a choice of this chapter, or of a deck, is called."""
        places: tuple[object, ...] = (self._chapters[chapter], self.pack.scraps, self.pack.upgrades)
        found = next((one for place in places for one in find_all(place, Option, option)), None)
        return option if found is None else self.text(found.label)

    def special(self, chapter: str, special: str) -> str:
        """What a special action is called; that of a scrap is the scrap."""
        if special in self.pack.scraps:
            return self.text(self.pack.scraps[special].title)
        found = next(find_all(self._chapters[chapter], SpecialAction, special), None)
        if found is None:
            # Where several cards of a chapter have an action of one name, the table adds the card.
            plain = special.rpartition("_")[0]
            found = next(find_all(self._chapters[chapter], SpecialAction, plain), None)
        return special if found is None else self.text(found.label)

    def named(self, chapter: str, thing: str) -> str:
        """What a card of any kind is called: of the chapter, a deck, a hero, an ally, a boss."""
        if thing in self._skills:
            return self.skill_name(thing)
        if thing in self.pack.wyrms:
            return self.wyrm_card(thing)
        if thing in self.pack.scraps or thing.isdecimal():
            return self.thing(chapter, thing)
        if thing == CAMPAIGN:
            return self.text(self.pack.title)
        return self.person(chapter, thing.rpartition(" ")[2])

    def text_of(self, chapter: str, thing: str) -> str:
        """What such a card says."""
        if thing in self._skills:
            return self.text(self._skills[thing].text)
        if thing in self.pack.wyrms:
            return self.text(self.pack.wyrms[thing].text)
        if thing in self.pack.scraps or thing.isdecimal():
            return self.thing_text(chapter, thing)
        return ""

    def listed(self, names: Iterable[str]) -> str:
        """Names, or that there are none."""
        return self.words.join(names) or self.say("page-nothing")


def find_all(value: object, kind: type[T], name: str = "") -> Iterator[T]:
    """The things of a kind inside a part of the story: those of this id, or all."""
    if isinstance(value, kind) and name in ("", value.id):
        yield value
    if isinstance(value, Mapping):
        value = tuple(value.values())
    if isinstance(value, tuple):
        for one in value:
            yield from find_all(one, kind, name)
    elif is_dataclass(value):
        for field in fields(value):
            yield from find_all(getattr(value, field.name), kind, name)
