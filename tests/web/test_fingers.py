"""Whatever can be touched is as large as a fingertip."""

from tests.web.conftest import PHONE, People
from tests.web.hands import Mouse, wait
from tests.web.tables import quick_match

FINGER = 44

# Whatever is asked for by touching the four ends of a fingertip on the middle of something.
_FINGERTIP = """(all, size) => all.flatMap((one) => {
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = one.getBoundingClientRect();
  if (!width || !height) return [];
  const [x, y, half] = [left + width / 2, top + height / 2, size / 2 - 1];
  const ends = [[x - half, y], [x + half, y], [x, y - half], [x, y + half]];
  const isHit = ends.every(([atX, atY]) => one.contains(document.elementFromPoint(atX, atY)));
  const name = one.ariaLabel ?? one.innerText;
  return isHit ? [] : [`${name}: ${Math.round(width)} x ${Math.round(height)}`];
})"""


def test_every_action_on_a_phone_fits_a_finger(people: People) -> None:
    page = people.come(size=PHONE)
    quick_match(page)
    wait(page, Mouse.asked)
    groups = page.locator("[role=grid], [role=toolbar], [role=group], [role=tablist]")
    things = groups.locator("button, [role=gridcell], [role=tab]")
    assert things.count() > 20
    assert not things.evaluate_all(_FINGERTIP, FINGER)
