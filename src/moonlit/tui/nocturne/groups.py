"""A collection put in order: its tiles by type, each group in one short text."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from moonlit.packs.nocturne.tables import Tile
from moonlit.packs.nocturne.words import TILE_TYPES
from moonlit.tui.nocturne.telling import Teller

WILD, WILD_SIGN = "wild", "✦"


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
            members = sorted(found[tile_type], key=lambda tile: (tile.kind == WILD, tile.id))
            name = teller.say("terminal-type", type=tile_type)
            text = f"{name} {_details(teller, members)}"
            groups.append(Group(tile_type, members[0].id, text))
    return groups


def _details(teller: Teller, tiles: list[Tile]) -> str:
    """What tells the tiles of one type apart."""
    match tiles[0].type:
        case "skull":
            return " ".join(str(tile.points) for tile in tiles)
        case "mushroom":
            return " ".join(_species(teller, tiles))
        case "herb":
            return " ".join(f"{_letter(tile.kind)}{tile.points}" for tile in tiles)
        case "runestone":
            return " ".join(teller.symbols(tile.symbols) for tile in tiles)
    return f"×{len(tiles)}"


def _species(teller: Teller, mushrooms: list[Tile]) -> Iterator[str]:
    for kind in ("tripti", "duode"):
        count = sum(tile.kind == kind for tile in mushrooms)
        if count:
            yield f"{teller.say('terminal-tile', type='mushroom', kind=kind)} ×{count}"


def _letter(kind: str) -> str:
    """A herb's letter; the star stands for any."""
    return WILD_SIGN if kind == WILD else kind
