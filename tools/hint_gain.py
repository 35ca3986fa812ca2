"""Measures what hints are worth to a weak player.

    python -m tools.hint_gain --bot scout --pairs 100 --iterations 400

lets a bot that follows the hint in every third decision play against the same bot without hints,
every deal twice with the seats exchanged. Use the compiled engine.
"""

import argparse

from moonlit.bots.bot import Bot, make_bot
from moonlit.bots.nocturne.advice import advise
from moonlit.core.action import Action
from moonlit.core.dice import Dice
from moonlit.core.game import Config, Game
from moonlit.core.journal import Journal
from moonlit.core.view import View
from moonlit.games import AnyState, load_game
from moonlit.lab.stats import wilson

EVERY = 3


class Hinted:
    """A bot that asks for a hint every so often, and follows it."""

    def __init__(
        self, bot: Bot, game: Game[AnyState], config: Config, dice: Dice, iterations: int
    ) -> None:
        self._bot = bot
        self._game = game
        self._config = config
        self._dice = dice
        self._iterations = iterations
        self._decisions = 0

    def choose(self, view: View) -> Action:
        self._decisions += 1
        if self._decisions % EVERY:
            return self._bot.choose(view)
        told = advise(self._game, view, self._config, self._dice, iterations=self._iterations)
        return told.choices[0].action


def play(game: Game[AnyState], bot: str, seed: int, hinted: int, iterations: int) -> float:
    """One match of two; how much of the victory went to the seat with hints."""
    config = game.check_config({"players": 2, "mode": "advanced" if seed % 2 else "basic"})
    state, dice = game.setup(config, seed, Journal(False)), Dice(seed)
    seats: list[Bot] = [make_bot(bot, game, config, seed + seat) for seat in range(2)]
    helper = Dice(seed + 2)
    seats[hinted] = Hinted(seats[hinted], game, config, helper, iterations)
    while to_act := game.to_act(state):
        seat = to_act[0]
        action = seats[seat].choose(game.view(state, seat))
        game.reseed(state, dice.word())
        game.apply(state, game.move(state, action), Journal(False))
    outcome = game.outcome(state)
    assert outcome is not None
    return 1.0 / len(outcome.winners) if hinted in outcome.winners else 0.0


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--bot", default="scout")
    options.add_argument("--pairs", type=int, default=100)
    options.add_argument("--iterations", type=int, default=400)
    options.add_argument("--first", type=int, default=0)
    given = options.parse_args()
    game = load_game("nocturne")
    won = 0.0
    for seed in range(given.first, given.first + given.pairs):
        won += sum(play(game, given.bot, seed, seat, given.iterations) for seat in range(2))
    matches = 2 * given.pairs
    interval = wilson(won, matches)
    print(f"{given.bot} with hints: {won:g} of {matches}, {100 * won / matches:.1f} %, {interval}")


if __name__ == "__main__":
    main()
