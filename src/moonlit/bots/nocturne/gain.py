"""What a tile would add to a projected score: one's own, and half of what it denies a rival."""

from moonlit.games.nocturne.projection import project
from moonlit.games.nocturne.state import CHEST, RUNESTONE, State

DENIAL = 0.5
RUNESTONE_WORTH = 2.0
CHEST_WORTH = 2.0


def projected(world: State, seat: int) -> int:
    """A player's projected total."""
    return sum(project(world, seat))


class TileWorth:
    """The worth of tiles to one seat in one world, computed once a tile."""

    def __init__(self, world: State, seat: int) -> None:
        self._world = world
        self._seat = seat
        self._now = [projected(world, other) for other in range(world.terms.deciders)]
        self._known: dict[int, float] = {}

    def of(self, tile: int) -> float:
        """What winning the tile adds for the seat, and half of the best rival's loss."""
        if tile not in self._known:
            gains = [self._gain(seat, tile) for seat in range(self._world.terms.deciders)]
            own = gains.pop(self._seat)
            self._known[tile] = own + DENIAL * max(gains, default=0.0)
        return self._known[tile]

    def _gain(self, seat: int, tile: int) -> float:
        player = self._world.players[seat]
        player.tiles.append(tile)
        gain = float(projected(self._world, seat) - self._now[seat])
        player.tiles.pop()
        kind = self._world.terms.tile_type[tile]
        if kind == RUNESTONE:
            gain += RUNESTONE_WORTH
        elif kind == CHEST:
            gain += CHEST_WORTH
        return gain
