"""What can be chosen before a match of Wonder Book, as a form (docs/concepts/glossary.md)."""

from typing import Final

from moonlit.client.bots import tell_company
from moonlit.client.entries import SWITCHES as IN_SWITCHES
from moonlit.client.entries import Entry, make_option, make_value
from moonlit.client.phrases import sentence
from moonlit.client.wonder_book.lexicon import Lexicon
from moonlit.client.wonder_book.switches import switch_name, switch_value
from moonlit.core.codec import Plain
from moonlit.core.options import shown
from moonlit.games.wonder_book.config import FEWEST_HEROES, MOST_PLAYERS, SWITCHES
from moonlit.packs.wonder_book.words import DIFFICULTIES

GAME: Final = "wonder_book"
PLAYERS: Final = range(1, MOST_PLAYERS + 1)
# The open question that every switch answers.
QUESTIONS: Final = {
    "ambush": "Q-1",
    "mid_phase_goal": "Q-4",
    "reroll": "Q-5",
    "split_damage": "Q-6",
    "unconscious_items": "Q-7",
    "silver": "Q-12",
}


def make_form(lexicon: Lexicon) -> Entry:
    """The form of a story in one language."""
    return {
        "id": GAME,
        "name": lexicon.say("game"),
        "tagline": lexicon.say("tagline"),
        "players": list[Plain](PLAYERS),
        **tell_company(lexicon.words, GAME),
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
    alone: Entry = {"players": [1]}
    together: Entry = {"players": list[Plain](PLAYERS[1:])}
    return [
        _option(lexicon, "chapter", "choice", chapters, pack.chapters[0].id),
        # Who plays alone runs two heroes (W-SOLO-1).
        _option(lexicon, "heroes", "many", heroes, [], alone, counts=[0, FEWEST_HEROES]),
        _option(lexicon, "heroes", "each", heroes, [], together),
        _option(lexicon, "difficulty", "choice", levels, "normal"),
    ]


def _value(value: str, name: str, text: str = "") -> Entry:
    return make_value(value, name, text, ours=True)


def _option(
    lexicon: Lexicon,
    name: str,
    kind: str,
    values: list[Plain],
    default: Plain,
    when: Entry | None = None,
    **facts: Plain,
) -> Entry:
    title, text = lexicon.say(f"option-{name}"), lexicon.say(f"option-{name}-text")
    return make_option(name, title, text, kind, values, default, when, **facts)


def _switch(lexicon: Lexicon, name: str) -> Entry:
    values = SWITCHES[name]
    is_flag = isinstance(values[0], bool)
    told: list[Plain] = [
        _value(shown(value), sentence(switch_value(lexicon, name, value))) for value in values
    ]
    return make_option(
        name,
        switch_name(lexicon, name),
        QUESTIONS[name],
        "flag" if is_flag else "choice",
        [] if is_flag else told,
        values[0],
        inside=IN_SWITCHES,
    )
