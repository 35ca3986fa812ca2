"""Hints: the best moves by the search, from one seat's view alone, with reasons by the rules."""

import time
from dataclasses import dataclass
from math import sqrt
from typing import Final

from moonlit.bots.advice import (
    Choice,
    Reason,
    advised_seat,
    mean_and_error,
    read_choice,
    read_reason,
    write_choice,
    write_reason,
)
from moonlit.bots.nocturne import advice_tiles as tiles
from moonlit.bots.nocturne.advice_chance import chance, curve_for, stage_of
from moonlit.bots.nocturne.advice_reasons import Weighed, reasons_for, telling
from moonlit.bots.nocturne.brain import hopes_for, net_for
from moonlit.bots.nocturne.net import PAR
from moonlit.bots.nocturne.search import Node, Search
from moonlit.bots.nocturne.worth import PLAIN_TASTE
from moonlit.bots.thinker import Clock
from moonlit.core.action import Action, format_action, parse_action
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.game import Config, Game
from moonlit.core.journal import Journal
from moonlit.core.plain import number, table, tables, text
from moonlit.core.view import View
from moonlit.games import AnyState
from moonlit.games.nocturne import moves, rules
from moonlit.games.nocturne.meta import Nocturne
from moonlit.games.nocturne.state import ROW, State

ITERATIONS: Final = 2000
CHUNK: Final = 50
# The search runs freely for the first part; the rest is shared by the moves that are compared.
FREELY: Final = 0.6
COMPARED: Final = 3
AT_LEAST: Final = 2
# A gap below this many points, or this many times its error, is a close call.
CLOSE: Final = 1.0
ERRORS: Final = 2.0

_REFUSING: Final = (moves.PASS, moves.DECLINE, moves.RETRIEVE_TOKEN, moves.LEAVE)
_ROWS: Final = ("top", "middle", "bottom")
_COLUMNS: Final = ("left", "centre", "right")


@dataclass(frozen=True, slots=True)
class Threat:
    """What a rival would do, after the best action or after a pass, and what its tile adds."""

    seat: int
    action: Action
    points: int
    after: str


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do, best first.

    `target` is the score to reach alone, and leads are over it; 0 at a table of several.
    """

    seat: int
    iterations: int
    target: int
    choices: tuple[Choice, ...]
    is_close: bool
    passing: Choice | None
    threat: Threat | None
    nudge: Reason


@dataclass(frozen=True, slots=True)
class _Figures:
    """What the search found out about one move at the root."""

    edge: int
    move: int
    lead: float
    error: float


def advise(
    game: Game[AnyState],
    view: View,
    config: Config,
    dice: Dice,
    *,
    iterations: int = 0,
    milliseconds: int = 0,
    clock: Clock = time.monotonic,
) -> Advice:
    """Advice for the seat that sees this view. Raises NotYourTurn unless it is to act."""
    seat = advised_seat(view)
    nocturne: object = game
    assert isinstance(nocturne, Nocturne)
    world = nocturne.determinize(view, config, dice)
    hopes, net = hopes_for(world.terms), net_for(world.terms.deciders)
    search = Search(world, seat, dice, hopes, net, PLAIN_TASTE)
    if milliseconds and not iterations:
        edges = _run_for(search, milliseconds / 1000, clock)
    else:
        edges = _run(search, iterations or ITERATIONS)
    return _Adviser(nocturne, world, search.tree, edges).advice()


def _run(search: Search, iterations: int) -> list[int]:
    """So many iterations; the last part is shared evenly by the moves that are compared."""
    free = max(1, int(iterations * FREELY))
    search.run(free)
    edges = _finalists(search.tree)
    for place in range(max(iterations - free, AT_LEAST * len(edges))):
        search.iterate(edges[place % len(edges)])
    return edges


def _run_for(search: Search, seconds: float, clock: Clock) -> list[int]:
    """The same within a time."""
    begin = clock()
    search.run(CHUNK)
    while clock() < begin + seconds * FREELY:
        search.run(CHUNK)
    edges, place = _finalists(search.tree), 0
    while place < AT_LEAST * len(edges) or clock() < begin + seconds:
        search.iterate(edges[place % len(edges)])
        place += 1
    return edges


def _finalists(tree: Node) -> list[int]:
    """The moves tried most, and the one that refuses."""
    order = sorted(range(len(tree.moves)), key=lambda edge: (-tree.visits[edge], edge))
    edges = order[:COMPARED]
    return edges + [edge for edge in order[COMPARED:] if _is_refusal(tree.moves[edge])]


class _Adviser:
    """Puts the findings of a search into advice."""

    def __init__(self, game: Nocturne, world: State, tree: Node, edges: list[int]) -> None:
        self._game = game
        self._world = world
        self._tree = tree
        self._seat = rules.to_act(world)
        figures = [self._figures(edge) for edge in edges]
        self._passing = next((one for one in figures if _is_refusal(one.move)), None)
        self._order = sorted(figures, key=lambda one: -one.lead)[:COMPARED]
        self._target = self._target_score()
        self._weighed = {one.move: reasons_for(game.names, world, one.move) for one in figures}

    def _figures(self, edge: int) -> _Figures:
        tree = self._tree
        visits = float(tree.visits[edge])
        lead, error = mean_and_error(tree.leads[edge], tree.squares[edge], visits)
        return _Figures(edge, tree.moves[edge], lead, error)

    def advice(self) -> Advice:
        order = self._order
        best = order[0]
        other = order[1] if len(order) > 1 else best
        choices = [self._choice(best, other), *(self._choice(one, best) for one in order[1:])]
        passing = None
        if self._passing is not None:
            passing = self._choice(self._passing, other if self._passing is best else best)
        return Advice(
            seat=self._seat,
            iterations=self._tree.count,
            target=self._target,
            choices=tuple(choices),
            is_close=len(order) > 1 and _is_close(best, other),
            passing=passing,
            threat=self._threat(best),
            nudge=self._nudge(best, choices[0]),
        )

    def _choice(self, one: _Figures, other: _Figures) -> Choice:
        lead = one.lead + PAR - self._target if self._target else one.lead
        curve = curve_for(self._world.terms.deciders, stage_of(self._world))
        return Choice(
            action=self._game.action(self._world, one.move),
            win=round(100 * chance(curve, lead)),
            lead=round(lead, 1),
            error=round(one.error, 1),
            reasons=telling(self._weighed[one.move], self._others(one, other)),
        )

    def _others(self, one: _Figures, other: _Figures) -> list[Weighed]:
        return [] if one is other else self._weighed[other.move]

    def _target_score(self) -> int:
        """Alone: the scenario's score, or the next rank above what is expected."""
        if not self._world.terms.solo:
            return 0
        scenario = self._world.terms.config["scenario"]
        assert isinstance(scenario, int)
        if scenario:
            return self._game.pack.scenarios[scenario - 1].points
        ranks = [rank.at for rank in self._game.pack.scoring.ranks]
        expected = self._order[0].lead + PAR
        return next((at for at in ranks if at > expected), ranks[-1])

    def _threat(self, best: _Figures) -> Threat | None:
        """The answer to the best action; if there is none to fear, what follows a pass."""
        threat = self._answer(best, "best")
        if threat is None and self._passing is not None and self._passing is not best:
            threat = self._answer(self._passing, "pass")
        return threat

    def _answer(self, one: _Figures, after: str) -> Threat | None:
        """The spell a rival casts next, by the same search."""
        node = self._tree.nexts[one.edge]
        world = self._world.clone()
        rules.apply(world, Journal(False), one.move)
        # What a draw shows is not known yet, and then neither is who answers with what.
        is_known = world.pending and world.reveals == self._world.reveals
        if node is None or not is_known:
            return None
        seat = rules.to_act(world)
        move = _most_visited(node, world)
        if seat == self._seat or move is None or moves.move_verb(move) != moves.CAST:
            return None
        tile = world.forest[moves.move_place(move)]
        points = tiles.gain(world, seat, tile)
        if points <= 0 and not world.spells:
            return None
        return Threat(seat, self._game.action(world, move), points, after)

    def _nudge(self, best: _Figures, choice: Choice) -> Reason:
        """Where to look, and the idea behind the best action."""
        facts: dict[str, Plain] = {"verb": choice.action.verb, "region": ""}
        facts["idea"] = choice.reasons[0].code if choice.reasons else ""
        if moves.move_verb(best.move) == moves.CAST:
            facts["region"] = region_of(self._world, moves.move_place(best.move))
        return Reason("nudge", facts)


def region_of(world: State, cell: int) -> str:
    """The ninth of the forest a cell lies in: `top left`, `middle centre`."""
    cells = [place for place in range(64) if world.terms.cells >> place & 1]
    rows, columns = [one // ROW for one in cells], [one % ROW for one in cells]
    down = (cell // ROW - min(rows)) * len(_ROWS) // (max(rows) - min(rows) + 1)
    along = (cell % ROW - min(columns)) * len(_COLUMNS) // (max(columns) - min(columns) + 1)
    return f"{_ROWS[down]}-{_COLUMNS[along]}"


def _is_refusal(move: int) -> bool:
    return moves.move_verb(move) in _REFUSING


def _is_close(best: _Figures, other: _Figures) -> bool:
    gap = best.lead - other.lead
    return gap < CLOSE or gap < ERRORS * sqrt(best.error**2 + other.error**2)


def _most_visited(node: Node, world: State) -> int | None:
    """The move tried most among those that can be made in this world."""
    legal = {moves.move_at(world, index) for index in range(moves.move_count(world))}
    tried = [(node.visits[edge], -edge) for edge, one in enumerate(node.moves) if one in legal]
    visits, edge = max(tried, default=(0, 0))
    return node.moves[-edge] if visits else None


def write_advice(advice: Advice) -> dict[str, Plain]:
    """Advice as plain data."""
    passing, threat = advice.passing, advice.threat
    return {
        "seat": advice.seat,
        "iterations": advice.iterations,
        "target": advice.target,
        "choices": [write_choice(choice) for choice in advice.choices],
        "is_close": advice.is_close,
        "passing": None if passing is None else write_choice(passing),
        "threat": None if threat is None else _write_threat(threat),
        "nudge": write_reason(advice.nudge),
    }


def _write_threat(threat: Threat) -> dict[str, Plain]:
    return {
        "seat": threat.seat,
        "action": format_action(threat.action),
        "points": threat.points,
        "after": threat.after,
    }


def read_advice(told: dict[str, Plain]) -> Advice:
    """The advice that `write_advice` wrote."""
    passing, threat = told["passing"], told["threat"]
    return Advice(
        seat=number(told["seat"]),
        iterations=number(told["iterations"]),
        target=number(told["target"]),
        choices=tuple(read_choice(choice) for choice in tables(told["choices"])),
        is_close=bool(told["is_close"]),
        passing=None if passing is None else read_choice(table(passing)),
        threat=None if threat is None else _read_threat(table(threat)),
        nudge=read_reason(table(told["nudge"])),
    )


def _read_threat(told: dict[str, Plain]) -> Threat:
    return Threat(
        seat=number(told["seat"]),
        action=parse_action(text(told["action"])),
        points=number(told["points"]),
        after=text(told["after"]),
    )
