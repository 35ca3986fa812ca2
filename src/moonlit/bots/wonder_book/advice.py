"""Hints: the best next actions of one seat, from its view alone, with reasons in numbers."""

import time
from dataclasses import dataclass
from typing import Final

from moonlit.bots.advice import TENTHS, Reason, advised_seat, read_reasons, write_reasons
from moonlit.bots.wonder_book.ahead import Ahead
from moonlit.bots.wonder_book.levels import Level
from moonlit.bots.wonder_book.reasons import PERCENT, reasons_for
from moonlit.bots.wonder_book.thinker import Thinker
from moonlit.bots.wonder_book.trying import is_secret
from moonlit.core.action import Action, format_action, parse_action
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.game import Config, Game
from moonlit.core.plain import number, tables, text
from moonlit.core.view import View
from moonlit.games import AnyState
from moonlit.games.wonder_book.frames import NEXT_TURN, TURN, frame_kind
from moonlit.games.wonder_book.menu import SEAT
from moonlit.games.wonder_book.program import NONE
from moonlit.games.wonder_book.state import State

ITERATIONS: Final = 60
COMPARED: Final = 3
# How an adviser looks at a turn.
LEVEL: Final = Level(depth=3, width=4)
# A gap of fewer tokens is a close call.
CLOSE: Final = 0.1


@dataclass(frozen=True, slots=True)
class Choice:
    """An action and why.

    `goal` is the share of rounds played ahead in which the goal was met, in percent; `behind` is by
    how many fate tokens the action is judged worse than the best.
    """

    action: Action
    goal: int
    behind: float
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do, best first; `rounds` were played ahead for each, none where the story decides."""

    seat: int
    rounds: int
    choices: tuple[Choice, ...]
    is_close: bool


def advise(
    game: Game[AnyState],
    view: View,
    config: Config,
    dice: Dice,
    *,
    iterations: int = 0,
    milliseconds: int = 0,
) -> Advice:
    """Advice for the seat that sees this view. Raises NotYourTurn unless it is to act."""
    seat = advised_seat(view)
    world = game.determinize(view, config, dice)
    assert isinstance(world, State)
    if is_secret(world) or world.goal == NONE:
        mine = view.legal[:COMPARED]
        return Advice(seat, 0, tuple(Choice(one, 0, 0.0, ()) for one in mine), is_close=True)
    thinker = Thinker(game, config, dice, LEVEL)
    values = thinker.weigh(world)
    order = sorted(range(len(values)), key=lambda index: -values[index])[:COMPARED]
    ahead = [Ahead(thinker.mind(world)) for _ in order]
    rounds = 0
    if frame_kind(world.pending[-1]) in (TURN, NEXT_TURN):
        end = time.monotonic() + milliseconds / 1000 if milliseconds and not iterations else None
        share = (iterations or ITERATIONS) // len(order)
        while rounds < 1 or (time.monotonic() < end if end else rounds < share):
            seed = dice.word()
            for index, one in zip(order, ahead, strict=True):
                one.after(world, world.menu[index], seed)
            rounds += 1
    choices = tuple(
        Choice(
            game.action(world, world.menu[index] | int(seat) << SEAT),
            round(PERCENT * int(one.met) / max(rounds, 1)),
            round(values[order[0]] - values[index], 1),
            reasons_for(world, thinker.mind(world), world.menu[index]),
        )
        for index, one in zip(order, ahead, strict=True)
    )
    is_close = len(order) > 1 and values[order[0]] - values[order[1]] < CLOSE
    return Advice(seat, rounds, choices, is_close)


def write_advice(advice: Advice) -> dict[str, Plain]:
    """Advice as plain data; `behind` in tenths of tokens."""
    return {
        "seat": advice.seat,
        "rounds": advice.rounds,
        "choices": [_write_choice(choice) for choice in advice.choices],
        "is_close": advice.is_close,
    }


def _write_choice(choice: Choice) -> dict[str, Plain]:
    return {
        "action": format_action(choice.action),
        "goal": choice.goal,
        "behind": round(choice.behind * TENTHS),
        "reasons": write_reasons(choice.reasons),
    }


def read_advice(told: dict[str, Plain]) -> Advice:
    """The advice that `write_advice` wrote."""
    return Advice(
        seat=number(told["seat"]),
        rounds=number(told["rounds"]),
        choices=tuple(_read_choice(choice) for choice in tables(told["choices"])),
        is_close=bool(told["is_close"]),
    )


def _read_choice(told: dict[str, Plain]) -> Choice:
    return Choice(
        action=parse_action(text(told["action"])),
        goal=number(told["goal"]),
        behind=number(told["behind"]) / TENTHS,
        reasons=read_reasons(told["reasons"]),
    )
