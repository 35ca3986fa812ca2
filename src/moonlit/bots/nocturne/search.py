"""Information-set tree search: every iteration deals the unknown anew and walks one shared tree."""

from math import log, sqrt, tanh
from typing import Final

from mypy_extensions import i64

from moonlit.bots.nocturne.hopes import Hopes
from moonlit.bots.nocturne.judge import lead_of, points_by_net
from moonlit.bots.nocturne.net import PAR, Net
from moonlit.bots.nocturne.policy import Rivals, finish_auction, value_of
from moonlit.bots.nocturne.worth import Worth
from moonlit.core.dice import Dice
from moonlit.core.frame import frame_kind, frame_seat
from moonlit.core.journal import Journal
from moonlit.games.nocturne.frames import ANSWER, START
from moonlit.games.nocturne.moves import (
    CAST,
    move_at,
    move_count,
    move_object,
    move_place,
    move_verb,
)
from moonlit.games.nocturne.rules import apply, play_out
from moonlit.games.nocturne.scoring import total
from moonlit.games.nocturne.state import State
from moonlit.games.nocturne.worlds import redeal, redeal_unknown

# Utility is the lead and this part of the own score: mutual passing is legal, and dull.
LIVELY: Final = 0.3
SCALE: Final = 22.0
# How much a promised point draws a young move forward.
BIAS: Final = 0.03
FREELY: Final[i64] = -1
# Moves of several worlds meet in a node: each has to be looked at before it is made.
MIXED: Final[i64] = -1


class Node:
    """A decision as its seat sees it; what was tried there and how it went for that seat."""

    moves: list[i64]
    priors: list[float]
    visits: list[i64]
    seen: list[i64]
    values: list[float]
    leads: list[float]
    squares: list[float]
    scores: list[float]
    nexts: list["Node | None"]
    count: i64
    cells: i64
    tokens: i64

    def __init__(self) -> None:
        self.moves = []
        self.priors = []
        self.visits = []
        self.seen = []
        self.values = []
        self.leads = []
        self.squares = []
        self.scores = []
        self.nexts = []
        self.count = 0
        self.cells = 0
        self.tokens = 0

    def insert(self, chosen: i64, prior: float) -> None:
        """Keep the moves in the order of the heuristic, best first."""
        place = len(self.moves)
        while place > 0 and self.priors[place - 1] < prior:
            place -= 1
        self.moves.insert(place, chosen)
        self.priors.insert(place, prior)
        self.visits.insert(place, 0)
        self.seen.insert(place, 0)
        self.values.insert(place, 0.0)
        self.leads.insert(place, 0.0)
        self.squares.insert(place, 0.0)
        self.scores.insert(place, 0.0)
        self.nexts.insert(place, None)


class Search:
    """A search from one seat's point of view; `root` is any world of its view.

    Without a net every leaf is played out at random: the plain search, kept for comparison.
    """

    root: State
    seat: i64
    dice: Dice
    worth: Worth
    hopes: Hopes
    net: Net | None
    tree: Node
    exploration: float
    widening: float
    lively: float
    sees_hands: bool
    points: list[float]

    def __init__(
        self,
        root: State,
        seat: i64,
        dice: Dice,
        hopes: Hopes,
        net: Net | None,
        taste: list[float],
    ) -> None:
        self.root = root
        self.seat = seat
        self.dice = dice
        self.worth = Worth(root, hopes, taste)
        self.hopes = hopes
        self.net = net
        self.tree = Node()
        self.exploration = 0.5 if net is None else 0.2
        self.widening = 1000.0 if net is None else 1.5
        self.lively = LIVELY
        # After a match the worlds may differ from the root in what no seat knew, and no more.
        self.sees_hands = False
        self.points = []

    def run(self, iterations: i64) -> None:
        """So many more walks down the tree."""
        for _ in range(iterations):
            self.iterate(FREELY)

    def mean(self, edge: i64) -> float:
        """The mean utility of a move at the root."""
        visits = self.tree.visits[edge]
        return self.tree.values[edge] / float(visits) if visits > 0 else -1.0

    def iterate(self, forced: i64) -> None:
        """One world, one walk, one evaluation; the first move may be forced."""
        s = self.root.clone()
        if self.sees_hands:
            redeal_unknown(s, self.dice)
        else:
            redeal(s, self.seat, self.dice)
        silent = Journal(False)
        path: list[Node] = []
        edges: list[i64] = []
        seats: list[i64] = []
        node = self.tree
        is_new = False
        while len(s.pending) > 0 and not is_new:
            edge = forced if forced != FREELY and len(path) == 0 else self.select(s, node)
            is_new = node.visits[edge] == 0
            path.append(node)
            edges.append(edge)
            seats.append(frame_seat(s.pending[-1]))
            apply(s, silent, node.moves[edge])
            following = node.nexts[edge]
            if following is None:
                following = Node()
                node.nexts[edge] = following
            node = following
        utilities = self.evaluate(s, silent)
        for index in range(len(path)):
            node = path[index]
            edge = edges[index]
            node.count += 1
            node.visits[edge] += 1
            node.values[edge] += utilities[seats[index]]
        self._keep(edges[0])

    def _keep(self, edge: i64) -> None:
        """What the root remembers of an iteration: the lead, its square, the own score."""
        lead = lead_of(self.points, self.seat)
        self.tree.leads[edge] += lead
        self.tree.squares[edge] += lead * lead
        self.tree.scores[edge] += self.points[self.seat]

    def select(self, s: State, node: Node) -> i64:
        """The move to try: the best by confidence among those the heuristic opens so far."""
        kind = frame_kind(s.pending[-1])
        is_auction = kind == START or kind == ANSWER
        is_same = is_auction and node.cells == s.castable_cells and node.tokens == s.castable_tokens
        if not is_same:
            self.meet(s, node, is_auction)
        width: i64 = int(1.0 + self.widening * sqrt(float(node.count)))
        best: i64 = -1
        most = 0.0
        opened: i64 = 0
        for index in range(len(node.moves)):
            if opened >= width:
                break
            if not is_same and not is_legal(s, node.moves[index], is_auction):
                continue
            opened += 1
            node.seen[index] += 1
            visits = node.visits[index]
            if visits == 0:
                return index
            score = (
                node.values[index] / float(visits)
                + self.exploration * sqrt(log(float(node.seen[index] + 1)) / float(visits))
                + BIAS * node.priors[index] / float(visits + 1)
            )
            if best < 0 or score > most:
                best = index
                most = score
        return best

    def meet(self, s: State, node: Node, is_auction: bool) -> None:
        """Moves that were never possible here before are put in their place."""
        is_empty = len(node.moves) == 0
        node.cells = s.castable_cells if is_auction and is_empty else MIXED
        node.tokens = s.castable_tokens if is_auction and is_empty else MIXED
        rivals = Rivals(s, frame_seat(s.pending[-1]))
        for index in range(move_count(s)):
            chosen = move_at(s, index)
            if is_empty or chosen not in node.moves:
                if self.net is None:
                    prior = float(self.dice.below(1000))
                else:
                    prior = value_of(s, self.worth, rivals, chosen)
                node.insert(chosen, prior)

    def evaluate(self, s: State, silent: Journal) -> list[float]:
        """Everybody's utility at a leaf: the open auction is finished, then the net is asked."""
        net = self.net
        seats = s.terms.deciders
        if net is None:
            play_out(s, self.dice)
        else:
            finish_auction(s, self.worth, silent)
            if len(s.pending) > 0:
                self.points = points_by_net(s, self.hopes, net)
                return utilities_of(self.points, self.lively)
        self.points = [float(total(s, seat)) for seat in range(seats)]
        return utilities_of(self.points, self.lively)

    def is_decided(self, left: i64) -> bool:
        """Whether so many more iterations cannot change which move was tried most."""
        most: i64 = 0
        second: i64 = 0
        for visits in self.tree.visits:
            if visits > most:
                second = most
                most = visits
            else:
                second = max(second, visits)
        return most - second > left

    def best(self) -> i64:
        """Where the move stands that was tried most; among equals, the better one."""
        most: i64 = 0
        for index in range(len(self.tree.moves)):
            more = self.tree.visits[index] - self.tree.visits[most]
            if more > 0 or (more == 0 and self.mean(index) > self.mean(most)):
                most = index
        return most


def is_legal(s: State, chosen: i64, is_auction: bool) -> bool:
    """Whether a move that was possible here in another world is so in this one."""
    if is_auction:
        if move_verb(chosen) != CAST:
            return True
        has_token = s.castable_tokens >> move_object(chosen) & 1 != 0
        return has_token and s.castable_cells >> move_place(chosen) & 1 != 0
    for index in range(move_count(s)):
        if move_at(s, index) == chosen:
            return True
    return False


def utilities_of(points: list[float], lively: float) -> list[float]:
    """Lead over the best rival plus a part of one's own score, bent into -1 to 1."""
    utilities: list[float] = []
    for seat in range(len(points)):
        own = lively * (points[seat] - PAR)
        utilities.append(tanh((lead_of(points, seat) + own) / SCALE))
    return utilities
