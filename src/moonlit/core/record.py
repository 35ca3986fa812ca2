"""Records: a match as its config, its key and its actions; replaying it is loading it."""

import hmac
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Generic, TypeVar

from moonlit.core.action import Action, Seat, format_action, parse_action
from moonlit.core.codec import Plain, canonical, fingerprint
from moonlit.core.dice import SEED_BITS
from moonlit.core.errors import BadNotation, BadRecord, ReplayMismatch, TableError
from moonlit.core.event import Event
from moonlit.core.game import Game
from moonlit.core.journal import Journal
from moonlit.core.play import advance

# Whatever can be said in it is written in the older format, which every version reads.
PLAIN_FORMAT = 1
FULL_FORMAT = 2
FORMAT = 3
# What may stand beside a record in its file; the seal leaves it out, so that damage to it is none
# to the record.
BESIDE = "beside"
KEY_BYTES = 32
_FILE_NAME = re.compile(r"[a-z0-9_]{1,40}\.(toml|yaml)")
HIGHEST_VERSION = 1_000_000

S = TypeVar("S")


def seed_of(key: bytes, number: int) -> int:
    """The dice seed before action `number`; the set-up is number 0."""
    digest = hmac.new(key, str(number).encode(), sha256).digest()
    return int.from_bytes(digest[:8], "big") >> 64 - SEED_BITS


def commitment(key: bytes) -> str:
    """What is shown when a match starts, so that nobody can change the key later."""
    return sha256(key).hexdigest()


@dataclass(frozen=True, slots=True)
class Record:
    """A match. Secret while it runs, shareable afterwards.

    `final` is the fingerprint of the last state, so that a replay can be compared with it. `start`
    is the state it begins with where it goes on from a match of other rules, else it is set up.
    `pack_files`: its pack, where it carries that along.
    """

    game: str
    rules_version: int
    pack: str
    config: dict[str, Plain]
    key: bytes
    actions: tuple[Action, ...] = ()
    final: str = ""
    start: dict[str, Plain] | None = None
    pack_files: dict[str, str] | None = None

    def after(self, action: Action) -> "Record":
        """The record with one more action."""
        return replace(self, actions=(*self.actions, action), final="")


@dataclass(frozen=True, slots=True)
class Moment(Generic[S]):
    """One step of a replay: the action (none for the set-up), its events and the state after it.

    The state is the replay's own and changes with the next step; clone it to keep it.
    """

    version: int
    action: Action | None
    events: tuple[Event, ...]
    state: S


def replay(game: Game[S], record: Record) -> Iterator[Moment[S]]:
    """Play a record again, step by step. Raises ReplayMismatch where it cannot have happened."""
    record = of_today(game, record)
    if not game.knows_pack(record.pack, record.config):
        raise BadRecord("other-pack", found=record.pack[:12])
    journal = Journal(True)
    state = _first_state(game, record, journal)
    yield Moment(0, None, game.events(state, journal), state)
    for version, action in enumerate(record.actions, start=1):
        try:
            events = advance(game, state, action, seed_of(record.key, version))
        except TableError as refused:
            raise ReplayMismatch(
                "refused-action",
                clause=refused.clause,
                version=version,
                text=format_action(action),
                reason=refused.code,
            ) from refused
        except Exception as error:
            if record.start is None:
                raise
            raise BadRecord("bad-start") from error
        yield Moment(version, action, events, state)
    final = fingerprint(game.write_state(state))
    if record.final and record.final != final:
        raise ReplayMismatch("other-end", version=len(record.actions))


def of_today(game: Game[S], record: Record) -> Record:
    """The same match under the present rules.

    Raises BadRecord if they cannot play as its own and do not lead to its end either.
    """
    if record.rules_version == game.rules_version:
        return record
    options = game.as_before(record.rules_version, record.config)
    config = dict(record.config if options is None else options)
    moved = replace(record, rules_version=game.rules_version, config=config)
    if options is None and not _leads_to_its_end(game, moved):
        raise BadRecord("other-rules", found=record.rules_version, known=game.rules_version)
    return moved


def _leads_to_its_end(game: Game[S], record: Record) -> bool:
    """Whether a record ends where it says; a state that somebody wrote is not even tried."""
    if not record.final or record.start is not None:
        return False
    try:
        for _ in replay(game, record):
            pass
    except TableError:
        return False
    return True


def _first_state(game: Game[S], record: Record, journal: Journal) -> S:
    if record.start is None:
        return game.setup(record.config, seed_of(record.key, 0), journal)
    try:
        state = game.read_state(record.config, record.start)
        is_whole = not game.check_state(state) and _can_be_seen(game, record, state)
    except Exception as error:
        raise BadRecord("bad-start") from error
    if not is_whole:
        raise BadRecord("bad-start")
    return state


def _can_be_seen(game: Game[S], record: Record, state: S) -> bool:
    """Look at all of a state once, so that what is wrong in it is met here."""
    game.describe_state(state)
    game.points(state)
    game.outcome(game.clone(state))
    seats = map(Seat, range(game.seats(record.config)))
    return all(game.view(state, seat) for seat in (None, *seats))


def last_state(game: Game[S], record: Record) -> S:
    """The state a record leads to."""
    *_, last = replay(game, record)
    return last.state


def write_record(record: Record, beside: dict[str, Plain] | None = None) -> str:
    """A record as text, sealed with a digest of its contents, and what is to stand beside it."""
    contents: dict[str, Plain] = {
        "format": _format_of(record) if beside is None else FORMAT,
        "game": record.game,
        "rules_version": record.rules_version,
        "pack": record.pack,
        "config": record.config,
        "commitment": commitment(record.key),
        "key": record.key.hex(),
        "actions": [format_action(action) for action in record.actions],
        "final": record.final,
    }
    if record.start is not None:
        contents["start"] = record.start
    if record.pack_files is not None:
        contents["pack_files"] = dict[str, Plain](record.pack_files)
    contents["seal"] = sha256(canonical(contents)).hexdigest()
    if beside is not None:
        contents[BESIDE] = beside
    return json.dumps(contents, indent=1, ensure_ascii=False) + "\n"


def _format_of(record: Record) -> int:
    is_plain = record.start is None and record.pack_files is None
    return PLAIN_FORMAT if is_plain else FULL_FORMAT


def read_beside(text: str) -> Plain:
    """Whatever stands beside a record; nobody has looked at it yet."""
    return _parse(text).get(BESIDE)


def read_record(text: str) -> Record:
    """Read a record. Raises BadRecord on anything but a whole, unaltered one of a known format."""
    contents = _parse(text)
    found = contents.get("format")
    if not _is_version(found) or "game" not in contents:
        raise BadRecord("not-a-record")
    assert isinstance(found, int)
    if found > FORMAT:
        raise BadRecord("future-format", found=found, known=FORMAT)
    contents.pop(BESIDE, None)
    seal = contents.pop("seal", None)
    if seal != sha256(canonical(contents)).hexdigest():
        raise BadRecord("altered-record")
    return _record(contents)


def _is_version(value: Plain) -> bool:
    """A number that some Moonlit could have written."""
    if not isinstance(value, int) or isinstance(value, bool):
        return False
    return 1 <= value <= HIGHEST_VERSION


def _parse(text: str) -> dict[str, Plain]:
    try:
        contents = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord("truncated-record") from error
    if not isinstance(contents, dict):
        raise BadRecord("not-a-record")
    return contents


def _record(contents: dict[str, Plain]) -> Record:
    match contents:
        case {
            "game": str(game),
            "rules_version": int(rules_version),
            "pack": str(pack),
            "config": dict(config),
            "commitment": str(committed),
            "key": str(key_text),
            "actions": list(texts),
            "final": str(final),
        }:
            if not _is_version(rules_version):
                raise BadRecord("not-a-record")
            key = _key(key_text)
            if commitment(key) != committed:
                raise BadRecord("other-key")
            start = contents.get("start")
            if not isinstance(start, dict | None):
                raise BadRecord("not-a-record")
            actions, carried = _actions(texts), _pack_files(contents.get("pack_files"))
            return Record(game, rules_version, pack, config, key, actions, final, start, carried)
    raise BadRecord("not-a-record")


def _pack_files(written: Plain) -> dict[str, str] | None:
    """The files of a pack, with names that lead nowhere else."""
    if written is None:
        return None
    files = written if isinstance(written, dict) else {"": ""}
    found = {name: text for name, text in files.items() if isinstance(text, str)}
    if found != files or not all(map(_FILE_NAME.fullmatch, found)):
        raise BadRecord("not-a-record")
    return found


def _key(text: str) -> bytes:
    try:
        key = bytes.fromhex(text)
    except ValueError as error:
        raise BadRecord("not-a-key") from error
    if len(key) != KEY_BYTES:
        raise BadRecord("not-a-key")
    return key


def _actions(texts: list[Plain]) -> tuple[Action, ...]:
    actions = []
    for number, text in enumerate(texts, start=1):
        if not isinstance(text, str):
            raise BadRecord("not-an-action", version=number)
        try:
            actions.append(parse_action(text))
        except BadNotation as error:
            raise BadRecord("not-an-action", version=number, text=text[:40]) from error
    return tuple(actions)
