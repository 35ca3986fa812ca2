"""The table on the screen: played by keys and clicks, readable at every size."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from moonlit.client.words import LANGUAGES, Words
from moonlit.core.dice import Dice
from moonlit.tui.app import MoonlitApp
from moonlit.tui.dominion.supply import Supply
from moonlit.tui.score_screen import ScoreScreen
from moonlit.tui.screens import HelpScreen
from tests.tui.dominion.players import (
    ME,
    begin,
    go_to,
    on_screen,
    some_action,
    table_of,
    take,
)
from tests.tui.players import click, page_of, press, resize, text_of

SMALL, MIDDLE, LARGE = (80, 24), (120, 40), (160, 50)


def bubble(app: MoonlitApp) -> str:
    """What the slip of paper says; nothing if it is put away."""
    slip = table_of(app).query_one("#bubble", Static)
    return str(slip.render()) if slip.display else ""


@pytest.mark.parametrize(
    ("kingdom", "number", "language", "size"),
    [
        pytest.param("k-02", 5, "en", SMALL, id="small"),
        pytest.param("kh-2", 3, "pl", MIDDLE, id="large"),
    ],
)
def test_a_whole_match_by_keyboard(
    tmp_path: Path, kingdom: str, number: int, language: str, size: tuple[int, int]
) -> None:
    """The numbers are of short matches."""
    session = begin(tmp_path, number=number, kingdom=kingdom)
    kinds = set()

    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        dice = Dice(11)
        while not isinstance(app.screen, ScoreScreen):
            scene = table_of(app).scene
            assert scene.is_mine
            kinds.add(scene.kind)
            version = session.version
            await take(pilot, app, some_action(scene, dice))
            assert session.version > version
        assert session.path.name in "".join(text_of(app).split())

    on_screen(tmp_path, session, play, size=size, language=language)
    assert session.outcome() is not None
    assert {"act", "buy", "pick"} <= kinds


def test_a_click_on_a_pile_buys_it(tmp_path: Path) -> None:
    session = begin(tmp_path, kingdom="k-04")

    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        supply = table_of(app).query_one(Supply)
        before = table_of(app).scene.piles["copper"]
        zone = next(zone for zone in supply.zones if zone.thing.name == "copper")
        await click(pilot, supply, zone.x + 4, zone.y)
        assert table_of(app).scene.piles["copper"] < before

    on_screen(tmp_path, session, play)


def test_why_a_pile_cannot_be_bought(tmp_path: Path) -> None:
    session = begin(tmp_path)

    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        await go_to(pilot, app, "province")
        await press(pilot, "enter")
        assert "D-BUYPH-2" in bubble(app)
        await press(pilot, "up")
        assert bubble(app) == ""
        await press(pilot, "question_mark")
        assert "D-BUYPH-2" in bubble(app)

    on_screen(tmp_path, session, play)
    assert session.version == 1


def test_help_on_the_card_under_the_cursor(tmp_path: Path) -> None:
    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        await go_to(pilot, app, "den_of_sin")
        await press(pilot, "h")
        assert isinstance(app.screen, HelpScreen)
        assert "Den of Sin" in page_of(app)
        assert "Rulings" in page_of(app)
        await press(pilot, "escape", "f1")
        assert Words("en").say("terminal-keydoes-treasures") in page_of(app)

    on_screen(tmp_path, begin(tmp_path, kingdom="k-01"), play)


def test_treasures_wait_for_a_key_when_nothing_goes_by_itself(tmp_path: Path) -> None:
    session = begin(tmp_path)
    session.is_automatic = False

    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        assert session.version == 0
        await press(pilot, "t")
        assert session.version == 1
        assert table_of(app).scene.number("coins") > 0
        await press(pilot, "u")
        assert session.version == 0
        await press(pilot, "a")
        assert bubble(app) == Words("en").say("terminal-auto-on")
        assert session.version == 1

    on_screen(tmp_path, session, play)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_screen_shows_everything_in_turn(tmp_path: Path, language: str) -> None:
    session = begin(tmp_path, kingdom="k-01")
    words = Words(language)

    async def look(pilot: Pilot[None], app: MoonlitApp) -> None:
        scene = table_of(app).scene
        first = text_of(app)
        assert words.say("dominion-page-hand") in first
        for card in scene.supply:
            assert scene.teller.lexicon.name(card.id)[:10] in first, card.id
        await press(pilot, "f3")
        assert words.say("dominion-page-trash") in text_of(app)
        await press(pilot, "f4")
        assert "▍" in text_of(app)
        await press(pilot, "f2")
        assert words.say("dominion-page-seats") in text_of(app)

    on_screen(tmp_path, session, look, size=SMALL, language=language)


@pytest.mark.parametrize("size", [MIDDLE, LARGE])
@pytest.mark.parametrize("players", [2, 6])
def test_a_large_screen_shows_everything_at_once(
    tmp_path: Path, size: tuple[int, int], players: int
) -> None:
    session = begin(tmp_path, ("you", *["random"] * (players - 1)), kingdom="kh-2")
    words = Words("en")

    async def look(pilot: Pilot[None], app: MoonlitApp) -> None:
        text = text_of(app)
        titles = ("seats", "play", "hand")
        assert all(words.say(f"dominion-page-{name}") in text for name in titles)
        assert words.say("terminal-log") in text
        assert words.say("terminal-tab-beside") in text
        cards = [*table_of(app).scene.supply, *table_of(app).scene.outside]
        names = [table_of(app).scene.teller.lexicon.name(card.id) for card in cards]
        assert [name for name in names if name not in text] == []

    on_screen(tmp_path, session, look, size=size)


def test_a_screen_may_change_its_size_and_language(tmp_path: Path) -> None:
    async def look(pilot: Pilot[None], app: MoonlitApp) -> None:
        small = text_of(app)
        await resize(pilot, LARGE)
        assert "Log ─" in text_of(app)
        await resize(pilot, SMALL)
        assert "Beside Log" in text_of(app)
        assert text_of(app) == small
        await press(pilot, "l")
        assert Words("pl").say("dominion-page-hand") in text_of(app)

    on_screen(tmp_path, begin(tmp_path), look)


def test_what_can_be_had_is_marked_without_colour(tmp_path: Path) -> None:
    session = begin(tmp_path)

    async def look(pilot: Pilot[None], app: MoonlitApp) -> None:
        text, scene = text_of(app), table_of(app).scene
        left = scene.piles["copper"]
        assert f"+{left} T Copper" in text
        assert " 8 V Province" in text
        assert "+ 8 V Province" not in text
        assert scene.seat == ME

    on_screen(tmp_path, session, look)
