"""Moves by name: the action a move is, the move an action means, and why one is refused."""

from moonlit.core.action import Action, Seat
from moonlit.core.errors import BadNotation, IllegalAction, NotYourTurn, TableError
from moonlit.core.frame import frame_kind, frame_seat
from moonlit.games.nocturne import frames, moves
from moonlit.games.nocturne.notation import (
    Names,
    format_cell,
    format_token,
    names_in_bag,
    parse_cell,
    parse_token,
)
from moonlit.games.nocturne.rules import to_act
from moonlit.games.nocturne.shape import DecisionKind
from moonlit.games.nocturne.state import (
    NOBODY,
    NOTHING,
    RANK,
    State,
    neighbours,
    spell_cell,
    spell_token,
)

DECISIONS: dict[int, DecisionKind] = {
    frames.START: "start",
    frames.ANSWER: "answer",
    frames.DEDICATE: "dedicate",
    frames.KEEP: "chest",
    frames.BREW: "runestone",
    frames.TAKE: "draft",
    frames.COPY: "mirror",
    frames.REPLACE: "redd",
    frames.OFFER: "sage",
    frames.EXCHANGE: "abigail",
    frames.SWAP: "swap",
    frames.CLAIM: "shadow",
    frames.CHOOSE: "secret",
}

# The clause on which a decision rests when something else than its options is asked for.
CLAUSES = {
    "start": "N-START-3",
    "answer": "N-CAST-1",
    "dedicate": "N-SPRITE-2",
    "chest": "N-ITEM-3",
    "runestone": "N-ITEM-2",
    "draft": "N-ENDT-2",
    "mirror": "N-MIRROR-1",
    "redd": "D-7",
    "sage": "D-7",
    "abigail": "D-7",
    "swap": "N-VAR-4",
    "shadow": "E-34",
    "secret": "E-18",
}

_TOKEN_VERBS = {
    moves.DEDICATE_TOKEN: "dedicate",
    moves.RETRIEVE_TOKEN: "retrieve",
    moves.REPLACE_TOKEN: "replace",
    moves.CLAIM_SHADOW: "claim",
}
_TILE_VERBS = {
    moves.KEEP_TILE: "keep",
    moves.TAKE_TILE: "take",
    moves.COPY_TILE: "copy",
    moves.EXCHANGE_TILE: "exchange",
    moves.SWAP_CHEST: "swap",
}
_BARE_VERBS = {moves.PASS: "pass", moves.LEAVE: "leave", moves.DECLINE: "decline"}


def decision(state: State) -> DecisionKind:
    """What is being decided, `over` when nothing is."""
    return DECISIONS[frame_kind(state.pending[-1])] if state.pending else "over"


def action_of(names: Names, state: State, move: int) -> Action:
    """The action a legal move stands for."""
    seat = Seat(to_act(state))
    verb, thing, place = moves.move_verb(move), moves.move_object(move), moves.move_place(move)
    if verb == moves.CAST:
        return Action(seat, "cast", (format_token(thing), format_cell(place)))
    if verb in _TOKEN_VERBS:
        return Action(seat, _TOKEN_VERBS[verb], (format_token(thing),))
    if verb in _TILE_VERBS:
        return Action(seat, _TILE_VERBS[verb], (names.tiles[thing],))
    if verb == moves.BREW_ONE:
        return Action(seat, "brew", (names.cards[thing],))
    if verb == moves.BREW_TWO:
        return Action(seat, "brew", (names.cards[thing], names.cards[place]))
    return Action(seat, _BARE_VERBS[verb])


def move_of(names: Names, state: State, action: Action) -> int:
    """The move an action stands for; raises what is wrong with it, the clause included."""
    if action.seat != to_act(state):
        raise _not_your_turn(state, action)
    wanted = _read(names, action)
    for index in range(moves.move_count(state)):
        if moves.move_at(state, index) in wanted:
            return moves.move_at(state, index)
    raise _refusal(state, action, wanted[0])


def _not_your_turn(state: State, action: Action) -> TableError:
    if to_act(state) == NOBODY:
        return NotYourTurn("match-over", clause="N-ENDM-3", seat=action.seat)
    return NotYourTurn("not-your-turn", clause="N-ROUND-3", seat=action.seat, turn=to_act(state))


def _read(names: Names, action: Action) -> tuple[int, ...]:
    """The moves a text could mean, whatever the position; two cards may be named either way."""
    given = action.names
    match action.verb, len(given):
        case "cast", 2:
            return (moves.move(moves.CAST, parse_token(given[0]), parse_cell(given[1])),)
        case "brew", 1:
            return (moves.move(moves.BREW_ONE, names.parse_card(given[0])),)
        case "brew", 2:
            one, two = names.parse_card(given[0]), names.parse_card(given[1])
            pair = moves.BREW_TWO
            return moves.move(pair, one, two), moves.move(pair, two, one)
    for verb, word in _TOKEN_VERBS.items():
        if (action.verb, len(given)) == (word, 1):
            return (moves.move(verb, parse_token(given[0])),)
    for verb, word in _TILE_VERBS.items():
        if (action.verb, len(given)) == (word, 1):
            return (moves.move(verb, names.parse_tile(given[0])),)
    for verb, word in _BARE_VERBS.items():
        if (action.verb, len(given)) == (word, 0):
            return (moves.move(verb),)
    raise BadNotation("not-an-action", text=str(action))


def _refusal(state: State, action: Action, move: int) -> IllegalAction:
    """The reason why a well-formed action is not possible here."""
    kind = decision(state)
    if moves.move_verb(move) == moves.CAST and kind in ("start", "answer"):
        return _refused_cast(state, moves.move_object(move), moves.move_place(move))
    every = range(moves.move_count(state))
    offered = {moves.move_verb(moves.move_at(state, index)) for index in every}
    if moves.move_verb(move) in offered:
        return IllegalAction("not-on-offer", clause=CLAUSES[kind], name=action.names[0])
    return IllegalAction("other-decision", clause=CLAUSES[kind], decision=kind)


def _refused_cast(state: State, token: int, cell: int) -> IllegalAction:
    name = format_cell(cell)
    if state.terms.cells >> cell & 1 == 0:
        return IllegalAction("no-such-cell", clause="N-COMP-7", cell=name)
    if state.tiled >> cell & 1 == 0:
        return IllegalAction("no-tile", clause="N-CAST-2", cell=name)
    if state.covered >> cell & 1:
        return IllegalAction("tile-not-open", clause="N-CAST-3", cell=name)
    player = state.players[frame_seat(state.pending[-1])]
    if player.held >> token & 1 == 0:
        held = tuple(names_in_bag(player.supply))
        return IllegalAction(
            "token-not-held", clause="N-CAST-2", token=format_token(token), held=held
        )
    return (
        _refused_start(state, token, name)
        if not state.spells
        else _refused_answer(state, token, cell)
    )


def _refused_start(state: State, token: int, cell: str) -> IllegalAction:
    if state.castable_tokens >> token & 1 == 0:
        lowest = next(t for t in range(len(RANK)) if state.castable_tokens >> t & 1)
        return IllegalAction(
            "not-lowest", clause="N-START-4", token=format_token(token), lowest=format_token(lowest)
        )
    assert state.anchor != NOTHING
    return IllegalAction(
        "not-beside-anchor", clause="N-START-3", cell=cell, anchor=format_cell(state.anchor)
    )


def _refused_answer(state: State, token: int, cell: int) -> IllegalAction:
    highest = state.spells[-1]
    if neighbours(spell_cell(highest)) >> cell & 1 == 0:
        return IllegalAction(
            "tile-not-adjacent",
            clause="N-CAST-2",
            cell=format_cell(cell),
            highest=format_cell(spell_cell(highest)),
        )
    beats = RANK[token] > RANK[spell_token(highest)]
    return IllegalAction(
        "not-two-higher" if beats else "not-higher",
        clause="N-VAR-2" if beats else "N-CAST-2",
        token=format_token(token),
        highest=format_token(spell_token(highest)),
    )
