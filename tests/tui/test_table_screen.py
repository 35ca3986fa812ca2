"""The table on the screen: played by keys and clicks."""

import asyncio
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from moonlit.client.nocturne.position import read_position
from moonlit.core.action import Seat
from moonlit.core.dice import Dice
from moonlit.core.record import read_record
from moonlit.core.view import view_bytes
from moonlit.tui.app import MoonlitApp
from moonlit.tui.nocturne.choices import ChoicesPanel
from moonlit.tui.nocturne.forest import Forest
from moonlit.tui.nocturne.rack import PASS_BUTTON, Rack
from moonlit.tui.nocturne.sprites import SpriteBoard
from moonlit.tui.scene import Thing
from moonlit.tui.score_screen import ScoreScreen
from moonlit.tui.screens import HelpScreen, QuitScreen
from moonlit.tui.session import Session
from tests.tui.players import (
    GAME,
    begin,
    click,
    go_to,
    on_screen,
    page_of,
    press,
    settle,
    some_action,
    table_of,
    take,
    text_of,
    touch,
)
from tests.tui.stillness import stillness
from tests.turns import A_MATCH, turns

ME = Seat(0)


def until_decision(folder: Path, kind: str) -> Session:
    """A match in which a person has just been asked for something."""
    for number in range(1, 60):
        session = begin(folder, ("you", "greedy"), number=1000 + number, mode="basic")
        dice = Dice(number)
        while (turn := session.turn) is not None:
            view = session.view(ME)
            if turn == ME and read_position(view).decision.kind == kind:
                session.path.unlink()
                return session
            legal = view.legal
            action = legal[dice.below(len(legal))] if turn == ME else session.think()[0]
            session.act(action, session.version)
        session.path.unlink()
    raise AssertionError(f"nobody was ever asked for a {kind}")


def bubble(app: MoonlitApp) -> str:
    """What the slip of paper says; nothing if it is put away."""
    slip = table_of(app).query_one("#bubble", Static)
    return str(slip.render()) if slip.display else ""


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        pytest.param(("you", "greedy"), {"mode": "advanced"}, id="against a bot"),
        pytest.param(("you",), {"mode": "advanced"}, id="alone"),
    ],
)
def test_a_whole_match_by_keyboard(
    tmp_path: Path, seats: tuple[str, ...], options: dict[str, str]
) -> None:
    session = begin(tmp_path, seats, number=5, **options)
    kinds = set()

    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        dice = Dice(11)
        while not isinstance(app.screen, ScoreScreen):
            scene = table_of(app).scene
            assert scene.is_mine
            kinds.add(scene.position.decision.kind)
            version = session.version
            await take(pilot, app, some_action(app, dice))
            assert session.version > version
        assert "Total" in text_of(app)
        assert session.path.name in "".join(text_of(app).split())
        await press(pilot, "enter")

    app = on_screen(tmp_path, session, play)
    assert not app.is_running
    outcome = session.outcome()
    assert outcome is not None
    record = read_record(session.path.read_text(encoding="utf-8"))
    assert len(record.actions) == session.version
    assert {"start", "answer"} <= kinds


def test_a_click_on_a_spell_and_on_a_cell_casts(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you", "you"))

    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        await press(pilot, "enter")
        seat = session.turn
        legal = session.view(seat).legal
        wanted = legal[-1]
        rack, forest = app.screen.query_one(Rack), app.screen.query_one(Forest)
        assert wanted.names[1] in text_of(app)  # zones are known once they have been drawn
        token = next(z for z in rack.zones if z.thing == Thing("token", wanted.names[0]))
        cell = next(z for z in forest.zones if z.thing == Thing("cell", wanted.names[1]))
        await click(pilot, rack, token.x + 1, token.y)
        await click(pilot, forest, cell.x + 2, cell.y + 1)
        spells = session.view(None).table["spells"]
        assert spells == [[seat, *wanted.names]]

    on_screen(tmp_path, session, play)


def test_a_cell_may_be_chosen_before_the_spell(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you", "random"), number=9)

    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        for _ in turns("two spells that fit", A_MATCH):
            if len(table_of(app).scene.casts.tokens()) > 1:
                break
            await press(pilot, "p")
        cell = table_of(app).scene.casts.cells()[0]
        token = table_of(app).scene.casts.tokens(cell)[0]
        await go_to(pilot, app, cell)
        await press(pilot, "enter")
        assert table_of(app).scene.cell == cell
        version = session.version
        await press(pilot, token)
        record = read_record(session.path.read_text(encoding="utf-8"))
        assert str(record.actions[version]) == f"0 cast {token} {cell}"

    on_screen(tmp_path, session, play)


def test_a_click_on_a_tile_of_the_sprites_takes_it(tmp_path: Path) -> None:
    session = until_decision(tmp_path, "draft")

    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        wanted = session.view(ME).legal[-1].names[0]
        sprites = app.screen.query_one(SpriteBoard)
        zone = next(zone for zone in sprites.zones if zone.thing == Thing("slot", wanted))
        version = session.version
        await click(pilot, sprites, zone.x + 1, zone.y)
        record = read_record(session.path.read_text(encoding="utf-8"))
        assert str(record.actions[version]) == f"0 take {wanted}"

    on_screen(tmp_path, session, play)


def test_a_line_of_a_list_is_taken_by_its_number(tmp_path: Path) -> None:
    session = until_decision(tmp_path, "runestone")
    wanted = session.view(ME).legal[1]

    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        version = session.version
        await press(pilot, "h", "escape", "question_mark")
        assert session.version == version
        await press(pilot, "2")
        record = read_record(session.path.read_text(encoding="utf-8"))
        assert record.actions[version] == wanted

    on_screen(tmp_path, session, play)


def test_a_line_of_a_list_is_taken_by_a_click(tmp_path: Path) -> None:
    session = until_decision(tmp_path, "chest")
    wanted = session.view(ME).legal[1]

    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        version = session.version
        await click(pilot, app.screen.query_one(ChoicesPanel), 8, 2)
        record = read_record(session.path.read_text(encoding="utf-8"))
        assert record.actions[version] == wanted

    on_screen(tmp_path, session, play)


def test_the_pass_button_passes(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you",))

    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        rack = app.screen.query_one(Rack)
        zone = next(zone for zone in rack.zones if zone.thing == PASS_BUTTON)
        await click(pilot, rack, zone.x + 2, zone.y)
        record = read_record(session.path.read_text(encoding="utf-8"))
        assert str(record.actions[0]) == "0 pass"

    on_screen(tmp_path, session, play)


def test_the_question_mark_tells_the_clause_and_changes_nothing(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you",))

    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        before = view_bytes(session.view(ME))
        app.screen.query_one(Rack).focus()
        await press(pilot, "right", "right", "question_mark")
        assert "N-START-4" in bubble(app)
        assert "lowest" in bubble(app)
        await press(pilot, "escape", "7")
        assert "N-START-4" in bubble(app)
        assert view_bytes(session.view(ME)) == before
        await go_to(pilot, app, "b2")
        assert bubble(app) == ""
        await press(pilot, "question_mark")
        assert "possible" in bubble(app)
        assert session.version == 0

    on_screen(tmp_path, session, play)


def test_why_a_cell_is_too_far_away(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you", "greedy"), number=3)

    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        for _ in turns("an answer to give", A_MATCH):
            if table_of(app).scene.position.decision.kind == "answer":
                break
            await press(pilot, "enter")
        scene = table_of(app).scene
        taken = {spell.cell for spell in scene.position.spells}
        open_cells = [cell for cell in scene.position.forest if cell not in taken]
        far = next(cell for cell in open_cells if cell not in scene.casts.cells())
        await go_to(pilot, app, far)
        await press(pilot, "question_mark")
        assert "N-CAST-2" in bubble(app)
        assert far in bubble(app)
        await press(pilot, "enter")
        assert "N-CAST-2" in bubble(app)

    on_screen(tmp_path, session, play)


def test_undo_during_the_pause_of_a_bot(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you", "greedy"), number=3)

    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        table = table_of(app)
        await press(pilot, table.scene.casts.tokens()[0])
        table.pause = 600.0
        version, before = session.version, view_bytes(session.view(ME))
        touch(pilot, "enter")
        await stillness()
        assert session.version == version + 1
        assert session.is_bot(session.turn)
        touch(pilot, "u")
        await stillness()
        assert session.version == version
        assert view_bytes(session.view(ME)) == before
        assert "Taken back" in bubble(app)
        for key in (table.scene.casts.tokens()[0], "enter", "space"):
            touch(pilot, key)
            await stillness()
        await settle(pilot)
        assert session.version > version + 1
        assert asyncio.get_running_loop().time() < table.pause, "somebody was in a hurry"

    on_screen(tmp_path, session, play)


def test_an_undo_that_is_refused_says_why(tmp_path: Path) -> None:
    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        await press(pilot, "u")
        assert "nothing to take back" in bubble(app)

    on_screen(tmp_path, begin(tmp_path, ("you",)), play)


def test_help_on_a_tile_tells_how_well_it_is_known(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you",), mode="advanced")

    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        scene = table_of(app).scene
        guessed = {
            tile.id for tile in scene.teller.pack.tiles if tile.evidence.grade == "reconstructed"
        }
        cell = next(cell for cell, tile in scene.position.forest.items() if tile in guessed)
        await go_to(pilot, app, cell)
        await press(pilot, "h")
        assert isinstance(app.screen, HelpScreen)
        assert "our reconstruction" in page_of(app).lower()
        await press(pilot, "escape")
        for panel, words in (("f3", "goal"), ("f4", "recipe"), ("f5", "N-SCORE"), ("f2", "symbol")):
            await press(pilot, panel, "down", "h")
            assert isinstance(app.screen, HelpScreen), panel
            assert words in page_of(app), panel
            await press(pilot, "escape")

    on_screen(tmp_path, session, play)


def test_all_keys_are_listed(tmp_path: Path) -> None:
    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        await press(pilot, "f1")
        assert isinstance(app.screen, HelpScreen)
        assert all(key in text_of(app) for key in ("Enter", "Esc", "Tab", "F2…F6", "*"))

    on_screen(tmp_path, begin(tmp_path, ("you",)), play, size=(80, 24))


def test_the_language_changes_at_the_table(tmp_path: Path) -> None:
    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        assert "Twilight" in text_of(app)
        await press(pilot, "l")
        assert "Zmierzch" in text_of(app)
        await press(pilot, "l")
        assert "Dämmerung" in text_of(app)
        await press(pilot, "l")
        assert "Twilight" in text_of(app)

    on_screen(tmp_path, begin(tmp_path, ("you", "greedy")), play)


def test_the_pause_of_bots_can_be_changed(tmp_path: Path) -> None:
    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        pauses = set()
        for _ in range(4):
            await press(pilot, "b")
            pauses.add(table_of(app).pause)
        assert {0.0, 0.8} < pauses

    on_screen(tmp_path, begin(tmp_path, ("you",)), play)


def test_quitting_keeps_the_match_and_resuming_brings_it_back(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you", "greedy"), number=3, mode="advanced")
    seen: list[str] = []

    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        await press(pilot, "enter", "enter", "escape")
        seen.append(text_of(app))
        await press(pilot, "q")
        assert isinstance(app.screen, QuitScreen)
        assert "saved" in text_of(app)
        await press(pilot, "escape")
        assert app.is_running
        await press(pilot, "q", "enter")

    async def look(pilot: Pilot[None], app: MoonlitApp) -> None:
        await press(pilot, "escape")
        seen.append(text_of(app))

    on_screen(tmp_path, session, play)
    again = type(session).resume(GAME, session.path, ())
    assert view_bytes(again.view(ME)) == view_bytes(session.view(ME))
    on_screen(tmp_path, again, look)
    assert seen[0] == seen[1]


def test_a_match_that_is_over_opens_with_its_score_sheet(tmp_path: Path) -> None:
    session = begin(tmp_path, ("random", "random"))
    while session.turn is not None:
        session.act(*session.think())

    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        assert isinstance(app.screen, ScoreScreen)
        outcome = session.outcome()
        assert outcome is not None
        assert all(str(total) in text_of(app) for total in outcome.totals)
        await press(pilot, "t")
        assert "The night is over" in text_of(app)

    on_screen(tmp_path, session, play)
