"""Mirror stones: what each may copy, and the asking order."""

from __future__ import annotations

from .data import Tile
from .state import Play, State, ask
from .tiles import draw_concoctions, open_chest

EFFECT_TYPES = ("runestone", "chest")


def assign_mirrors(state: State) -> Play[None]:
    """N-MIRROR-4, O-67: clockwise from the last drafter, else from the last forest winner."""
    first = state.pivot if state.last_drafter is None else state.last_drafter
    for seat in state.clockwise_from(first):
        if seat in state.scoring_seats:
            settled = 0
            while settled < len(state.players[seat].mirrors):
                yield from _settle_mirror(state, seat)
                settled += 1


def _settle_mirror(state: State, seat: int) -> Play[None]:
    tiles = copyable(state, seat)
    words = ["leave"]
    if tiles:
        words = yield from ask(seat, [*(f"copy {tile.id}" for tile in tiles), "leave"])
    copied = None if words == ["leave"] else state.data.tiles[words[1]]
    state.mirror_choices.append((seat, copied))
    if copied and copied.type == "runestone":  # O-38, O-76
        yield from draw_concoctions(state, seat)
    elif copied and copied.type == "chest":
        yield from open_chest(state, seat)


def copyable(state: State, seat: int) -> list[Tile]:
    """N-MIRROR-1, N-MIRROR-5: the first tile, in pack order, of each face in reach."""
    anywhere = state.config.switches.mirror_scope == "any"
    owners = state.scoring_seats if anywhere else [seat]
    in_reach = {tile for owner in owners for tile in state.players[owner].collection}
    faces: dict[tuple[str, str, int], Tile] = {}
    for tile in state.data.tiles.values():
        if tile in in_reach and _may_be_copied(state, tile):
            faces.setdefault(tile.face, tile)
    return list(faces.values())


def _may_be_copied(state: State, tile: Tile) -> bool:
    if tile.type in EFFECT_TYPES:
        return state.config.switches.mirror_effect_tiles
    return tile.type != "mirror"
