"""Characters, solo cards, variants and the tracks against the spec."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields

import pytest

from moonlit.packs.nocturne.folder import load_pack
from moonlit.packs.nocturne.tables import Character, Concoction, Tile
from tests.clauses import clause
from tests.packs.spec import numbers, part, spec_text, table

PACK = load_pack()
CHARACTERS = table("### D-7", "### D-8")
SOLO = table("### D-8", "### D-9")


@clause("D-7", "N-ADV-4")
def test_every_character_has_the_symbol_and_ability_of_the_spec() -> None:
    verbs = {
        "replace_winner": "put a lower-valued spell",
        "dedicate_loser": "dedicate one of your own losing tokens",
        "exchange_tile": "exchange it",
        "keep_cards": "keep two",
    }
    assert len(CHARACTERS) == len(PACK.characters) == 4
    for row, character in zip(CHARACTERS, PACK.characters, strict=True):
        assert character.id == row[0].lower()
        assert character.symbol == row[3][0]
        assert verbs[character.ability] in row[4]
        printed = "ability `printed`" in row[5]
        assert (character.evidence.grade_of("ability") == "printed") == printed
        assert character.evidence.grade_of("symbol") == "reconstructed"


@clause("D-7")
def test_the_numbers_of_the_abilities() -> None:
    by_id = {character.id: character.number for character in PACK.characters}
    assert by_id == {"redd": 6, "sage": 0, "abigail": 0, "flint": 2}
    assert "value 6 or lower" in CHARACTERS[0][4]


@clause("D-8", "N-SOLO-4")
@pytest.mark.parametrize("row", SOLO, ids=lambda row: row[0])
def test_every_solo_card_is_the_one_of_the_spec(row: list[str]) -> None:
    id_, direction, power, dedicates, start, status = row
    (card,) = [card for card in PACK.solo_cards if card.id == id_]
    assert (card.direction, card.dedicates, card.start) == (
        direction,
        dedicates == "yes",
        int(start),
    )
    words = {
        "any_higher": "1 or more higher",
        "at_least": f"{card.number} or higher",
        "at_most": f"up to {card.number}",
    }
    assert words[card.power] == power
    pair = "printed" if "printed" in status else "reconstructed"
    assert card.evidence.grade_of("power") == card.evidence.grade_of("start") == pair
    assert card.evidence.grade_of("direction") == "reconstructed"


@clause("D-8", "N-COMP-1")
def test_the_solo_deck_is_balanced_as_the_spec_says() -> None:
    cards = PACK.solo_cards
    assert len(cards) == len(SOLO) == 24
    assert Counter(card.direction for card in cards) == dict.fromkeys("NESW", 6)
    assert set(Counter(card.power for card in cards).values()) == {8}
    yes = [card for card in cards if card.dedicates]
    assert set(Counter(card.power for card in yes).values()) == {4}
    assert Counter(card.direction for card in yes) == dict.fromkeys("NESW", 3)
    assert Counter(card.start for card in cards) == {1: 2, 2: 5, 3: 7, 4: 5, 5: 3, 6: 2}


def test_every_variant_names_its_clause_and_its_number() -> None:
    names = ["Twisted Trees", "2-Up the Competition", "All Set to Brew", "Chasing Chests"]
    for number, variant in enumerate(PACK.variants, 1):
        assert variant.clause == f"N-VAR-{number}"
        name = [*names, "Precious Stones"][number - 1]
        assert f"**{variant.clause} {name}.**" in spec_text()
    assert {v.id: v.number for v in PACK.variants if v.number} == {
        "two_up": 2,
        "all_set_to_brew": 3,
    }
    assert f"worth {PACK.scoring.precious_stone} points" in part("**N-VAR-5", "## 17.")


@clause("N-TRACK-1", "N-TRACK-3")
def test_there_are_as_many_entries_as_spaces_on_a_track() -> None:
    lists = (PACK.scenarios, PACK.achievements, PACK.variants)
    text = part("**N-TRACK-1**", "**N-TRACK-2**")
    assert [len(entries) for entries in lists] == numbers(text)[1:4]
    assert sum(map(len, lists)) == PACK.track_spaces == 50


@clause("D-12")
def test_what_is_still_unknown_is_not_pretended_to_be_known() -> None:
    known = {field.name for row in (Tile, Concoction, Character) for field in fields(row)}
    assert known.isdisjoint({"name", "title", "picture", "colour"})
    assert "use 50" in part("**N-TRACK-3**", "**N-TRACK-4**")
