"""How puzzles of Nocturne are looked for; a gap is in points of the lead."""

from __future__ import annotations

from typing import Final

from moonlit.bots.nocturne.advice import advise, write_advice
from moonlit.core.action import Seat
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.game import Config, Game
from moonlit.games import AnyState
from moonlit.games.nocturne.rules import to_act
from moonlit.games.nocturne.state import State
from moonlit.review.nocturne.judging import Judge
from moonlit.review.puzzles import EASY, MEDIUM, Gap, Grade

BOTS: Final = ("elder@40", "mystic")
ITERATIONS: Final = 400
FINDERS: Final[dict[Grade, str]] = {EASY: "scout", MEDIUM: "adept"}
LEAST_GAP: Final = 4.0


def options_of(number: int) -> dict[str, Plain]:  # noqa: ARG001 - every match is alike
    return {}


def gap_of(state: AnyState, iterations: int, dice: Dice) -> Gap | None:
    assert isinstance(state, State)
    return Judge(iterations, dice).gap(state)


def advice_on(
    game: Game[AnyState], state: AnyState, config: Config, gap: Gap, iterations: int
) -> tuple[dict[str, Plain], float]:
    """As a hint tells it; nothing where the search behind hints would do something else."""
    assert isinstance(state, State)
    view = game.view(state, Seat(to_act(state)))
    found = advise(game, view, config, Dice(0), iterations=iterations)
    is_best = found.choices[0].action == game.action(state, gap.best)
    return write_advice(found) if is_best else {}, gap.points
