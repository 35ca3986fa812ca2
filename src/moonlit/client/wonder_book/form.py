"""What can be chosen before a match of Wonder Book, as a form (docs/concepts/glossary.md)."""

from typing import Final

from moonlit.client.bots import bot_name, bot_text
from moonlit.client.phrases import sentence
from moonlit.client.wonder_book.lexicon import Lexicon
from moonlit.client.wonder_book.switches import switch_name, switch_value
from moonlit.core.codec import Plain
from moonlit.packs.wonder_book.words import DIFFICULTIES

Entry = dict[str, Plain]

BOTS: Final = ("random",)
PLAYERS: Final = (1, 2, 3, 4)
HEROES: Final = (2, 3, 4)
MOST_GENTLE: Final = 3
IN_SWITCHES: Final = "switches"
# The values of every switch, the usual one first, and the question it answers.
SWITCHES: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "ambush": (("fate", "pool"), "Q-1"),
    "reroll": (("any", "strict"), "Q-5"),
    "silver": (("players", "heroes"), "Q-12"),
}


def make_form(lexicon: Lexicon) -> Entry:
    """The form of a story in one language."""
    words = lexicon.words
    bots: list[Plain] = [
        {"id": bot, "name": bot_name(words, bot), "text": bot_text(words, bot)} for bot in BOTS
    ]
    return {
        "id": "wonder_book",
        "name": lexicon.say("game"),
        "tagline": lexicon.say("tagline"),
        "players": list[Plain](PLAYERS),
        "bots": bots,
        "personas": [],
        "bot_names": {bot: bot_name(words, bot) for bot in BOTS},
        "presets": [],
        "options": [*_options(lexicon), *(_switch(lexicon, name) for name in SWITCHES)],
        "scenarios": [],
        "achievements": [],
        "track": 0,
    }


def _options(lexicon: Lexicon) -> list[Plain]:
    pack = lexicon.pack
    chapters: list[Plain] = [
        _value(chapter.id, lexicon.chapter_name(chapter.id)) for chapter in pack.chapters
    ]
    heroes: list[Plain] = [
        _value(hero.id, lexicon.text(hero.name), lexicon.text(hero.text))
        for hero in pack.heroes.values()
    ]
    levels: list[Plain] = [
        _value(level, lexicon.say(f"difficulty-{level}"), lexicon.say(f"difficulty-{level}-text"))
        for level in DIFFICULTIES
    ]
    words: list[Plain] = [
        _value(word.id, lexicon.text(word.name)) for word in pack.keywords.values()
    ]
    return [
        _option(lexicon, "chapter", "choice", chapters, pack.chapters[0].id),
        _option(lexicon, "heroes", "many", heroes, [], counts=list[Plain](HEROES)),
        _option(lexicon, "difficulty", "choice", levels, "normal"),
        _option(lexicon, "keywords", "many", words, []),
        _option(lexicon, "gentle", "number", [], 0, low=0, high=MOST_GENTLE),
    ]


def _value(value: str, name: str, text: str = "") -> Entry:
    return {"id": value, "name": name, "text": text, "ours": True, "when": {}}


def _option(
    lexicon: Lexicon, name: str, kind: str, values: list[Plain], default: Plain, **facts: Plain
) -> Entry:
    return {
        "id": name,
        "inside": "",
        "name": lexicon.say(f"option-{name}"),
        "text": lexicon.say(f"option-{name}-text"),
        "kind": kind,
        "values": values,
        "default": default,
        "when": {},
        **facts,
    }


def _switch(lexicon: Lexicon, name: str) -> Entry:
    values, clause = SWITCHES[name]
    told: list[Plain] = [
        _value(value, sentence(switch_value(lexicon, name, value))) for value in values
    ]
    return {
        "id": name,
        "inside": IN_SWITCHES,
        "name": switch_name(lexicon, name),
        "text": clause,
        "kind": "choice",
        "values": told,
        "default": values[0],
        "when": {},
    }
