"""What every game does alike, whatever its rules."""

from typing import Generic, Protocol, Self, TypeVar

from moonlit.core.action import Seat
from moonlit.core.codec import Plain, fingerprint
from moonlit.core.dice import Dice
from moonlit.core.game import Config, Game
from moonlit.core.play import legal
from moonlit.core.view import View


class State(Protocol):
    """What every state has: dice, a count of what was revealed, and a copy of itself."""

    @property
    def dice(self) -> Dice: ...

    @property
    def reveals(self) -> int: ...

    def clone(self) -> Self: ...


S = TypeVar("S", bound=State)
T = TypeVar("T")


class Ruleset(Game[S], Generic[S, T]):
    """A game with terms of the type `T`; it adds its rules and the two methods left open here."""

    def __init__(self) -> None:
        self._terms: dict[str, T] = {}

    def make_terms(self, config: Config) -> T:
        """What stays the same for a match with a checked config."""
        raise NotImplementedError

    def among_people(self, options: Config) -> Config:
        return options

    def turn(self, state: S) -> tuple[int, int] | None:
        return None

    def as_before(self, version: int, options: Config) -> Config | None:
        return None

    def table(self, state: S, seat: Seat | None) -> dict[str, Plain]:
        """What a seat may know, built up from nothing."""
        raise NotImplementedError

    def terms(self, config: Config) -> T:
        """What stays the same for a match; made once for every config."""
        key = fingerprint(dict(config))
        if key not in self._terms:
            self._terms[key] = self.make_terms(config)
        return self._terms[key]

    def view(self, state: S, seat: Seat | None) -> View:
        may_do = legal(self, state, seat) if seat is not None else ()
        return View(self.id, seat, self.to_act(state), may_do, self.table(state, seat))

    def clone(self, state: S) -> S:
        return state.clone()

    def reseed(self, state: S, seed: int) -> None:
        state.dice.reseed(seed)

    def reveals(self, state: S) -> int:
        return state.reveals
