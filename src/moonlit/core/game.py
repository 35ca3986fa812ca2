"""The protocol of a game: a ruleset without memory; all memory is in the state."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol, TypeVar

from moonlit.core.action import Action, Seat
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.event import Event
from moonlit.core.journal import Journal
from moonlit.core.view import View

Config = Mapping[str, Plain]

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: every seat's place and its points by category.

    Equals share a place and leave out those after it (1, 1, 3). Who win together are all first;
    if all lose together, nobody has a place.
    """

    places: tuple[int, ...]
    sheets: tuple[dict[str, int], ...]
    notes: dict[str, Plain]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who came first."""
        return tuple(Seat(seat) for seat, place in enumerate(self.places) if place == 1)

    @property
    def totals(self) -> tuple[int, ...]:
        """Every seat's final score."""
        return tuple(sum(sheet.values()) for sheet in self.sheets)


class Game(Protocol[S]):
    """One ruleset. Every method is a function of its arguments alone.

    `S` is the game's state. States change only in `apply`; everything else leaves them alone.
    Moves are small numbers for search and replay; actions are the same choices with names.
    """

    id: str
    rules_version: int

    def check_config(self, options: Config) -> dict[str, Plain]:
        """The options completed with their defaults. Raises BadConfig on what cannot be played."""

    def among_people(self, options: Config) -> Config:
        """The options with what holds at a table with people where nobody chooses otherwise."""

    def as_before(self, version: int, options: Config) -> Config | None:
        """Options with which these rules play as an earlier version did; none if they cannot."""

    def pack_hash(self, config: Config) -> str:
        """The digest of the facts in the pack that a match with this config uses."""

    def knows_pack(self, pack: str, config: Config) -> bool:
        """Whether a digest, new or of an earlier version, stands for the facts of this pack."""

    def seats(self, config: Config) -> int:
        """How many seats decide in a match with this config."""

    def setup(self, config: Config, seed: int, journal: Journal) -> S:
        """A match ready for its first decision, from a checked config."""

    def clone(self, state: S) -> S:
        """A state alike that shares nothing that can change."""

    def reseed(self, state: S, seed: int) -> None:
        """Seed the dice in the state; the table does so before every action."""

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """The seats that may act now; empty exactly when there is an outcome."""

    def move_count(self, state: S) -> int:
        """How many moves there are for the seats to act."""

    def move_at(self, state: S, index: int) -> int:
        """The move with this number, in an order that never changes."""

    def action(self, state: S, move: int) -> Action:
        """The named form of a legal move."""

    def move(self, state: S, action: Action) -> int:
        """The move an action stands for.

        Raises NotYourTurn, BadNotation or IllegalAction, the last with the clause it rests on.
        """

    def apply(self, state: S, move: int, journal: Journal) -> None:
        """Carry out a legal move in place, and all that follows without a decision."""

    def events(self, state: S, journal: Journal) -> tuple[Event, ...]:
        """What the journal says about this match, as events."""

    def foresee(self, state: S, move: int) -> dict[str, Plain]:
        """What the seat to act may want to know before it makes this move.

        Facts about what would follow, out of what that seat can know, so `state` is a world drawn
        from its view. Empty if there is nothing to tell.
        """

    def view(self, state: S, seat: Seat | None) -> View:
        """What a seat may know and do, built up from nothing."""

    def determinize(self, view: View, config: Config, dice: Dice) -> S:
        """A whole state that looks like `view` from its seat, the unknown dealt by `dice`."""

    def redeal(self, state: S, seat: Seat | None, dice: Dice) -> None:
        """Deal everything anew that the seat cannot know; its view stays the same."""

    def reveals(self, state: S) -> int:
        """How often something hidden was shown or rolled; undo reaches back no further."""

    def outcome(self, state: S) -> Outcome | None:
        """The result, once nobody has to act."""

    def turn(self, state: S) -> tuple[int, int] | None:
        """The number of the turn and whose it is; none in a game without turns of several steps."""

    def points(self, state: S) -> tuple[int, ...]:
        """Every seat's points if the match ended now: the whole truth, for after the match."""

    def write_state(self, state: S) -> dict[str, Plain]:
        """The whole truth as plain data."""

    def read_state(self, config: Config, written: dict[str, Plain]) -> S:
        """The state that `write_state` wrote."""

    def describe_state(self, state: S) -> dict[str, Plain]:
        """The whole truth with names instead of numbers, for outside programs."""

    def check_state(self, state: S) -> list[str]:
        """What is wrong with a state: things lost or doubled, bounds broken. Usually nothing."""
