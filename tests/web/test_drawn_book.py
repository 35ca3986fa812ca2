"""The drawn table of Wonder Book: a chapter to its end by clicks, and a turn by keys alone."""

from typing import Final

from playwright.sync_api import Locator, Page, expect

from moonlit.core.action import Action
from moonlit.core.record import read_record
from tests.server.house import House
from tests.server.pages import new_match
from tests.web.conftest import PHONE, People
from tests.web.hands import play_on, wait
from tests.web.test_wonder_book import ALONE, GAME, labels_of
from tests.web.words import said

ASKED: Final = "webtable-actions"
# What is done with a tap on the board, and the place among an action's names of what is tapped.
TAPPED: Final = {"move": "area", "interact": "card"}


def reader(page: Page) -> Locator:
    return page.locator("dialog.reader")


def read_on(page: Page) -> int:
    """Turn the pages of the story until the table is there; how many there were."""
    for count in range(1, 40):
        if not reader(page).count():
            return count
        on = reader(page).get_by_role("button", name=said("webwonder-page-on"))
        back = reader(page).get_by_role("button", name=said("webwonder-to-table"))
        (on if on.count() else back).click()
    raise AssertionError("the story has no end")


class Pointer:
    """Plays a record again with taps on the board where it can, else on buttons."""

    asked = ASKED

    def __init__(self, page: Page, actions: list[Action], labels: list[str]) -> None:
        self._page = page
        self._todo = list(zip(actions, labels, strict=True))

    def decide(self) -> None:
        read_on(self._page)
        action, label = self._todo.pop(0)
        if action.verb in TAPPED:
            place = f"{TAPPED[action.verb]}:{action.names[1]}"
            self._page.locator(f".book [data-at='{place}']").click()
        elif action.verb == "collect":
            self._page.locator(".book [data-at^='spark:'].legal").click()
        else:
            self._press(label, action)

    def _press(self, label: str, action: Action) -> None:
        """A kind of action may have to be chosen first."""
        answers = self._page.locator(".answers").get_by_role("button", name=label, exact=True)
        deed = self._page.locator(f"[data-at='deed:{action.verb}']")
        if deed.count():
            is_many = deed.get_attribute("aria-pressed") is not None
            deed.click()
            if not is_many:
                return
        answers.click()


def test_a_chapter_to_its_end_by_clicks(people: People, house: House) -> None:
    """The dice of a record are known, so that the same choices lead to the same end."""
    text = ALONE.read_text("utf-8")
    record = read_record(text)
    made = new_match(house, ("me",), GAME, record=text)
    page = people.come(f"/match/{made['match']}#seat=0.{made['tokens']['0']}")
    reader(page).wait_for()
    assert read_on(page) > 5
    hands = Pointer(page, list(record.actions), list(labels_of(record)))
    play_on(page, hands, 4)
    wait(page, ASKED)
    # One lamp is lit: the goal says so.
    expect(page.get_by_role("region", name=said("webwonder-goal")).first).to_contain_text(
        said("webwonder-of", now="1", need="3")
    )
    assert play_on(page, hands) == len(record.actions) - 4
    sheet = page.get_by_role("region", name=said("webaround-score-title"))
    expect(sheet.get_by_role("article").first).to_be_visible()


def test_what_is_not_possible_says_why(people: People, house: House) -> None:
    made = new_match(house, ("me",), GAME)
    page = people.come(f"/match/{made['match']}#seat=0.{made['tokens']['0']}", size=PHONE)
    reader(page).wait_for()
    page.keyboard.press("Escape")
    page.locator(".answers button").first.click()
    # A greyed button can still be pressed by people.
    page.locator("[data-at='deed:attack']:not(.can)").click(force=True)
    why = page.get_by_role("note", name=said("webtable-why-not"))
    expect(why).to_contain_text("W-")
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)
    page.get_by_role("button", name=said("webtable-why"), exact=True).click()
    page.get_by_role("button", name="W-PP-4").click()
    page.get_by_role("dialog").get_by_text("W-PP-4").first.wait_for()


def test_a_turn_by_keys_only(people: People, house: House) -> None:
    """Arrows go from area to area, and Enter goes there."""
    made = new_match(house, ("me",), GAME, record=ALONE.read_text("utf-8"))
    page = people.come(f"/match/{made['match']}#seat=0.{made['tokens']['0']}")
    reader(page).wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    wait(page, ASKED)
    expect(page.locator("[data-at='deed:move'].can")).to_be_visible()
    page.locator("[data-area='T1']").focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-area='T4']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-area='T5'].legal")).to_have_count(1)
    page.keyboard.press("t")
    page.get_by_role("toolbar", name=said("web-text-actions")).wait_for()
    page.keyboard.press("t")
    wait(page, ASKED)
