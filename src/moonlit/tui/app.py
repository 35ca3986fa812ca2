"""The terminal application: set-up, table and score sheet in the colours of the night."""

from textual.app import App

from moonlit.client.words import Words
from moonlit.core.game import Game
from moonlit.games import AnyState
from moonlit.tui import palette
from moonlit.tui.request import PlayRequest
from moonlit.tui.session import Session
from moonlit.tui.setup_model import SetupModel
from moonlit.tui.setup_screen import SetupScreen
from moonlit.tui.surface import Surface
from moonlit.tui.waiting import Waiting
from moonlit.tui.waiting_screen import WaitingScreen

PAUSE = 0.8


class MoonlitApp(App[None]):
    """Shows the set-up unless a match is given, or one that waits for consent; then the table."""

    TITLE = "Moonlit"
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self,
        game: Game[AnyState],
        surface: Surface,
        request: PlayRequest,
        session: Session | None,
        pause: float = PAUSE,
        waiting: Waiting | None = None,
    ) -> None:
        super().__init__()
        self.register_theme(palette.THEME)
        self.theme = palette.THEME.name
        self.session = session
        self._game = game
        self._surface = surface
        self._request = request
        self._pause = pause
        self._waiting = waiting

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Names of our own colours, known before the theme is."""
        return palette.THEME.variables

    def on_mount(self) -> None:
        words = Words(self._request.language)
        if self.session is not None:
            self._open_table(self.session, words, self._pause)
            return
        if self._waiting is not None:
            screen = WaitingScreen(self._waiting, words, self._request.seats)
            self.push_screen(screen, lambda following: self._taken_up(following, words))
            return
        self.push_screen(SetupScreen(words, self._game, self._surface.setup(), self._begin))

    def action_help_quit(self) -> None:
        """Ctrl-C asks what `q` asks, instead of Textual's own English hint."""
        self.call_later(self.run_action, "screen.quit")

    def _taken_up(self, following: Session | None, words: Words) -> None:
        """A match of other rules goes on, or is left as it is."""
        if following is None:
            self.exit()
            return
        self.session = following
        self._open_table(following, words, self._pause)

    def _begin(self, model: SetupModel, words: Words) -> None:
        request = self._request
        self.session = Session.begin(
            self._game, model.options(), model.seats(), request.key, request.save
        )
        self._open_table(self.session, words, model.pause)

    def _open_table(self, session: Session, words: Words, pause: float) -> None:
        screen = self._surface.screen(session, words, pause)
        screen.sequel = lambda: self._surface.sequel(session, screen.teller.words)
        screen.go_on = lambda following: self._go_on(following, screen.teller.words, screen.pause)
        self.push_screen(screen)

    def _go_on(self, following: Session, words: Words, pause: float) -> None:
        """Another match in the place of the one that is over."""
        assert self.session is not None
        self.session.close()
        self.session = following
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self._open_table(following, words, pause)
