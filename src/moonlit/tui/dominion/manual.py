"""Help on cards, Boons, Hexes, States and words of the rules: texts of ours, and the rulings."""

from collections.abc import Iterator

from moonlit.client.clauses import clause_texts
from moonlit.core.action import parse_action
from moonlit.core.plain import Table, table, texts
from moonlit.tui.dominion.scene import Scene
from moonlit.tui.dominion.telling import Teller
from moonlit.tui.page import Page
from moonlit.tui.scene import Thing

KEYS = (
    "dominion-arrows",
    "dominion-enter",
    "dominion-digits",
    "treasures",
    "end",
    "automatic",
    "undo",
    "why",
    "help",
    "dominion-panels",
    "tab",
    "space",
    "pace",
    "dominion-escape",
    "language",
    "quit",
)
# The parts of the glossary that have pages, in the order in which a name is looked for.
PARTS = ("cards", "boons", "hexes", "states", "topics", "types")
PILE, CARD, BUTTON, SEAT = "pile", "card", "button", "seat"


def entries(teller: Teller) -> Iterator[tuple[str, str, Table]]:
    """Everything there is help on: its part of the glossary, its id, its entry."""
    glossary = teller.game.glossary()
    for part in PARTS:
        for name, entry in table(glossary[part]).items():
            yield part, name, table(entry)


def page_on(scene: Scene, thing: Thing) -> Page:
    """A page on whatever the cursor stands on."""
    match thing.kind:
        case "pile" | "card" | "about":
            return name_page(scene.teller, thing.name)
        case "choice":
            return _choice(scene, thing.name)
        case "seat":
            return _seat(scene, int(thing.name))
    return name_page(scene.teller, "turn")


def name_page(teller: Teller, wanted: str) -> Page:
    """The page on the thing of an id."""
    found = next(entry for _, name, entry in entries(teller) if name == wanted)
    return entry_page(teller, found)


def entry_page(teller: Teller, entry: Table) -> Page:
    """What it is, what it does, what its types mean, and every ruling on it."""
    facts = [str(entry[name]) for name in ("cost_text", "types_text") if name in entry]
    told = [" · ".join(facts), str(entry["text"]), *texts(entry["help"])]
    rulings = [f"{name}: {ruling(name)}" for name in texts(entry["clauses"]) if ruling(name)]
    if rulings:
        told.append("\n".join((teller.say("terminal-dominion-rulings"), *rulings)))
    told.append(str(entry["evidence"]))
    return Page(str(entry["name"]), tuple(filter(None, told)))


def ruling(clause: str) -> str:
    """What the spec says in a clause, without the idea for its test."""
    return clause_texts("dominion").get(clause, "").partition(" T: ")[0]


def _choice(scene: Scene, text: str) -> Page:
    """What a choice is about; failing that, who asks."""
    names = parse_action(text).names
    lexicon, decision = scene.teller.lexicon, table(scene.view.table["decision"])
    found = next((name for name in names if lexicon.knows(name)), str(decision.get("asker")))
    return name_page(scene.teller, found if lexicon.knows(found) else "turn")


def _seat(scene: Scene, seat: int) -> Page:
    """All cards a player owns, and the points they are worth."""
    teller, player = scene.teller, scene.seats[seat]
    owned = {name: int(str(count)) for name, count in table(player["owned"]).items()}
    told = [teller.lexicon.counted(name, count) for name, count in owned.items()]
    points = teller.lexicon.points(int(str(player["points"])))
    heading = teller.lexicon.say("page-head-owned")
    return Page(teller.name(seat), (f"{heading}: {', '.join(told)}", points))
