"""Glossary, form and help on what was met: whole in every language, and no word too early."""

import json

import pytest

from moonlit.client.clauses import clause_texts
from moonlit.client.teller import Named
from moonlit.client.wonder_book.choices import CLAUSES
from moonlit.client.wonder_book.form import QUESTIONS, make_form
from moonlit.client.wonder_book.glossary import TOPICS, make_glossary
from moonlit.client.wonder_book.lexicon import Lexicon
from moonlit.client.wonder_book.met import met
from moonlit.client.wonder_book.teller import WonderTeller
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.action import parse_action
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.errors import TableError
from moonlit.core.journal import Journal
from moonlit.core.plain import table, tables, texts
from moonlit.games.wonder_book.config import SWITCHES
from moonlit.packs.wonder_book.model import Chapter
from tests.client.catalogues import STRICT, check_sentence, check_told
from tests.client.wonder_book.walks import game, walk

LEXICONS = tuple(Lexicon(words, game().campaign) for words in STRICT)
ENGLISH = LEXICONS[0]


@pytest.mark.parametrize("lexicon", LEXICONS, ids=LANGUAGES)
def test_everything_in_the_glossary_is_told(lexicon: Lexicon) -> None:
    glossary = make_glossary(lexicon)
    for shelf in ("heroes", "topics", "categories", "switches", "chapters"):
        for entry in table(glossary[shelf]).values():
            check_told(str(table(entry)["name"]))
            for paragraph in texts(table(entry)["help"]):
                check_sentence(paragraph)


def test_help_rests_on_clauses_that_exist() -> None:
    known = clause_texts("wonder_book")
    glossary = make_glossary(ENGLISH)
    for shelf in ("heroes", "topics", "categories"):
        for entry in table(glossary[shelf]).values():
            assert set(texts(table(entry)["clauses"])) <= set(known)
    assert set(CLAUSES.values()) <= set(known)
    assert set(QUESTIONS.values()) <= set(known)
    assert all(TOPICS.values())


def test_every_switch_is_explained() -> None:
    assert list(QUESTIONS) == list(SWITCHES)


def _secrets(chapter: Chapter) -> set[str]:
    """Titles of the cards of a chapter, which nobody should read before they come up."""
    return {card.title.words["en"] for card in chapter.cards.values()}


def test_glossary_and_form_give_nothing_of_the_story_away() -> None:
    told = json.dumps([make_glossary(ENGLISH), make_form(ENGLISH)])
    campaign = game().campaign
    names = {keyword.name.words["en"] for keyword in campaign.keywords.values()}
    names |= {ending.title.words["en"] for ending in campaign.endings.values()}
    for chapter in campaign.chapters:
        names |= _secrets(chapter)
    # Words of the rules are no secret, even if a card is called so.
    spoken = {
        str(table(entry)["name"]) for entry in table(make_glossary(ENGLISH)["topics"]).values()
    }
    leaked = [name for name in names - spoken if f'"{name}"' in told]
    assert leaked == []


@pytest.mark.parametrize("lexicon", LEXICONS, ids=LANGUAGES)
def test_what_was_met_is_explained(lexicon: Lexicon) -> None:
    for step, moment in enumerate(walk("ch3", 3, 2)):
        if step % 30:
            continue
        for thing, entry in met(lexicon, game().view(moment.state, None)).items():
            check_told(str(entry["name"]))
            if thing.startswith(("scrap:", "skill:", "wyrm_card:", "keyword:")):
                check_sentence(str(entry["text"]))


def test_nothing_is_met_before_the_table_shows_it() -> None:
    first = next(walk("ch1", 2, 1))
    found = met(ENGLISH, game().view(first.state, None))
    assert not any(thing.startswith(("scrap:", "wyrm_card:", "keyword:")) for thing in found)
    chapter = game().campaign.chapters[0]
    shown = {thing for thing in found if thing.startswith("card:")}
    assert 0 < len(shown) < len(chapter.cards) / 2


def test_whatever_is_chosen_in_the_form_can_be_played() -> None:
    form = make_form(ENGLISH)
    for seed in range(60):
        game().check_config(_fill_in(form, Dice(seed)))


def _fill_in(form: dict[str, Plain], dice: Dice) -> dict[str, Plain]:
    players = 1 + dice.below(4)
    config: dict[str, Plain] = {"players": players, "switches": {}}
    for option in tables(form["options"]):
        when = table(option["when"]).get("players", [players])
        assert isinstance(when, list)
        if players in when:
            chosen = _choose(option, players, dice)
            place = table(config["switches"]) if option["inside"] else config
            place[str(option["id"])] = chosen
    return config


def _choose(option: dict[str, Plain], players: int, dice: Dice) -> Plain:
    values = [value["id"] for value in tables(option["values"])]
    match option["kind"]:
        case "choice":
            return values[dice.below(len(values))]
        case "flag":
            return dice.below(2) == 1
    dice.shuffle(order := list(range(len(values))))
    count = 2 if option["kind"] == "many" else players
    return [values[place] for place in order[:count]] if dice.below(2) else []


REFUSED = (
    ("0 move bull T8", "Gallery", "W-ACT-MOVE-1"),
    ("0 collect bull", "spark", "W-ACT-SPARK-1"),
    ("0 attack bull", "reach", "W-CMB-1"),
    ("0 skill bull leadership", "spark", "W-SPARK-1"),
    ("0 skill bull spray", "Exploding spray", "W-ACT-SKILL-1"),
    ("0 pass laser", "Bull", "W-PP-3"),
    ("1 pass laser", "Marta", "W-PP-3"),
    ("0 turn laser", "something else", "W-PP-4"),
)


@pytest.mark.parametrize("words", STRICT, ids=LANGUAGES)
@pytest.mark.parametrize(("text", "named", "clause_id"), REFUSED)
def test_refusals_name_things_and_clauses(
    words: Words, text: str, named: str, clause_id: str
) -> None:
    config = game().check_config({"heroes": ["bull", "laser"]})
    state = game().setup(config, 1, Journal(False))
    game().apply(state, game().move(state, parse_action("0 turn bull")), Journal(False))
    teller = WonderTeller(game().campaign, words)
    names = teller.names(config, [Named("Marta"), Named("Jan")])
    with pytest.raises(TableError) as refused:
        game().move(state, parse_action(text))
    told = teller.problem(refused.value, names)
    check_sentence(told)
    assert clause_id in told
    if words.language == "en":
        assert named.casefold() in told.casefold()


@pytest.mark.parametrize("words", STRICT, ids=LANGUAGES)
def test_what_can_be_foreseen_is_told(words: Words) -> None:
    teller = WonderTeller(game().campaign, words)
    told = set()
    for moment in walk("ch2", 2, 3):
        state = moment.state
        for place in range(game().move_count(state)):
            facts = game().foresee(state, game().move_at(state, place))
            lines = teller.foreseen(facts, ())
            assert bool(lines) == bool(facts)
            told |= set(lines)
    assert len(told) > 3
    for line in told:
        check_sentence(line)
