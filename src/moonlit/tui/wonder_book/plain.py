"""Wonder Book line by line."""

from moonlit.tui.plain_game import PlainGame
from moonlit.tui.session import Session
from moonlit.tui.wonder_book.lookup import look_up
from moonlit.tui.wonder_book.menu import make_menu
from moonlit.tui.wonder_book.results import read_sheet
from moonlit.tui.wonder_book.scene import Scene, automatic, look
from moonlit.tui.wonder_book.spelling import read_action
from moonlit.tui.wonder_book.telling import Teller
from moonlit.tui.wonder_book.text import opening_board, point_lines, short_board, whole_board


def make_lines(session: Session, teller: Teller) -> PlainGame[Teller, Scene]:
    """A match for the line mode."""
    session.rule = automatic
    return PlainGame(
        session,
        teller,
        scene=look,
        part=_part,
        opening=opening_board,
        whole=whole_board,
        short=short_board,
        points=point_lines,
        menu=make_menu,
        read=read_action,
        look_up=look_up,
        result=read_sheet,
        welcome="terminal-wonder-welcome",
    )


def _part(scene: Scene) -> str:
    """A phase of a round."""
    return f"{scene.view.table['round']} {scene.view.table['phase']}"
