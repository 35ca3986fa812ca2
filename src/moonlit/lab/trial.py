"""Trials: a position laid out by hand and a script of actions, played step by step from a file."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, cast

from moonlit.core.action import format_action, parse_action
from moonlit.core.codec import Plain
from moonlit.core.errors import TableError
from moonlit.core.event import write_event
from moonlit.core.game import Game
from moonlit.core.journal import Journal
from moonlit.core.play import advance
from moonlit.core.record import KEY_BYTES, Moment, seed_of
from moonlit.games import AnyState, read_position
from moonlit.review.records import write_outcome

KEYS: Final = ("config", "position", "script", "seed")
LARGEST_FILE: Final = 1 << 20
HIGHEST_SEED: Final = (1 << 63) - 1


class BadTrial(TableError):
    """A trial that cannot be played, or not to its end."""


@dataclass(frozen=True, slots=True)
class Trial:
    """What a file says. Without a position the match is set up as usual."""

    path: str
    config: dict[str, Plain]
    position: Plain
    script: tuple[str, ...]
    seed: int


def load_trial(path: Path) -> Trial:
    """The trial in a file of TOML or JSON. Raises BadTrial on anything else."""
    try:
        with path.open("rb") as stream:
            raw = stream.read(LARGEST_FILE)
    except OSError as error:
        raise BadTrial("unreadable-trial", path=str(path)) from error
    try:
        text = raw.decode("utf-8")
        found = tomllib.loads(text) if path.suffix == ".toml" else json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadTrial("not-a-trial", path=str(path)) from error
    if not isinstance(found, dict):
        raise BadTrial("not-a-trial", path=str(path))
    return _trial(str(path), found)


def _trial(path: str, found: dict[str, Plain]) -> Trial:
    for key in found:
        if key not in KEYS:
            raise BadTrial("unknown-part", path=path, part=key, known=KEYS)
    config, script, seed = found.get("config", {}), found.get("script", []), found.get("seed", 0)
    if not isinstance(config, dict):
        raise BadTrial("bad-part", path=path, part="config")
    if not isinstance(script, list) or not all(isinstance(text, str) for text in script):
        raise BadTrial("bad-part", path=path, part="script")
    if type(seed) is not int or not 0 <= seed <= HIGHEST_SEED:
        raise BadTrial("bad-part", path=path, part="seed")
    return Trial(path, config, found.get("position"), tuple(cast("list[str]", script)), seed)


def config_of(game: Game[AnyState], trial: Trial) -> dict[str, Plain]:
    """What was chosen before the match, checked; raises BadTrial."""
    with _part(trial, "config"):
        return game.check_config(trial.config)


def play_trial(game: Game[AnyState], trial: Trial) -> Iterator[Moment[AnyState]]:
    """Play a trial; raises BadTrial at the part or step that is refused.

    The dice are those of a match whose key is the seed, so the same file gives the same steps.
    """
    key, journal = trial.seed.to_bytes(KEY_BYTES, "big"), Journal(True)
    config = config_of(game, trial)
    with _part(trial, "position"):
        state = (
            game.setup(config, seed_of(key, 0), journal)
            if trial.position is None
            else read_position(game, config, trial.position, seed_of(key, 0), journal)
        )
    yield Moment(0, None, game.events(state, journal), state)
    for number, text in enumerate(trial.script, start=1):
        try:
            action = parse_action(text)
            events = advance(game, state, action, seed_of(key, number))
        except TableError as error:
            raise BadTrial(
                "trial-step",
                clause=error.clause,
                path=trial.path,
                step=number,
                text=text,
                reason=error.code,
            ) from error
        yield Moment(number, action, events, state)


@contextmanager
def _part(trial: Trial, part: str) -> Iterator[None]:
    """Say which part of the file was refused."""
    try:
        yield
    except TableError as error:
        raise BadTrial(
            "trial-part", clause=error.clause, path=trial.path, part=part, reason=error.code
        ) from error


def written_steps(game: Game[AnyState], trial: Trial) -> Iterator[dict[str, Plain]]:
    """Every step with its events, the whole state after it and what is possible then."""
    outcome = None
    for moment in play_trial(game, trial):
        state, action = moment.state, moment.action
        outcome = game.outcome(state)
        yield {
            "step": moment.version,
            "seat": None if action is None else action.seat,
            "action": None if action is None else format_action(action),
            "events": [write_event(event) for event in moment.events],
            "state": game.describe_state(state),
            "to_act": list[Plain](game.to_act(state)),
            "legal": list[Plain](legal_texts(game, state)),
        }
    yield {"outcome": None if outcome is None else write_outcome(outcome)}


def legal_texts(game: Game[AnyState], state: AnyState) -> list[str]:
    """What can be done in a state, as texts."""
    moves = (game.move_at(state, index) for index in range(game.move_count(state)))
    return [format_action(game.action(state, move)) for move in moves]
