"""Dominion's drawn table in somebody's hands: keys, what goes by itself, going back, set-up."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from moonlit.client.words import Words
from moonlit.core.codec import Plain
from moonlit.core.record import read_record
from tests.games.dominion.questions import Reached
from tests.matches.plays import path_of
from tests.server.house import House, Message
from tests.server.pages import new_match
from tests.turns import turns
from tests.web.conftest import People
from tests.web.hands import Dealer, wait
from tests.web.laid import LaidTable
from tests.web.tables import quick_match
from tests.web.test_questions import button, position
from tests.web.words import said, speaking

BUYING = "hand: 3 copper estate | deck: 5 estate"
DRAW = "/new?game=dominion&kingdom=random&number=417"


def laid(first: str, cards: list[Plain] | None = None, **position: Plain) -> LaidTable:
    """A table where the first seat has its turn, and says when it is over."""
    position |= {"turn_end": "told", "cards": cards or []}
    return LaidTable(Reached("turn", "phase", first, "hand: 5 copper", position=position))


def shows(page: Page, words: str) -> None:
    """What the big button says it will do."""
    expect(button(page)).to_have_text(re.compile(re.escape(words)))


def log_lines(page: Page) -> list[tuple[str, bool]]:
    """The log beside the table: each line, and whether it stands under its cause."""
    read = "(all) => all.map((one) => [one.innerText, one.classList.contains('under')])"
    return [(str(text), bool(under)) for text, under in page.locator("#log li").evaluate_all(read)]


def test_a_turn_by_keys_is_told_in_few_lines_and_taken_back(people: People) -> None:
    page = people.come()
    table = laid("hand: moat village silver 2 copper | deck: gold 5 estate", ["pixie"])
    table.sit(page)
    for words, key in (("Play Village", "Enter"), ("Play Moat", "Enter"), ("+$7", "t")):
        shows(page, words)
        page.keyboard.press(key)
    shows(page, "End turn")
    assert table.told == ["0 play village", "0 play moat", "0 treasures"]
    assert log_lines(page) == [
        ("You play Village.", False),
        ("You draw Gold.", True),
        ("You get +2 Actions.", True),
        ("You play Moat.", False),
        ("You draw 2 × Estate.", True),
        ("You play Silver, 2 × Copper and Gold: +$7.", False),
    ]
    page.locator("#supply [data-at='pile:gold']").click()
    table.until_told(page, 4)
    page.keyboard.press("u")
    expect(page.locator("#log")).not_to_contain_text("Gold for")
    page.keyboard.press("Shift+U")
    shows(page, "Play Village")
    assert table.told == []


def test_the_keys_of_the_table_are_listed_and_take_precedence(people: People) -> None:
    page = people.come()
    laid(BUYING, phase="buy").sit(page)
    shows(page, "+$3")
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name=said("web-keys-title"))
    expect(keys.get_by_text(said("webdominion-key-treasures"), exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(page.get_by_role("tabpanel", name=said("web-drawer-log"))).to_be_visible()
    page.keyboard.press("l")
    page.keyboard.press("Shift+T")
    expect(page.locator("#supply")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator("#supply")).to_be_visible()


def test_what_loses_nothing_goes_by_itself_where_it_is_wished(people: People) -> None:
    page = people.come(settings={"unasked": "obvious"})
    table = laid(BUYING, phase="buy")
    table.sit(page)
    table.until_told(page, 1)
    assert table.told == ["0 treasures"]
    label = Words("en").say("dominion-action-treasures")
    expect(page.get_by_text(said("web-news-unasked", label=label)).first).to_be_attached()
    shows(page, "End turn")
    page.keyboard.press("u")
    shows(page, "+$3")
    assert table.told == []


def test_treasures_wait_where_a_card_may_be_worth_keeping(people: People) -> None:
    page = people.come(settings={"unasked": "obvious"})
    table = laid("hand: goat 3 copper | deck: 5 estate", ["pixie"], phase="buy")
    table.sit(page)
    shows(page, "+$3")
    expect(page.locator("[data-spot=status]")).to_contain_text("Goat")
    assert table.told == []


def test_whoever_wants_to_confirm_is_asked_first(people: People) -> None:
    page = people.come(settings={"confirmCast": True})
    table = laid(BUYING, phase="buy", coins=4)
    table.sit(page)
    page.locator("#supply [data-at='pile:silver']").click()
    shows(page, "Buy Silver")
    assert table.told == []
    button(page).click()
    table.until_told(page, 1)
    assert table.told == ["0 buy silver"]


def test_a_standing_answer_is_seen_and_taken_back(people: People) -> None:
    page = people.come()
    table = LaidTable(position("moat: may reveal"))
    table.sit(page)
    page.get_by_label(said("webquestion-always")).check()
    page.keyboard.press("y")
    table.until_answered(page)
    standing = page.get_by_role("list", name=said("webquestion-standing"))
    expect(standing).to_contain_text("Moat")
    standing.get_by_role("button").click()
    expect(standing).to_have_count(0)


def test_behind_what_was_shown_one_goes_back_alone_and_as_practice(people: People) -> None:
    page = people.come()
    quick_match(page, game="dominion")
    wait(page, Dealer.asked)
    turn = page.locator(".me p").inner_text()
    for _ in turns("the next turn"):
        if wait(page, Dealer.asked) == "over" or page.locator(".me p").inner_text() != turn:
            break
        Dealer(page).go_on()
    page.keyboard.press("u")
    asked = page.get_by_role("dialog", name=said("web-undo-title"))
    expect(asked.get_by_role("button").first).to_be_visible()
    asked.get_by_role("button", name=said("web-undo-practice-yes")).click()
    expect(page.get_by_text(said("web-match-practice"), exact=True)).to_be_visible()
    expect(page.locator(".me p")).to_have_text(turn)


def test_the_ten_cards_are_seen_before_the_match_and_bans_are_kept(people: People) -> None:
    page = people.come(DRAW)
    cards = page.locator("article.chosen")
    expect(cards).to_have_count(10)
    name = cards.first.get_attribute("aria-label")
    assert name
    words = said("webdominion-setup-list", list="bans", name=name)
    page.get_by_role("button", name=words, exact=True).click()
    banned = page.get_by_role("article", name=name, exact=True)
    expect(banned).to_have_count(0)
    expect(cards).to_have_count(10)
    link = page.get_by_role("textbox", name=said("webdominion-setup-link")).input_value()
    others = cards.evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    page.goto(DRAW)
    expect(cards).to_have_count(10)
    expect(banned).to_have_count(0)
    friend = people.come(link)
    friend.locator("article.chosen").nth(9).wait_for()
    read = "(all) => all.map((one) => one.ariaLabel)"
    assert friend.locator("article.chosen").evaluate_all(read) == others


def test_ten_of_ones_own_are_picked_by_their_pictures(people: People) -> None:
    page = people.come("/new?game=dominion&kingdom=own")
    shelf = page.get_by_role("group", name=Words("en").say("dominion-option-cards"), exact=True)
    cards, chosen = shelf.get_by_role("button"), page.locator("article.chosen")
    expect(cards).to_have_count(26)
    page.get_by_role("group", name=said("webdominion-setup-sets")).get_by_role("button").nth(
        1
    ).click()
    expect(cards).to_have_count(33)
    search = page.get_by_role("searchbox")
    search.fill("curse")
    witch = shelf.get_by_role("button", name=re.compile(r"^Witch, "))
    witch.click()
    expect(witch).to_have_attribute("aria-pressed", "true")
    expect(chosen).to_have_count(1)
    search.fill("")
    for place in range(9):
        cards.nth(place).click()
    expect(chosen).to_have_count(10)
    expect(cards.nth(12)).to_have_attribute("aria-disabled", "true")


def test_what_is_allowed_says_what_it_would_do(people: People) -> None:
    page = people.come()
    laid("hand: village silver 3 copper | deck: 5 estate").sit(page)
    notes = page.get_by_role("note")
    for place, name, words in (
        ("#hand [data-at='hand:village']", "yes", "You can play Village now. +1 Card"),
        ("#supply [data-at='pile:gold']", "not", "D-"),
    ):
        page.locator(place).first.focus()
        page.keyboard.press("w")
        expect(notes.and_(page.get_by_label(said(f"webtable-why-{name}")))).to_contain_text(words)
    page.keyboard.press("Space")
    shows(page, "+$")
    page.keyboard.press("t")
    shows(page, "End turn")
    page.locator("#supply [data-at='pile:silver']").focus()
    page.keyboard.press("w")
    expect(notes).to_contain_text("costs $3 and leaves you $2 and no Buy.")


def near_its_end(house: House) -> Message:
    """A match of two people, some actions before its last one."""
    text = path_of("dominion", "two-at-dusk").read_text("utf-8")
    length = len(read_record(text).actions) - 6
    return new_match(house, ("me Ada", "me Ben"), "dominion", record=text, length=length)


def sit(page: Page, made: Message, *seats: int) -> Page:
    """Somebody who holds these seats; nobody's are an onlooker's."""
    tokens = {str(seat): made["tokens"][str(seat)] for seat in seats}
    held = {made["match"]: {"game": "dominion", "host": "", "tokens": tokens, "at": 1}}
    keep = "(seats) => localStorage.setItem('moonlit.seats', seats)"
    page.evaluate(keep, json.dumps(held if seats else {}))
    page.goto(f"/match/{made['match']}")
    return page


def ended(page: Page) -> bool:
    return page.get_by_role("region", name=said("webaround-score-title")).count() > 0


def test_two_browsers_and_an_onlooker_see_a_match_to_its_end(people: People, house: House) -> None:
    made = near_its_end(house)
    pages = [sit(people.come(), made, seat) for seat in (0, 1)]
    onlooker = sit(people.come(), made)
    expect(onlooker.locator("#supply")).to_be_visible()
    expect(onlooker.locator("#hand")).to_have_count(0)
    hands = [Dealer(page) for page in pages]
    for _ in turns("the end of the match"):
        if all(ended(page) for page in pages):
            break
        for each in hands:
            if each.is_asked():
                each.decide()
            each.page.evaluate("() => new Promise(requestAnimationFrame)")
    onlooker.get_by_role("region", name=said("webaround-score-title")).wait_for()


@pytest.mark.parametrize("language", ["pl", "de"])
def test_two_at_one_device_play_to_the_end(people: People, house: House, language: str) -> None:
    with speaking(language):
        page = sit(people.come(language=language), near_its_end(house), 0, 1)
        words = ("web-curtain-hand", "web-curtain-show")
        names = [said(word, name=name) for word in words for name in ("Ada", "Ben")]
        curtain = page.get_by_role("button", name=re.compile("|".join(map(re.escape, names))))
        hands, passed = Dealer(page), 0
        for _ in turns("the end of the match"):
            if ended(page):
                break
            if curtain.count():
                curtain.click()
                passed += 1
            elif hands.is_asked():
                hands.decide()
            page.evaluate("() => new Promise(requestAnimationFrame)")
        assert passed > 1
