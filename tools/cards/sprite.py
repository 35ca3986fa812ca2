"""The files that the page is given: one for each picture, one for all marks, one of plates."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.cards.backdrops import HEIGHT, WIDTH
from tools.cards.marks import symbols
from tools.cards.palette import PLATES
from tools.cards.pictures import PICTURES

ART: Final = Path(__file__).parents[2] / "web" / "src" / "games" / "dominion" / "art"
MADE_BY: Final = "Made by `python -m tools.cards`."


def files() -> Iterator[tuple[Path, str]]:
    """Every file with its whole text."""
    for name, drawn in sorted(PICTURES.items()):
        yield ART / "pictures" / f"{name}.svg", picture(drawn)
    yield ART / "marks.svg", "\n".join(symbols()) + "\n"
    yield ART / "plates.ts", plates()


def picture(drawn: str) -> str:
    """A picture as a file of its own."""
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{drawn}</svg>\n'


def plates() -> str:
    """The colours of the types for the page."""
    rows = (
        f"  {kind}: {{ ground: '{plate.ground}', back: '{plate.back}', rim: '{plate.rim}',"
        f" glow: '{plate.glow}' }},\n"
        for kind, plate in PLATES.items()
    )
    return (
        f"// {MADE_BY}\n\n"
        "/** What a type gives its cards: the plate, what is cut from it, the rim, the glow. */\n"
        f"export const PLATES = {{\n{''.join(rows)}}} as const;\n\n"
        "export type PlateType = keyof typeof PLATES;\n"
    )
