"""The text table is whole, well-formed, and says what a seat sees and no more."""

import pytest

from moonlit.client.nocturne import card_name, goal_name
from moonlit.client.page import Section
from moonlit.client.teller import Teller
from moonlit.client.words import LANGUAGES
from moonlit.core.action import Seat
from moonlit.core.codec import Plain
from moonlit.core.view import View
from moonlit.games.nocturne.state import MOONLIGHT, TWILIGHT
from tests.client.catalogues import STRICT, check_told
from tests.client.test_teller import ENGLISH, GERMAN, POLISH, TELLERS, WALKS
from tests.client.walks import walk
from tests.games.nocturne.sampling import GAME
from tests.games.nocturne.table import Table, position

ORDER = (
    "status",
    "drawn",
    "forest",
    "spells",
    "sprites",
    "slots",
    "seats",
    "goals",
    "recipes",
    "collections",
    "points",
    "piles",
)
# Anna's 3 lies on a skull, Bo's 4 beats it from the mushroom beside it.
DUEL = (
    "forest SK01 MT01 . 0:6 / 1:shadow8 EG01 . . / . . RU01 . | spells 0:3@a1 1:4@b1 | "
    "supply 0: 5 7 star | supply 1: 2 | tiles 0: SK02 FE01 FE02 | tiles 1: CH1 HBA1 | "
    "cards 0: S1 | cards 1: S2 | sprites 1:6 | slots FE03 . . . | goals 6 4 | "
    "moonlight 1 2 3 | answer 0"
)
NAMES = ("Anna", "Bo")


def sections(teller: Teller, view: View, **options: Plain) -> dict[str, Section]:
    page = teller.page(view, GAME.check_config(options), NAMES)
    return {section.id: section for section in page}


def cell(teller: Teller, table: Table, seat: int | None, name: str) -> str:
    forest = sections(teller, table.view(seat))["forest"]
    column = forest.columns.index(name[0])
    row = next(row for row in forest.rows if row.cells[0] == name[1:])
    return row.cells[column]


def texts(page: tuple[Section, ...]) -> str:
    return "\n".join(" ".join(row.cells) for section in page for row in section.rows)


@pytest.mark.parametrize("teller", TELLERS, ids=LANGUAGES)
@pytest.mark.parametrize("number", WALKS)
def test_a_page_is_well_formed(teller: Teller, number: int) -> None:
    glossary, texts = teller.glossary(), set[str]()
    for step, moment in enumerate(walk(number)):
        if step % 5:
            continue
        names = teller.names(moment.config, moment.players)
        for view in moment.views():
            page = teller.page(view, moment.config, names)
            ids = [section.id for section in page]
            assert ids == [name for name in ORDER if name in ids]
            for section in page:
                check_section(section, glossary)
                texts |= {section.title, *section.columns}
                texts |= {text for row in section.rows for text in row.cells}
    for text in texts - {""}:
        check_told(text)


def check_section(section: Section, glossary: dict[str, Plain]) -> None:
    assert section.rows
    for row in section.rows:
        assert len(row.cells) == max(1, len(section.columns))
        assert len(row.things) in (0, len(row.cells))
        for thing in filter(None, (row.thing, *row.things)):
            assert find(glossary, thing), thing


def find(glossary: dict[str, Plain], thing: str) -> bool:
    """Is there help on a thing?"""
    kind, *path = thing.split(":")
    shelf: Plain = (
        glossary["solo" if kind == "solo" else f"{kind}s"]
        if kind != "category"
        else (glossary["categories"])
    )
    for step in path:
        assert isinstance(shelf, dict)
        if step not in shelf:
            return False
        shelf = shelf[step]
    return True


@pytest.mark.parametrize(
    ("teller", "cells"),
    [
        (
            ENGLISH,
            {
                "a1": "a1, hoofed skull, 4 points, symbols: 1 skull, your 3",
                "b1": "b1, Tripti Fungilus, symbols: 1 mushroom*, Bo’s 4, highest",
                "d1": "d1, your control token, value 6",
                "a2": "a2, Bo’s shadow 8, face-down, holds nothing",
                "b2": "b2, mysterious egg, symbols: 1 egg*, can be cast on",
                "c3": "c3, skull runestone, symbols: 1 skull",
                "c1": "c1, empty",
            },
        ),
        (
            POLISH,
            {
                "a1": "a1, czaszka kopytnika, 4 punkty, symbole: 1 czaszka, 3 (ty)",
                "b1": "b1, grzyb Tripti Fungilus, symbole: 1 grzyb*, 4 (Bo), najwyższe zaklęcie",
                "d1": "d1, twój żeton kontroli, wartość: 6",
                "c1": "c1, puste",
            },
        ),
        (
            GERMAN,
            {
                "a1": "a1, Hufschädel, 4 Punkte, Symbole: 1 Schädel, 3 von dir",
                "b1": "b1, Tripti Fungilus, Symbole: 1 Pilz*, 4 von Bo, höchster Zauber",
                "a2": "a2, Schatten 8 von Bo, verdeckt, hält nichts",
            },
        ),
    ],
    ids=LANGUAGES,
)
def test_a_cell_says_all_that_is_on_it(teller: Teller, cells: dict[str, str]) -> None:
    table = position(DUEL)
    assert {name: cell(teller, table, 0, name) for name in cells} == cells


def test_what_may_be_done_is_marked_for_the_one_who_may() -> None:
    table = position(DUEL)
    mark = STRICT[0].say("page-can-cast")
    told = {
        seat: texts(tuple(sections(ENGLISH, table.view(seat)).values())) for seat in (0, 1, None)
    }
    assert mark in told[0]
    assert mark not in told[1]
    assert mark not in told[None]


def test_the_state_of_the_phase_is_told() -> None:
    page = sections(ENGLISH, position(DUEL).view(0))
    assert [row.cells[0] for row in page["spells"].rows] == [
        "your 3 on a1",
        "Bo’s 4 on b1, highest",
    ]
    assert "Highest spell: Bo’s 4 on b1." in [row.cells[0] for row in page["status"].rows]
    assert [row.cells for row in page["sprites"].rows] == [
        ("1", "Bo’s 6"),
        ("2", "empty"),
        ("3", "empty"),
        ("4", "empty"),
    ]
    assert page["seats"].rows[0].cells[:2] == (
        "Anna (you)",
        "5, 7, star; out of the game: 1, 2, 3, 4, 4, 5",
    )


def test_goals_say_how_everybody_stands() -> None:
    goals = sections(ENGLISH, position(DUEL).view(0))["goals"]
    assert goals.columns[-2:] == ("Anna (you)", "Bo")
    rows = {row.thing: row.cells for row in goals.rows}
    assert rows["goal:twilight:6"][-2:] == ("1 of 3 areas, leads", "0 of 3 areas")
    assert rows["goal:twilight:4"][-2:] == ("1 area, leads", "0 areas")
    assert rows["topic:moonlight"][2] == "face-down"


def test_recipes_are_told_to_their_owner_with_what_is_missing() -> None:
    table = position(DUEL)
    mine = sections(ENGLISH, table.view(0))["recipes"]
    assert [row.thing for row in mine.rows] == ["card:S1"]
    assert mine.rows[0].cells[4:] == (
        "2 points",
        "The first tier is within reach; for the full recipe you still need 1 skull.",
    )
    assert "recipes" not in sections(ENGLISH, table.view(None))


@pytest.mark.parametrize("number", WALKS)
def test_no_secret_of_others_is_on_a_page(number: int) -> None:
    words = STRICT[0]
    for step, moment in enumerate(walk(number)):
        if step % 12 or moment.state.round not in (TWILIGHT, MOONLIGHT):
            continue
        names = ENGLISH.names(moment.config, moment.players)
        for view in moment.views():
            told = texts(ENGLISH.page(view, moment.config, names))
            for card in hidden_cards(moment.state.players, view.seat):
                assert card_name(words, card) not in told
            if moment.state.round == TWILIGHT and not moment.state.terms.fixed_moonlight:
                for goal in moment.state.moonlight:
                    assert goal_name(words, "moonlight", goal) not in told


def hidden_cards(players: object, viewer: Seat | None) -> set[str]:
    """The cards in the hands of others, as far as the viewer has not seen their like."""
    assert isinstance(players, list)
    return {
        GAME.names.cards[card]
        for seat, player in enumerate(players)
        if seat != viewer
        for card in player.cards
    }


def test_the_end_opens_all_hands() -> None:
    *_, end = walk(1)
    names = ENGLISH.names(end.config, end.players)
    page = {
        section.id: section
        for section in ENGLISH.page(GAME.view(end.state, None), end.config, names)
    }
    held = sum(len(player.cards) for player in end.state.players)
    assert len(page["recipes"].rows) == held
    assert page["points"].title == "Points"
    totals = page["points"].rows[-1].cells[1:]
    outcome = GAME.outcome(end.state)
    assert outcome is not None
    assert totals == tuple(str(total) for total in outcome.totals)
