"""A collection put in order: its tiles by type, each group in one short text."""

from collections.abc import Iterable
from dataclasses import dataclass

from moonlit.packs.nocturne.tables import Tile
from moonlit.packs.nocturne.words import TILE_TYPES
from moonlit.tui.nocturne.telling import Teller

TRIPTI, DUODE = "tripti", "duode"


@dataclass(frozen=True, slots=True)
class Group:
    """All tiles of a type that somebody has; `first` is one of them, to ask about."""

    type: str
    first: str
    text: str


def group_tiles(teller: Teller, tiles: Iterable[str]) -> list[Group]:
    """The groups in the order of the rulebook; types one has none of are left out."""
    found: dict[str, list[Tile]] = {}
    for tile in map(teller.tile, tiles):
        found.setdefault(tile.type, []).append(tile)
    groups = []
    for tile_type in TILE_TYPES:
        if tile_type in found:
            members = sorted(found[tile_type], key=lambda tile: (tile.kind == "wild", tile.id))
            text = f"{teller.type_name(tile_type, len(members))} {_details(teller, members)}"
            groups.append(Group(tile_type, members[0].id, text.rstrip()))
    return groups


def _details(teller: Teller, tiles: list[Tile]) -> str:
    """What tells the tiles of one type apart."""
    match tiles[0].type:
        case "skull":
            return " ".join(str(tile.points) for tile in tiles)
        case "mushroom":
            counts = ((kind, sum(tile.kind == kind for tile in tiles)) for kind in (TRIPTI, DUODE))
            return " ".join(f"{teller.kind_name(kind)} ×{count}" for kind, count in counts if count)
        case "herb":
            return " ".join(f"{teller.kind_name(tile.kind)}{tile.points}" for tile in tiles)
        case "runestone":
            return " ".join(teller.symbols(tile.symbols) for tile in tiles)
    return f"×{len(tiles)}"
