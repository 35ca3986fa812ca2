"""The engine and the oracle agree move by move on seeded matches of every kind."""

import pytest

from moonlit.core.codec import Plain
from moonlit.core.journal import Journal
from moonlit.core.plain import items, rows
from moonlit.core.play import legal
from moonlit.games.nocturne import state as truth
from moonlit.games.nocturne.achievements import achievements_met, scenario_met
from moonlit.games.nocturne.state import State
from tests.games.nocturne.sampling import GAME, sample
from tests.oracle.nocturne import Oracle

MATCHES = 240


def seen_by_engine(state: State) -> dict[str, object]:
    """The engine's state in the words of the oracle's snapshot."""
    told = GAME.describe_state(state)
    seats = told["seats"]
    assert isinstance(seats, list)
    players: list[dict[str, Plain]] = [seat for seat in seats if isinstance(seat, dict)]
    return {
        "forest": told["forest"],
        "spells": told["spells"],
        "sprite_tokens": told["sprites"],
        "sprite_tiles": told["slots"],
        "collections": [player["tiles"] for player in players],
        "stack": told["stack"],
        "deck": [*items(told["deck"]), *items(told["under"])],
        "drawn": told["drawn"],
        "discards": told["discards"],
        "removed": told["removed"],
        "twilight_left": told["goals"],
        "twilight_claimed": {index: p["goals"] for index, p in enumerate(players)},
        "ability_unused": [player["ability_unused"] for player in players],
        "face_down": {str(cell): [seat, token] for seat, token, cell in rows(told["face_down"])},
        "supplies": [sorted([*items(p["supply"]), *items(p["gained"])], key=str) for p in players],
        "concoctions": [sorted(items(p["cards"]), key=str) for p in players],
        "moonlight_goals": sorted(items(told["moonlight"]), key=int),  # type: ignore[arg-type]
    }


def seen_by_oracle(oracle: Oracle) -> dict[str, object]:
    told = oracle.snapshot()
    supplies = told["supplies"]
    assert isinstance(supplies, list)
    return {**told, "supplies": [sorted(supply) for supply in supplies]}


def assert_same(state: State, oracle: Oracle, where: str) -> None:
    engine, judge = seen_by_engine(state), seen_by_oracle(oracle)
    for name, value in engine.items():
        assert value == judge[name], f"{name} differs {where}"


@pytest.mark.parametrize("number", range(MATCHES))
def test_engine_and_oracle_agree(number: int) -> None:
    match = sample(number)
    config, dice = match.config, match.dice
    seed = dice.word()
    state = GAME.setup(config, seed, Journal(False))
    oracle = Oracle(config, seed)
    steps = 0
    while GAME.to_act(state):
        seat = GAME.to_act(state)[0]
        where = f"after {steps} actions of match {number} with {config}"
        assert oracle.to_act() == seat, where
        options = [str(action) for action in legal(GAME, state, seat)]
        assert sorted(options) == sorted(oracle.legal()), where
        assert_same(state, oracle, where)
        move = GAME.move_at(state, dice.below(len(options)))
        text = str(GAME.action(state, move))
        seed = dice.word()
        GAME.reseed(state, seed)
        oracle.reseed(seed)
        GAME.apply(state, move, Journal(False))
        oracle.apply(text)
        steps += 1
    assert oracle.to_act() is None
    assert_same_end(state, oracle, config)


def assert_same_end(state: State, oracle: Oracle, config: dict[str, Plain]) -> None:
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert list(outcome.sheets) == oracle.scores()
    assert list(outcome.winners) == oracle.winners()
    assert state.round == truth.OVER
    for seat in range(state.terms.deciders):
        earned = achievements_met(GAME.pack, config, state, seat)
        assert earned == oracle.achievements(seat)
        for scenario in GAME.pack.scenarios:
            met = scenario_met(GAME.pack, config, state, seat, scenario)
            assert met == oracle.scenario_met(seat, scenario.id), scenario.id
