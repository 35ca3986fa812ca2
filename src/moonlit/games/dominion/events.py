"""The events of Dominion, and who sees what of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from moonlit.core.action import Seat
from moonlit.core.event import Event, Open
from moonlit.core.journal import Row
from moonlit.games.dominion import notes
from moonlit.games.dominion.notation import DECISIONS, PHASES, STATES, ZONES, name_asker
from moonlit.games.dominion.shape import DecisionKind, Phase, StateName, Zone
from moonlit.games.dominion.state import Terms

HIDDEN = "?"


@dataclass(frozen=True, slots=True)
class TurnBegan(Open):
    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class PhaseBegan(Open):
    phase: Phase


@dataclass(frozen=True, slots=True)
class Played(Open):
    seat: int
    card: str
    zone: Zone
    is_again: bool


@dataclass(frozen=True, slots=True)
class Drew(Event):
    seat: int
    cards: tuple[str, ...]
    known: tuple[str, ...]

    def face(self, seat: Seat | None) -> "Drew":
        """The drawer sees the cards; the others those that all knew on the deck."""
        return self if seat == self.seat else replace(self, cards=self.known)


@dataclass(frozen=True, slots=True)
class Shuffled(Open):
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Gained(Open):
    seat: int
    card: str
    zone: Zone


@dataclass(frozen=True, slots=True)
class Bought(Open):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Trashed(Open):
    seat: int
    cards: tuple[str, ...]
    zone: Zone


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    seat: int
    cards: tuple[str, ...]
    known: tuple[str, ...]
    zone: Zone

    def face(self, seat: Seat | None) -> "Discarded":
        """Of several cards discarded together only the top one need be seen (D-INFO-4)."""
        return self if seat == self.seat else replace(self, cards=self.known)


@dataclass(frozen=True, slots=True)
class Put(Event):
    seat: int
    cards: tuple[str, ...]
    known: tuple[str, ...]
    zone: Zone
    to: Zone

    def face(self, seat: Seat | None) -> "Put":
        """What is put somewhere need not be shown (D-DECK-5)."""
        return self if seat == self.seat else replace(self, cards=self.known)


@dataclass(frozen=True, slots=True)
class Revealed(Open):
    seat: int
    cards: tuple[str, ...]
    zone: Zone


@dataclass(frozen=True, slots=True)
class LookedAt(Event):
    seat: int
    cards: tuple[str, ...]

    def face(self, seat: Seat | None) -> "LookedAt":
        """Only the acting player sees (D-INFO-4)."""
        return self if seat == self.seat else replace(self, cards=(HIDDEN,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class Returned(Open):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Exchanged(Open):
    seat: int
    card: str
    other: str


@dataclass(frozen=True, slots=True)
class Bonus(Open):
    seat: int
    actions: int
    buys: int
    coins: int


@dataclass(frozen=True, slots=True)
class Reacted(Open):
    seat: int
    card: str
    attack: str


@dataclass(frozen=True, slots=True)
class BoonTurned(Open):
    seat: int
    boon: str


@dataclass(frozen=True, slots=True)
class BoonReceived(Open):
    seat: int
    boon: str


@dataclass(frozen=True, slots=True)
class BoonKept(Open):
    seat: int
    boon: str


@dataclass(frozen=True, slots=True)
class BoonsShuffled(Open):
    pass


@dataclass(frozen=True, slots=True)
class HexTurned(Open):
    seat: int
    hex: str


@dataclass(frozen=True, slots=True)
class HexReceived(Open):
    seat: int
    hex: str


@dataclass(frozen=True, slots=True)
class HexesShuffled(Open):
    pass


@dataclass(frozen=True, slots=True)
class StateTaken(Open):
    seat: int
    state: StateName


@dataclass(frozen=True, slots=True)
class StateReturned(Open):
    seat: int
    state: StateName


@dataclass(frozen=True, slots=True)
class TurnedDown(Open):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class MatchEnded(Open):
    by_provinces: bool


@dataclass(frozen=True, slots=True)
class Scored(Open):
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Asked(Open):
    """Who decides next, and because of what; a question can tell something about a hand."""

    seat: int
    decision: DecisionKind
    asker: str


Rows = Sequence[Row]
Reader = Callable[[Terms, Rows], Event]


def _cards(terms: Terms, rows: Rows) -> tuple[str, ...]:
    return tuple(terms.card_names[row[2]] for row in rows)


def _known(terms: Terms, rows: Rows, place: int) -> tuple[str, ...]:
    return tuple(terms.card_names[row[2]] if row[place] == 1 else HIDDEN for row in rows)


# Which facts of a row must be alike for two rows to tell of one event.
_TOGETHER = {
    notes.DREW: (1, 4),
    notes.CARD_TRASHED: (1, 3),
    notes.DISCARDED: (1, 3),
    notes.PUT: (1, 3, 4),
    notes.REVEALED: (1, 3),
    notes.LOOKED_AT: (1,),
}

_READERS: dict[int, Reader] = {
    notes.TURN_BEGAN: lambda t, r: TurnBegan(r[0][1], r[0][2]),
    notes.PHASE_BEGAN: lambda t, r: PhaseBegan(PHASES[r[0][1]]),
    notes.PLAYED: lambda t, r: Played(r[0][1], t.card_names[r[0][2]], ZONES[r[0][3]], r[0][4] == 1),
    notes.DREW: lambda t, r: Drew(r[0][1], _cards(t, r), _known(t, r, 3)),
    notes.SHUFFLED: lambda t, r: Shuffled(r[0][1], r[0][2]),
    notes.GAINED: lambda t, r: Gained(r[0][1], t.card_names[r[0][2]], ZONES[r[0][3]]),
    notes.BOUGHT: lambda t, r: Bought(r[0][1], t.card_names[r[0][2]]),
    notes.CARD_TRASHED: lambda t, r: Trashed(r[0][1], _cards(t, r), ZONES[r[0][3]]),
    notes.DISCARDED: lambda t, r: Discarded(r[0][1], _cards(t, r), _known(t, r, 4), ZONES[r[0][3]]),
    notes.PUT: lambda t, r: Put(
        r[0][1], _cards(t, r), _known(t, r, 5), ZONES[r[0][3]], ZONES[r[0][4]]
    ),
    notes.REVEALED: lambda t, r: Revealed(r[0][1], _cards(t, r), ZONES[r[0][3]]),
    notes.LOOKED_AT: lambda t, r: LookedAt(r[0][1], _cards(t, r)),
    notes.RETURNED: lambda t, r: Returned(r[0][1], t.card_names[r[0][2]]),
    notes.EXCHANGED: lambda t, r: Exchanged(r[0][1], t.card_names[r[0][2]], t.card_names[r[0][3]]),
    notes.BONUS: lambda t, r: Bonus(r[0][1], r[0][2], r[0][3], r[0][4]),
    notes.REACTED: lambda t, r: Reacted(r[0][1], t.card_names[r[0][2]], t.card_names[r[0][3]]),
    notes.BOON_TURNED: lambda t, r: BoonTurned(r[0][1], t.boon_names[r[0][2]]),
    notes.BOON_RECEIVED: lambda t, r: BoonReceived(r[0][1], t.boon_names[r[0][2]]),
    notes.BOON_KEPT: lambda t, r: BoonKept(r[0][1], t.boon_names[r[0][2]]),
    notes.BOONS_SHUFFLED: lambda t, r: BoonsShuffled(),
    notes.HEX_TURNED: lambda t, r: HexTurned(r[0][1], t.hex_names[r[0][2]]),
    notes.HEX_RECEIVED: lambda t, r: HexReceived(r[0][1], t.hex_names[r[0][2]]),
    notes.HEXES_SHUFFLED: lambda t, r: HexesShuffled(),
    notes.STATE_TAKEN: lambda t, r: StateTaken(r[0][1], STATES[r[0][2]]),
    notes.STATE_RETURNED: lambda t, r: StateReturned(r[0][1], STATES[r[0][2]]),
    notes.TURNED_DOWN: lambda t, r: TurnedDown(r[0][1], t.card_names[r[0][2]]),
    notes.MATCH_ENDED: lambda t, r: MatchEnded(r[0][1] == 1),
    notes.ASKED: lambda t, r: Asked(
        r[0][1], DECISIONS[r[0][2]], "" if r[0][3] < 0 else name_asker(t, r[0][3])
    ),
    notes.SCORED: lambda t, r: Scored(r[0][1], r[0][2]),
}


def read_events(terms: Terms, rows: list[Row]) -> tuple[Event, ...]:
    """The rows of a journal as events; cards that move together are told together."""
    told: list[Event] = []
    begun = 0
    for index in range(1, len(rows) + 1):
        if index == len(rows) or not _is_one(rows[begun], rows[index]):
            told.append(_READERS[rows[begun][0]](terms, rows[begun:index]))
            begun = index
    return tuple(told)


def _is_one(row: Row, other: Row) -> bool:
    if row[0] != other[0] or row[0] not in _TOGETHER:
        return False
    return all(row[place] == other[place] for place in _TOGETHER[row[0]])
