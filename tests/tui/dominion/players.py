"""Sessions, screens and scripted people at tables of Dominion."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import cast

from textual.pilot import Pilot

from moonlit.client.words import Words
from moonlit.core.action import Action, Seat
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.game import Game
from moonlit.games import AnyState
from moonlit.games.dominion.meta import load
from moonlit.tui.app import MoonlitApp
from moonlit.tui.dominion.manual import PILE
from moonlit.tui.dominion.scene import Scene, look
from moonlit.tui.dominion.supply import Supply
from moonlit.tui.dominion.table_screen import DominionScreen
from moonlit.tui.dominion.telling import make_teller
from moonlit.tui.scene import Thing
from moonlit.tui.session import Session
from moonlit.tui.surface import Surface, load_surface
from tests.tui.players import Deed, key_of_match, press, request, run, settle
from tests.turns import A_MATCH, turns

GAME = cast("Game[AnyState]", load(None))
ME, OTHER = Seat(0), Seat(1)


@cache
def surface() -> Surface:
    return load_surface(GAME)


def begin(
    folder: Path, seats: Iterable[str] = ("you", "random"), number: int = 1, **options: Plain
) -> Session:
    """A new match with fixed dice in which seat 0 has the first turn."""
    words = tuple(seats)
    switches: dict[str, Plain] = {"first_player": "seat"}
    config: dict[str, Plain] = {"players": len(words), "switches": switches, **options}
    path = folder / f"match-{number}.json"
    return Session.begin(GAME, config, words, key_of_match(number), path)


def look_at(session: Session, language: str = "en", seat: Seat = ME) -> Scene:
    """What a seat sees now."""
    pack = load(None).pack
    return look(session, make_teller(Words(language, strict=True), pack, session).for_seat(seat))


def on_screen(
    folder: Path,
    session: Session | None,
    deed: Deed,
    size: tuple[int, int] = (80, 24),
    language: str = "en",
) -> MoonlitApp:
    """Run the application without a terminal and do something in it."""
    app = MoonlitApp(GAME, surface(), request(folder, language, "dominion"), session, 0.0)
    return run(app, deed, size)


def table_of(app: MoonlitApp) -> DominionScreen:
    """The table, whatever lies over it."""
    return next(screen for screen in app.screen_stack if isinstance(screen, DominionScreen))


async def take(pilot: Pilot[None], app: MoonlitApp, action: Action) -> None:
    """Take a legal action as a person would, key by key."""
    screen = table_of(app)
    scene = screen.scene
    if scene.choices:
        await press(pilot, *["down"] * scene.view.legal.index(action), "enter")
    elif not action.names:
        await press(pilot, "t" if action.verb == "treasures" else "e")
    elif scene.of_hand(action.names[0]) == action:
        place = list(dict.fromkeys(scene.hand)).index(action.names[0]) + 1
        await press(pilot, str(place))
    else:
        await go_to(pilot, app, action.names[0])
        await press(pilot, "enter")


async def go_to(pilot: Pilot[None], app: MoonlitApp, card: str) -> None:
    """Move the cursor of the Supply with the arrows: first to the row, then along it."""
    supply = table_of(app).query_one(Supply)
    supply.focus()
    await settle(pilot)
    for _ in turns(f"the cursor on {card}", A_MATCH):
        if supply.cursor == Thing(PILE, card):
            return
        places = {zone.thing: (zone.x, zone.y) for zone in supply.zones}
        assert supply.cursor is not None
        (x, y), (to_x, to_y) = places[supply.cursor], places[Thing(PILE, card)]
        key = ("down" if to_y > y else "up") if to_y != y else "right" if to_x > x else "left"
        await press(pilot, key)


def some_action(scene: Scene, dice: Dice) -> Action:
    """Any legal action, but the dearest card of two and seldom an end, so that matches end."""
    legal, cards = scene.view.legal, scene.teller.lexicon.pack
    some = [legal[dice.below(len(legal))] for _ in range(3)]
    costs = {action: cards.card(action.names[0]).cost for action in some if action.verb == "buy"}
    return max(costs, key=lambda action: costs[action]) if costs else some[0]
