"""Several people at one table, each with a browser: inviting, chat, undo, leaving, looking on."""

import re

from playwright.sync_api import Page, expect

from moonlit.client.words import Words
from tests.turns import A_MATCH, turns
from tests.web.company import take_turns, two_at_a_table, until_turn_of
from tests.web.conftest import People
from tests.web.hands import Text, play_on
from tests.web.tables import tool
from tests.web.words import said, spoken


def play_together(*hands: Text) -> None:
    sheet = said("webaround-score-title")
    for _ in turns("the end of a match"):
        if all(each.page.get_by_role("region", name=sheet).count() for each in hands):
            return
        for each in hands:
            if each.is_asked():
                each.decide()


def test_two_browsers_play_one_match_to_its_end_and_a_rematch_waits(people: People) -> None:
    host, guest = two_at_a_table(people, textView=True)
    play_together(Text(host, 1), Text(guest, 2))
    totals = [page.get_by_role("table").first.inner_text() for page in (host, guest)]
    assert totals[0] == totals[1]
    host.get_by_role("button", name=said("webaround-score-rematch")).click()
    expect(guest.get_by_text(said("web-rematch-told"))).to_be_visible()
    expect(host.get_by_role("region", name=said("webaround-score-title"))).to_have_count(0)
    # However Ben comes to the rematch, it has a seat for him.
    guest.goto(host.url)
    take_turns(2, Text(host, 3), Text(guest, 4))
    guest.go_back()
    guest.get_by_role("button", name=said("webaround-score-join")).click()
    guest.wait_for_url(host.url)
    take_turns(1, Text(host, 5), Text(guest, 6))


def say(page: Page, text: str) -> None:
    page.get_by_role("textbox", name=said("web-chat-text")).fill(text)
    page.get_by_role("button", name=said("web-chat-send")).click()


def test_chat_is_heard_and_can_be_muted(people: People) -> None:
    host, guest = two_at_a_table(people)
    tool(guest, "web-tool-chat")
    say(guest, "Good night, foxes")
    host.get_by_role("button", name=said("web-tool-chat-new", unread=1)).click()
    heard = host.get_by_role("list", name=said("web-drawer-chat"))
    expect(heard.get_by_role("listitem")).to_have_text(re.compile("Ben.*Good night, foxes"))
    host.get_by_role("button", name=said("web-chat-mute")).click()
    expect(host.get_by_text(said("web-chat-muted"))).to_be_visible()
    expect(heard).to_have_count(0)
    say(guest, "Still there?")
    expect(guest.get_by_role("listitem").get_by_text("Still there?")).to_be_visible()
    expect(host.get_by_text("Still there?")).to_have_count(0)
    host.get_by_role("button", name=said("web-chat-unmute")).click()
    expect(heard.get_by_text("Still there?")).to_be_visible()


def test_an_undo_is_asked_for_withdrawn_refused_and_granted(people: People) -> None:
    host, guest = two_at_a_table(people, textView=True)
    hands = Text(host, 3), Text(guest, 4)
    take_turns(6, *hands)
    tool(host, "web-tool-log")
    log = host.get_by_role("tabpanel", name=said("web-drawer-log")).get_by_role("listitem")
    undone = log.filter(has_text=Words(spoken()).say("server-undone", who="you", name="", count=1))
    early = log.nth(1)
    early.get_by_role("button").click()
    question = guest.get_by_role("dialog", name=said("web-undo-title"))
    waiting = host.get_by_text(said("web-undo-waiting", names="Ben"))
    # Whoever let a wish be asks again once something has happened, and after a no for a while not.
    for answer in ("web-undo-withdraw", "web-undo-yes", "web-undo-no"):
        host.get_by_role("button", name=said("web-log-back")).click()
        expect(waiting).to_be_visible()
        expect(question).to_be_visible()
        place = host if answer == "web-undo-withdraw" else question
        place.get_by_role("button", name=said(answer)).click()
        expect(question).to_have_count(0)
        expect(waiting).to_have_count(0)
        expect(undone).to_have_count(int(answer != "web-undo-withdraw"))
        # One's own last action can be taken back without asking: both have to act again. What one
        # page still offers the other may have taken back.
        lines = log.count()
        for _ in turns("two more lines of the log", A_MATCH):
            if log.count() >= lines + 2:
                break
            take_turns(1, *hands)


def test_a_bot_plays_for_whoever_leaves_until_they_come_back(people: People) -> None:
    host, guest = two_at_a_table(people, textView=True)
    tool(guest, "web-tool-menu")
    guest.get_by_role("button", name=said("web-leave")).click()
    guest.get_by_role("button", name=said("web-leave-yes")).click()
    expect(guest.get_by_role("button", name=said("web-start-play"))).to_be_visible()
    play_on(host, Text(host, 5), 4)
    guest.get_by_role("link", name=re.compile(said("web-start-continue"))).click()
    guest.get_by_role("button", name=said("web-away-back")).click()
    expect(guest.get_by_text(said("web-away-mine"))).to_have_count(0)
    hands = Text(host, 6), Text(guest, 7)
    until_turn_of(hands[1], *hands)
    hands[1].decide()


def recipe_of(page: Page) -> str:
    """The name of a secret card."""
    own = page.get_by_role("region", name=said("webtable-recipes"))
    name = own.get_by_role("button").first.inner_text().splitlines()[0]
    return re.sub(r"\W+$", "", name)


def test_an_onlooker_finds_no_secret_in_the_page(people: People) -> None:
    host, guest = two_at_a_table(people)
    secrets = {page: recipe_of(page) for page in (host, guest)}
    onlooker = people.come(host.url)
    expect(onlooker.get_by_role("grid", name=said("webtable-forest"))).to_be_visible()
    expect(onlooker.get_by_text(said("web-onlooker"), exact=True)).to_be_visible()
    assert secrets[host] in host.content()
    for page, secret in secrets.items():
        assert secret not in onlooker.content()
        assert secret not in (guest if page is host else host).content()
    expect(onlooker.get_by_role("group", name=said("webtable-actions"))).to_have_count(0)
