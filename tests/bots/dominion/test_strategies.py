"""Strategy files: those that come with the game, and faults told by file and line."""

from pathlib import Path

import pytest

from moonlit.bots.dominion.hints import AT_ONCE, BOONS, ORDER, ROLES, RUBBISH, WORTH
from moonlit.bots.dominion.match import play_match
from moonlit.bots.dominion.strategy import (
    load_strategy,
    make_menu,
    parse_strategy,
    read_strategy,
    shipped,
)
from moonlit.games.dominion.fixed import Terms
from moonlit.games.dominion.scoring import winners
from moonlit.packs.source import BadPack
from tests.bots.dominion.kingdoms import GAME, PLAIN, menu, plain_terms

ANYWHERE = (
    "big_money",
    "big_money_ultimate",
    "smithy_at_four",
    "smithy",
    "double_witch",
    "militia",
    "laboratory",
    "chapel",
)
SETS = tuple(kingdom.id for kingdom in GAME.pack.kingdoms)


def share(terms: Terms, one: str, other: str, matches: int) -> float:
    """The share of matches that the first strategy wins, each seat half of the time."""
    menus = [menu(one, terms), menu(other, terms)]
    points = 0.0
    for number in range(matches):
        seat = number % 2
        won = winners(play_match(terms, menus[::-1] if seat else menus, number // 2))
        points += (seat in won) / len(won)
    return points / matches


def test_there_is_one_for_every_recommended_set() -> None:
    assert set(shipped()) == {*ANYWHERE, *SETS}


@pytest.mark.parametrize("name", [*ANYWHERE[1:]])
def test_they_beat_big_money(name: str) -> None:
    assert share(plain_terms(), name, "big_money", 200) > 0.6


@pytest.mark.parametrize("kingdom", SETS)
def test_those_for_a_set_beat_treasures_alone(kingdom: str) -> None:
    terms = GAME.terms(GAME.check_config({"kingdom": kingdom}))
    assert share(terms, kingdom, "big_money_ultimate", 100) > 0.55


def test_rules_about_cards_of_other_matches_fall_away() -> None:
    terms = GAME.terms(GAME.check_config({"kingdom": "k-01"}))
    found = make_menu(load_strategy("double_witch"), terms)
    assert "witch" not in {terms.card_names[kind] for kind in found.buys}
    assert len(found.buys) == len(menu("double_witch", plain_terms()).buys) - 1


def test_an_alternative_is_a_rule_of_its_own() -> None:
    text = b'[[rule]]\nbuy = "smithy"\nwhen = "coins == 4 or turn > 9"\n'
    found = make_menu(parse_strategy("two.toml", text, GAME.pack), plain_terms())
    assert len(found.buys) == 2


def test_hints_name_cards_that_exist() -> None:
    cards = {card.id for card in GAME.pack.cards}
    assert {*WORTH, *ORDER, *ROLES, *RUBBISH} <= cards
    assert set(BOONS) == {boon.id for boon in GAME.pack.boons}
    assert set(AT_ONCE) <= set(BOONS)
    assert set(PLAIN) <= cards


GOOD = '[[rule]]\nbuy = "gold"\n\n[[rule]]\nbuy = "silver"\nwhen = "turn > 2"\n'


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (GOOD.replace('"silver"', '"slver"'), "own.toml:5: unknown-card found=slver"),
        (GOOD.replace("turn >", "trun >"), "own.toml:6: unknown-word found=trun"),
        (GOOD.replace("when", "wenn"), "own.toml:6: unknown-field field=wenn"),
        (GOOD.replace('buy = "gold"\n', ""), "own.toml:1: field-missing field=buy"),
        (GOOD.replace('"gold"', "6"), "own.toml:2: bad-form field=buy"),
        (GOOD + '[play]\nfirst = ["smity"]\n', "own.toml:8: unknown-card found=smity"),
        (GOOD + '[play]\ntrash = ["estat"]\n', "own.toml:8: unknown-card found=estat"),
        (GOOD + "[play]\nmoney_kept = -1\n", "own.toml:8: out-of-bounds field=money_kept"),
        (GOOD + "[plan]\n", "own.toml:7: unknown-table table=plan"),
        ("", "own.toml: table-missing table=rule"),
        ("[[rule]\n", "own.toml:1: not-toml-at"),
        (GOOD * 101, "own.toml: too-many-rules"),
    ],
)
def test_faults_are_told_by_file_and_line(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "own.toml"
    file.write_text(text)
    with pytest.raises(BadPack) as raised:
        read_strategy(file)
    assert str(raised.value).splitlines()[0].startswith(told)


def test_every_fault_is_told_at_once(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(GOOD.replace('"gold"', '"gld"').replace("turn >", "trun >"))
    with pytest.raises(BadPack) as raised:
        read_strategy(file)
    assert [error.line for error in raised.value.errors] == [2, 6]
