"""The first screen: who plays, which game, which rulebook; Enter starts with what is shown."""

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from moonlit.client.nocturne import tell_error, tell_scenario, tell_variant
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.errors import BadConfig
from moonlit.packs.nocturne.tables import Pack
from moonlit.packs.nocturne.words import VARIANTS
from moonlit.tui import palette
from moonlit.tui.setup_model import NOBODY, PAUSE, SEAT_ROWS, Choice, SetupModel
from moonlit.tui.session import YOU

Begin = Callable[[SetupModel, Words], None]
LONGEST_NAME = 16


class NameScreen(ModalScreen[str]):
    """Asks for a person's name."""

    CSS = """
    NameScreen { align: center middle; background: $background 60%; }
    NameScreen Vertical { width: 40; height: auto; background: $surface; border: round $gold;
        padding: 1 2; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('')", show=False)]

    def __init__(self, question: str, name: str) -> None:
        super().__init__()
        self._question = question
        self._name_now = name

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(Text(self._question))
            yield Input(self._name_now, max_length=LONGEST_NAME)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(" ".join(event.value.replace(",", " ").split()))


class SetupScreen(Screen[None]):
    """Rows of choices: up and down to a row, left and right through its values."""

    CSS = """
    SetupScreen { background: $background; align: center middle; }
    SetupScreen #setup { width: 78; max-width: 100%; height: auto; max-height: 100%;
        border: round $line; background: $surface; padding: 0 2; }
    SetupScreen OptionList { background: $surface; border: none; height: auto; max-height: 15;
        padding: 0; color: $foreground; }
    SetupScreen OptionList:focus { border: none; }
    SetupScreen #title { color: $gold; text-style: bold; }
    SetupScreen #about { height: 3; color: $muted; }
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

    def __init__(self, words: Words, pack: Pack, begin: Begin) -> None:
        super().__init__()
        self.model = SetupModel()
        self._words = words
        self._pack = pack
        self._begin = begin

    def compose(self) -> ComposeResult:
        with Vertical(id="setup"):
            yield Static(id="title")
            yield OptionList(id="rows")
            yield Static(id="about")
            yield Static(id="keys")

    def on_mount(self) -> None:
        self.redraw()
        rows = self.query_one(OptionList)
        rows.highlighted = 0
        rows.focus()

    def redraw(self) -> None:
        say = self._words.say
        rows = self.query_one(OptionList)
        here = rows.highlighted or 0
        rows.clear_options()
        rows.add_options(Option(self._line(choice)) for choice in self.model.shown())
        rows.highlighted = min(here, rows.option_count - 1)
        title = Text(f"☾ Moonlit · {say('terminal-game-nocturne')}")
        self.query_one("#title", Static).update(title)
        self.query_one("#keys", Static).update(Text(say("terminal-setup-keys")))
        self._about()

    def _line(self, choice: Choice) -> Text:
        line = Text(f"{self._label(choice):<24}", palette.TEXT)
        if choice.name in SEAT_ROWS:
            seat = SEAT_ROWS.index(choice.name)
            line = Text(f"{palette.MARKS[seat]} ", palette.NAMES[seat])
            line.append(f"{self._label(choice):<22}", palette.TEXT)
        style = f"bold {palette.GOLD}" if choice.index else palette.TEXT
        line.append("‹ ", palette.LINE_STRONG)
        line.append(self._value(choice), style)
        line.append(" ›", palette.LINE_STRONG)
        return line

    def _label(self, choice: Choice) -> str:
        say = self._words.say
        if choice.name in SEAT_ROWS:
            return say("terminal-seat", seat=SEAT_ROWS.index(choice.name) + 1)
        if choice.name in VARIANTS:
            return say(f"variant-{choice.name}")
        if choice.name == "no_concoctions":
            return say("option-no_concoctions")
        return say(f"terminal-{choice.name}")

    def _value(self, choice: Choice) -> str:
        say, value = self._words.say, choice.value
        if choice.name in SEAT_ROWS:
            if value == YOU:
                return self.model.names.get(choice.name) or say("player-person")
            return say("terminal-nobody") if value == NOBODY else _bot(self._words, value)
        match choice.name:
            case "mode" | "edition":
                return say(f"{choice.name}-{value}")
            case "scenario":
                number = choice.index
                return say("scenario-title", number=number) if number else say("terminal-no-scenario")
            case name if name == PAUSE:
                return say("terminal-seconds", seconds=value)
        return say(f"terminal-{value}")

    @on(OptionList.OptionHighlighted)
    def _about(self) -> None:
        """Explain the row under the cursor, or what cannot be played."""
        about = self.query_one("#about", Static)
        choice = self.here
        text = self.problem() or self._explained(choice)
        about.update(Text(text, palette.DANGER if self.problem() else palette.MUTED))

    def _explained(self, choice: Choice) -> str:
        say = self._words.say
        if choice.name in SEAT_ROWS:
            if choice.value == YOU:
                return say("terminal-name-hint")
            return "" if choice.value == NOBODY else say(f"bot-{choice.value}-text")
        if choice.name in VARIANTS:
            return tell_variant(self._words, self._pack, choice.name)
        match choice.name:
            case "mode" | "edition":
                return say(f"{choice.name}-{choice.value}-text")
            case "no_concoctions":
                return say("option-no_concoctions-text")
            case "scenario" if choice.index:
                return tell_scenario(self._words, self._pack, choice.index)
        return ""

    @property
    def here(self) -> Choice:
        shown = self.model.shown()
        return shown[min(self.query_one(OptionList).highlighted or 0, len(shown) - 1)]

    def problem(self) -> str:
        """Why this cannot be played; empty if it can."""
        try:
            self.check(self.model)
        except BadConfig as refused:
            return tell_error(self._words, refused)
        return ""

    check: Callable[[SetupModel], object] = staticmethod(lambda _: None)

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
        row = self.here
        if row.name in SEAT_ROWS and row.value == YOU:
            question = self._words.say("terminal-name-of-seat", seat=SEAT_ROWS.index(row.name) + 1)
            screen = NameScreen(question, self.model.names.get(row.name, ""))
            self.app.push_screen(screen, lambda name: self._named(row.name, name))

    def _named(self, row: str, name: str | None) -> None:
        self.model.names[row] = name or ""
        self.redraw()


def _bot(words: Words, bot: str) -> str:
    return words.say("bot-label", bot=words.say(f"bot-{bot}"), level=bot)
