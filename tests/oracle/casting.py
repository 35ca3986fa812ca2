"""One spell casting phase, from the offer of the start to the winning spell."""

from __future__ import annotations

from dataclasses import dataclass, field

from . import solo
from .forest import Cell, parse_cell
from .state import Play, Spell, State, ask
from .tokens import Token, parse_token


@dataclass
class Phase:
    """Who turned the start down, who is out, and whether the start was a corner cast."""

    starter: int
    anchor: Cell | None
    declined: set[int] = field(default_factory=set)
    passed: set[int] = field(default_factory=set)
    corner_cast: bool = False


def play_phase(state: State, phase: Phase) -> Play[bool]:
    """Leave the winning spell last in `state.spells`; False when nobody started."""
    started = yield from _find_start(state, phase)
    if not started:
        return False
    yield from _bid(state, phase)
    return True


def margin(state: State) -> int:
    return 2 if "two_up" in state.config.variants else 1


def startable_tokens(state: State, seat: int) -> list[Token]:
    """N-START-4, O-5, O-70: the first spell of a round is the caster's lowest."""
    supply = set(state.players[seat].supply)
    if state.spell_cast_this_round:
        return sorted(supply)
    lowest = min(token.rank for token in supply)
    return sorted(token for token in supply if token.rank == lowest)


def higher_tokens(state: State, seat: int, high: Token) -> list[Token]:
    supply = set(state.players[seat].supply)
    return sorted(token for token in supply if token.beats(high, margin(state)))


def _find_start(state: State, phase: Phase) -> Play[bool]:
    seat, anchor = phase.starter, phase.anchor
    while len(phase.declined) < len(state.players):
        if seat not in phase.declined:
            cells = sorted(state.forest) if anchor is None else state.tiles_beside(anchor)
            if not state.players[seat].supply:  # N-START-7
                _decline(state, phase, seat)
            elif cells:  # otherwise N-START-6: skipped, not passed
                choice = yield from _choose_start(state, seat, anchor, cells)
                if choice:
                    token, cell = choice
                    # N-CORNER-3: strictly read, a corner cast follows a win next to it
                    counts = anchor is not None or not state.config.switches.corner_requires_anchor
                    phase.corner_cast = counts and not state.tiles_beside(cell)
                    _cast(state, seat, token, cell)
                    return True
                _decline(state, phase, seat)
        seat, anchor = state.next_seat(seat), None
    return False


def _decline(state: State, phase: Phase, seat: int) -> None:
    """N-START-5, O-1: turning the start down is a pass, unless the table plays otherwise."""
    phase.declined.add(seat)
    if state.config.switches.start_pass_is_pass:
        phase.passed.add(seat)


def _choose_start(
    state: State, seat: int, anchor: Cell | None, cells: list[Cell]
) -> Play[tuple[Token, Cell] | None]:
    if state.is_opponent(seat):
        return solo.start(state, anchor, cells)
    casts = [f"cast {token} {cell}" for token in startable_tokens(state, seat) for cell in cells]
    return _read_cast((yield from ask(seat, ["pass", *casts])))


def _read_cast(words: list[str]) -> tuple[Token, Cell] | None:
    return None if words == ["pass"] else (parse_token(words[1]), parse_cell(words[2]))


def _cast(state: State, seat: int, token: Token, cell: Cell) -> None:
    state.players[seat].supply.remove(token)
    state.spells.append(Spell(seat, token, cell))
    state.spell_cast_this_round = True


def _bid(state: State, phase: Phase) -> Play[None]:
    seat = state.spells[-1].seat
    while not _is_won(state, phase):
        high = state.spells[-1]
        seat = state.next_seat(seat)
        if seat == high.seat or seat in phase.passed:
            continue
        tokens = higher_tokens(state, seat, high.token)
        choice = (yield from _choose_answer(state, seat, high, tokens)) if tokens else None  # O-57
        if choice:
            _cast(state, seat, *choice)
        else:
            phase.passed.add(seat)


def _is_won(state: State, phase: Phase) -> bool:
    """N-CAST-7 to N-CAST-10: star, blocked, or nobody left who could go higher."""
    high = state.spells[-1]
    if high.token.is_star or not state.open_beside(high.cell):
        return True
    rivals = set(range(len(state.players))) - phase.passed - {high.seat}
    return not any(higher_tokens(state, rival, high.token) for rival in rivals)


def _choose_answer(
    state: State, seat: int, high: Spell, tokens: list[Token]
) -> Play[tuple[Token, Cell] | None]:
    if state.is_opponent(seat):
        return solo.answer(state, high, tokens)
    cells = state.open_beside(high.cell)
    casts = [f"cast {token} {cell}" for token in tokens for cell in cells]
    return _read_cast((yield from ask(seat, ["pass", *casts])))
