"""From a view back to a whole state: what is known as seen, what is unknown dealt at random."""

from collections import Counter

from moonlit.core import plain
from moonlit.core.codec import Plain, read_fields
from moonlit.core.dice import Dice
from moonlit.core.view import View
from moonlit.games.dominion.asking import BY_BOON, BY_HEX, BY_STATE
from moonlit.games.dominion.fate import BOON_KIND, BOON_SEAT
from moonlit.games.dominion.fixed import Terms
from moonlit.games.dominion.frames import frame_mark, is_out_of_sight
from moonlit.games.dominion.notation import PHASES, STATES, parse_boon, parse_card, parse_hex
from moonlit.games.dominion.starts import START_OF_TURN
from moonlit.games.dominion.state import (
    FACE_DOWN,
    MARK,
    NOBODY,
    NOTHING,
    OPEN,
    SEEN,
    Player,
    State,
)
from moonlit.games.dominion.view import HIDDEN
from moonlit.games.dominion.worlds import redeal

MISERIES = STATES[2:4]


def state_like(terms: Terms, view: View, dice: Dice) -> State:
    """A state that looks like `view` from its seat."""
    s = State(terms, 0)
    table = view.table
    read_fields(s, plain.table(table["bookkeeping"]))
    _read_turn(s, table)
    _read_piles(s, table)
    _read_fate(s, table)
    for written in plain.tables(table["seats"]):
        s.players.append(_read_player(s, written))
    _read_question(s, plain.table(table["decision"]))
    redeal(s, NOBODY if view.seat is None else view.seat, dice)
    return s


def _read_turn(s: State, table: dict[str, Plain]) -> None:
    s.seat = plain.number(table["turn"])
    s.phase = next(number for number, name in PHASES.items() if name == table["phase"])
    s.actions = plain.number(table["actions"])
    s.buys = plain.number(table["buys"])
    s.coins = plain.number(table["coins"])
    s.woods = NOBODY if table["woods"] is None else plain.number(table["woods"])


def _read_piles(s: State, table: dict[str, Plain]) -> None:
    piles = plain.table(table["piles"])
    s.supply = [plain.number(piles[name]) for name in s.terms.card_names]
    s.emptied = sum(
        count == 0 and s.terms.supply >> kind & 1 for kind, count in enumerate(s.supply)
    )
    down = Counter(plain.texts(table["face_down"]))
    for name in plain.texts(table["trash"]):
        flag = FACE_DOWN if down[name] else 0
        down[name] -= 1 if flag else 0
        s.trash.append(parse_card(s.terms, name) | flag)


def _read_fate(s: State, table: dict[str, Plain]) -> None:
    boons, hexes = plain.table(table["boons"]), plain.table(table["hexes"])
    s.boon_discards = [parse_boon(s.terms, name) for name in plain.texts(boons["discards"])]
    s.boon_druid = [parse_boon(s.terms, name) for name in plain.texts(boons["druid"])]
    s.boon_out = [parse_boon(s.terms, name) for name in plain.texts(boons["out"])]
    s.boon_taken = [parse_boon(s.terms, name) for name in plain.texts(boons["taken"])]
    for kept in plain.rows(boons["kept"]):
        s.boon_kept.append(parse_boon(s.terms, str(kept[0])) | plain.number(kept[1]) << BOON_SEAT)
    s.hex_discards = [parse_hex(s.terms, name) for name in plain.texts(hexes["discards"])]
    s.hex_out = [parse_hex(s.terms, name) for name in plain.texts(hexes["out"])]
    saved = [
        parse_boon(s.terms, name)
        for seat in plain.tables(table["seats"])
        for name in plain.texts(seat["saved"])
    ]
    lying = {*s.boon_discards, *s.boon_druid, *s.boon_out, *saved}
    lying |= {kept & BOON_KIND for kept in s.boon_kept}
    if s.terms.has_boons:
        s.boon_deck = [boon for boon in range(s.terms.boons) if boon not in lying]
    if s.terms.has_hexes:
        out = {*s.hex_discards, *s.hex_out}
        s.hex_deck = [hexed for hexed in range(s.terms.hexes) if hexed not in out]


def _read_player(s: State, written: dict[str, Plain]) -> Player:
    terms, player = s.terms, Player()
    read_fields(player, plain.table(written["bookkeeping"]))
    player.turns = plain.number(written["turns"])
    states = plain.texts(written["states"])
    player.mindset = next((STATES.index(name) + 1 for name in states if name in STATES[:2]), 0)
    player.misery = next((MISERIES.index(name) + 1 for name in states if name in MISERIES), 0)
    pool = _unknown(terms, written)
    player.play = [parse_card(terms, name) for name in plain.texts(written["play"])]
    player.hand = _read_zone(terms, plain.table(written["hand"]), pool)
    player.looked = _read_zone(terms, plain.table(written["looked"]), pool)
    player.discard = _read_zone(terms, plain.table(written["discard"]), pool)
    _top_last(terms, player, written)
    for name, is_open, mark in plain.rows(written["aside"]):
        kind = pool.pop() if name == HIDDEN else parse_card(terms, str(name))
        player.aside.append(kind | (OPEN if is_open else 0) | plain.number(mark) << MARK)
    player.deck = _read_deck(terms, plain.table(written["deck"]), pool)
    assert not pool
    hidden = [frame_mark(waiting) for waiting in s.pending if is_out_of_sight(waiting)]
    _read_marks(terms, player, plain.rows(written["marks"]), hidden)
    return player


def _unknown(terms: Terms, written: dict[str, Plain]) -> list[int]:
    """The cards a player owns that the viewer cannot place."""
    owned = plain.table(written["owned"])
    left = Counter({name: plain.number(count) for name, count in owned.items()})
    left.subtract(plain.texts(written["play"]))
    for zone in ("hand", "looked", "discard"):
        left.subtract(plain.texts(plain.table(written[zone])["cards"]))
    left.subtract(str(one[0]) for one in plain.rows(written["aside"]) if one[0] != HIDDEN)
    known = plain.rows(plain.table(written["deck"])["known"])
    left.subtract(str(one[1]) for one in known)
    return [parse_card(terms, name) for name in left.elements()]


def _read_zone(terms: Terms, written: dict[str, Plain], pool: list[int]) -> list[int]:
    shown = Counter(plain.texts(written["shown"]))
    cards = []
    for name in plain.texts(written["cards"]):
        flag = OPEN if shown[name] > 0 else 0
        shown[name] -= 1
        cards.append(parse_card(terms, name) | flag)
    missing = plain.number(written["count"]) - len(cards)
    return cards + [pool.pop() for _ in range(missing)]


def _top_last(terms: Terms, player: Player, written: dict[str, Plain]) -> None:
    """The top of a discard pile is known to all."""
    top = plain.table(written["discard"])["top"]
    if top is not None:
        card = parse_card(terms, str(top)) | OPEN
        player.discard.remove(card)
        player.discard.append(card)


def _read_deck(terms: Terms, written: dict[str, Plain], pool: list[int]) -> list[int]:
    known = {plain.number(one[0]): one for one in plain.rows(written["known"])}
    cards = []
    for depth in range(plain.number(written["count"])):
        if depth in known:
            _, name, is_open = known[depth]
            cards.append(parse_card(terms, str(name)) | (OPEN if is_open else SEEN))
        else:
            cards.append(pool.pop())
    return cards[::-1]


def _read_marks(
    terms: Terms, player: Player, written: list[list[Plain]], hidden: list[int]
) -> None:
    play, others, deck = written
    for index, mark in enumerate(play):
        player.play[index] |= plain.number(mark) << MARK
    for zone, name, mark in map(plain.items, others):
        cards = player.zone(plain.number(zone))
        kind = parse_card(terms, str(name))
        place = _last(cards, kind) if mark in hidden else _place(cards, kind)
        cards[place] |= plain.number(mark) << MARK
    for mark in deck:
        player.deck[-1] |= plain.number(mark) << MARK


def _place(cards: list[int], kind: int) -> int:
    """Where the last unmarked card of a kind lies, rather one that all know."""
    return _last(cards, kind | OPEN if kind | OPEN in cards else kind)


def _last(cards: list[int], card: int) -> int:
    return len(cards) - 1 - cards[::-1].index(card)


def _read_question(s: State, written: dict[str, Plain]) -> None:
    """What was picked so far; unknown picks are made anew with the cards."""
    if "picked" not in written:
        return
    about = written["about"]
    s.ask_about = NOTHING
    if isinstance(about, str) and about != HIDDEN:
        s.ask_about = _parse_asker(s.terms, about)
    picked = plain.texts(written["picked"])
    s.picked = [0 if name == HIDDEN else parse_card(s.terms, name) for name in picked]


def _parse_asker(terms: Terms, name: str) -> int:
    if name in terms.card_names:
        return terms.card_names.index(name)
    if name in terms.boon_names:
        return BY_BOON + terms.boon_names.index(name)
    if name in terms.hex_names:
        return BY_HEX + terms.hex_names.index(name)
    return BY_STATE + STATES.index(name) if name in STATES else START_OF_TURN
