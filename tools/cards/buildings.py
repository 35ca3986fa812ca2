"""Houses, towers and the flags on them."""

from tools.cards.palette import BONE, FIRE, GOLD, INK
from tools.cards.strokes import draw, line, number, shadow, shape


def house(
    x: float,
    y: float,
    wide: float,
    high: float,
    roof_high: float,
    wall: str = BONE.pale,
    wall_shade: str = BONE.shade,
    roof: str = FIRE.shade,
    roof_shade: str = FIRE.dark,
    *,
    has_door: bool = True,
    has_window: bool = True,
) -> str:
    """A house whose left lower corner is at `x`, `y`; `high` is that of its walls."""
    eaves = y - high
    ridge = f"{number(x + wide / 2)} {number(eaves - roof_high)}"
    return draw(
        shadow(
            f"M{number(x - 4)} {number(eaves)}L{ridge}L{number(x + wide + 4)} {number(eaves)}"
            f"H{number(x + wide)}V{number(y)}H{number(x)}V{number(eaves)}Z"
        ),
        _block(x, x + wide, eaves - 1, y, wall),
        _block(x + wide * 0.62, x + wide, eaves - 1, y, wall_shade),
        shape(
            f"M{number(x - 5)} {number(eaves + 1)}L{ridge}"
            f"L{number(x + wide + 5)} {number(eaves + 1)}Z",
            roof,
        ),
        shape(
            f"M{ridge}L{number(x + wide + 5)} {number(eaves + 1)}H{number(x + wide * 0.55)}Z",
            roof_shade,
        ),
        _door(x, y, wide, high) if has_door else "",
        _window(x, y, wide, high) if has_window else "",
    )


def tower(
    x: float,
    y: float,
    wide: float,
    high: float,
    roof: str = "",
    roof_shade: str = "",
    *,
    wall: str = BONE.pale,
    wall_shade: str = BONE.shade,
) -> str:
    """A round tower with a pointed roof, or with battlements where it has none."""
    top = y - high
    trunk = f"M{number(x)} {number(y)}V{number(top)}H{number(x + wide)}V{number(y)}Z"
    return draw(
        shadow(trunk),
        shape(trunk, wall),
        _block(x + wide * 0.6, x + wide, top, y, wall_shade),
        _spire(x, top, wide, roof, roof_shade)
        if roof
        else _battlements(x, top, wide, wall, wall_shade),
    )


def flag(
    x: float, y: float, high: float = 14, cloth: str = GOLD.bright, shade: str = GOLD.base
) -> str:
    """A pennant whose pole stands at `x`, `y`."""
    top = y - high
    return draw(
        line(f"M{number(x)} {number(y)}V{number(top)}", BONE.pale, 1.8),
        shape(
            f"M{number(x)} {number(top)}L{number(x + 12)} {number(top + 3.5)}"
            f"L{number(x)} {number(top + 7.5)}Z",
            cloth,
        ),
        shape(
            f"M{number(x + 5)} {number(top + 1.5)}L{number(x + 12)} {number(top + 3.5)}"
            f"L{number(x + 5)} {number(top + 5.8)}Z",
            shade,
        ),
    )


def _block(left: float, right: float, top: float, bottom: float, fill: str) -> str:
    return shape(
        f"M{number(left)} {number(bottom)}V{number(top)}H{number(right)}V{number(bottom)}Z", fill
    )


def _door(x: float, y: float, wide: float, high: float) -> str:
    left, right, top = x + wide * 0.18, x + wide * 0.42, y - high * 0.45
    bend = number(wide * 0.12)
    return shape(
        f"M{number(left)} {number(y)}V{number(top)}"
        f"A{bend} {bend} 0 0 1 {number(right)} {number(top)}V{number(y)}Z",
        INK,
    )


def _window(x: float, y: float, wide: float, high: float) -> str:
    sill = y - high * 0.42
    return _block(x + wide * 0.58, x + wide * 0.82, sill - high * 0.34, sill, GOLD.bright)


def _spire(x: float, top: float, wide: float, roof: str, shade: str) -> str:
    tip = f"{number(x + wide / 2)} {number(top - wide * 1.05)}"
    right = f"{number(x + wide + 3)} {number(top + 1)}"
    return draw(
        shape(f"M{number(x - 3)} {number(top + 1)}L{tip}L{right}Z", roof),
        shape(f"M{tip}L{right}H{number(x + wide * 0.55)}Z", shade),
    )


def _battlements(x: float, top: float, wide: float, wall: str, shade: str) -> str:
    tooth = wide / 5
    first, last = number(tooth + 1), number(tooth + 3)
    gap = number(tooth)
    return draw(
        shape(
            f"M{number(x - 2)} {number(top + 2)}V{number(top - 6)}h{first}v4h{gap}v-4h{gap}v4h{gap}"
            f"v-4h{last}v8Z",
            wall,
        ),
        shape(
            f"M{number(x + wide * 0.6)} {number(top + 2)}V{number(top - 2)}h{number(tooth * 0.6)}"
            f"v-4h{last}v8Z",
            shade,
        ),
    )
