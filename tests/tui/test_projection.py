"""The projection: only what the mode scores, and a note where mirror stones are still free."""

from collections.abc import Mapping
from pathlib import Path

import pytest
from textual.pilot import Pilot

from moonlit.client.nocturne.position import read_position
from moonlit.client.nocturne.teller import NocturneTeller
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.codec import Plain
from moonlit.packs.nocturne.words import CATEGORIES
from moonlit.tui.app import MoonlitApp
from moonlit.tui.nocturne.casts import read_casts
from moonlit.tui.nocturne.projection import ProjectionPanel, has_free_mirrors
from moonlit.tui.nocturne.scene import Scene
from moonlit.tui.nocturne.telling import Teller
from moonlit.tui.nocturne.text import point_lines
from tests.games.nocturne.table import Table, position
from tests.tui.players import GAME, ME, PACK, begin, look_at, on_screen, play_on, text_of

FOREST = "forest SK01 SK02 / FE01 FE02 | start 0"
MOONLIGHT = "round moonlight | shadows shadow5 shadow6 shadow7 shadow8 shadow9 shadow10"
MODES: list[tuple[dict[str, Plain], set[str]]] = [
    ({"mode": "advanced"}, {"precious"}),
    ({"mode": "advanced", "variants": ["precious_stones"]}, set()),
    ({"mode": "basic"}, {"precious", "ability"}),
    ({"mode": "family"}, {"precious", "ability", "twilight", "moonlight"}),
    (
        {"mode": "family", "no_concoctions": True},
        {"precious", "ability", "twilight", "moonlight", "concoctions"},
    ),
]


def scene_of(table: Table, options: Mapping[str, Plain], language: str = "en") -> Scene:
    view, config = table.view(ME), GAME.check_config(options)
    game = NocturneTeller(PACK, Words(language, strict=True))
    teller = Teller(game, config, ("Anna", "Owl"), True, ME, PACK)
    return Scene(view, ME, teller, read_position(view), read_casts(view.legal))


@pytest.mark.parametrize(("options", "left_out"), MODES)
def test_a_category_the_mode_lacks_has_no_row(
    options: dict[str, Plain], left_out: set[str]
) -> None:
    scene = scene_of(position(FOREST, **options), options)
    told = [line.split(":")[0].strip() for line in point_lines(scene)]
    wanted = [name for name in CATEGORIES if name not in left_out]
    names = [scene.teller.say(f"category-{name}") for name in (*wanted, "total")]
    assert told[2:] == names
    things = [thing.name for _, thing in ProjectionPanel(id="x").rows(scene) if thing is not None]
    assert things == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("holder", [0, 1])
def test_a_free_mirror_stone_is_noted(language: str, holder: int) -> None:
    note = Words(language, strict=True).say("terminal-mirrors-assumed")
    for tiles, is_noted in ((f"| tiles {holder}: MI1 SK03", True), ("| tiles 0: SK03", False)):
        scene = scene_of(position(f"{FOREST} {tiles}"), {}, language)
        panel = [text.plain for text, _ in ProjectionPanel(id="x").rows(scene)]
        assert has_free_mirrors(scene) is is_noted
        assert (panel[-1] == note) is is_noted
        assert (f"  {note}" in point_lines(scene)) is is_noted


def test_a_mirror_stone_that_copies_or_was_left_is_not_noted() -> None:
    for action in ("0 copy SK03", "0 leave"):
        table = position(f"{MOONLIGHT} | forest . | tiles 0: MI1 SK03 | end")
        assert has_free_mirrors(scene_of(table, {}))
        table.play(action)
        assert not has_free_mirrors(scene_of(table, {}))


def test_the_note_is_seen_on_the_screen(tmp_path: Path) -> None:
    """Advanced play has the most rows; the note must not fall off the panel."""
    session = begin(tmp_path, ("you", "greedy"), number=4, mode="advanced")
    note = Words("en").say("terminal-mirrors-assumed")
    while not has_free_mirrors(look_at(session)):
        play_on(session, 1)
    assert session.outcome() is None

    async def look(pilot: Pilot[None], app: MoonlitApp) -> None:
        assert note in text_of(app)

    on_screen(tmp_path, session, look, size=(120, 40))
