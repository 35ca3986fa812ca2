"""How a tile scores, in one sign for the corner of its picture."""

from moonlit.packs.nocturne.tables import Tile

# Rising, three dots, two dots, crown, one more card, equal: as on the browser's tiles.
SIGNS = {
    "feather": "↗",
    "mushroom-tripti": "∴",
    "mushroom-duode": "∶",
    "egg": "♛",
    "runestone": "+",
    "mirror": "=",
}


def plaque(tile: Tile) -> str:
    """Printed points, or the sign of the table that a tile scores by."""
    sign = SIGNS.get(f"{tile.type}-{tile.kind}") or SIGNS.get(tile.type)
    return sign or f"{tile.points}".replace("-", "−")
