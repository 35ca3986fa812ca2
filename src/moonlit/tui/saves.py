"""Where matches are kept, and how a record reaches the disk whole or not at all."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from itertools import count
from pathlib import Path

from moonlit.core.codec import Plain
from moonlit.core.errors import BadRecord
from moonlit.core.record import Record, commitment, read_beside, read_record, write_record
from moonlit.table.files import keep_both, locked, replace_file, text_of
from moonlit.table.places import data_folder

SEATS_SUFFIX = ".seats"


@dataclass(frozen=True, slots=True)
class Standing:
    """What a match has come to, for rules that do not lead there: its state as text, and its log.

    `told`: line by line, as whoever sits here was told of it.
    """

    state: str
    told: tuple[str, ...]
    is_over: bool

    def plain(self) -> dict[str, Plain]:
        return {"state": self.state, "told": list[Plain](self.told), "is_over": self.is_over}


def matches_folder() -> Path:
    """The folder in which matches are kept unless another place is named."""
    return data_folder() / "matches"


def new_path(record: Record, wanted: Path | None) -> Path:
    """Where a new match is kept; refuses a place where another match already is."""
    moment = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    name = f"{record.game}-{moment}-{commitment(record.key)[:6]}.json"
    if wanted is None:
        return matches_folder() / name
    if wanted.is_dir():
        return wanted / name
    if wanted.exists():
        raise BadRecord("record-exists", path=str(wanted))
    return wanted


def load(path: Path) -> Record:
    """The record in a file; raises BadRecord, also when there is no such file."""
    try:
        return read_record(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord("unreadable-record", path=str(path)) from error


def load_standing(path: Path, record: Record) -> Standing | None:
    """What stands beside the record in a file; none if there is nothing, or if it was damaged."""
    match read_beside(path.read_text(encoding="utf-8")):
        case {"state": str(state), "told": list(told), "is_over": bool(is_over)}:
            lines = tuple(line for line in told if isinstance(line, str))
            is_whole = sha256(state.encode("utf-8", "replace")).hexdigest() == record.final
            return Standing(state, lines, is_over) if is_whole else None
    return None


def save(path: Path, record: Record, standing: Standing, known: str | None) -> tuple[Path, str]:
    """Write a match over what is known to be there; gives its place and what was written.

    If another program has written there since, its moves stay and the record gets a new name.
    """
    text = write_record(record, standing.plain())
    with locked(path):
        found = text_of(path)
        if found is not None and found != known:
            path = free_name(path)
        keep_both(path, text)
    return path, text


def free_name(path: Path) -> Path:
    """A name beside this one that nothing has yet."""
    numbered = (path.with_name(f"{path.stem}-{number}{path.suffix}") for number in count(2))
    return next(one for one in numbered if not one.exists())


def load_seats(path: Path) -> tuple[str, ...]:
    """Who sat where, from the note beside a record; empty if there is none."""
    try:
        seats = json.loads(_note(path).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return ()
    if not isinstance(seats, list) or not all(isinstance(seat, str) for seat in seats):
        return ()
    return tuple(seats)


def save_seats(path: Path, seats: Sequence[str]) -> None:
    """Note beside a record who sits where; a record itself knows no people."""
    replace_file(_note(path), json.dumps(list(seats), ensure_ascii=False) + "\n")


def _note(path: Path) -> Path:
    return path.with_name(path.name + SEATS_SUFFIX)
