"""What nobody may know: decks, and everything the story has not reached (W-SETUP-9, Q-28)."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from moonlit.core.action import Seat
from moonlit.core.codec import Plain, write_fields
from moonlit.core.dice import Dice
from moonlit.core.event import Event
from moonlit.core.journal import Journal
from moonlit.core.view import view_bytes
from moonlit.games.wonder_book.bookkeeping import HIDDEN, SPENT
from moonlit.games.wonder_book.enemy import go_on_revealing
from moonlit.games.wonder_book.foe_effects import add_wyrm_card, peek
from moonlit.games.wonder_book.foe_events import WyrmCardAdded
from moonlit.games.wonder_book.frames import REVEAL, frame
from moonlit.games.wonder_book.meta import WonderBook
from moonlit.games.wonder_book.state import State
from moonlit.packs.wonder_book import cards as c
from moonlit.packs.wonder_book import effects as e
from moonlit.packs.wonder_book.art import CardArt, FigureArt, OpenedArt, Piece
from moonlit.packs.wonder_book.board_effects import AddModifier, CollectAreas
from moonlit.packs.wonder_book.conditions import FateIs
from moonlit.packs.wonder_book.model import Board
from moonlit.packs.wonder_book.values import Compare, Text, Whole
from tests.clauses import clause
from tests.games.wonder_book.boards import chapter
from tests.games.wonder_book.curious import curious_move
from tests.games.wonder_book.sampling import by_turns
from tests.games.wonder_book.table import GAME, Table
from tests.games.wonder_book.unthinking import CHAPTERS, config_of, walk
from tests.laws.games import REVEALS
from tests.laws.laws import same_in_another_world


def views(game: WonderBook, state: State, players: int) -> Iterator[bytes]:
    yield view_bytes(game.view(state, None))
    for seat in range(players):
        yield view_bytes(game.view(state, Seat(seat)))


@clause("Q-28", "W-SETUP-7")
@pytest.mark.parametrize("name", CHAPTERS)
def test_decks_dealt_anew_look_the_same(name: str) -> None:
    for number, (state, _) in enumerate(walk(config_of(name, 3), 6)):
        if number % 6:
            continue
        other = state.clone()
        GAME.redeal(other, None, Dice(number))
        assert list(views(GAME, state, 1)) == list(views(GAME, other, 1))
        assert GAME.check_state(other) == []


@clause("Q-28")
def test_cards_that_were_looked_at_stay_where_they_are() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "T1", "things": ["s11"]}, "honey": "T1"}
    table = chapter("ch1", heroes, wyrm_deck=["w5", "w6", "w4"])
    table.do("0 special bull s11", "0 wyrmcard w5")
    tops, bottoms = set(), set()
    for number in range(20):
        other = table.state.clone()
        GAME.redeal(other, None, Dice(number))
        tops.add(other.wyrm_deck[-1])
        bottoms.add(other.wyrm_deck[0])
    names = table.state.program.wyrm_names
    assert (tops, bottoms) == ({names.index("w6")}, {names.index("w5")})


@clause("W-ENG-1")
@pytest.mark.parametrize("number", range(1, 2 * 4 * len(CHAPTERS), 10))
def test_a_world_made_from_a_view_is_the_match_but_for_what_nobody_knows(number: int) -> None:
    match = by_turns(number)
    dealt = (*HIDDEN, *SPENT, "wyrm_added", "wyrm_kept")
    for at, (state, _) in enumerate(walk(match.config, number, curious_move)):
        if at % 3 == 0:
            world = GAME.determinize(GAME.view(state, None), match.config, Dice(at))
            assert write_fields(world, skip=dealt) == write_fields(state, skip=dealt)
            assert world.menu == state.menu


@clause("Q-28", "W-ENG-1")
@pytest.mark.parametrize("name", CHAPTERS)
def test_a_world_made_from_a_view_gives_the_same_view(name: str) -> None:
    config = config_of(name, 2)
    for number, (state, _) in enumerate(walk(config, 2)):
        if number % 5 == 0:
            view = GAME.view(state, Seat(0))
            world = GAME.determinize(view, config, Dice(number))
            assert view_bytes(GAME.view(world, Seat(0))) == view_bytes(view)


def other_book(chapter_id: str, last_read: int) -> WonderBook:
    """The game with other words, results and rolls on all cards behind a number, other bosses.

    What is drawn, shown and heard there is something else as well.
    """
    campaign = GAME.campaign
    chapters = {one.id: one for one in campaign.chapters}
    old = chapters[chapter_id].cards
    cards = {n: _changed(card) if n > last_read else card for n, card in old.items()}
    bosses = {
        name: replace(boss, hearts=Whole(9), art=FigureArt("never"))
        for name, boss in chapters[chapter_id].bosses.items()
    }
    boards = {name: _redrawn(one) for name, one in chapters[chapter_id].boards.items()}
    chapters[chapter_id] = replace(chapters[chapter_id], cards=cards, bosses=bosses, boards=boards)
    endings = {name: replace(one, art=NEVER_DRAWN) for name, one in campaign.endings.items()}
    return WonderBook(replace(campaign, chapters=tuple(chapters.values()), endings=endings))


NEVER_DRAWN = CardArt(piece="never", done="never", picture="never")


def _redrawn(one: Board) -> Board:
    """Other borders swing open, and something else is behind them."""
    assert one.art is not None
    pairs = ["-".join(pair) for pair in one.blocked]
    pieces = (Piece("never", x=1, y=1),)
    opened = {pair: OpenedArt(pair, pieces, tuple(one.areas)) for pair in pairs}
    ways = {name: replace(way, opens=not way.opens) for name, way in one.art.ways.items()}
    return replace(one, art=replace(one.art, ways=ways, opened=opened))


NEVER = FateIs((Compare("lt", Whole(0)),))
NEVER_READ = Text("never-read", {"en": "Never read"})
# Something of all that is counted in a chapter.
MORE: tuple[e.Effect, ...] = (
    e.Say(NEVER_READ),
    e.Sound("never"),
    e.PopUp("never"),
    e.Picture("never", album=True),
    e.SetCounter("never", add=Whole(1), once="chapter"),
    CollectAreas("nowhere", NEVER),
    AddModifier(e.Modifier("dice_add")),
)
RULE = c.Rule("round_end", MORE, once="round")
ACTION = c.SpecialAction("never", NEVER_READ, MORE, once="round")


def _changed(card: c.Card) -> c.Card:
    """Another title, another look, another goal, more effects in another order."""
    card = replace(card, title=NEVER_READ, art=NEVER_DRAWN)
    match card:
        case c.StoryCard():
            return replace(card, on_reveal=(*MORE, *card.on_reveal[::-1]))
        case c.InteractionCard():
            return replace(card, on_interact=(*MORE, *card.on_interact), on_done=card.on_done[::-1])
        case c.ChoiceCard():
            options = [replace(one, id=f"other_{one.id}") for one in card.options]
            return replace(card, options=(*options[::-1], *options))
        case c.GoalCard():
            return replace(card, on_met=MORE, goal=NEVER, rules=(RULE, *card.rules))
        case c.SpecialRuleCard() | c.ItemCard():
            actions = (ACTION, *card.special_actions)
            return replace(card, rules=(), special_actions=actions, modifiers=())
    return card


@clause("W-SETUP-9", "W-CARD-14")
@pytest.mark.parametrize(("name", "last_read"), [("ch1", 9), ("ch2", 11), ("ch5", 13), ("ch6", 15)])
def test_the_unread_rest_of_a_chapter_is_in_no_view_and_no_event(name: str, last_read: int) -> None:
    other = other_book(name, last_read)
    cards = GAME.campaign.chapters[int(name[2]) - 1].cards.values()
    goal = next(card.n for card in cards if isinstance(card, c.GoalCard))
    config = config_of(name, 2, keywords=[])
    for seed in range(1, 4):
        both = zip(seen(GAME, config, seed, goal), seen(other, config, seed, goal), strict=True)
        for one, two in both:
            assert one == two


def seen(
    game: WonderBook, config: dict[str, Plain], seed: int, goal: int
) -> Iterator[tuple[list[bytes], tuple[Event, ...]]]:
    """Views and events of a random match as long as its first goal is not met."""
    dice, journal = Dice(seed), Journal(True)
    state = game.setup(config, dice.word(), journal)
    while not state.is_over and state.program.card_names[state.goal] == str(goal):
        yield list(views(game, state, 1)), game.events(state, journal)
        journal = Journal(True)
        game.reseed(state, dice.word())
        game.apply(state, game.move_at(state, dice.below(game.move_count(state))), journal)


@clause("W-SETUP-9")
def test_counters_and_vortices_are_shown_once_the_story_has_named_them() -> None:
    state = GAME.setup(config_of("ch2", 2, keywords=[]), 1, Journal(False))
    table = GAME.view(state, None).table
    assert table["vortices"] == [{"id": "A", "area": "F7", "is_active": True}]
    state = GAME.setup(config_of("ch4", 2, keywords=[]), 1, Journal(False))
    counters = GAME.view(state, None).table["counters"]
    assert isinstance(counters, dict)
    assert set(counters) <= {"glyphs"}


@clause("W-CARD-13", "W-SETUP-9")
def test_the_cards_below_the_top_of_a_stack_are_not_shown() -> None:
    heroes: dict[str, Plain] = {"bull": "T4", "honey": "T1"}
    table = chapter("ch1", heroes, goal=15, objects={"16": "T4"})
    areas = table.view()["areas"]
    assert isinstance(areas, dict)
    lectern = areas["T4"]
    assert isinstance(lectern, dict)
    shown = str(lectern["objects"])
    assert "'card': '16'" in shown
    assert "17" not in shown
    assert "18" not in shown


def ink_rain(**more: Plain) -> Table:
    """The last page of the sleeping book is read: Ink rain joins the wyrm deck unseen."""
    heroes: dict[str, Plain] = {"bull": {"area": "T4", "rerolled": True}, "honey": "T1"}
    laid: dict[str, Plain] = {"goal": 15, "objects": {"17": "T4"}, "progress": {"17": 7}}
    return chapter("ch1", heroes, dice=[1, 1], **laid, **more).do("0 interact bull 17")


def purple_of(state: State) -> list[str]:
    """The purple cards in the wyrm deck."""
    names = state.program.wyrm_names
    return [names[card] for card in state.wyrm_deck if names[card].startswith("p")]


@clause("W-CARD-14")
def test_a_card_shuffled_in_unseen_is_not_named() -> None:
    table = ink_rain()
    assert not any("p1" in str(event) for event in table.events)
    assert '"p1"' not in view_bytes(GAME.view(table.state, None)).decode()


@clause("W-CARD-14", "Q-28")
def test_a_card_shuffled_in_unseen_could_be_any_purple_card_that_is_not_known_elsewhere() -> None:
    table = ink_rain(wyrm_discards=["p3"])
    view, dealt, made = GAME.view(table.state, Seat(0)), set(), set()
    for number in range(60):
        other = table.state.clone()
        GAME.redeal(other, None, Dice(number))
        world = GAME.determinize(view, table.config, Dice(number))
        dealt.update(purple_of(other))
        made.update(purple_of(world))
        for one in (other, world):
            assert view_bytes(GAME.view(one, Seat(0))) == view_bytes(view)
            assert GAME.check_state(one) == []
            assert len(purple_of(one)) == 1
    assert dealt == made == {"p1", "p2", "p4", "p5", "p6", "p7"}
    deck = view.table["wyrm_deck"]
    assert isinstance(deck, dict)
    assert deck["unseen"] == 1


@clause("W-CARD-14", "Q-28")
def test_the_law_of_secrets_holds_while_a_card_is_unseen() -> None:
    """Random matches hardly ever come as far as that."""
    state = ink_rain().state
    for number in range(40):
        same_in_another_world(GAME, state, Seat(0), Dice(number), REVEALS[GAME.id])


@clause("W-CARD-14", "Q-28")
def test_a_card_that_was_unseen_is_known_once_it_was_looked_at() -> None:
    table = ink_rain()
    deck, names = table.state.wyrm_deck, table.state.program.wyrm_names
    deck.append(deck.pop(deck.index(names.index("p1"))))
    peek(table.state, Journal(False), 1, 0, 0)
    table.state.known_top = 0
    for number in range(20):
        other = table.state.clone()
        GAME.redeal(other, None, Dice(number))
        assert purple_of(other) == ["p1"]
    shown = ink_rain(wyrm_discards=["w1", "w2", "w3", "w4", "w5", "w6"])
    go_on_revealing(shown.state, Journal(False), frame(REVEAL))
    assert shown.state.wyrm_out == [names.index("p1")]
    assert "'wyrm_cards': ['p1']" in str(GAME.view(shown.state, None).table)
    assert GAME.check_state(shown.state) == []


@clause("Q-28", "W-ENG-6")
def test_a_last_card_that_is_known_from_above_and_below_is_one_card() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "T1", "things": ["s11"]}, "honey": "T1"}
    gone: list[Plain] = ["w1", "w2", "w3", "w4"]
    table = chapter("ch1", heroes, wyrm_deck=["w5", "w6"], wyrm_discards=gone)
    table.do("0 special bull s11", "0 wyrmcard w5")
    go_on_revealing(table.state, Journal(False), frame(REVEAL))
    peek(table.state, Journal(False), 1, 0, 0)
    assert GAME.check_state(table.state) == []
    view = GAME.view(table.state, None)
    assert view.table["wyrm_deck"] == {"count": 1, "known": ["w5"], "bottom": [], "unseen": 0}
    world = GAME.determinize(view, table.config, Dice(1))
    assert world.wyrm_deck == table.state.wyrm_deck


@clause("W-CARD-14")
def test_a_card_that_the_story_names_is_known() -> None:
    table = chapter("ch1", {"bull": "T4", "honey": "T1"})
    names, journal = table.state.program.wyrm_names, Journal(True)
    add_wyrm_card(table.state, journal, names.index("p2"), 0, 1)
    assert GAME.events(table.state, journal) == (WyrmCardAdded("p2"),)
    for number in range(20):
        world = GAME.determinize(GAME.view(table.state, None), table.config, Dice(number))
        assert purple_of(world) == ["p2"]
        assert world.wyrm_kept == 1 << names.index("p2")
