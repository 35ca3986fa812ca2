"""Mirror stones: what they copy, in which order, and what a copy is worth."""

import pytest

from moonlit.core.codec import Plain
from moonlit.games.nocturne.events import ChestOpened, MirrorAssigned, Scored
from tests.clauses import clause
from tests.games.nocturne.sampling import GAME
from tests.games.nocturne.table import Table, position

EDITIONS = ("best", "en", "de", "pl")
MOONLIGHT = "round moonlight | shadows shadow5 shadow6 shadow7 shadow8 shadow9 shadow10"


def night(text: str, **options: Plain) -> Table:
    """A Moonlight position in which mirror stones are assigned next."""
    return position(f"{MOONLIGHT} | {text} | score", **options)


def final(table: Table, seat: int) -> dict[str, int]:
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    return outcome.sheets[seat]


@clause("N-MIRROR-1")
@pytest.mark.parametrize(
    ("tiles", "copied", "category", "points"),
    [
        ("SK01 SK05", "SK01", "skulls", 4 + 3 + 4),
        ("SK01 SK05", "SK05", "skulls", 4 + 3 + 3),
        ("FE01 FE02", "FE01", "feathers", 8),
        ("MT01 MT02 MD01", "MT01", "mushrooms", 13),
        ("MT01 MT02 MD01", "MD01", "mushrooms", 9),
        ("HBA1 HBB2", "HBA1", "herbs", 3 + 1 + 3),
        ("HBA1 HBB2", "HBB2", "herbs", 3 + 1 + 1),
        ("HBA1 HBW1", "HBW1", "herbs", 3 + 1 + 1 + 5),
        ("EG01", "EG01", "eggs", 8),
    ],
)
def test_a_copy_counts_as_one_more_tile_of_that_kind(
    tiles: str, copied: str, category: str, points: int
) -> None:
    table = night(f"tiles 0: {tiles} MI1")
    table.play(f"0 copy {copied}")
    assert final(table, 0)[category] == points


@clause("N-MIRROR-1")
def test_tiles_are_offered_by_kind_and_value() -> None:
    """Two hoofed skulls are the same choice, two herbs A of different value are not."""
    table = night("tiles 0: SK02 SK01 SK05 HBA1 HBA2 MD02 MT03 EG09 EG01 FE02 MI1 CH1 RU01")
    offered = ["SK01", "SK05", "FE02", "MT03", "MD02", "HBA1", "HBA2", "EG01"]
    assert table.legal() == ["0 leave", *(f"0 copy {tile}" for tile in offered)]


@clause("N-MIRROR-2")
def test_a_copy_has_no_symbols() -> None:
    """Concoction 31 wants two skulls, then four; the copied skull adds none."""
    table = night("tiles 0: SK09 SK01 MI1 MI2 | cards 0: S1 31", characters=["abigail", "redd"])
    before = table.sheet(0)
    table.play("0 copy SK09", "0 copy SK01")
    assert final(table, 0)["skulls"] == 2 * before["skulls"]
    assert final(table, 0)["concoctions"] == before["concoctions"] == 2


@clause("N-MIRROR-3", "O-37")
def test_copying_is_optional_and_a_stone_left_alone_scores_nothing() -> None:
    table = night("tiles 0: SK01 MI1")
    before = table.sheet(0)
    events = table.play("0 leave")
    assert MirrorAssigned(0, None) in events
    assert final(table, 0) == before
    assert before["skulls"] == 4
    assert before["precious"] == 0


@clause("N-MIRROR-3", "O-83")
@pytest.mark.parametrize(("choice", "skulls", "precious"), [("leave", 4, 5), ("copy SK01", 8, 0)])
def test_a_stone_left_alone_scores_five_in_variant_5(
    choice: str, skulls: int, precious: int
) -> None:
    table = night("tiles 0: SK01 MI1", variants=["precious_stones"])
    table.play(f"0 {choice}")
    sheet = final(table, 0)
    assert (sheet["skulls"], sheet["precious"]) == (skulls, precious)
    assert list(sheet)[-1] == "precious"
    assert len(sheet) == 12


@clause("N-MIRROR-3")
def test_an_assignment_is_final() -> None:
    table = night("tiles 0: SK01 FE01 MI1 | tiles 1: EG01 MI2")
    table.play("0 copy SK01")
    assert table.refusal("0 copy FE01").code == "not-your-turn"
    table.play("1 leave")
    assert table.refusal("0 copy FE01").code == "match-over"
    seats = table.view(1).table["seats"]
    assert isinstance(seats, list)
    assert isinstance(seats[0], dict)
    assert seats[0]["copies"] == ["SK01"]


@clause("N-MIRROR-4", "E-47")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("last", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_stones_are_assigned_clockwise_from_the_last_drafter(
    last: int, order: list[int], edition: str
) -> None:
    table = position(
        f"{MOONLIGHT} | sprites {(last + 1) % 3}:6 {last}:4 | slots EG01 EG02 | winner 0 | "
        "tiles 0: MI1 MI2 SK01 | tiles 1: MI3 SK02 | tiles 2: MI4 SK03 | end",
        players=3,
        edition=edition,
    )
    table.play(f"{(last + 1) % 3} take EG01")
    asked = []
    while (seat := table.to_act()) is not None:
        asked.append(seat)
        table.play(f"{seat} leave")
    assert asked == sorted([0, 0, 1, 2], key=order.index)


@clause("O-67")
@pytest.mark.parametrize(
    ("mode", "winner", "first"),
    [("basic", "winner 2", 2), ("family", "winner 2", 2), ("basic", "", 1), ("family", "", 1)],
)
def test_without_a_draft_the_last_forest_winner_is_asked_first(
    mode: str, winner: str, first: int
) -> None:
    shadows = "round moonlight" if mode == "family" else MOONLIGHT
    table = position(
        f"{shadows} | forest FE01 . FE02 | tiles 0: MI1 SK01 | tiles 1: MI2 SK02 | "
        f"tiles 2: MI3 SK03 | {winner} | start 1",
        players=3,
        mode=mode,
    )
    table.state.designated = 1
    table.play("1 pass", "2 pass", "0 pass")
    assert table.to_act() == first


@clause("E-45", "O-37")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_preset_copies_own_tiles_and_no_mirror(edition: str) -> None:
    table = night("tiles 0: SK01 MI1 MI2 | tiles 1: EG01", edition=edition)
    assert table.legal() == ["0 leave", "0 copy SK01"]
    for tile in ("EG01", "MI2"):
        error = table.refusal(f"0 copy {tile}")
        assert (error.code, error.clause) == ("not-on-offer", "N-MIRROR-1")


@clause("E-45")
def test_any_players_tile_can_be_copied_by_the_other_reading() -> None:
    table = night("tiles 0: SK05 MI1 | tiles 1: SK01 SK02 MI2", switches={"mirror_scope": "any"})
    assert table.legal() == ["0 leave", "0 copy SK01", "0 copy SK05"]
    table.play("0 copy SK01", "1 leave")
    assert final(table, 0)["skulls"] == 3 + 4


@clause("N-MIRROR-5", "E-46")
@pytest.mark.parametrize("edition", ["best", "en", "de"])
def test_runestones_and_chests_are_not_copied(edition: str) -> None:
    table = night("tiles 0: CH1 RU01 SK01 MI1", edition=edition)
    assert table.legal() == ["0 leave", "0 copy SK01"]
    assert table.refusal("0 copy CH1").code == "not-on-offer"
    alone = night("tiles 0: CH1 RU01 MI1", edition=edition)
    assert alone.to_act() is None


POLISH: list[dict[str, Plain]] = [{"edition": "pl"}, {"switches": {"mirror_effect_tiles": True}}]


@clause("N-MIRROR-5", "E-46", "O-38")
@pytest.mark.parametrize("options", POLISH, ids=["pl", "switch"])
def test_a_copied_chest_draws_and_costs_a_point_more(options: dict[str, Plain]) -> None:
    table = night("tiles 0: CH1 MI1 | stack SK01 SK02 FE01", **options)
    events = table.play("0 copy CH1")
    assert ChestOpened(0, ("SK01", "SK02", "FE01"), True) in events
    assert table.legal() == ["0 keep SK01", "0 keep SK02", "0 keep FE01"]
    table.play("0 keep SK01")
    sheet = final(table, 0)
    assert (sheet["chests"], sheet["skulls"]) == (-2, 4)
    assert table.tiles(0) == ["CH1", "MI1", "SK01"]


@clause("N-MIRROR-5", "E-46", "N-MIRROR-2")
@pytest.mark.parametrize("options", POLISH, ids=["pl", "switch"])
def test_a_copied_runestone_draws_but_copies_no_symbol(options: dict[str, Plain]) -> None:
    """One feather rune and Redd make two feathers: the first tier of 32, not of 32 twice."""
    table = night("tiles 0: RU03 MI1 | cards 0: S5 | deck 32 1 2", **options)
    table.play("0 copy RU03")
    assert table.legal() == ["0 brew 32", "0 brew 1", "0 brew 2"]
    table.play("0 brew 32")
    assert table.cards(0) == ["S5", "32"]
    assert final(table, 0)["concoctions"] == 2


@clause("O-38")
def test_copied_effects_come_in_mirror_order_and_may_chain() -> None:
    """Seat 1 is asked first; its copied chest yields a runestone, which draws at once."""
    table = night(
        "tiles 0: CH1 MI1 | tiles 1: CH2 MI2 | winner 1 | stack RU01 SK01 SK02 FE01 FE02 FE03 | "
        "deck 1 2 3",
        edition="pl",
    )
    assert table.to_act() == 1
    table.play("1 copy CH2", "1 keep RU01")
    assert table.legal() == ["1 brew 1", "1 brew 2", "1 brew 3"]
    table.play("1 brew 1")
    table.play("0 copy CH1")
    assert table.legal() == ["0 keep FE01", "0 keep FE02", "0 keep FE03"]


@clause("O-38")
def test_a_mirror_stone_out_of_a_copied_chest_may_copy_too() -> None:
    table = night("tiles 0: CH1 MI1 | stack MI2 SK01 SK02", edition="pl")
    table.play("0 copy CH1", "0 keep MI2")
    assert table.legal() == ["0 leave", "0 copy CH1"]


@clause("O-76")
def test_a_copied_chest_is_never_swapped() -> None:
    """Chasing Chests offers a tile of the forest for a chest collected, not for a copied one."""
    table = night(
        "forest EG01 | tiles 0: CH1 MI1 | stack SK01 SK02 FE01",
        edition="pl",
        variants=["chasing_chests"],
    )
    table.play("0 copy CH1")
    assert table.legal() == ["0 keep SK01", "0 keep SK02", "0 keep FE01"]


@clause("N-ENDM-2", "N-ENDM-3")
def test_stones_are_assigned_after_the_draft_and_before_scoring() -> None:
    """A stone just drafted may copy, and a tile just drafted may be copied."""
    table = position(f"{MOONLIGHT} | sprites 0:6 0:5 | slots MI1 SK01 | tiles 0: FE01 | end")
    table.play("0 take MI1")
    assert table.legal() == ["0 leave", "0 copy SK01", "0 copy FE01"]
    assert GAME.outcome(table.state) is None
    events = table.play("0 copy SK01")
    assert [event for event in events if isinstance(event, Scored)] == [
        Scored(seat, sum(final(table, seat).values())) for seat in (0, 1)
    ]
    assert final(table, 0)["skulls"] == 8
