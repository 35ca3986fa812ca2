"""Wonder Book on the screen: keys and clicks become actions, and the story is read in between."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from moonlit.client.wonder_book.story import opening
from moonlit.client.words import Words
from moonlit.core.action import Action, parse_action
from moonlit.tui.page import Page
from moonlit.tui.scene import Thing
from moonlit.tui.session import Session
from moonlit.tui.sheet import Sheet
from moonlit.tui.table_screen import TableScreen
from moonlit.tui.wonder_book.manual import KEYS, page_on
from moonlit.tui.wonder_book.results import read_sheet
from moonlit.tui.wonder_book.scene import Scene, automatic, look
from moonlit.tui.wonder_book.story_screen import StoryScreen, story_in
from moonlit.tui.wonder_book.style import CSS
from moonlit.tui.wonder_book.table import WonderTable
from moonlit.tui.wonder_book.telling import Teller, make_teller


class WonderScreen(TableScreen[Teller, Scene]):
    """Everything is chosen from the list; areas also where they lie on the board."""

    CSS = CSS
    BINDINGS: ClassVar[list[BindingType]] = [Binding("s", "story")]
    keys = KEYS

    def __init__(self, session: Session, teller: Teller, pause: float) -> None:
        self._read = 0
        super().__init__(session, teller, pause)
        session.rule = automatic

    def compose(self) -> ComposeResult:
        yield WonderTable()

    @property
    def table(self) -> WonderTable:
        return self.query_one(WonderTable)

    def look(self) -> Scene:
        return look(self.session, self.teller.for_seat(self.front))

    def proceed(self) -> None:
        """Before anything goes on, what was read aloud is shown page by page."""
        self._read = min(self._read, self.session.version + 1)
        pages = story_in(self.session.events(self.front, self._read), self.teller)
        if self._read == 0:
            pages = [*opening(self.teller.lexicon, self._chapter), *pages]
        self._read = self.session.version + 1
        if pages:
            self.redraw()
            self.app.push_screen(StoryScreen(pages, self.teller), lambda _: self.proceed())
        else:
            super().proceed()

    def action_story(self) -> None:
        """Everything read in this chapter once more."""
        pages = story_in(self.session.events(self.front), self.teller)
        before = opening(self.teller.lexicon, self._chapter)
        self.app.push_screen(StoryScreen([*before, *pages], self.teller))

    @property
    def _chapter(self) -> str:
        return str(self.session.config["chapter"])

    def aim(self) -> None:
        self.table.aim()

    def action_of(self, thing: Thing) -> Action | None:
        """A line of the list; on the board the one thing that can be done with an area."""
        if thing.kind == "choice":
            return parse_action(thing.name)
        found = self.scene.of_area(thing.name) if thing.kind == "area" else []
        return found[0] if found else None

    def question_about(self, thing: Thing) -> Action | None:
        assert self.front is not None
        turn = self.scene.view.table["turn"]
        match thing.kind:
            case "choice":
                return parse_action(thing.name)
            case "area" if isinstance(turn, str):
                return Action(self.front, "move", (turn, thing.name))
        return None

    def page_on(self, thing: Thing) -> Page:
        return page_on(self.scene, thing)

    def sheet(self) -> Sheet:
        return read_sheet(self.session, self.teller)

    def teller_in(self, words: Words) -> Teller:
        return make_teller(words, self.teller.lexicon.pack, self.session)
