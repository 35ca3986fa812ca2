"""Positions for tests, written in the game's notation and played with action texts."""

from moonlit.core.action import Seat, parse_action
from moonlit.core.codec import Plain
from moonlit.core.errors import TableError
from moonlit.core.event import Event
from moonlit.core.journal import Journal
from moonlit.core.play import advance, legal
from moonlit.core.view import View
from moonlit.games.nocturne.notation import format_cell, format_token, members, names_in_bag
from moonlit.games.nocturne.position import read_position
from moonlit.games.nocturne.scoring import score_all
from moonlit.games.nocturne.state import (
    NOTHING,
    State,
    spell_cell,
    spell_seat,
    spell_token,
)
from moonlit.packs.nocturne.words import CATEGORIES
from tests.games.nocturne.sampling import GAME


class Table:
    """A state to act on and to look at."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def to_act(self) -> int | None:
        seats = GAME.to_act(self.state)
        return seats[0] if seats else None

    def legal(self, seat: int | None = None) -> list[str]:
        """The action texts of a seat, or of whoever is to act."""
        asked = self.to_act() if seat is None else seat
        return [] if asked is None else [str(a) for a in legal(GAME, self.state, Seat(asked))]

    def play(self, *texts: str) -> list[Event]:
        """Play actions; gives the events of the last one and keeps all."""
        events: tuple[Event, ...] = ()
        already_broken = set(GAME.check_state(self.state))
        for text in texts:
            events = advance(GAME, self.state, parse_action(text), 7)
            self.events += events
            assert set(GAME.check_state(self.state)) <= already_broken
        return list(events)

    def refusal(self, text: str) -> TableError:
        """The error that an action meets; the state must not change."""
        before = GAME.write_state(self.state)
        try:
            advance(GAME, self.state, parse_action(text), 7)
        except TableError as error:
            assert GAME.write_state(self.state) == before
            return error
        raise AssertionError(f"{text} was not refused")

    def supply(self, seat: int) -> list[str]:
        return names_in_bag(self.state.players[seat].supply)

    def tiles(self, seat: int) -> list[str]:
        return [GAME.names.tiles[tile] for tile in self.state.players[seat].tiles]

    def cards(self, seat: int) -> list[str]:
        return [GAME.names.cards[card] for card in self.state.players[seat].cards]

    def goals(self, seat: int) -> list[int]:
        return members(self.state.players[seat].goals)

    def control(self, seat: int) -> list[str]:
        return [format_cell(cell) for cell in members(self.state.players[seat].control)]

    def sprites(self) -> list[str]:
        return [f"{spell_seat(s)}:{format_token(spell_token(s))}" for s in self.state.sprites]

    def slots(self) -> list[str | None]:
        return [GAME.names.tiles[t] if t != NOTHING else None for t in self.state.slots]

    def forest(self) -> dict[str, str]:
        cells = members(self.state.tiled)
        return {format_cell(cell): GAME.names.tiles[self.state.forest[cell]] for cell in cells}

    def face_down(self) -> dict[str, str]:
        return {
            format_cell(spell_cell(s)): f"{spell_seat(s)}:{format_token(spell_token(s))}"
            for s in self.state.fallen
        }

    def view(self, seat: int | None) -> View:
        return GAME.view(self.state, None if seat is None else Seat(seat))

    def sheet(self, seat: int) -> dict[str, int]:
        """The points by category if the match ended here, mirror stones as assigned."""
        sheets = score_all(self.state)
        count = len(CATEGORIES)
        return dict(zip(CATEGORIES, sheets[seat * count : (seat + 1) * count], strict=True))


def position(text: str, **options: Plain) -> Table:
    """The position a text describes; options as for a match, two players unless said."""
    return Table(read_position(GAME, text, dict(options)))


def match(seed: int = 0, **options: Plain) -> Table:
    """A match freshly set up."""
    config = GAME.check_config(dict(options))
    return Table(GAME.setup(config, seed, Journal(False)))
