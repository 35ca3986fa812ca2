"""Random matches over every mode, preset, variant and switch: nothing is lost, play ends."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from .config import CHARACTERS, EDITIONS, OTHER_VALUES, VARIANTS
from .nocturne import Oracle
from .scoring import CATEGORIES
from .state import State

Plain = dict[str, Any]

SEED_BITS = 62
MODES = ("basic", "advanced", "family")


def new_oracle(config: Mapping[str, object], dice: random.Random) -> Oracle:
    return Oracle(config, dice.getrandbits(SEED_BITS))


def take_random_action(oracle: Oracle, dice: random.Random) -> str:
    legal = oracle.legal()
    assert len(legal) == len(set(legal)) >= 2
    assert all(text.startswith(f"{oracle.to_act()} ") for text in legal)
    text = dice.choice(legal)
    oracle.reseed(dice.getrandbits(SEED_BITS))
    oracle.apply(text)
    return text


def all_tiles(state: State) -> list[str]:
    piles = [
        *(player.collection for player in state.players),
        list(state.forest.values()),
        [tile for tile in state.sprite_tiles if tile],
        state.stack,
        state.drawn_tiles,
        state.discards,
        state.removed_tiles,
    ]
    return sorted(tile.id for pile in piles for tile in pile)


def all_tokens(state: State) -> Counter[tuple[int | None, str]]:
    """Own tokens by seat; shadow tokens belong to nobody."""
    places = [(player.seat, token) for player in state.players for token in player.supply]
    places += [(spell.seat, spell.token) for spell in state.spells]
    places += [(spell.seat, spell.token) for spell in state.face_down.values()]
    places += [(seat, token) for seat, token in state.sprite_tokens]
    places += [(seat, token) for seat, token in state.removed_tokens]
    found = Counter((None if token.shadow else seat, str(token)) for seat, token in places)
    found.update((None, str(token)) for token in state.shadow_tokens)
    return found


def all_cards(state: State) -> list[str]:
    hands = [card for player in state.players for card in player.concoctions]
    return sorted(hands + state.deck + state.returned_cards + state.drawn_cards)


def all_solo_cards(state: State) -> list[str]:
    return sorted(card.id for card in state.solo_deck + state.solo_face_up)


def inventory(state: State) -> tuple[object, ...]:
    return all_tiles(state), all_tokens(state), all_cards(state), all_solo_cards(state)


def play_to_the_end(config: Mapping[str, object], seed: int) -> Oracle:
    dice = random.Random(seed)
    oracle = new_oracle(config, dice)
    whole = inventory(oracle.state)
    claimed: set[int] = set()
    while oracle.to_act() is not None:
        take_random_action(oracle, dice)
        state = oracle.state
        assert inventory(state) == whole
        assert len(state.sprite_tokens) <= state.size.token_spaces
        assert not state.forest.keys() & state.face_down.keys()
        ranks = [token.rank for _, token in state.sprite_tokens]
        assert ranks == sorted(ranks, reverse=True)
        now = {goal for player in state.players for goal in player.twilight_goals}
        assert claimed <= now
        claimed = now
    return oracle


def check_result(oracle: Oracle) -> None:
    state, scores = oracle.state, oracle.scores()
    assert oracle.legal() == []
    assert len(scores) == state.config.players
    totals = [sum(points.values()) for points in scores]
    assert all(tuple(points) == CATEGORIES for points in scores)
    assert oracle.winners()
    assert 0 <= oracle.solo_rank() <= 7
    assert {totals[seat] for seat in oracle.winners()} == {max(totals)}
    assert not state.spells
    assert not state.drawn_tiles
    assert not state.drawn_cards
    mirrors = sum(len(state.players[seat].mirrors) for seat in state.scoring_seats)
    assert len(state.mirror_choices) == mirrors
    for seat, facts in enumerate(oracle.feats()):
        assert sum(facts["tiles"].values()) == len(state.players[seat].collection)
        assert set(oracle.achievements(seat)) <= set(range(1, 26))
        assert isinstance(oracle.scenario_met(seat, state.config.scenario or 1), bool)


def playable(config: Plain) -> bool:
    return not (config["players"] == 1 and config["mode"] == "family")


def every_config() -> Iterator[Plain]:
    tables = [{"players": players, "mode": mode} for players in (1, 2, 3, 4) for mode in MODES]
    tables = [table for table in tables if playable(table)]
    yield from ({**table, "edition": edition} for table in tables for edition in EDITIONS)
    yield from ({**table, "variants": [variant]} for table in tables for variant in VARIANTS)
    for players in (2, 3, 4):
        yield {"players": players, "mode": "family", "no_concoctions": True}
    for scenario in range(1, 21):
        for players in (1, 2 + scenario % 3):
            yield {"players": players, "mode": "advanced", "scenario": scenario}
    for number, (switch, value) in enumerate(OTHER_VALUES.items()):
        for players in (1, 2 + number % 3):
            yield {"players": players, "mode": "advanced", "switches": {switch: value}}
    for number, character in enumerate(CHARACTERS):
        others = [other for other in CHARACTERS if other != character]
        for players in (1, 2 + number % 3):
            chosen = [character, *others][:players]
            yield {"players": players, "mode": "advanced", "characters": chosen}


def mixed_config(seed: int) -> Plain:
    """Anything with anything, as far as it can be played."""
    dice = random.Random(seed)
    players = 1 + seed % 4
    mode = dice.choice(MODES[: 2 if players == 1 else 3])
    switched = [switch for switch in OTHER_VALUES if dice.random() < 0.4]
    return {
        "players": players,
        "mode": mode,
        "edition": dice.choice(list(EDITIONS)),
        "switches": {switch: OTHER_VALUES[switch] for switch in switched},
        "no_concoctions": mode == "family" and dice.random() < 0.3,
        "variants": [variant for variant in VARIANTS if dice.random() < 0.4],
        "scenario": dice.randrange(1, 21) if mode == "advanced" and dice.random() < 0.3 else 0,
        "characters": dice.sample(CHARACTERS, players) if dice.random() < 0.3 else [],
        "forest_visitor": dice.randrange(players),
    }


def label(config: Plain) -> str:
    parts = [f"{config['players']}p", config["mode"], config.get("edition", "best")]
    parts += config.get("variants", []) + list(config.get("switches", {}))
    parts += config.get("characters", [])[:1]
    scenario = [f"scenario{config['scenario']}"] if config.get("scenario") else []
    return "-".join(parts + scenario + ["plain"] * config.get("no_concoctions", False))


@pytest.mark.parametrize("config", list(every_config()), ids=label)
def test_a_random_match_keeps_everything_and_ends(config: Plain) -> None:
    check_result(play_to_the_end(config, seed=len(label(config))))


@pytest.mark.parametrize("seed", range(200))
def test_a_mixed_match_keeps_everything_and_ends(seed: int) -> None:
    check_result(play_to_the_end(mixed_config(seed), seed))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_same_seeds_give_the_same_match(players: int) -> None:
    config = {"players": players, "mode": "advanced", "variants": ["chasing_chests"]}
    one, two = (play_to_the_end(config, seed=7) for _ in range(2))
    assert one.snapshot() == two.snapshot()
    assert one.scores() == two.scores()


def test_an_action_that_is_not_listed_is_refused() -> None:
    oracle = Oracle({"players": 2}, 1)
    before = oracle.snapshot()
    with pytest.raises(ValueError, match="not legal"):
        oracle.apply("0 cast 9 a1")
    assert oracle.snapshot() == before


@pytest.mark.parametrize(
    "broken",
    [
        {"players": 5},
        {"players": 1, "mode": "family"},
        {"players": 2, "mode": "basic", "no_concoctions": True},
        {"players": 2, "variants": ["three_up"]},
        {"players": 2, "characters": ["redd", "redd"]},
        {"players": 2, "switches": {"nonsense": True}},
    ],
)
def test_a_config_that_cannot_be_played_is_refused(broken: Plain) -> None:
    with pytest.raises(ValueError, match=r"cannot be played|unknown"):
        Oracle(broken, 1)
