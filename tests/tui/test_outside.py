"""Programs at the terminal: they play, their lapses are told, and no file starts one."""

import asyncio
import os
from pathlib import Path

import pytest
from textual.pilot import Pilot

from moonlit.bots.outside import Lapse, Misbehaved
from moonlit.client.refusals import tell_lapse
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.action import Seat
from moonlit.core.errors import BadConfig, BadRecord
from moonlit.tui.app import MoonlitApp
from moonlit.tui.nocturne.telling import make_teller
from moonlit.tui.session import Session
from tests.bots.programs import EXAMPLE, READY, write_program
from tests.client.catalogues import STRICT, check_sentence
from tests.tui.players import (
    GAME,
    PACK,
    any_lines,
    begin,
    on_screen,
    play_plain,
    settle,
    table_of,
    text_of,
    touch,
)
from tests.tui.stillness import stillness

FACTS = {
    "program-not-started": {"reason": "ENOEXEC"},
    "program-not-ready": {"text": "hello"},
    "program-ended": {"status": 1},
    "program-silent": {"seconds": "10"},
    "program-not-legal": {"text": "0 cast 99 z9"},
    "program-flooded": {"text": "x"},
}


def test_a_program_plays_against_a_person(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you", EXAMPLE))
    told = play_plain(session, any_lines(3))
    session.close()
    assert session.outcome() is not None
    assert session.lapses == []
    assert "Guest" in told


def test_a_lapse_is_told_when_it_happens_and_at_the_end(tmp_path: Path) -> None:
    body = f"{READY}; sys.stdin.readline(); sys.exit('The moon is full.')"
    session = begin(tmp_path, ("you", write_program(tmp_path, body)))
    told = play_plain(session, any_lines(3))
    assert session.outcome() is not None
    assert told.count("ended in the middle of the match with status 1.") == 2
    assert told.count("The last line on its stderr: “The moon is full.”") == 2
    assert told.count("Mystic plays on for it until this match ends.") == 2


def test_a_lapse_is_told_on_the_screen(tmp_path: Path) -> None:
    session = begin(tmp_path, (write_program(tmp_path, "sys.exit('Full moon.')"), "you"))

    async def look(pilot: Pilot[None], app: MoonlitApp) -> None:
        act_once(app)
        await settle(pilot)
        assert "“Full moon.”" in text_of(app)

    on_screen(tmp_path, session, look)
    assert len(session.lapses) == 1


def test_leaving_the_screen_ends_the_program(tmp_path: Path) -> None:
    """At once, not when its time to answer is over."""
    mark = tmp_path / "mark"
    os.mkfifo(mark)
    body = f"open({str(mark)!r}, 'w').write(str(os.getpid())); {READY}; sys.stdin.read()"
    session = begin(tmp_path, (write_program(tmp_path, body), "you"))

    async def leave(pilot: Pilot[None], app: MoonlitApp) -> None:
        act_once(app)
        program = int(await asyncio.to_thread(mark.read_text))
        os.kill(program, 0)
        for key in ("q", "enter"):
            touch(pilot, key)
            await stillness()
        with pytest.raises(ProcessLookupError):
            os.kill(program, 0)

    on_screen(tmp_path, session, leave)


def act_once(app: MoonlitApp) -> None:
    """Take an action after which the other seat is to act."""
    table = table_of(app)
    assert table.session.turn == 1
    table.act(table.scene.view.legal[0])
    assert table.session.turn == 0


def test_two_programs_are_called_apart(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you", EXAMPLE, EXAMPLE))
    assert make_teller(Words("pl"), PACK, session).names[1:] == ("Gość 1", "Gość 2")


def test_a_file_starts_no_program(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you", EXAMPLE))
    with pytest.raises(BadRecord) as refused:
        Session.resume(GAME, session.path, ())
    assert refused.value.code == "program-beside-record"
    again = Session.resume(GAME, session.path, ("you", EXAMPLE))
    assert again.is_bot(Seat(1))


def test_a_program_that_is_not_there_is_refused_before_the_match(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match="missing-program"):
        begin(tmp_path, ("you", "program:no-such-program-anywhere"))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("words", STRICT, ids=LANGUAGES)
@pytest.mark.parametrize("code", FACTS)
def test_every_lapse_is_told(words: Words, code: str) -> None:
    error = Misbehaved(code, program="./fox --fast", **FACTS[code])  # type: ignore[arg-type]
    shortest = tell_lapse(words, Lapse(error, ""))
    longest = tell_lapse(words, Lapse(error, "The moon\x1b is full"))
    for told in (shortest, longest):
        check_sentence(told)
        assert "./fox --fast" in told
        assert "ENOEXEC" not in told
        assert words.say("bot-mystic") in told
    assert "The moon\N{REPLACEMENT CHARACTER} is full" in longest
