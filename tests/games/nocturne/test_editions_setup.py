"""Where the editions differ before the first spell: starter, names, tokens (E-1 to E-8)."""

import pytest

from moonlit.core.codec import Plain
from moonlit.packs.nocturne.words import CHARACTERS
from tests.clauses import clause
from tests.games.nocturne.looking import FOUR_BY_FIVE, difference, passed, presets, seen, told
from tests.games.nocturne.sampling import GAME
from tests.games.nocturne.setting import EDITIONS
from tests.games.nocturne.table import Table, match, position

SEEDS = range(24)


def books(name: str) -> tuple[str, str, str]:
    return told(name, "en"), told(name, "de"), told(name, "pl")


def characters(table: Table) -> list[str]:
    return [str(seen(table, None, "seats", seat, "character")) for seat in range(4)]


@clause("E-1")
def test_the_books_name_an_age_and_no_switch_depends_on_it() -> None:
    assert books("E-1") == ("10", "12", "10")
    assert (difference("E-1").scope, difference("E-1").switch) == ("metadata", "")


@clause("E-2")
def test_the_german_preset_asks_who_was_in_a_forest_last() -> None:
    assert presets("first_starter") == ["random", "random", "forest_visitor", "random"]
    assert difference("E-2").switch == "first_starter"
    for edition in EDITIONS:
        starters = {match(s, players=4, edition=edition, forest_visitor=2).to_act() for s in SEEDS}
        assert starters == ({2} if edition == "de" else {0, 1, 2, 3})


@clause("E-2")
@pytest.mark.parametrize("visitor", [0, 1, 2])
def test_the_switch_alone_chooses_the_first_starter(visitor: int) -> None:
    chosen: Plain = {"first_starter": "forest_visitor"}
    for seed in SEEDS:
        table = match(seed, players=3, switches=chosen, forest_visitor=visitor)
        assert table.to_act() == visitor
    random: Plain = {"first_starter": "random"}
    drawn = [
        match(s, players=3, edition="de", switches=random, forest_visitor=visitor) for s in SEEDS
    ]
    assert {table.to_act() for table in drawn} == {0, 1, 2}


@clause("E-3")
def test_characters_go_by_their_english_names_in_the_order_of_all_books() -> None:
    english, german, polish = books("E-3")
    assert english.lower().split(", ") == [row.id for row in GAME.pack.characters]
    assert english.lower().split(", ") == list(CHARACTERS)
    assert german.startswith("Fenrick, Elenor, Nelsa, Arlo")
    assert polish.startswith("Redd, Mędrzec")
    assert characters(match(players=4, switches={"character_choice": "chosen"})) == list(CHARACTERS)


@clause("E-4")
def test_characters_are_dealt_at_random_unless_the_preset_has_them_chosen() -> None:
    assert presets("character_choice") == ["either", "either", "chosen", "either"]
    for edition in EDITIONS:
        deals = {tuple(characters(match(s, players=4, edition=edition))) for s in SEEDS}
        assert (deals == {CHARACTERS}) == (edition == "de")


@clause("E-4")
def test_either_way_named_characters_are_those_agreed_on() -> None:
    named: Plain = ["flint", "abigail", "redd", "sage"]
    for choice in ("either", "chosen"):
        table = match(5, players=4, characters=named, switches={"character_choice": choice})
        assert characters(table) == named


@clause("E-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_pass_is_turned_up_by_passing_and_down_again_with_the_next_phase(edition: str) -> None:
    assert told("E-5", "default") == "PL"
    table = position(FOUR_BY_FIVE + "start 0", players=3, edition=edition)
    assert passed(table) == []
    table.play("0 pass")
    assert passed(table) == [0]
    table.play("1 cast 1 b2", "2 pass")
    assert (passed(table), table.to_act()) == ([], 1)


@clause("E-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tokens_have_the_values_the_german_book_prints(edition: str) -> None:
    assert books("E-6") == ("", "1–7 + star; shadow 5–10", "")
    table = match(players=2, edition=edition)
    assert set(table.supply(0)) == {"1", "2", "3", "4", "5", "6", "7", "star"}
    assert len(table.supply(0)) == 11
    assert seen(table, 0, "shadows") == [f"shadow{value}" for value in range(5, 11)]


@clause("E-7")
def test_tiles_have_one_name_whatever_the_edition() -> None:
    assert books("E-7") == (
        "Duode Dax; wild herb W",
        "Duo Daxus; wild herb J",
        "Duode Dax; wild herb J",
    )
    kinds = [tile.kind for tile in GAME.pack.tiles]
    assert (kinds.count("duode"), kinds.count("wild")) == (5, 2)
    assert difference("E-7").scope == "locale"


@clause("E-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_redds_printed_ability_holds_in_every_edition(edition: str) -> None:
    assert books("E-8") == ("", "", "Redd's B side shown")
    redd = GAME.pack.characters[0].evidence
    assert redd.grade_of("ability") == "printed"
    assert "PL" in redd.source
    table = position(
        "forest SK01 SK02 | passed 1 | start 0",
        edition=edition,
        mode="advanced",
        characters=["redd", "sage"],
    )
    table.play("0 cast 3 a1")
    assert table.legal() == ["0 decline", "0 replace 1", "0 replace 2"]
