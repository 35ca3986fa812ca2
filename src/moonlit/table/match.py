"""A match at the table: it checks, keeps and undoes actions, and shows each seat its view."""

from copy import copy
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Generic, TypeVar

from moonlit.core.action import Action, Seat
from moonlit.core.codec import Plain, fingerprint
from moonlit.core.dice import Dice
from moonlit.core.errors import IllegalAction, StaleVersion
from moonlit.core.event import Event
from moonlit.core.game import Config, Game, Outcome
from moonlit.core.play import apply
from moonlit.core.record import Record, commitment, of_today, replay, seed_of
from moonlit.core.view import View

S = TypeVar("S")

# Bots are seeded by seat and version, so that a match taken up again does not repeat their dice.
_VERSIONS = 1 << 20


@dataclass(frozen=True, slots=True)
class _Step:
    """What undo and the log need to know of an action."""

    seat: Seat | None
    reveals: int
    turn: tuple[int, int] | None
    events: tuple[Event, ...]


def _step(game: Game[S], seat: Seat | None, state: S, events: tuple[Event, ...]) -> _Step:
    return _Step(seat, game.reveals(state), game.turn(state), events)


@dataclass(frozen=True, slots=True)
class Attempt(Generic[S]):
    """An action tried on a copy: what the match will be once it is accepted."""

    action: Action
    state: S
    step: _Step


class Match(Generic[S]):
    """One play of a game. Nothing but views, event faces and, at the end, the record leaves it."""

    def __init__(self, game: Game[S], record: Record) -> None:
        self._game = game
        record = of_today(game, record)
        self._record = replace(record, final="")
        self._steps: list[_Step] = []
        self._past: dict[int, S] | None = None
        for moment in replay(game, record):
            self._state = moment.state
            seat = moment.action.seat if moment.action else None
            self._steps.append(_step(game, seat, moment.state, moment.events))

    @classmethod
    def begin(cls, game: Game[S], options: Config, key: bytes) -> "Match[S]":
        """Set up a new match; raises BadConfig on options that cannot be played."""
        config = game.check_config(options)
        pack = game.pack_hash(config)
        return cls(game, Record(game.id, game.rules_version, pack, config, key))

    @property
    def config(self) -> Config:
        """What was chosen before the match; everybody knows it."""
        return self._record.config

    @property
    def goes_on(self) -> bool:
        """Whether it began with the state that a match of other rules had come to."""
        return self._record.start is not None

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

    def happened(self) -> tuple[Event, ...]:
        """Everything that happened so far, unmasked: for the table's own log, which shows faces."""
        return tuple(event for step in self._steps for event in step.events)

    def act(self, action: Action, version: int) -> None:
        """Take an action that answers `version`. If it is refused nothing has changed."""
        if version != self.version:
            raise StaleVersion("stale-version", found=version, now=self.version)
        self.accept(self.attempt(action))

    def attempt(self, action: Action) -> Attempt[S]:
        """Try an action on a copy; raises what `Game.move` raises."""
        seed = seed_of(self._record.key, self.version + 1)
        state, events = apply(self._game, self._state, action, seed)
        return Attempt(action, state, _step(self._game, action.seat, state, events))

    def accept(self, attempt: Attempt[S]) -> None:
        """Take over an attempt made at this version."""
        assert len(self._steps) == self.version + 1
        self._state = attempt.state
        self._record = self._record.after(attempt.action)
        self._steps.append(attempt.step)
        if self._past is not None:
            self._past[self.version] = attempt.state

    def remember(self, *, past: bool) -> None:
        """Keep every state from now on, so that going back costs nothing, or let them go."""
        self._past = {self.version: self._state} if past else None

    def foresee(self, seat: Seat | None, action: Action, seed: int = 0) -> dict[str, Plain]:
        """What would follow from an action, found in a world dealt from what a seat sees."""
        world = self._game.determinize(self.view(seat), self.config, Dice(seed))
        return self._game.foresee(world, self._game.move(world, action))

    def bot_seed(self, seat: Seat) -> int:
        """Dice for a bot that decides now, apart from the dice of the match."""
        key = sha256(b"bots" + self._record.key).digest()
        return seed_of(key, seat * _VERSIONS + self.version)

    def undo_length(self, seat: Seat, *, is_alone: bool = False) -> int:
        """How many actions are left if a seat takes its last one back; all of them if it may not.

        Nothing may have been revealed since. Others' actions are never taken back along, unless
        the seat is alone with bots.
        """
        length = self.version
        while length > 0 and self._is_hidden_still(length):
            length -= 1
            if self._steps[length + 1].seat == seat:
                return length
            if not is_alone:
                break
        return self.version

    def refusal_of_undo(self, seat: Seat, *, is_alone: bool = False) -> str:
        """Why a seat may not take its last action back; empty if it may."""
        if self.undo_length(seat, is_alone=is_alone) < self.version:
            return ""
        if self.version == 0:
            return "nothing-to-undo"
        is_own = self._steps[-1].seat == seat or is_alone
        return "undo-past-reveal" if is_own else "undo-of-others"

    def _is_hidden_still(self, length: int) -> bool:
        """Whether the action that led to this length has shown or rolled nothing."""
        return self._steps[length].reveals == self._steps[length - 1].reveals

    def turn_length(self, seat: Seat, *, is_alone: bool) -> int:
        """As `undo_length`, back over all the seat has done in a row."""
        length = self.undo_length(seat, is_alone=is_alone)
        while 0 < length < self.version and self._steps[length].seat == seat:
            if not self._is_hidden_still(length):
                break
            length -= 1
        return length

    def step_begun(self, seat: Seat) -> int:
        """The length at which a seat last acted, whatever has happened since; else the present."""
        acted = (length for length in range(self.version, 0, -1) if self._acts(seat, length))
        return next(acted, self.version + 1) - 1

    def turn_begun(self, seat: Seat) -> int:
        """As above, of the last of a seat's own turns in which it acted.

        Where a game knows no turns, it is what the seat did in a row.
        """
        own = (n for n in range(self.version, 0, -1) if self._acts_in_own_turn(seat, n))
        last = next(own, 0)
        if last == 0:
            return self.version
        begun, turn = last - 1, self._steps[last - 1].turn
        while begun > 0 and (
            self._acts(seat, begun) if turn is None else self._steps[begun - 1].turn == turn
        ):
            begun -= 1
        return begun

    def _acts(self, seat: Seat, length: int) -> bool:
        return self._steps[length].seat == seat

    def _acts_in_own_turn(self, seat: Seat, length: int) -> bool:
        turn = self._steps[length - 1].turn
        return self._acts(seat, length) and (turn is None or turn[1] == seat)

    def has_revealed_since(self, length: int) -> bool:
        """Whether something hidden was shown or rolled after that many actions."""
        return self._steps[length].reveals != self._steps[-1].reveals

    def back_to(self, length: int) -> "Match[S]":
        """The match as it was after that many actions."""
        record = replace(self._record, actions=self._record.actions[:length])
        if self._past is None or length not in self._past:
            return Match(self._game, record)
        match = copy(self)
        match._record, match._steps = record, self._steps[: length + 1]
        match._state = self._past[length]
        return match

    def undo(self, seat: Seat, *, is_alone: bool = False) -> "Match[S]":
        """The match without a seat's last action. Raises IllegalAction where that is too late."""
        refusal = self.refusal_of_undo(seat, is_alone=is_alone)
        if refusal:
            raise IllegalAction(refusal, seat=seat)
        return self.back_to(self.undo_length(seat, is_alone=is_alone))

    def outcome(self) -> Outcome | None:
        """The result, once the match is over."""
        return self._game.outcome(self._state)

    def record(self) -> Record:
        """The whole record; it holds every secret and is for keeping, or for after the match."""
        return replace(self._record, final=fingerprint(self.written()))

    def written(self) -> dict[str, Plain]:
        """The whole truth as plain data; for keeping."""
        return self._game.write_state(self._state)
