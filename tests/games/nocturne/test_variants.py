"""The five variants, and piles that run short."""

import pytest

from moonlit.core.codec import Plain
from moonlit.core.errors import BadConfig
from moonlit.games.nocturne.events import (
    ChestOpened,
    DrewConcoctions,
    GoalClaimed,
    Passed,
    TileExchanged,
    TileKept,
    TilesReshuffled,
    TileWon,
)
from tests.clauses import clause
from tests.games.nocturne.looking import cut_stack
from tests.games.nocturne.sampling import GAME
from tests.games.nocturne.setting import EDITIONS, of_class, prepared, spells
from tests.games.nocturne.table import Table, match, position

LAYOUTS = {
    1: (".##..", "####.", "####.", ".####", "..##."),
    2: (".##..", "####.", "####.", ".####", "..##."),
    3: (".##...", "####..", "#####.", ".#####", "..####"),
    4: ("...#...", "..###..", ".#####.", "#######", ".#####.", "..###..", "...#..."),
}
CORNERS = {2: "b1 c1 c5 d5", 3: "b1 c1 c5 f5", 4: "d1 a4 g4 d7"}
CENTRES = {
    2: "b2 c2 b3 c3 c4 d4",
    3: "b2 c2 b3 c3 d3 c4 d4 e4",
    4: "d2 c3 d3 e3 b4 c4 d4 e4 f4 c5 d5 e5 d6",
}


def cells_of(players: int) -> list[str]:
    """The cells of a layout in reading order."""
    return [
        f"{'abcdefg'[column]}{row}"
        for row, line in enumerate(LAYOUTS[players], start=1)
        for column, mark in enumerate(line)
        if mark == "#"
    ]


def controlled(cell: str, token: str = "0:3") -> str:
    """A forest with nothing but one control token."""
    row = " ".join(["."] * "abcdefg".index(cell[0]) + [token])
    return "forest " + "/ " * (int(cell[1]) - 1) + row


@clause("N-VAR-1", "D-11")
@pytest.mark.parametrize("players", LAYOUTS)
def test_both_rounds_use_the_twisted_forest(players: int) -> None:
    table = match(2, players=players, variants=["twisted_trees"])
    plain = match(2, players=players)
    assert list(table.forest()) == cells_of(players)
    assert len(table.forest()) == len(plain.forest())
    while table.view(0).table["round"] == "twilight":
        table.play(table.legal()[0])
    assert {*table.forest(), *table.face_down()} == set(cells_of(players))


@clause("O-54", "D-11")
@pytest.mark.parametrize("players", CORNERS)
def test_corners_are_listed_and_a_centre_has_four_neighbours(players: int) -> None:
    counts: dict[str, set[str]] = {"7": set(), "8": set()}
    for goal, points in (("7", 1), ("8", 2)):
        for cell in cells_of(players):
            text = f"{controlled(cell)} | round moonlight | moonlight {goal} | score"
            table = position(text, players=players, variants=["twisted_trees"])
            if table.sheet(0)["moonlight"]:
                assert table.sheet(0)["moonlight"] == points
                counts[goal].add(cell)
    assert counts == {"7": set(CENTRES[players].split()), "8": set(CORNERS[players].split())}


@clause("O-54")
@pytest.mark.parametrize(("players", "top"), [(2, {"b1", "c1"}), (4, {"d1"})])
def test_the_top_row_is_the_uppermost_row_with_cells(players: int, top: set[str]) -> None:
    for cell in cells_of(players):
        text = f"{controlled(cell)} | goals 8 | end"
        table = position(text, players=players, variants=["twisted_trees"])
        assert (table.goals(0) == [8]) is (cell in top)


SQUARE = "forest SK01 SK02 SK03 / SK04 FE01 FE02 / FE03 FE04 FE05"


def two_up(text: str, **options: Plain) -> Table:
    return prepared(text, variants=["two_up"], **options)


@clause("N-VAR-2")
def test_an_answer_exceeds_the_highest_spell_by_two() -> None:
    table = two_up(f"{SQUARE} | spells 0:3@b2 | answer 1")
    assert {text.split()[2] for text in table.legal() if "cast" in text} == {"5", "6", "7", "star"}
    refused = table.refusal("1 cast 4 b1")
    assert (refused.code, refused.clause) == ("not-two-higher", "N-VAR-2")
    assert table.refusal("1 cast 3 b1").code == "not-higher"


@clause("N-VAR-2", "E-73")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_starting_spell_is_exempt(edition: str) -> None:
    table = two_up(f"{SQUARE} | spells 0:3@b2 | answer 1", edition=edition)
    table.play("1 cast 5 b1", "0 pass", "0 retrieve 3")
    started = {text.split()[2] for text in table.legal(1) if "cast" in text}
    assert started == {"1", "2", "3", "4", "5", "6", "7", "star"}


@clause("N-VAR-2", "O-52")
@pytest.mark.parametrize(
    ("high", "tokens"),
    [
        ("6", {"shadow8", "shadow10", "star"}),  # neither the 7 nor its shadow
        ("7", {"shadow10", "star"}),
        ("shadow9", {"star"}),
        ("shadow10", {"star"}),
    ],
)
def test_a_star_follows_anything_and_six_may_be_followed_by_shadow_eight(
    high: str, tokens: set[str]
) -> None:
    supply = "supply 1: 7 shadow7 shadow8 shadow10 star".replace(f" {high}", "")
    table = two_up(f"{SQUARE} | round moonlight | spells 0:{high}@b2 | {supply} | answer 1")
    assert {text.split()[2] for text in table.legal() if "cast" in text} == tokens - {high}


@clause("N-VAR-2")
def test_untoppable_means_by_two() -> None:
    table = two_up(f"{SQUARE} | supply 1: 1 7 | start 0")
    assert of_class(table.play("0 cast 6 b2"), TileWon) == [TileWon(0, "FE01", "b2", "untopped")]
    plain = prepared(f"{SQUARE} | supply 1: 1 7 | start 0")
    assert not of_class(plain.play("0 cast 6 b2"), TileWon)


@clause("N-VAR-2")
def test_who_cannot_top_by_two_passes() -> None:
    table = two_up(f"{SQUARE} | supply 1: 1 7 | start 0", players=3)
    assert of_class(table.play("0 cast 6 b2"), Passed) == [Passed(1, "forced")]
    assert table.to_act() == 2


@clause("N-VAR-2")
def test_the_solo_opponent_too_answers_by_two() -> None:
    table = two_up(f"{SQUARE} | solo SO01 | start 0", players=1)
    table.play("0 cast 2 b2")
    assert spells(table)[1] == "1:4@b1"


@clause("N-VAR-3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_four_concoctions_each_and_no_runestones(players: int) -> None:
    table = match(players=players, variants=["all_set_to_brew"])
    for seat in range(players):
        assert [card[0] == "S" for card in table.cards(seat)] == [True, False, False, False]
    assert len(table.state.deck) == 35 - 3 * players
    everywhere = {*table.state.stack, *table.state.slots, *table.state.forest} - {-1}
    names = [GAME.names.tiles[tile] for tile in everywhere]
    assert len(names) == 70
    assert not any(name.startswith("RU") for name in names)


@clause("N-VAR-3")
def test_without_concoctions_there_is_nothing_to_brew() -> None:
    with pytest.raises(BadConfig) as refused:
        GAME.check_config(
            {"mode": "family", "no_concoctions": True, "variants": ["all_set_to_brew"]}
        )
    assert (refused.value.code, refused.value.clause) == ("nothing-to-brew", "N-VAR-3")


@clause("O-84")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("options", "points"),
    [
        ({}, [2, 2, 2, 0]),
        ({"switches": {"flint_all_set": "bonus"}}, [2, 2, 2, 2]),
        ({"scenario": 4}, [0, 0, 0, 0]),  # everybody has Flint's ability
        ({"variants": []}, [2, 2, 2, 2]),
    ],
)
def test_flint_scores_nothing_for_an_ability_that_cannot_be_used(
    options: dict[str, Plain], points: list[int], edition: str
) -> None:
    config: dict[str, Plain] = {"mode": "advanced", "variants": ["all_set_to_brew"], **options}
    config["edition"] = edition
    table = position("score", players=4, **config)
    assert [table.sheet(seat)["ability"] for seat in range(4)] == points


@clause("O-11")
@pytest.mark.parametrize("left", [3, 2, 1, 0])
def test_a_chest_draws_what_the_stack_has_left(left: int) -> None:
    table = position("forest CH1 SK01 / FE01 FE02 | stack EG01 EG02 EG03 | start 0")
    cut_stack(table, left)
    events = table.play("0 cast star a1")
    assert [len(opened.tiles) for opened in of_class(events, ChestOpened)] == [left][: bool(left)]
    if left > 1:
        assert table.legal() == [f"0 keep EG0{number}" for number in range(1, left + 1)]
    else:
        assert table.tiles(0) == ["CH1", "EG01"][: 1 + left]
        assert table.to_act() == 0
        assert of_class(events, TileKept) == [TileKept(0, "EG01")] * left


@clause("O-11")
@pytest.mark.parametrize("left", [3, 2, 1, 0])
def test_a_runestone_draws_what_the_deck_has_left(left: int) -> None:
    table = position("forest RU01 SK01 / FE01 FE02 | deck 11 12 13 | start 0")
    cut = len(table.state.deck) - left
    table.state.players[1].cards += table.state.deck[:cut]
    table.state.deck = table.state.deck[cut:]
    events = table.play("0 cast star a1")
    assert [len(drew.cards) for drew in of_class(events, DrewConcoctions)] == [left][: bool(left)]
    if left > 1:
        assert table.legal() == [f"0 brew {number}" for number in range(11, 11 + left)]
    else:
        assert table.cards(0)[1:] == ["11"][:left]


@clause("O-11")
def test_returned_concoctions_are_drawn_when_the_deck_is_empty() -> None:
    table = position("forest RU01 RU02 / FE01 FE02 | deck 11 12 13 14 | start 0")
    table.state.players[1].cards += table.state.deck[:-4]
    table.state.deck = table.state.deck[-4:]
    table.play("0 cast star a1", "0 brew 12")
    (drew,) = of_class(table.play("0 cast 1 b1", "1 pass"), DrewConcoctions)
    assert drew.cards[0] == "14"
    assert set(drew.cards[1:]) == {"11", "13"}


@clause("O-11", "N-COMP-8")
@pytest.mark.parametrize(("left", "reshuffled"), [(31, False), (30, True)])
def test_a_short_stack_is_filled_up_for_the_deal_of_moonlight(left: int, reshuffled: bool) -> None:
    table = position("forest SK01 | start 0", players=4, variants=["all_set_to_brew"], mode="basic")
    cut_stack(table, left)
    discards = [tile | 2 << 7 for tile in table.state.removed[:2]]
    table.state.removed, table.state.discards = table.state.removed[2:], discards
    on_top = [GAME.names.tiles[tile] for tile in reversed(table.state.stack)]
    back = 70 - 1 - left
    events = table.play("0 cast 1 a1")
    assert of_class(events, TilesReshuffled) == [TilesReshuffled(back)] * reshuffled
    dealt = [*table.forest().values(), *table.slots()]
    assert (len(dealt), None in dealt) == (31, False)
    assert dealt[:30] == on_top[:30]
    assert len(table.state.stack) == 70 - 1 - 31 if reshuffled else not table.state.stack
    assert bool(table.state.discards) is not reshuffled


def chests(text: str, **options: Plain) -> Table:
    return prepared(text, variants=["chasing_chests"], **options)


WON = (
    "forest CH1 SK01 CH2 / FE01 RU01 . | slots EG01 CH3 . . | stack HBA1 HBA2 HBB1 | "
    "spells 0:3@b1 | answer 1"
)


@clause("N-VAR-4", "O-53", "O-81")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_chest_may_be_swapped_once_the_losing_tokens_are_cleared(edition: str) -> None:
    table = chests(WON, edition=edition)
    table.play("1 cast star a1")
    assert table.legal() == ["0 dedicate 3", "0 retrieve 3"]
    table.play("0 retrieve 3")
    assert table.legal() == [
        "1 decline",
        *(f"1 swap {tile}" for tile in ("SK01", "FE01", "RU01", "EG01")),
    ]
    events = table.play("1 swap SK01")
    assert of_class(events, TileExchanged) == [TileExchanged(1, "CH1", "SK01")]
    assert (table.tiles(1), table.forest()["b1"]) == (["SK01"], "CH1")
    assert (table.sheet(1)["chests"], table.sheet(1)["skulls"]) == (0, 4)
    assert not of_class(events, ChestOpened)


@clause("O-81", "N-VAR-4")
def test_swapping_at_once_leaves_tiles_under_tokens_out() -> None:
    table = chests(WON, switches={"chest_swap_timing": "immediately"})
    table.play("1 cast star a1")
    assert table.legal() == ["1 decline", *(f"1 swap {tile}" for tile in ("FE01", "RU01", "EG01"))]
    table.play("1 swap EG01")
    assert table.slots() == ["CH1", "CH3", None, None]
    assert table.legal() == ["0 dedicate 3", "0 retrieve 3"]


@clause("N-VAR-4")
def test_otherwise_the_chest_has_its_normal_effect() -> None:
    table = chests(WON)
    table.play("1 cast star a1", "0 retrieve 3", "1 decline")
    assert table.legal() == ["1 keep HBA1", "1 keep HBA2", "1 keep HBB1"]
    plain = prepared(WON)
    plain.play("1 cast star a1")
    assert plain.legal() == ["1 keep HBA1", "1 keep HBA2", "1 keep HBB1"]


@clause("O-53")
def test_the_tile_received_takes_effect_and_counts_for_goals() -> None:
    table = chests(f"{WON} | goals 10 | tiles 1: FE02 MT01 | deck 11 12 13")  # Sage adds H
    events = table.play("1 cast star a1", "0 retrieve 3", "1 swap RU01")
    assert of_class(events, DrewConcoctions) == [DrewConcoctions(1, ("11", "12", "13"))]
    assert of_class(table.play("1 brew 12"), GoalClaimed) == [GoalClaimed(1, 10)]


@clause("N-VAR-4", "O-81")
def test_a_chest_from_the_sprite_board_or_from_a_chest_may_be_swapped_too() -> None:
    table = chests(
        "forest CH1 | slots CH2 EG01 EG02 . | sprites 0:5 | stack CH3 FE01 FE02 | start 0"
    )
    table.play("0 cast 1 a1")
    assert table.legal() == ["0 decline", "0 swap EG01", "0 swap EG02"]
    table.play("0 decline", "0 keep CH3")
    assert table.legal() == ["0 decline", "0 swap EG01", "0 swap EG02"]
    table.play("0 swap EG01")
    assert table.legal() == ["0 take CH2", "0 take CH3", "0 take EG02"]
    table.play("0 take CH2")
    assert table.legal() == ["0 decline", "0 swap EG02"]
    table.play("0 swap EG02")
    assert table.tiles(0) == ["CH1", "EG01", "EG02"]


@clause("N-VAR-4")
def test_without_a_target_the_chest_is_opened() -> None:
    table = chests("forest CH1 CH2 | stack FE01 FE02 FE03 | start 0")
    table.play("0 cast star a1")
    assert table.legal() == ["0 keep FE01", "0 keep FE02", "0 keep FE03"]


@clause("N-VAR-5", "O-55")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_mirror_stone_copies_or_is_worth_five(edition: str) -> None:
    for variants, worth in ((["precious_stones"], 5), ([], 0)):
        for choices, copied in (("leave leave", 0), ("copy leave", 1), ("copy copy", 2)):
            table = prepared(
                "round moonlight | tiles 0: SK01 MI1 MI2 | score",
                edition=edition,
                variants=list[Plain](variants),
            )
            verbs = {"leave": "0 leave", "copy": "0 copy SK01"}
            table.play(*(verbs[choice] for choice in choices.split()))
            sheet = table.sheet(0)
            assert (sheet["precious"], sheet["skulls"]) == (worth * (2 - copied), 4 + 4 * copied)
