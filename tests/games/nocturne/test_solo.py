"""The solo opponent: its cards, its answers, its starts, what it dedicates."""

import re
from itertools import combinations

import pytest

from moonlit.core.codec import Plain
from moonlit.games.nocturne.events import (
    CardFlipped,
    Dedicated,
    FellOff,
    Passed,
    RoundBegan,
    SpriteTileTaken,
    TileWon,
    Win,
)
from tests.clauses import clause
from tests.games.nocturne.setting import EDITIONS, of_class, prepared, spells
from tests.games.nocturne.table import Table, match, position
from tests.packs.spec import Cells
from tests.packs.spec import table as spec_table

CARDS = spec_table("### D-8", "### D-9")
SQUARE = "forest SK01 SK02 SK03 / SK04 FE01 FE02 / FE03 FE04 FE05"
SIDES = {"N": "b1", "E": "c2", "S": "b3", "W": "a2"}  # around b2
FULL = ["1", "2", "3", "3", "4", "4", "5", "5", "6", "7", "star"]


def solo(text: str, **options: Plain) -> Table:
    return prepared(text, players=1, **options)


def square(missing: tuple[str, ...] = (), centre: str = "FE01") -> str:
    """Three rows of three tiles without the cells named."""
    names = iter(SQUARE.replace("/", "").split()[1:])
    rows = []
    for row in "123":
        cells = {f"{column}{row}": next(names) for column in "abc"}
        rows.append(" ".join("." if cell in missing else cells[cell] for cell in cells))
    return "forest " + " / ".join(rows).replace("FE01", centre)


def turned(direction: str, free: set[str]) -> str:
    """The first free side from a direction on, clockwise."""
    order = "NESWNES"
    start = order.index(direction)
    return next(SIDES[side] for side in order[start : start + 4] if SIDES[side] in free)


@clause("N-SOLO-1")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_the_table_is_set_up_for_two(mode: str) -> None:
    table = match(players=1, mode=mode)
    told = table.view(0).table
    assert isinstance(told["forest"], dict)
    assert (len(told["forest"]), told["spaces"], len(table.slots())) == (16, 4, 4)
    assert [table.supply(seat) for seat in range(2)] == [FULL, FULL]
    assert (len(table.cards(0)), table.cards(1)) == (1, [])
    assert table.state.players[1].character == -1
    assert (table.state.players[0].ability_unused, table.state.players[1].ability_unused) == (
        mode == "advanced",
        False,
    )
    assert told["solo"] == {"deck": 24, "flipped": []}
    assert sorted(table.state.solo_deck) == list(range(24)) != table.state.solo_deck


@clause("N-SOLO-2", "E-60")
@pytest.mark.parametrize("edition", EDITIONS)
def test_you_start_both_rounds(edition: str) -> None:
    for seed in range(4):
        assert match(seed, players=1, edition=edition).state.designated == 0
    table = solo(
        "forest SK01 | sprites 0:5 1:4 | slots FE01 FE02 FE03 . | start 0", edition=edition
    )
    events = table.play("0 cast 1 a1", "0 take FE02")
    assert of_class(events, SpriteTileTaken)[-1].seat == 1  # with others it would start
    assert RoundBegan("moonlight", 0) in events
    assert table.to_act() == 0


@clause("N-SOLO-3")
def test_each_action_of_the_opponent_flips_the_next_card() -> None:
    table = solo(f"{SQUARE} | solo SO08 SO13 SO05 | start 0")
    first = table.play("0 cast 1 a1")
    assert of_class(first, CardFlipped) == [CardFlipped("SO08")]
    second = table.play("0 cast 4 b2")
    assert of_class(second, CardFlipped) == [CardFlipped("SO13")]
    assert table.view(0).table["solo"] == {"deck": 22, "flipped": ["SO08", "SO13"]}


@clause("N-SOLO-3")
def test_an_empty_deck_is_made_again_from_the_cards_face_up() -> None:
    table = solo(f"{SQUARE} | start 0")
    table.state.solo_flipped, table.state.solo_deck = list(range(24)), []
    (flipped,) = of_class(table.play("0 cast 1 b2"), CardFlipped)
    assert table.view(0).table["solo"] == {"deck": 23, "flipped": [flipped.card]}
    again = [*table.state.solo_deck, *table.state.solo_flipped]
    assert sorted(again) == list(range(24))
    assert again[:23] != sorted(again[:23])


@clause("N-SOLO-4", "N-SOLO-5", "N-SOLO-6", "D-8", "O-46", "E-59")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card[0])
def test_a_card_decides_token_direction_and_dedication(card: Cells) -> None:
    name, direction, power, dedicates, _, _ = card
    number = int(re.findall(r"\d", power)[0])
    table = solo(f"{SQUARE} | solo {name} | start 0")
    table.play("0 cast 2 b2")
    token = max(3, number) if power.endswith(" or higher") else 3
    assert spells(table) == ["0:2@b2", f"1:{token}@{SIDES[direction]}"]
    table.play(next(text for text in table.legal() if "star" in text))
    assert table.sprites() == ([f"1:{token}"] if dedicates == "yes" else [])


@clause("N-SOLO-4", "N-SOLO-8", "D-8", "E-55")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card[0])
def test_a_card_decides_how_the_opponent_starts_after_a_win(card: Cells) -> None:
    name, direction, _, _, start, _ = card
    table = solo(f"{square(centre='1:7')} | solo {name} | start 1 b2")
    assert spells(table) == [f"1:{start}@{SIDES[direction]}"]


@clause("N-SOLO-5", "E-58", "O-43")
@pytest.mark.parametrize(
    ("card", "high", "supply", "token"),
    [
        ("SO01", "3", "1 3 4 5 star", "4"),  # 1 or more higher
        ("SO01", "3", "1 2 6 7 star", "6"),
        ("SO01", "6", "1 2 6 star", "star"),
        ("SO10", "2", "1 3 4 5 6", "5"),  # 5 or higher
        ("SO10", "6", "1 5 6 7 star", "7"),
        ("SO10", "2", "1 3 4 7 star", "7"),
        ("SO10", "2", "1 3 4 star", "star"),
        ("SO10", "2", "1 3 4", None),
        ("SO05", "2", "1 3 4 7", "3"),  # up to 4
        ("SO05", "3", "1 3 4 7", "4"),
        ("SO05", "4", "3 4 5 6 star", None),
        ("SO05", "2", "1 2 star", None),
    ],
)
def test_the_opponent_casts_the_smallest_token_its_card_allows(
    card: str, high: str, supply: str, token: str | None
) -> None:
    for edition in EDITIONS:
        table = solo(f"{SQUARE} | supply 1: {supply} | solo {card} | start 0", edition=edition)
        events = table.play(f"0 cast {high} b2")
        if token is None:
            assert Passed(1, "choice") in events
            assert of_class(events, TileWon) == [TileWon(0, "FE01", "b2", "passes")]
        elif token == "star":
            assert [(won.seat, won.why) for won in of_class(events, TileWon)] == [(1, "star")]
        else:
            assert spells(table)[1:] == [f"1:{token}@{'c2' if card == 'SO10' else 'b1'}"]


@clause("N-SOLO-5")
def test_a_spell_that_nothing_in_the_supply_tops_wins_without_a_card() -> None:
    table = solo(f"{SQUARE} | supply 1: 1 2 4 | start 0")
    events = table.play("0 cast 4 b2")
    assert of_class(events, TileWon) == [TileWon(0, "FE01", "b2", "untopped")]
    assert not of_class(events, CardFlipped)


@clause("N-SOLO-5")
@pytest.mark.parametrize(
    ("card", "supply", "token"),
    [("SO01", "shadow8 shadow9 star", "shadow8"), ("SO06", "shadow6 shadow10", "shadow6")],
)
def test_shadow_tokens_are_candidates_like_others(card: str, supply: str, token: str) -> None:
    table = solo(f"{SQUARE} | round moonlight | supply 1: {supply} | solo {card} | start 0")
    table.play("0 cast 5 b2")
    assert spells(table)[1] == f"1:{token}@b1"


@clause("N-SOLO-6")
@pytest.mark.parametrize(("card", "direction"), [(row[0], row[1]) for row in CARDS[::6]])
def test_an_answer_turns_clockwise_to_the_next_open_tile(card: str, direction: str) -> None:
    for count in range(4):
        for missing in combinations(SIDES.values(), count):
            table = solo(f"{square(missing)} | solo {card} | start 0")
            table.play("0 cast 1 b2")
            cell = turned(direction, set(SIDES.values()) - set(missing))
            assert spells(table)[1].endswith(f"@{cell}")


@clause("N-SOLO-6")
def test_a_tile_under_a_token_is_not_open() -> None:
    table = solo(f"{SQUARE} | spells 0:1@a1 1:2@a2 | solo SO19 | answer 0")
    table.play("0 cast 3 b2")
    assert spells(table)[-1] == "1:4@b1"  # west is taken, so north


PHASE = f"{SQUARE} | spells 0:1@a1 1:3@b1 0:4@b2 1:5@b3 | answer 0"


@clause("N-SOLO-7", "E-59")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("card", "board", "supply"),
    [
        ("SO11", ["1:5"], "1 2 3 3 4 4 5 6 7 star"),
        ("SO23", [], "1 2 3 3 4 4 5 5 6 7 star"),
    ],
)
def test_the_indicator_of_a_pass_card_decides_the_dedication(
    card: str, board: list[str], supply: str, edition: str
) -> None:
    table = solo(f"{PHASE} | solo {card}", edition=edition)
    events = table.play("0 cast 6 c3")
    assert Passed(1, "choice") in events
    assert (table.sprites(), table.supply(1)) == (board, supply.split())


@clause("N-SOLO-7")
def test_its_dedication_is_inserted_by_the_normal_rules() -> None:
    table = solo(f"{PHASE} | sprites 0:5 1:4 0:4 1:3 | solo SO11")
    events = table.play("0 cast 6 c3")
    assert of_class(events, Dedicated) == [Dedicated(1, "5", 2)]
    assert of_class(events, FellOff) == [FellOff(1, "3")]
    assert table.sprites() == ["0:5", "1:5", "1:4", "0:4"]


@clause("N-SOLO-7")
def test_an_opponent_that_cast_nothing_dedicates_nothing() -> None:
    table = solo(f"{SQUARE} | solo SO11 | start 0")  # up to 3, with the indicator
    events = table.play("0 cast 5 b2")
    assert Passed(1, "choice") in events
    assert (table.sprites(), table.supply(1)) == ([], FULL)


@clause("O-46", "N-SOLO-7")
@pytest.mark.parametrize(
    ("text", "cast", "why"),
    [
        (SQUARE, "star", "star"),
        ("forest SK01 SK02 SK03", "6", "blocked"),
        (f"{SQUARE} | supply 1: 2 3 5", "6", "untopped"),
    ],
)
@pytest.mark.parametrize(("card", "board"), [("SO07", ["1:2"]), ("SO08", [])])
def test_a_win_without_a_pass_uses_the_card_that_is_active(
    text: str, cast: str, why: Win, card: str, board: list[str]
) -> None:
    table = solo(f"{text} | solo {card} | start 0")
    table.play("0 cast 1 a1")  # either card answers with the 2 on b1
    events = table.play(f"0 cast {cast} c1")
    assert of_class(events, TileWon) == [TileWon(0, "SK03", "c1", why)]
    assert not of_class(events, CardFlipped)
    assert table.sprites() == board


@clause("O-47", "N-SOLO-7")
def test_a_shadow_token_is_passed_over_when_the_highest_is_dedicated() -> None:
    table = solo(
        f"{SQUARE} | round moonlight | spells 0:1@a1 1:3@b1 0:4@b2 1:shadow8@b3 | solo SO14 | "
        "answer 0"
    )
    table.state.solo_flipped = [table.state.solo_deck.pop()]
    table.play("0 cast star c3")
    assert table.sprites() == ["1:3"]
    assert "shadow8" in table.supply(1)


@clause("N-SOLO-8")
@pytest.mark.parametrize(
    ("supply", "token"),
    [
        ("1 2 3 4 star", "3"),
        ("1 2 4 5 star", "2"),
        ("1 4 6 star", "1"),
        ("4 5 star", "4"),
        ("7 star", "7"),
        ("4 shadow6", "4"),
        ("shadow6 7", "shadow6"),
    ],
)
def test_a_missing_number_goes_down_then_up(supply: str, token: str) -> None:
    rounds = "round moonlight | " if "shadow" in supply else ""
    text = f"{square(centre='1:7')} | {rounds}supply 1: {supply} | solo SO13 | start 1 b2"
    assert spells(solo(text)) == [f"1:{token}@b3"]


@clause("N-SOLO-8")
def test_an_opponent_with_a_star_alone_starts_with_it() -> None:
    table = solo(f"{square(centre='1:7')} | supply 1: star | solo SO13 | start 1 b2")
    assert table.face_down()["b3"] == "1:star"


@clause("N-SOLO-8", "E-55")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_start_after_a_win_turns_clockwise_around_the_anchor(edition: str) -> None:
    for card, direction in ((row[0], row[1]) for row in CARDS[::6]):
        for count in range(4):
            for missing in combinations(SIDES.values(), count):
                forest = square(missing, centre="1:7") + " / SK05 SK06 SK07"
                table = position(f"{forest} | solo {card} | start 1 b2", players=1, edition=edition)
                cell = turned(direction, set(SIDES.values()) - set(missing))
                cast = [text.split("@")[1] for text in spells(table)]
                assert [*cast, *(c for c in table.face_down() if c != "b2")] == [cell]


@clause("N-SOLO-12")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card[0])
def test_the_opponent_never_passes_a_start(card: Cells) -> None:
    for text in ("start 1", "start 1 b2"):
        table = solo(f"{square(centre='1:7')} | solo {card[0]} | {text}")
        assert len(spells(table)) == 1
        assert table.view(0).table["passed"] == []
