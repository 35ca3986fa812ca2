"""Luck: only what no seat knows is dealt anew, and on average luck is nothing."""

from collections import Counter
from math import sqrt

import pytest

from moonlit.bots.nocturne.net import PAR
from moonlit.core.dice import Dice
from moonlit.core.journal import Journal
from moonlit.core.record import Record
from moonlit.core.view import view_bytes
from moonlit.games import load_game
from moonlit.games.nocturne.state import TWILIGHT, State
from moonlit.games.nocturne.worlds import redeal_unknown
from moonlit.review.ledger import Chance, ahead, luck_of
from moonlit.review.nocturne.luck import KINDS, chances_of, kind_of, steps_of
from tests.laws.games import draw
from tests.laws.laws import seats_of, walk
from tests.review.played import play, state_of

GAME = load_game("nocturne")


@pytest.mark.parametrize("number", range(24))
def test_what_any_seat_knows_stays(number: int) -> None:
    config, dice = draw("nocturne", number)
    for state in walk(GAME, config, dice, every=5):
        world = GAME.clone(state)
        before, after = state_of(state), state_of(world)
        redeal_unknown(after, dice)
        assert GAME.check_state(world) == []
        for seat in seats_of(GAME, config):
            assert view_bytes(GAME.view(world, seat)) == view_bytes(GAME.view(state, seat))
        assert [player.cards for player in after.players] == [p.cards for p in before.players]
        assert (after.drawn, after.discards, after.removed) == (
            before.drawn,
            before.discards,
            before.removed,
        )
        assert sorted(after.stack) == sorted(before.stack)
        assert sorted(after.deck) == sorted(before.deck)
        if before.round != TWILIGHT:
            assert after.moonlight == before.moonlight


def opening() -> State:
    config = GAME.check_config({"players": 2})
    return state_of(GAME.setup(config, 5, Journal(False)))


def test_what_nobody_knows_changes() -> None:
    state, dice = opening(), Dice(1)
    tops: Counter[int] = Counter()
    for _ in range(200):
        world = state.clone()
        redeal_unknown(world, dice)
        tops[world.stack[-1]] += 1
    assert len(tops) > len(state.stack) // 2
    world = state.clone()
    redeal_unknown(world, dice)
    assert (world.deck, world.dice.counter) != (state.deck, state.dice.counter)
    assert any(_redealt(state, dice).moonlight != state.moonlight for _ in range(5))


def _redealt(state: State, dice: Dice) -> State:
    world = state.clone()
    redeal_unknown(world, dice)
    return world


def test_of_returned_cards_only_the_order_of_a_batch_is_open() -> None:
    state = opening()
    card = state.deck.pop
    batches = [[card() | 0 << 6 | batch << 9 for _ in range(2)] for batch in range(2)]
    state.under = [*batches[0], *batches[1]]
    seen = {tuple(_redealt(state, Dice(seed)).under) for seed in range(40)}
    pairs = [(tuple(batch), tuple(reversed(batch))) for batch in batches]
    assert seen == {(*one, *other) for one in pairs[0] for other in pairs[1]}


def test_ahead_is_against_the_average_of_the_others() -> None:
    assert ahead([90.0, 80.0], 0) == 10.0
    assert ahead([90.0, 80.0, 60.0], 0) == 20.0
    assert ahead([90.0, 80.0, 60.0], 2) == -25.0
    assert ahead([75.0], 0, PAR) == -5.0


def test_luck_is_the_sum_of_what_came_less_what_could_be_hoped_for() -> None:
    one = Chance(3, "chest", 0, (80.0, 80.0), (82.0, 79.0))
    other = Chance(9, "runestone", 1, (82.0, 79.0), (81.0, 83.0))
    assert one.luck(0) == 3.0
    assert luck_of([one, other], 0) == pytest.approx(-2.0)
    assert luck_of([one, other], 1) == pytest.approx(2.0)


@pytest.fixture(scope="module")
def record() -> Record:
    return play(("greedy", "greedy"), 3)


def test_every_draw_and_the_moonlight_deal_are_chance(record: Record) -> None:
    chances = chances_of(GAME, record, 2, 1)
    drawn = {step.version: step for step in steps_of(GAME, record) if kind_of(step)}
    assert [chance.version for chance in chances] == [*drawn]
    kinds = Counter(chance.kind for chance in chances)
    assert set(kinds) <= set(KINDS) - {"opponent"}
    assert kinds["moonlight"] == 1
    for chance in chances:
        before, after = drawn[chance.version].before, drawn[chance.version].after
        assert before.reveals < after.reveals


def test_the_same_seed_gives_the_same_luck(record: Record) -> None:
    assert chances_of(GAME, record, 2, 7) == chances_of(GAME, record, 2, 7)
    assert chances_of(GAME, record, 2, 7) != chances_of(GAME, record, 2, 8)


def test_on_average_luck_is_nothing() -> None:
    """Random players in many matches: the mean lies within three standard errors of nought."""
    lucks = [luck_of(chances_of(GAME, play(("random", "random"), n), 8, n), 0) for n in range(300)]
    mean = sum(lucks) / len(lucks)
    spread = sqrt(sum((one - mean) ** 2 for one in lucks) / (len(lucks) - 1))
    assert spread > 0.5
    assert abs(mean) < 3 * spread / sqrt(len(lucks))
