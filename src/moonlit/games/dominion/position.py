"""Written positions: a table laid out by hand, for tests, bug reports and outside checkers.

Every part may be left out; what is not said is as at the start of a match with the given config,
but hands, decks and discard pile are empty. Cards in a deck, Boons and Hexes are written from the
top, a discard pile from the bottom.
"""

from collections.abc import Mapping, Sequence

from moonlit.core.codec import Plain
from moonlit.core.errors import BadNotation
from moonlit.core.game import Config
from moonlit.core.journal import Journal
from moonlit.games.dominion.config import DRUIDS_BOONS
from moonlit.games.dominion.fixed import Terms
from moonlit.games.dominion.frames import ACT, BUY, LATER, NIGHT, START_TURN, frame
from moonlit.games.dominion.meta import Dominion
from moonlit.games.dominion.notation import PHASES, STATES, parse_boon, parse_card, parse_hex
from moonlit.games.dominion.rules import settle
from moonlit.games.dominion.state import (
    DELUDED,
    ENVIOUS,
    MARK,
    NOBODY,
    OPEN,
    Player,
    State,
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
UNDER = {"crypt": "D-CRYPT-1", "ghost": "D-GHOST-3"}
MINDSETS = {"deluded": DELUDED, "envious": ENVIOUS}
MISERIES = {"miserable": 1, "twice_miserable": 2}
STARTS = {"action": ACT, "buy": BUY, "night": NIGHT, "start": START_TURN}


def lay_out(game: Dominion, config: Config, written: Plain, seed: int, journal: Journal) -> State:
    """A position of a match with a checked config."""
    if not isinstance(written, dict):
        raise BadNotation("not-a-table", option="position")
    return read_position(game.terms(config), written, seed, journal)


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
        raise BadNotation("too-many-seats", seats=len(seats), players=terms.players)
    for seat in range(terms.players):
        of_seat = seats[seat] if seat < len(seats) else {}
        if not isinstance(of_seat, dict):
            raise BadNotation("not-a-table", option="seats")
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
    s.pending.append(frame(STARTS[phase], s.seat))
    if phase == "start":
        return
    s.phase = next(number for number, name in PHASES.items() if name == phase)
    if phase == "buy":
        begin_buying(s, j)


def _check_keys(written: Mapping[str, Plain], known: Sequence[str]) -> None:
    for key in written:
        if key not in known:
            raise BadNotation("unknown-key", key=key, known=tuple(known))


def _number(written: Mapping[str, Plain], key: str, usual: int, most: int) -> int:
    value = written.get(key, usual)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadNotation("not-a-number", key=key, value=str(value), most=most)
    return value


def _yes(written: Mapping[str, Plain], key: str) -> bool:
    value = written.get(key, False)
    if not isinstance(value, bool):
        raise BadNotation("not-yes-or-no", option=key)
    return value


def _list(written: Mapping[str, Plain], key: str) -> list[Plain]:
    value = written.get(key, [])
    if not isinstance(value, list):
        raise BadNotation("not-a-list", option=key)
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
        raise BadNotation("not-a-table", option="piles")
    for name in piles:
        kind = parse_card(s.terms, name)
        if not s.terms.has(s.terms.returnable, kind):
            raise BadNotation("no-pile", clause="D-RETURN-1", name=name)
        s.supply[kind] = _number(piles, name, 0, 200)
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
    player.saved = _boons(s.terms, written, "saved")
    player.turns = _number(written, "turns", 0, 999)
    player.gained = _number(written, "gained", 0, 99)
    player.is_guarded = _yes(written, "guarded")
    for name in _texts(written, "states"):
        _take_state(s, seat, player, name)
    return player


def _read_duration(s: State, seat: int, player: Player, written: Plain) -> None:
    """A card of an earlier turn with something left to do, and what lies under it."""
    cards = written if isinstance(written, list) else [written]
    kinds = [parse_card(s.terms, str(name)) for name in cards]
    if not kinds:
        raise BadNotation("not-a-name", key="durations", value="")
    _check_under(s.terms, kinds[0], kinds[1:])
    mark = s.new_mark()
    player.play.append(kinds[0] | mark << MARK)
    player.owed.append(frame(LATER, seat, kinds[0], 0, 0, 0, mark))
    player.aside += [kind | OPEN | mark << MARK for kind in kinds[1:]]
    if s.terms.card_names[kinds[0]] == "crypt":
        player.buried += [kind | mark << MARK for kind in kinds[1:]]


def _check_under(terms: Terms, kind: int, under: list[int]) -> None:
    """Treasures lie under Crypt, one Action under Ghost, nothing under other Durations."""
    name = terms.card_names[kind]
    if not terms.has(terms.duration_kinds, kind):
        raise BadNotation("not-a-duration", clause="D-DUR-1", name=name)
    match name:
        case "crypt":
            fits = under and all(terms.has(terms.treasure_kinds, one) for one in under)
        case "ghost":
            fits = len(under) == 1 and terms.has(terms.action_kinds, under[0])
        case _:
            fits = not under
    if not fits:
        raise BadNotation("wrong-cards-under", clause=UNDER.get(name, "D-DUR-1"), name=name)


def _take_state(s: State, seat: int, player: Player, name: str) -> None:
    if name not in STATES:
        raise BadNotation("unknown-state", name=name, known=STATES)
    is_woods = name == "lost_in_the_woods"
    if not (s.terms.has_woods if is_woods else s.terms.has_hexes):
        clause = "D-SETUP-6" if is_woods else "D-SETUP-5"
        raise BadNotation("not-in-match", clause=clause, name=name)
    if is_woods:
        _check_free(name, s.woods == NOBODY, "D-STATE-5")
        s.woods = seat
    elif name in MINDSETS:
        _check_free(name, player.mindset == 0, "D-STATE-2")
        player.mindset = MINDSETS[name]
    else:
        _check_free(name, player.misery == 0, "D-STATE-4")
        player.misery = MISERIES[name]


def _check_free(name: str, is_free: bool, clause: str) -> None:
    if not is_free:
        raise BadNotation("state-taken", clause=clause, name=name)


def _read_fate(s: State, written: Mapping[str, Plain]) -> None:
    """The named Boons and Hexes lie on top, in this order; the others below, shuffled."""
    terms = s.terms
    saved = [boon for player in s.players for boon in player.saved]
    top, discards = _boons(terms, written, "boons"), _boons(terms, written, "boon_discards")
    if terms.has_boons:
        s.boon_druid = _beside_druid(terms, written, [*top, *discards, *saved])
        s.boon_discards = discards
        s.boon_deck = _pile(s, terms.boons, top, [*s.boon_druid, *discards, *saved])
    top, discards = _hexes(terms, written, "hexes"), _hexes(terms, written, "hex_discards")
    if terms.has_hexes:
        s.hex_discards = discards
        s.hex_deck = _pile(s, terms.hexes, top, discards)


def _boons(terms: Terms, written: Mapping[str, Plain], key: str) -> list[int]:
    boons = [parse_boon(terms, name) for name in _texts(written, key)]
    if boons and not terms.has_boons:
        raise BadNotation("not-in-match", clause="D-SETUP-4", name=terms.boon_names[boons[0]])
    return boons


def _hexes(terms: Terms, written: Mapping[str, Plain], key: str) -> list[int]:
    hexes = [parse_hex(terms, name) for name in _texts(written, key)]
    if hexes and not terms.has_hexes:
        raise BadNotation("not-in-match", clause="D-SETUP-5", name=terms.hex_names[hexes[0]])
    return hexes


def _beside_druid(terms: Terms, written: Mapping[str, Plain], elsewhere: list[int]) -> list[int]:
    """The Boons beside Druid: as written, as the config says, or some that lie nowhere else."""
    chosen = _boons(terms, written, "druid")
    if chosen and not terms.has_druid:
        raise BadNotation("no-druid", clause="D-SETUP-6")
    if chosen and len(chosen) != DRUIDS_BOONS:
        raise BadNotation("not-three-boons", clause="D-DRUID-1", count=len(chosen))
    if chosen or not terms.has_druid:
        return chosen
    free = [boon for boon in range(terms.boons) if boon not in elsewhere]
    return list(terms.druid_boons) or free[:DRUIDS_BOONS]


def _pile(s: State, count: int, top: list[int], elsewhere: list[int]) -> list[int]:
    if len({*top, *elsewhere}) != len(top) + len(elsewhere):
        raise BadNotation("in-two-places", count=count)
    rest = [one for one in range(count) if one not in top and one not in elsewhere]
    s.dice.shuffle(rest)
    return rest + top[::-1]
