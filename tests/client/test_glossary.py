"""The glossary tells the facts of the pack, with help, clauses and evidence, in every language."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from moonlit.client.clauses import clause_texts
from moonlit.client.nocturne.glossary import make_glossary
from moonlit.client.nocturne.manual import CLAUSES, SWITCHES
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.codec import Plain
from moonlit.core.plain import table, texts
from moonlit.packs.nocturne.folder import load_pack
from moonlit.packs.nocturne.words import CATEGORIES
from tests.client.catalogues import STRICT, check_sentence, check_told

PACK = load_pack()
GLOSSARIES = {words.language: make_glossary(words, PACK) for words in STRICT}
ENGLISH = GLOSSARIES["en"]
ENTRY = {
    "name",
    "text",
    "topics",
    "help",
    "clauses",
    "switches",
    "grade",
    "grades",
    "evidence",
    "ours",
}
SHELVES = (
    "tiles",
    "types",
    "cards",
    "characters",
    "solo",
    "tokens",
    "symbols",
    "topics",
    "categories",
    "variants",
    "switches",
)


def shelf(glossary: dict[str, Plain], *path: str) -> dict[str, dict[str, Plain]]:
    found: Plain = glossary
    for step in path:
        assert isinstance(found, dict)
        found = found[step]
    assert isinstance(found, dict)
    entries = {}
    for name, entry in found.items():
        assert isinstance(entry, dict)
        entries[name] = entry
    return entries


def entries(glossary: dict[str, Plain]) -> Iterator[dict[str, Plain]]:
    for name in SHELVES:
        yield from shelf(glossary, name).values()
    for round_ in ("twilight", "moonlight"):
        yield from shelf(glossary, "goals", round_).values()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_told_whole(language: str) -> None:
    for entry in entries(GLOSSARIES[language]):
        assert set(entry) >= ENTRY
        check_told(str(entry["name"]))
        for paragraph in texts(entry["help"]):
            check_sentence(paragraph)
        if entry["text"]:
            check_told(str(entry["text"]))
        if entry["evidence"]:
            check_sentence(str(entry["evidence"]))


def test_the_facts_are_alike_in_every_language() -> None:
    def shape(value: Plain) -> Plain:
        match value:
            case dict():
                return {name: shape(item) for name, item in value.items()}
            case list():
                return [shape(item) for item in value]
            case str():
                return "text"
        return value

    assert shape(GLOSSARIES["pl"]) == shape(ENGLISH)
    assert shape(GLOSSARIES["de"]) == shape(ENGLISH)


def test_all_that_an_entry_names_is_there() -> None:
    clauses = clause_texts("nocturne")
    for entry in entries(ENGLISH):
        assert set(texts(entry["clauses"])) <= set(clauses)
        assert set(texts(entry["switches"])) <= set(shelf(ENGLISH, "switches"))
        assert set(texts(entry["topics"])) <= set(shelf(ENGLISH, "topics"))
        assert len(texts(entry["help"])) == len(texts(entry["topics"]))
    assert set(shelf(ENGLISH, "rows")) <= set(clauses)


def test_every_topic_but_one_rests_on_clauses_and_every_switch_is_told() -> None:
    assert [topic for topic, clauses in CLAUSES.items() if not clauses] == ["evidence"]
    told = {switch for switches in SWITCHES.values() for switch in switches}
    assert told == {switch.id for switch in PACK.editions.switches}
    assert set(SWITCHES) <= set(CLAUSES)


def test_help_texts_do_not_repeat_their_clauses() -> None:
    for language in LANGUAGES:
        for topic in shelf(GLOSSARIES[language], "topics").values():
            for clause in texts(topic["clauses"]):
                assert clause not in " ".join(texts(topic["help"]))


def test_tiles_have_the_facts_of_the_pack() -> None:
    tiles = shelf(ENGLISH, "tiles")
    assert list(tiles) == [tile.id for tile in PACK.tiles]
    skull, wild, rune = tiles["SK01"], tiles["HBW1"], tiles["RU01"]
    assert (skull["type"], skull["kind"], skull["points"]) == ("skull", "hoofed", 4)
    assert (skull["symbols"], skull["enchanted"], skull["ours"]) == (["skull"], False, False)
    assert (wild["letter"], wild["kind"], wild["points"]) == ("", "wild", 1)
    assert (rune["symbols"], rune["points"]) == (["skull"], None)
    assert tiles["HBA1"]["letter"] == "A"
    for tile in PACK.tiles:
        assert tiles[tile.id]["enchanted"] == (len(tile.symbols) == 2)
        assert tiles[tile.id]["ours"] == ("reconstructed" in dict(tile.evidence.grades).values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_second_five_is_told_with_its_grade(language: str) -> None:
    tokens, words = shelf(GLOSSARIES[language], "tokens"), Words(language, strict=True)
    graded = {token for token, entry in tokens.items() if entry["evidence"]}
    assert graded == {"5"}
    assert tokens["5"]["grades"] == {"number": "printed", "second": "inferred"}
    assert (tokens["5"]["grade"], tokens["5"]["ours"]) == ("inferred", False)
    assert words.say("part-second") in str(tokens["5"]["evidence"])


def test_a_variant_played_in_outlines_of_ours_is_not_called_printed() -> None:
    variants = shelf(ENGLISH, "variants")
    ours = [name for name, entry in variants.items() if entry["ours"]]
    assert ours == ["twisted_trees"]
    assert variants["twisted_trees"]["grades"] == {"rule": "printed", "outlines": "reconstructed"}


def test_a_pack_of_ones_own_is_told_as_it_is() -> None:
    tile = replace(PACK.tiles[0], points=9, symbols="EE")
    pack = replace(PACK, tiles=(tile, *PACK.tiles[1:]))
    told = shelf(make_glossary(STRICT[0], pack), "tiles")[tile.id]
    assert (told["points"], told["symbols"], told["enchanted"]) == (9, ["egg", "egg"], True)
    assert told["text"] == "9 points, enchanted, symbols: 2 eggs"


def test_cards_have_their_tiers() -> None:
    card = shelf(ENGLISH, "cards")["S4"]
    assert card["starter"] is True
    assert card["tiers"] == [
        {"symbols": ["feather", "egg"], "text": "1 feather and 1 egg", "points": 2},
        {
            "symbols": ["feather", "feather", "egg", "egg"],
            "text": "2 feathers and 2 eggs",
            "points": 5,
        },
    ]
    assert card["grades"] == {"recipe": "reconstructed", "points": "printed"}
    assert card["ours"] is True


def test_goals_say_what_they_ask_for_and_where_the_books_differ() -> None:
    last_star = shelf(ENGLISH, "goals", "twilight")["12"]
    assert last_star["switches"] == ["tw12_unused_star"]
    assert last_star["points"] == PACK.scoring.twilight_goal
    bend = shelf(ENGLISH, "goals", "moonlight")["4"]
    assert (bend["rule"], bend["points"], bend["shape"]) == ("shapes", 3, ["#.", "##"])
    assert bend["switches"] == ["shape_cell_reuse"]


def test_a_switch_says_what_each_edition_sets() -> None:
    corner = shelf(ENGLISH, "switches")["corner_requires_anchor"]
    assert corner["editions"] == {"best": False, "en": True, "de": False, "pl": False}
    assert corner["values"] == [{"id": False, "name": "no"}, {"id": True, "name": "yes"}]
    assert corner["source"] == ["EN", "DE", "PL"]
    row = shelf(ENGLISH, "rows")["E-15"]
    assert row["switch"] == "corner_requires_anchor"
    assert all(texts(list(table(row["books"]).values())))


def test_everything_a_thing_can_name_has_a_shelf() -> None:
    assert list(shelf(ENGLISH, "categories")) == list(CATEGORIES)
    assert {"1", "7", "star", "shadow10"} <= set(shelf(ENGLISH, "tokens"))
    assert set(shelf(ENGLISH, "topics")) == set(CLAUSES)
    assert set(shelf(ENGLISH, "variants")) == {variant.id for variant in PACK.variants}
    assert len(shelf(ENGLISH, "solo")) == 24


def test_what_a_language_lacks_is_not_an_error_at_a_table() -> None:
    assert make_glossary(Words("de"), PACK)["language"] == "de"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bare_yes_or_no_is_told_in_the_words_of_its_switch(language: str) -> None:
    rows = GLOSSARIES[language]["rows"]
    assert isinstance(rows, dict)
    told = [row["here"] for row in rows.values() if isinstance(row, dict)]
    assert "true" not in told
    assert "false" not in told
