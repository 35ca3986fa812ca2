"""The book's board drawn as areas with the ways between them, and who and what is there."""

from collections.abc import Iterator
from typing import Final

from moonlit.client.wonder_book.board import area_of, neighbours, vortices_in
from moonlit.core.plain import Table, number, table, tables, texts
from moonlit.tui import palette
from moonlit.tui.board import ARROWS, Board, Zone
from moonlit.tui.canvas import Canvas
from moonlit.tui.scene import Thing
from moonlit.tui.wonder_book.manual import AREA
from moonlit.tui.wonder_book.scene import Scene

HIGH: Final = 18
LOWEST_BOX, HIGHEST_BOX = 2, 3
NARROWEST, WIDEST = 9, 22
SHARE: Final = 0.175
# As on a printed board: a dashed line may be crossed, a solid one may not.
OPEN_WAY = "·"
LEVEL, UPRIGHT, FALLING, RISING = "━", "┃", "╲", "╱"
CURSOR, LEGAL = "❯", "+"
SPARK, WYRM, LYING, OBJECT, VORTEX, LIGHT, TOKEN = "✦", "w", "z", "◇", "@", "☼", "○"
DOWN: Final = "†"
Point = tuple[int, int]
HIDDEN: Final = "?"


class BookBoard(Board[Scene]):
    """Boxes at the places the story gives them; the arrows go to the nearest one."""

    BINDINGS = ARROWS

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        places = _places(scene, canvas.width, canvas.height)
        for kind, draw in (("blocked", _solid), ("open", _dashed)):
            for area, place in places.items():
                for other in neighbours(scene.reading, kind, area):
                    if area < other and other in places:
                        draw(canvas, place, places[other])
        for area, place in places.items():
            self._box(canvas, scene, area, place)

    def _box(self, canvas: Canvas, scene: Scene, area: str, place: tuple[int, int]) -> None:
        width, height = box_size(canvas.width, canvas.height)
        x, y = place[0] - width // 2, place[1] - height // 2
        is_here = self.has_focus and self.cursor == Thing(AREA, area)
        is_legal = scene.is_mine and bool(scene.of_area(area))
        paper = palette.RAISED if is_legal or is_here else palette.LINE
        canvas.fill(x, y, width, height, paper)
        sign = CURSOR if is_here else LEGAL if is_legal else " "
        canvas.put(x, y, sign, palette.FOCUS if is_here else palette.LEGAL, bold=True)
        ink = palette.DANGER if _vortex(scene, area) else palette.TEXT
        name = f"{area} {scene.reading.area(area)}"
        canvas.put(x + 1, y, name[: width - 1], ink, bold=True)
        for row, words in enumerate(_contents(scene, area, height - 1), start=1):
            self._words(canvas, words, x + 1, y + row, x + width)
        self.zones.append(Zone(x, y, width, height, Thing(AREA, area)))

    def _words(
        self, canvas: Canvas, words: list[tuple[str, str]], x: int, y: int, end: int
    ) -> None:
        for text, ink in words:
            canvas.put(x, y, text[: max(0, end - x)], ink, bold=True)
            x += len(text) + 1

    def on_focus(self) -> None:
        if self.zones and self.cursor not in [zone.thing for zone in self.zones]:
            self.move_to(self.zones[0].thing)

    def action_go(self, across: int, down: int) -> None:
        """Move to the nearest area in a direction, those straight ahead first."""
        here = next((zone for zone in self.zones if zone.thing == self.cursor), None)
        if here is None:
            self.on_focus()
            return
        ahead = []
        for zone in self.zones:
            right, below = zone.x - here.x, (zone.y - here.y) * 2
            forward = right * across + below * down
            aside = abs(right * down) + abs(below * across)
            if forward > 0 and aside <= 2 * forward:
                ahead.append((forward + aside, zone.thing))
        if ahead:
            self.move_to(min(ahead)[1])


def box_size(width: int, height: int) -> tuple[int, int]:
    """How large the boxes of areas can be on a canvas."""
    wide = max(NARROWEST, min(WIDEST, int(width * SHARE)))
    return wide, HIGHEST_BOX if height >= HIGH else LOWEST_BOX


def _places(scene: Scene, width: int, height: int) -> dict[str, tuple[int, int]]:
    """The middle of every area's box; the outermost ones touch the edges of the canvas."""
    wide, high = box_size(width, height)
    known = scene.reading.lexicon.areas(scene.reading.chapter)
    areas = [known[name] for name in table(scene.reading.table["areas"]) if name in known]
    across = _scale([area.x for area in areas], width - wide)
    down = _scale([area.y for area in areas], height - high)
    return {area.id: (wide // 2 + across[area.x], high // 2 + down[area.y]) for area in areas}


def _scale(values: list[float], room: int) -> dict[float, int]:
    """The values spread over so many characters."""
    if not values:
        return {}
    least, span = min(values), max(values) - min(values) or 1
    return {value: round(max(0, room) * (value - least) / span) for value in values}


def _dashed(canvas: Canvas, start: Point, end: Point) -> None:
    """A dot in every other column."""
    for x, y in _along(start, end, max(abs(end[0] - start[0]) // 2, abs(end[1] - start[1]), 1)):
        canvas.put(x, y, OPEN_WAY, palette.LINE_STRONG)


def _solid(canvas: Canvas, start: Point, end: Point) -> None:
    """Strokes without a gap, level where nothing rises or falls."""
    across, down = end[0] - start[0], end[1] - start[1]
    slope = FALLING if across * down > 0 else RISING
    before = start[1]
    for x, y in _along(start, end, max(abs(across), abs(down), 1)):
        mark = LEVEL if y == before and across else slope if across else UPRIGHT
        canvas.put(x, y, mark, palette.DANGER)
        before = y


def _along(start: Point, end: Point, steps: int) -> Iterator[Point]:
    """The places between two others on a straight line."""
    for step in range(1, steps):
        yield (
            start[0] + round((end[0] - start[0]) * step / steps),
            start[1] + round((end[1] - start[1]) * step / steps),
        )


def _vortex(scene: Scene, area: str) -> bool:
    return any(one["is_active"] for one in vortices_in(scene.reading, area))


def _contents(scene: Scene, area: str, rows: int) -> list[list[tuple[str, str]]]:
    """What is in an area: people and foes in the first line, things in the second."""
    beings = [*_people(scene, area), *_wyrms(scene, area)]
    things = list(_things(scene, area))
    return [beings + things] if rows == 1 else [beings, things]


def _people(scene: Scene, area: str) -> Iterator[tuple[str, str]]:
    """Heroes by their marks and the first letters of their names."""
    for place, hero in enumerate(scene.reading.heroes):
        if hero["area"] == area:
            letters = scene.teller.lexicon.hero(str(hero["id"]))[:2]
            mark = f"{palette.MARKS[place]}{letters}"
            yield mark + (DOWN if hero["is_unconscious"] else ""), palette.NAMES[place]
    for other in _others(scene):
        if other["area"] == area:
            yield scene.reading.person(other["id"])[:4], palette.GOLD


def _others(scene: Scene) -> list[Table]:
    view = scene.reading.table
    return [*tables(view["allies"]), *tables(view["bosses"])]


def _wyrms(scene: Scene, area: str) -> Iterator[tuple[str, str]]:
    here = [one for one in tables(scene.reading.table["wyrms"]) if one["area"] == area]
    standing = sum(one["state"] == "standing" for one in here)
    if standing:
        yield f"{WYRM}{standing}", palette.DANGER
    if len(here) > standing:
        yield f"{LYING}{len(here) - standing}", palette.MUTED


def _things(scene: Scene, area: str) -> Iterator[tuple[str, str]]:
    reading = scene.reading
    present = area_of(reading, area)
    if number(present["sparks"]):
        yield SPARK * number(present["sparks"]), palette.GOLD
    for thing in tables(present["objects"]):
        yield _object(thing), palette.LEGAL
    for vortex in vortices_in(reading, area):
        ink = palette.DANGER if vortex["is_active"] else palette.MUTED
        yield f"{VORTEX}{vortex['id']}", ink
    if present["is_lit"]:
        yield LIGHT, palette.GOLD
    for _ in texts(present["tokens"]):
        yield TOKEN, palette.TEXT


def _object(thing: Table) -> str:
    """A card on the board, with what was achieved of what it needs."""
    if thing["is_hidden"]:
        return HIDDEN
    need = thing["need"]
    return f"{OBJECT}{thing['progress']}/{need}" if isinstance(need, int) else OBJECT
