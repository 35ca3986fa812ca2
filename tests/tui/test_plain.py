"""The line mode: whole matches over two streams, words, and what is never printed."""

import io
from pathlib import Path

import pytest

from moonlit.bots.bot import OFFERED
from moonlit.client.nocturne.position import read_position
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.action import Seat
from moonlit.core.codec import Plain
from moonlit.core.view import view_bytes
from moonlit.games.nocturne.events import HIDDEN, DrewConcoctions
from moonlit.tui.nocturne.telling import make_teller
from moonlit.tui.plain import PlainTable
from moonlit.tui.plain_setup import set_up
from moonlit.tui.session import Session
from moonlit.tui.start import play_plainly
from tests.tui.players import (
    GAME,
    PACK,
    SURFACE,
    any_lines,
    begin,
    play_on,
    play_plain,
    request,
    script,
)

ME = Seat(0)
WORDS = (
    "board",
    "log",
    "score",
    "help",
    "help star",
    "help c2",
    "help twilight 3",
    "help nonsense",
    "why cast 7 a1",
    "why",
    "why nonsense!",
    "undo",
    "save",
    "back",
    "",
    "?",
    "cast 3 b2",
    "0 cast 4 c3",
    "99",
    "8" * 50,
    "take SK01",
    "dance",
    "\x1b[31m",
)
FAMILY: dict[str, Plain] = {"mode": "family"}
ADVANCED: dict[str, Plain] = {"mode": "advanced"}


@pytest.mark.parametrize(
    ("players", "options", "language"),
    [
        (1, ADVANCED, "en"),
        (2, ADVANCED, "pl"),
        (2, FAMILY, "de"),
        (4, ADVANCED, "de"),
        (4, FAMILY, "pl"),
        (3, {"mode": "basic", "edition": "pl"}, "en"),
    ],
)
def test_a_whole_match_line_by_line(
    tmp_path: Path, players: int, options: dict[str, Plain], language: str
) -> None:
    session = begin(tmp_path, ("you", *["greedy"] * (players - 1)), number=players, **options)
    said = play_plain(session, any_lines(players, WORDS), language)
    outcome = session.outcome()
    assert outcome is not None
    total = Words(language).say("category-total")
    assert f"{total}: {', '.join(map(str, outcome.totals))}" in said
    assert str(session.path) in said.splitlines()[-1]


@pytest.mark.parametrize("edition", ["en", "de", "pl"])
def test_every_decision_can_be_made(tmp_path: Path, edition: str) -> None:
    """Variants and editions ask the rare questions too."""
    variants: list[Plain] = ["two_up", "chasing_chests", "precious_stones", "twisted_trees"]
    switches: dict[str, Plain] = {"shadow_pick": "free", "dedication_order": "simultaneous"}
    options: dict[str, Plain] = {**ADVANCED, "variants": variants, "switches": switches}
    for number in (3, 4):
        session = begin(
            tmp_path, ("you", "random", "you"), number=number, edition=edition, **options
        )
        play_plain(session, any_lines(number, WORDS), edition)
        assert session.outcome() is not None
        session.path.unlink()


def test_only_text_and_line_ends_are_written(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you", "you"), mode="advanced")
    said = play_plain(session, any_lines(8, WORDS))
    assert {mark for mark in said if not mark.isprintable()} == {"\n"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_secret_is_printed(tmp_path: Path, language: str) -> None:
    """What the others drew and kept stays unnamed until the match is over."""
    session = begin(tmp_path, ("you", "greedy", "greedy"), number=14, mode="advanced")
    said = play_plain(session, any_lines(2, ("board", "log", "score")), language)
    seen = {
        card
        for group in session.events(ME)
        for event in group
        if isinstance(event, DrewConcoctions)
        for card in event.cards
        if card != HIDDEN
    }
    teller = make_teller(Words(language), PACK, session)
    hidden = set()
    for holder in read_position(session.view(None)).holders[1:]:
        hidden |= {card for card in holder.cards if card not in seen}
    assert len(hidden) > 2
    assert not [card for card in hidden if card and teller.card_name(card) in said]


def test_people_at_one_keyboard_are_printed_only_their_own_cards(tmp_path: Path) -> None:
    session = begin(tmp_path, ("name:Anna", "name:Jan"), number=3)
    said = play_plain(session, script("", *["board", "2", "1", ""] * 12))
    teller = make_teller(Words("en"), PACK, session)
    starters = []
    for seat in (0, 1):
        card = read_position(session.view(Seat(seat))).holders[seat].cards[0]
        assert card is not None
        starters.append(teller.card_name(card))
    turns = said.split("The next decision is for ")
    assert {turn[:3] for turn in turns[1:]} == {"Ann", "Jan"}
    for turn in turns[1:]:
        own, other = starters if turn.startswith("Anna") else starters[::-1]
        assert own in turn
        assert other not in turn
    assert not any(name in turns[0] for name in starters)


def test_a_bad_line_gets_one_sentence_and_the_question_again(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you",))
    said = play_plain(session, script("dance", "0 dance 4", "cast 7 a1", "1 pass", "77", "what?!"))
    answers = [part.strip() for part in said.split("\n> ")[1:]]
    assert all(answer and "\n" not in answer for answer in answers[:-1])
    assert "N-START-4" in answers[2]
    assert session.version == 0


def test_why_tells_the_clause_or_that_it_is_possible(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you",))
    said = play_plain(session, script("why cast 7 a1", "why cast 1 a1", "why"))
    assert "N-START-4" in said
    assert "This is possible: Cast 1 on a1" in said
    assert session.version == 0


def test_an_action_is_read_with_and_without_its_seat(tmp_path: Path) -> None:
    for text in ("cast 1 a1", "0 cast 1 a1", "  0   cast 1   a1 "):
        session = begin(tmp_path, ("you",))
        said = play_plain(session, script(text))
        assert session.version == 1, said
        assert "You cast 1 on a1." in said
        session.path.unlink()


def test_a_long_list_of_casts_is_asked_in_two_steps(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you",))
    said = play_plain(session, script("2", "back", "2", "3"))
    assert "2. Cast 1: 16 cells" in said
    assert session.version == 1
    assert "You cast 1 on c1." in said


def test_undo_saves_and_is_said(tmp_path: Path) -> None:
    session = play_on(begin(tmp_path, ("you", "greedy"), number=3), 1)
    assert session.turn == ME
    before = view_bytes(session.view(ME))
    said = play_plain(session, script("undo", "pass", "undo", "save"))
    refused, passed, taken_back, saved, _ = said.split("\n> ")[1:]
    assert "Taken back." not in refused
    assert "You pass." in passed
    assert taken_back.startswith("Taken back.")
    assert saved == f"The match is saved in {session.path}."
    assert view_bytes(session.view(ME)) == before
    assert view_bytes(Session.resume(GAME, session.path, ()).view(ME)) == before


def test_the_end_of_the_input_ends_the_match_cleanly(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you", "greedy"), number=3)
    said = play_plain(session, script("2", "1", "log"))
    assert said.rstrip().endswith(f"The match is saved in {session.path}.")
    assert session.outcome() is None


def test_quit_says_where_the_match_is(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you", "you"))
    assert str(session.path) in play_plain(session, script("quit"))
    assert str(session.path) in play_plain(session, script("", "QUIT"))


class Interrupted(io.StringIO):
    """Somebody who presses Ctrl+C."""

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        raise KeyboardInterrupt


def test_an_interrupted_match_is_kept(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you",))
    out = io.StringIO()
    table = PlainTable(session, SURFACE.lines(session, Words("en")), Interrupted(), out)
    assert table.play() == 130
    assert str(session.path) in out.getvalue()


def test_a_match_is_resumed_where_it_was_left(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you", "greedy"), number=21, mode="advanced")
    play_plain(session, script(*["1", "2", "1"] * 4))
    left = view_bytes(session.view(ME))
    out = io.StringIO()
    asked = request(tmp_path, save=None, resume=session.path)
    assert play_plainly(asked, script("board"), out) == 0
    again = Session.resume(GAME, session.path, ())
    assert view_bytes(again.view(ME)) == left
    assert "Forest" in out.getvalue()


def test_the_table_can_be_set_line_by_line(tmp_path: Path) -> None:
    out = io.StringIO()
    assert play_plainly(request(tmp_path), script("3", "77", "", "quit"), out) == 0
    saved = next(path for path in tmp_path.iterdir() if path.suffix == ".json")
    assert [player.word for player in Session.resume(GAME, saved, ()).players] == [
        "you",
        "scout",
        "scout",
    ]


def test_what_cannot_be_played_is_said_before_the_match(tmp_path: Path) -> None:
    out = io.StringIO()
    words = Words("en")
    family_alone = (*["2"] * (len(OFFERED) + 1), "6", "6", "")
    assert not set_up(words, GAME, SURFACE.setup(), script(*family_alone), out)
    assert "family" in out.getvalue()
    assert not set_up(words, GAME, SURFACE.setup(), script("quit"), io.StringIO())
