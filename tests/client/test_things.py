"""Everything in the pack can be told in every language, with the grade of what we know."""

import pytest

from moonlit.client.nocturne import (
    TOPICS,
    card_name,
    goal_name,
    grade_mark,
    name_of_seat,
    tell_card,
    tell_character,
    tell_evidence,
    tell_goal,
    tell_help,
    tell_solo_card,
    tell_switch,
    tell_tile,
    tell_variant,
    tile_name,
    token_name,
)
from moonlit.client.words import LANGUAGES, Words
from moonlit.games.nocturne.config import MODES
from moonlit.games.nocturne.notation import TOKEN_NAMES
from moonlit.packs.evidence import CONFIDENCES, GRADES, Evidence
from moonlit.packs.nocturne.folder import load_pack
from moonlit.packs.nocturne.words import CATEGORIES, CHARACTERS, PRESETS, ROUNDS, TILE_COUNTS
from tests.clauses import clause
from tests.client.catalogues import STRICT, check_sentence, check_told

PACK = load_pack()
CARDS = (*PACK.starters, *PACK.concoctions)
ENGLISH, POLISH, GERMAN = STRICT

in_every_language = pytest.mark.parametrize("words", STRICT, ids=LANGUAGES)


@in_every_language
def test_every_tile_is_told(words: Words) -> None:
    for tile in PACK.tiles:
        check_sentence(tell_tile(words, PACK, tile.id))
    check_told(tile_name(words, PACK, "?"))


@in_every_language
def test_every_kind_of_tile_has_a_name_of_its_own(words: Words) -> None:
    keys = [
        f"tile-{type_}-{kind}" if kind else f"tile-{type_}"
        for type_, kinds in TILE_COUNTS.items()
        for kind in kinds
    ]
    assert len({words.say(key) for key in keys}) == len(keys)


@in_every_language
def test_every_concoction_has_a_name_and_is_told(words: Words) -> None:
    assert len({card_name(words, card.id) for card in CARDS}) == len(CARDS)
    for card in CARDS:
        assert words.has(f"concoction-{card.id}")
        check_sentence(tell_card(words, PACK, card.id))


@in_every_language
def test_a_concoction_of_a_pack_of_ones_own_is_called_by_its_id(words: Words) -> None:
    assert "X9" in card_name(words, "X9")


@in_every_language
def test_every_goal_has_a_name_and_is_told(words: Words) -> None:
    names = set()
    for round_ in ROUNDS:
        for number in range(1, 13):
            names.add(goal_name(words, round_, number))
            told = tell_goal(words, PACK, round_, number)
            check_sentence(told)
            assert told.startswith(goal_name(words, round_, number))
    assert len(names) == 24


@in_every_language
def test_characters_variants_switches_and_solo_cards_are_told(words: Words) -> None:
    for character in PACK.characters:
        check_sentence(tell_character(words, PACK, character.id))
    for variant in PACK.variants:
        check_sentence(tell_variant(words, PACK, variant.id))
    for card in PACK.solo_cards:
        check_sentence(tell_solo_card(words, PACK, card.id))
    for switch in PACK.editions.switches:
        assert len({tell_switch(words, switch.id, value) for value in switch.values}) == 2
        for value in switch.values:
            check_told(tell_switch(words, switch.id, value))


@in_every_language
def test_words_of_the_set_up_have_labels(words: Words) -> None:
    for name in (*(f"mode-{mode}" for mode in MODES), *(f"edition-{name}" for name in PRESETS)):
        check_told(words.say(name))
        check_sentence(words.say(f"{name}-text"))
    for category in CATEGORIES:
        check_told(words.say(f"category-{category}"))
        check_told(words.say(f"category-{category}-from"))
    for rank in PACK.scoring.ranks:
        check_told(words.say(f"rank-{rank.id}"))


@in_every_language
def test_every_token_has_a_name(words: Words) -> None:
    assert len({token_name(words, token) for token in TOKEN_NAMES}) == len(TOKEN_NAMES)


@in_every_language
def test_every_part_of_every_row_has_a_grade_in_words(words: Words) -> None:
    tables = (PACK.tiles, CARDS, PACK.twilight_goals, PACK.moonlight_goals, PACK.characters)
    more = (PACK.solo_cards, PACK.scoring.ranks, PACK.tokens.sizes, PACK.tokens.slots)
    for table in (*tables, *more):
        for row in table:
            check_sentence(tell_evidence(words, row.evidence))
            check_told(grade_mark(words, row.evidence))
    for grade in GRADES:
        for confidence in CONFIDENCES:
            check_sentence(tell_evidence(words, Evidence(grade, ("ours",), confidence)))


def test_a_reconstruction_is_called_one() -> None:
    assert tell_tile(ENGLISH, PACK, "FE01") == (
        "Firebird feather: symbols: 1 feather. Printed in the rulebook: type. "
        "Our reconstruction: symbols. How sure we are: a little."
    )
    assert tell_card(GERMAN, PACK, "S4") == (
        "Brühe vom halben Atemzug (S4): 1 Feder und 1 Ei für 2 Punkte, oder 2 Federn und 2 Eier "
        "für 5 Punkte. In der Anleitung gedruckt: Punkte. Unsere Rekonstruktion: Rezept."
    )
    assert grade_mark(POLISH, PACK.characters[0].evidence) == "rekonstrukcja"
    assert grade_mark(POLISH, PACK.characters[0].evidence, "ability") == "druk"


@clause("E-3")
def test_characters_are_called_as_in_each_edition() -> None:
    names = [[words.say(f"character-{name}") for name in CHARACTERS] for words in STRICT]
    assert names[0] == ["Redd", "Sage", "Abigail", "Flint"]
    assert [name.split()[0] for name in names[1]] == ["Redd", "Mędrzec", "Abigail", "Flint"]
    assert all(len(name.split()) > 1 for name in names[1])
    assert names[2] == ["Fenrick", "Elenor", "Nelsa", "Arlo"]


@clause("E-7")
def test_mushrooms_are_called_as_in_each_edition() -> None:
    names = [words.say("tile-mushroom-duode") for words in STRICT]
    assert names == ["Duode Dax", "grzyb Duode Dax", "Duo Daxus"]


@in_every_language
@pytest.mark.parametrize("topic", TOPICS)
def test_every_topic_has_a_title_and_help_with_its_clauses(words: Words, topic: str) -> None:
    check_told(words.say(f"topic-{topic}"))
    told = tell_help(words, PACK, topic)
    check_sentence(told)
    assert topic == "evidence" or told.split("(")[-1][0] in "NEOD"


@in_every_language
def test_a_strange_topic_is_answered_with_the_known_ones(words: Words) -> None:
    told = tell_help(words, PACK, "wyrm")
    for topic in ("wyrm", *TOPICS):
        assert topic in told


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert name_of_seat(ENGLISH, ("Anna",), 0) == "Anna"
    assert name_of_seat(ENGLISH, ("Anna",), 1) == "seat 1"
    assert name_of_seat(POLISH, (), 0) == "miejsce 0"
