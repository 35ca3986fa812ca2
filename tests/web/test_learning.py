"""Answers where the question comes up: the lesson, help cards, why-not, the rules."""

import json
import re

from playwright.sync_api import Locator, Page, expect

from tests.turns import A_MATCH, turns
from tests.web.conftest import People
from tests.web.hands import Dealer, Mouse, Text, play_on, spells, wait
from tests.web.tables import game_name, new_match, quick_match, tool
from tests.web.words import said

CLAUSE = re.compile(r"N-[A-Z]+-\d+")


# The middle of what the sprite lights, if that is one thing that can be pressed and was not yet.
_LIT = """() => {
  const hole = document.querySelector('.hole')?.getBoundingClientRect();
  if (!hole) return null;
  const [x, y] = [hole.left + hole.width / 2, hole.top + hole.height / 2];
  const button = document.elementFromPoint(x, y)?.closest('button');
  const box = button?.getBoundingClientRect();
  const isAll = box && box.width * box.height > 0.4 * hole.width * hole.height;
  const isDone = button?.ariaPressed === 'true' || button?.ariaSelected === 'true';
  return isAll && !isDone && button.ariaDisabled !== 'true' ? [x, y] : null;
}"""
# What the sprite says and where its light shines; it may say the same at the same place again, so
# also what was done and what is chosen. The light moves on a little later than what it shines on.
_SHOWN = """() => {
  const hole = document.querySelector('.hole')?.getBoundingClientRect();
  const said = document.querySelector('.bubble p')?.textContent;
  const done = document.querySelector('#log')?.textContent;
  const chosen = document.querySelectorAll('[data-mark=chosen], [aria-pressed=true]').length;
  return JSON.stringify([said, hole?.left, hole?.top, hole?.width, hole?.height, done, chosen]);
}"""
# Until the lesson goes on, or for many frames: where the table was just being drawn anew a click
# may have hit nothing, and whoever sees that clicks again.
_GOES_ON = f"""async (before) => {{
  const shown = {_SHOWN};
  for (let frame = 0; frame < 600 && shown() === before; frame++)
    await new Promise(requestAnimationFrame);
}}"""


class Learner(Mouse):
    """Somebody who does what the sprite says, and passes only when told to."""

    passing = 0.0

    def decide(self) -> None:
        if self._page.get_by_role("dialog").count():
            return None
        press = self._page.get_by_role("button", name=said("webaround-learn-press"))
        if press.count():
            return press.click()
        lit = self._page.evaluate(_LIT)
        if not lit:
            return super().decide()
        before = self._page.evaluate(_SHOWN)
        self._page.mouse.click(*lit)
        self._page.evaluate(_GOES_ON, before)
        return None


def test_the_lesson_leads_to_its_end(people: People) -> None:
    page = people.come("/learn?game=nocturne")
    end = page.get_by_role("dialog", name=said("webaround-learn-done-title"))
    learner = Learner(page, 1)
    for _ in range(60):
        if end.count():
            break
        play_on(page, learner, 1)
    end.get_by_role("button", name=said("webaround-learn-play-on")).click()
    expect(end).to_have_count(0)
    play_on(page, learner, 1)


class Pupil(Dealer):
    """Somebody who does what the fox says at the table of Dominion, and else goes on."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.heard: list[str] = []

    def decide(self) -> None:
        if self.page.get_by_role("dialog").count():
            return None
        press = self.page.get_by_role("button", name=said("webaround-learn-press"))
        before = self.page.evaluate(_SHOWN)
        sentence = json.loads(before)[0]
        if sentence and sentence not in self.heard:
            self.heard.append(sentence)
        if press.count():
            press.click()
        elif lit := self.page.evaluate(_LIT):
            self.page.mouse.click(*lit)
        elif not sentence:
            return super().decide()
        self.page.evaluate(_GOES_ON, before)
        return None


def test_the_lesson_of_dominion_leads_to_the_last_province(people: People) -> None:
    page = people.come("/learn")
    page.get_by_role("link", name=re.compile(game_name("dominion"))).click()
    half = page.get_by_role("dialog", name=said("webdominion-learn-half-title"))
    pupil = Pupil(page)
    for _ in turns("half of the lesson", A_MATCH):
        if half.count():
            break
        play_on(page, pupil, 1)
    for step in ("boon", "night", "together", "moat", "hexed"):
        assert said(f"webdominion-learn-{step}") in pupil.heard
    half.get_by_role("button", name=said("webdominion-learn-next")).click()
    play_on(page, pupil)
    page.get_by_role("button", name=said("webaround-learn-on"), exact=True).click()
    page.get_by_role("button", name=said("webdominion-learn-first")).click()
    page.wait_for_url(re.compile("/match/"))
    expect(page.get_by_role("button", name=said("web-hint-title"))).to_be_visible()


def table(people: People) -> Page:
    page = people.come()
    new_match(page, "advanced")
    wait(page, Mouse.asked)
    return page


def help_on(page: Page, thing: Locator) -> Locator:
    """Right click asks."""
    thing.click(button="right")
    card = page.get_by_role("dialog")
    expect(card.get_by_role("heading").first).to_be_visible()
    return card


def test_help_cards_name_the_thing_and_its_clauses(people: People) -> None:
    page = table(people)
    recipes = page.get_by_role("region", name=said("webtable-recipes")).get_by_role("button")
    goals = page.get_by_role("group", name=said("webtable-goals", round="twilight"))
    character = page.get_by_role("region", name=said("webtable-rack")).get_by_role("button").first
    things = [page.get_by_role("gridcell").first, recipes.first, goals.get_by_role("button").first]
    for thing in (*things, character):
        card = help_on(page, thing)
        clause = card.locator("summary").first
        expect(clause).to_have_text(CLAUSE)
        clause.click()
        expect(card.locator("details[open] p").first).to_have_text(re.compile(r"\w+ \w+ \w+"))
        page.keyboard.press("Escape")
        expect(card).to_have_count(0)


def test_a_clause_in_a_sentence_opens_its_text(people: People) -> None:
    page = table(people)
    status = page.get_by_role("region", name=said("webtable-status"))
    word = status.get_by_text(CLAUSE).first
    name = word.inner_text()
    word.click()
    card = page.get_by_role("dialog")
    expect(card).to_contain_text(name)
    expect(card.locator("details[open] p")).to_have_text(re.compile(r"\w+ \w+ \w+"))


def test_help_by_keyboard_on_what_has_the_focus(people: People) -> None:
    page = table(people)
    page.get_by_role("gridcell").first.focus()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_role("heading").first).to_be_visible()


def test_why_not_names_the_clause(people: People) -> None:
    page = people.come()
    quick_match(page)
    wait(page, Mouse.asked)
    refused = spells(page).get_by_role("button", disabled=True)
    for _ in turns("a spell that is refused", A_MATCH):
        if refused.count():
            break
        play_on(page, Mouse(page, 3), 1)
        wait(page, Mouse.asked)
    refused.first.click(force=True)
    bubble = page.get_by_role("note", name=said("webtable-why-not"))
    expect(bubble).to_contain_text(CLAUSE)
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)


def test_the_text_table_explains_what_is_typed_wrongly(people: People) -> None:
    page = people.come(settings={"textView": True})
    quick_match(page)
    wait(page, Text.asked)
    typed = page.get_by_role("textbox", name=said("web-text-type"))
    typed.fill("cast 7 z9")
    page.get_by_role("button", name=said("web-text-do")).click()
    expect(page.locator(".problem").first).to_have_text(re.compile(r"\w+ \w+"))
    tool(page, "web-tool-drawn")
    expect(page.get_by_role("grid", name=said("webtable-forest"))).to_be_visible()


def test_the_rules_can_be_searched(people: People) -> None:
    page = people.come("/rules")
    everything = page.get_by_text(CLAUSE)
    expect(everything.first).to_be_visible()
    before = everything.count()
    page.get_by_role("searchbox").fill("N-CAST-2")
    expect(page.get_by_text("N-CAST-2", exact=True).first).to_be_visible()
    assert 0 < everything.count() < before
