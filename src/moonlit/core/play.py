"""Playing: listing actions, and applying one with its events."""

from typing import TypeVar

from moonlit.core.action import Action, Seat
from moonlit.core.event import Event
from moonlit.core.game import Game
from moonlit.core.journal import Journal

S = TypeVar("S")


def legal(game: Game[S], state: S, seat: Seat) -> tuple[Action, ...]:
    """What a seat may do now, in the game's fixed order; empty if it is not to act."""
    if seat not in game.to_act(state):
        return ()
    moves = (game.move_at(state, index) for index in range(game.move_count(state)))
    actions = (game.action(state, move) for move in moves)
    return tuple(action for action in actions if action.seat == seat)


def apply(game: Game[S], state: S, action: Action, seed: int) -> tuple[S, tuple[Event, ...]]:
    """The state after an action and what happened, with the dice freshly seeded.

    The state passed in stays as it is. Raises what `Game.move` raises.
    """
    after = game.clone(state)
    events = advance(game, after, action, seed)
    return after, events


def advance(game: Game[S], state: S, action: Action, seed: int) -> tuple[Event, ...]:
    """Apply an action in place. If it is refused the state is untouched."""
    move = game.move(state, action)
    game.reseed(state, seed)
    journal = Journal(True)
    game.apply(state, move, journal)
    return game.events(state, journal)
