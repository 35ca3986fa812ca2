"""Planted bugs: each law must notice a game that breaks it."""

from collections.abc import Callable
from typing import cast

import pytest

from moonlit.core.action import Action, Seat
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.errors import ReplayMismatch
from moonlit.core.event import Event
from moonlit.core.game import Config, Game
from moonlit.core.journal import Journal
from moonlit.core.view import View
from moonlit.games import AnyState
from moonlit.games.nocturne import events
from moonlit.games.nocturne.meta import Nocturne
from moonlit.games.nocturne.state import State
from moonlit.packs.nocturne.folder import load_pack
from tests.laws import laws
from tests.laws.games import draw, reveals_of

PACK = load_pack(None)


class Leaky(Nocturne):
    """Puts something secret into every view."""

    def secret(self, state: State) -> Plain:
        raise NotImplementedError

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return View(
            view.game, seat, view.to_act, view.legal, {**view.table, "x": self.secret(state)}
        )


class ShowsDeck(Leaky):
    def secret(self, state: State) -> Plain:
        return list[Plain](state.deck)


class ShowsStackTop(Leaky):
    def secret(self, state: State) -> Plain:
        return state.stack[-1] if state.stack else None


class ShowsOtherHands(Leaky):
    def secret(self, state: State) -> Plain:
        return [list[Plain](player.cards) for player in state.players]


class ShowsDice(Leaky):
    def secret(self, state: State) -> Plain:
        return state.dice.counter


class ShowsMoonlightGoals(Leaky):
    def secret(self, state: State) -> Plain:
        return list[Plain](state.moonlight)


class ShowsStateHash(Leaky):
    def secret(self, state: State) -> Plain:
        return laws.written(self, state)


class FacelessDraw(Nocturne):
    """Draws that everybody sees."""

    def events(self, state: State, journal: Journal) -> tuple[Event, ...]:
        told = super().events(state, journal)
        return tuple(
            _Bare(event.seat, event.cards) if isinstance(event, events.DrewConcoctions) else event
            for event in told
        )


class _Bare(events.DrewConcoctions):
    def face(self, seat: Seat | None) -> "_Bare":
        return self


LEAKS = [ShowsDeck, ShowsStackTop, ShowsOtherHands, ShowsDice, ShowsMoonlightGoals, ShowsStateHash]


def some_match(check: Callable[[dict[str, Plain], Dice], object], matches: int = 24) -> None:
    """Run a law over the matches the suite runs it over."""
    for number in range(matches):
        check(*draw("nocturne", number))


@pytest.mark.parametrize("leak", [*LEAKS, FacelessDraw])
def test_a_leak_is_noticed(leak: type[Nocturne]) -> None:
    game = leak(PACK)
    with pytest.raises(AssertionError):
        some_match(lambda c, d: laws.secrets_are_kept(game, c, d, reveals_of("nocturne", c)))


class SharesHands(Nocturne):
    def clone(self, state: State) -> State:
        twin = super().clone(state)
        for player, original in zip(twin.players, state.players, strict=True):
            player.tiles = original.tiles
        return twin


class ForgetsAField(Nocturne):
    def clone(self, state: State) -> State:
        twin = super().clone(state)
        twin.last_winner = -1
        return twin


@pytest.mark.parametrize("game", [SharesHands(PACK), ForgetsAField(PACK)])
def test_a_bad_clone_is_noticed(game: Nocturne) -> None:
    with pytest.raises(AssertionError):
        some_match(lambda c, d: laws.clones_are_independent(game, c, d))


class LosesTiles(Nocturne):
    def apply(self, state: State, move: int, journal: Journal) -> None:
        super().apply(state, move, journal)
        if state.discards:
            state.discards.pop()


def test_a_lost_tile_is_noticed() -> None:
    with pytest.raises(AssertionError):
        some_match(lambda c, d: laws.nothing_created_or_lost(LosesTiles(PACK), c, d))


class TakesAnything(Nocturne):
    def move(self, state: State, action: Action) -> int:
        return self.move_at(state, 0)


def test_an_unlisted_action_that_works_is_noticed() -> None:
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        some_match(lambda c, d: laws.listed_actions_work(TakesAnything(PACK), c, d))


class RollsItsOwn(Nocturne):
    """Dice that remember how often they were asked."""

    rolled = 0

    def reseed(self, state: State, seed: int) -> None:
        RollsItsOwn.rolled += 1
        super().reseed(state, seed + RollsItsOwn.rolled)


def test_hidden_memory_is_noticed() -> None:
    with pytest.raises((AssertionError, ReplayMismatch)):
        some_match(lambda c, d: laws.determinism(RollsItsOwn(PACK), c, d))


class SeesThrough(Nocturne):
    def determinize(self, view: View, config: object, dice: Dice) -> State:
        world = super().determinize(view, config, dice)  # type: ignore[arg-type]
        world.goals = 0
        return world


def test_a_wrong_world_is_noticed() -> None:
    with pytest.raises(AssertionError):
        some_match(lambda c, d: laws.worlds_look_the_same(SeesThrough(PACK), c, d))


class TellsBotsAll(Leaky):
    """Deals bots the true world, out of a view that holds it."""

    def secret(self, state: State) -> Plain:
        return self.write_state(state)

    def determinize(self, view: View, config: Config, dice: Dice) -> State:
        told = view.table["x"]
        assert isinstance(told, dict)
        return self.read_state(config, told)


@pytest.mark.parametrize("bot", ["greedy", "elder@4"])
def test_a_bot_that_knows_hidden_cards_is_noticed(bot: str) -> None:
    game = cast(Game[AnyState], TellsBotsAll(PACK))
    with pytest.raises(AssertionError):
        some_match(lambda c, d: laws.bots_see_only_their_view(game, c, d, [bot]))
