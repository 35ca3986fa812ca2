"""A campaign in the browser: from the start page in two clicks, and from chapter to chapter."""

from typing import Final

from playwright.sync_api import Page, expect

from tests.server.house import House
from tests.server.pages import QUICK, sit
from tests.server.pages import play as play_on
from tests.server.test_campaigns import FILE
from tests.web.conftest import PHONE, People
from tests.web.hands import Text, wait
from tests.web.words import said

GAME: Final = "wonder_book"


def button(page: Page, word: str) -> None:
    page.get_by_role("button", name=said(word), exact=True).click()


def test_two_clicks_lead_to_a_campaign_and_two_more_into_its_first_chapter(people: People) -> None:
    page = people.come("/", settings={"textView": True})
    page.get_by_role("link", name=said("web-start-campaign"), exact=True).click()
    button(page, "webcampaign-begin")
    expect(page.get_by_role("article").get_by_role("listitem").first).to_contain_text("I")
    page.get_by_role("button", name=said("webcampaign-open", chapter="I ·")).click()
    button(page, "webcampaign-start")
    wait(page, Text.asked)
    assert "/match/" in page.url


def test_after_a_chapter_somebody_else_takes_a_hero_over(people: People, house: House) -> None:
    begun = house.post("/api/campaigns", {"game": GAME, "file": FILE}).json
    path = f"/api/campaigns/{begun['campaign']}"
    body = {
        "token": begun["token"],
        "version": 0,
        "way": "next",
        "heroes": ["bull", "honey"],
        "seats": [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bo"}],
        "settings": QUICK,
        "begin": True,
    }
    made = house.post(f"{path}/chapter", body).json
    pages = [sit(house, made, 0), sit(house, made, 1)]
    play_on(pages)
    for one in pages:
        one.close()
    # Bo looks at the end on a phone, and goes on from there with a seat of the last chapter alone.
    link = f"/match/{made['match']}#seat=1.{made['tokens']['1']}"
    page = people.come(link, size=PHONE, settings={"textView": True})
    page.get_by_role("link", name=said("webcampaign-to-sheet"), exact=True).click()
    expect(page.get_by_role("article")).to_contain_text(said("webcampaign-tries", count=1))
    again = said("webcampaign-anew", chapter="III ·").partition("·")[0]
    page.get_by_role("button", name=again).click()
    page.get_by_role("button", name=f"{said('webcampaign-without')} Ann").click()
    button(page, "webcampaign-add-me")
    # Bo stays and leads Bull now, whose side is to be chosen; Honey has a new player, too.
    start = page.get_by_role("button", name=said("webcampaign-start"), exact=True)
    expect(start).to_be_disabled()
    names = page.get_by_role("radio").evaluate_all("(all) => all.map((one) => one.name)")
    for name in dict.fromkeys(names):
        page.locator(f"input[name={name}]").first.check()
    start.click()
    wait(page, Text.asked)
    told = house.get(path).json
    assert (told["phase"], told["version"]) == ("playing", 3)
    assert [seat["name"] for seat in told["seats"]] == ["Bo", ""]
