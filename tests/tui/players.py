"""Sessions, screens and scripted people for the tests of the terminal."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import TextIO

from textual.events import Key, MouseDown, MouseUp, Resize
from textual.geometry import Size
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import Static

from moonlit.client.words import Words
from moonlit.core.action import Action, Seat
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.games import load_game
from moonlit.packs.nocturne.folder import load_pack
from moonlit.tui.app import MoonlitApp
from moonlit.tui.nocturne.forest import Forest
from moonlit.tui.nocturne.scene import Scene, look
from moonlit.tui.nocturne.table_screen import NocturneScreen
from moonlit.tui.nocturne.telling import make_teller
from moonlit.tui.nocturne.tokens import key_of
from moonlit.tui.plain import PlainTable
from moonlit.tui.request import PlayRequest
from moonlit.tui.scene import Thing
from moonlit.tui.session import Session
from moonlit.tui.surface import load_surface
from tests.tui.stillness import run_still, stillness
from tests.turns import A_MATCH, turns

GAME = load_game("nocturne")
PACK = load_pack()
SURFACE = load_surface(GAME)
ME = Seat(0)
ENOUGH_LINES = 4000
ARROWS = {(1, 0): "right", (-1, 0): "left", (0, 1): "down", (0, -1): "up"}

Options = dict[str, Plain]
Deed = Callable[[Pilot[None], MoonlitApp], Awaitable[None]]


def key_of_match(number: int) -> bytes:
    return number.to_bytes(32, "big")


def begin(folder: Path, seats: Iterable[str], number: int = 1, **options: Plain) -> Session:
    """A new match with fixed dice, kept in a folder."""
    words = tuple(seats)
    config: Options = {"players": len(words), **options}
    path = folder / f"match-{number}.json"
    return Session.begin(GAME, config, words, key_of_match(number), path)


def request(
    folder: Path, language: str = "en", game: str = "nocturne", **changes: Path | None
) -> PlayRequest:
    return PlayRequest(
        game=game,
        options=None,
        seats=(),
        plain=False,
        language=language,
        pack=None,
        save=changes.get("save", folder),
        resume=changes.get("resume"),
        key=key_of_match(7),
    )


def on_screen(
    folder: Path,
    session: Session | None,
    deed: Deed,
    size: tuple[int, int] = (80, 24),
    language: str = "en",
    pause: float = 0.0,
) -> MoonlitApp:
    """Run the application without a terminal and do something in it."""
    app = MoonlitApp(GAME, SURFACE, request(folder, language), session, pause)
    return run(app, deed, size)


def run(app: MoonlitApp, deed: Deed, size: tuple[int, int]) -> MoonlitApp:
    """Do something in an application, whatever the game."""

    async def begin_and_do() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(pilot)
            await deed(pilot, app)

    run_still(begin_and_do(), lambda: app.return_code is not None)
    return app


async def settle(pilot: Pilot[None]) -> None:
    """Wait until everything has been handled and drawn, and the bots have acted as well."""
    await stillness()
    for _ in turns("an end of all that bots think"):
        workers = list(pilot.app.workers)
        if not workers:
            return
        await pilot.app.workers.wait_for_complete(workers)
        await stillness()


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys as fast as everything can follow."""
    for key in keys:
        touch(pilot, key)
        await settle(pilot)


def touch(pilot: Pilot[None], key: str) -> None:
    """Press a key and wait for nothing."""
    pilot.app.post_message(Key(key, key if len(key) == 1 else None))


async def click(pilot: Pilot[None], widget: Widget, x: int, y: int) -> None:
    """Click on a place of a widget, counted from its corner."""
    across, down = widget.region.x + x, widget.region.y + y
    assert pilot.app.get_widget_at(across, down)[0] is widget
    for event in (MouseDown, MouseUp):
        pilot.app.post_message(event(None, across, down, 0, 0, 1, False, False, False))
        await settle(pilot)


async def resize(pilot: Pilot[None], size: tuple[int, int]) -> None:
    """Give the terminal another size."""
    pilot.app.post_message(Resize(Size(*size), Size(*size)))
    await settle(pilot)


def play_on(session: Session, steps: int) -> Session:
    """Let everybody take the last choice for some steps."""
    for _ in range(steps):
        turn = session.turn
        assert turn is not None
        if session.is_bot(turn):
            session.act(*session.think())
        else:
            session.act(session.view(turn).legal[-1], session.version)
    return session


def look_at(session: Session, language: str = "en", seat: Seat = ME) -> Scene:
    """What a seat sees now."""
    return look(session, make_teller(Words(language, strict=True), PACK, session).for_seat(seat))


def table_of(app: MoonlitApp) -> NocturneScreen:
    """The table, whatever lies over it."""
    return next(screen for screen in app.screen_stack if isinstance(screen, NocturneScreen))


def text_of(app: MoonlitApp) -> str:
    """Everything that can be read on the screen now."""
    width, height = app.size
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text[:width] for strip in strips[:height])


def page_of(app: MoonlitApp) -> str:
    """What the small screen over the table says."""
    return "\n".join(str(static.render()) for static in app.screen.query(Static))


async def go_to(pilot: Pilot[None], app: MoonlitApp, cell: str) -> None:
    """Move the cursor of the forest with the arrows."""
    forest = app.screen.query_one(Forest)
    forest.focus()
    await settle(pilot)
    for _ in turns(f"the cursor on {cell}", A_MATCH):
        here = forest.cursor
        if here == Thing("cell", cell):
            return
        assert here is not None
        across = ord(cell[0]) - ord(here.name[0])
        down = int(cell[1:]) - int(here.name[1:])
        step = (across // abs(across), 0) if across else (0, down // abs(down))
        await press(pilot, ARROWS[step])


async def take(pilot: Pilot[None], app: MoonlitApp, action: Action) -> None:
    """Take a legal action as a person would, key by key."""
    scene = table_of(app).scene
    if action.verb == "pass":
        await press(pilot, "p")
    elif action.verb == "cast":
        token, cell = action.names
        if scene.token != token:
            await press(pilot, "asterisk" if token == "star" else key_of(token))
        if table_of(app).scene.token != token:
            await press(pilot, key_of(token))
        await go_to(pilot, app, cell)
        await press(pilot, "enter")
    else:
        number = scene.position.legal.index(action)
        await press(pilot, *["down"] * number, "enter")


def some_action(app: MoonlitApp, dice: Dice) -> Action:
    """Any legal action, but seldom a pass, and where the cursor is if it stands on a legal cell."""
    legal = table_of(app).scene.position.legal
    here = app.screen.query_one(Forest).cursor
    near = [action for action in legal if here is not None and action.names[1:] == (here.name,)]
    chosen = (near or legal)[dice.below(len(near or legal))]
    return legal[dice.below(len(legal))] if chosen.verb == "pass" else chosen


def script(*lines: str) -> io.StringIO:
    return io.StringIO("".join(f"{line}\n" for line in lines))


def any_lines(number: int, words: tuple[str, ...] = ()) -> io.StringIO:
    """More lines than a match needs: numbers at random, now and then a word."""
    dice = Dice(number)
    lines = []
    for _ in range(ENOUGH_LINES):
        is_word = bool(words) and dice.below(9) == 0
        lines.append(words[dice.below(len(words))] if is_word else str(dice.below(7) + 1))
    return script(*lines)


def play_plain(session: Session, source: TextIO, language: str = "en") -> str:
    """Play on in the line mode; gives what was said, whatever the game."""
    out = io.StringIO()
    lines = load_surface(session.game).lines(session, Words(language, strict=True))
    assert PlainTable(session, lines, source, out).play() == 0
    return out.getvalue()
