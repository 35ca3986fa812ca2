from tests.games.dominion.questions import every_position
from tests.web.conftest import People
from tests.web.laid import LaidTable
import os, pathlib

OUT = pathlib.Path("/tmp/h/qshots"); OUT.mkdir(exist_ok=True)
WANTED = os.environ.get("WANTED", "moat,bat").split(",")
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}

def test_look(people: People) -> None:
    size = PHONE if os.environ.get("PHONE") else DESK
    theme = os.environ.get("THEME", "dark")
    lang = os.environ.get("LANG2", "en")
    page = people.come(size=size, theme=theme, language=lang)
    page.on("pageerror", lambda e: print("STACK", e.stack))
    for one in every_position():
        if WANTED != ["all"] and one.name.replace(": ", "-").replace(" ", "-") not in WANTED and one.asker not in WANTED:
            continue
        table = LaidTable(one)
        table.sit(page)
        page.locator("[data-spot=status]").first.wait_for(timeout=4000)
        page.wait_for_timeout(500)
        name = one.name.replace(": ", "-").replace(" ", "-")
        page.screenshot(path=OUT / f"{name}-{theme}-{lang}{'-phone' if os.environ.get('PHONE') else ''}.png")
        page.unroute_all()
