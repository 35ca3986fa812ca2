"""Achievement tracks of up to four people, kept in a small file of their own."""

import json
from dataclasses import dataclass, field
from pathlib import Path

from moonlit.core.codec import Plain
from moonlit.core.errors import BadConfig, BadRecord
from moonlit.table.files import keep_both, locked, version_before

SHAPES = ("star", "moon", "leaf", "flame")
FORMAT = 1


@dataclass
class Person:
    """Somebody with a marker shape of their own, and the entries marked in each game."""

    name: str
    shape: str
    marks: dict[str, list[str]] = field(default_factory=dict)

    def marked(self, game: str) -> list[str]:
        """The entries marked in a game, in the order they were earned."""
        return self.marks.setdefault(game, [])


class Tracks:
    """Everybody's progress. The file is written whole or not at all."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.people = _read(path)

    def person(self, name: str) -> Person:
        """A person by name; a new one gets the next free shape (N-TRACK-1)."""
        for person in self.people:
            if person.name == name:
                return person
        if len(self.people) == len(SHAPES):
            known = tuple(person.name for person in self.people)
            raise BadConfig("too-many-people", clause="N-TRACK-1", name=name, known=known)
        person = Person(name, SHAPES[len(self.people)])
        self.people.append(person)
        return person

    def mark(self, name: str, game: str, entries: list[str]) -> list[str]:
        """Mark entries for a person and save; gives those that were new (N-TRACK-3).

        What another program has marked since stays.
        """
        with locked(self._path):
            self.people = _read(self._path)
            marked = self.person(name).marked(game)
            new = [entry for entry in entries if entry not in marked]
            marked.extend(new)
            self._save()
        return new

    def _save(self) -> None:
        people: list[Plain] = [
            {"name": person.name, "shape": person.shape, "marks": _plain(person.marks)}
            for person in self.people
        ]
        text = json.dumps({"format": FORMAT, "people": people}, indent=1, ensure_ascii=False)
        keep_both(self._path, text + "\n")


def _plain(marks: dict[str, list[str]]) -> dict[str, Plain]:
    return {game: list[Plain](entries) for game, entries in marks.items()}


def _read(path: Path) -> list[Person]:
    """The people in a file; no file yet means nobody."""
    try:
        contents = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return []
    except (OSError, ValueError, RecursionError) as error:
        raise _unreadable(path) from error
    match contents:
        case {"format": int(found)} if found > FORMAT:
            raise BadRecord("future-format", found=found, known=FORMAT)
        case {"format": 1, "people": list(people)}:
            return [_read_person(path, written) for written in people]
    raise _unreadable(path)


def _unreadable(path: Path) -> BadRecord:
    before = version_before(path)
    if before.exists():
        return BadRecord("broken-tracks", path=str(path), before=str(before))
    return BadRecord("unreadable-tracks", path=str(path))


def _read_person(path: Path, written: Plain) -> Person:
    match written:
        case {"name": str(name), "shape": str(shape), "marks": dict(marks)} if shape in SHAPES:
            if all(
                isinstance(entries, list) and all(isinstance(entry, str) for entry in entries)
                for entries in marks.values()
            ):
                return Person(name, shape, marks)  # type: ignore[arg-type]
    raise _unreadable(path)
