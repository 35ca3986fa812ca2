"""Dominion line by line."""

from functools import partial

from moonlit.client.dominion.obvious import obvious
from moonlit.tui.dominion.lookup import look_up
from moonlit.tui.dominion.menu import make_menu
from moonlit.tui.dominion.results import read_sheet
from moonlit.tui.dominion.scene import Scene, look
from moonlit.tui.dominion.spelling import read_action
from moonlit.tui.dominion.telling import Teller
from moonlit.tui.dominion.text import opening_board, point_lines, short_board, whole_board
from moonlit.tui.plain_game import PlainGame
from moonlit.tui.session import Session


def make_lines(session: Session, teller: Teller) -> PlainGame[Teller, Scene]:
    """A match for the line mode."""
    session.rule = partial(obvious, teller.lexicon.pack)
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
        welcome="terminal-dominion-welcome",
    )


def _part(scene: Scene) -> str:
    """A turn of one's own."""
    return str(None if scene.me is None else scene.me["turns"])
