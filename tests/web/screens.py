"""Every screen of the page and how somebody gets there."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from moonlit.client.words import Words
from tests.server.test_campaigns import FILE as CAMPAIGN
from tests.turns import A_MATCH, turns
from tests.web.dominion_screens import LAID, dominion_rules
from tests.web.hands import Buyer, Mouse, Text, play_on, spells, until_a_step, wait
from tests.web.puzzle_screens import PUZZLES
from tests.web.tables import BOT, game_name, new_match, quick_match, tool
from tests.web.words import said, spoken

MATCHES: Final = Path(__file__).parents[1] / "matches"
RECORD: Final = MATCHES / "play-four-advanced.json"
SHORT: Final = MATCHES / "round-all-pass-at-once.json"
DUSK: Final = MATCHES / "dominion" / "two-at-dusk.json"
SOON: Final = MATCHES / "dominion" / "soon-over.json"
TOWER: Final = MATCHES / "wonder_book" / "tower-gold.json"
# Not compiled and beside other tests an analysis takes its time.
ANALYSED: Final = 180_000


def start(page: Page) -> None:
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()


def quick_play(page: Page) -> None:
    start(page)
    page.get_by_role("button", name=said("web-start-play"), exact=True).click()
    page.get_by_role("group", name=said("web-quick-level")).wait_for()


def by_link(page: Page) -> None:
    start(page)
    page.get_by_role("button", name=said("web-start-join")).click()
    page.get_by_role("dialog").wait_for()


def _plain(path: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.goto(path)
        page.get_by_role("heading", level=2).first.wait_for()

    return go


def campaign(page: Page) -> None:
    """A sheet with something on it."""
    page.goto("/campaign")
    file = {"name": "one.json", "mimeType": "application/json", "buffer": CAMPAIGN.encode()}
    page.get_by_label(said("webcampaign-take-in")).set_input_files(file)  # type: ignore[arg-type]
    page.get_by_role("article").wait_for()
    page.get_by_text(said("webcampaign-meanings"), exact=True).click()


def opening(page: Page) -> None:
    """Three play, so the third chooses a side for a hero nobody has led."""
    page.get_by_role("button", name=said("webcampaign-open", chapter="III")).click()
    for _ in range(2):
        page.get_by_role("button", name=said("webcampaign-add-me"), exact=True).click()
    page.get_by_role("radio").first.wait_for()


def missing(page: Page) -> None:
    page.goto("/match/nowhere")
    page.get_by_role("link", name=said("web-missing-back")).wait_for()


def gathering(page: Page) -> None:
    new_match(page, "basic", ("open", "bot kit"))
    page.get_by_role("img", name=said("web-gather-qr")).wait_for()


def table(page: Page) -> None:
    quick_match(page)
    play_on(page, Mouse(page, 11), 4)
    wait(page, Mouse.asked)


def _at_a_table(
    page: Page, come: Callable[[Page], None] = quick_match, asked: str = Mouse.asked
) -> None:
    """Where somebody is asked already they stay there, with whatever lies over the table closed."""
    if "/match/" not in page.url:
        come(page)
    page.keyboard.press("Escape")
    wait(page, asked)


def chosen(page: Page) -> None:
    """A spell and a tile are chosen, and the page tells what would follow."""
    _at_a_table(page)
    legal = page.get_by_role("gridcell", name=re.compile(rf", {said('webtable-legal')}$"))
    for _ in turns("a cell for a spell", A_MATCH):
        if legal.count():
            break
        play_on(page, Mouse(page, 11), 1)
        wait(page, Mouse.asked)
    spells(page).get_by_role("button", disabled=False).first.click()
    legal.first.click()
    expect(page.locator(".told").get_by_role("list")).to_be_visible()


def hint(page: Page) -> None:
    """The best moves compared, and the best one marked."""
    _at_a_table(page)
    for depth in ("nudge", "move", "comparison"):
        page.keyboard.press("h")
        page.get_by_role("heading", name=said(f"web-hint-{depth}"), exact=True).wait_for()


def refusal(page: Page) -> None:
    """The bubble that says why not."""
    _at_a_table(page)
    refused = spells(page).get_by_role("button", disabled=True)
    for _ in turns("a spell that is refused", A_MATCH):
        if refused.count():
            break
        play_on(page, Mouse(page, 12), 1)
        wait(page, Mouse.asked)
    refused.first.click(force=True)
    page.get_by_role("note", name=said("webtable-why-not")).wait_for()


def four_players(page: Page) -> None:
    new_match(page, "advanced", (BOT,) * 3)
    play_on(page, Mouse(page, 13), 4)
    wait(page, Mouse.asked)


def alone(page: Page) -> None:
    new_match(page, "solo", ())
    play_on(page, Mouse(page, 14), 3)
    wait(page, Mouse.asked)


def text_table(page: Page) -> None:
    _at_a_table(page)
    tool(page, "web-tool-text")
    page.get_by_role("toolbar", name=said("web-text-actions")).wait_for()


def menu(page: Page) -> None:
    _at_a_table(page)
    tool(page, "web-tool-menu")
    page.get_by_role("dialog").wait_for()


def _from_menu(name: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        menu(page)
        page.get_by_role("dialog").get_by_role("button", name=said(name), exact=True).click()
        page.get_by_role("dialog", name=said(name)).wait_for()

    return go


def keys(page: Page) -> None:
    """Fingers are not offered this, so a key asks for it."""
    _at_a_table(page)
    page.keyboard.press("?")
    page.get_by_role("dialog", name=said("web-keys-title")).wait_for()


def chat(page: Page) -> None:
    _at_a_table(page)
    tool(page, "web-tool-chat")
    page.get_by_role("textbox", name=said("web-chat-text")).fill("Good night!")
    page.get_by_role("button", name=said("web-chat-send")).click()
    expect(page.get_by_role("list", name=said("web-drawer-chat"))).to_contain_text("Good night!")
    expect(page.get_by_role("textbox", name=said("web-chat-text"))).to_be_focused()


def log(page: Page) -> None:
    _at_a_table(page)
    tool(page, "web-tool-log")
    page.get_by_role("tablist", name=said("web-drawer")).wait_for()


def help_card(page: Page) -> None:
    _at_a_table(page)
    page.get_by_role("gridcell").first.focus()
    page.keyboard.press("?")
    page.get_by_role("dialog").locator("summary").first.wait_for()


def curtain(page: Page) -> None:
    new_match(page, "basic", ("me",), names=("Ada", "Ben"))
    wait(page, Mouse.asked)
    shown = re.compile(re.escape(said("web-curtain-peek", name="Ada")).replace("Ada", "(Ada|Ben)"))
    page.get_by_role("button", name=shown).click()
    page.get_by_role("button", name=said("web-curtain-back"), exact=True).wait_for()


def replay(page: Page) -> None:
    page.goto("/replay")
    page.get_by_label(said("webaround-replay-file")).set_input_files(RECORD)
    page.get_by_role("slider", name=said("webaround-replay-timeline")).wait_for()
    page.keyboard.press("End")
    expect(page.get_by_role("button", name=said("webaround-replay-score"))).to_be_visible()


def analysis(page: Page, record: Path = SHORT) -> None:
    """A match in which everybody passed is soon thought through."""
    page.goto("/replay")
    page.get_by_label(said("webaround-replay-file")).set_input_files(record)
    page.get_by_role("button", name=said("analysis-title"), exact=True).click()
    page.get_by_role("heading", name=said("analysis-turns")).wait_for(timeout=ANALYSED)


def dominion_analysis(page: Page) -> None:
    analysis(page, SOON)
    page.get_by_role("heading", name=said("analysis-stages"), exact=True).wait_for()


def score_sheet(page: Page) -> None:
    """The last actions of a known match are played on as practice."""
    replay(page)
    page.get_by_role("button", name=said("webaround-replay-branch"), exact=True).click()
    page.get_by_role("button", name=said("webaround-branch-start"), exact=True).click()
    play_on(page, Mouse(page, 15))
    page.get_by_role("heading", name=said("webaround-swings-title")).wait_for()


def dominion_new(page: Page) -> None:
    page.goto("/new?game=dominion")
    page.get_by_role("heading", name=game_name("dominion"), level=2).wait_for()


def dominion_own(page: Page) -> None:
    """Ten cards of one's own, some of them picked."""
    dominion_new(page)
    words = Words(spoken())
    page.get_by_role("button", name=words.say("dominion-kingdom-own")).click()
    cards = page.get_by_role("group", name=words.say("dominion-option-cards"), exact=True)
    for place in range(3):
        cards.get_by_role("button").nth(place).click()
    expect(cards.get_by_role("button", pressed=True)).to_have_count(3)


def dominion(page: Page) -> None:
    """The text table."""
    quick_match(page, game="dominion")
    tool(page, "web-tool-text")
    play_on(page, Buyer(page), 6)
    wait(page, Buyer.asked)


def dominion_help(page: Page) -> None:
    _at_a_table(page, dominion, Buyer.asked)
    section = page.get_by_role("region", name=Words(spoken()).say("dominion-page-supply"))
    section.get_by_role("button").last.click()
    page.get_by_role("dialog").wait_for()


def dominion_score(page: Page) -> None:
    page.goto("/replay")
    page.get_by_label(said("webaround-replay-file")).set_input_files(DUSK)
    page.get_by_role("slider", name=said("webaround-replay-timeline")).wait_for()
    page.get_by_role("button", name=said("webaround-replay-score")).click()
    page.get_by_role("heading", name=said("webaround-swings-title")).wait_for()


def wonder_new(page: Page) -> None:
    page.goto("/new?game=wonder_book")
    page.get_by_role("heading", name=game_name("wonder_book"), level=2).wait_for()


def wonder(page: Page) -> None:
    """The first page of the story, over the drawn table."""
    quick_match(page, game="wonder_book")
    page.locator("dialog.reader").wait_for()


def wonder_table(page: Page) -> None:
    """The book with all that stands in it, and the question whose turn it is."""
    _at_a_table(page, wonder)


def wonder_turn(page: Page) -> None:
    """A hero acts: what can be done, and what cannot."""
    _at_a_table(page, wonder)
    for _ in turns("a hero that acts", A_MATCH):
        if page.locator("[data-at='deed:move'].can").count():
            break
        page.locator(".answers button").first.click()
        wait(page, Mouse.asked)


def wonder_text(page: Page) -> None:
    """The text table, with a story that was just told."""
    _at_a_table(page, wonder)
    tool(page, "web-tool-text")
    wait(page, Text.asked)
    page.get_by_role("heading", name=said("web-text-story"), exact=True).wait_for()


def wonder_later(page: Page) -> None:
    _at_a_table(page, wonder_text, Text.asked)
    until_a_step(page)
    page.locator("summary").first.click()


def wonder_help(page: Page) -> None:
    _at_a_table(page, wonder_text, Text.asked)
    section = page.get_by_role("region", name=Words(spoken()).say("wonder_book-page-objects"))
    section.get_by_role("button").last.click()
    page.get_by_role("dialog").wait_for()


def wonder_rules(page: Page) -> None:
    page.goto("/rules?game=wonder_book&thing=hero:bull")
    page.get_by_role("dialog").locator("summary").first.wait_for()


def wonder_score(page: Page) -> None:
    page.goto("/replay")
    page.get_by_label(said("webaround-replay-file")).set_input_files(TOWER)
    page.get_by_role("slider", name=said("webaround-replay-timeline")).wait_for()
    page.get_by_role("button", name=said("webaround-replay-score")).click()
    page.get_by_role("region", name=said("webaround-score-title")).get_by_role(
        "article"
    ).first.wait_for()


def lessons(page: Page) -> None:
    page.goto("/learn")
    page.get_by_role("link", name=re.compile(game_name("dominion"))).wait_for()


def _lesson(game: str, speaker: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.goto(f"/learn?game={game}")
        page.get_by_role("region", name=said(speaker)).wait_for()

    return go


def day(page: Page) -> None:
    page.goto("/day?day=2026-11-01")
    page.get_by_role("heading", name=said("webaround-day-cards")).wait_for()
    page.get_by_role("link", name=re.compile("Nov|lis")).first.wait_for()


SCREENS: Final[dict[str, Callable[[Page], None]]] = {
    "start": start,
    "quick-play": quick_play,
    "join": by_link,
    "new": _plain("/new"),
    "campaigns": _plain("/campaign"),
    "campaign": campaign,
    "campaign-opening": opening,
    "gathering": gathering,
    "table": table,
    "hint": hint,
    "chosen": chosen,
    "refusal": refusal,
    "four-players": four_players,
    "solo": alone,
    "menu": menu,
    "keys": keys,
    "fair": _from_menu("web-fair-title"),
    "help": help_card,
    "log": log,
    "chat": chat,
    "text": text_table,
    "curtain": curtain,
    "score": score_sheet,
    "replay-open": _plain("/replay"),
    "replay": replay,
    "analysis": analysis,
    "dominion-analysis": dominion_analysis,
    **PUZZLES,
    "learn": lessons,
    "lesson": _lesson("nocturne", "webaround-learn-speaker"),
    "dominion-lesson": _lesson("dominion", "webdominion-learn-speaker"),
    "day": day,
    "progress": _plain("/progress"),
    "settings": _plain("/settings"),
    "about": _plain("/about"),
    "rules": _plain("/rules"),
    "missing": missing,
    "dominion-new": dominion_new,
    "dominion-own": dominion_own,
    "dominion": dominion,
    "dominion-help": dominion_help,
    "dominion-score": dominion_score,
    "dominion-rules": dominion_rules,
    **LAID,
    "wonder-new": wonder_new,
    "wonder": wonder,
    "wonder-table": wonder_table,
    "wonder-turn": wonder_turn,
    "wonder-text": wonder_text,
    "wonder-later": wonder_later,
    "wonder-help": wonder_help,
    "wonder-rules": wonder_rules,
    "wonder-score": wonder_score,
}

# Screens that follow from each other, so that one browser can go through them one by one.
WALKS: Final = (
    ("start", "quick-play", "join", "new", "gathering", "curtain", "missing"),
    ("table", "hint", "chosen", "refusal", "menu", "keys", "fair", "help", "log", "chat", "text"),
    ("four-players",),
    ("solo",),
    ("replay-open", "replay", "score"),
    ("analysis", "dominion-analysis", *PUZZLES),
    ("learn", "lesson", "dominion-lesson", "day", "progress", "settings", "about"),
    ("rules",),
    ("dominion-new", "dominion-own"),
    ("dominion", "dominion-help", "dominion-score"),
    ("dominion-rules",),
    tuple(LAID),
    ("wonder-new", "wonder", "wonder-table", "wonder-turn"),
    ("wonder-text", "wonder-later", "wonder-help", "wonder-score"),
    ("wonder-rules",),
    ("campaigns", "campaign", "campaign-opening"),
)


def walk(page: Page, screens: tuple[str, ...]) -> Iterator[str]:
    """The names of the screens, each when the page shows it."""
    for screen in screens:
        SCREENS[screen](page)
        yield screen
