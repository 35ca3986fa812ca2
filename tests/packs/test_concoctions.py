"""Starters and concoctions against the tables of D-4 and D-5."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from moonlit.packs.nocturne.folder import load_pack
from moonlit.packs.nocturne.tables import Concoction, symbol_counts
from tests.clauses import clause
from tests.packs.spec import Cells, table

PACK = load_pack()
STARTERS = table("### D-4", "### D-5")
CONCOCTIONS = table("### D-5", "### D-6")


def symbols(text: str) -> str:
    """`2S + 1F` as SSF."""
    return "".join(sign * int(count) for count, sign in re.findall("([0-9])([SFMHE])", text))


def check(row: Cells, card: Concoction) -> None:
    id_, _, first, first_points, full, points, status = row
    tiers = [(first, first_points), (full, points)] if first != "-" else [(full, points)]
    assert card.id == id_
    assert card.recipe == tuple(symbols(recipe) for recipe, _ in tiers)
    assert card.points == tuple(int(value) for _, value in tiers)
    assert card.evidence.grade_of("recipe") == "reconstructed"
    assert (card.evidence.grade_of("points") == "printed") == ("printed" in status)


@clause("D-4", "N-COMP-1")
@pytest.mark.parametrize("number", range(10))
def test_every_starter_is_the_one_of_the_spec(number: int) -> None:
    check(STARTERS[number], PACK.starters[number])


@clause("D-5", "N-COMP-1")
@pytest.mark.parametrize("number", range(35))
def test_every_concoction_is_the_one_of_the_spec(number: int) -> None:
    check(CONCOCTIONS[number], PACK.concoctions[number])


@clause("D-4", "D-5")
def test_there_are_ten_starters_and_thirty_five_concoctions() -> None:
    assert len(STARTERS) == len(PACK.starters) == 10
    assert len(CONCOCTIONS) == len(PACK.concoctions) == 35


@clause("D-5")
def test_no_symbol_is_favoured_and_no_recipe_repeats() -> None:
    demand = Counter("".join(card.recipe[-1] for card in PACK.concoctions))
    assert demand == dict.fromkeys("SFMHE", 33)
    cards = (*PACK.starters, *PACK.concoctions)
    assert len({symbol_counts(card.recipe[-1]) for card in cards}) == 45


def test_the_full_recipe_includes_the_first_tier_and_scores_more() -> None:
    tiered = [card for card in (*PACK.starters, *PACK.concoctions) if len(card.recipe) == 2]
    assert len(tiered) == 10 + 30
    for card in tiered:
        first, full = map(symbol_counts, card.recipe)
        assert [min(pair) for pair in zip(first, full, strict=True)] == list(first)
        assert sum(first) < sum(full)
        assert card.points[0] < card.points[1]
