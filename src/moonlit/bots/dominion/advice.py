"""Hints: the best moves by playouts, from one seat's view alone, with reasons that can be counted.

A move's chance and its lead are plain means over all its playouts.
"""

from dataclasses import dataclass
from typing import Final

from moonlit.bots.advice import (
    Choice,
    Reason,
    advised_seat,
    mean_and_error,
    read_choice,
    write_choice,
)
from moonlit.bots.dominion.candidates import insert
from moonlit.bots.dominion.levels import Level
from moonlit.bots.dominion.menu import Menu
from moonlit.bots.dominion.plans import Effort, plans_for
from moonlit.bots.dominion.race import Race
from moonlit.bots.dominion.reasons import reasons_for
from moonlit.bots.dominion.seats import MATCHES_PER_PLAYOUT
from moonlit.bots.dominion.thinker import MOST_MOVES, Thinker
from moonlit.core.action import Action
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.game import Config, Game
from moonlit.core.plain import number, tables
from moonlit.core.view import View
from moonlit.games import AnyState
from moonlit.games.dominion.moves import (
    PLAY_CARD,
    PLAY_TREASURES,
    move_at,
    move_count,
    move_verb,
)
from moonlit.games.dominion.state import State

ITERATIONS: Final = 1000
COMPARED: Final = 3
# Figures rest on no fewer worlds.
WORLDS: Final = 8
# A gap below so many standard errors is a close call.
ERRORS: Final = 2.0


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do, best first."""

    seat: int
    playouts: int
    choices: tuple[Choice, ...]
    is_close: bool


def advise(
    game: Game[AnyState],
    view: View,
    config: Config,
    dice: Dice,
    *,
    iterations: int = 0,
    milliseconds: int = 0,
) -> Advice:
    """Advice for the seat that sees this view. Raises NotYourTurn unless it is to act."""
    seat = advised_seat(view)
    if not iterations and not milliseconds:
        iterations = ITERATIONS
    world = game.determinize(view, config, dice)
    assert isinstance(world, State)
    effort = Effort(MATCHES_PER_PLAYOUT * iterations, 0 if iterations else milliseconds)
    plans = plans_for(world.terms, effort)
    level = Level(iterations=iterations, milliseconds=0 if iterations else milliseconds)
    thinker = Thinker(game, config, dice, level)
    race = thinker.race(world, plans)
    if len(race.moves) == 1:
        race = thinker.race(world, plans, _whatever(world, plans[0], race.moves[0]))
    while race.worlds < WORLDS:
        race.run_world()
    order = _order(race)
    choices = tuple(
        _choice(
            race,
            place,
            game.action(world, race.moves[place]),
            reasons_for(world, race.moves[place], plans[0]),
        )
        for place in order
    )
    is_close = len(order) > 1 and race.edge(order[0], order[1]) < ERRORS
    return Advice(seat, int(race.playouts), choices, is_close)


def _whatever(world: State, plan: Menu, usual: int) -> list[int]:
    """What a bot does unasked, beside all that somebody else might do instead."""
    others: list[int] = []
    for index in range(int(move_count(world))):
        other = int(move_at(world, index))
        # One Treasure after the other comes to the same.
        is_same = move_verb(usual) == PLAY_TREASURES and move_verb(other) == PLAY_CARD
        if other != usual and not is_same:
            insert(world, plan, others, other)
    return [usual, *others[: MOST_MOVES - 1]]


def _order(race: Race) -> list[int]:
    """The move to make, then the best of the others by the figures people are shown."""
    best = int(race.best())
    others = [place for place in range(len(race.moves)) if place != best]
    others.sort(key=lambda place: (_win(race, place), race.mean(place)), reverse=True)
    return [best, *others][:COMPARED]


def _choice(race: Race, place: int, action: Action, reasons: tuple[Reason, ...]) -> Choice:
    worlds = len(race.values[place])
    lead, error = mean_and_error(race.leads[place], race.squares[place], worlds)
    return Choice(action, _win(race, place), round(lead, 1), round(error, 1), reasons)


def _win(race: Race, place: int) -> int:
    """How many of a hundred matches a move wins."""
    return round(100 * race.wins[place] / len(race.values[place]))


def write_advice(advice: Advice) -> dict[str, Plain]:
    """Advice as plain data."""
    return {
        "seat": advice.seat,
        "playouts": advice.playouts,
        "choices": [write_choice(choice) for choice in advice.choices],
        "is_close": advice.is_close,
    }


def read_advice(told: dict[str, Plain]) -> Advice:
    """The advice that `write_advice` wrote."""
    return Advice(
        seat=number(told["seat"]),
        playouts=number(told["playouts"]),
        choices=tuple(read_choice(choice) for choice in tables(told["choices"])),
        is_close=bool(told["is_close"]),
    )
