"""The sill of each type: the upper edge of the paper under the picture, told by its cut."""

from collections.abc import Callable
from typing import Final

from tools.cards.strokes import number

# A sill is as wide as a card's paper and stands on this line; the paper goes on below it.
WIDTH: Final = 240
LINE: Final = 22
DEPTH: Final = 34
# How far a cut reaches up or down.
CUT: Final = 9

Cut = Callable[[float], str]


def sill(kind: str, wide: float) -> str:
    """The paper's outline from the left end of its sill, closed below."""
    return f"M0 {LINE}{CUTS[kind](wide)}V{DEPTH}H0Z"


def notch(wide: float) -> str:
    middle = wide / 2
    return (
        f"H{number(middle - CUT * 1.4)}L{number(middle)} {number(LINE + CUT * 0.9)}"
        f"L{number(middle + CUT * 1.4)} {LINE}H{number(wide)}"
    )


def scallops(wide: float) -> str:
    count, step = _repeats(wide, 3)
    reach = f"A{number(step / 2)} {number(CUT * 0.9)} 0 0 1"
    return "".join(f"{reach} {number((place + 1) * step)} {LINE}" for place in range(count))


def battlements(wide: float) -> str:
    count, step = _repeats(wide, 3.6)
    return "".join(
        f"H{number((place + 0.25) * step)}V{LINE - CUT}H{number((place + 0.75) * step)}V{LINE}"
        f"H{number((place + 1) * step)}"
        for place in range(count)
    )


def thorns(wide: float) -> str:
    count, step = _repeats(wide, 2.2)
    return "".join(
        f"L{number((place + 0.3) * step)} {number(LINE - CUT * (1.3 if place % 2 else 0.8))}"
        f"L{number((place + 1) * step)} {LINE}"
        for place in range(count)
    )


def arc(wide: float) -> str:
    return f"Q{number(wide / 2)} {number(LINE - CUT * 2.4)} {number(wide)} {LINE}"


def waves(wide: float) -> str:
    count, step = _repeats(wide, 4.5)
    crest, fall = number(LINE - CUT), number(LINE - CUT * 0.2)
    return "".join(
        f"C{number((place + 0.35) * step)} {crest} {number((place + 0.5) * step)} {crest}"
        f" {number((place + 0.6) * step)} {fall}"
        f"S{number((place + 0.9) * step)} {LINE} {number((place + 1) * step)} {LINE}"
        for place in range(count)
    )


def peak(wide: float) -> str:
    middle = wide / 2
    return (
        f"H{number(middle - CUT * 2)}L{number(middle)} {number(LINE - CUT * 1.3)}"
        f"L{number(middle + CUT * 2)} {LINE}H{number(wide)}"
    )


def wisps(wide: float) -> str:
    count, step = _repeats(wide, 5)
    return "".join(
        f"C{number((place + 0.5) * step)} {number(LINE - CUT * 0.1)}"
        f" {number((place + 0.55) * step)} {number(LINE - CUT * 1.2)}"
        f" {number((place + 0.95) * step)} {number(LINE - CUT * 1.3)}"
        f"C{number((place + 0.8) * step)} {number(LINE - CUT * 0.6)}"
        f" {number((place + 0.9) * step)} {LINE} {number((place + 1) * step)} {LINE}"
        for place in range(count)
    )


def graves(wide: float) -> str:
    count, step = _repeats(wide, 5)
    shoulder = number(LINE - CUT * 0.4)
    return "".join(
        f"H{number((place + 0.3) * step)}V{shoulder}"
        f"A{number(step * 0.2)} {number(CUT * 0.7)} 0 0 1 {number((place + 0.7) * step)} {shoulder}"
        f"V{LINE}H{number((place + 1) * step)}"
        for place in range(count)
    )


def swell(wide: float) -> str:
    middle = wide / 2
    low, high = number(LINE + CUT * 0.7), number(LINE - CUT * 0.7)
    return (
        f"C{number(wide * 0.18)} {high} {number(wide * 0.28)} {low} {number(middle)} {LINE}"
        f"C{number(wide * 0.72)} {high} {number(wide * 0.82)} {low} {number(wide)} {LINE}"
    )


def shards(wide: float) -> str:
    points = ((0.13, 0.55), (0.28, -0.45), (0.45, 0.55), (0.62, -0.45), (0.8, 0.55), (1, 0))
    return "".join(
        f"L{number(wide * across)} {number(LINE + CUT * down)}" for across, down in points
    )


def straight(wide: float) -> str:
    return f"H{number(wide)}"


CUTS: Final[dict[str, Cut]] = {
    "action": notch,
    "treasure": scallops,
    "victory": battlements,
    "curse": thorns,
    "night": arc,
    "duration": waves,
    "reaction": peak,
    "spirit": wisps,
    "zombie": graves,
    "boon": swell,
    "hex": shards,
    "state": straight,
}


def _repeats(wide: float, spacing: float) -> tuple[int, float]:
    """How often something as wide as so many cuts fits, and how wide it then is."""
    count = max(2, round(wide / (CUT * spacing)))
    return count, wide / count
