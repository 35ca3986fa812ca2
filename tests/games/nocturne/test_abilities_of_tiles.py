"""Abigail and Flint: the abilities about tiles won and concoctions drawn (D-7)."""

import pytest

from moonlit.core.codec import Plain
from moonlit.games.nocturne.events import (
    AbilityUsed,
    ChestOpened,
    DrewConcoctions,
    KeptConcoctions,
    TileExchanged,
)
from tests.clauses import clause
from tests.games.nocturne.looking import decision, seen
from tests.games.nocturne.sampling import GAME
from tests.games.nocturne.setting import of_class
from tests.games.nocturne.table import Table, position

CARDS = [card.id for card in GAME.pack.concoctions]
SHADOWS = "shadows shadow5 shadow6 shadow7 shadow8 shadow9 shadow10"


def abigail(tile: str, slots: str, more: str = "", **options: Plain) -> Table:
    """Seat 0 is Abigail and has just won a tile of the forest with its 3."""
    options = {"mode": "advanced", "characters": ["abigail", "redd"], **options}
    text = f"forest {tile} SK12 / FE12 FE11 | slots {slots} | passed 1 | {more}start 0"
    table = position(text, **options)
    table.play("0 cast 3 a1")
    return table


def flint(text: str, **options: Plain) -> Table:
    """Seat 0 is Flint; seat 1 has passed."""
    options = {"mode": "advanced", "characters": ["flint", "redd"], **options}
    return position(f"{text} | passed 1 | start 0", **options)


def short_deck(*cards: str) -> str:
    """A deck of these cards, from the top; seat 1 holds all others."""
    held = " ".join(card for card in CARDS if card not in cards)
    return f"deck {' '.join(cards)} | cards 1: S2 {held}"


def is_unused(table: Table) -> Plain:
    return seen(table, 1, "seats", 0, "ability_unused")


@clause("D-7")
def test_abigail_exchanges_the_tile_for_one_of_the_sprite_board() -> None:
    table = abigail("SK01", "EG01 FE01 EG02 .")
    assert table.legal() == ["0 decline", "0 exchange EG01", "0 exchange FE01", "0 exchange EG02"]
    assert seen(table, 1, "decision", "tile") == "SK01"
    events = table.play("0 exchange FE01")
    assert events[:2] == [AbilityUsed(0, "abigail"), TileExchanged(0, "SK01", "FE01")]
    assert table.tiles(0) == ["FE01"]
    assert table.slots() == ["EG01", "SK01", "EG02", None]
    assert is_unused(table) is False
    assert table.face_down() == {"a1": "0:3"}


@clause("D-7")
@pytest.mark.parametrize(("wanted", "kind"), [("RU01", "runestone"), ("CH2", "chest")])
def test_the_tile_she_ends_up_with_takes_effect(wanted: str, kind: str) -> None:
    table = abigail("SK01", f"EG01 {wanted}")
    table.play(f"0 exchange {wanted}")
    assert (table.to_act(), decision(table)) == (0, kind)


@clause("D-7")
@pytest.mark.parametrize(("given", "kind"), [("RU01", "runestone"), ("CH1", "chest")])
def test_the_tile_she_gives_away_has_no_effect(given: str, kind: str) -> None:
    table = abigail(given, "EG01 FE01")
    assert decision(table) == "abigail"
    table.play("0 exchange EG01")
    assert (table.to_act(), decision(table)) == (0, "start")
    assert not of_class(table.events, DrewConcoctions) + of_class(table.events, ChestOpened)
    declined = abigail(given, "EG01 FE01")
    declined.play("0 decline")
    assert decision(declined) == kind
    assert is_unused(declined) is True


@clause("D-7")
def test_she_exchanges_before_the_goals_are_checked() -> None:
    # Her card is an egg, so with herb and mushroom a feather is the fourth symbol.
    board = "goals 10 | tiles 0: HBA1 MT01 | "
    table = abigail("EG02", "FE01 EG01", board)
    assert table.goals(0) == []
    table.play("0 exchange FE01")
    assert table.goals(0) == [10]
    away = abigail("FE01", "EG01 EG02", board)
    assert away.goals(0) == []
    away.play("0 exchange EG01")
    assert away.goals(0) == []


@clause("D-7")
def test_she_is_not_asked_without_sprite_tiles_after_use_or_when_drafting() -> None:
    assert decision(abigail("SK01", ". . . .")) == "start"
    assert decision(abigail("RU01", ". . . .")) == "runestone"
    assert decision(abigail("SK01", "EG01 FE01", "used 0 | ")) == "start"
    drafting = position(
        "sprites 0:5 | slots SK01 SK02 SK03 SK04 | end",
        mode="advanced",
        characters=["abigail", "redd"],
    )
    drafting.play("0 take SK01")
    assert (decision(drafting), drafting.tiles(0)) == ("start", ["SK01"])


@clause("D-7")
def test_the_tile_she_gave_away_can_be_drafted() -> None:
    table = abigail("SK01", "EG01 FE01", "sprites 1:2 | ")
    table.play("0 exchange EG01", "0 pass", "1 pass")
    assert table.legal() == ["1 take SK01", "1 take FE01"]


@clause("D-7")
def test_flint_may_keep_two_of_three() -> None:
    table = flint("forest RU01 SK12 | deck 11 12 13")
    table.play("0 cast 1 a1")
    singles = ["0 brew 11", "0 brew 12", "0 brew 13"]
    assert table.legal() == [*singles, "0 brew 11 12", "0 brew 11 13", "0 brew 12 13"]
    events = table.play("0 brew 13 11")
    assert AbilityUsed(0, "flint") in events
    (kept,) = of_class(events, KeptConcoctions)
    assert kept.face(None).cards == ("?", "?")
    assert set(table.cards(0)) == {"S1", "11", "13"}
    assert seen(table, 0, "returned") == [{"batch": 0, "seat": 0, "cards": ["12"]}]
    assert is_unused(table) is False


@clause("D-7")
def test_flint_may_keep_one_and_save_the_ability() -> None:
    table = flint("forest RU01 SK12 | deck 11 12 13")
    table.play("0 cast 1 a1", "0 brew 12")
    assert (table.cards(0), is_unused(table)) == (["S1", "12"], True)


@clause("D-7")
def test_only_an_unused_flint_keeps_two() -> None:
    singles = ["0 brew 11", "0 brew 12", "0 brew 13"]
    used = flint("forest RU01 SK12 | deck 11 12 13 | used 0")
    other = flint("forest RU01 SK12 | deck 11 12 13", characters=["sage", "flint"])
    basic = flint("forest RU01 SK12 | deck 11 12 13", mode="basic")
    for table in (used, other, basic):
        table.play("0 cast 1 a1")
        assert table.legal() == singles


@clause("D-7")
def test_flint_keeps_two_for_a_drafted_runestone_and_one_from_a_chest() -> None:
    drafting = flint("forest SK12 | sprites 0:5 | slots RU01 SK01 | deck 11 12 13")
    drafting.play("0 pass", "0 take RU01")
    assert "0 brew 11 13" in drafting.legal()
    chest = flint("forest CH1 SK12 | stack RU01 SK01 SK02 | deck 11 12 13")
    chest.play("0 cast 1 a1", "0 keep RU01")
    assert "0 brew 11 13" in chest.legal()


@clause("O-75", "D-7")
def test_flint_keeps_both_of_two_cards() -> None:
    table = flint(f"forest RU01 SK12 | {short_deck('11', '12')}")
    table.play("0 cast 1 a1")
    assert table.legal() == ["0 brew 11", "0 brew 12", "0 brew 11 12"]
    table.play("0 brew 11 12")
    assert (table.cards(0), is_unused(table)) == (["S1", "11", "12"], False)
    assert seen(table, 0, "returned") == []


@clause("O-75")
def test_flint_saves_the_ability_when_only_one_card_is_left() -> None:
    table = flint(f"forest RU01 SK12 | {short_deck('11')}")
    table.play("0 cast 1 a1")
    assert (table.cards(0), is_unused(table), decision(table)) == (["S1", "11"], True, "start")


@clause("O-75")
def test_flint_keeps_two_for_a_mirror_that_copies_a_runestone() -> None:
    table = position(
        f"round moonlight | tiles 0: MI1 RU01 | deck 11 12 13 | {SHADOWS} | score",
        mode="advanced",
        characters=["flint", "redd"],
        edition="pl",
    )
    table.play("0 copy RU01")
    assert "0 brew 11 12" in table.legal()
    table.play("0 brew 11 12")
    assert table.cards(0) == ["S1", "11", "12"]
    assert table.sheet(0)["ability"] == 0
