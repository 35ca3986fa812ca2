"""Tiles with an immediate effect: runestones and chests, and those without one (N-ITEM)."""

import pytest

from moonlit.core.action import parse_action
from moonlit.core.codec import Plain
from moonlit.core.event import Event
from moonlit.core.play import advance
from moonlit.games.nocturne.events import (
    ChestOpened,
    DrewConcoctions,
    KeptConcoctions,
    TileDiscarded,
)
from tests.clauses import clause
from tests.games.nocturne.looking import cut_stack, decision, seen
from tests.games.nocturne.sampling import GAME
from tests.games.nocturne.setting import of_class
from tests.games.nocturne.table import Table, position

CARDS = [card.id for card in GAME.pack.concoctions]


def won(tile: str, more: str = "", **options: Plain) -> Table:
    """Seat 0 has just won a tile with its 1."""
    table = position(f"forest {tile} SK12 FE12 | passed 1 | {more}start 0", **options)
    table.play("0 cast 1 a1")
    return table


def short_deck(*cards: str) -> str:
    """A deck of these cards, from the top; seat 1 holds all others."""
    held = " ".join(card for card in CARDS if card not in cards)
    return f"deck {' '.join(cards)} | cards 1: S2 {held} | "


def under(table: Table) -> list[str]:
    return [GAME.names.cards[lying & 63] for lying in table.state.under]


@clause("N-ITEM-1", "N-ITEM-5")
@pytest.mark.parametrize("tile", ["SK09", "FE09", "MT06", "MD04", "HBW1", "EG09", "MI1"])
def test_most_tiles_do_nothing_when_won(tile: str) -> None:
    table = won(tile)
    assert (table.to_act(), decision(table), table.tiles(0)) == (0, "start", [tile])
    drawn: list[type[Event]] = [DrewConcoctions, ChestOpened]
    assert not [event for event in table.events if type(event) in drawn]


@clause("N-ITEM-1")
@pytest.mark.parametrize(
    ("single", "double", "category"),
    [
        ("FE01 FE02", "FE09 FE10", "feathers"),
        ("MT01", "MT06", "mushrooms"),
        ("EG01", "EG09", "eggs"),
    ],
)
def test_a_tile_counts_once_for_sets_however_many_symbols(
    single: str, double: str, category: str
) -> None:
    table = position(f"forest SK01 | sprites 0:1 | tiles 0: {single} | start 0")
    enchanted = position(f"forest SK01 | sprites 0:1 | tiles 0: {double} | start 0")
    assert table.sheet(0)[category] == enchanted.sheet(0)[category] > 0


@clause("N-ITEM-2")
def test_a_runestone_draws_three_keeps_one_in_secret_and_returns_two() -> None:
    table = won("RU01", "deck 11 12 13 14 | ")
    assert table.legal() == ["0 brew 11", "0 brew 12", "0 brew 13"]
    assert seen(table, 0, "drawn") == ["11", "12", "13"]
    assert seen(table, 1, "drawn") == [None, None, None]
    assert seen(table, 1, "deck") == 32
    events = table.play("0 brew 12")
    assert table.cards(0) == ["S1", "12"]
    assert sorted(under(table)) == ["11", "13"]
    (kept,) = of_class(events, KeptConcoctions)
    assert (kept.cards, kept.face(None).cards) == (("12",), ("?",))
    assert seen(table, 1, "seats", 0, "cards") == [None, None]


@clause("N-ITEM-2")
def test_returned_cards_lie_under_the_deck_and_come_last() -> None:
    table = position(f"forest RU01 RU02 SK01 | {short_deck('11', '12', '13', '14')}start 0")
    table.play("0 cast star a1", "0 brew 11", "0 cast 7 b1", "1 pass")
    drawn = seen(table, 0, "drawn")
    assert isinstance(drawn, list)
    assert drawn[0] == "14"
    assert {str(card) for card in drawn[1:]} == {"12", "13"}


@clause("N-ITEM-2", "O-11")
def test_a_short_deck_gives_what_is_there() -> None:
    two = won("RU01", short_deck("11", "12"))
    assert two.legal() == ["0 brew 11", "0 brew 12"]
    one = won("RU01", short_deck("11"))
    assert (decision(one), one.cards(0)) == ("start", ["S1", "11"])
    none = won("RU01", short_deck())
    assert (decision(none), none.cards(0)) == ("start", ["S1"])


@clause("N-ITEM-2")
def test_the_symbol_of_a_rune_counts_for_concoctions_and_goal_10() -> None:
    table = won(
        "RU01", "goals 10 | tiles 0: MT01 HBA1 | cards 0: S5 | ", characters=["redd", "sage"]
    )
    # Skull rune, mushroom, herb and Redd's feather; S5 wants a skull and a mushroom.
    assert table.sheet(0)["concoctions"] == 2
    table.play(table.legal()[0])
    assert table.goals(0) == [10]


@clause("N-ITEM-3")
def test_a_chest_draws_three_tiles_keeps_one_and_discards_two() -> None:
    table = won("CH1", "stack FE01 EG01 MT01 SK01 | ")
    assert table.legal() == ["0 keep FE01", "0 keep EG01", "0 keep MT01"]
    events = table.play("0 keep EG01")
    assert table.tiles(0) == ["CH1", "EG01"]
    assert of_class(events, TileDiscarded) == [
        TileDiscarded(0, "FE01", is_public=True),
        TileDiscarded(0, "MT01", is_public=True),
    ]
    assert seen(table, 1, "discards") == [[0, "FE01"], [0, "MT01"]]
    assert table.sheet(0)["chests"] == -1
    assert decision(table) == "start"


@clause("N-ITEM-4", "O-10")
@pytest.mark.parametrize("round_", ["twilight", "moonlight"])
def test_tiles_of_the_sprite_board_trigger_in_both_rounds(round_: str) -> None:
    board = f"round {round_} | sprites 0:5 1:3 | slots RU01 CH1 SK01 SK02 | deck 11 12 13 | end"
    table = position(board + " | shadows shadow5 shadow6 shadow7 shadow8 shadow9 shadow10")
    table.play("0 take RU01")
    assert (table.to_act(), decision(table)) == (0, "runestone")
    table.play("0 brew 11", "1 take CH1")
    assert (table.to_act(), decision(table)) == (1, "chest")


@clause("N-ITEM-4", "O-9")
def test_tiles_kept_from_a_chest_trigger_in_chains() -> None:
    table = won("CH1", "stack CH2 SK01 SK02 RU01 SK03 SK04 | deck 11 12 13 | ")
    table.play("0 keep CH2")
    assert table.legal() == ["0 keep RU01", "0 keep SK03", "0 keep SK04"]
    table.play("0 keep RU01")
    assert table.legal() == ["0 brew 11", "0 brew 12", "0 brew 13"]
    table.play("0 brew 11")
    assert table.tiles(0) == ["CH1", "CH2", "RU01"]


@clause("O-9")
@pytest.mark.parametrize("kept", ["CH2", "RU01"])
def test_by_the_other_reading_a_kept_tile_does_nothing(kept: str) -> None:
    table = won("CH1", "stack CH2 RU01 SK02 | ", switches={"chest_chain": False})
    table.play(f"0 keep {kept}")
    assert (decision(table), table.tiles(0), table.cards(0)) == ("start", ["CH1", kept], ["S1"])


@clause("N-ITEM-5")
def test_a_mirror_stone_waits_for_scoring() -> None:
    table = won("MI1", "tiles 0: SK01 | ")
    assert (decision(table), table.state.players[0].copies) == ("start", [])
    assert table.sheet(0)["skulls"] == 4


@clause("N-ITEM-5")
def test_a_mirror_stone_does_nothing_when_drafted_or_kept_from_a_chest() -> None:
    drafted = position("sprites 0:5 1:3 | slots MI1 SK01 SK02 SK03 | end")
    drafted.play("0 take MI1")
    assert (drafted.to_act(), decision(drafted)) == (1, "draft")
    kept = won("CH1", "stack MI1 SK01 SK02 | ")
    kept.play("0 keep MI1")
    assert (decision(kept), kept.tiles(0)) == ("start", ["CH1", "MI1"])


@clause("O-11")
@pytest.mark.parametrize(
    ("left", "kind", "tiles"),
    [
        (3, "chest", ["CH1"]),
        (2, "chest", ["CH1"]),
        (1, "start", ["CH1", "FE01"]),
        (0, "start", ["CH1"]),
    ],
)
def test_a_short_stack_gives_what_is_left(left: int, kind: str, tiles: list[str]) -> None:
    table = position("forest CH1 SK12 | passed 1 | stack FE01 EG01 MT01 | start 0")
    cut_stack(table, left)
    table.play("0 cast 1 a1")
    assert (decision(table), table.tiles(0)) == (kind, tiles)
    if kind == "chest":
        assert len(table.legal()) == left


@clause("O-60")
def test_the_order_of_returned_cards_is_random_and_hidden() -> None:
    orders = set()
    for seed in range(16):
        table = won("RU01", "deck 11 12 13 | ")
        advance(GAME, table.state, parse_action("0 brew 12"), seed)
        orders.add(tuple(under(table)))
        own = [{"batch": 0, "seat": 0, "cards": ["11", "13"]}]
        assert seen(table, 0, "returned") == own
        assert seen(table, 1, "returned") == [{"batch": 0, "seat": 0, "cards": [None, None]}]
    assert orders == {("11", "13"), ("13", "11")}


@clause("O-64")
@pytest.mark.parametrize(("left", "kept"), [(2, "FE01"), (1, "FE01"), (0, "")])
def test_a_mirror_that_copies_a_chest_draws_what_is_left(left: int, kept: str) -> None:
    table = position(
        "round moonlight | tiles 0: MI1 CH1 | stack FE01 EG01 | "
        "shadows shadow5 shadow6 shadow7 shadow8 shadow9 shadow10 | score",
        edition="pl",
    )
    cut_stack(table, left)
    table.play("0 copy CH1")
    if left > 1:
        assert table.legal() == ["0 keep FE01", "0 keep EG01"]
        table.play("0 keep FE01")
    assert decision(table) == "over"
    assert table.tiles(0) == ["MI1", "CH1", *kept.split()]
    assert table.sheet(0)["chests"] == -2
