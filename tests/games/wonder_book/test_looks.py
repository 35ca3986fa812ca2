"""How boards and cards look: as the story writes it, and nothing of it before its time."""

from dataclasses import replace

from moonlit.core.codec import Plain
from moonlit.core.journal import Journal
from moonlit.core.plain import table, tables
from moonlit.games.wonder_book.looks import Looks
from moonlit.games.wonder_book.meta import WonderBook
from moonlit.packs.wonder_book.art import OpenedArt, Piece
from moonlit.packs.wonder_book.cards import Card, ChapterEndCard
from moonlit.packs.wonder_book.values import Text
from tests.clauses import clause
from tests.games.wonder_book.boards import chapter, small
from tests.games.wonder_book.table import GAME, Table
from tests.games.wonder_book.unthinking import config_of


def art(of: Table, board: str) -> dict[str, Plain]:
    return table(table(of.view()["boards"])[board])


def pieces(of: Table, board: str, area: str) -> list[str]:
    """What stands beside an area."""
    return [str(one["piece"]) for one in tables(art(of, board)["pieces"]) if one.get("at") == area]


@clause("W-SETUP-9")
def test_a_board_is_drawn_from_the_event_that_opens_it_on() -> None:
    state = GAME.setup(config_of("ch1", 2), 1, Journal(False))
    assert state.program.board_names == ["tower"]
    assert table(GAME.view(state, None).table["boards"])["tower"]
    state.boards = 0
    assert GAME.view(state, None).table["boards"] == {}


@clause("W-SETUP-9")
def test_a_written_position_on_a_board_of_its_own_has_no_drawing() -> None:
    boards = small({"bull": "A", "honey": "B"}).view()["boards"]
    assert set(table(boards).values()) == {None}


@clause("W-SETUP-9")
def test_a_lamp_is_lit_once_its_card_is_done() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "T2", "sparks": 1}, "honey": "T1"}
    laid = chapter("ch1", heroes, goal=5, objects={"6": "T2"})
    assert pieces(laid, "tower", "T2") == ["lamp"]
    assert table(laid.view()["cards"])["6"] == {
        "kind": "interaction",
        "piece": "lamp",
        "picture": None,
    }
    laid.do("0 interact bull 6")
    assert pieces(laid, "tower", "T2") == ["lamp-lit"]
    assert pieces(laid, "tower", "T6") == ["lamp"]
    assert table(table(laid.view()["cards"])["6"])["piece"] == "lamp-lit"


def with_a_door() -> WonderBook:
    """Chapter V, where the glass opens; behind it somebody has put a candle."""
    campaign = GAME.campaign
    fifth = campaign.chapters[4]
    board = fifth.boards["looking_glass"]
    assert board.art is not None
    opened = {"D4-K4": OpenedArt("D4-K4", (Piece("candle", at="D4"),), ("K4",))}
    drawn = replace(board, art=replace(board.art, opened=opened))
    found = replace(fifth, boards={"looking_glass": drawn})
    chapters = (*campaign.chapters[:4], found, *campaign.chapters[5:])
    return WonderBook(replace(campaign, chapters=chapters))


@clause("W-SETUP-9")
def test_what_a_border_hides_is_drawn_when_it_is_open() -> None:
    heroes: dict[str, Plain] = {"bull": "D1", "honey": "D1"}
    laid = chapter("ch5", heroes, with_a_door())
    shut = art(laid, "looking_glass")
    assert table(table(shut["ways"])["D4-K4"]) == {"barrier": "mirror", "size": 0.86}
    assert "candle" not in str(shut)
    assert "lit" not in shut
    s, names = laid.state, laid.state.program.area_names
    one, other = names.index("D4"), names.index("K4")
    s.open[one] |= 1 << other
    s.open[other] |= 1 << one
    opened = art(laid, "looking_glass")
    assert table(table(opened["ways"])["D4-K4"])["opens"] is True
    assert opened["lit"] == ["K4"]
    assert {"piece": "candle", "at": "D4"} in tables(opened["pieces"])


@clause("W-SETUP-9")
def test_of_the_cards_only_those_that_were_seen_are_told() -> None:
    state = GAME.setup(config_of("ch2", 2, keywords=[]), 1, Journal(False))
    cards = table(GAME.view(state, None).table["cards"])
    read = {name for name, kept in zip(state.program.card_names, state.cards, strict=True) if kept}
    assert set(cards) == {name for name in read if name.isdecimal()}
    assert table(cards["1"]) == {"kind": "story", "piece": None, "picture": "ch2-names"}


@clause("W-CARD-13", "W-SETUP-9")
def test_a_boss_has_its_figure() -> None:
    heroes: dict[str, Plain] = {"bull": "C1", "honey": "C1"}
    laid = chapter("ch3", heroes, bosses={"gnawer": {"area": "C11"}})
    (boss,) = tables(laid.view()["bosses"])
    assert boss["figure"] == "gnawer"


@clause("W-END-3")
def test_results_are_told_beforehand_but_not_what_an_author_calls_them() -> None:
    told = tables(chapter("ch1", {"bull": "T1", "honey": "T1"}).view()["bands"])
    assert [(one["least"], one["most"], one["id"]) for one in told] == [
        (1, 4, "ink"),
        (5, 7, "silver"),
        (8, 10, "gold"),
    ]
    first = GAME.campaign.chapters[0]
    cards = {n: _named(card) for n, card in first.cards.items()}
    bands = Looks(GAME.campaign, replace(first, cards=cards)).bands
    assert [(one["least"], one["id"]) for one in bands] == [(1, None), (5, None), (8, None)]


def _named(card: Card) -> Card:
    """A chapter's end whose results have names of their own."""
    if not isinstance(card, ChapterEndCard):
        return card
    bands = [replace(band, name=Text("name", {"en": "The fox lives"})) for band in card.bands]
    return replace(card, bands=tuple(bands))
