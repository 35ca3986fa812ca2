"""Names and texts of everything in a Dominion pack, in one language."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from moonlit.client.words import Fact, Words
from moonlit.games.dominion.terms import effect_of
from moonlit.packs.dominion.tables import Boon, Card, Named, Pack, State

HIDDEN: Final = "?"
MINUS: Final = "\N{MINUS SIGN}"


class Lexicon:
    """What things are called and what they do; names come from the pack, sentences from Fluent."""

    def __init__(self, words: Words, pack: Pack) -> None:
        self.words = words
        self.pack = pack
        things: tuple[Named, ...] = (*pack.cards, *pack.boons, *pack.hexes, *pack.states)
        self._things = {thing.id: thing for thing in things}
        self._names = {thing.id: thing.names[words.language] for thing in things}
        self._texts: dict[str, str] = {}

    def say(self, message: str, /, **facts: Fact) -> str:
        return self.words.say(f"dominion-{message}", **facts)

    def knows(self, thing: str) -> bool:
        return thing in self._names

    def name(self, thing: str) -> str:
        """What a card, a Boon, a Hex or a State is called."""
        return self.say("unknown-card") if thing == HIDDEN else self._names[thing]

    def thing(self, thing: str) -> Named:
        return self._things[thing]

    def cards(self, cards: Iterable[str]) -> str:
        """`3 × Copper and Estate`; what is not known comes last."""
        counts = Counter(cards)
        unknown = counts.pop(HIDDEN, 0)
        told = [self.counted(card, count) for card, count in counts.items()]
        if unknown:
            told.append(self.counted(HIDDEN, unknown))
        return self.words.join(told)

    def counted(self, thing: str, count: int) -> str:
        """`3 × Copper`, or just its name."""
        name = self.name(thing)
        return name if count == 1 else self.say("counted", count=count, thing=name)

    def listed(self, things: Iterable[str]) -> str:
        """Cards, or that there are none."""
        return self.cards(things) or self.say("page-nothing")

    def coins(self, count: int) -> str:
        return self.say("coins", count=count)

    def cost(self, name: str) -> str:
        """The cost of a card, with its star."""
        card = self.pack.card(name)
        return self.say("cost-special" if card.is_special_cost else "cost", count=card.cost)

    def types(self, card: Card) -> str:
        return ", ".join(self.say(f"type-{name}") for name in card.types)

    def points(self, count: int) -> str:
        """`3 points`, `−1 point`."""
        shown = f"{MINUS}{-count}" if count < 0 else str(count)
        return self.say("points", count=abs(count), shown=shown)

    def bonus(self, actions: int, buys: int, coins: int, cards: int = 0) -> str:
        """`+1 Card, +1 Action`."""
        counts = {"cards": cards, "actions": actions, "buys": buys, "coins": coins}
        found = (self.say(f"bonus-{name}", count=count) for name, count in counts.items() if count)
        return ", ".join(found)

    def text(self, name: str) -> str:
        """What a thing does, in our own words."""
        if name not in self._texts:
            self._texts[name] = " ".join(self._sentences(self._things[name]))
        return self._texts[name]

    def _sentences(self, thing: Named) -> Iterator[str]:
        if isinstance(thing, Card):
            bonus = self.bonus(thing.actions, thing.buys, thing.coins, thing.cards)
            if bonus:
                yield f"{bonus}."
        if isinstance(thing, Card | State) and thing.points:
            yield self.say("worth", points=self.points(thing.points))
        if self.words.has(f"dominion-text-{thing.id}"):
            yield self.explain(f"text-{thing.id}")
        if isinstance(thing, Card) and effect_of(thing).arrives_in_hand():
            yield self.say("arrives")
        if isinstance(thing, Boon) and thing.is_kept:
            yield self.say("kept")

    def digest(self, name: str) -> str:
        """In a word or two what a card does beyond its bonuses; empty where they say it all."""
        message = f"digest-{name}"
        return self.say(message) if self.words.has(f"dominion-{message}") else ""

    def whole_text(self, name: str) -> str:
        """The same with what the card brings into a match."""
        thing, text = self._things[name], self.text(name)
        if not isinstance(thing, Card) or not thing.heirloom:
            return text
        return f"{text} {self.say('heirloom', name=self.name(thing.heirloom))}"

    def explain(self, message: str) -> str:
        """A text that names things of the pack."""
        return self.say(message, **self._names)
