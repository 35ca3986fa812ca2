"""Where the editions differ in casting, and wordings that are slips everywhere (E-9 to E-17)."""

import pytest

from moonlit.core.codec import Plain
from moonlit.games.nocturne.events import Passed, RoundEnded, SpellCast, StartSkipped, TileWon
from tests.clauses import clause
from tests.games.nocturne.looking import (
    FOUR_BY_FIVE,
    FOUR_BY_FOUR,
    cells,
    decision,
    difference,
    passed,
    presets,
    tokens,
)
from tests.games.nocturne.setting import EDITIONS, of_class, prepared
from tests.games.nocturne.table import position

every_edition = pytest.mark.parametrize("edition", EDITIONS)

# Seat 0 has just won b1; a1 has no other neighbour.
CORNER = "forest SK01 0:4 FE01 / . FE02 FE03 | goals 11 | "


@clause("E-9")
@every_edition
def test_a_spell_needs_a_free_tile(edition: str) -> None:
    text = FOUR_BY_FOUR + "spells 0:1@a1 1:2@b1 | answer 0"
    table = position(text, edition=edition)
    assert cells(table.legal()) == {"c1", "b2"}
    refused = table.refusal("0 cast 5 a1")
    assert (refused.code, refused.clause) == ("tile-not-open", "N-CAST-3")


@clause("E-10", "O-86")
@every_edition
def test_a_phase_ends_when_all_others_have_passed_a_spell_and_not_before(edition: str) -> None:
    table = position(FOUR_BY_FOUR + "start 0", edition=edition)
    # Seat 1 alone has not passed, but nothing lies on the forest yet: nothing is won.
    assert not of_class(table.play("0 pass"), TileWon)
    assert (table.to_act(), decision(table)) == (1, "start")
    assert "1 pass" in table.legal()
    assert RoundEnded("twilight", "all-passed") in table.play("1 pass")
    three = position(FOUR_BY_FIVE + "spells 0:1@b2 | answer 1", players=3, edition=edition)
    assert not of_class(three.play("1 pass"), TileWon)
    assert TileWon(0, "FE02", "b2", "passes") in three.play("2 pass")


@clause("E-11")
@every_edition
def test_passing_is_voluntary_for_who_could_cast(edition: str) -> None:
    table = position(FOUR_BY_FOUR + "spells 0:1@b2 | answer 1", edition=edition)
    assert len(tokens(table.legal())) == 7
    assert Passed(1, "choice") in table.play("1 pass")


@clause("E-12")
@every_edition
def test_untoppable_is_who_nobody_in_the_phase_can_top(edition: str) -> None:
    text = FOUR_BY_FIVE + "supply 2: 1 4 | passed 1 | start 0"
    table = prepared(text, players=3, edition=edition)
    # Seat 1 holds higher tokens but has passed; the outcome is that of asking seat 2 in vain.
    assert TileWon(0, "FE02", "b2", "untopped") in table.play("0 cast 4 b2")
    lower = prepared(text, players=3, edition=edition)
    assert not of_class(lower.play("0 cast 3 b2"), TileWon)
    assert lower.to_act() == 2


@clause("E-13")
@every_edition
def test_who_inherits_the_start_may_pass_it_on(edition: str) -> None:
    table = position(FOUR_BY_FIVE + "start 0", players=3, edition=edition)
    table.play("0 pass")
    assert table.legal()[0] == "1 pass"
    table.play("1 pass")
    assert table.legal()[0] == "2 pass"
    out_of_tokens = prepared(FOUR_BY_FIVE + "supply 0: | start 0", players=3, edition=edition)
    assert out_of_tokens.legal()[0] == "1 pass"


@clause("E-14")
@every_edition
def test_a_starter_without_tokens_counts_as_passed(edition: str) -> None:
    table = prepared(FOUR_BY_FIVE + "supply 0: | start 0 b2", players=3, edition=edition)
    assert (table.to_act(), passed(table)) == (1, [0])


@clause("E-15")
def test_the_english_preset_wants_a_corner_cast_beside_the_last_win() -> None:
    assert presets("corner_requires_anchor") == [False, True, False, False]
    assert difference("E-15").switch == "corner_requires_anchor"


@clause("E-15")
@pytest.mark.parametrize("strict", [False, True])
def test_an_isolated_win_without_an_anchor_depends_on_the_switch(strict: bool) -> None:
    switches: Plain = {"corner_requires_anchor": strict}
    free = position(CORNER + "start 1", switches=switches)
    free.play("1 cast 1 a1")
    assert (free.tiles(1), free.goals(1)) == (["SK01"], [] if strict else [11])
    beside = position(CORNER + "start 0 b1", switches=switches)
    beside.play("0 cast 1 a1")
    assert beside.goals(0) == [11]


@clause("E-16", "O-87")
@every_edition
def test_after_a_corner_cast_the_caster_may_still_answer(edition: str) -> None:
    table = position(CORNER + "start 0 b1", edition=edition)
    assert StartSkipped(0) in table.play("0 cast 1 a1")
    assert (table.to_act(), passed(table)) == (1, [])
    table.play("1 cast 1 c1")
    assert (table.to_act(), decision(table)) == (0, "answer")


@clause("E-16")
@every_edition
def test_the_role_goes_on_whatever_the_reason_that_no_tile_is_adjacent(edition: str) -> None:
    # By the English reading this isolated win is no corner cast, and still the role goes on.
    table = position(CORNER + "start 1", edition=edition)
    assert StartSkipped(1) in table.play("1 cast 1 a1")
    assert (table.to_act(), passed(table)) == (0, [])
    assert cells(table.legal()) == {"c1", "b2", "c2"}


@clause("E-17")
@every_edition
def test_passes_before_a_spell_do_not_count_towards_the_end_of_the_round(edition: str) -> None:
    table = position(FOUR_BY_FIVE + "start 0", players=3, edition=edition)
    table.play("0 pass", "1 pass", "2 cast 1 b2")
    assert not of_class(table.play("2 pass"), RoundEnded)
    assert table.to_act() == 0
    assert not of_class(table.play("0 pass"), RoundEnded)
    assert table.to_act() == 1
    assert RoundEnded("twilight", "all-passed") in table.play("1 pass")


@clause("O-87")
@every_edition
def test_groups_touching_diagonally_are_separate_in_every_preset(edition: str) -> None:
    table = position(
        "forest 0:3 . SK01 / . 0:4 . | round moonlight | moonlight 11 | start 0", edition=edition
    )
    assert table.sheet(0)["moonlight"] == 2


@clause("O-87")
@every_edition
def test_losing_tokens_of_the_family_game_return_in_every_preset(edition: str) -> None:
    table = position(
        FOUR_BY_FOUR + "spells 1:4@b1 0:7@b2 | answer 1", mode="family", edition=edition
    )
    table.play("1 pass")
    assert decision(table) == "start"
    assert table.supply(1).count("4") == 2


@clause("O-87")
@every_edition
def test_up_to_four_includes_the_four_in_every_preset(edition: str) -> None:
    table = position(FOUR_BY_FOUR + "solo SO05 | start 0", players=1, edition=edition)
    assert SpellCast(1, "4", "b1") in table.play("0 cast 3 b2")
