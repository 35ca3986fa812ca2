"""What every effect of the format does, one by one (section 15 of the spec)."""

from collections.abc import Callable

import pytest

from moonlit.core.codec import Plain
from moonlit.core.event import Event
from moonlit.games.wonder_book import events as e
from moonlit.games.wonder_book import foe_events as f
from moonlit.packs.wonder_book.vocabulary import EFFECTS
from tests.games.wonder_book.table import Table
from tests.games.wonder_book.wordy import at, counters, special

Look = Callable[[Table], object]
# word → position, answers to what it asks, what to look at, and what is then to be seen
Case = tuple[dict[str, Plain], tuple[str, ...], Look, object]


def hero(name: str, *fields: str) -> Look:
    return lambda t: [t.hero(name)[field] for field in fields]


def told(event: type[Event]) -> Look:
    return lambda t: t.told(event)


def state(name: str) -> Look:
    return lambda t: getattr(t.state, name)


def cards_on_board(t: Table) -> object:
    s = t.state
    areas = zip(s.program.card_names, s.card_area, strict=True)
    return {name: s.program.area_names[area] for name, area in areas if area >= 0}


def both(field: str) -> Look:
    return lambda t: [t.hero(name)[field] for name in ("ann", "bob")]


BOTH_SPARKS, BOTH_HEARTS = both("sparks"), both("hearts")
BOTH_AREAS, BOTH_THINGS = both("area"), both("things")
HELD: dict[str, Plain] = {"ann": {"things": ["bun"], "sparks": 1}, "bob": {"sparks": 1}}
WEAK: dict[str, Plain] = {"ann": {"hearts": 3}, "bob": {"sparks": 2}}

WITH_SPARK: dict[str, Plain] = {"sparks": {"A": 1}}
RERAN: dict[str, Plain] = {"ann": {"rerolled": True}}

CARDS: dict[str, Case] = {
    "text": (
        {},
        (),
        told(e.TextRead),
        [e.TextRead("cards.c02.special_actions.text.do.1.text.text")],
    ),
    "picture": (
        {},
        (),
        told(e.CueGiven),
        [e.CueGiven("album", "fox"), e.CueGiven("picture", "owl")],
    ),
    "pop_up": ({}, (), told(e.CueGiven), [e.CueGiven("pop_up", "tower")]),
    "sound": ({}, (), told(e.CueGiven), [e.CueGiven("sound", "bell")]),
    "choose": ({}, ("0 choose right",), hero("ann", "sparks"), [2]),
    "start_player_phase": ({"round": 3}, (), told(e.PhaseBegan), [e.PhaseBegan("player")]),
    "win_chapter": ({}, (), lambda t: (t.state.is_over, t.state.is_won), (True, True)),
    "lose_chapter": ({}, (), lambda t: (t.state.is_over, t.state.is_won), (True, False)),
    "ending": ({}, (), told(e.EndingReached), [e.EndingReached("full_stop")]),
    "place_card": ({}, (), cards_on_board, {"4": "A"}),
    "remove_card": ({"objects": {"4": "B"}}, (), told(e.CardRemoved), [e.CardRemoved("4")]),
    "make_stack": ({}, (), cards_on_board, {"5": "B"}),
    "next_in_stack": ({"objects": {"5": "C"}}, (), cards_on_board, {"6": "C"}),
    "card_done": ({"objects": {"4": "B"}}, (), told(e.CardFinished), [e.CardFinished("4")]),
    "reveal_card": ({}, (), BOTH_SPARKS, [1, 1]),
    "counter": ({}, (), counters, {"tries": 3}),
    "write_keyword": ({}, (), told(e.KeywordWritten), [e.KeywordWritten("INK")]),
    "erase_keyword": (
        {"config": {"keywords": ["INK"]}},
        (),
        told(e.KeywordErased),
        [e.KeywordErased("INK")],
    ),
    "gain_upgrade": ({}, ("0 side ann_left",), hero("ann", "skills"), [["hum", "ann_left"]]),
    "add_wyrm_card": ({}, (), told(f.WyrmCardAdded), [f.WyrmCardAdded("near")]),
    "remove_wyrm_card": ({}, (), lambda t: len(t.state.wyrm_deck), 2),
    "fate": ({"fate": 4}, (), state("fate"), 6),
    "hearts": ({}, (), BOTH_HEARTS, [3, 3]),
    "sparks": ({}, (), BOTH_SPARKS, [0, 3]),
    "give_sparks": (
        {"heroes": WEAK},
        ("1 yes",),
        lambda t: (BOTH_SPARKS(t), BOTH_HEARTS(t)),
        ([1, 1], [4, 5]),
    ),
    "draw_scrap": ({"scraps": ["nut", "map"]}, (), hero("ann", "things"), [["nut", "map"]]),
    "take_scrap": ({"heroes": HELD}, (), hero("ann", "things"), [["bun"]]),
    "gain_item": ({}, (), hero("ann", "things"), [["8"]]),
    "lose_item": ({"heroes": {"bob": {"things": ["8"]}}}, (), BOTH_THINGS, [[], []]),
    "pass_items": ({"heroes": HELD}, ("0 hand bun bob",), BOTH_THINGS, [[], ["bun"]]),
    "move_hero": ({}, (), BOTH_AREAS, ["C", "B"]),
    "swap": ({}, (), BOTH_AREAS, ["B", "A"]),
    "extra_action": ({}, ("1 move bob C",), BOTH_AREAS, ["A", "C"]),
    "free_use": ({"heroes": HELD}, ("0 use bun",), lambda t: t.decision["actions"], 8),
    "leave_board": ({}, (), told(e.LeftBoard), [e.LeftBoard("bob")]),
    "return_to_board": ({"bob": ""}, (), BOTH_AREAS, ["A", "C"]),
    "place_heroes": ({}, (), BOTH_AREAS, ["B", "C"]),
}

WYRMS: dict[str, Plain] = {"wyrms": ["A", "B stunned", "D"]}
CAT: dict[str, Plain] = {"allies": {"cat": {"area": "B", "hearts": 3}}}
RAT: dict[str, Plain] = {"bosses": {"rat": {"area": "C", "hearts": 4}}}


def lit(t: Table) -> object:
    return [name for n, name in enumerate(t.state.program.area_names) if t.state.lights >> n & 1]


def sparks(t: Table) -> object:
    return dict(zip(t.state.program.area_names, t.state.on_board, strict=True))


def cat(t: Table) -> object:
    s, person = t.state, t.state.program.person_names.index("cat")
    return s.hearts[person], s.program.area_names[s.area[person]] if s.area[person] >= 0 else None


def rat(t: Table) -> object:
    s = t.state
    return s.boss_hearts[0], s.program.area_names[s.boss_area[0]] if s.boss_area[0] >= 0 else None


def border(one: str, other: str) -> Look:
    def is_open(t: Table) -> object:
        names = t.state.program.area_names
        return t.state.open[names.index(one)] >> names.index(other) & 1 == 1

    return is_open


def tokens(t: Table) -> object:
    s = t.state
    places = zip(s.program.token_names, s.tokens, strict=True)
    return {name: s.program.area_names[place] for name, place in places if 0 <= place < 62}


def vortices(t: Table) -> object:
    s = t.state
    at = enumerate(zip(s.program.vortex_names, s.vortex_area, strict=True))
    return {name: s.program.area_names[area] for n, (name, area) in at if s.vortex_active >> n & 1}


FIGURES: dict[str, Case] = {
    "spawn": ({}, (), Table.wyrms, ["D standing", "D standing"]),
    "spawn_here": ({}, ("0 area B",), Table.wyrms, ["B standing"]),
    "activate": ({"wyrms": ["D"]}, (), Table.wyrms, ["C standing"]),
    "reveal_wyrm_card": (
        {"wyrm_deck": ["come"]},
        (),
        told(f.WyrmCardShown),
        [f.WyrmCardShown("come")],
    ),
    "peek_wyrm_cards": (
        {"wyrm_deck": ["come", "bite", "calm"]},
        ("0 wyrmcard come",),
        lambda t: t.view()["wyrm_deck"],
        {"count": 3, "known": ["bite"], "bottom": ["come"], "unseen": 0},
    ),
    "attack": (
        {"wyrms": ["A"], "dice": [1, 0], "heroes": {"ann": {"rerolled": True}}},
        (),
        lambda t: (t.wyrms(), BOTH_SPARKS(t)),
        (["A stunned"], [1, 0]),
    ),
    "damage": (
        WYRMS,
        (),
        lambda t: (t.wyrms(), BOTH_SPARKS(t)),
        (["A standing", "D standing"], [2, 0]),
    ),
    "damage_more": (
        {"wyrms": ["A", "D"]},
        ("0 wyrm A standing", "0 wyrm D standing"),
        Table.wyrms,
        ["A stunned", "D stunned"],
    ),
    "stun": (
        {"wyrms": ["C", "D"]},
        (),
        lambda t: (t.wyrms(), BOTH_SPARKS(t)),
        (["C pinned", "D standing"], [1, 0]),
    ),
    "stun_boss": ({**RAT, "wyrms": ["A"]}, (), Table.wyrms, ["A standing"]),
    "return_wyrm": (WYRMS, (), lambda t: (t.wyrms(), t.pool), (["A standing", "D standing"], 2)),
    "move_wyrm": ({"wyrms": ["A"]}, (), Table.wyrms, ["C standing"]),
    "move_wyrm_to": ({"wyrms": ["A"]}, (), Table.wyrms, ["D stunned"]),
    "move_wyrm_toward": ({"wyrms": ["D"]}, (), Table.wyrms, ["C standing"]),
    "collect_areas": (
        WYRMS,
        (),
        lambda t: (lit(t), sparks(t)),
        (["A", "B", "D"], {"A": 1, "B": 1, "C": 0, "D": 1, "E": 0, "F": 0}),
    ),
    "board": ({}, (), told(e.BoardOpened), [e.BoardOpened("yard")]),
    "open_border": ({}, (), border("A", "C"), True),
    "block_border": ({}, (), border("A", "B"), False),
    "set_vortex": ({}, (), vortices, {"B": "B"}),
    "place_sparks": ({}, (), lambda t: t.state.on_board[:2], [0, 2]),
    "remove_sparks": (
        {"sparks": {"A": 1, "B": 1}},
        ("0 area B",),
        lambda t: t.state.on_board[:2],
        [1, 0],
    ),
    "light": ({"lights": ["C"]}, (), lit, ["A"]),
    "token": (RAT, (), tokens, {"flag": "B", "crown": "C"}),
    "token_away": ({}, (), tokens, {}),
    "ally": ({}, (), cat, (3, "B")),
    "ally_hurt": (CAT, (), cat, (2, "B")),
    "ally_moves": (CAT, (), cat, (3, "A")),
    "ally_goes": (CAT, (), lambda t: t.told(e.AllyWent), [e.AllyWent("cat")]),
    "boss": ({}, (), rat, (4, "C")),
    "boss_hurt": (RAT, (), rat, (3, "C")),
    "boss_moves": ({**CAT, **RAT}, (), rat, (4, "B")),
    "boss_goes": (RAT, (), told(f.BossWent), [f.BossWent("rat")]),
    "roll": ({"dice": [1, 1, 1]}, (), hero("ann", "sparks"), [3]),
    "modifier": ({}, (), lambda t: len(t.state.mods), 1),
    "optional": ({}, ("0 no",), hero("ann", "sparks"), [0]),
    "who_one": ({}, ("0 hero bob",), lambda t: (BOTH_SPARKS(t), BOTH_HEARTS(t)), ([0, 1], [5, 4])),
    "who_in": ({}, (), lambda t: (BOTH_SPARKS(t), BOTH_HEARTS(t)), ([0, 1], [5, 5])),
    "who_most": (
        {"heroes": WEAK, "fate": 1},
        (),
        lambda t: (BOTH_HEARTS(t), t.state.fate),
        ([3, 4], 3),
    ),
    "who_holds": (
        {"heroes": {"bob": {"things": ["4"]}}},
        (),
        lambda t: (BOTH_SPARKS(t), BOTH_HEARTS(t)),
        ([0, 1], [5, 4]),
    ),
    "bell": ({}, (), hero("ann", "things"), [["4"]]),
    "numbers": ({"fate": 3}, (), counters, {"sum": 10}),
    "goods": (
        {"scraps": ["nut"], "heroes": HELD},
        ("0 hand nut bob",),
        BOTH_THINGS,
        [["bun"], ["nut"]],
    ),
    "rule_use": ({}, ("0 use bell",), hero("ann", "things"), [["4"]]),
    "walk": ({}, ("0 area C", "0 area D", "0 none"), BOTH_AREAS, ["D", "B"]),
    "jump": (
        {"wyrms": ["A"]},
        (),
        lambda t: (BOTH_AREAS(t), t.wyrms()),
        (["D", "B"], ["B standing"]),
    ),
}


def look(chapter: str, word: str, case: Case) -> tuple[object, object]:
    position, answers, seen, expected = case
    bob = f"bob@{position.get('bob', 'B')}"
    laid = {name: value for name, value in position.items() if name != "bob"}
    table = special(at(chapter, "ann@A", bob, **laid), word).do(*answers)
    return seen(table), expected


@pytest.mark.parametrize("word", CARDS)
def test_effects_on_cards_and_heroes(word: str) -> None:
    seen, expected = look("cards", word, CARDS[word])
    assert seen == expected


@pytest.mark.parametrize("word", FIGURES)
def test_effects_on_figures_and_places(word: str) -> None:
    seen, expected = look("figures", word, FIGURES[word])
    assert seen == expected


ALSO: list[tuple[str, str, Case]] = [
    (
        "cards",
        "pass_items",
        ({"heroes": {"ann": {"things": ["8"]}}}, ("0 hand 8 bob",), BOTH_THINGS, [[], ["8"]]),
    ),
    ("cards", "pass_items", ({"heroes": HELD}, ("0 spark ann bob",), BOTH_SPARKS, [0, 2])),
    ("cards", "choose", ({}, ("0 choose left",), hero("ann", "sparks"), [1])),
    ("cards", "extra_other", (WITH_SPARK, ("0 collect ann",), hero("ann", "sparks"), [1])),
    ("figures", "boss_hurt", ({}, (), rat, (0, None))),
    ("figures", "roll", ({"dice": [0, 0, 0], "fate": 5, "heroes": RERAN}, (), state("fate"), 4)),
    ("figures", "roll", ({"dice": [1, 0, 0], "heroes": RERAN}, (), hero("ann", "sparks"), [1])),
    ("figures", "optional", ({}, ("0 yes",), hero("ann", "sparks"), [1])),
    ("figures", "who_in", ({"bob": "A"}, (), BOTH_HEARTS, [5, 4])),
]


@pytest.mark.parametrize(("chapter", "word", "case"), ALSO)
def test_what_else_an_effect_can_do(chapter: str, word: str, case: Case) -> None:
    seen, expected = look(chapter, word, case)
    assert seen == expected


def test_no_effect_is_left_out() -> None:
    shown = {*CARDS, *FIGURES, "choose_heroes"}
    assert EFFECTS.keys() <= shown
