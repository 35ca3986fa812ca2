"""The test vectors of section 11.1: the printed example, David's collection, the small tables."""

import pytest

from moonlit.games.nocturne.goals import SYMBOL_BITS, symbols_of
from moonlit.games.nocturne.scoring import total
from moonlit.packs.nocturne.words import CATEGORIES
from tests.clauses import clause
from tests.games.nocturne.looking import difference, told
from tests.games.nocturne.sampling import GAME
from tests.games.nocturne.table import Table, position

MOONLIGHT = "round moonlight | shadows shadow5 shadow6 shadow7 shadow8 shadow9 shadow10"
SKULL_SYMBOLS = (1 << SYMBOL_BITS) - 1  # the lowest count
DAVID, MOLLY, FERTESSA = range(3)

# N-TEST-1, categories 1 to 11.
PRINTED = {
    DAVID: [14, 8, 9, 10, 6, -1, 14, 3, 6, 2, 0],
    MOLLY: [3, 24, 13, 14, 2, -1, 10, 3, 4, 0, 2],
    FERTESSA: [4, 12, 18, 4, 12, -2, 19, 3, 7, 2, 0],
}


@clause("N-TEST-1", "N-SCORE-0")
def test_the_printed_columns_add_up_and_fertessa_wins() -> None:
    table = position(f"{MOONLIGHT} | score", players=3, mode="advanced")
    table.state.sheets = [points for column in PRINTED.values() for points in (*column, 0)]
    assert [total(table.state, seat) for seat in range(3)] == [71, 74, 79]
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (FERTESSA,)
    assert outcome.sheets[DAVID] == dict(zip(CATEGORIES, (*PRINTED[DAVID], 0), strict=True))


@clause("E-51")
def test_the_example_has_three_players_in_every_edition_whatever_their_names() -> None:
    assert told("E-51", "en").split(", ") == ["David", "Molly", "Fertessa"]
    assert told("E-51", "de").split(", ") == ["David", "Maren", "Frederike"]
    assert told("E-51", "pl").split(", ") == ["Dawid", "Maciej", "Patrycja"]
    row = difference("E-51")
    assert (row.switch, row.scope) == ("", "examples")


HIS_TILES = (
    "SK01 SK05 SK06 MI1 FE01 FE02 FE03 MD01 MD02 MT01 MT02 HBA2 HBC1 HBW1 EG01 EG02 CH1 RU05 RU07"
)


def davids_table(more: str = "") -> Table:
    """N-TEST-2: nine tokens on the table, one left over; two of the nine are dedicated."""
    return position(
        f"""
        {MOONLIGHT}
        forest 0:2 0:3 1:1 1:2 SK12 / 2:1 0:4 0:4 2:2 SK11 / 0:5 2:3 1:3 SK10 0:5 / 1:4 0:7 2:4 . .
        sprites 1:7 0:6 2:5 0:1
        tiles 0: {HIS_TILES} {more}
        tiles 1: EG03
        tiles 2: EG04 EG05 EG06
        cards 0: S4 21 31
        claimed 0: 11
        moonlight 7 8 9
        used 0
        score
        """,
        players=3,
        mode="advanced",
        characters=["abigail", "redd", "sage"],
    )


@clause("N-TEST-2", "N-TEST-1")
def test_davids_column_comes_out_of_his_tiles() -> None:
    table = davids_table()
    assert len(table.tiles(DAVID)) == 19
    assert table.supply(DAVID) == ["star"]
    table.play("0 copy SK01")
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert list(outcome.sheets[DAVID].values()) == [*PRINTED[DAVID], 0]
    assert total(table.state, DAVID) == 71
    assert [outcome.sheets[seat]["eggs"] for seat in range(3)] == [6, 2, 12]


@clause("N-TEST-2", "N-SCORE-7")
def test_davids_last_card_lacks_exactly_one_skull() -> None:
    table = davids_table()
    assert symbols_of(table.state, DAVID) & SKULL_SYMBOLS == 3
    assert table.sheet(DAVID)["concoctions"] == 5 + 7 + 2
    assert davids_table("SK02").sheet(DAVID)["concoctions"] == 5 + 7 + 6


def collected(tiles: str, copies: str = "", players: int = 2) -> dict[str, int]:
    text = f"{MOONLIGHT} | tiles 0: {tiles} | copies 0: {copies}"
    return position(text, players=players).sheet(0)


def row(prefix: str, count: int, there_are: int) -> dict[str, int]:
    """So many tiles of a kind, those that do not exist as copies."""
    real = [f"{prefix}{number:02}" for number in range(1, min(count, there_are) + 1)]
    copies = [f"{prefix}01"] * max(0, count - there_are)
    stones = [f"MI{number}" for number in range(1, len(copies) + 1)]
    return collected(" ".join([*real, *stones]), " ".join(copies))


@clause("N-TEST-3", "O-56")
def test_twelve_feather_points_do_not_exist() -> None:
    assert 12 not in [row("FE", count, 12)["feathers"] for count in range(18)]


@clause("N-TEST-3")
def test_eighteen_mushroom_points_need_four_duode() -> None:
    """David holds two of the five, so one of Fertessa's is a copy."""
    found = set()
    for tripti in range(8):
        for duode in range(6):
            tiles = [f"MT0{n}" for n in range(1, tripti + 1)]
            tiles += [f"MD0{n}" for n in range(1, duode + 1)]
            if collected(" ".join(tiles))["mushrooms"] == 18:
                found.add(duode)
    assert found == {4, 5}
    assert sum(tile.kind == "duode" for tile in GAME.pack.tiles) == 5
    assert collected("MD03 MD04 MD05 MI2")["mushrooms"] == 9
    assert collected("MD03 MD04 MD05 MI2", "MD03")["mushrooms"] == 18


@clause("N-TEST-4", "N-SCORE-2")
def test_feather_vector() -> None:
    expected = [0, 2, 4, 8, 13, 18, 24, 32, 34, 36, 40, 45, 50, 56, 64]
    assert [row("FE", count, 12)["feathers"] for count in range(15)] == expected


@clause("N-TEST-4", "N-SCORE-3")
def test_mushroom_vectors() -> None:
    tripti = [row("MT", count, 7)["mushrooms"] for count in range(9)]
    assert tripti == [0, 3, 0, 13, 16, 13, 26, 29, 26]
    duode = [row("MD", count, 5)["mushrooms"] for count in range(8)]
    assert duode == [0, 0, 9, 9, 18, 18, 27, 27]


@clause("N-TEST-4", "N-SCORE-4")
@pytest.mark.parametrize(
    ("herbs", "bonus"),
    [
        ("A C W", 5),
        ("A B W W", 8),
        ("A B C D E", 12),
        ("A B C D E W", 12),
        ("A A B B C W", 10),
        ("A A B B C C", 10),
        ("A A B B C D E", 13),
        ("A A B B C D E W", 17),
        ("A A B B C C D D E E", 24),
        ("A A B B C C D D E E W W", 25),
        ("W W A", 5),
    ],
)
def test_herb_vectors(herbs: str, bonus: int) -> None:
    letters = herbs.split()
    tiles = [
        f"HB{letter}{letters[:place].count(letter) + 1}" for place, letter in enumerate(letters)
    ]
    printed = sum(tile.points for tile in GAME.pack.tiles if tile.id in tiles)
    assert collected(" ".join(tiles))["herbs"] - printed == bonus


@clause("N-TEST-4", "N-SCORE-4")
def test_three_times_the_same_herb_earn_no_bonus() -> None:
    assert collected("HBA1 HBA2 MI1", "HBA1")["herbs"] == 3 + 1 + 3


@clause("N-TEST-4")
def test_solo_egg_vector() -> None:
    eggs = [f"EG0{number}" for number in range(1, 7)]
    found = [collected(" ".join(eggs[:count]), players=1)["eggs"] for count in range(7)]
    assert found == [0, 1, 2, 6, 12, 20, 24]


@clause("N-TEST-4")
def test_six_then_four_go_into_four_and_three() -> None:
    table = position(
        "forest SK01 SK02 SK03 SK04 | sprites 0:4 1:3 | spells 1:4@a1 2:6@b1 0:7@c1 | answer 1",
        players=3,
    )
    table.play("1 pass", "2 pass", "2 dedicate 6", "1 dedicate 4")
    assert table.sprites() == ["2:6", "0:4", "1:4", "1:3"]


FULL = "forest SK01 SK02 SK03 SK04 | sprites 0:5 0:4 1:4 0:3"


@clause("N-TEST-4")
def test_a_two_does_not_get_onto_a_full_board() -> None:
    table = position(f"{FULL} | spells 1:2@a1 0:7@b1 | answer 1")
    table.play("1 pass")
    assert table.sprites() == ["0:5", "0:4", "1:4", "0:3"]
    assert "2" in table.supply(1)
    assert table.legal(0)[0] == "0 pass"


@clause("N-TEST-4")
def test_a_four_pushes_the_three_off_a_full_board() -> None:
    table = position(f"{FULL} | spells 1:4@a1 0:7@b1 | answer 1")
    before = table.supply(0).count("3")
    table.play("1 pass", "1 dedicate 4")
    assert table.sprites() == ["0:5", "0:4", "1:4", "1:4"]
    assert table.supply(0).count("3") == before + 1
