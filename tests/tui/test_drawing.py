"""Small parts of the table: pictures, plaques, the canvas, and what a hand holds."""

from pathlib import Path

import pytest

from moonlit.client.nocturne.position import read_position
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.action import Action, Seat
from moonlit.tui import palette
from moonlit.tui.canvas import HALF, Canvas
from moonlit.tui.nocturne import tokens
from moonlit.tui.nocturne.art import HEIGHT, PLATES, WIDTH, picture
from moonlit.tui.nocturne.casts import read_casts
from moonlit.tui.nocturne.groups import group_tiles
from moonlit.tui.nocturne.hand import Hand, question_about, token_for_key
from moonlit.tui.nocturne.plaques import fit, plaque
from moonlit.tui.nocturne.telling import make_teller
from moonlit.tui.scene import Thing
from tests.tui.players import PACK, begin

ME = Seat(0)
CASTS = read_casts(
    (
        Action(ME, "pass"),
        Action(ME, "cast", ("4", "a1")),
        Action(ME, "cast", ("4", "b1")),
        Action(ME, "cast", ("7", "a1")),
    )
)


def test_every_tile_has_a_picture_of_the_same_size() -> None:
    for tile in PACK.tiles:
        rows = picture(tile.type, tile.kind)
        assert [len(row) for row in rows] == [WIDTH] * HEIGHT
        assert any(any(row) for row in rows)
        assert tile.type in PLATES


def test_kinds_look_different() -> None:
    kinds = {(tile.type, tile.kind) for tile in PACK.tiles if tile.type != "runestone"}
    assert len({picture(*kind) for kind in kinds}) == len(kinds)


def test_a_plaque_tells_points_or_the_way_of_scoring() -> None:
    signs = {tile.id: plaque(tile) for tile in PACK.tiles}
    assert (signs["SK01"], signs["CH1"], signs["FE01"]) == ("4", "−1", "↗")
    assert signs["RU03"] == signs["RU09"] == "+"
    assert signs["MT01"] != signs["MD01"]


@pytest.mark.parametrize(
    ("name", "room", "shown"),
    [
        ("Herb A", 9, "Herb A"),
        ("Zioło A", 6, "Zioł A"),
        ("Feather", 4, "Feat"),
        ("Rune S", 2, "Ru"),
        ("Egg", 0, ""),
        ("Egg", -3, ""),
    ],
)
def test_a_name_is_cut_but_its_letter_stays(name: str, room: int, shown: str) -> None:
    assert fit(name, room) == shown


def test_what_falls_off_a_canvas_is_left_out() -> None:
    canvas = Canvas(6, 2, palette.BACKGROUND)
    canvas.put(-1, 0, "abc", palette.TEXT)
    canvas.put(4, 1, "xyz", palette.TEXT)
    canvas.put(0, 7, "far", palette.TEXT)
    canvas.fill(5, -3, 9, 4, palette.GOLD)
    canvas.pixels(4, 0, (("#ffffff", "#ffffff", "#ffffff"), ("", "", "")))
    assert canvas.strip(0).text == f"bc  {HALF}{HALF}"
    assert canvas.strip(1).text == "    xy"


def test_a_blank_in_a_text_is_no_place_for_a_frame() -> None:
    canvas = Canvas(4, 1, palette.BACKGROUND)
    canvas.put(0, 0, "a b", palette.TEXT)
    assert [canvas.is_blank(x, 0) for x in range(4)] == [False, False, False, True]
    assert canvas.strip(0).text == "a b "


def test_tokens_are_short() -> None:
    assert [tokens.value_of(name) for name in ("4", "star", "shadow10")] == ["4", "★", "~10"]
    assert [tokens.key_of(name) for name in ("4", "star", "shadow8", "shadow10")] == list("4*80")
    assert tokens.label(1, "5") == "■5"


def test_a_hand_takes_a_spell_and_a_cell_in_either_order() -> None:
    hand = Hand()
    assert hand.take_token(CASTS, "7") is None
    assert hand.take_cell(CASTS, "a1") == Action(ME, "cast", ("7", "a1"))
    hand.drop()
    assert hand.take_cell(CASTS, "b1") is None
    assert hand.take_token(CASTS, "4") == Action(ME, "cast", ("4", "b1"))


def test_a_hand_lets_go_of_what_is_picked_twice_or_no_longer_possible() -> None:
    hand = Hand()
    hand.take_token(CASTS, "4")
    hand.take_token(CASTS, "4")
    assert hand.token == ""
    hand.take_cell(CASTS, "b1")
    hand.take_cell(CASTS, "b1")
    assert hand.cell == ""
    hand.token, hand.cell = "5", "c3"
    hand.settle(CASTS)
    assert (hand.token, hand.cell) == ("", "")


def test_the_only_spell_is_in_the_hand_already() -> None:
    hand = Hand()
    hand.settle(read_casts((Action(ME, "cast", ("1", "a1")), Action(ME, "cast", ("1", "a2")))))
    assert hand.token == "1"


def test_casts_are_sorted_from_both_sides() -> None:
    assert CASTS.tokens() == ("4", "7")
    assert CASTS.tokens("b1") == ("4",)
    assert CASTS.cells("7") == ("a1",)
    assert CASTS.action("7", "b1") is None
    assert CASTS.passing == Action(ME, "pass")
    assert not read_casts(()).is_open


def test_a_key_goes_through_the_tokens_that_share_it(tmp_path: Path) -> None:
    position = read_position(begin(tmp_path, ("you", "greedy")).view(ME))
    assert token_for_key(position, ME, "*", "") == "star"
    assert token_for_key(position, ME, "3", "3") == "3"
    assert token_for_key(position, ME, "9", "") == ""


def test_what_somebody_means_who_asks_why(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you",))
    view = session.view(ME)
    position, casts, hand = read_position(view), read_casts(view.legal), Hand()
    asked = {
        thing: question_about(thing, position, casts, ME, hand)
        for thing in (
            Thing("cell", "b2"),
            Thing("token", "7"),
            Thing("slot", "SK01"),
            Thing("card", "S1"),
            Thing("button", "pass"),
            Thing("seat", "1"),
        )
    }
    assert [str(action) for action in asked.values() if action is not None] == [
        "0 cast 1 b2",
        "0 cast 7 a1",
        "0 take SK01",
        "0 brew S1",
        "0 pass",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_collection_is_told_by_type(tmp_path: Path, language: str) -> None:
    session = begin(tmp_path, ("you",))
    teller = make_teller(Words(language, strict=True), PACK, session)
    groups = group_tiles(teller, [tile.id for tile in PACK.tiles])
    assert [group.type for group in groups] == list(PLATES)
    texts = {group.type: group.text for group in groups}
    assert texts["skull"].endswith("4 4 4 4 3 3 3 3 2 2 2 2")
    assert texts["herb"].endswith("✦1 ✦1")
    assert texts["egg"].endswith("×12")
    assert all(len(teller.short_tile(tile.id)) <= 9 for tile in PACK.tiles)
