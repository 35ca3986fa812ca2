"""What moves on the drawn table of Dominion: for as long as nobody does anything, and never instead
of what is there."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from moonlit.core.codec import Plain
from tests.games.dominion.questions import Reached
from tests.web.conftest import People
from tests.web.laid import LaidTable
from tests.web.words import said

# So slow that nothing ends while a test looks.
SLOW: Final = {"speed": 0.002}
CARDS: Final = "hand: 2 estate village smithy curse | play: silver gold | deck: 6 copper"
PLAYS: Final = "hand: smithy 2 estate | deck: 6 copper"
COUNCIL: Final = "hand: council_room 2 estate | deck: 6 copper"
FLIGHTS: Final = ".flight.card"
DUSK: Final = Path(__file__).parents[1] / "matches" / "dominion" / "two-at-dusk.json"

# When something is lit: how many cards fly.
_LIT: Final = """() => {
  const cards = () => document.querySelectorAll('.flight.card').length;
  window.lit = new Promise((found) => {
    const watch = () => document.querySelector('.flight.lit') && found(cards());
    new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
  });
}"""
_SOURCES: Final = "(all) => all.map((one) => one.src)"
# How long what flies still takes.
_LEFT: Final = """() => Math.round(Math.max(...document.getAnimations()
  .filter(({ effect }) => effect.target.closest('.flight'))
  .map((one) => (one.effect.getComputedTiming().endTime - one.currentTime) / one.playbackRate)))"""


def laid(
    people: People, first: str, second: str = "", *, moves: bool = True
) -> tuple[Page, LaidTable]:
    page = people.come("/about", settings=SLOW if moves else None)
    if moves:
        page.emulate_media(reduced_motion="no-preference")
    position: dict[str, Plain] = {"phase": "buy"} if first == CARDS else {}
    table = LaidTable(Reached("motion", "act", first, second, position=position))
    table.sit(page)
    page.locator("[data-spot=act]").wait_for()
    return page, table


def test_a_turn_is_swept_up_and_the_next_hand_drawn(people: People) -> None:
    page, _ = laid(people, CARDS)
    page.keyboard.press("Space")
    expect(page.locator(FLIGHTS)).to_have_count(7 + 5)
    # The new hand is there at once, whatever still flies.
    expect(page.locator("#hand [data-thing='card:copper']").first).to_be_attached()


def test_any_input_jumps_to_the_end(people: People) -> None:
    page, _ = laid(people, CARDS)
    page.keyboard.press("Space")
    expect(page.locator(FLIGHTS)).not_to_have_count(0)
    page.keyboard.press("Shift")
    expect(page.locator(".flight")).to_have_count(0)


def test_what_flies_blocks_no_input(people: People) -> None:
    page, table = laid(people, PLAYS)
    page.locator("#hand [data-at='hand:smithy']").click()
    expect(page.locator(FLIGHTS)).to_have_count(4)
    page.keyboard.press("Space")
    table.until_told(page, 2)
    assert table.told[0] == "0 play smithy"


def test_where_nothing_may_move_what_changed_is_lit(people: People) -> None:
    page, _ = laid(people, PLAYS, moves=False)
    page.evaluate(_LIT)
    page.locator("#hand [data-at='hand:smithy']").click()
    assert page.evaluate("window.lit") == 0
    page.keyboard.press("Shift")
    page.evaluate(_LIT)
    page.keyboard.press("u")
    assert page.evaluate("window.lit") == 0


def test_what_is_taken_back_goes_where_it_came_from(people: People) -> None:
    page, table = laid(people, PLAYS)
    page.locator("#hand [data-at='hand:smithy']").click()
    expect(page.locator(FLIGHTS)).to_have_count(4)
    page.keyboard.press("Shift")
    lay = page.locator("#play [data-thing='card:smithy']").bounding_box()
    page.keyboard.press("u")
    # Three cards are turned down on their way to the deck, and then the Smithy goes back to hand.
    expect(page.locator(FLIGHTS)).to_have_count(4)
    expect(page.locator(f"{FLIGHTS}:has(.face + .face)")).to_have_count(3)
    smithy = page.locator(FLIGHTS).last
    assert lay is not None
    assert abs(float(smithy.evaluate("(one) => parseFloat(one.style.left)")) - lay["x"]) < 2
    expect(page.locator("#hand [data-thing='card:smithy']")).to_be_attached()
    assert table.told == []


def test_what_others_draw_flies_face_down(people: People) -> None:
    page, _ = laid(people, COUNCIL, "hand: copper | deck: province")
    page.locator("#hand [data-at='hand:council_room']").click()
    # One is played, four are drawn by who plays it, and one by somebody else.
    expect(page.locator(FLIGHTS)).to_have_count(6)
    pictures = page.locator(f"{FLIGHTS} img")
    expect(pictures).to_have_count(5)
    assert not [one for one in pictures.evaluate_all(_SOURCES) if "province" in one]


def test_what_others_do_is_over_in_two_seconds(people: People) -> None:
    """However slowly one looks on, and however much comes while something still moves."""
    page = people.come("/replay", settings=SLOW)
    page.emulate_media(reduced_motion="no-preference")
    page.get_by_label(said("webaround-replay-file")).set_input_files(DUSK)
    page.get_by_label(said("webaround-replay-eyes")).select_option("1")
    step = page.get_by_role("button", name=said("webaround-replay-next"), exact=True)
    for action in (1, 2, 3):
        # No input, which would jump to the end.
        step.evaluate("(one) => one.click()")
        expect(page.locator(".timeline .where")).to_contain_text(str(action))
    expect(page.locator(FLIGHTS)).not_to_have_count(0)
    assert 0 < page.evaluate(_LEFT) <= 2000
