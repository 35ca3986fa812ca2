"""People around one table, told from each other by their browsers."""

from playwright.sync_api import Page, expect

from tests.turns import A_MATCH, turns
from tests.web.conftest import People
from tests.web.hands import Text
from tests.web.tables import new_match
from tests.web.words import said


def invite(host: Page) -> str:
    """The link friends get."""
    return host.get_by_role("textbox", name=said("web-gather-link")).input_value()


def join(page: Page, name: str) -> None:
    """Sit down at a table one was invited to."""
    page.get_by_role("textbox", name=said("web-nickname")).fill(name)
    page.get_by_role("button", name=said("web-gather-join")).click()
    expect(page.get_by_text(said("web-gather-wait"))).to_be_visible()


def two_at_a_table(people: People, **settings: object) -> tuple[Page, Page]:
    """Ada has made a table, Ben has come by her link, and the match has begun."""
    host = people.come(settings=settings)
    new_match(host, "basic", ("open",))
    guest = people.come(invite(host), settings=settings)
    join(guest, "Ben")
    host.get_by_role("button", name=said("web-gather-begin")).click()
    for page in (host, guest):
        expect(page.get_by_role("toolbar", name=said("web-tools"))).to_be_visible()
    return host, guest


def whose_turn(*hands: Text) -> Text:
    """Who is asked, as soon as one of them is."""
    for _ in turns("a turn of somebody"):
        for each in hands:
            if each.is_asked():
                return each
            # No wait could look at several pages; what one shows can change with its next picture.
            each.page.evaluate("() => new Promise(requestAnimationFrame)")
    raise AssertionError


def until_turn_of(one: Text, *hands: Text) -> None:
    """Whoever is asked decides, until a certain one is."""
    for _ in turns("one's turn", A_MATCH):
        if whose_turn(*hands) is one:
            return
        take_turns(1, *hands)


def take_turns(decisions: int, *hands: Text) -> None:
    """Whoever is asked decides, so often."""
    for _ in range(decisions):
        whose_turn(*hands).decide()
    whose_turn(*hands)
