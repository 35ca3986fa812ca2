"""One look ahead: every move weighed in points, by the tables alone or by the net."""

from mypy_extensions import i64

from moonlit.bots.nocturne.features import Position
from moonlit.bots.nocturne.hopes import Hopes
from moonlit.bots.nocturne.net import LEAD_UNIT, PAR, SCORE_UNIT, Net
from moonlit.bots.nocturne.policy import Rivals, finish_auction, value_of
from moonlit.bots.nocturne.worth import Worth
from moonlit.core.frame import frame_seat
from moonlit.core.journal import Journal
from moonlit.games.nocturne.moves import move_at, move_count
from moonlit.games.nocturne.rules import apply
from moonlit.games.nocturne.scoring import total
from moonlit.games.nocturne.state import State


def lead_of(points: list[float], seat: i64) -> float:
    """A seat's lead over its best rival; alone, over par."""
    best = -1000.0
    for other in range(len(points)):
        if other != seat:
            best = max(best, points[other])
    return points[seat] - best if len(points) > 1 else points[seat] - PAR


def weigh_by_tables(s: State, worth: Worth) -> list[float]:
    """What every move of a decision promises, in the order of their numbers."""
    rivals = Rivals(s, frame_seat(s.pending[-1]))
    return [value_of(s, worth, rivals, move_at(s, index)) for index in range(move_count(s))]


def points_by_net(s: State, hopes: Hopes, net: Net) -> list[float]:
    """Everybody's final score as the net expects it in a quiet position.

    Between two, the lead that it expects counts for more than the difference of the scores.
    """
    seats = s.terms.deciders
    position = Position(s, hopes)
    points: list[float] = []
    leads: list[float] = []
    for seat in range(seats):
        features = position.seen_by(seat)
        layer = net.layer(features)
        leads.append(net.answer(features, layer, 0) * LEAD_UNIT)
        points.append(net.answer(features, layer, 1) * SCORE_UNIT + PAR)
    if seats == 2:
        lead = (leads[0] - leads[1]) / 2.0
        middle = (points[0] + points[1]) / 2.0
        points[0] = middle + lead / 2.0
        points[1] = middle - lead / 2.0
    return points


def points_after(
    world: State, worth: Worth, hopes: Hopes, net: Net, chosen: i64, silent: Journal
) -> list[float]:
    """Everybody's final score after a move and the rest of its auction, as the net expects it."""
    s = world.clone()
    apply(s, silent, chosen)
    finish_auction(s, worth, silent)
    if len(s.pending) == 0:
        return [float(total(s, seat)) for seat in range(s.terms.deciders)]
    return points_by_net(s, hopes, net)


def weigh_by_net(world: State, worth: Worth, hopes: Hopes, net: Net, lively: float) -> list[float]:
    """What every move leads to for the deciding seat: lead and a part of the own score."""
    silent = Journal(False)
    seat = frame_seat(world.pending[-1])
    values: list[float] = []
    for index in range(move_count(world)):
        points = points_after(world, worth, hopes, net, move_at(world, index), silent)
        values.append(lead_of(points, seat) + lively * (points[seat] - PAR))
    return values
