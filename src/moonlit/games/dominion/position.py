"""Written positions: a table laid out by hand, for tests, bug reports and outside checkers.

Every part may be left out; what is not said is as at the start of a match with the given config,
but hands, decks and discard pile are empty. Cards in a deck, Boons and Hexes are written from the
top, a discard pile from the bottom.
"""

from collections.abc import Mapping, Sequence

from moonlit.core.codec import Plain
from moonlit.core.errors import BadNotation
from moonlit.core.journal import Journal
from moonlit.games.dominion.frames import ACT, BUY, LATER, NIGHT, START_TURN, frame
from moonlit.games.dominion.notation import PHASES, STATES, parse_boon, parse_card, parse_hex
from moonlit.games.dominion.rules import settle
from moonlit.games.dominion.state import (
    DELUDED,
    ENVIOUS,
    MARK,
    OPEN,
    Player,
    State,
    Terms,
)
from moonlit.games.dominion.turns import begin_buying

KEYS = (
    "turn",
    "phase",
    "actions",
    "buys",
    "coins",
    "seats",
    "piles",
    "trash",
    "boons",
    "boon_discards",
    "druid",
    "hexes",
    "hex_discards",
    "woods",
)
SEAT_KEYS = (
    "hand",
    "deck",
    "discard",
    "play",
    "durations",
    "states",
    "saved",
    "turns",
    "gained",
    "guarded",
)
STARTS = {"action": ACT, "buy": BUY, "night": NIGHT, "start": START_TURN}


def read_position(terms: Terms, written: Mapping[str, Plain], seed: int, j: Journal) -> State:
    """The state that was written. Raises BadNotation on anything that cannot be read."""
    _check_keys(written, KEYS)
    s = State(terms, seed)
    s.seat = _number(written, "turn", 0, terms.players - 1)
    s.supply = list(terms.pile)
    _read_piles(s, written)
    s.trash = list(terms.trash) if "trash" not in written else _cards(terms, written, "trash")
    seats = _list(written, "seats")
    if len(seats) > terms.players:
        raise BadNotation("too-many-seats", count=len(seats), most=terms.players)
    for seat in range(terms.players):
        of_seat = seats[seat] if seat < len(seats) else {}
        if not isinstance(of_seat, dict):
            raise BadNotation("not-a-table", key="seats")
        s.players.append(_read_player(s, seat, of_seat))
    _read_fate(s, written)
    _start(s, written, j)
    settle(s, j)
    return s


def _start(s: State, written: Mapping[str, Plain], j: Journal) -> None:
    """Where in the turn the position stands."""
    phase = written.get("phase", "action")
    if not isinstance(phase, str) or phase not in STARTS:
        raise BadNotation("unknown-phase", value=str(phase), known=tuple(STARTS))
    s.actions = _number(written, "actions", 1, 99)
    s.buys = _number(written, "buys", 1, 99)
    s.coins = _number(written, "coins", 0, 99)
    if phase == "start":
        s.pending.append(frame(START_TURN, s.seat))
        return
    s.phase = next(number for number, name in PHASES.items() if name == phase)
    if phase == "buy":
        begin_buying(s, j)
    else:
        s.pending.append(frame(STARTS[phase], s.seat))


def _check_keys(written: Mapping[str, Plain], known: Sequence[str]) -> None:
    for key in written:
        if key not in known:
            raise BadNotation("unknown-key", key=key, known=tuple(known))


def _number(written: Mapping[str, Plain], key: str, usual: int, most: int) -> int:
    value = written.get(key, usual)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadNotation("not-a-number", key=key, value=str(value), most=most)
    return value


def _list(written: Mapping[str, Plain], key: str) -> list[Plain]:
    value = written.get(key, [])
    if not isinstance(value, list):
        raise BadNotation("not-a-list", key=key)
    return value


def _texts(written: Mapping[str, Plain], key: str) -> list[str]:
    for item in _list(written, key):
        if not isinstance(item, str):
            raise BadNotation("not-a-name", key=key, value=str(item))
    return [item for item in _list(written, key) if isinstance(item, str)]


def _cards(terms: Terms, written: Mapping[str, Plain], key: str) -> list[int]:
    return [parse_card(terms, name) for name in _texts(written, key)]


def _read_piles(s: State, written: Mapping[str, Plain]) -> None:
    piles = written.get("piles", {})
    if not isinstance(piles, dict):
        raise BadNotation("not-a-table", key="piles")
    for name in piles:
        s.supply[parse_card(s.terms, name)] = _number(piles, name, 0, 200)
    s.emptied = sum(s.terms.supply >> k & 1 and n == 0 for k, n in enumerate(s.supply))


def _read_player(s: State, seat: int, written: Mapping[str, Plain]) -> Player:
    _check_keys(written, SEAT_KEYS)
    player = Player()
    player.hand = _cards(s.terms, written, "hand")
    player.deck = _cards(s.terms, written, "deck")[::-1]
    player.discard = [kind | OPEN for kind in _cards(s.terms, written, "discard")]
    for kind in _cards(s.terms, written, "play"):
        mark = s.new_mark() if s.terms.is_tracked >> kind & 1 else 0
        player.play.append(kind | mark << MARK)
    for duration in _list(written, "durations"):
        _read_duration(s, seat, player, duration)
    player.saved = [parse_boon(s.terms, name) for name in _texts(written, "saved")]
    player.turns = _number(written, "turns", 0, 999)
    player.gained = _number(written, "gained", 0, 99)
    player.is_guarded = written.get("guarded", False) is True
    for name in _texts(written, "states"):
        _take_state(s, seat, player, name)
    return player


def _read_duration(s: State, seat: int, player: Player, written: Plain) -> None:
    """A card of an earlier turn with something left to do, and what lies under it."""
    cards = written if isinstance(written, list) else [written]
    kinds = [parse_card(s.terms, str(name)) for name in cards]
    if not kinds:
        raise BadNotation("not-a-name", key="durations", value="")
    mark = s.new_mark()
    player.play.append(kinds[0] | mark << MARK)
    player.owed.append(frame(LATER, seat, kinds[0], 0, 0, 0, mark))
    player.aside += [kind | OPEN | mark << MARK for kind in kinds[1:]]


def _take_state(s: State, seat: int, player: Player, name: str) -> None:
    match name:
        case "deluded":
            player.mindset = DELUDED
        case "envious":
            player.mindset = ENVIOUS
        case "miserable":
            player.misery = 1
        case "twice_miserable":
            player.misery = 2
        case "lost_in_the_woods":
            s.woods = seat
        case _:
            raise BadNotation("unknown-state", name=name, known=STATES)


def _read_fate(s: State, written: Mapping[str, Plain]) -> None:
    """The named Boons and Hexes lie on top, in this order; the others below, shuffled."""
    terms = s.terms
    if terms.has_boons:
        s.boon_druid = [parse_boon(terms, name) for name in _texts(written, "druid")]
        s.boon_discards = [parse_boon(terms, name) for name in _texts(written, "boon_discards")]
        top = [parse_boon(terms, name) for name in _texts(written, "boons")]
        saved = [boon for player in s.players for boon in player.saved]
        if terms.has_druid and not s.boon_druid:
            free = [boon for boon in range(terms.boons) if boon not in {*top, *saved}]
            s.boon_druid = list(terms.druid_boons) or free[:3]
        s.boon_deck = _pile(s, terms.boons, top, [*s.boon_druid, *s.boon_discards, *saved])
    if terms.has_hexes:
        s.hex_discards = [parse_hex(terms, name) for name in _texts(written, "hex_discards")]
        top = [parse_hex(terms, name) for name in _texts(written, "hexes")]
        s.hex_deck = _pile(s, terms.hexes, top, s.hex_discards)


def _pile(s: State, count: int, top: list[int], elsewhere: list[int]) -> list[int]:
    if len({*top, *elsewhere}) != len(top) + len(elsewhere):
        raise BadNotation("in-two-places", count=count)
    rest = [one for one in range(count) if one not in top and one not in elsewhere]
    s.dice.shuffle(rest)
    return rest + top[::-1]
