"""Wonder Book as the table knows it: the game object that puts its rooms together."""

from pathlib import Path
from typing import cast

from moonlit.core.action import Action, Seat
from moonlit.core.codec import Plain, read_fields, write_fields
from moonlit.core.dice import Dice
from moonlit.core.event import Event
from moonlit.core.game import Config, Outcome
from moonlit.core.journal import Journal
from moonlit.core.ruleset import Ruleset
from moonlit.core.view import View
from moonlit.games.wonder_book import rules
from moonlit.games.wonder_book.actions import action_of, move_of, seats_to_act
from moonlit.games.wonder_book.config import check_config, make_program, players_of
from moonlit.games.wonder_book.determinize import state_like
from moonlit.games.wonder_book.foresee import foresee
from moonlit.games.wonder_book.invariants import broken_invariants
from moonlit.games.wonder_book.looks import NOTHING_DRAWN, Looks
from moonlit.games.wonder_book.menu import SEAT, list_moves
from moonlit.games.wonder_book.outcome import notes_of
from moonlit.games.wonder_book.program import Program
from moonlit.games.wonder_book.setup import set_up
from moonlit.games.wonder_book.state import State
from moonlit.games.wonder_book.telling import read_events
from moonlit.games.wonder_book.usual import usual_start
from moonlit.games.wonder_book.view import table_of
from moonlit.games.wonder_book.worlds import redeal
from moonlit.packs.wonder_book.folder import load_pack
from moonlit.packs.wonder_book.model import Campaign

GAME = "wonder_book"
RULES_VERSION = 1
# On which options it depends what a chapter usually finds.
PARTY = ("players", "chapter", "heroes", "switches")


def load(pack: Path | None) -> "WonderBook":
    """The game with the campaign in a folder, or with the built-in one."""
    return WonderBook(load_pack(pack))


class WonderBook(Ruleset[State, Program]):
    """The game, with the chapters of one campaign."""

    id = GAME
    rules_version = RULES_VERSION

    def __init__(self, campaign: Campaign) -> None:
        super().__init__()
        self.campaign = campaign
        self._looks: dict[str, Looks] = {}

    def make_terms(self, config: Config) -> Program:
        return make_program(self.campaign, config)

    def check_config(self, options: Config) -> dict[str, Plain]:
        return check_config(self.campaign, options)

    def among_people(self, options: Config) -> Config:
        """A chapter by itself starts with what it usually finds; a campaign says what that is."""
        if options.get("campaign"):
            return options
        told = {name: options[name] for name in PARTY if name in options}
        return {**usual_start(self.campaign, self.check_config(told)), **options}

    def pack_hash(self, config: Config) -> str:
        return self.campaign.digest

    def knows_pack(self, pack: str, config: Config) -> bool:
        return pack == self.campaign.digest or pack in self.campaign.before

    def seats(self, config: Config) -> int:
        return players_of(config)

    def setup(self, config: Config, seed: int, journal: Journal) -> State:
        return set_up(self.terms(config), seed, journal)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return seats_to_act(state)

    def move_count(self, state: State) -> int:
        """What concerns the group can be decided by every seat."""
        return len(state.menu) * len(seats_to_act(state))

    def move_at(self, state: State, index: int) -> int:
        seat, place = divmod(index, len(state.menu))
        return state.menu[place] | seats_to_act(state)[seat] << SEAT

    def action(self, state: State, move: int) -> Action:
        return action_of(state, move)

    def move(self, state: State, action: Action) -> int:
        return move_of(state, action)

    def apply(self, state: State, move: int, journal: Journal) -> None:
        rules.apply(state, journal, move)

    def events(self, state: State, journal: Journal) -> tuple[Event, ...]:
        return read_events(state.program, journal.rows)

    def foresee(self, state: State, move: int) -> dict[str, Plain]:
        return foresee(state, move)

    def table(self, state: State, seat: Seat | None) -> dict[str, Plain]:
        return cast("dict[str, Plain]", table_of(state, self.looks(state.program.chapter)))

    def looks(self, chapter: str) -> Looks:
        """How a chapter looks; put together once. One made up for a position has no looks."""
        if chapter not in self._looks:
            chapters = {one.id: one for one in self.campaign.chapters}
            self._looks[chapter] = Looks(self.campaign, chapters.get(chapter, NOTHING_DRAWN))
        return self._looks[chapter]

    def determinize(self, view: View, config: Config, dice: Dice) -> State:
        return state_like(self.terms(config), view, dice)

    def redeal(self, state: State, seat: Seat | None, dice: Dice) -> None:
        """Every seat knows the same, so it is the same for all."""
        redeal(state, dice)

    def outcome(self, state: State) -> Outcome | None:
        """All win or lose together; the result is the fate tokens that lie face-up."""
        if not state.is_over:
            return None
        seats = range(state.program.players)
        places = tuple(1 for _ in seats) if state.is_won else ()
        sheets = tuple({"fate": points} for points in self.points(state))
        return Outcome(places, sheets, notes_of(state))

    def points(self, state: State) -> tuple[int, ...]:
        return (int(state.fate),) * state.program.players

    def write_state(self, state: State) -> dict[str, Plain]:
        return write_fields(state, skip=("program", "menu"))

    def read_state(self, config: Config, written: dict[str, Plain]) -> State:
        state = State(self.terms(config), 0)
        read_fields(state, written)
        if not state.is_over:
            list_moves(state)
        return state

    def describe_state(self, state: State) -> dict[str, Plain]:
        """What everybody sees but for the drawing, and the decks from the top."""
        program = state.program
        table = self.table(state, None)
        for name in ("bookkeeping", "boards"):
            del table[name]
        return {
            **table,
            "wyrm_deck_order": [program.wyrm_names[card] for card in reversed(state.wyrm_deck)],
            "scrap_deck_order": [
                program.thing_names[thing] for thing in reversed(state.scrap_deck)
            ],
        }

    def check_state(self, state: State) -> list[str]:
        return list(broken_invariants(state))
