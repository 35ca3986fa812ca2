"""The built-in Dominion pack says what the spec says."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from moonlit.packs.dominion import words
from moonlit.packs.dominion.folder import load_pack
from moonlit.packs.dominion.tables import Card, Named
from moonlit.packs.evidence import GRADES
from tests.clauses import clause
from tests.packs.spec import SPECS, part, plain, table, tables

PACK = load_pack()
SPEC = "dominion"
COMPANION = "dominion-kingdoms"
CARD_TABLES = {
    "basic": ("### 12.1", "### 12.2"),
    "base": ("### 12.2", "All `base`"),
    "nocturne": ("### 9.1", "### 9.2"),
    "heirloom": ("### 10.1", "**D-CURSEDGOLD-1"),
    "spirit": ("### 10.2", "**D-WISP-1"),
    "zombie": ("### 10.3", "**D-ZOMBIE-1"),
    "other": ("### 10.4", "**D-BAT-1"),
}
NOUNS = {"c": "cards", "a": "actions", "b": "buys", "$": "coins"}
THINGS: tuple[Named, ...] = (
    *PACK.cards,
    *PACK.boons,
    *PACK.hexes,
    *PACK.states,
    *PACK.kingdoms,
)


def spec_rows(start: str, end: str) -> list[dict[str, str]]:
    """The rows of a table of the spec by the words at the heads of their columns."""
    text = part(start, end, SPEC)
    head = next(line for line in text.splitlines() if line.startswith("|"))
    columns = [cell.strip() for cell in head.strip("|").split("|")]
    return [dict(zip(columns, row, strict=True)) for row in tables(text)[0]]


SPEC_CARDS = {
    plain(row["id"]): (name, row)
    for name, (start, end) in CARD_TABLES.items()
    for row in spec_rows(start, end)
}


def cards(*roles: str) -> list[Card]:
    return [card for card in PACK.cards if card.role in roles]


def bonuses(effect: str) -> dict[str, int]:
    """The bonuses at the head of an effect in the notation of the spec (0.1)."""
    head = re.match(r"`([cab$]\d(?: [cab$]\d)*)(?: ;|`)", effect)
    found = {NOUNS[one[0]]: int(one[1]) for one in head[1].split()} if head else {}
    return {noun: found.get(noun, 0) for noun in NOUNS.values()}


def test_every_card_of_the_spec_is_there_in_the_order_of_choices() -> None:
    order = list(words.TABLES)
    basic = [plain(row["id"]) for row in spec_rows(*CARD_TABLES["basic"])]
    others = [name for name in SPEC_CARDS if name not in basic]
    others.sort(key=lambda name: (order.index(SPEC_CARDS[name][0]), name))
    assert [card.id for card in PACK.cards] == basic + others


@pytest.mark.parametrize("card", PACK.cards, ids=lambda card: card.id)
def test_a_card_is_as_the_spec_has_it(card: Card) -> None:
    name, row = SPEC_CARDS[card.id]
    cost = row.get("cost", "3")
    assert (card.set, card.role) == words.TABLES[name][:2]
    assert (card.names["en"], card.names["pl"]) == (row["EN"], plain(row["PL"]))
    assert (card.cost, card.is_special_cost) == (int(cost.rstrip("*")), cost.endswith("*"))
    assert [type_.capitalize() for type_ in card.types] == row["types"].split("–")
    assert {noun: getattr(card, noun) for noun in NOUNS.values()} == bonuses(row["effect"])
    assert card.pile == int(row.get("pile", 0))
    heirloom = PACK.card(card.heirloom).names["en"] if card.heirloom else "–"
    assert heirloom == row.get("Heirloom", "–")


def test_printed_points_are_those_of_the_spec() -> None:
    points = {card.id: card.points for card in PACK.cards if card.points}
    assert points == {"estate": 1, "duchy": 3, "province": 6, "curse": -1, "cemetery": 2}


@clause("D-COMP-1")
def test_the_box_of_nocturne_adds_up_to_500_cards() -> None:
    kingdom = [card for card in cards("kingdom") if card.set == "nocturne"]
    piles = [PACK.pile_size(card, 6) for card in kingdom]
    assert (len(piles), Counter(piles)) == (33, Counter({10: 32, 12: 1}))
    fronts = [state for state in PACK.states if not state.back_of]
    counts = {
        "kingdom": sum(piles),
        "randomizers": len(kingdom),
        "boons": len(PACK.boons),
        "hexes": len(PACK.hexes),
        "zombies": len(cards("zombie")),
        "heirlooms": len(cards("heirloom")) * PACK.box.heirlooms,
        "others": sum(card.pile for card in PACK.cards) + sum(state.copies for state in fronts),
    }
    assert list(counts.values()) == [332, 33, 12, 12, 3, 42, 66]
    assert sum(counts.values()) == PACK.box.cards == 500


@clause("D-COMP-2")
def test_supply_sizes_are_those_of_the_table() -> None:
    wanted = {
        row[0]: [int(cell) for cell in row[1:]] for row in table("**D-COMP-2", "Copper", SPEC)
    }
    sizes = PACK.sizes
    assert [size.players for size in sizes] == [2, 3, 4, 5, 6]
    found = {
        "Copper, after dealing, no Heirlooms": [s.basic["copper"] - 7 * s.players for s in sizes],
        "Silver": [size.basic["silver"] for size in sizes],
        "Gold": [size.basic["gold"] for size in sizes],
        "Estate (after dealing), Duchy": [size.basic["estate"] for size in sizes],
        "Province": [size.basic["province"] for size in sizes],
        "Curse": [size.basic["curse"] for size in sizes],
        "Kingdom Victory pile (Gardens, Cemetery …)": [size.victory for size in sizes],
        "other Kingdom pile": [size.kingdom for size in sizes],
    }
    assert found == wanted
    assert [size.basic["duchy"] for size in sizes] == [size.basic["estate"] for size in sizes]
    assert [PACK.pile_size(PACK.card("gardens"), players) for players in (2, 3)] == [8, 12]


@clause("D-COMP-3")
def test_piles_outside_the_supply_do_not_hang_on_the_players() -> None:
    wanted = {"bat": 10, "ghost": 6, "imp": 13, "will_o_wisp": 12, "wish": 12}
    for players in (2, 4, 6):
        piles = {card.id: PACK.pile_size(card, players) for card in cards("spirit", "other")}
        assert dict(sorted(piles.items())) == wanted
    assert {PACK.pile_size(card, 6) for card in cards("heirloom", "zombie")} == {0}


@clause("D-SETUP-3")
def test_seven_kingdom_cards_name_an_heirloom() -> None:
    rows = table("**D-SETUP-3", "**D-SETUP-4", SPEC)
    found = [
        [card.names["en"], PACK.card(card.heirloom).names["en"]]
        for card in PACK.cards
        if card.heirloom
    ]
    assert found == rows


@clause("D-SETUP-4", "D-SETUP-5", "D-SETUP-6")
def test_what_a_card_puts_out_follows_from_its_types_and_the_table() -> None:
    said = {
        "Druid": {"druid_boons"},
        "Necromancer": {"zombies"},
        "Fool": {"woods"},
        "Vampire": {"bat"},
        "Leprechaun or Secret Cave": {"wish"},
        "Devil's Workshop or Tormentor": {"imp"},
        "Cemetery": {"ghost"},
        "Exorcist": {"wisp", "imp", "ghost"},
    }
    rows = table("**D-SETUP-6", "**T:** for each", SPEC)
    assert [row[0] for row in rows] == list(said)
    by_name = {name: needs for names, needs in said.items() for name in names.split(" or ")}
    for card in PACK.cards:
        wanted = set(by_name.get(card.names["en"], set()))
        wanted |= {"boons", "wisp"} if "fate" in card.types else set()
        wanted |= {"hexes"} if "doom" in card.types else set()
        assert set(card.needs) == wanted, card.id
        assert len(card.needs) == len(wanted), card.id


@clause("D-SPIRIT-1")
def test_there_are_exactly_three_spirits() -> None:
    spirits = [card for card in PACK.cards if "spirit" in card.types]
    assert {card.id: (card.cost, card.is_special_cost) for card in spirits} == {
        "will_o_wisp": (0, True),
        "imp": (2, True),
        "ghost": (4, True),
    }
    assert {card.role for card in spirits} == {"spirit"}


@clause("D-GIFT-4", "D-BOON-2")
def test_kept_boons_and_boons_with_a_coin_are_those_of_the_spec() -> None:
    rows = spec_rows("### 11.1", "**D-GIFT-1")
    assert [boon.id for boon in PACK.boons] == [plain(row["id"]) for row in rows]
    for boon, row in zip(PACK.boons, rows, strict=True):
        assert (boon.names["en"], boon.names["pl"]) == (row["EN"], row["PL"])
        assert boon.is_kept == bool(row["kept?"]), boon.id
    assert [boon.id for boon in PACK.boons if boon.gives_coin] == ["fields_gift", "forests_gift"]


def test_hexes_are_those_of_the_spec() -> None:
    rows = spec_rows("### 11.2", "**D-OMENS-1")
    found = [(one.id, one.names["en"], one.names["pl"]) for one in PACK.hexes]
    assert found == [(plain(row["id"]), row["EN"], row["PL"]) for row in rows]


@clause("D-STATE-2", "D-STATE-4", "D-STATE-5")
def test_states_are_those_of_the_spec_and_share_their_copies() -> None:
    rows = spec_rows("### 11.3", "**D-DELUDED-1")
    found = [(one.id, one.names["en"], one.names["pl"]) for one in PACK.states]
    assert found == [(plain(row["id"]), row["EN"], row["PL"]) for row in rows]
    assert {one.id: (one.copies, one.points, one.back_of) for one in PACK.states} == {
        "deluded": (6, 0, ""),
        "envious": (6, 0, "deluded"),
        "lost_in_the_woods": (1, 0, ""),
        "miserable": (6, -2, ""),
        "twice_miserable": (6, -4, "miserable"),
    }


@clause("K-01", "K-02", "K-03", "K-04")
def test_the_kingdoms_are_those_of_the_companion() -> None:
    text = part("### Cards", "**K-05", COMPANION)
    lines = re.findall(r"^\*\*(K-\d+) (.+) / (.+)\.\*\* (.+)$", text, re.MULTILINE)
    books = [kingdom for kingdom in PACK.kingdoms if not kingdom.is_ours]
    for kingdom, told in zip(books, lines, strict=True):
        assert (kingdom.id.upper(), kingdom.names["en"], kingdom.names["pl"]) == told[:3]
        listed, _, boons = told[3].partition("Druid's Boons: ")
        assert named_in(listed) == [PACK.card(name).names["en"] for name in kingdom.cards]
        assert named_in(boons) == [PACK.boon(name).names["en"] for name in kingdom.druid]


def named_in(text: str) -> list[str]:
    """English names out of `N: Druid, Idol (Bożek). Base: Mine (Kopalnia).`"""
    bare = re.sub(r" \([^)]*\)|\b(?:N|Base): ", "", text).strip(" .")
    return re.split("[,.] ", bare) if bare else []


@clause("KH-1", "KH-2")
def test_two_kingdoms_of_our_own_use_the_cards_the_book_leaves_out() -> None:
    text = part("- Two sets of our own", "### Set-up questions", COMPANION)
    lines = re.findall(r"\*\*(KH-\d)\*\* (.+)\.", text)
    ours = [kingdom for kingdom in PACK.kingdoms if kingdom.is_ours]
    for kingdom, (name, told) in zip(ours, lines, strict=True):
        assert kingdom.id == name.lower()
        assert [PACK.card(card).names["en"] for card in kingdom.cards] == re.split("[,;] ", told)
    used = {name for kingdom in PACK.kingdoms for name in kingdom.cards}
    assert {card.id for card in cards("kingdom") if card.set == "nocturne"} <= used


def test_switches_have_the_values_of_the_spec_and_cover_what_has_more_than_one() -> None:
    editions = spec_rows("### 15.1", "### 15.2")
    found = {switch.see: (switch.id, switch.values) for switch in PACK.switches}
    for row in editions:
        values = tuple(plain(value) for value in row["values (default first)"].split(","))
        assert found[row["id"]] == (plain(row["switch"]), tuple(map(str.strip, values)))
    open_ = {row["id"] for row in spec_rows("### 15.2", "---") if row["other values"] != "–"}
    # O-4: the order of draws that nobody sees makes no difference.
    assert {see for see in found if see.startswith("O-")} == open_ - {"O-4"}


@pytest.mark.parametrize("thing", THINGS, ids=lambda thing: thing.id)
def test_everything_is_named_in_three_languages_and_graded(thing: Named) -> None:
    assert tuple(thing.names) == tuple(thing.named) == words.LANGUAGES
    assert all(thing.names.values())
    assert {thing.grade, *thing.named.values()} <= set(GRADES)
    assert thing.source == thing.evidence.source
    assert thing.source


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_no_two_cards_have_one_name(language: str) -> None:
    names = [card.names[language] for card in PACK.cards]
    assert sorted(names) == sorted(set(names))


def test_every_clause_the_pack_refers_to_is_in_the_spec() -> None:
    texts = [(SPECS / f"{name}.md").read_text(encoding="utf-8") for name in (SPEC, COMPANION)]
    noted = {see for thing in THINGS for see in thing.see}
    noted |= {see for size in PACK.sizes for see in size.evidence.see}
    missing = [see for see in noted if not any(f"**{see}" in text for text in texts)]
    assert missing == []


def test_the_pack_names_the_spec_it_follows() -> None:
    assert (Path(__file__).parents[3] / PACK.spec).is_file()
    assert (PACK.id, PACK.game, PACK.format) == ("dominion", "dominion", 1)
