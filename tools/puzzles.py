"""Judges puzzles again, and makes of those that hold the ones that come with Moonlit.

    python -m tools.puzzles dominion found.toml more.toml

keeps what ten times the search of a harvest, with other dice, holds to be clearly best; thins out
what asks for the same thing; lets grades take turns; and writes review/<game>/puzzles.toml. Without
files it judges those that are there, in their order. Use the compiled engine.
"""

import argparse
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Final

from moonlit.core.action import parse_action
from moonlit.core.dice import Dice
from moonlit.core.game import Game
from moonlit.games import AnyState, load_game
from moonlit.lab.harvest import LONGER, confirmed, grade_of
from moonlit.review.puzzles import (
    FILE,
    GRADES,
    Gap,
    Puzzle,
    finding_of,
    puzzles_of,
    read_puzzles,
    write_puzzles,
)

FOLDER: Final = Path(__file__).parents[1] / "src/moonlit/review"
# Other dice than those of any harvest.
SEED: Final = 1 << 40
# So many may ask for the same action at the same grade.
MOST_ALIKE: Final = 3


def thinned(puzzles: Iterable[Puzzle], most: int = MOST_ALIKE) -> Iterator[Puzzle]:
    """Every position once, and the widest gaps of those that ask for the same thing."""
    alike: Counter[tuple[str, str]] = Counter()
    positions = {(one.key, one.actions): one for one in puzzles}
    for one in sorted(positions.values(), key=lambda one: -one.gap):
        _, wanted = one.best.split(" ", 1)
        alike[one.grade, wanted] += 1
        if alike[one.grade, wanted] <= most:
            yield one


def arranged(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """Grades take turns as evenly as there are puzzles of each; nothing else has an order."""
    mixed = sorted(puzzles, key=_mark)
    queues = [deque(one for one in mixed if one.grade == grade) for grade in GRADES]
    sizes, found = [*map(len, queues)], list[Puzzle]()
    while any(queues):
        shares = [len(queue) / max(1, size) for queue, size in zip(queues, sizes, strict=True)]
        found.append(queues[shares.index(max(shares))].popleft())
    return found


def _mark(one: Puzzle) -> bytes:
    return sha256(f"{one.key} {len(one.actions)}".encode()).digest()


def judged(game: str, puzzles: Sequence[Puzzle], iterations: int, seed: int) -> Iterator[Puzzle]:
    """Those that hold, as they were found again, graded, with what is told of their actions."""
    loaded, dice = load_game(game), Dice(seed)
    for number, one in enumerate(puzzles, start=1):
        again = confirmed(loaded, one, iterations, dice)
        told = None if again is None else completed(loaded, again, iterations)
        if told is None:
            print(f"{number}: {one.best}, {one.gap}: does not hold", flush=True)
        else:
            yield told


def completed(game: Game[AnyState], puzzle: Puzzle, iterations: int) -> Puzzle | None:
    """With its grade and figures; none if the figures of its actions do not bear it out."""
    state = puzzle.state(game)
    best, second = (game.move(state, parse_action(text)) for text in (puzzle.best, puzzle.second))
    gap = Gap(best, second, puzzle.gap, 0.0)
    finding = finding_of(game.id)
    advice, points = finding.advice_on(game, state, puzzle.config, gap, iterations)
    if not advice:
        return None
    view = game.view(state, game.to_act(state)[0])
    grade = grade_of(game, view, puzzle.config, puzzle.best)
    return replace(puzzle, gap=round(points, 1), grade=grade, advice=advice)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game")
    options.add_argument("files", nargs="*", type=Path)
    options.add_argument("--iterations", type=int, default=0)
    options.add_argument("--seed", type=int, default=SEED)
    options.add_argument("--alike", type=int, default=MOST_ALIKE)
    given = options.parse_args()
    iterations = given.iterations or LONGER * finding_of(given.game).ITERATIONS
    path = FOLDER / given.game / FILE
    if given.files:
        found = [one for file in given.files for one in read_puzzles(file.read_text("utf-8"))]
        held = judged(given.game, [*thinned(found, given.alike)], iterations, given.seed)
        kept = arranged(held)
    else:
        kept = [*judged(given.game, puzzles_of(given.game), iterations, given.seed)]
    path.write_text(write_puzzles(kept), "utf-8")
    counts = Counter(one.grade for one in kept)
    print(", ".join(f"{counts[grade]} {grade}" for grade in GRADES), f"in {path.name}")


if __name__ == "__main__":
    main()
