"""Small boards and chapters of the campaign laid out for tests; the hero named first is acting."""

from collections.abc import Mapping

from moonlit.core.codec import Plain
from moonlit.games.wonder_book.meta import WonderBook
from tests.games.wonder_book.table import GAME, Table

# A - B - C - D in a row, a solid line between A and C, the vortex at the end.
LINE: dict[str, Plain] = {
    "areas": ["A", "B", "C", "D"],
    "open": ["A-B", "B-C", "C-D"],
    "blocked": ["A-C"],
    "vortices": {"A": "D"},
}
# A square whose corners are A, B, C, D; the vortex is far away behind D.
SQUARE: dict[str, Plain] = {
    "areas": ["A", "B", "C", "D", "V"],
    "open": ["A-B", "A-C", "B-D", "C-D", "D-V"],
    "vortices": {"A": "V"},
}


def placed(heroes: Mapping[str, Plain]) -> dict[str, Plain]:
    """Heroes by area, or with all their fields; all but the first have acted already."""
    found: dict[str, Plain] = {}
    for number, (name, at) in enumerate(heroes.items()):
        fields: dict[str, Plain] = dict(at) if isinstance(at, dict) else {"area": at}
        found[name] = fields if number == 0 else {"acted": True, **fields}
    return found


def small(heroes: Mapping[str, Plain], **given: Plain) -> Table:
    """A position on a small board; players, upgrades and switches may be given, too."""
    chosen = ("players", "upgrades", "switches")
    config: dict[str, Plain] = {str(name): given.pop(name) for name in chosen if name in given}
    laid: dict[str, Plain] = {"board": LINE, **given, "heroes": placed(heroes)}
    return Table(*heroes, config=config, laid=laid)


def chapter(
    name: str, heroes: Mapping[str, Plain], game: WonderBook = GAME, /, **given: Plain
) -> Table:
    """A position in a chapter of a campaign; `config` is what else is chosen before."""
    config = given.pop("config", {})
    assert isinstance(config, dict)
    laid: dict[str, Plain] = {**given, "heroes": placed(heroes)}
    return Table(*heroes, config={"chapter": name, **config}, game=game, laid=laid)
