"""Help on heroes, cards that were met, areas and words of the rules."""

from collections.abc import Iterator
from typing import Final

from moonlit.client.clauses import clause_texts
from moonlit.client.wonder_book.group import abilities
from moonlit.client.wonder_book.met import met
from moonlit.core.action import parse_action
from moonlit.core.plain import Table, table, texts
from moonlit.tui.page import Page
from moonlit.tui.scene import Thing
from moonlit.tui.wonder_book.menu import what_it_does
from moonlit.tui.wonder_book.scene import Scene

KEYS: Final = (
    "wonder-arrows",
    "wonder-enter",
    "wonder-digits",
    "wonder-story",
    "undo",
    "why",
    "help",
    "wonder-panels",
    "tab",
    "space",
    "pace",
    "wonder-escape",
    "language",
    "quit",
)
AREA, HERO = "area", "hero"


def entries(scene: Scene) -> Iterator[tuple[str, str, Table]]:
    """Everything there is help on: its kind, its id, its entry."""
    glossary = scene.teller.game.glossary()
    for kind in ("heroes", "topics"):
        for name, entry in table(glossary[kind]).items():
            yield kind, name, table(entry)
    for thing, entry in met(scene.teller.lexicon, scene.view).items():
        kind, _, name = thing.partition(":")
        yield kind, name, entry


def page_on(scene: Scene, thing: Thing) -> Page:
    """A page on whatever the cursor stands on."""
    match thing.kind:
        case "area":
            return _area(scene, thing.name)
        case "choice":
            return _choice(scene, thing.name)
        case "hero":
            return _hero(scene, thing.name)
        case "about":
            kind, _, name = thing.name.partition(":")
            return _named(scene, kind, name)
    return _named(scene, "topics", "turn")


def _named(scene: Scene, kind: str, wanted: str) -> Page:
    for found, name, entry in entries(scene):
        if name == wanted and found in (kind, f"{kind}s"):
            return entry_page(scene, entry)
    return _named(scene, "topics", "turn")


def entry_page(scene: Scene, entry: Table) -> Page:
    """What it is, what it does, what the rules say about it, and how well it is known."""
    told = [str(entry["text"]), *texts(entry["help"])]
    if "attack" in entry:
        told[1:1] = _hero_card(scene, entry)
    clauses = clause_texts("wonder_book")
    rulings = [f"{name}: {clauses[name]}" for name in texts(entry["clauses"]) if name in clauses]
    if rulings:
        told.append("\n".join((scene.teller.say("terminal-wonder-rulings"), *rulings)))
    told.append(str(entry["evidence"]))
    return Page(str(entry["name"]), tuple(filter(None, told)))


def _hero_card(scene: Scene, entry: Table) -> list[str]:
    """Hearts, attack and skill of a hero."""
    say, attack, skill = scene.teller.lexicon.say, table(entry["attack"]), table(entry["skill"])
    facts = {"title": str(skill["name"]), "cost": str(skill["cost"]), "text": str(skill["text"])}
    return [
        say("hearts", count=int(str(entry["hearts"]))),
        say("page-attack", title=str(attack["name"]), text=str(attack["text"])),
        say("page-skill", **facts),
    ]


def _area(scene: Scene, area: str) -> Page:
    """An area: its ways, and everything that is there."""
    teller = scene.teller
    sections = teller.game.page(scene.view, teller.config, teller.names)
    told = []
    for section in sections:
        for row in section.rows:
            if section.id == "board" and row.thing == f"area:{area}":
                heads = section.columns[1:]
                told += [f"{head}: {cell}" for head, cell in zip(heads, row.cells[1:], strict=True)]
            if section.id == "objects" and area in row.cells[1].split()[:1]:
                told.append(f"{row.cells[0]}: {row.cells[2]}")
    return Page(f"{area} {scene.reading.area(area)}", tuple(told))


def _hero(scene: Scene, hero: str) -> Page:
    """A hero with everything the hero can do now, and the hero card's own line."""
    reading, lexicon = scene.reading, scene.teller.lexicon
    own = next(one for one in reading.heroes if one["id"] == hero)
    text = lexicon.text(lexicon.pack.heroes[hero].text)
    return Page(lexicon.hero(hero), (text, *abilities(reading, own)))


def _choice(scene: Scene, text: str) -> Page:
    """What a choice does, and the rule behind the question."""
    action = parse_action(text)
    told = (what_it_does(scene, action), scene.teller.why(scene.view))
    return Page(scene.teller.action(action, scene.view), tuple(filter(None, told)))
