"""The words in the corners of a tile's picture: how it scores, and its name cut to fit."""

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


def fit(name: str, room: int) -> str:
    """A tile's name cut to a width; the letter of a herb or rune stays."""
    if len(name) <= room:
        return name
    word, gap, letter = name.rpartition(" ")
    if gap and len(letter) == 1 and room > 2:
        return f"{word[: room - 2]} {letter}"
    return name[: max(room, 0)]
