"""The laws every game at the table obeys, as walks through random matches that stop at a breach."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeVar, get_type_hints

import pytest

from moonlit.bots.bot import Bot, make_bot
from moonlit.core.action import Action, Seat, format_action, parse_action
from moonlit.core.codec import Plain, fingerprint
from moonlit.core.dice import Dice
from moonlit.core.errors import TableError
from moonlit.core.event import Event, write_event
from moonlit.core.game import Game
from moonlit.core.journal import Journal
from moonlit.core.play import advance, apply, legal
from moonlit.core.record import Record, read_record, replay, seed_of, write_record
from moonlit.core.view import view_bytes
from moonlit.games import AnyState
from tests.laws.shapes import misfits

S = TypeVar("S")
Config = dict[str, Plain]

LONGEST_MATCH = 2_000


def begin(game: Game[S], config: Config, dice: Dice) -> S:
    return game.setup(config, dice.word(), Journal(False))


def step(game: Game[S], state: S, dice: Dice) -> None:
    """One random move."""
    move = game.move_at(state, dice.below(game.move_count(state)))
    game.reseed(state, dice.word())
    game.apply(state, move, Journal(False))


def walk(game: Game[S], config: Config, dice: Dice, every: int = 1) -> Iterator[S]:
    """The states of a random match, one in `every`; termination is checked on the way."""
    state = begin(game, config, dice)
    for count in range(LONGEST_MATCH):
        if count % every == 0 or not game.to_act(state):
            yield state
        if not game.to_act(state):
            return
        step(game, state, dice)
    raise AssertionError(f"no end after {LONGEST_MATCH} actions with {config}")


def written(game: Game[S], state: S) -> str:
    return fingerprint(game.write_state(state))


def seats_of(game: Game[S], config: Config) -> list[Seat | None]:
    return [None, *(Seat(seat) for seat in range(game.seats(config)))]


def determinism(game: Game[S], config: Config, dice: Dice) -> str:
    """Same record, same states; a record survives being written. Gives the last fingerprint."""
    key = bytes(dice.below(256) for _ in range(32))
    state = game.setup(config, seed_of(key, 0), Journal(False))
    record = Record(game.id, game.rules_version, game.pack_hash(config), config, key)
    while game.to_act(state):
        action = game.action(state, game.move_at(state, dice.below(game.move_count(state))))
        record = record.after(action)
        advance(game, state, action, seed_of(key, len(record.actions)))
    record = replace(record, final=written(game, state))
    assert read_record(write_record(record)) == record
    *_, last = replay(game, record)
    assert written(game, last.state) == record.final
    return record.final


def clones_are_independent(game: Game[S], config: Config, dice: Dice) -> None:
    write = game.write_state
    for state in walk(game, config, dice, every=7):
        before = write(state)
        one, two = game.clone(state), game.clone(state)
        assert write(one) == before
        dice_one, dice_two = Dice(dice.word()), Dice(0)
        dice_two.reseed(dice_one.counter)
        for _ in range(12):
            if game.to_act(one):
                step(game, one, dice_one)
                assert write(state) == before
                step(game, two, dice_two)
                assert write(one) == write(two)


def apply_is_advance(game: Game[S], config: Config, dice: Dice) -> None:
    state = begin(game, config, dice)
    before = game.write_state(state)
    while game.to_act(state):
        action = game.action(state, game.move_at(state, dice.below(game.move_count(state))))
        seed = dice.word()
        after, events = apply(game, state, action, seed)
        assert game.write_state(state) == before
        assert advance(game, state, action, seed) == events
        before = game.write_state(state)
        assert before == game.write_state(after)


def listed_actions_work(game: Game[S], config: Config, dice: Dice) -> None:
    """Every listed action works and has its own text; others raise and change nothing."""
    strangers: list[Action] = []
    for state in walk(game, config, dice, every=9):
        listed = [action for seat in game.to_act(state) for action in legal(game, state, seat)]
        assert len(set(map(format_action, listed))) == len(listed) == game.move_count(state)
        for action in listed:
            assert parse_action(format_action(action)) == action
            apply(game, state, action, 1)
        before = written(game, state)
        for stranger in strangers[-40:] + [replace(action, seat=Seat(7)) for action in listed[:2]]:
            if stranger not in listed:
                _assert_refused(game, state, stranger)
        assert written(game, state) == before
        strangers += listed


def _assert_refused(game: Game[S], state: S, action: Action) -> None:
    with pytest.raises(TableError) as refused:
        apply(game, state, action, 1)
    assert refused.value.code
    assert refused.value.clause or refused.value.code.startswith("not-a")


def ends_with_an_outcome(game: Game[S], config: Config, dice: Dice) -> None:
    for state in walk(game, config, dice):
        assert bool(game.to_act(state)) == (game.outcome(state) is None)
        assert bool(game.to_act(state)) == (game.move_count(state) > 0)


def writing_is_reading(game: Game[S], config: Config, dice: Dice) -> None:
    for state in walk(game, config, dice, every=5):
        plain = game.write_state(state)
        again = game.read_state(config, plain)
        assert game.write_state(again) == plain
        assert game.to_act(again) == game.to_act(state)
        assert game.move_count(again) == game.move_count(state)


def nothing_created_or_lost(game: Game[S], config: Config, dice: Dice) -> None:
    for state in walk(game, config, dice):
        assert game.check_state(state) == []


def worlds_look_the_same(game: Game[S], config: Config, dice: Dice) -> None:
    """A determinized world gives the same view, and is a whole state."""
    for state in walk(game, config, dice, every=6):
        for seat in seats_of(game, config):
            view = game.view(state, seat)
            world = game.determinize(view, config, dice)
            assert view_bytes(game.view(world, seat)) == view_bytes(view)
            assert game.check_state(world) == []


def views_have_their_shape(game: Game[S], config: Config, dice: Dice, shape: type) -> None:
    """What is seen, and each event as a seat sees it, are of the types the page is made with."""
    state = begin(game, config, dice)
    for count in range(LONGEST_MATCH):
        for seat in seats_of(game, config) if count % 16 == 0 or not game.to_act(state) else ():
            assert list(misfits(game.view(state, seat).table, shape)) == []
        if not game.to_act(state):
            return
        journal = Journal(True)
        game.reseed(state, dice.word())
        game.apply(state, game.move_at(state, dice.below(game.move_count(state))), journal)
        for event in game.events(state, journal):
            for fact, hint in get_type_hints(type(event)).items():
                assert list(misfits(getattr(event.face(None), fact), hint)) == []


def secrets_are_kept(
    game: Game[S], config: Config, dice: Dice, reveals: dict[str, str], every: int = 4
) -> int:
    """Change what a seat cannot know: its view and the faces of what happens stay the same.

    `reveals` lists the events that show something new: to `all`, or to the seat they name only.
    Gives how many views were compared.
    """
    compared = 0
    for state in walk(game, config, dice, every):
        for seat in seats_of(game, config):
            same_in_another_world(game, state, seat, dice, reveals)
            compared += 1
    return compared


def same_in_another_world(
    game: Game[S], state: S, seat: Seat | None, dice: Dice, reveals: dict[str, str]
) -> None:
    """One position of the law above, for one seat."""
    other = game.clone(state)
    game.redeal(other, seat, dice)
    assert view_bytes(game.view(other, seat)) == view_bytes(game.view(state, seat))
    if game.to_act(state):
        _same_events(game, game.clone(state), other, seat, dice, reveals)


def _same_events(
    game: Game[S], one: S, two: S, seat: Seat | None, dice: Dice, reveals: dict[str, str]
) -> None:
    """Of an action that is possible in both worlds; what is possible can be the actor's secret."""
    actor = game.to_act(one)[0]
    possible = [action for action in legal(game, one, actor) if action in legal(game, two, actor)]
    assert len(possible) == len(legal(game, one, actor)) or seat != actor
    if not possible:
        return
    action, seed = possible[dice.below(len(possible))], dice.word()
    faces = []
    for state in (one, two):
        journal = Journal(True)
        game.reseed(state, seed)
        game.apply(state, game.move(state, action), journal)
        faces.append([event.face(seat) for event in game.events(state, journal)])
    for face, twin in zip(*faces, strict=False):
        if face != twin:
            learns = _teaches(face, seat, reveals) or _teaches(twin, seat, reveals)
            assert learns, f"{face} and {twin} tell {seat} a secret"
            return
    assert len(faces[0]) == len(faces[1])
    if any(_teaches(face, seat, reveals) for face in faces[0]):
        return
    assert view_bytes(game.view(one, seat)) == view_bytes(game.view(two, seat))


def _teaches(event: Event, seat: Seat | None, reveals: dict[str, str]) -> bool:
    learner = reveals.get(type(event).__name__)
    return learner == "all" or (learner == "seat" and write_event(event)["seat"] == seat)


def bots_see_only_their_view(
    game: Game[AnyState],
    config: Config,
    dice: Dice,
    names: Sequence[str],
    every: int = 9,
) -> int:
    """Two worlds with the same view, same bot seed: the same action, and it is a legal one.

    Gives in how many positions every bot was asked.
    """
    state = begin(game, config, dice)
    count = asked = 0
    while game.to_act(state):
        if count % every == 0:
            seat = game.to_act(state)[0]
            other = game.clone(state)
            game.redeal(other, seat, dice)
            seed = dice.word()
            for name in names:
                _same_choice(
                    [make_bot(name, game, config, seed) for _ in range(2)], game, state, other
                )
            asked += 1
        step(game, state, dice)
        count += 1
    return asked


def _same_choice(bots: Sequence[Bot], game: Game[AnyState], *worlds: AnyState) -> None:
    views = [game.view(world, game.to_act(world)[0]) for world in worlds]
    one, two = (bot.choose(view) for bot, view in zip(bots, views, strict=True))
    assert one == two
    assert one in views[0].legal
