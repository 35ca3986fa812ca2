"""What must be readable on small and on large screens, in three languages."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from moonlit.client.nocturne import goal_name
from moonlit.client.words import LANGUAGES, Words
from moonlit.tui import palette
from moonlit.tui.app import MoonlitApp
from moonlit.tui.nocturne.forest import Forest
from moonlit.tui.nocturne.table import PANELS
from tests.tui.players import begin, on_screen, play_on, press, resize, table_of, text_of

SMALL, MIDDLE, LARGE = (80, 24), (120, 40), (160, 50)
FUNCTION_KEYS = ("f2", "f3", "f4", "f5", "f6")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_screen_shows_everything_in_turn(tmp_path: Path, language: str) -> None:
    session = begin(tmp_path, ("you", "greedy"), number=4, mode="advanced")
    play_on(session, 9)
    words = Words(language)

    async def look(pilot: Pilot[None], app: MoonlitApp) -> None:
        scene = table_of(app).scene
        first = text_of(app)
        assert words.say("round-twilight") in first
        assert scene.teller.clause(scene.position) in first
        assert scene.teller.short_tile(next(iter(scene.position.forest.values()))) in first
        card = next(card for card in scene.position.holders[0].cards if card is not None)
        expected = {
            "seats": words.say("bot-greedy"),
            "goals": goal_name(words, "twilight", scene.position.goals[0])[:20],
            "concoctions": scene.teller.card_name(card)[:20],
            "projection": words.say("category-total"),
            "log": "▍",
        }
        seen = {}
        for name, key in zip(PANELS, FUNCTION_KEYS, strict=True):
            await press(pilot, key)
            assert expected[name] in text_of(app), name
            seen[name] = text_of(app)
        assert "—" in seen["projection"]
        assert all(mark in seen["projection"] for mark in palette.MARKS[:2])
        assert seen["log"].count("▏") + seen["log"].count("▍") > 3

    on_screen(tmp_path, session, look, size=SMALL, language=language)


@pytest.mark.parametrize("size", [MIDDLE, LARGE])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_large_screen_shows_everything_at_once(
    tmp_path: Path, size: tuple[int, int], players: int
) -> None:
    session = begin(tmp_path, ("you", *["greedy"] * (players - 1)), number=6, mode="advanced")
    words = Words("en")

    async def look(pilot: Pilot[None], app: MoonlitApp) -> None:
        text = text_of(app)
        titles = ("seats", "log", "goals", "concoctions", "projection")
        assert all(words.say(f"terminal-{name}") in text for name in titles)
        scene = table_of(app).scene
        for cell in scene.position.cells:
            spell = next((one for one in scene.position.spells if one.cell == cell), None)
            shown = cell if spell is None else palette.MARKS[spell.seat]
            assert shown in text, cell
        assert all(scene.teller.name(seat) in text for seat in range(max(players, 2)))
        assert text.count("Total") == 1

    on_screen(tmp_path, session, look, size=size)


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_crooked_forests_fit(tmp_path: Path, size: tuple[int, int], players: int) -> None:
    seats = ("you", *["greedy"] * (players - 1))
    session = begin(tmp_path, seats, mode="family", variants=["twisted_trees"])

    async def look(pilot: Pilot[None], app: MoonlitApp) -> None:
        forest = table_of(app).query_one(Forest)
        assert len(forest.zones) == len(table_of(app).scene.position.cells)
        for zone in forest.zones:
            assert min(zone.x, zone.y) >= 0
            assert zone.x + zone.width <= forest.size.width
            assert zone.y + zone.height <= forest.size.height

    on_screen(tmp_path, session, look, size=size)


def test_a_screen_may_change_its_size(tmp_path: Path) -> None:
    async def look(pilot: Pilot[None], app: MoonlitApp) -> None:
        await resize(pilot, SMALL)
        small = text_of(app)
        assert "Projection" not in small
        await resize(pilot, LARGE)
        assert "Projection" in text_of(app)
        await resize(pilot, SMALL)
        assert text_of(app) == small

    on_screen(tmp_path, begin(tmp_path, ("you", "greedy")), look, size=MIDDLE)


def test_seats_are_told_apart_without_colour() -> None:
    assert len(set(palette.MARKS)) == len(palette.MARKS) == len(palette.FACES)


def test_colours_mix() -> None:
    assert palette.blend("#000000", "#ffffff", 0.0) == "#000000"
    assert palette.blend("#000000", "#ffffff", 1.0) == "#ffffff"
    assert palette.blend("#204060", "#406080", 0.5) == "#305070"
