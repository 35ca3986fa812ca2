"""Small pictures of the tiles: eight rows of pixels, two to a line, a letter for each colour."""

from typing import Final

WIDTH: Final = 11
HEIGHT: Final = 8

PLATES: Final = {
    "skull": "#343d6b",
    "feather": "#571c25",
    "mushroom": "#14494c",
    "herb": "#28552f",
    "egg": "#4a2a72",
    "chest": "#4d3319",
    "runestone": "#2f3d4d",
    "mirror": "#24507a",
}

_BONE = {"w": "#f4ead2", "s": "#d3c3a3", "k": "#1b1734"}
_LEAF = {"l": "#9fd06a", "g": "#5f9a48", "y": "#d9f2a2"}

_PICTURES: Final[dict[str, tuple[dict[str, str], tuple[str, ...]]]] = {
    "skull-hoofed": (
        {**_BONE, "b": "#c9b48e"},
        (
            "b.b.....b.b",
            ".bb.....bb.",
            "..bbwwwbb..",
            "..wwwwwww..",
            "..wkkwkks..",
            "...wwwws...",
            "....wws....",
            "....ksk....",
        ),
    ),
    "skull-ramhorn": (
        {**_BONE, "h": "#c79a63", "d": "#8d6238"},
        (
            "..hh...hh..",
            ".hdhhwhhdh.",
            "hd.wwwww.dh",
            "h.wkkwkks.h",
            "hh.wwwws.hh",
            ".d..wws..d.",
            "....wws....",
            "....ksk....",
        ),
    ),
    "skull-fanged": (
        {**_BONE, "o": "#ffb45e"},
        (
            "...wwwww...",
            ".wwwwwwwws.",
            ".wwwwwwwws.",
            ".wkkwwwkks.",
            ".wkowwwoks.",
            "..wwwkwws..",
            "...wwwws...",
            "...w...s...",
        ),
    ),
    "feather": (
        {"o": "#ff8a34", "r": "#d9402a", "y": "#ffd561", "q": "#fff3cf"},
        (
            ".oo........",
            ".oyyo......",
            ".royqyo....",
            "..rroqyo...",
            "...rroqyo..",
            "....rrroq..",
            "......rr.q.",
            ".........q.",
        ),
    ),
    "mushroom-tripti": (
        {"r": "#ef6a57", "d": "#c0413f", "w": "#ffe9cf", "s": "#d9bfa4"},
        (
            "....rrrr...",
            "...rwrrrd..",
            "..rrrrwrdd.",
            "..rrrrrrdd.",
            "rrd.wws.rrd",
            "rwrdwwsrwrd",
            ".w..wws..s.",
            ".w..wws..s.",
        ),
    ),
    "mushroom-duode": (
        {"t": "#d6fbf0", "u": "#8fc9c0", "v": "#5aa79c", "w": "#eafff8"},
        (
            ".......t...",
            "......ttu..",
            "..t..tttuv.",
            ".ttu.ttuuv.",
            ".ttv...w...",
            "ttuvv..w...",
            "..w....w...",
            "..w....w...",
        ),
    ),
    "herb-A": (
        _LEAF,
        (
            "........ly.",
            "......l.ll.",
            "....y.lll..",
            "....lll..y.",
            "..y.lg.lll.",
            "..lllg.....",
            "....gllly..",
            "...gg......",
        ),
    ),
    "herb-B": (
        {**_LEAF, "p": "#e86a8a", "q": "#b23c63", "w": "#ffe3e6"},
        (
            "....wpp....",
            "....ppq....",
            ".wpp.g.wpp.",
            ".ppqwppppq.",
            "...gppqg...",
            "....ggg....",
            ".yl..g..ly.",
            "..llgggll..",
        ),
    ),
    "herb-C": (
        _LEAF,
        (
            "..yyy.yyy..",
            ".yyllylllg.",
            ".yllllllgg.",
            "..lllglgg..",
            ".yyylgyyyl.",
            ".ylllgllgg.",
            "..lg.g.gg..",
            "....gg.....",
        ),
    ),
    "herb-D": (
        {**_LEAF, "v": "#b8b2e8", "w": "#f6f3ff"},
        (
            "....lll....",
            "..ll..wl...",
            "..l..wwv...",
            ".wl..wwvv..",
            "wwv.w.w.v..",
            "wwv........",
            "w.vgl......",
            "..gg.......",
        ),
    ),
    "herb-E": (
        {**_LEAF, "p": "#b57be0", "q": "#e9b6ff", "o": "#ffd561"},
        (
            ".p...q...p.",
            "..q..p..q..",
            "...qpopq...",
            ".pqpooopqp.",
            "...qpopq...",
            "..q..g..q..",
            ".yl..g..ly.",
            "..llgggll..",
        ),
    ),
    "herb-wild": (
        {
            **_LEAF,
            "p": "#ff9fb0",
            "c": "#9fe0d0",
            "v": "#cfa6f5",
            "o": "#ffd86b",
            "w": "#f6f3ff",
            "k": "#17132b",
        },
        (
            "....ooo....",
            ".vv.ooo.ww.",
            "vvvv.o.wwww",
            ".vvvkkkwww.",
            "...ckokp...",
            "..ccckppp..",
            "..cc.g.pp..",
            "...llgll...",
        ),
    ),
    "egg": (
        {"e": "#eee2ff", "f": "#c3a6ec", "p": "#7a4fb8", "n": "#b98a4c", "m": "#8a6230"},
        (
            "....eee....",
            "...eepef...",
            "..eeeeeff..",
            "..epeeepf..",
            "..eeepeff..",
            "nm.eeeff.mn",
            ".nnmnnmnnm.",
            "...mnmnm...",
        ),
    ),
    "chest": (
        {"w": "#b06a2c", "d": "#7c451c", "g": "#ffd27a", "k": "#17132b", "s": "#c3c2dc"},
        (
            "..wgwwwgw..",
            ".wwgwwwgww.",
            ".wwgwwwgwd.",
            ".gggggggggs",
            "sddggkggdds",
            "swwgwkwgwd.",
            ".wwgwwwgwd.",
            ".ddgdddgdd.",
        ),
    ),
    "runestone": (
        {"s": "#a9b8c4", "t": "#74869a", "c": "#7fe6ff", "k": "#17324a", "g": "#5b7a4a"},
        (
            "...sssss...",
            "..sscccst..",
            "..sckkkct..",
            "..sckkkct..",
            "..sscccst..",
            "..sssssst..",
            ".ggssssttg.",
            "..ggggggg..",
        ),
    ),
    "mirror": (
        {"r": "#8fa7bb", "g": "#e6f6ff", "b": "#8cc4ee", "s": "#5f7183"},
        (
            "....rrr....",
            "...rggbr...",
            "..rggbbbr..",
            "..rggbbbr..",
            "..rgggbbr..",
            "...rggbr...",
            "....rrr....",
            "..sssssss..",
        ),
    ),
}


def picture(tile_type: str, kind: str) -> tuple[tuple[str, ...], ...]:
    """The colour of every pixel of a tile's picture, empty where its plate shows through."""
    name = f"{tile_type}-{kind}" if f"{tile_type}-{kind}" in _PICTURES else tile_type
    palette, rows = _PICTURES[name]
    return tuple(tuple(palette.get(letter, "") for letter in row) for row in rows)
