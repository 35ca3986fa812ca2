"""Moves by name: the action a move is, the move an action means, and why one is refused."""

from moonlit.core.action import Action, Seat
from moonlit.core.errors import BadNotation, IllegalAction, NotYourTurn, TableError
from moonlit.games.wonder_book import asking, frames, menu
from moonlit.games.wonder_book.frames import (
    frame_a,
    frame_b,
    frame_card,
    frame_hero,
    frame_kind,
    frame_place,
)
from moonlit.games.wonder_book.menu import SEAT, move_first, move_seat, move_second, move_verb
from moonlit.games.wonder_book.names import REASONS, foe_names
from moonlit.games.wonder_book.refusals import CLAUSES, KNOWN_VERBS, refused_action
from moonlit.games.wonder_book.rules import EVERYBODY, to_act
from moonlit.games.wonder_book.shape import DecisionKind
from moonlit.games.wonder_book.state import State

MOVE_BITS = (1 << SEAT) - 1


def seats_to_act(s: State) -> tuple[Seat, ...]:
    """The seats that may decide: everybody in what concerns the group."""
    if s.is_over:
        return ()
    seat = to_act(s)
    if seat == EVERYBODY:
        return tuple(Seat(one) for one in range(s.program.players))
    return (Seat(seat),)


def decision(s: State) -> DecisionKind:
    """What is being decided, `over` when nothing is."""
    if s.is_over:
        return "over"
    f = s.pending[-1]
    match frame_kind(f):
        case frames.NEXT_TURN:
            return "next_turn"
        case frames.TURN:
            return "turn"
        case frames.EXTRA:
            return "extra"
        case frames.TRADE:
            return "trade"
    return REASONS[frame_b(f)]


def action_of(s: State, packed: int) -> Action:
    """The action a legal move stands for."""
    return Action(Seat(move_seat(packed)), *_words(s, packed & MOVE_BITS))


def _words(s: State, packed: int) -> tuple[str, tuple[str, ...]]:
    f = s.pending[-1]
    match frame_kind(f):
        case frames.TURN | frames.EXTRA:
            verb, names = _hero_words(s, packed)
            return verb, (s.program.hero_names[frame_hero(f)], *names)
        case frames.NEXT_TURN:
            return "turn", (s.program.hero_names[move_first(packed)],)
        case frames.TRADE:
            return _trade_words(s, packed)
    return _answer_words(s, f, packed)


def _hero_words(s: State, packed: int) -> tuple[str, tuple[str, ...]]:
    """What a hero does with an action."""
    p, first = s.program, move_first(packed)
    match move_verb(packed):
        case menu.PASS:
            return "pass", ()
        case menu.MOVE:
            return "move", (p.area_names[first],)
        case menu.COLLECT:
            return "collect", ()
        case menu.ATTACK:
            return "attack", ()
        case menu.SKILL:
            return "skill", (p.skill_names[first],)
        case menu.INTERACT:
            return "interact", (p.card_names[p.object_card[first]],)
        case menu.SPECIAL:
            return "special", (p.special_names[first],)
        case verb:
            other = p.hero_names[move_second(packed)]
            return "give" if verb == menu.GIVE else "take", (p.thing_names[first], other)


def _trade_words(s: State, packed: int) -> tuple[str, tuple[str, ...]]:
    p, first = s.program, move_first(packed)
    taker = p.hero_names[move_second(packed)]
    match move_verb(packed):
        case menu.HAND:
            return "hand", (p.thing_names[first], taker)
        case menu.HAND_SPARK:
            return "spark", (p.hero_names[first], taker)
    return "done", ()


def _answer_words(s: State, f: int, packed: int) -> tuple[str, tuple[str, ...]]:
    """An answer to a question."""
    verb, what = move_verb(packed), frame_a(f)
    if verb == menu.DECLINE:
        return "no" if what == asking.FOR_YES else "none", ()
    if verb == menu.ACCEPT:
        return "yes", ()
    if verb == menu.ANY_ORDER:
        return "rest", ()
    word, names = _object_words(s, f, what, move_first(packed))
    return word, (*names, "all") if verb == menu.PICK_FOR_ALL else names


def _object_words(s: State, f: int, what: int, thing: int) -> tuple[str, tuple[str, ...]]:
    """What is chosen."""
    p, why = s.program, frame_b(f)
    match what:
        case asking.FOR_PERSON:
            return "victim" if why == asking.VICTIM else "hero", (p.person_names[thing],)
        case asking.FOR_FOE:
            kind, *names = foe_names(s, thing)
            return kind, tuple(names)
        case asking.FOR_AREA:
            return "way" if why == asking.WAY else "area", (p.area_names[thing],)
        case asking.FOR_OPTION:
            return "choose", (p.option_names[frame_place(f) + thing],)
        case asking.FOR_THING:
            return "card", (p.thing_names[thing],)
        case asking.FOR_SIDE:
            return "side", (p.skill_names[thing],)
        case asking.FOR_SPECIAL:
            return "use", (p.special_names[thing],)
    return "wyrmcard", (p.wyrm_names[s.wyrm_deck[len(s.wyrm_deck) - 1 - thing]],)


def move_of(s: State, action: Action) -> int:
    """The move an action stands for; raises what is wrong with it, the clause included."""
    seats = seats_to_act(s)
    if not seats:
        raise NotYourTurn("match-over", clause="W-END-3", seat=action.seat)
    if action.seat not in seats:
        raise _not_your_turn(s, action)
    for packed in s.menu:
        if _words(s, packed) == (action.verb, action.names):
            return packed | action.seat << SEAT
    raise _refusal(s, action)


def _not_your_turn(s: State, action: Action) -> TableError:
    turn = seats_to_act(s)[0]
    return NotYourTurn("not-your-turn", clause="W-PP-3", seat=action.seat, turn=turn)


def _refusal(s: State, action: Action) -> TableError:
    """The reason why an action is not possible here."""
    if action.verb not in KNOWN_VERBS:
        return BadNotation("not-an-action", text=str(action))
    kind = decision(s)
    if kind in ("turn", "extra"):
        return refused_action(s, frame_hero(s.pending[-1]), action)
    offered = {_words(s, packed)[0] for packed in s.menu}
    if action.verb in offered and action.names:
        return IllegalAction("not-on-offer", clause=CLAUSES[kind], name=action.names[0])
    return IllegalAction("other-decision", clause=CLAUSES[kind], decision=kind)


def asker(s: State) -> str | None:
    """The card on which a question rests."""
    card = frame_card(s.pending[-1])
    return None if card == frames.NO_CARD else s.program.card_names[card]
