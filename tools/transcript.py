"""A record as a text for people: every action, what happened, positions and final sheets."""

from collections.abc import Iterator

from moonlit.core.action import format_action
from moonlit.core.codec import Plain
from moonlit.core.event import Event, write_event
from moonlit.core.game import Outcome
from moonlit.core.record import Record, replay
from moonlit.games.nocturne.config import DEFAULTS
from moonlit.games.nocturne.events import RoundBegan, RoundEnded
from moonlit.games.nocturne.meta import Nocturne
from moonlit.games.nocturne.notation import format_cell, format_token, members, names_in_bag
from moonlit.games.nocturne.state import (
    NOTHING,
    ROW,
    Player,
    State,
    spell_cell,
    spell_seat,
    spell_token,
)

INDENT = "    "
EMPTY = "."
NAMES = 13
CELL = 11


def transcript(game: Nocturne, name: str, record: Record) -> str:
    """The whole text of a record, which is checked by being replayed."""
    return "\n".join([name, "", *_config(record), *_course(game, record)]) + "\n"


def _config(record: Record) -> Iterator[str]:
    """What was chosen before the match, as far as it is not usual."""
    for option, value in record.config.items():
        if value != DEFAULTS[option] or option in ("players", "mode"):
            yield _line(option, _shown(value))
    yield ""


def _course(game: Nocturne, record: Record) -> Iterator[str]:
    before: list[str] = []
    outcome: Outcome | None = None
    for moment in replay(game, record):
        if any(isinstance(event, RoundEnded) for event in moment.events):
            yield from _block("position before the round ends", before)
        action = format_action(moment.action) if moment.action else "set-up"
        yield f"{moment.version}. {action}"
        yield from (INDENT + _event(event) for event in moment.events)
        before = list(_position(game, moment.state))
        if any(isinstance(event, RoundBegan) for event in moment.events):
            yield from _block("position as the round begins", before)
        outcome = game.outcome(moment.state)
    assert outcome is not None
    yield from _block("position at the end", before)
    yield from _end(outcome)


def _block(title: str, lines: list[str]) -> Iterator[str]:
    yield ""
    yield title
    yield from (INDENT + line for line in lines)
    yield ""


def _line(name: str, *words: str) -> str:
    return f"{name:<{NAMES}}{' '.join(words)}".rstrip()


def _event(event: Event) -> str:
    """The class of an event and its fields."""
    told = write_event(event)
    fields = [f"{name}={_shown(value)}" for name, value in told.items() if name != "event"]
    return " ".join([str(told["event"]), *fields])


def _shown(value: Plain) -> str:
    if isinstance(value, list):
        return ",".join(_shown(one) for one in value)
    if isinstance(value, dict):
        return ",".join(f"{name}:{_shown(one)}" for name, one in value.items())
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)


def _position(game: Nocturne, state: State) -> Iterator[str]:
    """Everything on the table, hidden things included, in the notation of positions."""
    tiles = game.names.tiles
    yield from _forest(game, state)
    if state.terms.spaces:
        yield _line("sprites", *(_spell(lying) for lying in state.sprites))
        yield _line("slots", *(tiles[t] if t != NOTHING else EMPTY for t in state.slots))
        yield _line("goals", *map(str, members(state.goals)))
        yield _line("moonlight", *map(str, state.moonlight))
        yield _line("shadows", *(format_token(token) for token in members(state.shadows)))
    for seat, player in enumerate(state.players):
        yield from _player(game, seat, player)
    yield _line("stack", str(len(state.stack)))
    yield _line("deck", str(len(state.deck)), "+", str(len(state.under)))
    yield _line("discards", *(tiles[discard & 127] for discard in state.discards))
    yield _line("removed", *(tiles[tile] for tile in state.removed))


def _forest(game: Nocturne, state: State) -> Iterator[str]:
    """Row by row: tiles, face-down tokens, nothing."""
    lying = {spell_cell(token): _spell(token) for token in state.fallen}
    cells = members(state.terms.cells)
    width = max(cell % ROW for cell in cells) + 1
    for row in range(max(cells) // ROW + 1):
        places = range(row * ROW, row * ROW + width)
        words = [
            game.names.tiles[state.forest[cell]]
            if state.forest[cell] != NOTHING
            else lying.get(cell, EMPTY)
            for cell in places
        ]
        name = f"forest {format_cell(row * ROW)[1]}"
        yield _line(name, *(f"{word:<{CELL}}" for word in words))


def _spell(token: int) -> str:
    return f"{spell_seat(token)}:{format_token(spell_token(token))}"


def _player(game: Nocturne, seat: int, player: Player) -> Iterator[str]:
    """What a player has; empty piles are left out."""
    tiles, cards = game.names.tiles, game.names.cards
    piles = {
        "supply": names_in_bag(player.supply),
        "lost": names_in_bag(player.lost),
        "tiles": [tiles[tile] for tile in player.tiles],
        "cards": [cards[card] for card in player.cards],
        "claimed": [str(goal) for goal in members(player.goals)],
        "copies": [tiles[tile] if tile != NOTHING else EMPTY for tile in player.copies],
    }
    if player.character != NOTHING:
        used = "" if player.ability == NOTHING or player.ability_unused else "used"
        yield _line(f"character {seat}:", game.names.characters[player.character], used)
    yield from (_line(f"{name} {seat}:", *words) for name, words in piles.items() if words)


def _end(outcome: Outcome) -> Iterator[str]:
    """The sheets side by side, who won, and what was met."""
    yield "sheets"
    for category in outcome.sheets[0]:
        points = (f"{sheet[category]:>4}" for sheet in outcome.sheets)
        yield f"{INDENT}{category:<{NAMES}}{' '.join(points)}"
    totals = (f"{total:>4}" for total in outcome.totals)
    yield f"{INDENT}{'total':<{NAMES}}{' '.join(totals)}"
    yield _line("winners", *map(str, outcome.winners))
    yield _line("rank", _shown(outcome.notes["rank"]))
    met = outcome.notes["met"]
    assert isinstance(met, list)
    for seat, lists in enumerate(met):
        assert isinstance(lists, dict)
        entries = [_shown(found) for found in lists.values() if found]
        yield _line(f"met {seat}:", *entries)
