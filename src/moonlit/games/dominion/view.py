"""What a seat sees of a match, built up from nothing.

Beside the table itself a view says what a careful player could have kept in mind: which cards all
know in a hand, a discard pile or on a deck, and which cards everybody owns.
"""

from moonlit.core.action import Seat
from moonlit.core.codec import Plain
from moonlit.games.dominion.actions import decision
from moonlit.games.dominion.fate import BOON_KIND, BOON_SEAT
from moonlit.games.dominion.frames import SAVED_BOON, frame_card, frame_kind
from moonlit.games.dominion.moves import is_pick_shown
from moonlit.games.dominion.notation import PHASES, STATES, VERBS, ZONES, name_asker, names_of
from moonlit.games.dominion.rules import to_act
from moonlit.games.dominion.scoring import owned, total
from moonlit.games.dominion.shape import (
    Aside,
    Boons,
    Cards,
    Decision,
    Deck,
    Hexes,
    Known,
    SeatView,
    StateName,
    TableView,
)
from moonlit.games.dominion.state import (
    ASIDE,
    DISCARDS,
    FACE_DOWN,
    HAND,
    KIND,
    LOOKED,
    MARK,
    NOBODY,
    NOTHING,
    OPEN,
    SEEN,
    Player,
    State,
    Terms,
)
from moonlit.games.dominion.worlds import is_about_drawn

HIDDEN = "?"

# Public numbers a seat needs to go on from here, not meant for people.
BOOKKEEPING = (
    "pending",
    "ends",
    "marks",
    "reveals",
    "has_bought",
    "has_played_silver",
    "merchants",
    "is_deluded",
    "is_envious",
    "has_faced_down",
    "is_over",
)
# What belongs to a question; whatever an earlier one left behind is nobody's business.
QUESTIONS: dict[str, tuple[str, ...]] = {
    "pick": ("ask_verb", "ask_card", "ask_zone", "ask_among", "ask_least", "ask_most"),
    "pile": ("ask_verb", "ask_card", "ask_among", "ask_least", "ask_most"),
    "may": ("ask_verb", "ask_card"),
    "order": ("ask_verb", "ask_card", "ask_among", "ask_least"),
    "boon": ("ask_verb", "ask_card", "ask_among"),
}
PLAYER_BOOKKEEPING = (
    "owed",
    "due",
    "saved",
    "buried",
    "gained",
    "trackers",
    "is_guarded",
    "has_wandered",
)


def table_of(s: State, seat: Seat | None) -> TableView:
    """The table through the eyes of a seat, or of an onlooker."""
    viewer = NOBODY if seat is None else seat
    terms = s.terms
    return {
        "turn": s.seat,
        "phase": PHASES[s.phase],
        "actions": s.actions,
        "buys": s.buys,
        "coins": s.coins,
        "decision": _decision(s, viewer),
        "piles": {name: s.supply[kind] for kind, name in enumerate(terms.card_names)},
        "supply": [name for kind, name in enumerate(terms.card_names) if terms.supply >> kind & 1],
        "trash": names_of(terms, s.trash),
        "face_down": names_of(terms, [c for c in s.trash if c & FACE_DOWN]),
        "boons": _boons(s),
        "hexes": _hexes(s),
        "woods": None if s.woods == NOBODY else s.woods,
        "seats": [_seat(s, owner, viewer) for owner in range(terms.players)],
        "bookkeeping": _bookkeeping(s, viewer),
    }


def _bookkeeping(s: State, viewer: int) -> dict[str, Plain]:
    """What lies under a Crypt is nobody else's business (D-INFO-3)."""
    kind = decision(s)
    names = (*BOOKKEEPING, *QUESTIONS.get(kind, ()))
    found = {name: _plain(getattr(s, name)) for name in names}
    if kind == "pick" and s.ask_zone == ASIDE and to_act(s) != viewer:
        found["ask_among"] = 0
    return found


def _plain(value: object) -> Plain:
    if isinstance(value, list):
        return list[Plain](value)
    assert isinstance(value, int)
    return value


def _decision(s: State, viewer: int) -> Decision:
    """What is being decided; what was picked so far only its chooser sees."""
    kind, chooser = decision(s), to_act(s)
    if kind == "over":
        return {"kind": kind, "seat": None}
    if kind == "act" or kind == "buy" or kind == "night":
        return {"kind": kind, "seat": chooser}
    is_mine = viewer == chooser
    is_seen = is_mine or is_pick_shown(s)
    picked = [s.terms.card_names[card] for card in s.picked] if kind == "pick" else []
    return {
        "kind": kind,
        "seat": chooser,
        "verb": VERBS[s.ask_verb],
        "asker": name_asker(s.terms, s.ask_card),
        "about": _about(s, is_mine),
        "zone": ZONES[s.ask_zone] if kind == "pick" else None,
        "picked": picked if is_seen else [HIDDEN] * len(picked),
    }


def _about(s: State, is_mine: bool) -> str | None:
    """A card just drawn is nobody else's business (D-BASE-7)."""
    if s.ask_about == NOTHING:
        return None
    return HIDDEN if is_about_drawn(s) and not is_mine else name_asker(s.terms, s.ask_about)


def _boons(s: State) -> Boons:
    names = s.terms.boon_names
    return {
        "deck": len(s.boon_deck),
        "discards": [names[boon] for boon in sorted(s.boon_discards)],
        "druid": [names[boon] for boon in s.boon_druid],
        "kept": [[names[kept & BOON_KIND], kept >> BOON_SEAT] for kept in s.boon_kept],
        "out": [names[boon] for boon in s.boon_out],
        "taken": [names[boon] for boon in s.boon_taken],
    }


def _hexes(s: State) -> Hexes:
    names = s.terms.hex_names
    return {
        "deck": len(s.hex_deck),
        "discards": [names[hexed] for hexed in sorted(s.hex_discards)],
        "out": [names[hexed] for hexed in s.hex_out],
    }


def _seat(s: State, owner: int, viewer: int) -> SeatView:
    """A player's cards as the viewer knows them."""
    terms, player = s.terms, s.players[owner]
    is_mine = owner == viewer
    counts = owned(terms, player)
    return {
        "hand": _zone(terms, player.hand, is_mine),
        "deck": _deck(terms, player, is_mine),
        "discard": {
            "top": terms.card_names[player.discard[-1] & KIND] if player.discard else None,
            **_zone(terms, player.discard, is_mine),
        },
        "play": [terms.card_names[card & KIND] for card in player.play],
        "aside": [_aside(terms, card, is_mine) for card in sorted(player.aside, key=_place)],
        "looked": _zone(terms, player.looked, is_mine),
        "owned": {terms.card_names[kind]: n for kind, n in enumerate(counts) if n},
        "states": _states(player),
        "turns": player.turns,
        "points": total(s, owner),
        "saved": [terms.boon_names[boon] for boon in _saved(player)],
        "marks": _marks(s, player, is_mine),
        "bookkeeping": {name: _plain(getattr(player, name)) for name in PLAYER_BOOKKEEPING},
    }


def _zone(terms: Terms, cards: list[int], is_mine: bool) -> Cards:
    """How many cards, which of them all know, and to the owner all of them."""
    shown = [card for card in cards if card & OPEN]
    seen = names_of(terms, cards if is_mine else shown)
    return {
        "count": len(cards),
        "cards": seen,
        "shown": names_of(terms, shown),
    }


def _deck(terms: Terms, player: Player, is_mine: bool) -> Deck:
    """How many cards, and the places from the top of those that are known."""
    seen = OPEN | SEEN if is_mine else OPEN
    known: list[Known] = [
        [depth, terms.card_names[card & KIND], card & OPEN != 0]
        for depth, card in enumerate(reversed(player.deck))
        if card & seen
    ]
    return {"count": len(player.deck), "known": known}


def _place(card: int) -> tuple[int, bool, int]:
    """Cards set aside in an order that tells nothing of those that lie face down (D-INFO-3)."""
    return card >> MARK, card & OPEN == 0, card & KIND


def _aside(terms: Terms, card: int, is_mine: bool) -> Aside:
    name = terms.card_names[card & KIND] if is_mine or card & OPEN else HIDDEN
    return [name, card & OPEN != 0, card >> MARK]


def _states(player: Player) -> list[StateName]:
    found = [STATES[player.mindset - 1]] if player.mindset else []
    return found + ([STATES[1 + player.misery]] if player.misery else [])


def _saved(player: Player) -> list[int]:
    """Saved Boons lie in front of the player until they are received (D-BLESSED-2)."""
    return player.saved + [frame_card(due) for due in player.due if frame_kind(due) == SAVED_BOON]


def _marks(s: State, player: Player, is_mine: bool) -> list[Plain]:
    """Which cards some effect has to find again, as far as the viewer knows where they lie."""
    play: list[Plain] = [card >> MARK for card in player.play]
    others: list[Plain] = []
    for zone in (HAND, DISCARDS, LOOKED):
        # By mark, since in which order cards lie there is nobody's business (D-INFO-5).
        for card in sorted(player.zone(zone), key=lambda card: card >> MARK):
            if card >> MARK and (is_mine or card & OPEN):
                others.append([zone, s.terms.card_names[card & KIND], card >> MARK])
    deck = [card >> MARK for card in player.deck[-1:]]
    return [play, others, list[Plain](deck)]
