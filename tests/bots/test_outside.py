"""Outside bots: whole matches, what a program is told, and every way in which it can misbehave."""

import json
import pickle
import re
import shlex
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from moonlit.bots.bot import check_bot, make_bot
from moonlit.bots.outside import (
    LONGEST_SHOWN,
    LONGEST_WORDS,
    SEEDS,
    STAND_IN,
    Lapse,
    Outside,
    lapse_of,
)
from moonlit.bots.pipes import Program
from moonlit.core.action import Action, Seat, format_action
from moonlit.core.errors import BadConfig
from moonlit.core.view import View, write_view
from moonlit.games import load_game
from moonlit.table.match import Match
from tests.bots.programs import EXAMPLE, READY, write_program

GAME = load_game("nocturne")
LONG = threading.TIMEOUT_MAX
A_DAY = 86_400.0

Seated = Callable[..., Outside]


def begin(**options: object) -> Match:  # type: ignore[type-arg]
    return Match.begin(GAME, options, bytes(32))  # type: ignore[arg-type]


def first_view() -> View:
    match = begin(players=2)
    return match.view(match.to_act()[0])


def patient(words: list[str]) -> Program:
    """A program that is waited for, however busy this computer is."""
    return Program(words, grace=LONG, last_words=LONG)


@pytest.fixture
def seated() -> Iterator[Seated]:
    """Seats programs, and ends them after the test."""
    bots = []

    def seat(text: str, *, seed: int = 7, start: float = LONG, action: float = LONG) -> Outside:
        config = GAME.check_config({"players": 2})
        stand_in = make_bot(STAND_IN, GAME, config, seed)
        bots.append(
            Outside(
                *(text, GAME, config, seed, stand_in.choose),
                start_seconds=start,
                action_seconds=action,
                begin=patient,
            )
        )
        return bots[-1]

    yield seat
    for bot in bots:
        bot.close()


@pytest.mark.parametrize(
    ("seats", "mode"), [(2, "basic"), (4, "advanced"), (1, "basic"), (3, "family")]
)
def test_the_example_plays_a_whole_match(seats: int, mode: str) -> None:
    match = begin(players=seats, mode=mode)
    bot = make_bot(EXAMPLE, GAME, match.config, 1)
    assert isinstance(bot, Outside)
    others = make_bot("random", GAME, match.config, 2)
    while match.to_act():
        seat = match.to_act()[0]
        player = bot if seat == 0 else others
        match.act(player.choose(match.view(seat)), match.version)
    bot.close()
    assert match.outcome() is not None
    assert bot.lapse is None


def test_a_program_is_told_its_seat_the_config_a_seed_and_limits(
    tmp_path: Path, seated: Seated
) -> None:
    heard = tmp_path / "heard"
    body = f"open({str(heard)!r}, 'w').write(sys.stdin.readline()); print('ready', flush=True)"
    bot = seated(write_program(tmp_path, body), seed=3 * SEEDS + 5, start=A_DAY, action=0.2)
    view = first_view()
    bot.choose(view)
    assert json.loads(heard.read_text()) == {
        "moonlit": 1,
        "game": "nocturne",
        "rules_version": GAME.rules_version,
        "seat": view.seat,
        "config": GAME.check_config({"players": 2}),
        "seed": 5,
        "start_ms": 86_400_000,
        "action_ms": 200,
    }


def test_a_program_is_told_views_and_nothing_else(tmp_path: Path, seated: Seated) -> None:
    heard = tmp_path / "heard"
    body = f"""{READY}
for line in sys.stdin:
    open({str(heard)!r}, 'a').write(line)
    print(json.loads(line)['legal'][-1], flush=True)
"""
    bot, match, views = seated(write_program(tmp_path, body)), begin(players=2), []
    for _ in range(12):
        view = match.view(match.to_act()[0])
        views.append(write_view(view))
        match.act(bot.choose(view), match.version)
    assert bot.lapse is None
    assert [json.loads(line) for line in heard.read_text().splitlines()] == views


def test_blank_lines_and_foreign_line_ends_do_no_harm(tmp_path: Path, seated: Seated) -> None:
    body = f"""{READY}
for line in sys.stdin:
    print('\\n' + json.loads(line)['legal'][0], end=' \\r\\n\\n', flush=True)
"""
    bot, view = seated(write_program(tmp_path, body)), first_view()
    assert [bot.choose(view) for _ in range(3)] == [view.legal[0]] * 3
    assert bot.lapse is None


def test_a_command_is_cut_into_words_and_no_shell_sees_it(tmp_path: Path, seated: Seated) -> None:
    heard = tmp_path / "heard"
    body = f"open({str(heard)!r}, 'w').write(json.dumps(sys.argv[1:]))"
    text = f"{write_program(tmp_path, body)} 'a b' $HOME ; touch > *"
    seated(text).choose(first_view())
    assert json.loads(heard.read_text()) == ["a b", "$HOME", ";", "touch", ">", "*"]


LAPSES = {
    "no start": ("sys.exit(3)", "program-ended", {"status": 3}),
    "an end": (f"{READY}; sys.stdin.readline(); sys.exit(4)", "program-ended", {"status": 4}),
    "no greeting": (
        "sys.stdin.readline(); print('hello', flush=True)",
        "program-not-ready",
        {"text": "hello"},
    ),
    "two greetings": (
        "sys.stdin.readline(); os.write(1, b'ready\\nhm\\n')",
        "program-flooded",
        {"text": "ready"},
    ),
    "nonsense": (
        f"{READY}; sys.stdin.readline(); print('9 cast 99 z9', flush=True)",
        "program-not-legal",
        {"text": "9 cast 99 z9"},
    ),
    "no text": (
        f"{READY}; sys.stdin.readline(); os.write(1, b'\\xff\\x1b[1m\\n')",
        "program-not-legal",
        {"text": "\N{REPLACEMENT CHARACTER}\N{REPLACEMENT CHARACTER}[1m"},
    ),
    "a long word": (
        f"{READY}; sys.stdin.readline(); print('x' * 900, flush=True)",
        "program-not-legal",
        {"text": "x" * (LONGEST_SHOWN - 1) + "…"},
    ),
    "two lines": (
        f"{READY}; sys.stdin.readline(); os.write(1, b'one\\ntwo\\n')",
        "program-flooded",
        {"text": "one"},
    ),
    "a line without end": (
        f"{READY}; sys.stdin.readline()\nwhile True: os.write(1, b'y' * 100)",
        "program-flooded",
        {"text": "y" * (LONGEST_SHOWN - 1) + "…"},
    ),
    "lines without end": (
        "while True: os.write(1, b'ready\\n' * 99)",
        "program-flooded",
        {"text": "ready"},
    ),
}


@pytest.mark.parametrize(("body", "code", "facts"), LAPSES.values(), ids=LAPSES)
def test_a_lapse_is_named_and_the_house_plays_on(
    tmp_path: Path, seated: Seated, body: str, code: str, facts: dict[str, object]
) -> None:
    bot, view = seated(write_program(tmp_path, body)), first_view()
    check_stand_in(bot, view)
    assert bot.lapse is not None
    assert bot.lapse.error.code == code
    assert facts.items() <= bot.lapse.error.facts.items()
    assert bot.lapse.stand_in == STAND_IN


def check_stand_in(bot: Outside, view: View) -> None:
    """A bot of the house has chosen, and does so from now on without asking again."""
    own = make_bot(STAND_IN, GAME, GAME.check_config({"players": 2}), 7)
    assert bot.choose(view) == own.choose(view)
    lapse = bot.lapse
    assert lapse is not None
    assert bot.choose(view) == own.choose(view)
    assert bot.lapse is lapse


@pytest.mark.parametrize(
    ("body", "limits"),
    [
        ("signal.pause()", {"start": 0.0}),
        (f"{READY}; signal.pause()", {"action": 0.0}),
        (f"{READY}; sys.stdin.readline(); os.write(1, b'0 pa'); signal.pause()", {"action": 0.0}),
    ],
    ids=["start", "action", "half a line"],
)
def test_saying_nothing_in_time_is_a_lapse(
    tmp_path: Path, seated: Seated, body: str, limits: dict[str, float]
) -> None:
    bot = seated(write_program(tmp_path, body), **limits)
    check_stand_in(bot, first_view())
    assert bot.lapse is not None
    assert (bot.lapse.error.code, bot.lapse.error.facts["seconds"]) == ("program-silent", "0")


def test_a_file_that_is_no_program_is_a_lapse(tmp_path: Path, seated: Seated) -> None:
    path = tmp_path / "program"
    path.write_bytes(b"\0no program")
    path.chmod(0o755)
    text = f"program:{shlex.quote(str(path))}"
    check_bot(text)
    bot = seated(text)
    check_stand_in(bot, first_view())
    assert bot.lapse is not None
    assert bot.lapse.error.code == "program-not-started"
    assert bot.lapse.error.facts["reason"] == "ENOEXEC"


def test_the_last_line_of_stderr_is_kept(tmp_path: Path, seated: Seated) -> None:
    body = "sys.stderr.write('noise\\n' * 99999 + 'The moon is full.\\n\\n'); sys.exit(1)"
    bot = seated(write_program(tmp_path, body))
    bot.choose(first_view())
    assert bot.lapse is not None
    assert bot.lapse.last_words == "The moon is full."


def test_endless_words_on_stderr_are_cut(tmp_path: Path, seated: Seated) -> None:
    bot = seated(write_program(tmp_path, "sys.stderr.write('x' * 999999); sys.exit(1)"))
    bot.choose(first_view())
    assert bot.lapse is not None
    assert bot.lapse.last_words == "x" * (LONGEST_WORDS - 1) + "…"


def test_an_action_of_another_seat_is_not_legal(tmp_path: Path, seated: Seated) -> None:
    view = first_view()
    assert view.seat is not None
    stolen = Action(Seat(1 - view.seat), view.legal[0].verb, view.legal[0].names)
    body = f"{READY}; sys.stdin.readline(); print({format_action(stolen)!r}, flush=True)"
    bot = seated(write_program(tmp_path, body))
    bot.choose(view)
    assert bot.lapse is not None
    assert bot.lapse.error.code == "program-not-legal"


def test_only_programs_have_lapses(tmp_path: Path, seated: Seated) -> None:
    assert lapse_of(make_bot("random", GAME, GAME.check_config({}), 1)) is None
    bot = seated(write_program(tmp_path, "sys.exit(3)"))
    assert lapse_of(bot) is None
    bot.choose(first_view())
    assert lapse_of(bot) is bot.lapse is not None


def test_a_lapse_travels_between_processes(tmp_path: Path, seated: Seated) -> None:
    bot = seated(write_program(tmp_path, "sys.exit(3)"))
    bot.choose(first_view())
    assert bot.lapse is not None
    copy = pickle.loads(pickle.dumps(bot.lapse))
    assert isinstance(copy, Lapse)
    assert (copy.error.code, copy.error.facts) == (bot.lapse.error.code, bot.lapse.error.facts)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("program:", "bad-program"),
        ("program: ", "bad-program"),
        ("program:''", "bad-program"),
        ("program:python3 'x", "bad-program"),
        ("program:a\0b", "bad-program"),
        ("program:no-such-program-anywhere x", "missing-program"),
        (f"program:{Path(__file__).parent}", "missing-program"),
        ("programs", "unknown-bot"),
    ],
)
def test_what_names_no_program_is_refused_before_a_match(text: str, code: str) -> None:
    for refuse in (check_bot, lambda text: make_bot(text, GAME, GAME.check_config({}), 0)):
        with pytest.raises(BadConfig) as refused:
            refuse(text)
        assert refused.value.code == code


def test_a_program_is_found_by_name_and_by_path() -> None:
    check_bot("program:python3")
    check_bot(f"program:{shlex.quote(sys.executable)} x.py")


def test_the_page_on_outside_bots_shows_the_example_and_every_lapse() -> None:
    root = Path(__file__).parents[2]
    page = (root / "docs" / "outside-bots.md").read_text("utf-8")
    example = (root / "examples" / "first_legal.py").read_text("utf-8")
    assert example.partition("\n\n")[2] in page
    source = (root / "src" / "moonlit" / "bots" / "outside.py").read_text("utf-8")
    lapses = set(re.findall(r'Misbehaved\(\s*"([a-z-]+)"', source))
    assert set(re.findall(r"^\| `(program-[a-z-]+)`", page, re.MULTILINE)) == lapses
