"""Matches that bots have played, to be looked at afterwards."""

from moonlit.bots.bot import make_bot
from moonlit.core.record import Record
from moonlit.games import AnyState, load_game
from moonlit.games.nocturne.state import State
from moonlit.lab.plan import make_plan
from moonlit.table.match import Match


def play(bots: tuple[str, ...], seed: int) -> Record:
    """The record of one finished match."""
    game = load_game("nocturne")
    plan = make_plan("nocturne", {}, bots, seed, 1)
    match = Match.begin(game, plan.config, plan.key(0))
    seated = [
        make_bot(name, game, plan.config, plan.bot_seed(0, place))
        for place, name in enumerate(bots)
    ]
    while seats := match.to_act():
        match.act(seated[seats[0]].choose(match.view(seats[0])), match.version)
    return match.record()


def state_of(state: AnyState) -> State:
    assert isinstance(state, State)
    return state
