"""Searches for the records in tests/matches: short matches, each of which shows one thing.

    python -m tools.goldens

writes them together with the transcripts. Every search is bounded and takes the first match that
shows what is wanted, so the same rules and the same pack give the same records.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256

from moonlit.bots.bot import make_bot
from moonlit.core.action import Action, Seat
from moonlit.core.codec import Plain, fingerprint
from moonlit.core.dice import Dice
from moonlit.core.journal import Journal
from moonlit.core.play import legal
from moonlit.core.record import Record, seed_of
from moonlit.games import load_game
from moonlit.games.nocturne.state import OPPONENT, State
from tests.games.nocturne.sampling import GAME
from tests.matches.shown import SHOWN, Story, tell

Options = dict[str, Plain]
Hand = Callable[[State, Seat], Action]

TABLE = load_game(GAME.id)
WHOLE = 10_000
TREASURES = ("RU", "MI", "CH")


@dataclass(frozen=True)
class Search:
    """How to find a match: who plays, and after how many actions everybody only passes."""

    options: Options
    hand: str = "random"
    cuts: tuple[int, ...] = (2, 4, 8, 16, 32, WHOLE)
    seeds: int = 60
    scenarios: tuple[int, ...] = field(default=())


SEARCHES: dict[str, Search] = {
    "round-twilight-forest-empty": Search({"players": 2, "mode": "family"}, "eager"),
    "round-moonlight-forest-empty": Search({"players": 3}, "eager"),
    "round-all-pass-at-once": Search({"players": 4}),
    "round-all-pass-without-a-spell": Search({"players": 3, "mode": "advanced"}),
    "round-starter-without-tokens": Search({"players": 2}, "eager"),
    "round-role-handed-on-then-all-pass": Search({"players": 3}),
    "phase-won-by-passes": Search({"players": 2}),
    "phase-won-by-block": Search({"players": 2}),
    "phase-won-untopped": Search({"players": 3}),
    "phase-won-by-star": Search({"players": 2}),
    "phase-won-by-corner-cast": Search({"players": 2}),
    "match-sole-winner": Search({"players": 4, "mode": "advanced"}, cuts=(16,)),
    "match-tie-broken-by-position": Search({"players": 2}, cuts=(16, 32, WHOLE), seeds=150),
    "match-shared-victory": Search({"players": 3, "mode": "family"}),
    "solo-with-a-rank": Search({"players": 1}, cuts=(16, 32, WHOLE)),
    "solo-without-a-rank": Search({"players": 1, "mode": "advanced"}, cuts=(8,)),
    "solo-opponent-out-of-tokens": Search({"players": 1}, "yielding", cuts=(WHOLE,)),
    "solo-deck-run-dry": Search({"players": 1}, cuts=(WHOLE,)),
    "scenario-succeeded": Search({"players": 1}, cuts=(WHOLE,), seeds=300, scenarios=(1, 2, 3, 5)),
    "scenario-failed": Search({"players": 2}, cuts=(8,), scenarios=(19,)),
    "stack-run-dry": Search(
        {"players": 4, "variants": ["all_set_to_brew"]}, "eager", cuts=(WHOLE,), seeds=200
    ),
    "stack-refilled": Search(
        {"players": 4, "variants": ["all_set_to_brew"]}, "eager", cuts=(60, WHOLE), seeds=200
    ),
    "deck-run-dry": Search({"players": 4, "edition": "pl"}, "eager", cuts=(WHOLE,), seeds=400),
}


def key_of(name: str, seed: int) -> bytes:
    """The key of a match; not secret, but different for every match."""
    return sha256(f"{name}/{seed}".encode()).digest()


def random_hand(dice: Dice) -> Hand:
    """Any legal action."""

    def choose(state: State, _seat: Seat) -> Action:
        return GAME.action(state, GAME.move_at(state, dice.below(GAME.move_count(state))))

    return choose


def eager_hand(dice: Dice) -> Hand:
    """Casts and dedicates whenever it can, and collects what has an effect."""

    def choose(state: State, seat: Seat) -> Action:
        actions = legal(GAME, state, seat)
        wanted = [action for action in actions if action.verb in ("cast", "dedicate")]
        for prefix in TREASURES:
            taking = [a for a in actions if a.names and a.names[0].startswith(prefix)]
            wanted = wanted or taking
        wanted = wanted or list(actions)
        return wanted[dice.below(len(wanted))]

    return choose


def passing_hand(state: State, seat: Seat) -> Action:
    """Passes, takes back, leaves: the shortest way to the end."""
    actions = legal(GAME, state, seat)
    modest = [a for a in actions if a.verb in ("pass", "retrieve", "decline", "leave")]
    return (modest or list(actions))[0]


def yielding_hand(dice: Dice) -> Hand:
    """Passes until the solo opponent has no tokens left, then plays."""
    plays = eager_hand(dice)

    def choose(state: State, seat: Seat) -> Action:
        is_bare = state.players[OPPONENT].held == 0
        return plays(state, seat) if is_bare else passing_hand(state, seat)

    return choose


def bot_hand(names: tuple[str, ...], config: Options, seed: int) -> Hand:
    """The bots of the table, one for each seat in turn."""
    seats = range(GAME.seats(config))
    bots = [make_bot(names[s % len(names)], TABLE, config, seed * 10 + s) for s in seats]
    return lambda state, seat: bots[seat].choose(GAME.view(state, seat))


HANDS: dict[str, Callable[[Dice], Hand]] = {
    "random": random_hand,
    "eager": eager_hand,
    "yielding": yielding_hand,
}


def play(options: Options, key: bytes, hand: Hand, cut: int = WHOLE) -> Record:
    """A whole match, played by a hand up to the cut and passed to its end from there."""
    config = GAME.check_config(options)
    state = GAME.setup(config, seed_of(key, 0), Journal(False))
    actions: list[Action] = []
    while GAME.to_act(state):
        seat = GAME.to_act(state)[0]
        action = (hand if len(actions) < cut else passing_hand)(state, seat)
        move = GAME.move(state, action)
        actions.append(action)
        GAME.reseed(state, seed_of(key, len(actions)))
        GAME.apply(state, move, Journal(False))
    final = fingerprint(GAME.write_state(state))
    pack, version = GAME.pack_hash(config), GAME.rules_version
    return Record(GAME.id, version, pack, config, key, tuple(actions), final)


def candidates(name: str, search: Search) -> Iterator[Record]:
    """The matches a search looks at, short ones first."""
    for cut in search.cuts:
        for seed in range(search.seeds):
            for scenario in search.scenarios or (0,):
                options: Options = {**search.options, "scenario": scenario}
                hand = HANDS[search.hand](Dice(seed))
                yield play(options, key_of(f"{name}/{scenario}", seed), hand, cut)


def find(name: str) -> Record:
    """The first match that shows what it is to be named after."""
    return first(name, candidates(name, SEARCHES[name]), SHOWN[name])


def first(name: str, records: Iterator[Record], shows: Callable[[Story], bool]) -> Record:
    """The first record of which something is true; it is an error if there is none."""
    for record in records:
        if shows(tell(record)):
            return record
    raise LookupError(f"no match shows {name}")
