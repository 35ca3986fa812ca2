"""Chapter I of Wonder Book on the text table: alone by keys to its end, with a bot, together."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Locator, Page, expect

from moonlit.client.teller import make_teller
from moonlit.client.words import Words
from moonlit.core.action import Seat
from moonlit.core.record import Record, read_record, replay
from moonlit.core.view import View
from moonlit.games import load_game
from tests.matches.plays import path_of
from tests.server.house import House
from tests.server.pages import new_match
from tests.web.conftest import PHONE, People
from tests.web.hands import Text, play_on, tab_to, until_a_step, wait
from tests.web.tables import quick_match
from tests.web.words import said, spoken

GAME: Final = "wonder_book"
ALONE: Final[Path] = path_of(GAME, "alone-in-the-tower")
TEXT: Final = {"textView": True}
ACTIONS: Final = "[role=toolbar][aria-orientation=vertical] button"


class Follower:
    """Plays a record again by the page's own buttons, with keys alone."""

    asked = Text.asked

    def __init__(self, page: Page, record: Record) -> None:
        self._page = page
        self._labels = list(labels_of(record))
        self._offered = page.get_by_role("toolbar", name=said(self.asked)).get_by_role("button")

    def decide(self) -> None:
        found = self._offered.evaluate_all("(all) => all.map((one) => one.ariaLabel)")
        tab_to(self._page, ACTIONS)
        # A button that is there again has kept the focus.
        self._page.keyboard.press("Home")
        for _ in range(found.index(self._labels.pop(0))):
            self._page.keyboard.press("ArrowRight")
        self._page.keyboard.press("Enter")


def labels_of(record: Record) -> Iterator[str]:
    """What the actions of a record are called, in the language people read."""
    game = load_game(record.game)
    teller = make_teller(game, Words(spoken()))
    seen: View | None = None
    for moment in replay(game, record):
        if moment.action is not None and seen is not None:
            yield teller.label(moment.action, seen)
        seen = game.view(moment.state, Seat(0))


def story(page: Page) -> Locator:
    return page.get_by_role("region", name=said("web-text-story"), exact=True)


def test_a_chapter_to_its_end_by_keys_only(people: People, house: House) -> None:
    """The dice of a record are known, so that the same choices lead to the same end."""
    record = read_record(ALONE.read_text("utf-8"))
    made = new_match(house, ("me",), GAME, record=ALONE.read_text("utf-8"))
    page = people.come(f"/match/{made['match']}#seat=0.{made['tokens']['0']}", settings=TEXT)
    expect(story(page).get_by_role("article").first).to_be_in_viewport()
    follower = Follower(page, record)
    play_on(page, follower, 1)
    wait(page, Text.asked)
    # Nothing was told when the first turn was given, so the book is shut.
    expect(story(page).get_by_role("article").first).to_be_hidden()
    assert play_on(page, follower) == len(record.actions) - 1
    sheet = page.get_by_role("region", name=said("webaround-score-title"))
    ended = Words(spoken())
    expect(sheet.get_by_role("article").first).to_be_visible()
    chapter = ended.say("wonder_book-sequel-next", chapter="").strip()
    page.get_by_role("button", name=chapter).click()
    wait(page, Text.asked)
    expect(story(page).get_by_role("article").first).to_be_in_viewport()


def test_two_clicks_lead_to_a_chapter_with_a_bot_on_a_phone(people: People) -> None:
    page = people.come(size=PHONE, settings=TEXT)
    quick_match(page, game=GAME)
    wait(page, Text.asked)
    titles = story(page).get_by_role("heading", level=3)
    assert titles.count() > 3
    expect(titles.first).to_be_in_viewport()
    until_a_step(page).first.click()
    wait(page, Text.asked)
    log = page.get_by_role("region", name=said("web-text-last"))
    expect(log.get_by_role("listitem").first).to_be_visible()


def test_two_browsers_decide_together(people: People, house: House) -> None:
    made = new_match(house, ("me", "me"), GAME)
    pages = [
        people.come(f"/match/{made['match']}#seat={seat}.{token}", settings=TEXT)
        for seat, token in made["tokens"].items()
    ]
    for page in pages:
        assert wait(page, Text.asked) == "asked"
    asked = pages[1].locator("#text-actions")
    before = asked.inner_text()
    pages[0].locator(ACTIONS).first.click()
    expect(asked).not_to_have_text(before)
    assert wait(pages[0], Text.asked) == "asked"
    expect(pages[1].locator(ACTIONS)).to_have_count(0)
