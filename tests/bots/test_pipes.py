"""Programs beside ours: nothing they do holds us up, and none of them outlives its match."""

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from moonlit.bots.bot import make_bot
from moonlit.bots.outside import close_bots, lapse_of, read_command
from moonlit.bots.pipes import Program
from moonlit.games import load_game
from moonlit.table.match import Match
from tests.bots.programs import EXAMPLE, READY, write_program

GAME = load_game("nocturne")
LONG = threading.TIMEOUT_MAX
AT_ONCE = 0.0
OURSELVES = """
import os, signal, sys
from moonlit.bots.bot import make_bot
from moonlit.games import load_game
from moonlit.table.match import Match

# Whoever runs the tests may have turned Ctrl-C off.
signal.signal(signal.SIGINT, signal.default_int_handler)
match = Match.begin(load_game("nocturne"), {"players": 2}, bytes(32))
bot = make_bot(sys.argv[1], load_game("nocturne"), match.config, 1)
bot.choose(match.view(match.to_act()[0]))
os.kill(os.getpid(), signal.SIGINT)
"""


def begin(folder: Path, body: str) -> Program:
    return Program(read_command(write_program(folder, body)), grace=LONG)


def playing(mark: Path) -> str:
    """A program that plays, and leaves its number."""
    return f"""open({str(mark)!r}, 'w').write(str(os.getpid()))
{READY}
for line in sys.stdin: print(json.loads(line)['legal'][0], flush=True)
"""


def is_there(number: int) -> bool:
    """Whether there is such a process; one that ended and was not fetched is there, too."""
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_program_ends_with_its_input(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    body = f"print(os.getpid(), flush=True); sys.stdin.read(); open({str(mark)!r}, 'w')"
    program = begin(tmp_path, body)
    number = int(program.ask("", LONG).text)
    assert is_there(number)
    program.end()
    assert not is_there(number)
    assert mark.exists()


def test_a_program_that_stays_is_killed_with_its_children(tmp_path: Path) -> None:
    body = """
child = subprocess.Popen([sys.executable, "-c", "import signal; signal.pause()"])
signal.signal(signal.SIGTERM, signal.SIG_IGN)
print(os.getpid(), flush=True)
signal.pause()
"""
    program = begin(tmp_path, body)
    number = int(program.ask("", LONG).text)
    program.end(AT_ONCE)
    assert not is_there(number)
    # The child holds the same pipe, so it ends only with both.
    assert program.ask("", LONG).is_last


def test_ending_twice_is_ending_once(tmp_path: Path) -> None:
    program = begin(tmp_path, "sys.stdin.read(); sys.exit(5)")
    program.end()
    program.end()
    assert program.status() == 5


def test_a_program_nobody_holds_any_more_ends(tmp_path: Path) -> None:
    program = begin(tmp_path, "print(os.getpid(), flush=True); sys.stdin.read()")
    number = int(program.ask("", LONG).text)
    # The last reference: its end is waited for here.
    del program
    assert not is_there(number)


def test_a_program_that_reads_nothing_does_not_hold_us_up(tmp_path: Path) -> None:
    program = begin(tmp_path, "signal.pause()")
    answer = program.ask("x" * 4_000_000, AT_ONCE)
    assert (answer.is_whole, answer.is_flood, answer.is_last) == (False, False, False)
    program.end(AT_ONCE)


def test_what_is_said_unasked_is_noticed(tmp_path: Path) -> None:
    program = begin(tmp_path, "print('early', flush=True); sys.stdin.read()")
    assert program.unasked(LONG) == "early"
    assert program.unasked() == ""
    program.end()


def test_a_program_that_closes_its_output_has_ended(tmp_path: Path) -> None:
    program = begin(tmp_path, "sys.stdin.readline(); os.close(1); sys.stdin.read()")
    answer = program.ask("", LONG)
    assert (answer.is_whole, answer.is_last) == (False, True)
    assert program.status() == 0


@pytest.mark.skipif(os.name != "posix", reason="sessions are POSIX")
def test_ctrl_c_at_our_terminal_is_not_for_the_program(tmp_path: Path) -> None:
    program = begin(tmp_path, "print(os.getpid(), flush=True); sys.stdin.read()")
    number = int(program.ask("", LONG).text)
    assert os.getpgid(number) != os.getpgid(0)
    program.end()


def test_ctrl_c_ends_us_and_the_program(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    command = [sys.executable, "-c", OURSELVES, write_program(tmp_path, playing(mark))]
    ended = subprocess.run(command, capture_output=True, check=False)
    assert ended.returncode == -signal.SIGINT
    assert not is_there(int(mark.read_text()))


def test_the_programs_of_a_match_are_closed_together(tmp_path: Path) -> None:
    text = write_program(tmp_path, playing(tmp_path / "mark"))
    match = Match.begin(GAME, {"players": 2}, bytes(32))
    names = ("random", text, EXAMPLE)
    random, program, unused = (make_bot(name, GAME, match.config, 1) for name in names)
    program.choose(match.view(match.to_act()[0]))
    number = int((tmp_path / "mark").read_text())
    assert is_there(number)
    close_bots([random, program, unused])
    assert not is_there(number)
    assert lapse_of(program) is None
