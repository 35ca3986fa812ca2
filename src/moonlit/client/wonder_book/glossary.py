"""Names, facts and help that give nothing of the story away (docs/concepts/glossary.md)."""

from collections.abc import Iterable
from typing import Final

from moonlit.client.bots import tell_bots
from moonlit.client.entries import Entry, make_entry
from moonlit.client.wonder_book.form import GAME, QUESTIONS
from moonlit.client.wonder_book.lexicon import Lexicon
from moonlit.client.wonder_book.switches import switch_name, switch_value
from moonlit.core.codec import Plain
from moonlit.core.options import shown
from moonlit.games.wonder_book.config import SWITCHES
from moonlit.packs.evidence import GRADES, Evidence
from moonlit.packs.wonder_book.model import Chapter, Hero, Skill

ORIGINAL: Final = "original"
FATE: Final = "fate"

# Words of the rules, with the clauses behind them.
TOPICS: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("W-PP-2", "W-PP-4", "W-PP-7"),
    "move": ("W-ACT-MOVE-1", "W-AREA-1", "W-AREA-2", "W-AREA-3"),
    "spark": ("W-ACT-SPARK-1", "W-SPARK-1", "W-SPARK-2", "W-SPARK-3"),
    "skill": ("W-ACT-SKILL-1", "W-HERO-4"),
    "attack": ("W-CMB-1", "W-CMB-2", "W-CMB-3", "W-CMB-4", "W-CMB-5", "W-CMB-6"),
    "interact": ("W-ACT-INT-1", "W-INT-1", "W-CARD-12", "W-CARD-13"),
    "give": ("W-ACT-GIVE-1", "W-GIVE-1", "W-GIVE-2"),
    "special": ("W-ACT-SPEC-1", "W-CARD-6", "W-CARD-11"),
    "reroll": ("W-ROLL-1", "W-ROLL-3", "W-ROLL-4", "W-ROLL-5"),
    "wyrm": ("W-CMB-4", "W-ACTV-1", "W-ACTV-3", "W-ACTV-4", "W-ACTV-5"),
    "enemy": ("W-EP-1", "W-EP-2", "W-EP-4", "W-EP-5", "W-SPAWN-1", "W-SPAWN-2", "W-ACTV-2"),
    "unconscious": ("W-KO-1", "W-KO-2", "W-KO-3", "W-KO-5"),
    "fate": ("W-FATE-1", "W-FATE-2", "W-SETUP-2"),
    "goal": ("W-CARD-9", "W-CARD-10"),
    "hourglass": ("W-CARD-11",),
    "choice": ("W-CARD-2", "W-CARD-3", "W-CARD-4", "W-CARD-5"),
    "item": ("W-CARD-6", "W-CAMP-4"),
    "scrap": ("W-CARD-7", "W-CARD-8", "W-CAMP-4"),
    "rule": ("W-CARD-11", "W-FLOW-1"),
    "upgrade": ("W-UPG-1", "W-UPG-2", "W-UPG-3", "W-UPG-4"),
    "solo": ("W-SOLO-1", "W-SOLO-2", "W-SOLO-3", "W-SOLO-4"),
    "end": ("W-END-1", "W-END-2", "W-END-3"),
    "campaign": ("W-CAMP-1", "W-CAMP-2", "W-CAMP-3", "W-CAMP-4", "W-CAMP-6", "W-CAMP-8"),
    "hero": ("W-HERO-1", "W-HERO-2", "W-HERO-3", "W-HERO-5"),
    "boss": ("W-CMB-11",),
    "dark": ("W-CARD-11",),
}


def make_glossary(lexicon: Lexicon) -> Entry:
    """What may be looked up before anything was read: heroes, words of the rules, switches."""
    maker, pack = EntryMaker(lexicon), lexicon.pack
    return {
        "game": GAME,
        "pack": {"id": pack.id, "title": lexicon.text(pack.title), "digest": pack.digest},
        "language": lexicon.words.language,
        "heroes": {hero.id: maker.hero(hero) for hero in pack.heroes.values()},
        "chapters": {chapter.id: maker.chapter(chapter) for chapter in pack.chapters},
        "topics": {name: maker.topic(name) for name in TOPICS},
        "categories": {FATE: maker.category(FATE)},
        "switches": {name: maker.switch(name) for name in SWITCHES},
        "grades": {grade: maker.grade(grade) for grade in GRADES},
        "bots": tell_bots(lexicon.words, GAME),
    }


class EntryMaker:
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
        **facts: Plain,
    ) -> Entry:
        told = list(topics)
        paragraphs = [self.lexicon.say(f"help-{topic}") for topic in told]
        return make_entry(name, text, told, paragraphs, clauses, (), **facts)

    def known(
        self, name: str, text: str, topics: Iterable[str], evidence: Evidence, **facts: Plain
    ) -> Entry:
        """An entry that says how well something is known."""
        grades: Entry = {
            "grade": evidence.grade,
            "grades": dict[str, Plain](evidence.grades),
            "evidence": self.lexicon.say("evidence", rest=self._grade(evidence.grade)),
            "ours": evidence.grade == ORIGINAL,
        }
        return {**self.entry(name, text, topics, evidence.see), **grades, **facts}

    def _grade(self, grade: str) -> str:
        return self.words.say(f"grade-{grade}")

    def hero(self, hero: Hero) -> Entry:
        text = self.lexicon.text
        attack: Entry = {"name": text(hero.attack.title), "text": text(hero.attack.text)}
        return self.known(
            text(hero.name),
            text(hero.text),
            ("hero", "attack", "skill", "reroll"),
            hero.evidence,
            hearts=hero.hearts,
            colour=hero.colour,
            gender=hero.gender,
            attack=attack,
            skill=self.skill(hero.skill),
            voice={when: text(line) for when, line in hero.voice.items()},
        )

    def skill(self, skill: Skill) -> Entry:
        text = self.lexicon.text
        cost = self.lexicon.skill_cost(skill.id)
        topics = ("skill",)
        return self.known(text(skill.title), text(skill.text), topics, skill.evidence, cost=cost)

    def chapter(self, chapter: Chapter) -> Entry:
        return self.entry(
            self.lexicon.chapter_name(chapter.id), "", ("campaign",), numeral=chapter.numeral
        )

    def topic(self, name: str) -> Entry:
        return self.entry(self.lexicon.say(f"topic-{name}"), "", (name,), TOPICS[name])

    def category(self, name: str) -> Entry:
        text = self.lexicon.say(f"category-{name}-text")
        return self.entry(self.lexicon.say(f"category-{name}"), text, ("end",), ("W-END-3",))

    def switch(self, name: str) -> Entry:
        values = SWITCHES[name]
        told: list[Plain] = [
            {"id": shown(value), "name": switch_value(self.lexicon, name, value)}
            for value in values
        ]
        title, default = switch_name(self.lexicon, name), shown(values[0])
        return self.entry(title, "", (), (QUESTIONS[name],), values=told, default=default)

    def grade(self, grade: str) -> Entry:
        short = self.words.say(f"grade-short-{grade}")
        return {"name": self._grade(grade), "short": short, "ours": grade == ORIGINAL}
