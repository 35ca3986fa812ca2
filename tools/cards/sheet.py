"""One page with every picture large, small and in grey, to be looked at by whoever draws."""

import base64
from typing import Final

from tools.cards.hues import hues_of
from tools.cards.palette import BONE, INDIGO
from tools.cards.pictures import PICTURES
from tools.cards.sprite import picture

LARGE: Final = (160, 120)
SMALL: Final = (64, 48)
STYLE: Final = (
    f"body {{ background: {INDIGO.dark}; color: {BONE.glow}; font: 12px sans-serif;"
    " display: grid; grid-template-columns: repeat(auto-fill, 300px); gap: 8px }"
    " .grey { filter: grayscale(1) }"
)


def sheet() -> str:
    """The page, which needs nothing beside it."""
    shown = "".join(_entry(kind, drawn) for kind, drawn in PICTURES.items())
    return f"<!doctype html><meta charset=utf-8><style>{STYLE}</style>{shown}"


def as_address(svg: str) -> str:
    """A drawing as an address that holds it."""
    return f"data:image/svg+xml;base64,{base64.b64encode(svg.encode()).decode()}"


def _entry(kind: str, drawn: str) -> str:
    address = as_address(picture(drawn))
    hues = ", ".join(sorted(hues_of(drawn)))
    return (
        f"<div>{_image(address, LARGE)} {_image(address, SMALL)}"
        f" {_image(address, SMALL, 'grey')}<br>{kind}: {hues}</div>"
    )


def _image(address: str, size: tuple[int, int], shown: str = "plain") -> str:
    wide, high = size
    return f'<img class={shown} src="{address}" width={wide} height={high}>'
