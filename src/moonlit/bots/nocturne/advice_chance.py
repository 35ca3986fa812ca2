"""How likely an expected lead is to win: a logistic curve for every stage of a match."""

import json
from functools import cache
from importlib.resources import files
from math import exp
from typing import Final

from moonlit.bots.nocturne.brain import NETS
from moonlit.core.bits import size
from moonlit.games.nocturne.state import MOONLIGHT, State

CHANCES: Final = "chances.json"
# Either round in parts, by the share of the forest that still lies there.
PARTS: Final = 4
STAGES: Final = 2 * PARTS

# Shift and scale, in points.
Curve = tuple[float, float]


def stage_of(state: State) -> int:
    """0 is the beginning of Twilight, STAGES - 1 the end of Moonlight."""
    left = min(PARTS - 1, PARTS * size(state.tiled) // size(state.terms.cells))
    return (PARTS if state.round >= MOONLIGHT else 0) + PARTS - 1 - left


def chance(curve: Curve, lead: float) -> float:
    """The chance that a lead holds; alone, the chance of a score by how far it exceeds it."""
    shift, scale = curve
    return 1.0 / (1.0 + exp(-(lead - shift) / scale))


@cache
def _curves() -> dict[str, list[list[float]]]:
    told = json.loads((files(NETS) / CHANCES).read_text("utf-8"))
    curves: dict[str, list[list[float]]] = told["curves"]
    return curves


def curve_for(players: int, stage: int) -> Curve:
    """The curve that was fitted for a stage at a table of this size."""
    shift, scale = _curves()[str(players)][stage]
    return shift, scale
