"""Files that are almost right, for every command that reads one, and what comes of the call."""

import contextlib
import io
import json
import os
import resource
import signal
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from moonlit.cli.main import main
from moonlit.core.codec import canonical, fingerprint
from moonlit.core.record import read_record, write_record
from moonlit.games import load_game
from moonlit.packs.wonder_book.folder import load_pack
from moonlit.table.match import Match
from tests.packs.broken import built_in_files, write_pack
from tests.packs.wonder_book.lighthouse import write_story
from tests.server.house import Message
from tests.server.mutants import any_value, mutated

MATCHES = Path(__file__).parents[1] / "matches"
MEMORY = 3 << 30
SECONDS_OF_WORK = 600
SECONDS_OF_A_CALL = 60.0
FINE = (0, 2)
REFUSED = 2
UNTOLD = 99
# A whole match takes long to analyse.
OPEN = 0.8
Call = tuple[str, ...]
Make = Callable[[Path, Random], Call]

LINES = (
    "forest SK01 SK02 / . FE01", "supply 0: 1 3 star", "supply 1: 2 shadow5", "tiles 0: SK03 GE01",
    "cards 0: 1", "sprites 0:6 1:4", "slots SK04 .", "spells 0:1@a1 1:4@b1", "passed 0",
    "stack SK05", "goals 1 2", "moonlight 1 2 3", "claimed 1: 4", "copies 0: SK01",
    "shadows shadow6", "round moonlight", "first", "winner 1", "used 0", "stars 1", "start 0 a1",
    "answer 1", "end", "score", "solo 1", "flipped 2", "deck 3",
)  # fmt: skip
WORDS = (*" ".join(LINES).split(), "-1", "2:", "9", "99", "/", ":", "@", "0:7@g7", "\u0663", "g7")
WITCH: dict[str, object] = {
    "phase": "action", "turn": 0, "actions": 2, "buys": 1, "coins": 3, "trash": ["copper"],
    "piles": {"curse": 1, "province": 0},
    "seats": [
        {"hand": ["witch", "gold"], "deck": ["copper", "estate"], "discard": ["silver"],
         "play": ["village"], "turns": 3, "gained": 1, "guarded": False, "states": []},
        {"hand": ["moat", "estate"], "durations": [], "saved": []},
    ],
}  # fmt: skip
LASER: dict[str, object] = {
    "board": {"areas": ["X", "Y"], "open": ["X-Y"], "vortices": {"A": "Y"}, "objects": {"X": 1}},
    "heroes": {
        "laser": {"area": "X", "hearts": 2, "sparks": 1, "things": [], "rerolled": False},
        "bull": {"area": "Y", "acted": True, "left": False, "unconscious": False},
    },
    "wyrms": ["Y stunned", "X"], "sparks": {"X": 1}, "fate": 4, "round": 2, "goal_phases": 2,
    "phase": "player", "dice": [0, 1], "wyrm_deck": [], "lights": ["X"], "closed": [],
}  # fmt: skip
PLACES: dict[str, object] = {
    "heroes": {"laser": {"area": "T7"}, "bull": {"area": "T5"}}, "wyrms": ["T7 stunned", "T5"],
    "objects": {}, "rules": [], "done": [], "counters": {}, "progress": {}, "phase": "enemy",
}  # fmt: skip


def stray_record(folder: Path, random: Random, *, is_open: bool = False) -> Path:
    """A record with a place or two changed, most often sealed again."""
    # A match that can be told in a moment.
    source = random.choice(sorted(MATCHES.glob("*.json")))
    record = json.loads(source.read_text("utf-8"))
    if is_open:
        record["actions"], record["final"] = record["actions"][: random.randrange(9)], ""
    elif random.random() < 0.5:
        record["actions"] = record["actions"][: random.randrange(30)]
    part = random.choice((record, record["config"], record["config"]))
    text = mutated({"part": part}, random)
    with contextlib.suppress(ValueError, RecursionError, KeyError, TypeError, AttributeError):
        changed = json.loads(text)["part"]
        if part is record:
            record = changed
        else:
            record["config"] = changed
        record.pop("seal", None)
        record["seal"] = fingerprint(record)
        canonical(record)
        text = json.dumps(record)
    path = folder / "record.json"
    path.write_text(text, "utf-8", "surrogatepass")
    return path


def replay(folder: Path, random: Random) -> Call:
    return ("replay", str(stray_record(folder, random)), *random.choice(((), ("--json",))))


def a_whole_match(_folder: Path, _random: Random) -> Call:
    return ("replay", str(MATCHES / "play-four-advanced.json"))


def verify(folder: Path, random: Random) -> Call:
    return ("verify", str(stray_record(folder, random)), *random.choice(((), ("--json",))))


def going_on(folder: Path, random: Random) -> Call:
    """A record that begins in the middle of a match, with a state or pack not quite right."""
    record = read_record(random.choice(sorted(MATCHES.glob("*.json"))).read_text("utf-8"))
    begun = replace(record, actions=record.actions[:9], final="")
    start = Match(load_game(record.game), begun).written()
    contents = json.loads(write_record(replace(record, actions=record.actions[9:], final="")))
    contents |= {"format": 2, "start": json.loads(_decent(dict[str, object](start), random))}
    if random.random() < 0.1:
        name = random.choice(("tiles.toml", "../tiles.toml", "pack.toml"))
        contents |= {"pack": "0" * 64, "pack_files": {name: random.choice(WORDS)}}
    del contents["seal"]
    with contextlib.suppress(UnicodeEncodeError):  # Half characters cannot be sealed.
        contents["seal"] = fingerprint(contents)
    path = folder / "record.json"
    path.write_text(json.dumps(contents), "utf-8")
    return (random.choice(("replay", "verify")), str(path))


def hint(folder: Path, random: Random) -> Call:
    path = stray_record(folder, random, is_open=True)
    return ("hint", str(path), "--iterations", "1")


def analyse(folder: Path, random: Random) -> Call:
    path = stray_record(folder, random, is_open=random.random() < OPEN)
    return ("analyse", str(path), "--iterations", "1")


def resume(folder: Path, random: Random) -> Call:
    path = stray_record(folder, random, is_open=True)
    seats: object = ["you", "random"]
    written = json.dumps(seats if random.random() < 0.5 else any_value(random))
    path.with_name(path.name + ".seats").write_text(written, "utf-8")
    return ("play", "--plain", "--resume", str(path))


def auction(folder: Path, random: Random) -> Call:
    lines = [*random.sample(LINES[:-8], random.randrange(6)), random.choice(LINES[20:24])]
    lines = [LINES[0], *(line for line in lines if line != LINES[0])]
    for _ in range(random.choice((0, 1, 1, 2, 4))):
        place = random.randrange(len(lines))
        words = lines[place].split()
        words[random.randrange(len(words))] = random.choice(WORDS)
        lines[place] = " ".join(words)
    config = random.choice(({}, {"players": 1}, {"players": 4}, {"mode": "advanced"}))
    return _trial(folder, random, "nocturne", {"config": config, "position": lines})


def witch(folder: Path, random: Random) -> Call:
    config = {"cards": [
        "witch", "moat", "village", "smithy", "market", "festival", "laboratory", "workshop",
        "chapel", "gardens",
    ]}  # fmt: skip
    trial = {"config": config, "position": WITCH, "script": ["0 play witch"]}
    return _mutant(folder, random, "dominion", trial)


def laser(folder: Path, random: Random) -> Call:
    config = {"players": 2, "heroes": ["laser", "bull"]}
    position = random.choice((LASER, LASER, PLACES))
    return _mutant(folder, random, "wonder_book", {"config": config, "position": position})


def _mutant(folder: Path, random: Random, game: str, trial: dict[str, object]) -> Call:
    position = mutated(json.loads(json.dumps(trial["position"])), random)
    text = json.dumps({**trial, "position": "@"}).replace('"@"', position)
    if random.random() < 0.2:
        text = mutated(trial, random)
    return _try(folder, random, game, text)


def _trial(folder: Path, random: Random, game: str, trial: dict[str, object]) -> Call:
    return _try(folder, random, game, json.dumps(trial))


def _try(folder: Path, random: Random, game: str, text: str) -> Call:
    path = folder / "trial.json"
    path.write_text(text, "utf-8", "surrogatepass")
    return ("try", game, str(path), *random.choice(((), ("--json",))))


def stray_text(raw: bytes, random: Random) -> bytes:
    """A file with a line lost, doubled, cut or with another number or word in it."""
    lines = raw.splitlines(keepends=True)
    place = random.randrange(len(lines))
    match random.randrange(6):
        case 0:
            del lines[place]
        case 1:
            lines.insert(place, random.choice(lines))
        case 2:
            lines[place] = lines[place][: random.randrange(len(lines[place]) + 1)]
        case 3:
            lines[place] = lines[place].replace(b"1", b"99999999999999999999")
        case 4:
            lines[place] = lines[place].replace(b'"', random.choice((b"'", b"", b"\xff", b"[")))
        case _:
            head, mark, _ = lines[place].partition(random.choice((b"=", b":")))
            strange = (b" -1", b" true", b" []", b" {}", b' ""', b" nan", b" 2024-01-01", b" &a *a")
            lines[place] = head + mark + random.choice(strange) + b"\n"
    return b"".join(lines)


def pack(folder: Path, random: Random) -> Call:
    contents = built_in_files()
    name = random.choice([one for one in contents if one.endswith(".toml")])
    write_pack(folder / "pack", {**contents, name: stray_text(contents[name], random)})
    return ("pack", "check", str(folder / "pack"), *random.choice(((), ("--json",))))


def story(folder: Path, random: Random) -> Call:
    (folder / "story").mkdir()
    write_story(folder / "story")
    files = sorted(path for path in (folder / "story").rglob("*") if path.is_file())
    chosen = random.choice(files)
    chosen.write_bytes(stray_text(chosen.read_bytes(), random))
    task = random.choice(("check", "check", "graph"))
    return ("story", task, str(folder / "story"))


def campaign(folder: Path, random: Random) -> Call:
    name = load_pack(None).id
    result = {"chapter": "ch1", "ending": 1, "fate": 4, "difficulty": "normal"}
    carried: dict[str, object] = {"keywords": [], "upgrades": [], "handed_out": [1]}
    carried |= {"purple": [], "album": []}
    good = {
        "format": 1, "pack": name, "carried": carried, "results": [result][random.randrange(2) :],
        "losses": 0, "rewinds": 1, "is_gentle": False, "heroes": ["laser", "bull"],
    }  # fmt: skip
    path = folder / "data" / "moonlit" / "campaigns" / f"{name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(mutated(good, random), "utf-8", "surrogatepass")
    return ("play", "wonder_book", "--campaign", "--plain", "--seats", "you,you")


def tracks(folder: Path, random: Random) -> Call:
    anna: Message = {"name": "Anna", "shape": "star", "marks": {"nocturne": ["scenario-1"]}}
    text = mutated({"format": 1, "people": [anna]}, random)
    if random.random() < 0.5:
        text = json.dumps({"format": 1, "people": [json.loads(_decent(anna, random))]})
    path = folder / "tracks.json"
    path.write_text(text, "utf-8", "surrogatepass")
    return ("achievements", "--file", str(path), *random.choice(((), ("--json",))))


def _decent(value: Message, random: Random) -> str:
    """Changed, and still JSON."""
    while True:
        text = mutated(value, random)
        with contextlib.suppress(ValueError, RecursionError):
            json.loads(text)
            return text


# How many of two thousand; what takes long is asked seldom.
SHARES: Mapping[Make, int] = {
    replay: 170, verify: 250, going_on: 80, hint: 140, analyse: 100, resume: 160, auction: 360,
    witch: 200, laser: 200, pack: 80, story: 60, campaign: 60, tracks: 140,
}  # fmt: skip


def outcome(seconds: float, make: Make, seed: int) -> tuple[int, str]:
    """The exit code of one call, and what was called."""
    random = Random(f"{make.__name__} {seed}")
    out, err = io.StringIO(), io.StringIO()
    with TemporaryDirectory() as name:
        arguments = make(Path(name), random)
        os.environ["XDG_DATA_HOME"] = f"{name}/data"
        # Of computing, not of waiting: a busy machine takes nothing away.
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main(arguments)
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    said = err.getvalue()
    if code == REFUSED and said.count("\n") != 1 and make is not resume:
        code = UNTOLD
    return code, f"{make.__name__} {seed}: {code} {said.strip()[:300]}"


class TooLong(Exception):
    """A call that computes on and on; a command takes it for a fault of its own."""


def too_long(*_: object) -> None:
    raise TooLong


def limited() -> None:
    """What a child may use; beyond it, it ends, and so does the test."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS_OF_WORK, SECONDS_OF_WORK))
    signal.signal(signal.SIGVTALRM, too_long)
    os.environ["LC_ALL"] = "C.UTF-8"
    sys.stdin = io.StringIO("")


def ask_many(
    cases: Sequence[tuple[Make, int]], seconds: float = SECONDS_OF_A_CALL
) -> tuple[Counter[int], list[str]]:
    """Call with many files in a child of its own; gives the exit codes and what is wrong."""
    with ProcessPoolExecutor(2, get_context("spawn"), limited) as pool:
        makes, seeds = zip(*cases, strict=True)
        found = list(pool.map(partial(outcome, seconds), makes, seeds, chunksize=20))
    return Counter(code for code, _ in found), [told for code, told in found if code not in FINE]
