"""Moves by name: the action a move is, the move an action means, and why one is refused."""

from moonlit.core.action import Action, Seat
from moonlit.core.errors import BadNotation, IllegalAction, NotYourTurn, TableError
from moonlit.games.dominion import frames, gaining, moves, notation, state
from moonlit.games.dominion.frames import frame_card, frame_kind
from moonlit.games.dominion.moves import move_at, move_count, move_object, move_verb
from moonlit.games.dominion.notation import DECISIONS, VERBS, name_asker
from moonlit.games.dominion.rules import to_act
from moonlit.games.dominion.shape import DecisionKind
from moonlit.games.dominion.starts import START_OF_TURN
from moonlit.games.dominion.state import NOBODY, State, count_of

# The clause on which a decision rests when something else than its options is asked for.
CLAUSES = {
    "act": "D-ACT-1",
    "buy": "D-BUYPH-2",
    "night": "D-NIGHT-1",
    "pick": "D-CHOICE-1",
    "pile": "D-GAIN-5",
    "may": "D-CHOICE-2",
}
ASKED_CLAUSES = {"druid": "D-DRUID-2", "fool": "D-FOOL-3", notation.START_OF_TURN: "D-TURN-2"}
GAIN_ORDER = "D-GAIN-7"
PLAY_CLAUSES = {"act": "D-ACT-1", "buy": "D-BUYPH-1", "night": "D-NIGHT-1"}
_TRIGGERS = {gaining.OWN_EFFECT: "own", gaining.EXCHANGE: "exchange", gaining.TRACKER: "topdeck"}


def decision(s: State) -> DecisionKind:
    """What is being decided, `over` when nothing is."""
    return DECISIONS[frame_kind(s.pending[-1])] if s.pending else "over"


def action_of(s: State, packed: int) -> Action:
    """The action a legal move stands for."""
    seat = Seat(to_act(s))
    verb, thing = move_verb(packed), move_object(packed)
    names = s.terms.card_names
    match verb:
        case moves.STOP:
            return Action(seat, _stop(s))
        case moves.PLAY_CARD:
            return Action(seat, "play", (names[thing],))
        case moves.PLAY_TREASURES:
            return Action(seat, "treasures")
        case moves.BUY_CARD:
            return Action(seat, "buy", (names[thing],))
        case moves.PICK_CARD | moves.GAIN_CARD:
            return Action(seat, VERBS[s.ask_verb], (names[thing],))
        case moves.ACCEPT:
            return Action(seat, VERBS[s.ask_verb], _about(s))
        case moves.TAKE_BOON:
            return Action(seat, "receive", (s.terms.boon_names[thing],))
    return Action(seat, "resolve", _effect(s, thing))


def _stop(s: State) -> str:
    return "end" if frame_kind(s.pending[-1]) <= frames.NIGHT else "no" if _is_yes_no(s) else "done"


def _is_yes_no(s: State) -> bool:
    """Declining says no; ending a choice of several says done."""
    return frame_kind(s.pending[-1]) != frames.PICK or not s.picked


def _about(s: State) -> tuple[str, ...]:
    return () if s.ask_about == state.NOTHING else (name_asker(s.terms, s.ask_about),)


def _effect(s: State, place: int) -> tuple[str, ...]:
    """An effect by name: a trigger of a gain, or what is due at the start of the turn."""
    if s.ask_card != START_OF_TURN:
        trigger = _TRIGGERS[1 << place]
        return (trigger, s.terms.card_names[s.ask_card])
    due = s.players[to_act(s)].due
    if place == len(due):
        return ("lost_in_the_woods",)
    return _due(s, due, place)


def _due(s: State, due: list[int], place: int) -> tuple[str, ...]:
    is_boon = frame_kind(due[place]) == frames.SAVED_BOON
    names = s.terms.boon_names if is_boon else s.terms.card_names
    name = names[frame_card(due[place])]
    earlier = sum(
        (frame_kind(one), frame_card(one)) == (frame_kind(due[place]), frame_card(due[place]))
        for one in due[:place]
    )
    return (name, str(earlier + 1)) if earlier else (name,)


def move_of(s: State, action: Action) -> int:
    """The move an action stands for; raises what is wrong with it, the clause included."""
    if action.seat != to_act(s):
        raise _not_your_turn(s, action)
    every = [move_at(s, index) for index in range(move_count(s))]
    for packed in every:
        offered = action_of(s, packed)
        if (offered.verb, offered.names) == (action.verb, action.names):
            return packed
    raise _refusal(s, action)


def _not_your_turn(s: State, action: Action) -> TableError:
    if to_act(s) == NOBODY:
        return NotYourTurn("match-over", clause="D-END-1", seat=action.seat)
    return NotYourTurn("not-your-turn", clause="D-TURN-1", seat=action.seat, turn=to_act(s))


KNOWN_VERBS = ("end", "done", "no", "treasures", "buy", *VERBS.values())


def _refusal(s: State, action: Action) -> TableError:
    """The reason why an action is not possible here."""
    if action.verb not in KNOWN_VERBS:
        return BadNotation("not-an-action", text=str(action))
    kind = decision(s)
    if action.verb == "buy" and kind == "buy" and len(action.names) == 1:
        return _refused_purchase(s, action.names[0])
    if action.verb == "play" and kind in PLAY_CLAUSES and len(action.names) == 1:
        return _refused_play(s, action.names[0], kind)
    offered = {action_of(s, move_at(s, index)).verb for index in range(move_count(s))}
    if action.verb in offered and action.names:
        name = action.names[0]
        return IllegalAction("not-on-offer", clause=_clause(s, kind, name), name=name)
    return IllegalAction("other-decision", clause=_clause(s, kind, ""), decision=kind)


def _clause(s: State, kind: str, name: str) -> str:
    """What a decision rests on; a pile outside the Supply is refused for what it is."""
    if kind in ("boon", "order"):
        return ASKED_CLAUSES.get(name_asker(s.terms, s.ask_card), GAIN_ORDER)
    if kind == "pile" and name in s.terms.card_names:
        is_in_supply = s.terms.has(s.terms.supply, s.terms.card_names.index(name))
        return CLAUSES[kind] if is_in_supply else "D-GAIN-6"
    return CLAUSES[kind]


def _refused_purchase(s: State, name: str) -> TableError:
    terms = s.terms
    if name not in terms.card_names:
        return BadNotation("unknown-card", name=name)
    kind = terms.card_names.index(name)
    if not terms.has(terms.supply, kind):
        return IllegalAction("not-in-supply", clause="D-NONSUP-1", name=name)
    if s.supply[kind] == 0:
        return IllegalAction("pile-empty", clause="D-BUYPH-2", name=name)
    if s.buys == 0:
        return IllegalAction("no-buys", clause="D-BUYPH-2")
    if s.is_deluded and terms.has(terms.action_kinds, kind):
        return IllegalAction("deluded", clause="D-DELUDED-1", name=name)
    return IllegalAction(
        "too-expensive", clause="D-BUYPH-2", name=name, cost=terms.cost[kind], coins=s.coins
    )


def _refused_play(s: State, name: str, kind: str) -> TableError:
    terms = s.terms
    if name not in terms.card_names:
        return BadNotation("unknown-card", name=name)
    card = terms.card_names.index(name)
    if count_of(s.players[s.seat].hand, card) == 0:
        return IllegalAction("not-in-hand", clause=PLAY_CLAUSES[kind], name=name)
    if kind == "buy" and terms.has(terms.treasure_kinds, card):
        return IllegalAction("already-bought", clause="D-BUYPH-1", name=name)
    return IllegalAction("other-phase", clause=PLAY_CLAUSES[kind], name=name, phase=kind)
