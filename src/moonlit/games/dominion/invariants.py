"""What must hold of every state: nothing lost or doubled, nothing out of bounds, no false flag."""

from collections import Counter
from collections.abc import Iterator
from functools import reduce
from operator import add, or_

from moonlit.games.dominion.fate import BOON_KIND, BOON_SEAT
from moonlit.games.dominion.frames import (
    MOST_MARKS,
    SAVED_BOON,
    frame_card,
    frame_keeper,
    frame_kind,
    frame_mark,
    frame_seat,
    is_out_of_sight,
)
from moonlit.games.dominion.moves import move_count
from moonlit.games.dominion.scoring import owned
from moonlit.games.dominion.state import (
    FACE_DOWN,
    KIND,
    MARK,
    NOBODY,
    OPEN,
    SEEN,
    STARTING,
    Player,
    State,
)

MOST_MISERY = 2
FLAGS = (1 << MARK) - 1
# Which flags a card can carry where it lies.
ALLOWED = {
    "hand": KIND | OPEN,
    "deck": KIND | OPEN | SEEN,
    "discard": KIND | OPEN,
    "play": KIND,
    "aside": KIND | OPEN,
    "looked": KIND | OPEN,
}


def broken_invariants(s: State) -> Iterator[str]:
    """What is wrong with a state; usually nothing."""
    yield from _cards(s)
    yield from _trash(s)
    yield from _fate(s)
    yield from _states(s)
    yield from _numbers(s)
    yield from _turns(s)
    yield from _marks(s)
    yield from _question(s)
    for seat, player in enumerate(s.players):
        yield from (f"seat {seat}: {wrong}" for wrong in _player(s, seat, player))


def _cards(s: State) -> Iterator[str]:
    """Every card is in one place."""
    terms = s.terms
    wanted = list(terms.pile)
    for kind in terms.start:
        wanted[kind] += terms.players
    for kind in terms.trash:
        wanted[kind] += 1
    found = list(s.supply)
    for card in s.trash:
        found[card & KIND] += 1
    for player in s.players:
        found = list(map(add, found, owned(terms, player)))
    for kind, name in enumerate(terms.card_names):
        if found[kind] != wanted[kind]:
            yield f"{found[kind]} {name} instead of {wanted[kind]}"
        if s.supply[kind] and not terms.returnable >> kind & 1:
            yield f"a pile of {name}"


def _trash(s: State) -> Iterator[str]:
    """Only what Necromancer can play lies face down, and only until the end of the turn."""
    eligible = s.terms.action_kinds & ~s.terms.duration_kinds
    for card in s.trash:
        if card & ~(KIND | FACE_DOWN):
            yield f"the trash holds {card}"
        if card & FACE_DOWN and not (s.has_faced_down and s.terms.has(eligible, card & KIND)):
            yield f"{s.terms.card_names[card & KIND]} lies face down"


def _fate(s: State) -> Iterator[str]:
    """Every Boon and every Hex is in one place."""
    boons = s.boon_deck + s.boon_discards + s.boon_druid + s.boon_out
    boons += [kept & BOON_KIND for kept in s.boon_kept]
    for player in s.players:
        boons += player.saved
        boons += [frame_card(due) for due in player.due if frame_kind(due) == SAVED_BOON]
    if sorted(boons) != list(range(s.terms.boons if s.terms.has_boons else 0)):
        yield f"Boons {sorted(boons)}"
    if not {*s.boon_taken} <= {*s.boon_out}:
        yield f"Boons {s.boon_taken} are taken and not out"
    if any(kept >> BOON_SEAT >= s.terms.players for kept in s.boon_kept):
        yield f"kept Boons {s.boon_kept} lie before nobody"
    hexes = s.hex_deck + s.hex_discards + s.hex_out
    if sorted(hexes) != list(range(s.terms.hexes if s.terms.has_hexes else 0)):
        yield f"Hexes {sorted(hexes)}"


def _states(s: State) -> Iterator[str]:
    """States exist only in matches that put them out."""
    if s.woods != NOBODY and not (s.terms.has_woods and 0 <= s.woods < s.terms.players):
        yield f"seat {s.woods} is lost in the woods"
    for seat, player in enumerate(s.players):
        has_state = player.mindset != 0 or player.misery != 0
        if has_state and not s.terms.has_hexes:
            yield f"seat {seat} has a State without Hexes"
        if not (0 <= player.misery <= MOST_MISERY and 0 <= player.mindset <= MOST_MISERY):
            yield f"seat {seat} has States {player.mindset} and {player.misery}"


def _numbers(s: State) -> Iterator[str]:
    if min(s.actions, s.buys, s.coins, s.merchants, *s.supply) < 0:
        yield f"less than nothing: {s.actions} Actions, {s.buys} Buys, {s.coins} coins"
    emptied = sum(s.terms.supply >> k & 1 and n == 0 for k, n in enumerate(s.supply))
    if emptied != s.emptied:
        yield f"{emptied} empty piles are counted as {s.emptied}"


def _turns(s: State) -> Iterator[str]:
    """Turns go round: whoever sits between the first player and this one had as many as they."""
    turns = [player.turns for player in s.players]
    if max(turns) - min(turns) > 1 or turns[s.seat] != max(turns):
        yield f"turns {turns} with seat {s.seat} on turn"
    if s.is_over == bool(s.pending):
        yield f"over is {s.is_over} with {len(s.pending)} frames"


def _marks(s: State) -> Iterator[str]:
    """A card that an effect has to find again is marked like no other one."""
    marks: Counter[int] = Counter()
    for player in s.players:
        for cards in (player.hand, player.deck, player.discard, player.play, player.looked):
            if max(cards, default=0) >> MARK:
                marks.update(card >> MARK for card in cards if card >> MARK)
        highest = [card >> MARK for card in player.aside]
        highest += [max(frame_mark(one), frame_keeper(one)) for one in player.owed + player.due]
        if max(highest, default=0) > s.marks:
            yield f"a mark above {s.marks}"
    shared = {frame_mark(waiting) for waiting in s.pending if is_out_of_sight(waiting)}
    twice = (mark for mark, count in marks.items() if count > 1 and mark not in shared)
    yield from (f"mark {mark} is used twice" for mark in twice)
    if not max(marks, default=0) <= s.marks <= MOST_MARKS:
        yield f"marks up to {max(marks, default=0)} with {s.marks} given"


def _question(s: State) -> Iterator[str]:
    """Whoever is asked can answer."""
    if s.pending and move_count(s) < 1:
        yield "nothing can be done"
    if any(frame_seat(waiting) >= s.terms.players for waiting in s.pending):
        yield "nobody sits there"


def _player(s: State, seat: int, player: Player) -> Iterator[str]:
    """Flags fit the place; nothing is left over from what came before."""
    for name, allowed in ALLOWED.items():
        cards: list[int] = getattr(player, name)
        if reduce(or_, cards, 0) & FLAGS & ~allowed:
            yield f"{name} {cards}"
    if player.discard and not player.discard[-1] & OPEN:
        yield "the top of the discard pile is hidden"
    if s.is_over and player.looked:
        yield "cards are still being looked at"
    if player.due and (s.phase != STARTING or seat != s.seat):
        yield "start-of-turn effects at another time"
    if player.aside or player.buried:
        yield from _aside(s, player)


def _aside(s: State, player: Player) -> Iterator[str]:
    """What is set aside waits for something, and lay openly before it went under a Crypt."""
    under = Counter(card & ~OPEN for card in player.aside)
    crypts = {card >> MARK for card in player.buried}
    if any(under[card] > player.buried.count(card) for card in under if card >> MARK in crypts):
        yield "more lies under a Crypt than went there"
    if not crypts <= {card >> MARK for card in player.aside}:
        yield "nothing is left under a Crypt"
    keepers = {frame_mark(one) for one in player.owed + player.due + s.ends + s.pending}
    for card in player.aside:
        if card >> MARK not in keepers - {0}:
            yield f"{s.terms.card_names[card & KIND]} is set aside for nothing"
        if not card & OPEN and not s.terms.has(s.terms.treasure_kinds, card & KIND):
            yield f"{s.terms.card_names[card & KIND]} lies face down under a Crypt"
