"""What can be chosen before a match of Dominion, on the screen and by options."""

import io
from pathlib import Path

import pytest
from textual.pilot import Pilot

from moonlit.cli.errors import Refused
from moonlit.cli.parser import Parser
from moonlit.cli.play import add_options, read_request
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.errors import BadConfig
from moonlit.tui.app import MoonlitApp
from moonlit.tui.request import PlayRequest
from moonlit.tui.setup_model import explain, label_of, value_of
from moonlit.tui.setup_screen import SetupScreen
from tests.tui.dominion.players import GAME, begin, on_screen, surface, table_of
from tests.tui.players import press, text_of

TEN = "chapel, moat, witch, village, smithy, market, mine, bard, fool, druid"


def asked(*arguments: str) -> PlayRequest:
    words = Words("en")
    parser = Parser(words, "play")
    add_options(parser)
    return read_request(parser.read(arguments), words)


def test_enter_starts_the_first_recommended_kingdom(tmp_path: Path) -> None:
    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        assert isinstance(app.screen, SetupScreen)
        assert "Dusk" in text_of(app)
        await press(pilot, "enter")
        assert table_of(app).scene.supply

    app = on_screen(tmp_path, None, play)
    assert app.session is not None
    assert [player.word for player in app.session.players] == ["you", "scout"]
    assert app.session.config["kingdom"] == "k-01"


def test_ten_cards_of_ones_own_are_typed(tmp_path: Path) -> None:
    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        await press(pilot, *["down"] * 6, "left")
        assert "D-SETUP-2" in text_of(app)
        await press(pilot, "enter")
        assert isinstance(app.screen, SetupScreen)
        await press(pilot, "n")
        await press(pilot, *TEN.replace(",", ";").replace(";", ","))
        await press(pilot, "enter")
        assert "Chapel, Market" in text_of(app)
        await press(pilot, "enter")

    app = on_screen(tmp_path, None, play)
    assert app.session is not None
    assert app.session.config["kingdom"] == "own"


def test_rows_are_shown_when_they_mean_something() -> None:
    model = surface().setup()
    names = [row.name for row in model.shown()]
    assert "number" not in names
    assert "crypt" not in names
    model.choice("kingdom").set("random")
    model.choice("details").set("on")
    names = [row.name for row in model.shown()]
    assert {"number", "sets", "crypt"} <= set(names)


def test_a_random_kingdom_follows_its_number_and_sets() -> None:
    model = surface().setup()
    model.choice("kingdom").set("random")
    model.choice("sets").set("base")
    model.choice("number").set("3")
    first = GAME.check_config(model.options())["cards"]
    assert first == GAME.check_config(model.options())["cards"]
    assert {"bard", "druid"}.isdisjoint(first if isinstance(first, list) else ())
    model.choice("number").set("4")
    assert GAME.check_config(model.options())["cards"] != first


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_is_named(language: str) -> None:
    words, model = Words(language, strict=True), surface().setup()
    for choice in model.choices:
        for _ in choice.values:
            choice.turn(1)
            assert label_of(words, model, choice.name)
            assert value_of(words, model, choice.name)
            explain(words, model, choice.name)


def test_one_alone_cannot_play() -> None:
    model = surface().setup()
    model.choice("seat2").set("nobody")
    with pytest.raises(BadConfig):
        GAME.check_config(model.options())


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("--kingdom k-02", {"kingdom": "k-02"}),
        ("--kingdom random --number 7", {"kingdom": "random", "number": 7}),
        (f"--kingdom {TEN.replace(', ', ',')}", {"kingdom": "own", "cards": TEN.split(", ")}),
    ],
)
def test_kingdoms_by_option(
    monkeypatch: pytest.MonkeyPatch, text: str, expected: dict[str, object]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    found = asked("dominion", *text.split(" "))
    assert found.options == {**expected, "players": 2}
    assert found.seats == ("you", "scout")


def test_bots_that_do_not_play_dominion_are_refused() -> None:
    for seat in ("heuristic", "scout+collector", "owl"):
        with pytest.raises((Refused, BadConfig)):
            asked("dominion", "--seats", f"you,{seat}")


def test_a_match_to_go_on_with_knows_its_game(tmp_path: Path) -> None:
    session = begin(tmp_path)
    assert asked("--resume", str(session.path)).game == "dominion"
