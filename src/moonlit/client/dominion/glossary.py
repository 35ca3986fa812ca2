"""Names, facts and help of everything in the pack, as plain data (docs/concepts/glossary.md)."""

from collections.abc import Iterable
from typing import Final

from moonlit.client.bots import tell_bots
from moonlit.client.clauses import clause_texts
from moonlit.client.dominion.lexicon import Lexicon
from moonlit.client.dominion.results import MISERY, category_name
from moonlit.client.dominion.switches import OF_THINGS, OF_TYPES, switch_name, switch_value
from moonlit.client.entries import Entry, make_entry
from moonlit.core.codec import Plain
from moonlit.games.dominion.config import NOT_OFFERED
from moonlit.packs.dominion.tables import Boon, Card, Hex, Kingdom, Named, State, Switch
from moonlit.packs.dominion.words import TYPES
from moonlit.packs.evidence import GRADES

ORIGINAL: Final = "original"

# Words of the rules that are no type, with the clauses behind them.
TOPICS: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("D-TURN-1", "D-ACT-1", "D-BUYPH-1", "D-NIGHT-1", "D-CLEAN-1"),
    "gain": ("D-GAIN-1", "D-GAIN-4"),
    "exchange": ("D-EXCH-1", "D-EXCH-2", "D-EXCH-3"),
    "boon": ("D-BOON-1", "D-BOON-2", "D-BOON-5"),
    "hex": ("D-HEX-1", "D-HEX-2"),
    "state": ("D-STATE-1", "D-STATE-2", "D-STATE-3", "D-STATE-4"),
    "end": ("D-END-1", "D-SCORE-1", "D-SCORE-3"),
}
OF_TYPE: Final[dict[str, tuple[str, ...]]] = {
    "action": ("D-ACT-1",),
    "treasure": ("D-BUYPH-1",),
    "victory": ("D-SCORE-2",),
    "curse": ("D-SCORE-2",),
    "attack": ("D-ATT-1", "D-ATT-2"),
    "reaction": ("D-ATT-3",),
    "night": ("D-NIGHT-1", "D-NIGHT-2"),
    "duration": ("D-DUR-1", "D-DUR-2"),
    "fate": ("D-SETUP-4",),
    "doom": ("D-SETUP-5",),
    "spirit": ("D-SPIRIT-1", "D-NONSUP-1"),
    "heirloom": ("D-SETUP-3",),
    "zombie": ("D-SETUP-6", "D-RETURN-1"),
}
# Areas of the spec that are about many things; of all others every clause belongs to the thing.
SHARED: Final = ("BASE", "SETUP", "COMP", "STATE", "GIFT", "ORDER", "DISC", "ZOMBIE", "DELUSION")


def make_glossary(lexicon: Lexicon) -> Entry:
    """The glossary of a pack in one language."""
    maker, pack = _Maker(lexicon), lexicon.pack
    worth = [card.id for card in pack.cards if {"victory", "curse"} & set(card.types)]
    return {
        "game": pack.game,
        "pack": {"id": pack.id, "title": pack.title, "digest": pack.digest},
        "language": lexicon.words.language,
        "cards": {card.id: maker.card(card) for card in pack.cards},
        "boons": {boon.id: maker.boon(boon) for boon in pack.boons},
        "hexes": {one.id: maker.hex(one) for one in pack.hexes},
        "states": {state.id: maker.state(state) for state in pack.states},
        "types": {name: maker.type(name) for name in TYPES},
        "topics": {name: maker.topic(name) for name in TOPICS},
        "kingdoms": {kingdom.id: maker.kingdom(kingdom) for kingdom in pack.kingdoms},
        "categories": {name: maker.category(name) for name in (*worth, MISERY)},
        "switches": {switch.id: maker.switch(switch) for switch in pack.switches},
        "grades": {grade: maker.grade(grade) for grade in GRADES},
        "bots": tell_bots(lexicon.words, pack.game),
    }


def clauses_of(thing: Named) -> list[str]:
    """The rulings on a thing: what the pack names, and the other clauses of its own areas."""
    found = dict.fromkeys(thing.see)
    for clause in thing.see:
        area = clause.rpartition("-")[0]
        if area.removeprefix("D-") not in SHARED:
            found |= dict.fromkeys(
                one for one in clause_texts("dominion") if one.rpartition("-")[0] == area
            )
    return list(found)


class _Maker:
    """Makes entries; each has a name, a text, help, clauses, switches and evidence."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.words = lexicon.words

    def entry(
        self,
        name: str,
        text: str,
        topics: Iterable[str] = (),
        clauses: Iterable[str] = (),
        switches: Iterable[str] = (),
        **facts: Plain,
    ) -> Entry:
        told = list(topics)
        paragraphs = [self.lexicon.explain(f"help-{topic}") for topic in told]
        return make_entry(name, text, told, paragraphs, clauses, switches, **facts)

    def named(
        self, thing: Named, topics: Iterable[str], switches: Iterable[str] = (), **facts: Plain
    ) -> Entry:
        """A thing with a name; `named` is how well the name is known in this language."""
        grade = thing.named[self.words.language]
        return self.entry(
            thing.names[self.words.language],
            self.lexicon.whole_text(thing.id) if self.lexicon.knows(thing.id) else "",
            topics,
            clauses_of(thing),
            switches,
            **{
                "grade": thing.evidence.grade,
                "grades": dict[str, Plain](thing.evidence.grades),
                "evidence": self.lexicon.say(
                    "evidence", name=self._grade(grade), rest=self._grade(thing.evidence.grade)
                ),
                "ours": ORIGINAL in (grade, thing.evidence.grade),
                "named": grade,
                **facts,
            },
        )

    def _grade(self, grade: str) -> str:
        return self.words.say(f"grade-{grade}")

    def card(self, card: Card) -> Entry:
        of_types = (one for name in card.types for one in OF_TYPES.get(name, ()))
        numbers = ("cards", "actions", "buys", "coins", "points", "pile")
        return self.named(
            card,
            card.types,
            (*OF_THINGS.get(card.id, ()), *of_types),
            cost=card.cost,
            special=card.is_special_cost,
            types=list[Plain](card.types),
            types_text=self.lexicon.types(card),
            cost_text=self.lexicon.cost(card.id),
            digest=self.lexicon.digest(card.id),
            set=card.set,
            role=card.role,
            heirloom=card.heirloom,
            needs=list[Plain](card.needs),
            **{name: getattr(card, name) for name in numbers},
        )

    def boon(self, boon: Boon) -> Entry:
        return self.named(boon, ("boon",), kept=boon.is_kept)

    def hex(self, one: Hex) -> Entry:
        return self.named(one, ("hex",), OF_TYPES["doom"])

    def state(self, state: State) -> Entry:
        return self.named(
            state, ("state",), copies=state.copies, points=state.points, back_of=state.back_of
        )

    def kingdom(self, kingdom: Kingdom) -> Entry:
        cards: list[Plain] = list(kingdom.cards)
        return self.named(kingdom, (), cards=cards, druid=list[Plain](kingdom.druid))

    def type(self, name: str) -> Entry:
        return self.entry(self.lexicon.say(f"type-{name}"), "", (name,), OF_TYPE[name])

    def topic(self, name: str) -> Entry:
        return self.entry(self.lexicon.say(f"topic-{name}"), "", (name,), TOPICS[name])

    def category(self, name: str) -> Entry:
        text = "" if name == MISERY else self.lexicon.text(name)
        return self.entry(category_name(self.lexicon, name), text, ("end",), ("D-SCORE-2",))

    def switch(self, switch: Switch) -> Entry:
        values: list[Plain] = [
            {"id": value, "name": switch_value(self.lexicon, switch.id, value)}
            for value in switch.values
        ]
        return self.entry(
            switch_name(self.lexicon, switch.id),
            self.lexicon.say("switch-idle") if switch.id in NOT_OFFERED else "",
            (),
            (switch.see,),
            values=values,
            default=switch.values[0],
            grade=switch.evidence.grade,
            ours=switch.evidence.grade == ORIGINAL,
            source=list[Plain](switch.evidence.source),
        )

    def grade(self, grade: str) -> Entry:
        short = self.words.say(f"grade-short-{grade}")
        return {"name": self._grade(grade), "short": short, "ours": grade == ORIGINAL}
