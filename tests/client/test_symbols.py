"""What a recipe still needs, by a player's own symbols."""

import pytest

from moonlit.client.nocturne import Missing, missing_symbols, own_symbols, tell_missing
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.codec import Plain
from moonlit.core.view import View
from moonlit.packs.nocturne.folder import load_pack
from tests.clauses import clause
from tests.client.catalogues import STRICT, check_sentence

PACK = load_pack()
ENGLISH, POLISH, GERMAN = STRICT


def view_of(*tiles: str, character: str | None = None) -> View:
    player: dict[str, Plain] = {"tiles": list[Plain](tiles), "character": character}
    return View("nocturne", None, (), (), {"seats": [{"tiles": [], "character": "redd"}, player]})


@clause("N-SCORE-7")
def test_tiles_runestones_and_the_character_give_symbols() -> None:
    view = view_of("EG09", "SK01", "RU03", "MI1", "CH1", character="abigail")
    assert own_symbols(PACK, view, 1) == "SFEEE"
    assert own_symbols(PACK, view, 0) == "F"
    assert own_symbols(PACK, view_of(), 1) == ""


def test_each_tier_is_told_apart() -> None:
    # S1 asks for SF, then SSFF.
    assert missing_symbols(PACK, view_of(), 1, "S1") == Missing("SF", "SSFF")
    assert missing_symbols(PACK, view_of("SK01"), 1, "S1") == Missing("F", "SFF")
    assert missing_symbols(PACK, view_of("SK01", "FE01"), 1, "S1") == Missing("", "SF")
    assert missing_symbols(PACK, view_of("SK09", "FE09"), 1, "S1") == Missing("", "")


def test_a_card_of_one_tier_has_no_first() -> None:
    assert missing_symbols(PACK, view_of("SK01"), 1, "1") == Missing(None, "FH")


def test_the_character_helps() -> None:
    assert missing_symbols(PACK, view_of(character="flint"), 1, "31") == Missing("S", "SSS")


@pytest.mark.parametrize("words", STRICT, ids=LANGUAGES)
def test_what_is_missing_is_told(words: Words) -> None:
    missing = (Missing(None, ""), Missing("", ""), Missing(None, "FH"), Missing("", "SSF"))
    told = [tell_missing(words, one) for one in (*missing, Missing("SF", "SSFF"))]
    for text in told:
        check_sentence(text)
    assert len(set(told)) == 4


def test_what_is_missing_reads_naturally() -> None:
    assert [tell_missing(words, Missing("F", "FF")) for words in STRICT] == [
        "For the first tier you still need 1 feather, for the full recipe 2 feathers.",
        "Brakujące symbole do pierwszego stopnia: 1 pióro; do pełnego przepisu: 2 pióra.",
        "Für die erste Stufe fehlen noch: 1 Feder; für das volle Rezept: 2 Federn.",
    ]
