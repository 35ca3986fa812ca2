"""The long runs by hand: random matches of every kind with every invariant, secrecy, the bot law.

    python -m tools.long_run --invariants 100000 --secrecy 2000 --bots 60
    python -m tools.long_run --game dominion --invariants 100000 --reached 100 --json
    python -m tools.long_run --game wonder_book --invariants 20000 --reached 1 --json

Run it with the environment of the checks, from the top of the repository. `--reached` asks that
everything in the game was reached in that many matches; `--first` goes on where a run was broken
off; `--json` tells the counts by machine.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from typing import cast

from moonlit.cli.progress import progress
from moonlit.core.dice import Dice
from moonlit.core.game import Config, Game
from moonlit.core.journal import Journal, Row
from moonlit.games import AnyState, load_game
from tests.games.dominion import reached as dominion
from tests.games.dominion.eager import eager_move
from tests.games.wonder_book import reached as wonder_book
from tests.games.wonder_book.curious import curious_move
from tests.laws import laws
from tests.laws.games import bots_of, draw, reveals_of

CHUNK = 50
LONGEST_MATCH = 10_000
# Whoever trashes all money in Dominion when what costs nothing is sold out can go on for ever.
CAN_BE_ENDLESS = {"dominion"}
Choose = Callable[[AnyState, Dice], int]


@dataclass(frozen=True)
class Reach:
    """What can be reached, what a journal tells of it, and who plays every second match.

    `draw` gives the config and the dice of a numbered match.
    """

    everything: Callable[[], list[str]]
    reached: Callable[[Config, list[Row]], set[str]]
    choose: Choose
    draw: Callable[[int], tuple[Config, Dice]]


# Whoever plays a game knows its state better than this tool does.
REACHED = {
    "dominion": Reach(
        dominion.everything,
        dominion.reached,
        cast(Choose, eager_move),
        partial(draw, "dominion"),
    ),
    "wonder_book": Reach(
        wonder_book.everything,
        wonder_book.reached,
        cast(Choose, curious_move),
        wonder_book.draw,
    ),
}


@dataclass
class Tally:
    """What a number of matches amounted to; a thing counts once a match."""

    matches: int = 0
    counted: int = 0
    endless: int = 0
    reached: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        self.matches += other.matches
        self.counted += other.counted
        self.endless += other.endless
        self.reached += other.reached


def check_invariants(game: str, number: int) -> Tally:
    """Walk through one match and look at every state."""
    rules = load_game(game)
    told = REACHED.get(game)
    config, dice = told.draw(number) if told is not None else draw(game, number)
    seen, journal = Tally(matches=1), Journal(told is not None)
    choose = told.choose if told is not None and number % 2 else uniform(rules)
    for state in walk(rules, config, dice, journal, choose):
        broken = rules.check_state(state)
        assert not broken, f"match {number}: {broken}"
        seen.counted += 1
    if rules.to_act(state):
        assert game in CAN_BE_ENDLESS, f"match {number}: no end with {config}"
        seen.endless = 1
    if told is not None:
        seen.reached.update(told.reached(config, journal.rows))
    return seen


def uniform(rules: Game[AnyState]) -> Choose:
    """Every move is as likely as any other."""
    return lambda state, dice: rules.move_at(state, dice.below(rules.move_count(state)))


def walk(
    rules: Game[AnyState], config: Config, dice: Dice, journal: Journal, choose: Choose
) -> Iterator[AnyState]:
    """Every state of a match, up to the longest."""
    state = rules.setup(config, dice.word(), journal)
    for _ in range(LONGEST_MATCH):
        yield state
        if not rules.to_act(state):
            return
        move = choose(state, dice)
        rules.reseed(state, dice.word())
        rules.apply(state, move, journal)


def check_secrecy(game: str, number: int) -> Tally:
    """The secrecy law over one match, every position; counts the views that were compared."""
    config, dice = draw(game, number)
    views = laws.secrets_are_kept(load_game(game), config, dice, reveals_of(game, config), every=1)
    return Tally(1, views)


def check_bots(game: str, number: int) -> Tally:
    """The bot law over one match; counts the positions every bot was asked in."""
    asked = laws.bots_see_only_their_view(load_game(game), *draw(game, number), bots_of(game))
    return Tally(1, asked)


def check_some(check: Callable[[str, int], Tally], game: str, numbers: range) -> Tally:
    """Several matches in one process."""
    total = Tally()
    for number in numbers:
        total.add(check(game, number))
    return total


def run(check: Callable[[str, int], Tally], game: str, numbers: range, what: str) -> Tally:
    """Spread the matches over all cores; the first breach stops everything."""
    size = min(CHUNK, max(len(numbers) // 20, 1))
    chunks = [numbers[start : start + size] for start in range(0, len(numbers), size)]
    total = Tally()
    with (
        progress(what, len(numbers)) as more,
        ProcessPoolExecutor(mp_context=get_context("spawn")) as pool,
    ):
        for tally in pool.map(partial(check_some, check, game), chunks):
            total.add(tally)
            more(tally.matches)
    return total


def seldom(game: str, tally: Tally, least: int) -> dict[str, int]:
    """What was reached in fewer matches than asked for."""
    names = REACHED[game].everything()
    return {name: tally.reached[name] for name in names if tally.reached[name] < least}


def report(game: str, what: str, tally: Tally) -> dict[str, object]:
    """The counts of one run as plain data."""
    told: dict[str, object] = {"game": game, "matches": tally.matches, what: tally.counted}
    if tally.endless:
        told["endless"] = tally.endless
    if tally.reached:
        names = REACHED[game].everything()
        told["reached"] = {name: tally.reached[name] for name in names}
    return {**told, "breaches": 0}


def tell(told: dict[str, object], is_json: bool) -> None:
    """One run in a line, with what was reached least."""
    if is_json:
        print(json.dumps(told), flush=True)
        return
    reached = told.pop("reached", None)
    print(", ".join(f"{count} {what}" for what, count in told.items() if what != "game"))
    if isinstance(reached, dict):
        least = sorted(reached.items(), key=lambda item: item[1])[:10]
        print("least reached:", ", ".join(f"{name} {count}" for name, count in least), flush=True)


def wanted() -> Iterator[tuple[str, Callable[[str, int], Tally], str]]:
    """The runs there are: option, check, what is counted."""
    yield "invariants", check_invariants, "states"
    yield "secrecy", check_secrecy, "views"
    yield "bots", check_bots, "positions"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="nocturne")
    for option, _, _ in wanted():
        parser.add_argument(f"--{option}", type=int, default=0, metavar="MATCHES")
    parser.add_argument("--first", type=int, default=0, metavar="NUMBER")
    parser.add_argument("--reached", type=int, default=0, metavar="MATCHES")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(arguments)
    if chosen.reached and (chosen.game not in REACHED or not chosen.invariants):
        parser.error(f"--reached needs --invariants, and one of the games {', '.join(REACHED)}")
    for option, check, what in wanted():
        matches: int = getattr(chosen, option)
        if matches:
            numbers = range(chosen.first, chosen.first + matches)
            tally = run(check, chosen.game, numbers, what)
            tell(report(chosen.game, what, tally), chosen.json)
            missed = seldom(chosen.game, tally, chosen.reached) if tally.reached else {}
            if missed:
                print(f"reached too seldom: {missed}", file=sys.stderr)
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
