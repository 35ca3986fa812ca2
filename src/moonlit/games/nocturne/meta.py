"""Nocturne as the table knows it: the game object that puts its rooms together."""

from pathlib import Path
from typing import cast

from moonlit.core.action import Action, Seat
from moonlit.core.codec import Plain, read_each, read_fields, write_fields
from moonlit.core.dice import Dice
from moonlit.core.event import Event
from moonlit.core.game import Config, Outcome
from moonlit.core.journal import Journal
from moonlit.core.plain import items, number
from moonlit.core.ruleset import Ruleset
from moonlit.core.view import View
from moonlit.games.nocturne import moves, rules, scoring
from moonlit.games.nocturne.achievements import is_done
from moonlit.games.nocturne.actions import action_of, move_of
from moonlit.games.nocturne.config import check_config
from moonlit.games.nocturne.determinize import state_like
from moonlit.games.nocturne.events import read_events
from moonlit.games.nocturne.foresee import foresee
from moonlit.games.nocturne.invariants import broken_invariants
from moonlit.games.nocturne.notation import Names
from moonlit.games.nocturne.projection import project
from moonlit.games.nocturne.setup import set_up
from moonlit.games.nocturne.state import NOBODY, OVER, Player, State, Terms
from moonlit.games.nocturne.terms import make_terms
from moonlit.games.nocturne.tracks import met
from moonlit.games.nocturne.view import table_of
from moonlit.games.nocturne.worlds import redeal
from moonlit.packs.nocturne.folder import load_pack
from moonlit.packs.nocturne.tables import Pack
from moonlit.packs.nocturne.words import CATEGORIES

GAME = "nocturne"
RULES_VERSION = 1


def load(pack: Path | None) -> "Nocturne":
    """The game with the pack in a folder, or with the built-in one."""
    return Nocturne(load_pack(pack))


class Nocturne(Ruleset[State, Terms]):
    """The game, with the facts of one pack."""

    id = GAME
    rules_version = RULES_VERSION

    def __init__(self, pack: Pack) -> None:
        super().__init__()
        self.pack = pack
        self.names = Names(pack)

    def make_terms(self, config: Config) -> Terms:
        return make_terms(self.pack, config)

    def check_config(self, options: Config) -> dict[str, Plain]:
        return check_config(self.pack, options)

    def pack_hash(self, config: Config) -> str:
        return self.pack.digest

    def knows_pack(self, pack: str, config: Config) -> bool:
        return pack == self.pack.digest or pack in self.pack.before

    def seats(self, config: Config) -> int:
        return self.terms(config).deciders

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
        return action_of(self.names, state, move)

    def move(self, state: State, action: Action) -> int:
        return move_of(self.names, state, action)

    def apply(self, state: State, move: int, journal: Journal) -> None:
        rules.apply(state, journal, move)

    def events(self, state: State, journal: Journal) -> tuple[Event, ...]:
        return read_events(self.names, journal.rows)

    def foresee(self, state: State, move: int) -> dict[str, Plain]:
        return foresee(self.names, state, move)

    def table(self, state: State, seat: Seat | None) -> dict[str, Plain]:
        return cast("dict[str, Plain]", table_of(self.names, state, seat))

    def determinize(self, view: View, config: Config, dice: Dice) -> State:
        state = state_like(self.names, self.terms(config), view, dice)
        if state.round == OVER:
            state.sheets = scoring.score_all(state)
        return state

    def redeal(self, state: State, seat: Seat | None, dice: Dice) -> None:
        redeal(state, NOBODY if seat is None else seat, dice)

    def reveals(self, state: State) -> int:
        return state.reveals + state.overheard

    def outcome(self, state: State) -> Outcome | None:
        if state.round != OVER:
            return None
        count = len(CATEGORIES)
        rows = range(0, len(state.sheets), count)
        sheets = tuple(
            dict(zip(CATEGORIES, state.sheets[row : row + count], strict=True)) for row in rows
        )
        notes: dict[str, Plain] = {
            "rank": self._rank(state),
            "met": self._met(state),
            "tasks": self._tasks(state),
        }
        return Outcome(tuple(scoring.places(state)), sheets, notes)

    def points(self, state: State) -> tuple[int, ...]:
        if state.round == OVER:
            return tuple(scoring.total(state, seat) for seat in range(state.terms.deciders))
        return tuple(sum(project(state, seat)) for seat in range(state.terms.deciders))

    def _met(self, state: State) -> list[Plain]:
        """Scenarios, achievements and variants of every seat (N-TRACK-2)."""
        lists = [
            met(self.pack, state.terms.config, state, seat) for seat in range(state.terms.deciders)
        ]
        return [{name: list[Plain](found) for name, found in of.items()} for of in lists]

    def _tasks(self, state: State) -> list[Plain]:
        """Which tasks of the scenario every seat has done; none without a scenario."""
        config = state.terms.config
        scenario = number(config["scenario"])
        if not scenario:
            return []
        tasks = self.pack.scenarios[scenario - 1].tasks
        seats = range(state.terms.deciders)
        return [[is_done(self.pack, config, state, seat, task) for task in tasks] for seat in seats]

    def _rank(self, state: State) -> str | None:
        """The solo rank reached (N-SOLO-17)."""
        if not state.terms.solo:
            return None
        total = scoring.total(state, 0)
        reached = [rank.id for rank in self.pack.scoring.ranks if total >= rank.at]
        return reached[-1] if reached else None

    def write_state(self, state: State) -> dict[str, Plain]:
        return write_fields(state, skip=("terms", "overheard"))

    def read_state(self, config: Config, written: dict[str, Plain]) -> State:
        state = State(self.terms(config), 0)
        fields = dict(written)
        state.players = read_each(Player, fields.pop("players"))
        read_fields(state, fields)
        return state

    def describe_state(self, state: State) -> dict[str, Plain]:
        """Every seat's own view of its cards put together with the piles nobody sees."""
        described = self.table(state, None)
        seats = [Seat(seat) for seat in range(len(items(described["seats"])))]
        tiles, cards = self.names.tiles, self.names.cards
        return {
            **described,
            "seats": [items(self.table(state, seat)["seats"])[seat] for seat in seats],
            "stack": [tiles[tile] for tile in reversed(state.stack)],
            "deck": [cards[card] for card in reversed(state.deck)],
            "drawn": self._drawn(state),
            "under": [cards[lying & 63] for lying in state.under],
            "moonlight": list[Plain](state.moonlight),
            "left_out": [name for n, name in enumerate(tiles) if n not in state.terms.tiles],
            "discards": [tiles[discard & 127] for discard in state.discards],
            "solo_deck": [self.names.solo_cards[card] for card in reversed(state.solo_deck)],
        }

    def _drawn(self, state: State) -> list[Plain]:
        drawer = self.to_act(state)
        return items(self.table(state, drawer[0] if drawer else None)["drawn"])

    def check_state(self, state: State) -> list[str]:
        return list(broken_invariants(state))
