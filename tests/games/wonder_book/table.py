"""A table laid out by hand for tests: a written position, moves in action text."""

from collections.abc import Mapping

from moonlit.core.action import Seat, parse_action
from moonlit.core.codec import Plain
from moonlit.core.errors import TableError
from moonlit.core.event import Event
from moonlit.core.journal import Journal
from moonlit.core.play import advance, legal
from moonlit.games.wonder_book.meta import WonderBook, load
from moonlit.games.wonder_book.names import wyrm_state
from moonlit.games.wonder_book.position import lay_out
from moonlit.games.wonder_book.state import State

GAME = load(None)


class Table:
    """A match in a written position."""

    def __init__(
        self,
        *heroes: str,
        players: int = 0,
        config: dict[str, Plain] | None = None,
        seed: int = 7,
        game: WonderBook = GAME,
        laid: Mapping[str, Plain] | None = None,
        **more: Plain,
    ) -> None:
        options: dict[str, Plain] = {
            "players": players or len(heroes),
            "heroes": list[Plain](heroes),
            **(config or {}),
        }
        position: dict[str, Plain] = {**(laid or {}), **more}
        self.game = game
        self.config = game.check_config(options)
        journal = Journal(True)
        self.state: State = lay_out(game, self.config, position, seed, journal)
        self.events: list[Event] = list(game.events(self.state, journal))
        self.seed = seed

    def do(self, *actions: str) -> "Table":
        """Play actions; `events` holds what the last one brought about."""
        for action in actions:
            self.seed += 1
            self.events = list(advance(self.game, self.state, parse_action(action), self.seed))
            assert self.game.check_state(self.state) == []
        return self

    def legal(self, seat: int = 0) -> list[str]:
        """What a seat may do, as texts."""
        return [str(action) for action in legal(self.game, self.state, Seat(seat))]

    def offers(self, action: str) -> bool:
        """May this be done now?"""
        return action in self.legal(int(action.split(maxsplit=1)[0]))

    def refused(self, action: str) -> TableError:
        """Why an action is refused; nothing changes."""
        before = self.game.write_state(self.state)
        try:
            self.game.move(self.state, parse_action(action))
        except TableError as error:
            assert self.game.write_state(self.state) == before
            return error
        raise AssertionError(f"{action} is possible")

    def view(self) -> dict[str, Plain]:
        return self.game.view(self.state, None).table

    def hero(self, name: str) -> dict[str, Plain]:
        heroes = self.view()["heroes"]
        assert isinstance(heroes, list)
        return next(one for one in heroes if isinstance(one, dict) and one["id"] == name)

    def wyrms(self) -> list[str]:
        """The wyrms on the board by area and state, sorted."""
        s = self.state
        found = [
            f"{s.program.area_names[area]} {wyrm_state(stun)}"
            for area, stun in zip(s.wyrm_area, s.wyrm_stun, strict=True)
            if area >= 0
        ]
        return sorted(found)

    @property
    def pool(self) -> int:
        return sum(self.state.is_wyrm_in_pool(wyrm) for wyrm in range(8))

    @property
    def goal(self) -> tuple[Plain, Plain, Plain]:
        """The card of the present goal, since how many player phases, and its par."""
        goal = self.view()["goal"]
        assert isinstance(goal, dict)
        return goal["card"], goal["phases"], goal["par"]

    @property
    def decision(self) -> dict[str, Plain]:
        """What is being decided, as everybody sees it."""
        decision = self.view()["decision"]
        assert isinstance(decision, dict)
        return decision

    def in_any_order(self) -> "Table":
        """Let the wyrms act in any order wherever it is asked for."""
        while self.decision["kind"] == "order":
            self.do("0 rest")
        return self

    def told(self, kind: type[Event]) -> list[Event]:
        """The events of one class that the last action brought about."""
        return [event for event in self.events if isinstance(event, kind)]
