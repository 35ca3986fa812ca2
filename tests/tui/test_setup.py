"""The first screen: everything has a default, and what cannot be played is said at once."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from moonlit.client.words import LANGUAGES, Words
from moonlit.core.errors import BadConfig
from moonlit.packs.nocturne.words import VARIANTS
from moonlit.tui.app import MoonlitApp
from moonlit.tui.setup_model import explain, label_of, value_of
from moonlit.tui.setup_screen import NameScreen, SetupScreen
from moonlit.tui.table_screen import TableScreen
from tests.tui.players import GAME, SURFACE, click, on_screen, press, text_of


def words_of(app: MoonlitApp) -> list[str]:
    assert app.session is not None
    return [player.word for player in app.session.players]


def test_enter_starts_a_match_against_a_bot_for_newcomers(tmp_path: Path) -> None:
    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        assert isinstance(app.screen, SetupScreen)
        await press(pilot, "enter")
        assert isinstance(app.screen, TableScreen)

    app = on_screen(tmp_path, None, play)
    assert app.session is not None
    assert words_of(app) == ["you", "scout"]
    assert app.session.config["mode"] == "basic"
    assert app.session.path.parent == tmp_path


def test_rows_are_changed_with_arrows_and_clicks(tmp_path: Path) -> None:
    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        await press(pilot, "down", "down", "right", "down", "right", "right", "left")
        await press(pilot, "down", "left", "down", "right", "right", "down", "right")
        assert "Family game" in text_of(app)
        await click(pilot, app.screen.query_one("#begin"), 0, 0)

    app = on_screen(tmp_path, None, play)
    assert words_of(app) == ["you", "scout+ruthless", "scout+ruthless", "scout+ruthless"]
    assert app.session is not None
    assert (app.session.config["mode"], app.session.config["no_concoctions"]) == ("family", True)


def test_a_person_may_have_a_name(tmp_path: Path) -> None:
    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        await press(pilot, "n")
        assert isinstance(app.screen, NameScreen)
        await press(pilot, "A", "n", "i", "enter")
        assert "Ani" in text_of(app)
        await press(pilot, "enter")

    assert words_of(on_screen(tmp_path, None, play)) == ["name:Ani", "scout"]


def test_what_cannot_be_played_does_not_begin(tmp_path: Path) -> None:
    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        await press(pilot, "down", "left", "down", "down", "down", "down", "left")
        assert "N-FAM-1" in text_of(app)
        await press(pilot, "enter")
        assert isinstance(app.screen, SetupScreen)

    assert on_screen(tmp_path, None, play).session is None


def test_the_first_screen_speaks_three_languages(tmp_path: Path) -> None:
    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        for language in ("en", "pl", "de"):
            assert Words(language).say("terminal-begin") in text_of(app)
            await press(pilot, "l")
        await press(pilot, "q")

    assert on_screen(tmp_path, None, play).session is None


def test_a_scenario_brings_its_mode_with_it() -> None:
    model = SURFACE.setup()
    model.turn("scenario", 1)
    assert model.options()["mode"] == "advanced"
    assert GAME.check_config(model.options())["scenario"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_is_named_and_explained(language: str) -> None:
    words, model = Words(language, strict=True), SURFACE.setup()
    for choice in model.choices:
        for _ in choice.values:
            choice.turn(1)
            assert label_of(words, model, choice.name)
            assert value_of(words, model, choice.name)
            explain(words, model, choice.name)


def test_every_variant_can_be_chosen() -> None:
    model = SURFACE.setup()
    for variant in VARIANTS:
        model.turn(variant, 1)
    assert GAME.check_config(model.options())["variants"] == list(VARIANTS)


def test_nobody_at_all_cannot_be_played() -> None:
    model = SURFACE.setup()
    model.choice("seat2").set("nobody")
    assert model.seats() == ("you",)
    model.choice("mode").set("family")
    with pytest.raises(BadConfig):
        GAME.check_config(model.options())
