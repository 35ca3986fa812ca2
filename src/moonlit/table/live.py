"""A live match: the line of its versions, each of them an action or an undo."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Generic, Literal, TypeVar

from moonlit.core.action import Action, Seat, format_action, parse_action
from moonlit.core.codec import Plain, canonical
from moonlit.core.errors import BadNotation, IllegalAction, StaleVersion
from moonlit.core.event import Event, write_event
from moonlit.core.game import Game, Outcome
from moonlit.core.record import Record
from moonlit.table.match import Attempt, Match

S = TypeVar("S")

Kind = Literal["act", "undo"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One version as it is kept: an action's text, or the length an undo goes back to.

    `id` was chosen by whoever sent it, so that it happens once.
    """

    kind: Kind
    seat: Seat
    text: str
    id: str


@dataclass(frozen=True, slots=True)
class Happening:
    """What a version brought; `length` is how many actions stand after it, `id` of whose entry."""

    version: int
    length: int
    kind: Literal["setup", "act", "undo"]
    seat: Seat | None
    events: tuple[Event, ...]
    id: str = ""

    def face(self, seat: Seat | None) -> tuple[Event, ...]:
        return tuple(event.face(seat) for event in self.events)


@dataclass(frozen=True, slots=True)
class Reached:
    """What a match has come to: its state as text, and a digest of that and all that happened."""

    mark: str
    state: str


@dataclass(frozen=True, slots=True)
class Draft(Generic[S]):
    """A version that was found good but is not yet kept."""

    version: int
    entry: Entry
    change: Attempt[S] | Match[S]


class Live(Generic[S]):
    """A match that people play together. A draft becomes true only when it is accepted."""

    def __init__(self, game: Game[S], record: Record, entries: Iterable[Entry] = ()) -> None:
        self._game = game
        self._start = record
        self.match = Match(game, record)
        self.has_second_chance = False
        self.given = self.match.version
        self._happenings = [Happening(0, self.given, "setup", None, self.match.happened())]
        self._entries: dict[str, tuple[int, Entry]] = {}
        self._chain = _chained("", self.match.happened())
        # A match with many undos would else be played again from its beginning for each of them.
        self.match.remember(past=True)
        for entry in entries:
            self.accept(self._draft(entry))
        self.match.remember(past=False)

    @property
    def version(self) -> int:
        """How many actions and undos there were."""
        return len(self._happenings) - 1

    @property
    def length(self) -> int:
        """How many actions stand."""
        return self.match.version

    @property
    def is_over(self) -> bool:
        return self.match.outcome() is not None

    def reached(self) -> Reached:
        """What it has come to: the same rules lead to the same."""
        return _reached(self._chain, self.match.written())

    def reached_by(self, draft: Draft[S]) -> Reached:
        """What it will have come to once a draft is accepted."""
        if isinstance(draft.change, Match):
            return _reached(_chained(self._chain, ()), draft.change.written())
        chain = _chained(self._chain, draft.change.step.events)
        return _reached(chain, self._game.write_state(draft.change.state))

    def outcome_by(self, draft: Draft[S]) -> Outcome | None:
        """How it will have ended once a draft is accepted; none if it goes on."""
        if isinstance(draft.change, Match):
            return draft.change.outcome()
        return self._game.outcome(draft.change.state)

    def happenings(self, since: int = -1) -> list[Happening]:
        """What came after a version; everything, the set-up first, after -1."""
        return self._happenings[since + 1 :]

    def kept(self, entry: Entry) -> int | None:
        """The version of an entry that is kept already; none if it is new.

        Raises IllegalAction if its id was used for something else.
        """
        known = self._entries.get(entry.id)
        if known is None:
            return None
        version, first = known
        if first != entry:
            raise IllegalAction("id-reused", id=entry.id)
        return version

    def undone_by(self, id_: str) -> int | None:
        """The version of an undo that is kept under this id; none if the id is new.

        Raises IllegalAction if the id was used for something else.
        """
        known = self._entries.get(id_)
        if known is not None and known[1].kind != "undo":
            raise IllegalAction("id-reused", id=id_)
        return known[0] if known else None

    def draft(self, entry: Entry, version: int) -> Draft[S]:
        """Try an entry that answers `version`. Raises TableError, and nothing has changed."""
        if version != self.version:
            raise StaleVersion("stale-version", found=version, now=self.version)
        return self._draft(entry)

    def _draft(self, entry: Entry) -> Draft[S]:
        change = self._undone(entry) if entry.kind == "undo" else self._acted(entry)
        return Draft(self.version + 1, entry, change)

    def _acted(self, entry: Entry) -> Attempt[S]:
        action: Action = parse_action(entry.text)
        if format_action(action) != entry.text:
            # One spelling each, so that what is kept can be compared.
            raise BadNotation("not-an-action", text=entry.text)
        if action.seat != entry.seat:
            raise IllegalAction("foreign-seat", seat=action.seat)
        return self.match.attempt(action)

    def _undone(self, entry: Entry) -> Match[S]:
        if self.is_over:
            raise IllegalAction("match-over")
        if not entry.text.isdecimal() or not self.given <= int(entry.text) < self.length:
            raise IllegalAction("nothing-to-undo")
        return self.match.back_to(int(entry.text))

    def accept(self, draft: Draft[S]) -> None:
        """Make a draft true; it must have been made at this version."""
        assert draft.version == self.version + 1
        entry = draft.entry
        events: tuple[Event, ...] = ()
        if isinstance(draft.change, Match):
            self.has_second_chance |= self.match.has_revealed_since(draft.change.version)
            self.match = draft.change
        else:
            self.match.accept(draft.change)
            events = draft.change.step.events
        self._happenings.append(
            Happening(draft.version, self.length, entry.kind, entry.seat, events, entry.id)
        )
        self._entries[entry.id] = (draft.version, entry)
        self._chain = _chained(self._chain, events)

    def at(self, version: int) -> Match[S]:
        """The match as it stood at an earlier version."""
        if not 0 <= version <= self.version:
            raise StaleVersion("unknown-version", found=version, now=self.version)
        actions = list(self._start.actions)
        for _, entry in list(self._entries.values())[:version]:
            if entry.kind == "act":
                actions.append(parse_action(entry.text))
            else:
                del actions[int(entry.text) :]
        return Match(self._game, replace(self._start, actions=tuple(actions), final=""))


def _reached(chain: str, state: Plain) -> Reached:
    text = canonical(state)
    final = sha256(text).hexdigest()
    return Reached(sha256(f"{chain} {final}".encode()).hexdigest(), text.decode())


def _chained(before: str, events: Iterable[Event]) -> str:
    told = canonical([write_event(event) for event in events])
    return sha256(before.encode() + told).hexdigest()
