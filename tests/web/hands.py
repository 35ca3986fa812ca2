"""Hands that play a match by whatever the page offers: with a mouse, with keys, or as text."""

import random
import re
from typing import Protocol

from playwright.sync_api import Locator, Page

from moonlit.client.words import Words
from tests.turns import A_MATCH, turns
from tests.web.words import said, spoken

MOST_DECISIONS = 400
MOST_TABS = 80
PASSING = 0.3

# Whether somebody is asked, or everything is over; looked at after every frame.
_STATE = """(names) => {
  const place = (role, name) =>
    [...document.querySelectorAll(role)].find((one) => one.getAttribute('aria-label') === name);
  if (place('section', names.sheet)) return 'over';
  const asked = place('[role=group], [role=toolbar]', names.asked);
  if (!asked || !asked.querySelector('button')) return '';
  const isText = asked.role === 'toolbar';
  const busy = isText ? '[aria-disabled=true]' : '[aria-busy=true], :disabled';
  return asked.querySelector(busy) ? '' : 'asked';
}"""


class Hands(Protocol):
    """One way to take part, and the name of what is there when one is asked."""

    asked: str

    def decide(self) -> None: ...


def wait(page: Page, asked: str) -> str:
    """`asked` when it is this person's turn, `over` at the end."""
    names = {"sheet": said("webaround-score-title"), "asked": said(asked)}
    found = page.wait_for_function(_STATE, arg=names)
    return str(found.json_value())


def play_on(page: Page, hands: Hands, decisions: int = MOST_DECISIONS) -> int:
    """Decide until the match is over, or so often; returns how often it was."""
    for done in range(decisions):
        if wait(page, hands.asked) == "over":
            return done
        hands.decide()
    return decisions


def spells(page: Page) -> Locator:
    """What somebody can cast with, on the drawn table."""
    return page.get_by_role("group", name=said("webtable-your-spells"), exact=True)


def tab_to(page: Page, selector: str, most: int = MOST_TABS) -> None:
    """Press Tab until something is focused."""
    for _ in range(most):
        if page.evaluate("(to) => !!document.activeElement?.matches(to)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no tab leads to {selector}")


def is_ready(actions: Locator) -> bool:
    """Has enough been chosen?"""
    return actions.get_by_role("button").last.get_attribute("aria-disabled") == "false"


class Mouse:
    """Clicks on the drawn table."""

    asked = "webtable-actions"
    passing = PASSING

    def __init__(self, page: Page, seed: int) -> None:
        self._page = page
        self._dice = random.Random(seed)
        self._actions = page.get_by_role("group", name=said(self.asked))
        self._spells = spells(page)
        self._options = page.get_by_role("group", name=said("webtable-options"))
        self._cells = page.get_by_role(
            "gridcell", name=re.compile(rf", {said('webtable-legal')}\b")
        )

    def decide(self) -> None:
        buttons = self._actions.get_by_role("button")
        can_choose, can_cast = self._options.is_visible(), self._cells.count() > 0
        can_pass = buttons.count() > 1
        if can_pass and (self._dice.random() < self.passing or not (can_choose or can_cast)):
            return buttons.first.click()
        if can_choose:
            self._pick()
        elif can_cast:
            self._choose(self._any(self._spells.get_by_role("button", disabled=False)))
            self._choose(self._any(self._cells))
        return buttons.last.click()

    def _any(self, found: Locator) -> Locator:
        return found.nth(self._dice.randrange(found.count()))

    def _choose(self, thing: Locator) -> None:
        """What is chosen already would be let go, or done, by a second click."""
        if "true" not in {thing.get_attribute(f"aria-{one}") for one in ("pressed", "selected")}:
            thing.click()

    def _pick(self) -> None:
        """One of the things on offer; some abilities want two."""
        offered = self._options.get_by_role("button")
        if offered.count() == 1:
            return
        for place in self._dice.sample(range(offered.count()), 2):
            offered.nth(place).click()
            if is_ready(self._actions):
                return


class Keys:
    """The drawn table without ever touching a pointer."""

    asked = "webtable-actions"

    def __init__(self, page: Page, seed: int) -> None:
        self._page = page
        self._dice = random.Random(seed)
        self._actions = page.get_by_role("group", name=said(self.asked))
        self._options = page.get_by_role("group", name=said("webtable-options"))

    def decide(self) -> None:
        can_choose, cells = self._options.is_visible(), self._legal("[role=gridcell]")
        can_pass = self._actions.get_by_role("button").count() > 1
        if can_pass and (self._dice.random() < PASSING or not (can_choose or cells)):
            self._page.keyboard.press("p")
        elif can_choose:
            self._pick()
        else:
            self._cast()

    def _pick(self) -> None:
        """One of the things on offer; some abilities want two."""
        places = self._options.get_by_role("button").count()
        if places > 1:
            tab_to(self._page, "[role=group] [aria-pressed][data-fly^='option:']")
            for _ in range(self._dice.randrange(places)):
                self._page.keyboard.press("ArrowRight")
            self._page.keyboard.press("Enter")
            if not is_ready(self._actions):
                self._page.keyboard.press("ArrowRight")
                self._page.keyboard.press("Enter")
        tab_to(self._page, "[aria-busy]")
        self._page.keyboard.press("Enter")

    def _cast(self) -> None:
        spell = self._dice.choice(self._legal("button[data-token]"))
        for _ in turns(f"the spell {spell} chosen", A_MATCH):
            if self._page.locator(f"[data-token='{spell}'][aria-pressed=true]").count():
                break
            self._page.keyboard.press(_key_of(spell))
        cell = self._dice.choice(self._legal("[role=gridcell]"))
        tab_to(self._page, "[role=gridcell]")
        self._walk_to(cell)
        self._page.keyboard.press("Enter")
        self._page.keyboard.press("Enter")

    def _legal(self, selector: str) -> list[str]:
        """The cells or spells whose name says that they are legal."""
        find = """([selector, ending]) => [...document.querySelectorAll(selector)]
          .filter((one) => one.getAttribute('aria-label').endsWith(ending))
          .map((one) => one.dataset.cell ?? one.dataset.token)"""
        ending = f" {said('webtable-legal')}"
        cells = self._page.evaluate(find, [selector, f",{ending}"])
        return [str(cell) for cell in cells]

    def _walk_to(self, cell: str) -> None:
        where = "() => document.activeElement.dataset.cell"
        for axis, back, on in ((0, "ArrowLeft", "ArrowRight"), (1, "ArrowUp", "ArrowDown")):
            for _ in turns(f"the cell {cell} in focus", A_MATCH):
                here = str(self._page.evaluate(where))
                if here[axis] == cell[axis]:
                    break
                self._page.keyboard.press(on if here[axis] < cell[axis] else back)


def _key_of(spell: str) -> str:
    """`1` to `9`, `0` for ten, `*` for the star."""
    figure = spell.removeprefix("shadow")
    return {"star": "*", "10": "0"}.get(figure, figure)


class Text:
    """Buttons of the text table, nothing drawn."""

    asked = "web-text-actions"

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self._dice = random.Random(seed)
        offered = page.get_by_role("toolbar", name=said(self.asked))
        self._offered = offered.get_by_role("button", disabled=False)

    def decide(self) -> None:
        # Where several pages are watched, what was offered may be gone again.
        if count := self._offered.count():
            self._offered.nth(self._dice.randrange(count)).click()

    def is_asked(self) -> bool:
        return self._offered.count() > 0


_PRICE = re.compile(r"\$(\d+)")


class Buyer:
    """The text table of Dominion by keys alone: all Treasures, then the dearest card."""

    asked = Text.asked

    def __init__(self, page: Page) -> None:
        self._page = page
        self._offered = page.get_by_role("toolbar", name=said(self.asked)).get_by_role("button")

    def decide(self) -> None:
        labels = self._offered.evaluate_all("(all) => all.map((one) => one.ariaLabel)")
        tab_to(self._page, "[role=toolbar][aria-orientation=vertical] button")
        for _ in range(self._choice([str(label) for label in labels])):
            self._page.keyboard.press("ArrowRight")
        self._page.keyboard.press("Enter")

    def _choice(self, labels: list[str]) -> int:
        treasures = Words(spoken()).say("dominion-action-treasures")
        if treasures in labels:
            return labels.index(treasures)
        prices = [int(found[1]) if (found := _PRICE.search(one)) else 0 for one in labels]
        return prices.index(max(prices))


class Dealer:
    """The drawn table of Dominion: whatever the big button says, and the dearest card in reach."""

    asked = "webtable-actions"
    _LEGAL = "[data-mark=legal]"

    def __init__(self, page: Page, *, is_touch: bool = False) -> None:
        self.page = page
        self._is_touch = is_touch
        actions = page.get_by_role("group", name=said(self.asked))
        self._big = actions.get_by_role("button").first
        self._treasures = said("webdominion-treasures", coins="0").split("0")[0]

    def is_asked(self) -> bool:
        """Looked at in one go: a moment later the button may be gone."""
        idle = "(all) => all.some((one) => one.ariaBusy !== 'true')"
        return bool(self._big.evaluate_all(idle))

    def decide(self) -> None:
        """A question first; then Treasures, a purchase, a card; and on to what comes next."""
        is_ready = self._big.get_attribute("aria-disabled") == "false"
        if self.page.locator("[data-spot=question], [data-mark=chosen]").count() or not is_ready:
            return self.answer() if is_ready else self.choose()
        if not self._big.inner_text().strip().startswith(self._treasures):
            if piles := self._piles():
                return self.buy(piles[-1])
            if self.page.locator(f"#hand {self._LEGAL}").count():
                return self.play()
        return self.go_on()

    def _piles(self) -> list[str]:
        """What can be bought and costs something, the dearest last."""
        piles = self.page.locator(f"#supply {self._LEGAL}").evaluate_all(
            "(all) => all.map((one) => [one.innerText, one.dataset.at])"
        )
        costs = re.compile(said("webdominion-costs", cost="(\\d+)").replace("$", r"\$"))
        priced = [(int(found[1]), at) for name, at in piles if (found := costs.search(name))]
        return [str(at) for cost, at in sorted(priced) if cost]

    def press(self, thing: Locator) -> None:
        thing.tap() if self._is_touch else thing.click()

    def answer(self) -> None:
        self.press(self._big)

    go_on = answer

    def choose(self) -> None:
        tray = self.page.locator("[data-spot=question]")
        place = tray if tray.count() else self.page.locator("#hand, #supply")
        self.press(place.locator(self._LEGAL).first)

    def buy(self, at: str) -> None:
        self.press(self.page.locator(f"#supply [data-at='{at}']"))

    def play(self) -> None:
        self.press(self.page.locator(f"#hand {self._LEGAL}").first)


class DealingKeys(Dealer):
    """The same without ever touching a pointer."""

    # Once around the table, however long the match has gone on.
    _STOPS = 40

    def answer(self) -> None:
        self._tab_to("[data-spot=act]")
        self.page.keyboard.press("Enter")

    def go_on(self) -> None:
        self.page.keyboard.press("Space")

    def choose(self) -> None:
        if self.page.locator("[data-spot=question]").count():
            self._tab_to(f"[data-spot=question] {self._LEGAL}")
        elif self.page.locator(f"#hand {self._LEGAL}").count():
            self._tab_to("#hand [data-rove]")
            self._walk(f"(one) => one.querySelector('{self._LEGAL}')")
        else:
            self.page.keyboard.press("/")
            self._walk(f"(one) => one.matches('{self._LEGAL}')")
        self.page.keyboard.press("Enter")

    def _tab_to(self, selector: str) -> None:
        tab_to(self.page, selector, self._STOPS)

    def _walk(self, is_there: str) -> None:
        """With the arrows, until what has the focus is it."""
        for _ in turns(f"the focus on {is_there}", A_MATCH):
            if self.page.evaluate(f"() => !!({is_there})(document.activeElement)"):
                return
            self.page.keyboard.press("ArrowRight")

    def buy(self, at: str) -> None:
        self.page.keyboard.press("/")
        self._walk(f"(one) => one.dataset.at === '{at}'")
        self.page.keyboard.press("Enter")

    def play(self) -> None:
        self.page.keyboard.press("1")


def until_a_step(page: Page) -> Locator:
    """Decide on the text table until an area of the map can be gone to; gives those there are."""
    steps = page.locator(".map button")
    wait(page, Text.asked)
    for _ in turns("an area to go to", A_MATCH):
        if steps.count():
            break
        play_on(page, Text(page, 16), 1)
        wait(page, Text.asked)
    return steps
