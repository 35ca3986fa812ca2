"""From a view back to a whole state: what is known as seen, what is unknown dealt at random."""

from moonlit.core import plain
from moonlit.core.codec import Plain, read_fields
from moonlit.core.dice import Dice
from moonlit.core.view import View
from moonlit.games.nocturne.notation import Names, parse_cell, parse_token
from moonlit.games.nocturne.state import (
    CELLS,
    NOBODY,
    NOTHING,
    Player,
    State,
    Terms,
    spell,
)
from moonlit.games.nocturne.verbs import returned
from moonlit.games.nocturne.view import ROUNDS
from moonlit.games.nocturne.worlds import redeal


def state_like(names: Names, terms: Terms, view: View, dice: Dice) -> State:
    """A state that looks like `view` from its seat."""
    state = State(terms, 0)
    table = view.table
    read_fields(state, plain.table(table["bookkeeping"]))
    state.round = next(number for number, name in ROUNDS.items() if name == table["round"])
    _read_board(names, state, table)
    _read_players(names, state, table)
    _read_hidden(names, state, table)
    redeal(state, NOBODY if view.seat is None else view.seat, dice)
    return state


def _read_spell(written: Plain) -> int:
    seat, token, *cell = plain.items(written)
    place = parse_cell(str(cell[0])) if cell else 0
    return spell(plain.number(seat), parse_token(str(token)), place)


def _read_board(names: Names, state: State, table: dict[str, Plain]) -> None:
    state.forest = [NOTHING] * CELLS
    for cell, tile in plain.table(table["forest"]).items():
        state.forest[parse_cell(cell)] = names.parse_tile(str(tile))
        state.tiled |= 1 << parse_cell(cell)
    state.spells = [_read_spell(written) for written in plain.items(table["spells"])]
    state.fallen = [_read_spell(written) for written in plain.items(table["face_down"])]
    state.sprites = [_read_spell(written) for written in plain.items(table["sprites"])]
    for lying in state.spells:
        state.covered |= 1 << (lying >> 7)
    slots = plain.items(table["slots"])
    state.slots = [names.parse_tile(tile) if isinstance(tile, str) else NOTHING for tile in slots]
    state.removed = [names.parse_tile(tile) for tile in plain.texts(table["removed"])]
    state.goals = sum(1 << goal for goal in plain.numbers(table["goals"]))
    state.shadows = sum(1 << parse_token(token) for token in plain.texts(table["shadows"]))
    state.chosen = plain.number(table["chosen"])


def _bag(tokens: list[str]) -> int:
    return sum(1 << 4 * parse_token(token) for token in tokens)


def _read_players(names: Names, state: State, table: dict[str, Plain]) -> None:
    for written in plain.tables(table["seats"]):
        player = Player()
        for token in plain.texts(written["supply"]):
            player.add_token(parse_token(token))
        player.lost = _bag(plain.texts(written["lost"]))
        player.gained = sum(1 << parse_token(token) for token in plain.texts(written["gained"]))
        player.tiles = [names.parse_tile(tile) for tile in plain.texts(written["tiles"])]
        copies = plain.items(written["copies"])
        player.copies = [
            names.parse_tile(tile) if isinstance(tile, str) else NOTHING for tile in copies
        ]
        player.control = sum(1 << parse_cell(cell) for cell in plain.texts(written["control"]))
        player.goals = sum(1 << goal for goal in plain.numbers(written["goals"]))
        player.character = _character(names, written["character"])
        player.ability = _character(names, written["ability"])
        player.ability_unused = written["ability_unused"] is True
        player.star_won = written["star_won"] is True
        player.feats = plain.number(written["feats"])
        state.players.append(player)


def _character(names: Names, name: Plain) -> int:
    return names.characters.index(name) if isinstance(name, str) else NOTHING


def _read_hidden(names: Names, state: State, table: dict[str, Plain]) -> None:
    """Put something into every hidden place: first what is known, then whatever is left over."""
    goals = plain.items(table["moonlight"])
    state.moonlight = [number if isinstance(number, int) else 1 for number in goals]
    _read_tiles(names, state, table)
    _read_cards(names, state, table)
    solo = table["solo"]
    if isinstance(solo, dict):
        flipped = [names.solo_cards.index(card) for card in plain.texts(solo["flipped"])]
        state.solo_flipped = flipped
        every = range(len(names.solo_cards))
        state.solo_deck = [card for card in every if card not in flipped]


def _read_tiles(names: Names, state: State, table: dict[str, Plain]) -> None:
    seen = {tile for tile in state.forest if tile != NOTHING}
    seen |= {tile for tile in state.slots if tile != NOTHING} | set(state.removed)
    for player in state.players:
        seen |= set(player.tiles)
    discards = plain.rows(table["discards"])
    drawn = plain.items(table["drawn"]) if _draws_tiles(table) else []
    known = [names.parse_tile(tile) for _, tile in discards if isinstance(tile, str)]
    known += [names.parse_tile(tile) for tile in drawn if isinstance(tile, str)]
    pool = [tile for tile in state.terms.tiles if tile not in seen and tile not in known]
    for owner, tile in discards:
        number = names.parse_tile(tile) if isinstance(tile, str) else pool.pop()
        state.discards.append(number | plain.number(owner) << 7)
    if drawn:
        state.drawn = [
            names.parse_tile(tile) if isinstance(tile, str) else pool.pop() for tile in drawn
        ]
    state.stack = pool


def _draws_tiles(table: dict[str, Plain]) -> bool:
    return plain.table(table["decision"])["kind"] == "chest"


def _read_cards(names: Names, state: State, table: dict[str, Plain]) -> None:
    hands = [plain.items(written["cards"]) for written in plain.tables(table["seats"])]
    batches = plain.tables(table["returned"])
    drawn = [] if _draws_tiles(table) else plain.items(table["drawn"])
    shown = [*drawn, *(card for hand in hands for card in hand)]
    shown += [card for batch in batches for card in plain.items(batch["cards"])]
    known = {names.parse_card(card) for card in shown if isinstance(card, str)}
    starters = [card for card in state.terms.starters if card not in known]
    has_deck = state.terms.has_concoctions
    pool = [card for card in state.terms.concoctions if has_deck and card not in known]

    def card_or_any(card: Plain, unknown: list[int]) -> int:
        return names.parse_card(card) if isinstance(card, str) else unknown.pop()

    for player, hand in zip(state.players, hands, strict=True):
        for index, card in enumerate(hand):
            player.cards.append(card_or_any(card, pool if index else starters))
    for batch in batches:
        for card in plain.items(batch["cards"]):
            number = card_or_any(card, pool)
            state.under.append(
                returned(number, plain.number(batch["seat"]), plain.number(batch["batch"]))
            )
    if drawn:
        state.drawn = [card_or_any(card, pool) for card in drawn]
    state.deck = pool
