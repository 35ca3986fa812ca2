"""The first screen: who plays, which game, which rulebook; Enter starts with what is shown."""

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Vertical
from textual.events import Click, Resize
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from moonlit.client.refusals import tell_error
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.errors import TableError
from moonlit.core.game import Game
from moonlit.games import AnyState
from moonlit.tui import palette
from moonlit.tui.screens import MOON
from moonlit.tui.setup_model import (
    Choice,
    SetupModel,
    explain,
    is_seat,
    label_of,
    number_of,
    value_of,
)

Begin = Callable[[SetupModel, Words], None]
TALL = 34
# Where fewer lines have room, the rows scroll, so that what lies below them stays in sight.
FULL = 27
LABEL = 26


class NameScreen(ModalScreen[str]):
    """Asks for a person's name, or for something else that is typed."""

    CSS = """
    NameScreen { align: center middle; background: $background 60%; }
    NameScreen Vertical { width: 40; height: auto; background: $surface; border: round $gold;
        padding: 1 2; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('')", show=False)]

    def __init__(self, question: str, text: str, longest: int) -> None:
        super().__init__()
        self._question = question
        self._text = text
        self._longest = longest

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(Text(self._question))
            yield Input(self._text, max_length=self._longest)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)


class SetupScreen(Screen[None]):
    """Rows of choices: up and down to a row, left and right through its values."""

    CSS = """
    SetupScreen { background: $background; align: center middle; }
    SetupScreen #setup { width: 78; max-width: 100%; height: auto; max-height: 100%;
        border: round $line; background: $surface; padding: 0 2; }
    SetupScreen OptionList { background: $surface; border: none; height: auto; max-height: 15;
        padding: 0; color: $foreground; }
    SetupScreen.short Center, SetupScreen.short #setup { height: 100%; }
    SetupScreen.short OptionList { height: 1fr; }
    SetupScreen OptionList:focus { border: none; background-tint: $surface 0%; }
    SetupScreen #moon { display: none; width: 100%; height: 7; color: $gold; text-align: center; }
    SetupScreen #unofficial { display: none; width: 100%; color: $line-strong; text-align: center; }
    SetupScreen.tall #moon, SetupScreen.tall #unofficial { display: block; }
    SetupScreen #begin { width: auto; background: $gold; color: $ink; padding: 0 2; }
    SetupScreen #title { color: $gold; text-style: bold; }
    SetupScreen #about { height: 5; margin-top: 1; color: $muted; }
    SetupScreen #keys { color: $muted; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False, priority=True),
        Binding("right,space", "turn(1)", show=False, priority=True),
        Binding("enter", "begin", show=False, priority=True),
        Binding("n", "name", show=False),
        Binding("l", "language", show=False),
        Binding("q,escape", "app.exit", show=False),
    ]

    def __init__(self, words: Words, game: Game[AnyState], model: SetupModel, begin: Begin) -> None:
        super().__init__()
        self.model = model
        self._game = game
        self._words = words
        self._begin = begin

    def compose(self) -> ComposeResult:
        yield Static(Text(MOON), id="moon")
        with Center(), Vertical(id="setup"):
            yield Static(id="title")
            yield OptionList(id="rows")
            yield Static(id="about")
            yield Static(id="begin")
            yield Static(id="keys")
        yield Static(id="unofficial")

    def on_mount(self) -> None:
        self.redraw()
        rows = self.query_one(OptionList)
        rows.highlighted = 0
        rows.focus()

    def on_resize(self, event: Resize) -> None:
        is_tall = event.size.height >= TALL
        self.set_class(is_tall, "tall")
        self.set_class(event.size.height < FULL, "short")

    @on(Click, "#begin")
    def begin_clicked(self) -> None:
        self.action_begin()

    def redraw(self) -> None:
        say = self._words.say
        rows = self.query_one(OptionList)
        here = rows.highlighted or 0
        rows.clear_options()
        rows.add_options(Option(self._line(choice)) for choice in self.model.shown())
        rows.highlighted = min(here, rows.option_count - 1)
        title = Text(f"☾ Moonlit · {say(self.model.title)}")
        self.query_one("#title", Static).update(title)
        self.query_one("#begin", Static).update(Text(f"⏎ {say('terminal-begin')}"))
        self.query_one("#keys", Static).update(Text(say("terminal-setup-keys")))
        self.query_one("#unofficial", Static).update(Text(say("terminal-unofficial")))
        self._about()

    def _line(self, choice: Choice) -> Text:
        label = label_of(self._words, self.model, choice.name)
        line = Text()
        if is_seat(choice.name):
            seat = number_of(choice.name) - 1
            line.append(f"{palette.MARKS[seat]} ", palette.NAMES[seat])
        line.append(f"{label} ".ljust(LABEL - len(line)), palette.TEXT)
        line.append("‹ ", palette.LINE_STRONG)
        is_changed = f"bold {palette.GOLD}" if choice.index else palette.TEXT
        line.append(value_of(self._words, self.model, choice.name), is_changed)
        line.append(" ›", palette.LINE_STRONG)
        return line

    @on(OptionList.OptionHighlighted)
    def _about(self) -> None:
        """Explain the row under the cursor, or what cannot be played."""
        problem = self.problem()
        row = self.here.name
        told = explain(self._words, self.model, row)
        is_asked = self.model.is_typed(row) and not is_seat(row)
        text = f"{problem} {told}" if problem and is_asked else problem or told
        style = palette.DANGER if problem else palette.MUTED
        self.query_one("#about", Static).update(Text(text, style))

    @property
    def here(self) -> Choice:
        shown = self.model.shown()
        return shown[min(self.query_one(OptionList).highlighted or 0, len(shown) - 1)]

    def problem(self) -> str:
        """Why this cannot be played; empty if it can."""
        try:
            self._game.check_config(self.model.options())
        except TableError as refused:
            return tell_error(self._words, refused)
        return ""

    def action_turn(self, step: int) -> None:
        self.model.turn(self.here.name, step)
        self.redraw()

    @on(OptionList.OptionSelected)
    def _clicked(self) -> None:
        self.action_turn(1)

    def action_begin(self) -> None:
        if not self.problem():
            self._begin(self.model, self._words)

    def action_language(self) -> None:
        here = LANGUAGES.index(self._words.language)
        self._words = Words(LANGUAGES[(here + 1) % len(LANGUAGES)])
        self.redraw()

    def action_name(self) -> None:
        row = self.here.name
        if self.model.is_typed(row):
            model = self.model
            question, longest = model.question(self._words, row), model.longest(row)
            screen = NameScreen(question, model.typed(row), longest)
            self.app.push_screen(screen, lambda text: self._typed(row, text))

    def _typed(self, row: str, text: str | None) -> None:
        self.model.type(row, text or "")
        self.redraw()
