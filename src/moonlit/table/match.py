"""A match at the table: it checks, keeps and undoes actions, and shows each seat its view."""

from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from moonlit.core.action import Action, Seat
from moonlit.core.codec import fingerprint
from moonlit.core.errors import IllegalAction, StaleVersion
from moonlit.core.event import Event
from moonlit.core.game import Config, Game, Outcome
from moonlit.core.play import advance
from moonlit.core.record import Record, commitment, replay, seed_of
from moonlit.core.view import View

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class _Step:
    """What undo and the log need to know of an action."""

    seat: Seat | None
    reveals: int
    events: tuple[Event, ...]


class Match(Generic[S]):
    """One play of a game. Nothing but views, event faces and, at the end, the record leaves it."""

    def __init__(self, game: Game[S], record: Record) -> None:
        self._game = game
        self._load(record)

    @classmethod
    def begin(cls, game: Game[S], options: Config, key: bytes) -> "Match[S]":
        """Set up a new match; raises BadConfig on options that cannot be played."""
        config = game.check_config(options)
        pack = game.pack_hash(config)
        return cls(game, Record(game.id, game.rules_version, pack, config, key))

    def _load(self, record: Record) -> None:
        self._record = replace(record, final="")
        self._steps: list[_Step] = []
        for moment in replay(self._game, record):
            self._state = moment.state
            seat = moment.action.seat if moment.action else None
            self._steps.append(_Step(seat, self._game.reveals(moment.state), moment.events))

    @property
    def config(self) -> Config:
        """What was chosen before the match; everybody knows it."""
        return self._record.config

    @property
    def version(self) -> int:
        """How many actions have been taken."""
        return len(self._record.actions)

    @property
    def commitment(self) -> str:
        """The hash of the secret key, shown from the start."""
        return commitment(self._record.key)

    @property
    def seats(self) -> int:
        """How many seats decide."""
        return self._game.seats(self.config)

    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now."""
        return self._game.to_act(self._state)

    def view(self, seat: Seat | None) -> View:
        """What a seat, or an onlooker, may know and do."""
        return self._game.view(self._state, seat)

    def events(self, seat: Seat | None, since: int = 0) -> list[tuple[Event, ...]]:
        """What a seat saw happen, a group for every version from `since` on; 0 is the set-up."""
        steps = self._steps[since:]
        return [tuple(event.face(seat) for event in step.events) for step in steps]

    def act(self, action: Action, version: int) -> None:
        """Take an action that answers `version`. If it is refused nothing has changed."""
        if version != self.version:
            raise StaleVersion("stale-version", found=version, now=self.version)
        seed = seed_of(self._record.key, version + 1)
        events = advance(self._game, self._state, action, seed)
        self._record = self._record.after(action)
        self._steps.append(_Step(action.seat, self._game.reveals(self._state), events))

    def refusal_of_undo(self, seat: Seat) -> str:
        """Why a seat may not take its last action back; empty if it may."""
        if self.version == 0:
            return "nothing-to-undo"
        before, last = self._steps[-2:]
        if last.seat != seat:
            return "undo-of-others"
        return "undo-past-reveal" if last.reveals != before.reveals else ""

    def undo(self, seat: Seat) -> None:
        """Take back a seat's last action, if nothing was revealed or rolled since."""
        refusal = self.refusal_of_undo(seat)
        if refusal:
            raise IllegalAction(refusal, seat=seat)
        self._load(replace(self._record, actions=self._record.actions[:-1]))

    def outcome(self) -> Outcome | None:
        """The result, once the match is over."""
        return self._game.outcome(self._state)

    def record(self) -> Record:
        """The whole record; it holds every secret and is for keeping, or for after the match."""
        final = fingerprint(self._game.write_state(self._state))
        return replace(self._record, final=final)
