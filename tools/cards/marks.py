"""The marks that every table shows: seals, icons, coin, banners, sills, frames; as symbols."""

from collections.abc import Iterator

from tools.cards.frames import (
    CORNERS,
    FOOT_HEIGHT,
    FOOT_WIDTH,
    back,
    card_back,
    edge,
    foot,
    wings,
)
from tools.cards.frames import HEIGHT as LYING_HEIGHT
from tools.cards.frames import WIDTH as LYING_WIDTH
from tools.cards.palette import GOLD, LEAF, SHADOW, VIOLET
from tools.cards.seals import ICONS, SEALS
from tools.cards.sills import CUTS, DEPTH, WIDTH, sill
from tools.cards.strokes import disc, disc_shade, draw, hollow, number, shape


def symbols() -> Iterator[str]:
    """One symbol a line, each with an id of its own."""
    for kind, path in SEALS.items():
        yield symbol(f"seal-{kind}", 24, 24, hollow(path, "currentColor"))
    for kind, path in ICONS.items():
        yield symbol(f"ico-{kind}", 24, 24, hollow(path, "currentColor"))
    yield symbol("coin", 100, 100, coin())
    yield symbol("vp", 100, 100, banner())
    yield symbol("vp-curse", 100, 100, torn_banner())
    yield symbol("back-card", 84, 118, card_back())
    for kind in ("boon", "hex"):
        yield symbol(f"back-{kind}", LYING_WIDTH, LYING_HEIGHT, back(kind))
    for kind in CORNERS:
        yield symbol(f"edge-{kind}", LYING_WIDTH, LYING_HEIGHT, edge(kind))
        yield symbol(f"wings-{kind}", LYING_WIDTH, LYING_HEIGHT, wings(kind))
        yield symbol(f"foot-{kind}", FOOT_WIDTH, FOOT_HEIGHT, foot(kind))
    for kind in CUTS:
        yield symbol(f"sill-{kind}", WIDTH, DEPTH, shape(sill(kind, WIDTH), "currentColor"))
        if kind not in CORNERS:
            half = shape(sill(kind, WIDTH / 2), "currentColor")
            yield symbol(f"sill-{kind}-half", WIDTH / 2, DEPTH, half)


def symbol(name: str, wide: float, high: float, *parts: str) -> str:
    box = f"0 0 {number(wide)} {number(high)}"
    return f'<symbol id="{name}" viewBox="{box}">{draw(*parts)}</symbol>'


def coin() -> str:
    """A coin's face, empty for a figure."""
    return draw(
        disc(52, 54, 46, SHADOW, opacity=0.4),
        disc(50, 50, 47, GOLD.dark),
        disc(50, 50, 41, GOLD.bright),
        disc_shade(50, 50, 41, GOLD.light, bend=1.37),
        f'<circle cx="50" cy="50" r="35" fill="none" stroke="{GOLD.dark}" stroke-width="2.5"'
        ' stroke-dasharray="2 6" stroke-linecap="round" opacity=".7"/>',
    )


def banner() -> str:
    """What points stand on."""
    return draw(
        shape("M17 9H89V102L53 79L17 102Z", SHADOW, opacity=0.4),
        shape("M12 2H88V98L50 75L12 98Z", LEAF.deep),
        shape("M18 8H82V87L50 68L18 87Z", LEAF.pale),
        shape("M56 8H82V87L56 71.5Z", LEAF.bright),
    )


def torn_banner() -> str:
    """What points that are taken away stand on."""
    return draw(
        shape("M12 2H88V70L78 98L66 66L52 88L40 64L26 98L12 66Z", VIOLET.deep),
        shape("M18 8H82V68L77 82L68 54L52 76L39 52L26 84L18 64Z", VIOLET.glow),
        shape("M56 8H82V68L77 82L68 54L56 70Z", VIOLET.pale),
    )
