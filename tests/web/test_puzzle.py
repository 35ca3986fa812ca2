"""Puzzles on the page: answered with hands or words, right, wrong, revealed, and remembered."""

from functools import partial

import pytest
from playwright.sync_api import Page, Route, expect

from moonlit.bots.dominion.advice import read_advice
from moonlit.client.words import LANGUAGES
from moonlit.core.action import parse_action
from moonlit.review.puzzles import Puzzle, games_with_puzzles, puzzles_of
from tests.web.conftest import PHONE, People
from tests.web.puzzle_screens import puzzle, solution
from tests.web.tables import game_name
from tests.web.words import UNTRANSLATED, said, speaking

DAY = "2026-02-28"
DAYS = "JSON.parse(localStorage.getItem('moonlit.puzzles') ?? '[]')"


def a_cast() -> tuple[int, Puzzle]:
    """The first puzzle whose best action is a spell, and its number."""
    return next(
        (number, one)
        for number, one in enumerate(puzzles_of("nocturne"), start=1)
        if one.best.split()[1] == "cast"
    )


def a_purchase() -> tuple[int, Puzzle]:
    """The first puzzle of Dominion whose best action is a purchase, and its number."""
    return next(
        (number, one)
        for number, one in enumerate(puzzles_of("dominion"), start=1)
        if one.best.split()[1] == "buy"
    )


def on_a_day(number: int, route: Route) -> None:
    """Whatever the day is, the server says it is this one, with the puzzle of this number."""
    answer = route.fetch(url=f"{route.request.url}&number={number}")
    route.fulfill(response=answer, json={**answer.json(), "day": DAY, "of_today": number})


def heading(page: Page, word: str) -> None:
    name = said(f"webaround-puzzle-{word}")
    expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()


def type_in(page: Page, text: str) -> None:
    """Answer in the text table."""
    typed = page.get_by_role("textbox", name=said("web-text-type"))
    typed.fill(text)
    typed.press("Enter")


def test_it_is_reached_from_the_start_page(people: People) -> None:
    page = people.come()
    page.get_by_role("link", name=said("web-start-puzzle")).click()
    expect(page.get_by_role("grid")).to_be_visible()
    heading(page, "title")
    assert "dominion" in games_with_puzzles()
    other = said("webaround-puzzle-of", game=game_name("dominion"))
    page.get_by_role("link", name=other, exact=True).click()
    expect(page.locator("#supply")).to_be_visible()
    heading(page, "title")
    page.goto("/puzzle")
    expect(page.locator("#supply")).to_be_visible()
    _buys_the_best(page)


def _buys_the_best(page: Page) -> None:
    """At the drawn table, and every action is told with its figures and reasons."""
    number, one = a_purchase()
    page.goto(f"/puzzle?game=dominion&number={number}")
    page.locator(f"#supply [data-at='pile:{one.best.split()[2]}']").click()
    heading(page, "right")
    expect(page.get_by_text(said("analysis-puzzle-right"))).to_be_visible()
    rows = page.get_by_role("list", name=said("web-hint-comparison")).get_by_role("listitem")
    choices = read_advice(one.advice).choices
    expect(rows.filter(has=page.locator("strong"))).to_have_count(len(choices))
    expect(rows.first.get_by_text(said("web-hint-advised"))).to_be_attached()
    expect(page.get_by_text(said("webaround-puzzle-grade-told", grade=one.grade))).to_be_visible()


def test_the_best_spell_is_right(people: People) -> None:
    number, one = a_cast()
    _, _, token, cell = one.best.split()
    page = people.come(f"/puzzle?number={number}")
    page.locator(f"button[data-token='{token}']").click()
    page.locator(f"[role=gridcell][data-cell={cell}]").click()
    page.get_by_role("group", name=said("webtable-actions")).get_by_role("button").last.click()
    heading(page, "right")
    expect(page.get_by_text(said("analysis-puzzle-right"))).to_be_visible()
    expect(page.locator(".advised").first).to_be_visible()
    assert page.evaluate(DAYS) == []


def test_another_answer_is_wrong_and_tells_nothing(people: People) -> None:
    number, one = a_cast()
    page = people.come(f"/puzzle?number={number}", settings={"textView": True})
    legal = page.get_by_role("toolbar", name=said("web-text-actions"))
    expect(legal).to_be_visible()
    with page.expect_response("**/api/puzzle/answer*") as met:
        type_in(page, one.second)
    heading(page, "wrong")
    answer = met.value.json()
    assert answer == {
        "is_right": False,
        "lines": [said("analysis-puzzle-wrong")],
        "best": "",
        "compared": [],
    }
    page.get_by_role("button", name=said("webaround-puzzle-again")).click()
    type_in(page, one.best)
    heading(page, "right")


def test_the_puzzle_of_the_day_is_remembered_unless_it_was_shown(people: People) -> None:
    number, one = a_cast()
    page = people.come(settings={"textView": True})
    page.route("**/api/puzzle?*", partial(on_a_day, number))
    page.goto("/puzzle")
    heading(page, "title")
    page.get_by_role("button", name=said("webaround-puzzle-reveal"), exact=True).click()
    heading(page, "solution")
    type_in(page, one.best)
    heading(page, "right")
    assert page.evaluate(DAYS) == []
    page.reload()
    type_in(page, one.best)
    heading(page, "right")
    expect(page.get_by_text(said("webaround-puzzle-streak", count=1))).to_be_visible()
    assert page.evaluate(DAYS) == [DAY]
    page.reload()
    expect(page.get_by_text(said("webaround-puzzle-streak", count=1))).to_be_visible()


def test_a_solution_is_put_away_and_taken_back(people: People) -> None:
    page = people.come(size=PHONE)
    solution(page)
    told = page.get_by_role("region", name=said("webaround-puzzle-solution"))
    told.get_by_role("button", name=said("web-close")).click()
    expect(told).to_have_count(0)
    expect(page.locator(".advised").first).to_be_visible()
    page.get_by_role("button", name=said("webaround-puzzle-reveal"), exact=True).click()
    expect(told).to_be_visible()
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)


def test_there_is_always_another_one(people: People) -> None:
    page = people.come("/puzzle?number=1")
    expect(page.get_by_role("grid")).to_be_visible()
    another = said("webaround-puzzle-another")
    page.get_by_role("button", name=another, exact=True).click()
    page.wait_for_url(lambda url: "number=" in url and not url.endswith("number=1"))
    page.get_by_role("link", name=said("webaround-puzzle-today")).click()
    heading(page, "title")


def test_a_number_beyond_the_last_is_refused_in_words(people: People) -> None:
    page = people.come("/puzzle?number=999")
    people.forgive(page, "404")
    expect(page.locator(".problem")).to_contain_text("There is no puzzle 999")
    page.get_by_role("link", name=said("webaround-puzzle-today")).click()
    expect(page.get_by_role("grid")).to_be_visible()


def test_refused_spells_say_why(people: People) -> None:
    number, one = a_cast()
    page = people.come(f"/puzzle?number={number}", settings={"textView": True})
    seat = parse_action(one.best).seat
    type_in(page, f"{seat} cast 1 z9")
    expect(page.get_by_role("toolbar", name=said("web-text-actions"))).to_be_visible()
    expect(page.locator(".problem")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_untranslated(people: People, language: str) -> None:
    with speaking(language):
        page = people.come(language=language, size=PHONE)
        puzzle(page)
        page.get_by_role("button", name=said("webaround-puzzle-reveal"), exact=True).click()
        heading(page, "solution")
        assert not UNTRANSLATED.findall(page.locator("body").inner_text())
