"""What keywords of earlier chapters change later (section 14.5), and the hidden pages."""

import pytest

from moonlit.core.codec import Plain
from moonlit.core.journal import Journal
from moonlit.games.wonder_book.outcome import notes_of
from moonlit.games.wonder_book.state import IN_PLAY, OUT, State
from tests.clauses import clause
from tests.games.wonder_book.boards import chapter
from tests.games.wonder_book.table import GAME, Table


def begun(name: str, *keywords: str) -> State:
    """A chapter at its first turn; whatever is asked before gets the first answer."""
    config = GAME.check_config({"chapter": name, "keywords": list[Plain](keywords)})
    state = GAME.setup(config, 4, Journal(False))
    while state.phase != 1 or (state.turn < 0 and len(GAME.view(state, None).to_act) == 1):
        GAME.apply(state, GAME.move_at(state, 0), Journal(False))
    return state


def has_card(state: State, card: str) -> bool:
    return state.cards[state.program.card_names.index(card)] == IN_PLAY


@clause("W-CARD-5", "W-CAMP-2")
@pytest.mark.parametrize(
    ("name", "keyword", "card"),
    [
        ("ch2", "ROPE", "4"),
        ("ch4", "LANTERN", "6"),
        ("ch5", "ROPE", "6"),
        ("ch6", "BERRIES", "6"),
        ("ch6", "REFLECTION", "7"),
        ("ch6", "HUSH", "8"),
    ],
)
def test_a_keyword_brings_a_card_into_play(name: str, keyword: str, card: str) -> None:
    assert has_card(begun(name, keyword), card)
    assert not has_card(begun(name), card)


@clause("W-CARD-5")
def test_berries_reveal_a_glyph_and_a_snare_brings_a_wyrm() -> None:
    berries, plain = begun("ch4", "BERRIES"), begun("ch4")
    glyphs = plain.program.counter_names.index("glyphs")
    assert (berries.counters[glyphs], has_card(berries, "9")) == (1, False)
    assert (plain.counters[glyphs], has_card(plain, "9")) == (0, True)
    chimney = plain.program.area_names.index("U13")
    assert begun("ch4", "SNARE").wyrm_area.count(chimney) == 1
    assert plain.wyrm_area.count(chimney) == 0


@clause("W-CARD-5")
def test_the_truth_brings_aster_along() -> None:
    aster = begun("ch5").program.heroes
    assert begun("ch5").area[aster] < 0
    assert begun("ch5", "TRUTH").area[aster] >= 0


@clause("W-CARD-5", "W-COMP-3")
def test_a_reflection_adds_a_wyrm_to_the_pool() -> None:
    figures = [
        sum(area != OUT for area in begun("ch6", *k).wyrm_area) for k in ((), ("REFLECTION",))
    ]
    assert figures == [4, 5]


@clause("W-CARD-5")
@pytest.mark.parametrize(("keywords", "jewels"), [((), 0), (("HOARD",), 3), (("GIFT",), 2)])
def test_the_jewels_of_chapter_three_come_back(keywords: tuple[str, ...], jewels: int) -> None:
    state = begun("ch6", *keywords)
    items = (1 << state.program.items) - 1
    assert sum(int(things & items).bit_count() for things in state.things) == jewels


@clause("W-CARD-14", "W-CAMP-3")
@pytest.mark.parametrize(("keyword", "purple"), [("HOARD", ["p7"]), ("GIFT", [])])
def test_hoarding_adds_envy_for_later_chapters(keyword: str, purple: list[str]) -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "C11", "rerolled": True}, "honey": "C1"}
    table = chapter(
        "ch3",
        heroes,
        config={"keywords": [keyword]},
        goal=22,
        bosses={"gnawer": {"area": "C11", "hearts": 1}},
        dice=[1, 1, 1],
    )
    table.do("0 attack bull")
    assert notes_of(table.state)["purple"] == purple


def cleared(*keywords: str) -> Table:
    """Chapter VI with both leaks stopped; the eastern pool opens again."""
    heroes: dict[str, Plain] = {"bull": {"area": "P4", "rerolled": True}, "honey": "P1"}
    table = chapter(
        "ch6",
        heroes,
        config={"keywords": list[Plain](keywords)},
        goal=12,
        goal_phases=9,
        objects={"13": "P4"},
        done=["14"],
        progress={"13": 2},
        dice=[1, 1],
    )
    return table.do("0 interact bull 13", "0 choose east")


@clause("W-CARD-5", "W-FLOW-5")
@pytest.mark.parametrize(("keywords", "fate"), [((), 6), (("GIFT",), 7)])
def test_a_gift_is_remembered_before_obelus(keywords: tuple[str, ...], fate: int) -> None:
    table = cleared(*keywords)
    assert (table.state.fate, table.state.boss_hearts) == (fate, [20])
    vortices = table.view()["vortices"]
    assert isinstance(vortices, list)
    shut = [one["id"] for one in vortices if isinstance(one, dict) and not one["is_active"]]
    assert shut == ["A"]


@clause("W-CARD-5")
@pytest.mark.parametrize(("keywords", "fate"), [((), 6), (("HUSH",), 5)])
def test_a_secret_costs_a_token_in_chapter_five(keywords: tuple[str, ...], fate: int) -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "D3", "sparks": 1}, "honey": "K3"}
    table = chapter(
        "ch5",
        heroes,
        config={"keywords": list[Plain](keywords), "upgrades": ["home_run", "kind_light"]},
        goal=7,
        goal_phases=9,
        objects={"8": "D3", "9": "K3"},
        counters={"pairs": 2},
    )
    table.do("0 interact bull 8", "0 skill bull leadership", "1 interact honey 9")
    table.do("0 choose reflection")
    assert table.state.fate == fate


PAGES = [
    ("ch1", "9", "T8"),
    ("ch2", "11", "F9"),
    ("ch4", "12", "U13"),
    ("ch5", "15", "K7"),
    ("ch6", "15", "P12"),
]


@pytest.mark.parametrize(("name", "card", "area"), PAGES)
def test_a_hidden_page_gives_a_token_and_a_picture(name: str, card: str, area: str) -> None:
    other = "honey" if name != "ch5" else "laser"
    table = chapter(name, {"bull": area, other: area}, objects={card: area})
    table.do(f"0 interact bull {card}")
    assert (table.state.fate, table.view()["album"]) == (6, [f"page_{name}"])


@pytest.mark.parametrize(("sparks", "placed"), [({}, 1), ({"C1": 1}, 0)])
def test_a_spark_appears_when_there_is_none_for_the_hollows(
    sparks: dict[str, Plain], placed: int
) -> None:
    heroes: dict[str, Plain] = {"bull": "C1", "honey": "C1"}
    table = chapter("ch3", heroes, phase="round", goal=16, sparks=sparks)
    assert table.state.on_board[table.state.program.area_names.index("C7")] == placed
