"""Endings from matches between bots, solved, and how much a bot's moves give away in them.

    python -m tools.endgames --bot nightfox@2000 --positions 200 --json

An ending is a decision between two in Moonlight with few tiles left, none of which makes anybody
draw. It is solved for several hands that the rival may hold, and the regret of a move is the mean
lead it gives away, in points. Run it with a compiled engine, from the top of the repository.
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from time import process_time

from moonlit.bots.bot import make_bot
from moonlit.bots.nocturne.brain import hopes_for
from moonlit.bots.nocturne.endgame import FAR, Solver, can_be_solved
from moonlit.bots.nocturne.worth import PLAIN_TASTE, Worth
from moonlit.core.action import Seat
from moonlit.core.dice import Dice
from moonlit.core.journal import Journal
from moonlit.games import load_game
from moonlit.games.nocturne import moves, rules
from moonlit.games.nocturne.meta import GAME, Nocturne, load
from moonlit.games.nocturne.state import State
from moonlit.games.nocturne.worlds import redeal

# Far away from the seeds of training and of the ladder.
FIRST_SEED = 7_000_000
MOST_TILES = 5
HANDS = 6
MOST_POSITIONS = 5_000_000


@dataclass(frozen=True, slots=True)
class Ending:
    """A position, and the mean lead that each of its moves keeps for the deciding seat."""

    state: State
    leads: tuple[float, ...]
    positions: int
    seconds: float

    @property
    def seat(self) -> int:
        return rules.to_act(self.state)

    def regret(self, move: int) -> float:
        """What a move gives away against the best one."""
        every = [moves.move_at(self.state, index) for index in range(len(self.leads))]
        return max(self.leads) - self.leads[every.index(move)]


def endings(game: Nocturne, bot: str, count: int, first: int, most_tiles: int) -> Iterator[State]:
    """One ending a match, out of matches that the bot plays with itself."""
    found = 0
    seed = first
    while found < count:
        seed += 1
        met = [state for state in _decisions(game, bot, seed) if is_ending(state, most_tiles)]
        if met:
            found += 1
            yield met[Dice(seed).below(len(met))]


def is_ending(state: State, most_tiles: int) -> bool:
    """Tiles are still fought for, and the rest can be solved."""
    return state.tiled != 0 and can_be_solved(state, most_tiles)


def _decisions(game: Nocturne, bot: str, seed: int) -> Iterator[State]:
    """The positions of a match in which there is a choice."""
    config = game.check_config({"players": 2})
    state = game.setup(config, seed, Journal(False))
    players = [make_bot(bot, load_game(GAME), config, 2 * seed + seat) for seat in range(2)]
    while state.pending:
        seat = rules.to_act(state)
        if moves.move_count(state) > 1:
            yield state.clone()
        action = players[seat].choose(game.view(state, Seat(seat)))
        rules.apply(state, Journal(False), game.move(state, action))


def solve(state: State, hands: int = HANDS, most: int = MOST_POSITIONS) -> Ending | None:
    """The ending solved for several hands of the rival's, the true one not known; or None."""
    seat, dice = rules.to_act(state), Dice(1)
    begun = process_time()
    sums = [0] * moves.move_count(state)
    positions = 0
    for _ in range(hands):
        world = state.clone()
        redeal(world, seat, dice)
        solver = Solver(world, Worth(world, hopes_for(world.terms), PLAIN_TASTE), most)
        leads = solver.weigh(world, FAR)
        if solver.left < 0:
            return None
        positions += most - solver.left
        sums = [one + other for one, other in zip(sums, leads, strict=True)]
    means = tuple(one / hands for one in sums)
    return Ending(state, means, positions, process_time() - begun)


def regrets(game: Nocturne, bot: str, solved: list[Ending]) -> list[float]:
    """What the bot's move gives away in every ending."""
    lost = []
    for number, ending in enumerate(solved):
        player = make_bot(bot, load_game(GAME), ending.state.terms.config, number)
        action = player.choose(game.view(ending.state, Seat(ending.seat)))
        lost.append(ending.regret(game.move(ending.state, action)))
    return lost


def told(bot: str, solved: list[Ending], unsolved: int, lost: list[float]) -> dict[str, object]:
    """The figures, of the solver and of the bot."""
    positions = sorted(ending.positions for ending in solved)
    seconds = sorted(ending.seconds for ending in solved)
    return {
        "bot": bot,
        "endings": len(solved),
        "unsolved": unsolved,
        "mean_regret": round(sum(lost) / len(lost), 3),
        "best_moves": round(sum(one == 0 for one in lost) / len(lost), 3),
        "largest_regret": round(max(lost), 2),
        "positions_median": positions[len(positions) // 2],
        "positions_p95": positions[len(positions) * 95 // 100],
        "positions_most": positions[-1],
        "seconds_median": round(seconds[len(seconds) // 2], 3),
        "seconds_p95": round(seconds[len(seconds) * 95 // 100], 3),
        "seconds_most": round(seconds[-1], 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", action="append", help="may be given several times")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--tiles", type=int, default=MOST_TILES)
    parser.add_argument("--players", default="adept", help="who plays the matches")
    parser.add_argument("--first", type=int, default=FIRST_SEED)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    game = load(None)
    met = endings(game, wanted.players, wanted.positions, wanted.first, wanted.tiles)
    answers = [solve(state) for state in met]
    solved = [ending for ending in answers if ending is not None]
    for bot in wanted.bot or ["nightfox@2000"]:
        figures = told(bot, solved, len(answers) - len(solved), regrets(game, bot, solved))
        if wanted.json:
            print(json.dumps(figures), flush=True)
        else:
            print(*(f"{name:18} {figure}" for name, figure in figures.items()), sep="\n")


if __name__ == "__main__":
    main()
