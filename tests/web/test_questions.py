"""Every kind of question is drawn and answered: by mouse, by touch, by keyboard alone."""

from collections.abc import Iterator

from playwright.sync_api import Locator, Page, expect

from tests.games.dominion.questions import Reached, every_position
from tests.games.dominion.test_questions import KINDS
from tests.turns import A_MATCH, turns
from tests.web.conftest import PHONE, People
from tests.web.laid import LaidTable
from tests.web.words import said

POSITIONS = every_position()
DRAWINGS: dict[str, str] = KINDS["drawings"]
IN_PLACE = ("hand", "piles")


def first_of_each() -> Iterator[Reached]:
    """A position for every kind of question; whoever asks yes or no has words of their own."""
    seen: set[str] = set()
    for reached in POSITIONS:
        own = reached.name if DRAWINGS[reached.kind] == "yesno" else reached.kind
        if own not in seen:
            seen.add(own)
            yield reached


def position(name: str) -> Reached:
    return next(reached for reached in POSITIONS if reached.name == name)


def button(page: Page, number: int = 0) -> Locator:
    """The big button, and the smaller ones beside it."""
    return (
        page.get_by_role("group", name=said("webtable-actions")).get_by_role("button").nth(number)
    )


def things(page: Page, reached: Reached) -> Locator:
    """What can be chosen now, in its place or in the tray."""
    place = {"hand": "#hand", "piles": "#supply"}.get(
        DRAWINGS[reached.kind], "[data-spot=question]"
    )
    return page.locator(place).locator("button:is([data-mark=legal], :has([data-mark=legal]))")


def is_ready(page: Page) -> bool:
    return button(page).get_attribute("aria-disabled") != "true"


def shown(page: Page, table: LaidTable) -> None:
    """The question is on the table, in its place or in a tray of its own."""
    table.sit(page)
    expect(page.locator("[data-spot=status]")).to_be_visible()
    tray = page.locator("[data-spot=question]")
    expect(tray).to_have_count(int(DRAWINGS[table.reached.kind] not in IN_PLACE))
    if DRAWINGS[table.reached.kind] != "yesno":
        expect(things(page, table.reached).first).to_be_visible()


def answer(page: Page, table: LaidTable, *, by_touch: bool = False) -> None:
    """Chooses what is there until the big button says what it will do, and presses it."""
    for _ in turns(f"enough chosen at {table.name}", A_MATCH):
        if table.told or is_ready(page):
            break
        one = things(page, table.reached).first
        one.tap() if by_touch else one.click(position={"x": 12, "y": 30})
    if not table.told:
        button(page).tap() if by_touch else button(page).click()
    table.until_answered(page)


def test_every_kind_of_question_is_shown_and_answered_by_mouse(people: People) -> None:
    page = people.come()
    for reached in first_of_each():
        table = LaidTable(reached)
        shown(page, table)
        answer(page, table)


def test_every_drawing_is_answered_by_touch(people: People) -> None:
    page = people.come(size=PHONE)
    seen: set[str] = set()
    for reached in first_of_each():
        if DRAWINGS[reached.kind] not in seen:
            seen.add(DRAWINGS[reached.kind])
            table = LaidTable(reached)
            shown(page, table)
            answer(page, table, by_touch=True)


BY_KEYS = [
    ("bat: pick trash hand", ("1", "2", "Enter"), ["0 trash copper", "0 trash silver"]),
    ("chapel: pick trash hand", ("n",), ["0 no"]),
    ("workshop: pile gain", ("/", *"smit", "Enter"), ["0 gain smithy"]),
    (
        "crypt: pick set_aside play",
        ("1", "3", "Enter"),
        ["0 set_aside gold", "0 set_aside silver", "0 done"],
    ),
    ("start_of_turn: order resolve", ("2", "Enter"), ["0 resolve ghost_town"]),
    ("druid: boon receive", ("2", "Enter"), ["0 receive forests_gift"]),
    ("moat: may reveal", ("y",), ["1 reveal witch"]),
    ("pixie: may trash", ("n",), ["0 no"]),
    (
        "night_watchman: pick topdeck looked",
        ("a", "Enter"),
        ["0 topdeck village", "0 topdeck smithy"],
    ),
]


def test_every_drawing_is_answered_by_keyboard_alone(people: People) -> None:
    page = people.come()
    for name, pressed, told in BY_KEYS:
        table = LaidTable(position(name))
        shown(page, table)
        for key in pressed:
            page.keyboard.press(key)
        table.until_answered(page)
        assert table.told == told
