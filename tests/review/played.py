"""Matches that bots have played, to be looked at afterwards."""

from dataclasses import replace

from moonlit.core.frame import frame_kind
from moonlit.core.journal import Journal
from moonlit.core.record import Record
from moonlit.games import AnyState, load_game
from moonlit.games.nocturne import frames, moves, rules, scoring
from moonlit.games.nocturne.state import State
from moonlit.lab.harvest import self_play
from moonlit.lab.plan import make_plan
from moonlit.review.nocturne.luck import steps_of


def play(bots: tuple[str, ...], seed: int) -> Record:
    """The record of one finished match."""
    return self_play(load_game("nocturne"), make_plan("nocturne", {}, bots, seed, 1), 0)


def state_of(state: AnyState) -> State:
    assert isinstance(state, State)
    return state


def play_with_blunder(bots: tuple[str, ...], first_seed: int) -> Record:
    """A match that was thrown away with its last action: what a mirror stone copied.

    Out of a row of matches the first that could be lost like that.
    """
    game = load_game("nocturne")
    for seed in range(first_seed, first_seed + 100):
        record = play(bots, seed)
        *_, last = steps_of(game, record)
        seat, leads = last.seat, leads_after(last.before)
        worst = min(leads, key=lambda move: leads[move])
        is_copy = frame_kind(last.before.pending[-1]) == frames.COPY
        if is_copy and leads[worst] <= -4 and leads[last.move] >= 2:
            action = game.action(last.before, worst)
            assert action.seat == seat
            return replace(record, actions=(*record.actions[:-1], action), final="")
    raise AssertionError("no match could be thrown away")


def leads_after(state: State) -> dict[int, int]:
    """The lead of the deciding seat that every move of a last decision leads to, between two."""
    seat, leads = rules.to_act(state), {}
    for index in range(moves.move_count(state)):
        after = state.clone()
        rules.apply(after, Journal(False), moves.move_at(state, index))
        if not after.pending:
            own, other = scoring.total(after, seat), scoring.total(after, 1 - seat)
            leads[moves.move_at(state, index)] = own - other
    return leads
