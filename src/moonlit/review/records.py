"""Records taken apart: read from a file, replayed as plain data, verified."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from moonlit.core.action import format_action
from moonlit.core.codec import Plain
from moonlit.core.errors import BadRecord, ReplayMismatch
from moonlit.core.event import write_event
from moonlit.core.game import Game, Outcome
from moonlit.core.record import Moment, Record, commitment, of_today, read_record, replay
from moonlit.core.view import View
from moonlit.games import AnyState, load_game
from moonlit.table.files import version_before
from moonlit.table.places import data_folder
from moonlit.table.shelf import Shelf

LARGEST_RECORD: Final = 1 << 24


def load_record(path: Path) -> Record:
    """The record in a file. Raises BadRecord on anything else, a missing file included."""
    try:
        with path.open("rb") as stream:
            raw = stream.read(LARGEST_RECORD + 1)
    except OSError as error:
        raise BadRecord("unreadable-record", path=str(path)) from error
    if len(raw) > LARGEST_RECORD:
        raise BadRecord("not-a-record")
    try:
        return _read(raw)
    except BadRecord as error:
        before = version_before(path)
        if not before.is_file():
            raise
        raise BadRecord("broken-record", path=str(path), before=str(before)) from error


def _read(raw: bytes) -> Record:
    # JSON can spell half characters and nest without end; neither can be written again.
    try:
        return read_record(raw.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise BadRecord("not-a-record") from error


def load_match(path: Path, pack: Path | None) -> tuple[Game[AnyState], Record]:
    """The record in a file and its game. Raises TableError on what no match can have left."""
    record = load_record(path)
    game = game_of(record, pack)
    check_record(game, record)
    return game, of_today(game, record)


def game_of(record: Record, pack: Path | None) -> Game[AnyState]:
    """With the pack that was named, the built-in one, what the record carries, or a kept one."""
    game = load_game(record.game, pack)
    if pack is not None or game.knows_pack(record.pack, record.config):
        return game
    if record.pack_files is None:
        return Shelf(data_folder()).find(record.game, record.pack) or game
    with TemporaryDirectory() as folder:
        for name, text in record.pack_files.items():
            (Path(folder) / name).write_text(text, "utf-8")
        return load_game(record.game, Path(folder))


def check_record(game: Game[AnyState], record: Record) -> None:
    """Raises TableError unless the config is one that the game has completed itself."""
    if game.check_config(record.config) != record.config:
        raise BadRecord("altered-record")


def moments(game: Game[AnyState], record: Record) -> Iterator[Moment[AnyState]]:
    """Replay a record that may come from anywhere; its config is checked first."""
    check_record(game, record)
    return replay(game, record)


def views_at(game: Game[AnyState], record: Record, versions: Collection[int]) -> dict[int, View]:
    """What the deciding seats saw at these versions."""
    return {
        moment.version: game.view(moment.state, game.to_act(moment.state)[0])
        for moment in moments(game, record)
        if moment.version in versions
    }


def steps(game: Game[AnyState], record: Record) -> Iterator[dict[str, Plain]]:
    """Every step of a replay with its events and the whole state after it, then the outcome."""
    outcome = None
    for moment in moments(game, record):
        action = moment.action
        yield {
            "version": moment.version,
            "seat": None if action is None else action.seat,
            "action": None if action is None else format_action(action),
            "events": [write_event(event) for event in moment.events],
            "state": game.describe_state(moment.state),
        }
        outcome = game.outcome(moment.state)
    yield {"outcome": None if outcome is None else write_outcome(outcome)}


def write_outcome(outcome: Outcome) -> dict[str, Plain]:
    """A result as plain data."""
    return {
        "winners": list[Plain](outcome.winners),
        "places": list[Plain](outcome.places),
        "totals": list[Plain](outcome.totals),
        "sheets": [dict[str, Plain](sheet) for sheet in outcome.sheets],
        "rank": outcome.notes.get("rank"),
    }


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a record that holds true leads to; `outcome` is None while the match is not over."""

    record: Record
    outcome: Outcome | None

    def plain(self) -> dict[str, Plain]:
        record, outcome = self.record, self.outcome
        return {
            "verified": True,
            "game": record.game,
            "rules_version": record.rules_version,
            "pack": record.pack,
            "commitment": commitment(record.key),
            "actions": len(record.actions),
            "final": record.final,
            "outcome": None if outcome is None else write_outcome(outcome),
        }


def verify(game: Game[AnyState], record: Record) -> Verdict:
    """Play a record again from its key; raises BadRecord or ReplayMismatch where it does not fit.

    Reading it has already compared the key with the commitment and the contents with the seal.
    """
    if not record.final:
        raise ReplayMismatch("no-end")
    outcome = None
    for moment in moments(game, record):
        outcome = game.outcome(moment.state)
    return Verdict(record, outcome)
