"""Dominion line by line."""

from collections.abc import Iterable

from moonlit.core.action import Action, Seat
from moonlit.tui.dominion.lookup import look_up
from moonlit.tui.dominion.menu import make_menu
from moonlit.tui.dominion.results import read_sheet
from moonlit.tui.dominion.scene import Scene, automatic, look
from moonlit.tui.dominion.spelling import read_action
from moonlit.tui.dominion.telling import Teller
from moonlit.tui.dominion.text import opening_board, point_lines, short_board, whole_board
from moonlit.tui.menu import Menu
from moonlit.tui.session import Session
from moonlit.tui.sheet import Sheet


class DominionLines:
    """A match of Dominion for the line mode."""

    def __init__(self, session: Session, teller: Teller) -> None:
        self.teller = teller
        self._session = session
        session.rule = automatic

    def look(self, seat: Seat | None) -> Scene:
        return look(self._session, self.teller.for_seat(seat))

    def welcome(self) -> str:
        return self.teller.say("terminal-dominion-welcome")

    def part(self, scene: Scene) -> str:
        """A turn of one's own."""
        return str(None if scene.me is None else scene.me["turns"])

    def opening(self, scene: Scene) -> Iterable[str]:
        return opening_board(scene)

    def whole(self, scene: Scene) -> Iterable[str]:
        return whole_board(scene)

    def short(self, scene: Scene) -> Iterable[str]:
        return short_board(scene)

    def points(self, scene: Scene) -> Iterable[str]:
        return point_lines(scene)

    def menu(self, scene: Scene) -> Menu:
        return make_menu(scene)

    def deeper(self) -> str:
        return ""

    def read(self, scene: Scene, text: str) -> Action:
        return read_action(scene, text)

    def look_up(self, scene: Scene, text: str) -> Iterable[str]:
        return look_up(scene, text)

    def sheet(self) -> Sheet:
        return read_sheet(self._session, self.teller)
