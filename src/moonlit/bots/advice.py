"""What the hints of every game are made of: whom they are for, choices, and reasons."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from moonlit.core.action import Action, Seat, format_action, parse_action
from moonlit.core.codec import Plain
from moonlit.core.errors import NotYourTurn
from moonlit.core.plain import number, table, tables, text
from moonlit.core.view import View

# Plain data has whole numbers only.
TENTHS: Final = 10


@dataclass(frozen=True, slots=True)
class Reason:
    """A code for a sentence, and the facts in it."""

    code: str
    facts: dict[str, Plain]


@dataclass(frozen=True, slots=True)
class Choice:
    """An action in a contest, what it promises and why.

    `win` is the chance in percent, `lead` the expected margin in points over the best rival,
    `error` its standard error.
    """

    action: Action
    win: int
    lead: float
    error: float
    reasons: tuple[Reason, ...]


def advised_seat(view: View) -> Seat:
    """The seat that sees a view and is to act. Raises NotYourTurn if there is none."""
    if view.seat is None or view.seat not in view.to_act:
        raise NotYourTurn("no-hint-now")
    return view.seat


def mean_and_error(total: float, squares: float, count: float) -> tuple[float, float]:
    """The mean of so many numbers, by their sum and that of their squares, and its error."""
    mean = total / count
    spread = max(squares / count - mean * mean, 0.0)
    return mean, sqrt(spread / count)


def write_choice(choice: Choice) -> dict[str, Plain]:
    """A choice as plain data; lead and error in tenths of points."""
    return {
        "action": format_action(choice.action),
        "win": choice.win,
        "lead": round(choice.lead * TENTHS),
        "error": round(choice.error * TENTHS),
        "reasons": write_reasons(choice.reasons),
    }


def read_choice(told: dict[str, Plain]) -> Choice:
    """The choice that `write_choice` wrote."""
    return Choice(
        action=parse_action(text(told["action"])),
        win=number(told["win"]),
        lead=number(told["lead"]) / TENTHS,
        error=number(told["error"]) / TENTHS,
        reasons=read_reasons(told["reasons"]),
    )


def write_reason(reason: Reason) -> dict[str, Plain]:
    """A reason as plain data."""
    return {"code": reason.code, "facts": dict(reason.facts)}


def read_reason(told: dict[str, Plain]) -> Reason:
    """The reason that `write_reason` wrote."""
    return Reason(text(told["code"]), table(told["facts"]))


def write_reasons(reasons: tuple[Reason, ...]) -> list[Plain]:
    """Reasons as plain data."""
    return [write_reason(reason) for reason in reasons]


def read_reasons(told: Plain) -> tuple[Reason, ...]:
    """The reasons that `write_reasons` wrote."""
    return tuple(read_reason(reason) for reason in tables(told))
