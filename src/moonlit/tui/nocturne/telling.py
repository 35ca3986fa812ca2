"""provisional"""

from moonlit.client.words import Words, Fact
from moonlit.core.action import Action, Seat
from moonlit.core.errors import TableError
from moonlit.core.event import Event, write_event
from moonlit.packs.nocturne.tables import Concoction, Pack, Tile
from moonlit.tui.nocturne.position import Position

FAKE = {
 "terminal-sprites": "Forest sprites", "terminal-spells": "Your spells",
 "terminal-cast-button": "⏎ Cast {token} on {cell}", "terminal-pass-button": "p Pass",
}

class Teller:
    def __init__(self, words: Words, pack: Pack, names: tuple[str, ...], seat: Seat | None) -> None:
        self.words, self.pack, self.names, self.seat = words, pack, names, seat
        self._tiles = {t.id: t for t in pack.tiles}
        self._cards = {c.id: c for c in (*pack.starters, *pack.concoctions)}

    def say(self, message: str, /, **facts: Fact) -> str:
        if message in FAKE: return FAKE[message].format(**facts)
        try:
            return self.words.say(message, **facts)
        except LookupError:
            return message.removeprefix("terminal-").replace("-", " ") + " " + " ".join(map(str, facts.values()))

    def tile(self, name: str) -> Tile: return self._tiles[name]
    def card(self, name: str) -> Concoction: return self._cards[name]
    def symbols(self, s: str) -> str: return s
    def short_tile(self, name: str) -> str:
        t = self.tile(name)
        return {"skull": "Skull", "feather": "Feather", "mushroom": t.kind.title(), "herb": "Wild herb" if t.kind == "wild" else f"Herb {t.kind}", "egg": "Egg", "chest": "Chest", "runestone": "Rune", "mirror": "Mirror"}[t.type]
    def type_name(self, t: str, n: int) -> str: return t.title() + "s"
    def kind_name(self, k: str) -> str: return "W" if k == "wild" else k.title()
    def tile_name(self, name: str) -> str:
        t = self.tile(name)
        return self.say(f"tile-{t.type}-{t.kind}" if t.kind else f"tile-{t.type}")
    def name(self, seat: int) -> str: return self.names[seat]
    def holder_line(self, p: Position, seat: int) -> str: return f"{self.names[seat]} · {p.holders[seat].character}"
    def event(self, e: Event) -> str: return " ".join(map(str, write_event(e).values()))
    def action(self, a: Action, p: Position) -> str: return str(a)
    def prompt(self, p: Position) -> str: return f"Your turn: {p.decision.kind}" if p.decision.seat == self.seat else f"{p.decision.kind} by {p.decision.seat}"
    def why(self, p: Position) -> str: return "because of rule N-CAST-2"
    def refusal(self, e: TableError) -> str: return str(e)
