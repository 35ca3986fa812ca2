"""What a person has picked up so far: a spell, a cell, or both in either order."""

from moonlit.client.nocturne.position import Position
from moonlit.core.action import Action, Seat
from moonlit.tui.nocturne import tokens
from moonlit.tui.nocturne.casts import CAST, Casts
from moonlit.tui.scene import Thing


class Hand:
    """Collects the two halves of a cast; every choice comes from the list of legal ones."""

    def __init__(self) -> None:
        self.token = ""
        self.cell = ""

    def settle(self, casts: Casts) -> None:
        """Let go of what is no longer possible; pick up a spell that is the only one."""
        if self.token not in casts.tokens():
            self.token = ""
        if self.cell not in casts.cells(self.token):
            self.cell = ""
        if len(casts.tokens()) == 1:
            self.token = casts.tokens()[0]

    def drop(self) -> None:
        self.token = self.cell = ""

    def take_token(self, casts: Casts, token: str) -> Action | None:
        """Pick up a spell, or put it back; with a cell chosen, the cast."""
        if self.cell:
            return casts.action(token, self.cell)
        self.token = "" if token == self.token and len(casts.tokens()) > 1 else token
        return None

    def take_cell(self, casts: Casts, cell: str) -> Action | None:
        """Point at a cell, or no longer; with a spell chosen, the cast."""
        if self.token:
            return casts.action(self.token, cell)
        self.cell = "" if cell == self.cell else cell
        return None


def token_for_key(position: Position, seat: Seat, key: str, chosen: str) -> str:
    """The own token a key means; pressed again it goes on to the next that shares the key."""
    held = dict.fromkeys(position.holders[seat].supply)
    fitting = [token for token in held if tokens.key_of(token) == key]
    if not fitting:
        return ""
    place = fitting.index(chosen) + 1 if chosen in fitting else 0
    return fitting[place % len(fitting)]


def question_about(
    thing: Thing, position: Position, casts: Casts, seat: Seat, hand: Hand
) -> Action | None:
    """The action somebody means who asks why a thing is not possible; none for mere sights."""
    held = position.holders[seat].supply
    match thing.kind:
        case "cell":
            likely = (hand.token, *casts.tokens(thing.name), *casts.tokens(), *held)
            token = next(filter(None, likely), "")
            return Action(seat, CAST, (token, thing.name)) if token else None
        case "token":
            where = (hand.cell, *casts.cells(thing.name), *casts.cells(), *position.forest)
            cell = next(filter(None, where), position.cells[0])
            return Action(seat, CAST, (thing.name, cell))
        case "slot" | "tile":
            verb = position.legal[-1].verb if position.legal and not casts.is_open else "take"
            return Action(seat, verb, (thing.name,))
        case "card":
            return Action(seat, "brew", (thing.name,))
        case "button":
            return Action(seat, thing.name) if thing.name != CAST else None
    return None
