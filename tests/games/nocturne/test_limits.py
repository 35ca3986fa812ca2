"""What is packed into numbers fits there, or is refused before it is played."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from moonlit.core.errors import BadConfig
from moonlit.games.nocturne.meta import Nocturne
from moonlit.packs.nocturne.tables import Pack, Tile
from tests.games.nocturne.sampling import GAME

TOO_LARGE: list[tuple[str, Callable[[Pack], Pack]]] = [
    ("tiles", lambda pack: replace(pack, tiles=pack.tiles * 2)),
    ("concoctions", lambda pack: replace(pack, concoctions=pack.concoctions * 2)),
    ("twilight_goals", lambda pack: replace(pack, twilight_goals=pack.twilight_goals * 6)),
    ("moonlight_goals", lambda pack: replace(pack, moonlight_goals=pack.moonlight_goals * 6)),
    ("kinds", lambda pack: replace(pack, tiles=of_many_kinds(pack))),
]


def of_many_kinds(pack: Pack) -> tuple[Tile, ...]:
    """Every tile is worth something else."""
    return tuple(replace(tile, points=points) for points, tile in enumerate(pack.tiles))


@pytest.mark.parametrize(("part", "enlarge"), TOO_LARGE)
def test_a_pack_that_does_not_fit_is_refused(part: str, enlarge: Callable[[Pack], Pack]) -> None:
    config = GAME.check_config({})
    with pytest.raises(BadConfig) as refused:
        Nocturne(enlarge(GAME.pack)).terms(config)
    assert (refused.value.code, refused.value.facts["part"]) == ("pack-too-large", part)
