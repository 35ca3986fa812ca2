"""Probe positions: what a bot plays where the best action is known.

    python -m tools.probes --bot nightfox@2000 --json
    python -m tools.probes --verify corner

The first lists what a bot misses. The second works the truth out again, for the probes whose names
hold a word: by solving, by trying everything, or by a long search. Run both with a compiled engine,
from the top of the repository.
"""

import argparse
import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from moonlit.bots.bot import make_bot
from moonlit.bots.nocturne.brain import hopes_for, net_for
from moonlit.bots.nocturne.endgame import FAR, Solver, can_be_solved
from moonlit.bots.nocturne.judge import lead_of
from moonlit.bots.nocturne.search import Search
from moonlit.bots.nocturne.worth import PLAIN_TASTE, Worth
from moonlit.core.action import Seat, parse_action
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.frame import frame_kind
from moonlit.core.journal import Journal
from moonlit.games import load_game
from moonlit.games.nocturne import moves, rules
from moonlit.games.nocturne.frames import KEEP
from moonlit.games.nocturne.meta import GAME, Nocturne, load
from moonlit.games.nocturne.position import read_position
from moonlit.games.nocturne.scoring import total
from moonlit.games.nocturne.state import MOONLIGHT, NOTHING, State
from moonlit.games.nocturne.worlds import redeal

FOLDER = Path(__file__).parent.parent / "tests" / "bots" / "probes"
MOST_TILES = 9
HANDS = 9
MOST_POSITIONS = 400_000
LONG = 200_000


@dataclass(frozen=True, slots=True)
class Probe:
    """A position, the actions that are best in it, and why."""

    name: str
    position: str
    best: list[str]
    why: str
    checked: str
    config: dict[str, Plain] = field(default_factory=dict)
    played: list[str] = field(default_factory=list)

    def state(self, game: Nocturne) -> State:
        """The position, after what was played from it."""
        state = read_position(game, self.position, {"players": 2, **self.config})
        for text in self.played:
            rules.apply(state, Journal(False), game.move(state, parse_action(text)))
        return state


def read_probes() -> list[Probe]:
    """All probes, file by file."""
    files = [tomllib.loads(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.toml"))]
    return [Probe(**told) for file in files for told in file["probe"]]


def answer(game: Nocturne, probe: Probe, bot: str, seed: int) -> str:
    """What a bot plays, from the view of the seat to act."""
    state = probe.state(game)
    seat = Seat(rules.to_act(state))
    player = make_bot(bot, load_game(GAME), state.terms.config, seed)
    return str(player.choose(game.view(state, seat)))


def misses(game: Nocturne, probes: list[Probe], bot: str) -> Iterator[tuple[Probe, str]]:
    """The probes in which a bot plays something else."""
    for number, probe in enumerate(probes):
        played = answer(game, probe, bot, number)
        if played not in probe.best:
            yield probe, played


def truth(game: Nocturne, state: State) -> tuple[str, dict[str, float]]:
    """How the position was judged, and what every action is worth to the seat to act."""
    actions = [str(game.action(state, one)) for one in all_moves(state)]
    if can_be_solved(state, MOST_TILES):
        return "solved", dict(zip(actions, solved(state), strict=True))
    if is_settled(state):
        tried = Trial(MOST_POSITIONS)
        values = tried.weigh(state)
        if tried.left >= 0:
            return "tried", dict(zip(actions, values, strict=True))
    return "searched", searched(game, state)


def all_moves(state: State) -> list[int]:
    return [moves.move_at(state, index) for index in range(moves.move_count(state))]


def solved(state: State) -> list[float]:
    """Leads, as means over hands that the rival may hold."""
    seat, dice = rules.to_act(state), Dice(1)
    sums = [0] * moves.move_count(state)
    for _ in range(HANDS):
        world = state.clone()
        redeal(world, seat, dice)
        solver = Solver(world, Worth(world, hopes_for(world.terms), PLAIN_TASTE), 10 * LONG)
        leads = solver.weigh(world, FAR)
        assert solver.left >= 0
        sums = [one + other for one, other in zip(sums, leads, strict=True)]
    return [one / HANDS for one in sums]


def is_settled(state: State) -> bool:
    """Whether nothing can be drawn or flipped any more."""
    if state.round != MOONLIGHT or (state.terms.solo and state.tiled):
        return False
    drawn = state.drawn if frame_kind(state.pending[-1]) == KEEP else []
    lying = [tile for tile in [*state.forest, *state.slots, *drawn] if tile != NOTHING]
    return not any(state.terms.tile_has_effect[tile] for tile in lying)


class Trial:
    """Every line, each seat playing for its own lead; the cards as they lie."""

    def __init__(self, positions: int) -> None:
        self.left = positions

    def weigh(self, state: State) -> list[float]:
        """The lead that every move keeps for the seat to act."""
        seat = rules.to_act(state)
        return [lead_of(self.after(state, move), seat) for move in all_moves(state)]

    def after(self, state: State, move: int) -> list[float]:
        """Everybody's score at the end, after a move."""
        following = state.clone()
        rules.apply(following, Journal(False), move)
        return self.points(following)

    def points(self, state: State) -> list[float]:
        """Everybody's score at the end; nothing once too many positions were looked at."""
        self.left -= 1
        seats = range(state.terms.deciders)
        if not state.pending:
            return [float(total(state, seat)) for seat in seats]
        if self.left < 0:
            return [0.0 for _ in seats]
        seat = rules.to_act(state)
        every = [self.after(state, move) for move in all_moves(state)]
        return max(every, key=lambda points: lead_of(points, seat))


def searched(game: Nocturne, state: State) -> dict[str, float]:
    """The mean lead of every action that a long search tried, by how often it was tried."""
    terms, seat = state.terms, rules.to_act(state)
    search = Search(state, seat, Dice(1), hopes_for(terms), net_for(terms.deciders), PLAIN_TASTE)
    search.run(LONG)
    tree = search.tree
    order = sorted(range(len(tree.moves)), key=lambda edge: -tree.visits[edge])
    return {
        str(game.action(state, tree.moves[edge])): tree.leads[edge] / int(tree.visits[edge])
        for edge in order
        if tree.visits[edge]
    }


def verify(game: Nocturne, probe: Probe) -> str:
    """A line that says how far the accepted actions are ahead of all others."""
    how, values = truth(game, probe.state(game))
    others = [value for action, value in values.items() if action not in probe.best]
    chosen = list(values)[:1] if how == "searched" else probe.best
    gap = min(values[action] for action in chosen) - max(others)
    is_right = set(chosen) <= set(probe.best) and gap > 0
    shown = sorted(values.items(), key=lambda pair: -pair[1])[:6]
    ranking = ", ".join(f"{action[2:]} {value:.1f}" for action, value in shown)
    return f"{'ok ' if is_right else 'BAD'} {probe.name}: {how}, {gap:.1f} ahead ({ranking})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="nightfox@2000")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--verify", metavar="WORD")
    wanted = parser.parse_args()
    game = load(None)
    probes = read_probes()
    if wanted.verify is not None:
        for probe in probes:
            if wanted.verify in probe.name:
                print(verify(game, probe), flush=True)
        return
    missed = list(misses(game, probes, wanted.bot))
    if wanted.json:
        names = {probe.name: played for probe, played in missed}
        print(json.dumps({"bot": wanted.bot, "probes": len(probes), "missed": names}))
        return
    for probe, played in missed:
        print(f"{probe.name}: {played}, not {' or '.join(probe.best)}. {probe.why}")
    print(f"{wanted.bot}: {len(probes) - len(missed)} of {len(probes)}")


if __name__ == "__main__":
    main()
