"""Dominion line by line: whole matches over two streams, words, and what goes by itself."""

import io
from functools import partial
from pathlib import Path

import pytest

from moonlit.client.dominion.obvious import obvious
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.action import parse_action
from moonlit.core.dice import Dice
from moonlit.core.errors import BadNotation
from moonlit.core.view import view_bytes
from moonlit.games.dominion.events import HIDDEN, Drew
from moonlit.tui.dominion.lookup import look_up
from moonlit.tui.dominion.manual import entries, entry_page
from moonlit.tui.dominion.spelling import read_action
from moonlit.tui.session import Session
from moonlit.tui.start import play_plainly
from tests.tui.dominion.players import GAME, ME, OTHER, begin, look_at, some_action
from tests.tui.players import any_lines, play_plain, request, script

WORDS = (
    "board",
    "log",
    "score",
    "help",
    "help bard",
    "help nonsense",
    "why buy gold",
    "why",
    "why nonsense!",
    "hint",
    "auto",
    "undo",
    "save",
    "back",
    "?",
    "buy silver",
    "treasures",
    "99",
    "dance",
    "\x1b[31m",
)


@pytest.mark.parametrize(
    ("kingdom", "players", "language"),
    [("k-01", 2, "en"), ("k-02", 3, "pl"), ("kh-1", 2, "de"), ("kh-2", 4, "en")],
)
def test_a_whole_match_line_by_line(
    tmp_path: Path, kingdom: str, players: int, language: str
) -> None:
    seats = ("you", *["random"] * (players - 1))
    session = begin(tmp_path, seats, number=players, kingdom=kingdom)
    said = play_plain(session, any_lines(players, WORDS), language)
    outcome = session.outcome()
    assert outcome is not None
    total = Words(language).say("category-total")
    assert f"{total}: {', '.join(map(str, outcome.totals))}" in said
    assert str(session.path) in said.splitlines()[-1]
    assert "\x1b" not in said


def test_piles_lie_by_cost_and_show_what_can_be_had(tmp_path: Path) -> None:
    session = begin(tmp_path, number=2, kingdom="k-01")
    said = play_plain(session, script())
    coins = look_at(session).number("coins")
    supply = said.split("Supply (")[1].split("\n\n")[0].splitlines()[1:-1]
    costs = [int(line.split(":")[0].strip(" $")) for line in supply]
    assert costs == sorted(costs) == [0, 2, 3, 4, 5, 6, 8]
    for cost, line in zip(costs, supply, strict=True):
        piles = line.split(": ")[1].split(", ")
        assert all(pile.endswith("+") == (cost <= coins) for pile in piles)
    assert "Will-o'-Wisp 12" in said


def test_actions_are_typed_by_id_or_by_name(tmp_path: Path) -> None:
    scene = look_at(begin(tmp_path))
    for text in ("buy silver", "0 buy silver", "  Buy   SILVER "):
        assert str(read_action(scene, text)) == "0 buy silver"
    assert str(read_action(scene, "play Den of Sin")) == "0 play den_of_sin"
    assert str(read_action(scene, "play den_of_sin")) == "0 play den_of_sin"
    polish = look_at(begin(tmp_path, number=2), "pl")
    assert str(read_action(polish, "buy srebrnik")) == "0 buy silver"
    with pytest.raises(BadNotation):
        read_action(scene, "buy !")


def test_why_names_the_clause_or_says_that_it_is_possible(tmp_path: Path) -> None:
    session = begin(tmp_path)
    said = play_plain(session, script("why buy province", "why buy copper", "buy province"))
    assert said.count("D-BUYPH-2") > 2
    assert "This is possible: Buy Copper" in said


def test_help_tells_text_and_rulings_but_no_ideas_for_tests(tmp_path: Path) -> None:
    scene = look_at(begin(tmp_path))
    told = "\n".join(look_up(scene, "Den of Sin"))
    assert told.startswith("Den of Sin\n$5 · Night, Duration")
    assert "\nRulings\nD-NIGHTGAIN-1: " in told
    assert " T: " not in told
    assert "Gardens" in look_up(scene, "den")[0]
    assert "nonsense" in look_up(scene, "nonsense")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_page_on_everything(tmp_path: Path, language: str) -> None:
    teller = look_at(begin(tmp_path), language).teller
    pages = [entry_page(teller, entry) for _, _, entry in entries(teller)]
    assert len(pages) > 100
    assert all(page.title and page.paragraphs for page in pages)


def test_plain_treasures_go_by_themselves_unless_that_is_off(tmp_path: Path) -> None:
    session = begin(tmp_path)
    play_plain(session, script())
    assert session.version == 1
    assert "treasures" not in [action.verb for action in session.view(ME).legal]
    by_hand = begin(tmp_path, number=2)
    by_hand.is_automatic = False
    said = play_plain(by_hand, script("auto", "auto"))
    assert by_hand.version == 0
    assert "[treasures]" in said
    assert said.count(Words("en").say("terminal-auto-on")) == 1
    assert said.count(Words("en").say("terminal-auto-off")) == 1


def test_undo_takes_back_what_was_chosen_not_what_went_by_itself(tmp_path: Path) -> None:
    session = begin(tmp_path, number=4, kingdom="k-04")
    session.rule = partial(obvious, look_at(session).teller.lexicon.pack)
    dice = Dice(4)
    while look_at(session).kind != "act" or session.turn != ME:
        if session.is_bot(session.turn):
            session.act(*session.think())
        elif not session.act_alone():
            session.act(some_action(look_at(session), dice), session.version)
    before = view_bytes(session.view(ME))
    session.act(parse_action("0 end"), session.version)
    assert session.act_alone()
    session.undo(ME)
    assert view_bytes(session.view(ME)) == before


def test_what_cannot_be_taken_back_any_further_is_left_to_the_person(tmp_path: Path) -> None:
    session = begin(tmp_path)
    said = play_plain(session, script("undo"))
    assert "Taken back." in said
    assert session.version == 0
    assert "[treasures]" in said.split("Taken back.")[1]


def test_what_others_draw_stays_unnamed(tmp_path: Path) -> None:
    session = begin(tmp_path, kingdom="k-01")
    said = play_plain(session, any_lines(3, ("board", "log")))
    drawn = [
        event
        for group in session.events(ME)
        for event in group
        if isinstance(event, Drew) and event.seat == OTHER
    ]
    hidden = [event for event in drawn if set(event.cards) == {HIDDEN}]
    assert len(hidden) > 9
    assert said.count("Moth draws 5 cards.") > 9


def test_people_hand_the_screen_over(tmp_path: Path) -> None:
    session = begin(tmp_path, ("name:Anna", "name:Jan"))
    said = play_plain(session, script("", "end", "", "board"))
    turns = said.split("The next decision is for ")
    assert [turn[:3] for turn in turns[1:]] == ["Ann", "Jan"]
    hands = [look_at(session, seat=seat).hand for seat in (ME, OTHER)]
    assert hands[0] != hands[1]
    assert "Your hand" not in turns[0]


def test_a_match_is_saved_and_gone_on_with(tmp_path: Path) -> None:
    session = begin(tmp_path)
    play_plain(session, script("buy copper", "save", "quit"))
    again = Session.resume(GAME, session.path, ())
    assert view_bytes(again.view(ME)) == view_bytes(session.view(ME))


def test_the_table_can_be_set_line_by_line(tmp_path: Path) -> None:
    out = io.StringIO()
    cards = "Chapel, moat, Wiedźma, village, smithy, market, mine, bard, fool, druid"
    lines = script("3", f"7 {cards}", "", "quit")
    assert play_plainly(request(tmp_path, game="dominion"), lines, out) == 0
    saved = next(path for path in tmp_path.iterdir() if path.suffix == ".json")
    session = Session.resume(GAME, saved, ())
    assert [player.word for player in session.players] == ["you", "scout", "scout"]
    chosen = session.config["cards"]
    assert isinstance(chosen, list)
    assert {"chapel", "witch", "druid"} < set(chosen)
    assert "Chapel, Market, Mine" in out.getvalue()
