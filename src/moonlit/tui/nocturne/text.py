"""A scene as sections of plain text, for pipes and screen readers."""

from collections.abc import Iterator

from moonlit.client.nocturne import missing_symbols, tell_card, tell_missing, token_name
from moonlit.client.nocturne.position import Spell
from moonlit.client.nocturne.results import categories_of
from moonlit.client.nocturne.things import counted
from moonlit.packs.nocturne.words import CATEGORIES, TYPES_WITH_POINTS
from moonlit.tui.nocturne.goals import MOONLIGHT, TWILIGHT
from moonlit.tui.nocturne.groups import group_tiles
from moonlit.tui.nocturne.projection import has_free_mirrors, scorers_of, shown
from moonlit.tui.nocturne.scene import Scene
from moonlit.tui.nocturne.seats import total_of

LEGAL_SIGN = "+"
NOTHING = "-"


def whole_board(scene: Scene) -> Iterator[str]:
    """Everything one sees, section by section."""
    yield scene.teller.headline(scene.position)
    yield from forest_lines(scene)
    yield from sprite_lines(scene)
    yield from goal_lines(scene)
    yield from seat_lines(scene)
    yield from concoction_lines(scene)
    yield from point_lines(scene)


def short_board(scene: Scene) -> Iterator[str]:
    """What changes from one decision to the next."""
    yield from forest_lines(scene)
    yield from sprite_lines(scene)
    yield from token_lines(scene)


def forest_lines(scene: Scene) -> Iterator[str]:
    """The forest row by row."""
    say = scene.teller.say
    yield ""
    note = say("terminal-forest-note") if scene.is_mine and scene.casts.is_open else ""
    yield f"{say('terminal-forest')} {note}".rstrip()
    rows: dict[str, list[str]] = {}
    for cell in scene.position.cells:
        rows.setdefault(cell[1:], []).append(_cell(scene, cell))
    yield from ("  " + " | ".join(cells) for _, cells in sorted(rows.items()))


def _cell(scene: Scene, cell: str) -> str:
    position, teller = scene.position, scene.teller
    fallen = position.face_down.get(cell)
    if fallen is not None:
        return teller.say("terminal-cell-down", cell=cell, spell=_spell(scene, fallen))
    if cell not in position.forest:
        return f"{cell} {teller.say('terminal-empty-cell')}"
    told = f"{cell} {tile_text(scene, position.forest[cell])}"
    spell = next((spell for spell in position.spells if spell.cell == cell), None)
    if spell is not None:
        is_highest = "yes" if spell == position.highest else "no"
        spoken = _spell(scene, spell)
        told = teller.say("terminal-cell-spell", tile=told, spell=spoken, highest=is_highest)
    if scene.is_mine and cell in scene.casts.cells():
        told += f" {LEGAL_SIGN}"
    return told


def tile_text(scene: Scene, tile_id: str) -> str:
    """A tile with its points and symbols: `Skull 4 S`."""
    tile = scene.teller.tile(tile_id)
    parts = [scene.teller.short_tile(tile_id)]
    if tile.type in TYPES_WITH_POINTS:
        parts.append(str(tile.points))
    if tile.symbols and tile.type != "runestone":
        parts.append(scene.teller.symbols(tile.symbols))
    return " ".join(parts)


def _spell(scene: Scene, spell: Spell) -> str:
    token = token_name(scene.teller.words, spell.token)
    return f"{scene.teller.name(spell.seat)}: {token}"


def sprite_lines(scene: Scene) -> Iterator[str]:
    """Tokens on the Sprite Board in their order, and its tiles."""
    position, say = scene.position, scene.teller.say
    if not position.spaces:
        return
    yield ""
    told = [f"{place}. {_spell(scene, one)}" for place, one in enumerate(position.sprites, start=1)]
    nothing = say("terminal-sprite-empty")
    yield say("terminal-sprite-line", count=position.spaces, tokens=", ".join(told) or nothing)
    tiles = [tile_text(scene, tile) for tile in position.slots if tile is not None]
    yield f"{say('terminal-sprite-tiles')}: {', '.join(tiles) or nothing}"


def token_lines(scene: Scene) -> Iterator[str]:
    """Everybody's tokens."""
    yield ""
    yield scene.teller.say("terminal-tokens")
    for seat, holder in enumerate(scene.position.holders):
        told = ", ".join(token_name(scene.teller.words, token) for token in holder.supply)
        state = f" ({scene.teller.say('terminal-passed')})" if seat in scene.position.passed else ""
        yield f"  {scene.teller.name(seat)}{state}: {told or NOTHING}"


def goal_lines(scene: Scene) -> Iterator[str]:
    """The goals of both rounds."""
    position, teller = scene.position, scene.teller
    claimed = {goal: seat for seat, who in enumerate(position.holders) for goal in who.goals}
    if not (position.goals or claimed or position.moonlight):
        return
    yield ""
    yield teller.say("terminal-goals")
    for goal in sorted({*position.goals, *claimed}):
        state = teller.say("terminal-goal-open")
        if goal in claimed:
            state = teller.name(claimed[goal])
        name, text = teller.goal_name(TWILIGHT, goal), teller.goal_text(TWILIGHT, goal)
        yield f"  {teller.say('round-twilight')}: {name} ({state}). {text}"
    for hidden in position.moonlight:
        if hidden is None:
            yield f"  {teller.say('round-moonlight')}: {teller.say('terminal-goal-face-down')}"
        else:
            name, text = teller.goal_name(MOONLIGHT, hidden), teller.goal_text(MOONLIGHT, hidden)
            yield f"  {teller.say('round-moonlight')}: {name}. {text}"


def seat_lines(scene: Scene) -> Iterator[str]:
    """Tokens, collection and cards of everybody."""
    teller = scene.teller
    yield from token_lines(scene)
    yield ""
    yield teller.say("terminal-tiles")
    for seat, holder in enumerate(scene.position.holders):
        groups = [group.text for group in group_tiles(teller, holder.tiles)]
        facts = teller.holder_facts(scene.position, seat)
        about = f" ({', '.join(facts)})" if facts else ""
        yield f"  {teller.name(seat)}{about}: {', '.join(groups) or NOTHING}"


def concoction_lines(scene: Scene) -> Iterator[str]:
    """One's own concoctions and what is missing for each."""
    if scene.seat is None or scene.me is None or not scene.me.cards:
        return
    teller = scene.teller
    yield ""
    yield teller.say("terminal-concoctions")
    for card, tier in zip(scene.me.cards, scene.me.brewed, strict=True):
        if card is not None:
            missing = missing_symbols(teller.pack, scene.view, scene.seat, card)
            yield f"  {tell_card(teller.words, teller.pack, card)}"
            yield f"    +{counted(teller.card(card), tier)}. {tell_missing(teller.words, missing)}"
    have = teller.own_symbols(scene.view, scene.seat)
    told = ", ".join(f"{teller.symbols(symbol)} {count}" for symbol, count in have.items())
    yield f"  {teller.say('terminal-your-symbols')}: {told}"


def point_lines(scene: Scene) -> Iterator[str]:
    """The projection, a line for each category."""
    teller, position = scene.teller, scene.position
    scorers = scorers_of(position)
    yield ""
    yield f"{teller.say('terminal-projection')}: {', '.join(teller.name(seat) for seat in scorers)}"
    for category in categories_of(teller.config):
        index = CATEGORIES.index(category)
        row = []
        for seat in scorers:
            points = position.holders[seat].points
            row.append(shown(points[index]) if points is not None else "")
        yield f"  {teller.say(f'category-{category}')}: {', '.join(row)}"
    totals = ", ".join(total_of(position.holders[seat].points) for seat in scorers)
    yield f"  {teller.say('category-total')}: {totals}"
    if has_free_mirrors(scene):
        yield f"  {teller.say('terminal-mirrors-assumed')}"
