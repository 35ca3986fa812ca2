"""Everything an engine does in numbered matches, line by line, to be held against the other engine.

    MOONLIT_PURE=1 python -m tools.lockstep dominion 0 20 > pure.txt
    python -m tools.lockstep dominion 0 20 > compiled.txt

First the engine; then a line for every decision: the state, the moves, what happened, now and then
what every seat sees, a world that looks the same, and what every bot would do.
"""

import argparse
from collections.abc import Iterator
from hashlib import sha256

from moonlit.bots.bot import make_bot
from moonlit.core.action import format_action
from moonlit.core.dice import Dice
from moonlit.core.event import write_event
from moonlit.core.game import Game
from moonlit.core.journal import Journal
from moonlit.core.play import legal
from moonlit.core.view import view_bytes
from moonlit.engine import engine
from moonlit.games import AnyState, load_game
from tests.laws.games import bots_of, draw
from tests.laws.laws import Config, seats_of, written

# Looking through all eyes costs more than playing, and asking all bots more than looking.
LOOK_EVERY = 7
ASK_EVERY = 300


def trace(name: str, number: int) -> Iterator[str]:
    """One line for every decision of a numbered match that is played at random."""
    game, (config, dice) = load_game(name), draw(name, number)
    journal = Journal(True)
    state = game.setup(config, dice.word(), journal)
    count = 0
    while game.to_act(state):
        told = [f"{name} {number}:{count}", *_position(game, state)]
        told.append(_digest(str([write_event(event) for event in game.events(state, journal)])))
        if count % LOOK_EVERY == number % LOOK_EVERY:
            told += _views(game, config, state)
            told.append(f"world {_world(game, config, state, dice)}")
        if count % ASK_EVERY == number % ASK_EVERY:
            told += _choices(game, config, state)
        yield " ".join(told)
        move = game.move_at(state, dice.below(game.move_count(state)))
        game.reseed(state, dice.word())
        journal = Journal(True)
        game.apply(state, move, journal)
        count += 1
    yield f"{name} {number}:end {written(game, state)} {game.outcome(state)}"


def _position(game: Game[AnyState], state: AnyState) -> Iterator[str]:
    moves = [format_action(one) for seat in game.to_act(state) for one in legal(game, state, seat)]
    yield f"state {written(game, state)[:16]} reveals {game.reveals(state)}"
    yield f"moves {len(moves)} {_digest(str(moves))} points {game.points(state)}"


def _views(game: Game[AnyState], config: Config, state: AnyState) -> Iterator[str]:
    for seat in seats_of(game, config):
        yield f"seat {seat} {_digest(view_bytes(game.view(state, seat)).decode())}"


def _world(game: Game[AnyState], config: Config, state: AnyState, dice: Dice) -> str:
    """A world out of what somebody sees, and what a move in it leads to."""
    seat = game.to_act(state)[0]
    world = game.determinize(game.view(state, seat), config, Dice(dice.counter))
    foreseen = game.foresee(world, game.move_at(world, 0))
    game.redeal(world, None, Dice(dice.counter))
    return f"{written(game, world)[:16]} {_digest(str(foreseen))}"


def _choices(game: Game[AnyState], config: Config, state: AnyState) -> Iterator[str]:
    view = game.view(state, game.to_act(state)[0])
    for name in bots_of(game.id):
        yield f"{name}: {format_action(make_bot(name, game, config, 1).choose(view))}"


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("first", type=int)
    parser.add_argument("count", type=int)
    wanted = parser.parse_args()
    print(engine())
    for number in range(wanted.first, wanted.first + wanted.count):
        for line in trace(wanted.game, number):
            print(line)


if __name__ == "__main__":
    main()
