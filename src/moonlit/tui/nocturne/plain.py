"""Nocturne line by line."""

from moonlit.tui.nocturne.lookup import look_up
from moonlit.tui.nocturne.menu import make_menu
from moonlit.tui.nocturne.results import read_sheet
from moonlit.tui.nocturne.scene import Scene, look
from moonlit.tui.nocturne.spelling import read_action
from moonlit.tui.nocturne.telling import Teller
from moonlit.tui.nocturne.text import point_lines, short_board, whole_board
from moonlit.tui.plain_game import PlainGame
from moonlit.tui.session import Session


def make_lines(session: Session, teller: Teller) -> PlainGame[Teller, Scene]:
    """A match for the line mode."""
    return PlainGame(
        session,
        teller,
        scene=look,
        part=_part,
        opening=whole_board,
        whole=whole_board,
        short=short_board,
        points=point_lines,
        menu=make_menu,
        read=read_action,
        look_up=look_up,
        result=read_sheet,
        welcome="terminal-plain-welcome",
        deeper="terminal-choose-cell",
    )


def _part(scene: Scene) -> str:
    return scene.position.round
