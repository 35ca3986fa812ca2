"""The table on the screen: played by keys, the story in between, readable at every size."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from moonlit.client.wonder_book.story import Screen
from moonlit.client.words import LANGUAGES
from moonlit.core.dice import Dice
from moonlit.core.plain import table
from moonlit.tui.app import MoonlitApp
from moonlit.tui.canvas import Canvas
from moonlit.tui.scene import Thing
from moonlit.tui.score_screen import ScoreScreen
from moonlit.tui.wonder_book.board import BookBoard, box_size
from moonlit.tui.wonder_book.manual import AREA, HERO, page_on
from moonlit.tui.wonder_book.story_screen import StoryScreen
from tests.client.catalogues import check_told
from tests.tui.players import page_of, press, text_of
from tests.tui.wonder_book.players import ME, begin, book, look_at, on_screen, table_of
from tests.turns import A_MATCH, turns

CHAPTERS = tuple(chapter.id for chapter in book().campaign.chapters)
SMALL, LARGE = (80, 24), (130, 40)


async def close_book(pilot: Pilot[None], app: MoonlitApp) -> None:
    for _ in turns("the closed book", A_MATCH):
        if not isinstance(app.screen, StoryScreen):
            return
        await press(pilot, "escape")


def pages_of(app: MoonlitApp) -> tuple[Screen, ...]:
    """The pages that are being read; none if the book is closed."""
    return app.screen.pages if isinstance(app.screen, StoryScreen) else ()


def test_the_story_is_turned_page_by_page(tmp_path: Path) -> None:
    async def read(pilot: Pilot[None], app: MoonlitApp) -> None:
        pages = pages_of(app)
        assert "The Fading Page" in text_of(app)
        assert len(pages) > 4
        await press(pilot, "enter")
        assert pages[1][1].split(".")[0] in page_of(app).replace("\n", " ")
        await press(pilot, "left")
        assert "The Fading Page" in text_of(app)
        await press(pilot, *["enter"] * len(pages))
        assert pages_of(app) == ()
        assert "Whose turn comes next?" in text_of(app)
        await press(pilot, "s")
        assert pages_of(app) == pages

    on_screen(tmp_path, begin(tmp_path), read)


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_needed_is_on_the_screen(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    async def look(pilot: Pilot[None], app: MoonlitApp) -> None:
        await close_book(pilot, app)
        scene = table_of(app).scene
        assert scene.teller.prompt(scene.view) in text_of(app)
        shown = text_of(app)
        assert "5/10" in shown
        for area in table(scene.view.table["areas"]):
            assert area in shown
        for action in scene.choices:
            assert scene.teller.action(action, scene.view) in shown

    on_screen(tmp_path, begin(tmp_path), look, size, language)


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("size", [(80, 11), (80, 14), (64, 20), (110, 30)])
def test_every_area_has_its_place(tmp_path: Path, chapter: str, size: tuple[int, int]) -> None:
    """No box covers the name of another one, and none leaves the board."""
    scene = look_at(begin(tmp_path, chapter=chapter))
    board, canvas = BookBoard(id="map"), Canvas(*size, "#000000")
    board.draw(canvas, scene)
    areas = scene.view.table["areas"]
    assert isinstance(areas, dict)
    assert [zone.thing.name for zone in board.zones] == list(areas)
    lines = ["".join(segment.text for segment in canvas.strip(y)) for y in range(size[1])]
    for zone in board.zones:
        assert zone.x >= 0
        assert zone.x + box_size(*size)[0] <= size[0]
        assert zone.y + zone.height <= size[1]
        line = lines[zone.y][zone.x : zone.x + zone.width]
        assert line[1:].startswith(zone.thing.name), (zone.thing.name, line)


@pytest.mark.parametrize(("size", "seed"), [(SMALL, 1), (LARGE, 2)])
def test_a_chapter_is_played_by_keys_to_its_end(
    tmp_path: Path, size: tuple[int, int], seed: int
) -> None:
    session = begin(tmp_path, number=seed, chapter="ch2")
    dice = Dice(seed)

    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        await close_book(pilot, app)
        while session.outcome() is None:
            count, before = len(table_of(app).scene.choices), session.version
            number = 1 + dice.below(max(1, count - 1))
            keys = [str(number)] if number < 10 else [*["down"] * (number - 1), "enter"]
            await press(pilot, *keys)
            assert session.version > before
            await close_book(pilot, app)
        assert isinstance(app.screen, ScoreScreen)

    on_screen(tmp_path, session, play, size)


def test_an_area_is_chosen_on_the_board(tmp_path: Path) -> None:
    session = begin(tmp_path)

    async def go(pilot: Pilot[None], app: MoonlitApp) -> None:
        await close_book(pilot, app)
        await press(pilot, "1")
        board = table_of(app).query_one(BookBoard)
        board.focus()
        board.move_to(Thing(AREA, "T4"))
        await press(pilot, "enter")

    on_screen(tmp_path, session, go, LARGE)
    heroes = session.view(ME).table["heroes"]
    assert isinstance(heroes, list)
    assert [one["area"] for one in heroes if isinstance(one, dict)] == ["T4", "T1"]


def test_an_area_out_of_reach_says_why(tmp_path: Path) -> None:
    session = begin(tmp_path)

    async def ask(pilot: Pilot[None], app: MoonlitApp) -> None:
        await close_book(pilot, app)
        await press(pilot, "1")
        board = table_of(app).query_one(BookBoard)
        board.focus()
        board.move_to(Thing(AREA, "T8"))
        await press(pilot, "enter")
        assert "Gallery is not adjacent" in text_of(app)

    on_screen(tmp_path, session, ask, LARGE)
    assert session.version == 1


def test_the_arrows_reach_every_area(tmp_path: Path) -> None:
    async def walk(pilot: Pilot[None], app: MoonlitApp) -> None:
        await close_book(pilot, app)
        board = table_of(app).query_one(BookBoard)
        board.focus()
        dice, seen = Dice(3), set()
        for _ in range(90):
            await press(pilot, ("left", "right", "up", "down")[dice.below(4)])
            seen.add(board.cursor)
        assert len(seen) == len(board.zones)

    on_screen(tmp_path, begin(tmp_path), walk, LARGE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_panels_help_and_languages(tmp_path: Path, language: str) -> None:
    async def look(pilot: Pilot[None], app: MoonlitApp) -> None:
        await close_book(pilot, app)
        for place in range(5):
            await press(pilot, f"f{place + 2}")
            check_told(" ".join(text_of(app).split()))
        await press(pilot, "f1")
        assert app.screen is not table_of(app)
        await press(pilot, "escape", "l", "h")
        check_told(" ".join(page_of(app).split()))

    on_screen(tmp_path, begin(tmp_path), look, SMALL, language)


def test_a_person_decides_while_a_partner_waits(tmp_path: Path) -> None:
    """Bots leave to people what concerns the group."""
    session = begin(tmp_path, ("random", "you"), heroes=["bull", "laser"])
    assert session.view(None).to_act == (0, 1)
    assert session.turn == 1


def test_help_on_heroes_and_areas(tmp_path: Path) -> None:
    scene = look_at(begin(tmp_path))
    hero = page_on(scene, Thing(HERO, "bull"))
    assert any("Leadership" in paragraph for paragraph in hero.paragraphs)
    area = page_on(scene, Thing(AREA, "T2"))
    assert area.title == "T2 Hearth"
    assert any("Hearth lamp" in paragraph for paragraph in area.paragraphs)
