"""Dominion as the table knows it: the game object that puts its rooms together."""

from pathlib import Path
from typing import cast

from moonlit.core.action import Action, Seat
from moonlit.core.codec import Plain, read_each, read_fields, write_fields
from moonlit.core.dice import Dice
from moonlit.core.event import Event
from moonlit.core.game import Config, Outcome
from moonlit.core.journal import Journal
from moonlit.core.plain import tables
from moonlit.core.ruleset import Ruleset
from moonlit.core.view import View
from moonlit.games.dominion import moves, rules, scoring
from moonlit.games.dominion.actions import action_of, move_of
from moonlit.games.dominion.config import FOR_PEOPLE, check_config, players_of
from moonlit.games.dominion.determinize import state_like
from moonlit.games.dominion.events import read_events
from moonlit.games.dominion.fixed import Terms
from moonlit.games.dominion.invariants import broken_invariants
from moonlit.games.dominion.setup import set_up
from moonlit.games.dominion.state import KIND, NOBODY, Player, State
from moonlit.games.dominion.terms import make_terms
from moonlit.games.dominion.view import table_of
from moonlit.games.dominion.worlds import redeal
from moonlit.packs.dominion.folder import load_pack
from moonlit.packs.dominion.tables import Pack

GAME = "dominion"
RULES_VERSION = 3
OPEN_REACTIONS = 2


def load(pack: Path | None) -> "Dominion":
    """The game with the pack in a folder, or with the built-in one."""
    return Dominion(load_pack(pack))


class Dominion(Ruleset[State, Terms]):
    """The game, with the facts of one pack."""

    id = GAME
    rules_version = RULES_VERSION

    def __init__(self, pack: Pack) -> None:
        super().__init__()
        self.pack = pack

    def make_terms(self, config: Config) -> Terms:
        return make_terms(self.pack, config)

    def check_config(self, options: Config) -> dict[str, Plain]:
        return check_config(self.pack, options)

    def among_people(self, options: Config) -> Config:
        return {**FOR_PEOPLE, **options}

    def as_before(self, version: int, options: Config) -> Config | None:
        """Until rules version 2 a question told that the card was there (D-INFO-6)."""
        return {**options, "reactions": "open"} if version == OPEN_REACTIONS else None

    def pack_hash(self, config: Config) -> str:
        return self.pack.digest

    def knows_pack(self, pack: str, config: Config) -> bool:
        return pack == self.pack.digest or pack in self.pack.before

    def seats(self, config: Config) -> int:
        return players_of(config)

    def setup(self, config: Config, seed: int, journal: Journal) -> State:
        return set_up(self.terms(config), seed, journal)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        seat = rules.to_act(state)
        return () if seat == NOBODY else (Seat(seat),)

    def move_count(self, state: State) -> int:
        return moves.move_count(state) if state.pending else 0

    def move_at(self, state: State, index: int) -> int:
        return moves.move_at(state, index)

    def action(self, state: State, move: int) -> Action:
        return action_of(state, move)

    def move(self, state: State, action: Action) -> int:
        return move_of(state, action)

    def apply(self, state: State, move: int, journal: Journal) -> None:
        rules.apply(state, journal, move)

    def events(self, state: State, journal: Journal) -> tuple[Event, ...]:
        return read_events(state.terms, journal.rows)

    def foresee(self, state: State, move: int) -> dict[str, Plain]:
        return {}

    def table(self, state: State, seat: Seat | None) -> dict[str, Plain]:
        return cast("dict[str, Plain]", table_of(state, seat))

    def determinize(self, view: View, config: Config, dice: Dice) -> State:
        return state_like(self.terms(config), view, dice)

    def redeal(self, state: State, seat: Seat | None, dice: Dice) -> None:
        redeal(state, NOBODY if seat is None else seat, dice)

    def reveals(self, state: State) -> int:
        return state.reveals + state.overheard

    def turn(self, state: State) -> tuple[int, int] | None:
        return sum(player.turns for player in state.players), state.seat

    def outcome(self, state: State) -> Outcome | None:
        if not state.is_over:
            return None
        sheets = tuple(self._sheet(state, player) for player in state.players)
        turns: list[Plain] = [player.turns for player in state.players]
        return Outcome(tuple(scoring.places(state)), sheets, {"turns": turns})

    def _sheet(self, state: State, player: Player) -> dict[str, int]:
        """Points by the name of the card or State they come from."""
        points = scoring.points_by_kind(state.terms, player)
        sheet = {
            name: worth for name, worth in zip(state.terms.card_names, points, strict=True) if worth
        }
        misery = scoring.MISERY_POINTS * player.misery
        return {**sheet, "misery": misery} if misery else sheet

    def points(self, state: State) -> tuple[int, ...]:
        return tuple(scoring.total(state, seat) for seat in range(state.terms.players))

    def write_state(self, state: State) -> dict[str, Plain]:
        """A discard pile below its top card, and the trash, lie in no order (D-INFO-5)."""
        written = write_fields(state, skip=("terms", "overheard"))
        written["trash"] = list[Plain](sorted(state.trash))
        for player, truth in zip(tables(written["players"]), state.players, strict=True):
            player["discard"] = [*sorted(truth.discard[:-1]), *truth.discard[-1:]]
        return written

    def read_state(self, config: Config, written: dict[str, Plain]) -> State:
        state = State(self.terms(config), 0)
        fields = dict(written)
        state.players = read_each(Player, fields.pop("players"))
        read_fields(state, fields)
        return state

    def describe_state(self, state: State) -> dict[str, Plain]:
        """Every seat's own view of its cards put together with the piles nobody sees."""
        terms = state.terms
        return {
            **self.table(state, None),
            "seats": [self._described(state, Seat(seat)) for seat in range(terms.players)],
            "boon_deck": [terms.boon_names[boon] for boon in reversed(state.boon_deck)],
            "hex_deck": [terms.hex_names[hexed] for hexed in reversed(state.hex_deck)],
        }

    def _described(self, state: State, seat: Seat) -> dict[str, Plain]:
        own = tables(self.table(state, seat)["seats"])[seat]
        names, deck = state.terms.card_names, state.players[seat].deck
        return {**own, "deck": [names[card & KIND] for card in reversed(deck)]}

    def check_state(self, state: State) -> list[str]:
        return list(broken_invariants(state))
