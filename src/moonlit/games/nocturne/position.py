"""Positions as text: `forest SK01 FE01 / . 0:4 | supply 0: 1 3 star | start 0 b2`.

Fields stand on lines or between bars; what is not said has a plain default.

    forest     rows from the top, cells from the left: a tile, `.` no tile, `0:4` a face-down token
    supply S:  tokens of a seat          tiles S:   its collection       cards S:  its concoctions
    sprites    0:6 1:4, left to right    slots      Sprite tiles, `.` for an empty slot
    spells     0:1@a1 1:4@b1, as cast    passed     seats out of the phase
    stack      tiles from the top        deck       concoctions from the top
    goals      Twilight goals in play    moonlight  Moonlight goals      claimed S: goals of a seat
    copies S:  mirrored tiles            shadows    shadow tokens not yet awarded
    discards S:  tiles a seat drew from chests and did not keep
    removed    tiles nobody won when a round ended
    solo       the opponent's deck from the top    flipped    its cards face-up, the active one last
    round      twilight or moonlight     first      no spell has been cast in this round
    winner     who won the last tile     used       seats with used abilities
    stars      who has won with a star
    start S [cell] | answer S | end | score     what is decided next
"""

from collections.abc import Callable, Iterator

from moonlit.core.codec import Plain
from moonlit.core.errors import BadNotation
from moonlit.core.frame import frame
from moonlit.core.game import Config
from moonlit.core.journal import Journal
from moonlit.games.nocturne.casting import begin_phase, find_starter, next_answer
from moonlit.games.nocturne.frames import END_ROUND, FINISH, MIRRORS
from moonlit.games.nocturne.limits import EMPTY, OF_SEAT, ONCE, Limits, check_whole
from moonlit.games.nocturne.meta import Nocturne
from moonlit.games.nocturne.notation import parse_cell, parse_token
from moonlit.games.nocturne.rules import settle
from moonlit.games.nocturne.state import (
    CELLS,
    NOTHING,
    ROW,
    TOKENS,
    Player,
    State,
    is_shadow,
    spell,
    spell_seat,
    spell_token,
)
from moonlit.games.nocturne.verbs import ALL_PASSED, lay_face_down, place_tile

Field = tuple[str, list[str]]


def read_position(game: Nocturne, text: str, options: dict[str, Plain]) -> State:
    """The state a text describes, ready for its decision. Raises BadNotation on a strange word.

    It may hold what a match could not, and wait for nothing.
    """
    state = State(game.terms(game.check_config(options)), 0)
    _write(game, state, list(_fields(text)), Journal(False))
    return state


def lay_out(game: Nocturne, config: Config, written: Plain, seed: int, journal: Journal) -> State:
    """The same for a checked config; a list holds the lines of the text.

    Raises BadNotation also on what no match could hold.
    """
    lines = written if isinstance(written, list) else [written]
    text = "\n".join(line for line in lines if isinstance(line, str))
    if not all(isinstance(line, str) for line in lines):
        raise BadNotation("not-a-position")
    state = State(game.terms(config), seed)
    fields = list(_fields(text))
    limits = Limits(game.names, state)
    for name, words in fields:
        _read(limits.check, name, words)
    _write(game, state, fields, journal)
    check_whole(state)
    return state


def _write(game: Nocturne, state: State, fields: list[Field], journal: Journal) -> None:
    writer = _Writer(game, state)
    for name, words in fields:
        if name not in ONCE:
            _read(writer.write, name, words)
    writer.fill_in()
    for name, words in fields:
        if name in ONCE:
            _read(writer.decide, name, words)
    settle(state, journal)


def _read(write: Callable[[str, list[str]], None], name: str, words: list[str]) -> None:
    line = " ".join((name, *words))
    try:
        write(name, words)
    except (ValueError, IndexError) as error:
        raise BadNotation("bad-field", text=line) from error
    except BadNotation as error:
        error.facts.setdefault("text", line)
        raise


def _fields(text: str) -> Iterator[Field]:
    for part in text.replace("|", "\n").splitlines():
        words = part.replace(":", ": ", 1).split() if _names_seat(part) else part.split()
        if words:
            yield words[0], words[1:]


def _names_seat(part: str) -> bool:
    return part.split()[:1] in ([name] for name in OF_SEAT)


class _Writer:
    """Fills a state field by field."""

    def __init__(self, game: Nocturne, state: State) -> None:
        self.names = game.names
        self.state = state
        self.said: set[str] = set()
        state.forest = [NOTHING] * CELLS
        state.slots = [NOTHING] * state.terms.slots
        state.shadows = state.terms.shadows
        state.is_first_spell = False
        for seat in range(state.terms.players):
            player = Player()
            if seat < state.terms.deciders:
                named = state.terms.characters
                player.character = named[seat] if named else seat
                scenario = state.terms.scenario_ability
                player.ability_unused = state.terms.is_advanced
                if state.terms.is_advanced:
                    player.ability = player.character if scenario == NOTHING else scenario
            state.players.append(player)

    def write(self, name: str, words: list[str]) -> None:
        """One field."""
        state, names = self.state, self.names
        seat = int(words[0].rstrip(":")) if words and words[0].endswith(":") else NOTHING
        rest = words[1:] if seat != NOTHING else words
        self.said.add(f"{name} {seat}" if seat != NOTHING else name)
        match name:
            case "forest":
                self._forest(words)
            case "supply":
                for word in rest:
                    state.players[seat].add_token(parse_token(word))
            case "tiles":
                state.players[seat].tiles = [names.parse_tile(word) for word in rest]
            case "cards":
                state.players[seat].cards = [names.parse_card(word) for word in rest]
            case "copies":
                state.players[seat].copies = [names.parse_tile(word) for word in rest]
            case "discards":
                state.discards += [names.parse_tile(word) | seat << 7 for word in rest]
            case "claimed":
                state.players[seat].goals = sum(1 << int(word) for word in rest)
            case "sprites":
                state.sprites = [self._spell(word) for word in rest]
            case "slots":
                for slot, word in enumerate(rest):
                    state.slots[slot] = NOTHING if word == EMPTY else names.parse_tile(word)
            case "spells":
                state.spells = [self._spell(word) for word in rest]
            case _:
                self._simple(name, rest)

    def _simple(self, name: str, words: list[str]) -> None:
        state, names = self.state, self.names
        match name:
            case "passed":
                state.passed = sum(1 << int(word) for word in words)
                state.declined = state.passed
            case "stack":
                state.stack = [names.parse_tile(word) for word in reversed(words)]
            case "removed":
                state.removed = [names.parse_tile(word) for word in words]
            case "deck":
                state.deck = [names.parse_card(word) for word in reversed(words)]
            case "solo":
                state.solo_deck = [names.solo_cards.index(word) for word in reversed(words)]
            case "flipped":
                state.solo_flipped = [names.solo_cards.index(word) for word in words]
            case "goals":
                state.goals = sum(1 << int(word) for word in words)
            case "moonlight":
                state.moonlight = [int(word) for word in words]
            case "shadows":
                state.shadows = sum(1 << parse_token(word) for word in words)
            case "round":
                state.round = ("twilight", "moonlight").index(words[0])
            case "first":
                state.is_first_spell = True
            case "winner":
                state.last_winner = int(words[0])
            case "used":
                for word in words:
                    state.players[int(word)].ability_unused = False
            case "stars":
                for word in words:
                    state.players[int(word)].star_won = True
                    state.last_star = int(word)
            case _:
                raise BadNotation("not-a-field", text=name)

    def _spell(self, word: str) -> int:
        seat, _, rest = word.partition(":")
        token, _, cell = rest.partition("@")
        return spell(int(seat), parse_token(token), parse_cell(cell) if cell else 0)

    def _forest(self, words: list[str]) -> None:
        row, column = 0, 0
        for word in words:
            if word == "/":
                row, column = row + 1, 0
                continue
            cell = row * ROW + column
            if ":" in word:
                lying = self._spell(word)
                lay_face_down(self.state, spell_seat(lying), spell_token(lying), cell)
            elif word != EMPTY:
                place_tile(self.state, cell, self.names.parse_tile(word))
            column += 1

    def fill_in(self) -> None:
        """Defaults: full supplies less what lies on the table, all other tiles in piles."""
        state, terms = self.state, self.state.terms
        for seat, player in enumerate(state.players):
            if f"supply {seat}" not in self.said:
                self._fill_supply(seat, player)
            self._put_away_tokens(seat, player)
            starter = f"cards {seat}" not in self.said and terms.has_concoctions
            if starter and seat < terms.deciders:
                player.cards = [terms.starters[seat]]
        state.covered = sum(1 << (lying >> 7) for lying in state.spells)
        self._fill_piles()
        if terms.solo:
            known = [*state.solo_flipped, *state.solo_deck]
            rest = [card for card in range(len(self.names.solo_cards)) if card not in known]
            state.solo_deck = rest + state.solo_deck

    def _put_away_tokens(self, seat: int, player: Player) -> None:
        """Own tokens that are nowhere have left the game; shadow tokens in play are taken."""
        lying = [*self.state.spells, *self.state.fallen, *self.state.sprites]
        used = [spell_token(token) for token in lying if spell_seat(token) == seat]
        for token in range(TOKENS):
            there = (player.supply >> 4 * token & 15) + used.count(token)
            if is_shadow(token):
                self.state.shadows &= ~(1 << token) if there else -1
            else:
                gone = (self.state.terms.tokens >> 4 * token & 15) - there
                player.lost += max(gone, 0) << 4 * token

    def _fill_supply(self, seat: int, player: Player) -> None:
        lying = [*self.state.spells, *self.state.fallen, *self.state.sprites]
        used = [spell_token(token) for token in lying if spell_seat(token) == seat]
        player.supply = self.state.terms.tokens
        player.supply -= sum(1 << 4 * token for token in used if not is_shadow(token))
        for token in range(TOKENS):
            if player.supply >> 4 * token & 15:
                player.held |= 1 << token

    def _fill_piles(self) -> None:
        state, terms = self.state, self.state.terms
        seen = {*state.forest, *state.slots, *state.stack, *state.removed}
        seen.update(discard & 127 for discard in state.discards)
        cards = {*state.deck}
        for player in state.players:
            seen.update(player.tiles)
            cards.update(player.cards)
        state.stack = [tile for tile in terms.tiles if tile not in seen] + state.stack
        if terms.has_concoctions:
            state.deck = [card for card in terms.concoctions if card not in cards] + state.deck

    def decide(self, name: str, words: list[str]) -> None:
        """What the position waits for."""
        state, journal = self.state, Journal(False)
        if name == "start":
            if state.tiled == 0:
                raise BadNotation("nothing-to-start-on")
            passed, declined = state.passed, state.declined
            begin_phase(state)
            state.passed, state.declined = passed, declined
            anchor = parse_cell(words[1]) if len(words) > 1 else NOTHING
            find_starter(state, journal, int(words[0]), anchor)
        elif name == "answer":
            seat = int(words[0])
            next_answer(state, journal, (seat - 1) % state.terms.players)
        elif name == "end":
            state.pending.append(frame(END_ROUND, 0, ALL_PASSED))
        else:
            state.pending.append(frame(FINISH, 0))
            state.pending.append(frame(MIRRORS, 0))
