"""The hard constraints 1 to 10 of section 21, one test each."""

from __future__ import annotations

from collections import Counter

from moonlit.packs.nocturne.folder import load_pack
from moonlit.packs.nocturne.tables import Tile
from tests.clauses import clause
from tests.packs.spec import part

PACK = load_pack()
BREWS = {card.id: card for card in (*PACK.starters, *PACK.concoctions)}


def pick(type_: str, kind: str = "", points: int | None = None) -> Tile:
    """The matching tile with the fewest symbols."""
    found = [t for t in PACK.tiles if t.type == type_ and kind in ("", t.kind)]
    return min((t for t in found if points in (None, t.points)), key=lambda tile: len(tile.symbols))


def davids_tiles() -> list[Tile]:
    """N-TEST-2, without the two runestones, whose symbols are not shown."""
    return [
        pick("skull", "hoofed"),
        *[pick("skull", "ramhorn")] * 2,
        *[pick("feather")] * 3,
        *[pick("mushroom", "duode")] * 2,
        *[pick("mushroom", "tripti")] * 2,
        pick("herb", "A", 1),
        pick("herb", "C", 3),
        pick("herb", "wild", 1),
        *[pick("egg")] * 2,
        pick("chest"),
        pick("mirror"),
    ]


def test_the_spec_still_lists_ten_constraints() -> None:
    text = part("**Hard constraints honoured**", "### D-1")
    assert [line[:2] for line in text.splitlines() if line[:1].isdigit()][-1] == "10"


@clause("N-COMP-2")
def test_constraint_1_counts() -> None:
    kinds = Counter((tile.type, tile.kind) for tile in PACK.tiles)
    runes = Counter(tile.symbols for tile in PACK.tiles if tile.type == "runestone")
    assert runes == dict.fromkeys("SFMHE", 2)
    assert {count for (type_, _), count in kinds.items() if type_ == "skull"} == {4}
    assert {count for (type_, _), count in kinds.items() if type_ == "herb"} == {2}


@clause("N-COMP-4")
def test_constraint_2_printed_values() -> None:
    assert (pick("skull", "hoofed").points, pick("skull", "ramhorn").points) == (4, 3)
    herbs = Counter((t.kind, t.points) for t in PACK.tiles if t.type == "herb")
    shown = [("A", 1), ("B", 3), ("C", 3), ("D", 3), ("E", 3), ("D", 1), ("wild", 1)]
    assert all(herbs[copy] for copy in shown)


@clause("D-1", "D-7")
def test_constraint_3_davids_skulls_carry_three_symbols() -> None:
    skulls = [t for t in PACK.tiles if t.kind in ("hoofed", "ramhorn")]
    assert {tile.symbols for tile in skulls} == {"S"}
    abigail = next(character for character in PACK.characters if character.id == "abigail")
    assert abigail.symbol != "S"
    assert "".join(tile.symbols for tile in davids_tiles()).count("S") == 3


@clause("D-1")
def test_constraint_4_an_egg_with_two_symbols() -> None:
    assert any(tile.symbols == "EE" for tile in PACK.tiles)


@clause("D-4", "D-5")
def test_constraint_5_printed_points() -> None:
    printed = {"S4": (2, 5), "21": (3, 7), "31": (2, 6)}
    assert {id_: BREWS[id_].points for id_ in printed} == printed
    for id_ in printed:
        assert BREWS[id_].evidence.grade_of("points") == "printed"


@clause("D-4", "D-5")
def test_constraint_6_davids_concoctions() -> None:
    abigail = next(character for character in PACK.characters if character.id == "abigail")
    left = Counter("".join(tile.symbols for tile in davids_tiles()) + abigail.symbol)
    for id_ in ("S4", "21"):
        full = Counter(BREWS[id_].recipe[-1])
        assert full <= left
        left -= full
    first, full = map(Counter, BREWS["31"].recipe)
    assert first <= left
    assert full - left == Counter("S")


@clause("D-5")
def test_constraint_7_many_but_not_all_have_two_tiers() -> None:
    tiers = Counter(len(card.recipe) for card in BREWS.values())
    assert tiers[2] > tiers[1] > 0


@clause("D-8")
def test_constraint_8_printed_pairs_of_solo_cards() -> None:
    pairs = {(card.power, card.number, card.start) for card in PACK.solo_cards}
    assert {("at_least", 4, 3), ("any_higher", 0, 3), ("at_most", 4, 2)} <= pairs


@clause("N-TW-3", "N-MG-2")
def test_constraint_9_printed_goals() -> None:
    twilight = {goal.id: goal for goal in PACK.twilight_goals}
    assert (twilight[1].number, twilight[3].number) == (3, 5)
    for id_ in (1, 3, 6, 7, 10, 11, 12):
        assert twilight[id_].evidence.grade == "printed"
    moonlight = {goal.id: goal for goal in PACK.moonlight_goals}
    for id_ in (2, 6, 9, 10, 11):
        assert moonlight[id_].evidence.grade == "printed"
    assert moonlight[4].evidence.grade_of("points") == "printed"


@clause("N-COMP-6", "D-10")
def test_constraint_10_labels_of_the_sprite_board() -> None:
    assert Counter(slot.players for slot in PACK.tokens.slots) == {1: 4, 3: 1, 4: 1}
