"""The analysis of a finished match: asked for, waited for, read, and gone on from."""

import re

from playwright.sync_api import Locator, Page, Route, expect

from moonlit.client.words import LANGUAGES
from tests.turns import turns
from tests.web.conftest import PHONE, People
from tests.web.hands import Mouse, Text, play_on, wait
from tests.web.screens import RECORD, SHORT, analysis, dominion_analysis
from tests.web.tables import new_match
from tests.web.test_after import is_at
from tests.web.words import UNTRANSLATED, said, speaking

NAMES = ("Fox 1", "Fox 2", "Fox 3", "Fox 4")
# However long an analysis takes.
NO_LIMIT = 0
TOTAL = 40


def region(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=said(name), exact=True)


def picture(page: Page) -> Locator:
    return page.get_by_role("img", name=said("webaround-analysis-curve-told"))


def decisions(page: Page) -> Locator:
    listed = page.get_by_role("list", name=said("webaround-analysis-decisions"))
    return listed.get_by_role("listitem")


def test_everything_found_is_shown(people: People) -> None:
    page = people.come()
    analysis(page)
    expect(picture(page)).to_be_visible()
    for name in NAMES:
        card = page.get_by_role("region", name=re.compile(rf"^{name}: "))
        expect(card).to_contain_text(said("analysis-part-accuracy"))
        expect(card).to_contain_text(said("analysis-part-luck"))
        expect(card.get_by_role("table")).to_contain_text(said("webaround-score-total"))
    expect(region(page, "webaround-analysis-figures").get_by_role("term")).to_have_count(6)


def test_a_mouse_goes_where_it_clicks(people: People) -> None:
    page = people.come()
    analysis(page)
    picture(page).click(position={"x": 1, "y": 100})
    is_at(page, 0)


def test_a_finger_reads_the_picture_and_goes_by_its_table(people: People) -> None:
    page = people.come(size=PHONE)
    analysis(page)
    end = picture(page).text_content() or ""
    picture(page).tap(position={"x": 60, "y": 100})
    expect(picture(page)).not_to_have_text(end)
    page.get_by_text(said("webaround-curve-table")).click()
    page.get_by_role("button", name=said("webaround-analysis-action", number=3), exact=True).click()
    is_at(page, 3)


def test_decisions_are_filtered_and_lead_to_their_position(people: People) -> None:
    page = people.come()
    analysis(page)
    grade = page.get_by_role("combobox", name=said("webaround-analysis-grade"))
    grade.select_option("any")
    expect(decisions(page)).to_have_count(12)
    whose = page.get_by_role("combobox", name=said("webaround-analysis-who"))
    whose.select_option(NAMES[0])
    expect(decisions(page)).not_to_have_count(12)
    for one in decisions(page).all():
        expect(one).to_contain_text(NAMES[0])
    action = re.search(r"action (\d+)", decisions(page).first.inner_text())
    assert action
    decisions(page).first.get_by_role("button").click()
    is_at(page, int(action[1]) - 1)


def test_a_turning_point_is_played_from(people: People) -> None:
    page = people.come()
    analysis(page)
    turns = region(page, "analysis-turns")
    assert turns.get_by_role("listitem").count()
    turns.get_by_role("button", name=said("webaround-analysis-play")).first.click()
    page.get_by_role("button", name=said("webaround-branch-start"), exact=True).click()
    page.wait_for_url("**/match/*")
    expect(page.get_by_text(said("web-match-practice"), exact=True)).to_be_visible()


def test_a_match_is_told_turn_by_turn(people: People) -> None:
    page = people.come()
    dominion_analysis(page)
    expect(page.get_by_role("img", name=said("webaround-analysis-points-told"))).to_be_visible()
    table = page.get_by_role("table").filter(has=page.get_by_role("rowheader", name="Turn 1"))
    rows = table.get_by_role("row")
    expect(rows.nth(1)).to_contain_text("Bought")
    # One for every turn.
    assert rows.count() == 11
    deck = page.get_by_role("region", name=re.compile(": what everybody had after it$"))
    expect(deck.get_by_role("heading", level=2)).to_contain_text("Turn 10")
    table.get_by_role("button", name="Turn 2", exact=True).click()
    expect(deck.get_by_role("heading", level=2)).to_contain_text("Turn 2")
    expect(deck).to_contain_text("× Copper")
    expect(deck.locator("img").first).to_be_visible()
    deck.get_by_role("slider").press("ArrowRight")
    expect(deck.get_by_role("heading", level=2)).to_contain_text("Turn 3")
    deck.get_by_role("button", name=said("webaround-swing-look")).click()
    expect(page.get_by_role("slider", name=said("webaround-replay-timeline"))).to_be_visible()


def test_a_turning_point_of_dominion_is_played_from(people: People) -> None:
    page = people.come(size=PHONE)
    dominion_analysis(page)
    turns = region(page, "analysis-turns")
    expect(turns.get_by_role("listitem").first).to_contain_text("turn ")
    turns.get_by_role("button", name=said("webaround-analysis-play")).first.tap()
    page.get_by_role("button", name=said("webaround-branch-start"), exact=True).tap()
    page.wait_for_url("**/match/*")
    expect(page.get_by_text(said("web-match-practice"), exact=True)).to_be_visible()


def test_what_was_found_is_told_in_every_language(people: People) -> None:
    for language in LANGUAGES:
        with speaking(language):
            page = people.come(language=language, size=PHONE)
            for screen in (analysis, dominion_analysis):
                screen(page)
                expect(page.get_by_role("heading", name=said("analysis-strokes"))).to_be_visible()
                assert not UNTRANSLATED.findall(page.locator("main").inner_text())


def test_a_match_just_played_is_analysed_from_its_sheet(people: People) -> None:
    page = people.come(settings={"textView": True})
    new_match(page, "solo", ())
    play_on(page, Text(page, 3))
    page.get_by_role("link", name=said("analysis-title"), exact=True).click()
    page.wait_for_url("**/replay?*analysis*")
    page.get_by_role("heading", name=said("analysis-curve-alone")).wait_for(timeout=NO_LIMIT)


def test_what_cannot_be_analysed_says_why(people: People) -> None:
    page = people.come("/replay")
    people.forgive(page, "503|429|400")
    page.route("**/api/analysis*", lambda route: route.fulfill(status=429, json=_problem()))
    page.get_by_label(said("webaround-replay-file")).set_input_files(SHORT)
    page.get_by_role("button", name=said("analysis-title"), exact=True).click()
    expect(page.get_by_text("Twenty are waiting.")).to_be_visible()
    page.unroute("**/api/analysis*")
    page.get_by_role("button", name=said("webaround-analysis-again")).click()
    page.get_by_role("heading", name=said("analysis-turns")).wait_for(timeout=NO_LIMIT)


def _problem() -> dict[str, object]:
    told = {"code": "too-many-analyses", "clause": "", "sentence": "Twenty are waiting."}
    return {"problem": {**told, "facts": {}}}


def progress(before: int, done: int) -> dict[str, object]:
    return {"before": before, "done": done, "total": TOTAL, "review": None}


def never_ready(route: Route) -> None:
    """The analysis is begun, and however fast it is, the page hears that it goes on."""
    answer = route.fetch()
    route.fulfill(response=answer, json=progress(0, 1))


def test_nobody_is_kept_waiting_by_an_analysis(people: People) -> None:
    page = people.come("/replay")
    page.route("**/api/analysis*", never_ready)
    page.get_by_label(said("webaround-replay-file")).set_input_files(RECORD)
    open_it = page.get_by_role("button", name=said("analysis-title"), exact=True)
    open_it.click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_text(said("webaround-analysis-running"))).to_be_visible()
    open_it.click()
    is_at(page, 0)
    page.keyboard.press("ArrowRight")
    is_at(page, 1)
    player = people.come()
    new_match(player, "basic")
    play_on(player, Mouse(player, 5), 3)
    assert wait(player, Mouse.asked) == "asked"


def test_those_who_wait_are_told_how_many_are_before_them(people: People) -> None:
    page = people.come("/replay")
    answers = iter((progress(2, 0), progress(1, 0), progress(0, 7)))
    told = [
        said("webaround-analysis-waiting", count=2),
        said("webaround-analysis-waiting", count=1),
        said("webaround-analysis-running"),
    ]
    asked = list[Route]()

    def keep(route: Route) -> None:
        asked.append(route)

    page.route("**/api/analysis*", keep)
    page.get_by_label(said("webaround-replay-file")).set_input_files(RECORD)
    page.get_by_role("button", name=said("analysis-title"), exact=True).click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    for text, answer in zip(told, answers, strict=True):
        for _ in turns("a question for the analysis"):
            if asked:
                break
            page.evaluate("() => new Promise(requestAnimationFrame)")
        asked.pop().fulfill(json=answer)
        expect(page.get_by_text(text)).to_be_visible()
    done = said("webaround-analysis-done", done=7, total=TOTAL)
    expect(page.get_by_text(done)).to_be_visible()
