"""Hints at the keyboard: a key or a word, deeper each time, only for one person among bots."""

import io
from pathlib import Path

import pytest
from textual.pilot import Pilot

from moonlit.bots.nocturne.advice import read_advice
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.action import Seat
from moonlit.core.record import read_record
from moonlit.tui.app import MoonlitApp
from moonlit.tui.hints import advise
from moonlit.tui.plain import PlainTable
from moonlit.tui.screens import HelpScreen
from moonlit.tui.session import Session
from tests.tui.players import SURFACE, begin, on_screen, page_of, press, script, table_of

FEW = 12
ME = Seat(0)


def quick(session: Session) -> Session:
    session.hint_iterations = FEW
    return session


def typed(session: Session, language: str, *lines: str) -> str:
    out = io.StringIO()
    lines_of = SURFACE.lines(session, Words(language, strict=True))
    PlainTable(session, lines_of, script(*lines), out).play()
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_typed_word_asks_for_more_each_time(tmp_path: Path, language: str) -> None:
    session = quick(begin(tmp_path, ("you", "greedy"), mode="basic"))
    words = Words(language, strict=True)
    told = typed(session, language, *["hint"] * 4)
    more = words.say("terminal-plain-hint-more")
    assert told.count(more) == 2
    nudge, move, *comparisons = told.split(more)
    label = words.say("advice-best", action="").split(":")[0]
    assert label not in nudge
    assert f"{label}:" in move
    assert comparisons[0].count("> 1. ") == 2


def test_a_hint_is_no_action(tmp_path: Path) -> None:
    session = quick(begin(tmp_path, ("you", "greedy"), mode="basic"))
    typed(session, "en", "hint", "hint")
    actions = read_record(session.path.read_text("utf-8")).actions
    assert [action for action in actions if action.seat == ME] == []


def test_several_people_get_no_hints(tmp_path: Path) -> None:
    session = quick(begin(tmp_path, ("you", "you"), mode="family"))
    told = typed(session, "en", "", "hint")
    assert Words("en").say("terminal-hint-alone") in told


def test_a_key_asks_for_more_each_time(tmp_path: Path) -> None:
    session = quick(begin(tmp_path, ("you", "greedy"), mode="basic"))
    more = Words("en").say("terminal-hint-more")
    pages: list[str] = []

    async def ask(pilot: Pilot[None], app: MoonlitApp) -> None:
        for _ in range(3):
            await press(pilot, "i")
            assert isinstance(app.screen, HelpScreen)
            pages.append(page_of(app))
        await press(pilot, "escape")
        assert app.screen is table_of(app)

    on_screen(tmp_path, session, ask, size=(120, 40))
    assert [more in page for page in pages] == [True, True, False]
    assert "Advice: " in pages[1]
    assert "Win chance" in pages[2]


def test_advice_is_for_whoever_decides(tmp_path: Path) -> None:
    session = quick(begin(tmp_path, ("you", "greedy"), mode="basic"))
    turn = session.turn
    assert turn is not None
    advice = read_advice(advise(session, turn))
    assert advice.seat == turn
    assert advice.choices[0].action in session.view(Seat(turn)).legal
