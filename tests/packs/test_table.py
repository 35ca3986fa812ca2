"""Tokens, forests, Sprite Board, layouts and scoring tables against the spec."""

from __future__ import annotations

from moonlit.packs.nocturne.folder import load_pack
from tests.clauses import clause
from tests.packs.spec import numbers, part, plain, table

PACK = load_pack()
TOKENS = PACK.tokens
SCORING = PACK.scoring


def players_of(text: str) -> range:
    """`1–2` as 1 and 2."""
    ends = text.split("–")
    return range(int(ends[0]), int(ends[-1]) + 1)


@clause("N-COMP-5", "D-3")
def test_token_sets_by_number_of_players() -> None:
    for who, count, tokens in table("**N-COMP-5**", "**N-COMP-6**"):
        for players in players_of(who):
            size = TOKENS.size(players)
            assert list(size.numbers) == numbers(tokens)
            assert size.stars == tokens.count("★")
            assert len(size.numbers) + size.stars == int(count)
            assert size.evidence.grade_of("numbers") == "inferred"


@clause("N-COMP-6")
def test_sprite_board_by_number_of_players() -> None:
    for who, slots, spaces in table("**N-COMP-6**", "**N-COMP-7**"):
        for players in players_of(who):
            size = TOKENS.size(players)
            assert (size.slots, size.spaces) == (int(slots), int(spaces))


@clause("N-COMP-7", "O-58")
def test_forest_by_number_of_players() -> None:
    for who, grid, tiles in table("**N-COMP-7**", "**N-COMP-8**"):
        for players in players_of(who):
            size = TOKENS.size(players)
            assert [size.rows, size.columns] == numbers(grid)
            assert size.rows * size.columns == int(tiles)


@clause("N-COMP-1")
def test_shadow_tokens() -> None:
    (row,) = [r for r in table("**N-COMP-1**", "**N-COMP-2**") if r[0] == "shadow spell tokens"]
    assert list(TOKENS.shadow) == numbers(row[2].split("(")[0])
    assert len(TOKENS.shadow) == int(row[1])


@clause("N-FAM-2")
def test_family_tokens() -> None:
    text = part("**N-FAM-2**", "**N-FAM-3**")
    sets = [numbers(found) for found in text.split(": ")[-1].split("·")]
    for players, wanted in zip((2, 3, 4), sets, strict=True):
        held = [n for n in TOKENS.size(players).numbers if n not in TOKENS.family_removed]
        assert held == wanted
    assert TOKENS.family_removed == (1, 2)


@clause("D-10")
def test_sprite_slots_lie_in_two_rows_of_three() -> None:
    text = part("### D-10", "### D-11")
    labels = [f"{2 if slot.players == 1 else slot.players}P" for slot in TOKENS.slots]
    assert f"row 1 = slots {', '.join(labels[:3])}; row 2 = slots {', '.join(labels[3:])}" in text
    places = [(slot.row, slot.column) for slot in TOKENS.slots]
    assert places == [(row, column) for row in range(2) for column in range(3)]
    for players in range(1, 5):
        assert len(TOKENS.slots_of(players)) == TOKENS.size(players).slots


@clause("D-11")
def test_twisted_trees_are_those_of_the_spec() -> None:
    text = part("### D-11", "### D-12")
    drawn = text.split("```")[1].strip("\n").splitlines()[1:]
    for players, begin, end in ((1, 0, 19), (3, 19, 37), (4, 37, 60)):
        rows = [line[begin:end].replace(" ", "") for line in drawn]
        layout = PACK.layout(players)
        assert layout.grid == tuple(row for row in rows if row)
        size = TOKENS.size(players)
        assert len(layout.cells) == size.rows * size.columns
    assert PACK.layout(2) == PACK.layout(1)


@clause("D-11")
def test_twisted_corners_are_those_of_the_spec() -> None:
    line = next(x for x in part("### D-11", "### D-12").splitlines() if x.startswith("Corner"))
    for text, players in zip(line.split(": ", 1)[1].split(";"), (1, 3, 4), strict=True):
        found = numbers(text.split("players", 1)[1])
        assert [cell for corner in PACK.layout(players).corners for cell in corner] == found


@clause("N-COMP-4")
def test_scoring_tables_are_those_printed_on_the_tiles() -> None:
    values = {plain(row[0]): numbers(row[1]) for row in table("**N-COMP-4**", "**N-COMP-5**")}
    assert list(SCORING.feathers) == values["feather, by total count 1…7"]
    assert list(SCORING.tripti) == values["Tripti Fungilus, set of 1 / 2 / 3"]
    assert list(SCORING.duode) == values["Duode Dax, set of 1 / 2"]
    assert list(SCORING.herbs) == [0, 0, *values["herb bonus for 3 / 4 / 5 different"]]
    assert list(SCORING.eggs) == values["egg by rank 1 / 2 / 3 / 4"]
    assert [SCORING.chest] == values["chest"]


def test_points_for_cards_tokens_and_abilities() -> None:
    text = part("**N-SCORE-8", "### 11.1")
    assert f"{SCORING.twilight_goal} points per card held" in text
    assert f"{SCORING.leftover} points per token still in supply" in text
    assert f"{SCORING.unused_ability} points in the advanced game" in text


def test_solo_eggs_give_the_test_vector() -> None:
    (row,) = [r for r in table("**N-TEST-4**", "## 12.") if r[0] == "solo eggs 0…6"]
    rates = (0, *SCORING.solo_eggs, SCORING.solo_eggs[-1])
    assert [count * rate for count, rate in enumerate(rates)] == numbers(row[1])


@clause("N-SOLO-17")
def test_solo_ranks() -> None:
    text = part("**N-SOLO-17", "Reference procedure")
    assert [rank.at for rank in SCORING.ranks] == numbers(text.split(" points")[0])[1:]
    labels = text.split("labels: ")[1].split(")")[0].lower().split(", ")
    assert [rank.id for rank in SCORING.ranks] == labels
    assert all(rank.evidence.grade_of("id") == "original" for rank in SCORING.ranks)
    assert all(rank.evidence.grade_of("at") == "printed" for rank in SCORING.ranks)
