"""Wonder Book line by line."""

from collections.abc import Iterable

from moonlit.core.action import Action, Seat
from moonlit.tui.menu import Menu
from moonlit.tui.session import Session
from moonlit.tui.sheet import Sheet
from moonlit.tui.wonder_book.lookup import look_up
from moonlit.tui.wonder_book.menu import make_menu
from moonlit.tui.wonder_book.results import read_sheet
from moonlit.tui.wonder_book.scene import Scene, automatic, look
from moonlit.tui.wonder_book.spelling import read_action
from moonlit.tui.wonder_book.telling import Teller
from moonlit.tui.wonder_book.text import opening_board, point_lines, short_board, whole_board


class WonderLines:
    """A chapter for the line mode."""

    def __init__(self, session: Session, teller: Teller) -> None:
        self.teller = teller
        self._session = session
        session.rule = automatic

    def look(self, seat: Seat | None) -> Scene:
        return look(self._session, self.teller.for_seat(seat))

    def welcome(self) -> str:
        return self.teller.say("terminal-wonder-welcome")

    def part(self, scene: Scene) -> str:
        """A phase of a round."""
        return f"{scene.view.table['round']} {scene.view.table['phase']}"

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
