"""From a view back to a whole state: what is known as seen, what is unknown dealt at random."""

from moonlit.core.codec import Plain
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
from moonlit.games.nocturne.view import BOOKKEEPING, ROUNDS
from moonlit.games.nocturne.worlds import redeal


def state_like(names: Names, terms: Terms, view: View, dice: Dice) -> State:
    """A state that looks like `view` from its seat."""
    state = State(terms, 0)
    table = view.table
    _read_bookkeeping(state, _dict(table["bookkeeping"]))
    state.round = next(number for number, name in ROUNDS.items() if name == table["round"])
    _read_board(names, state, table)
    _read_players(names, state, table)
    _read_hidden(names, state, table)
    redeal(state, NOBODY if view.seat is None else view.seat, dice)
    return state


def _dict(value: Plain) -> dict[str, Plain]:
    assert isinstance(value, dict)
    return value


def _list(value: Plain) -> list[Plain]:
    assert isinstance(value, list)
    return value


def _texts(value: Plain) -> list[str]:
    return [text for text in _list(value) if isinstance(text, str)]


def _numbers(value: Plain) -> list[int]:
    return [number for number in _list(value) if isinstance(number, int)]


def _number(value: Plain) -> int:
    assert isinstance(value, int)
    return value


def _read_bookkeeping(state: State, written: dict[str, Plain]) -> None:
    for name in BOOKKEEPING:
        value = written[name]
        setattr(state, name, list(value) if isinstance(value, list) else value)


def _read_spell(written: Plain) -> int:
    seat, token, *cell = _list(written)
    place = parse_cell(str(cell[0])) if cell else 0
    return spell(_number(seat), parse_token(str(token)), place)


def _read_board(names: Names, state: State, table: dict[str, Plain]) -> None:
    state.forest = [NOTHING] * CELLS
    for cell, tile in _dict(table["forest"]).items():
        state.forest[parse_cell(cell)] = names.parse_tile(str(tile))
        state.tiled |= 1 << parse_cell(cell)
    state.spells = [_read_spell(written) for written in _list(table["spells"])]
    state.fallen = [_read_spell(written) for written in _list(table["face_down"])]
    state.sprites = [_read_spell(written) for written in _list(table["sprites"])]
    for lying in state.spells:
        state.covered |= 1 << (lying >> 7)
    slots = _list(table["slots"])
    state.slots = [names.parse_tile(tile) if isinstance(tile, str) else NOTHING for tile in slots]
    state.removed = [names.parse_tile(tile) for tile in _texts(table["removed"])]
    state.goals = sum(1 << goal for goal in _numbers(table["goals"]))
    state.shadows = sum(1 << parse_token(token) for token in _texts(table["shadows"]))
    state.chosen = _number(table["chosen"])


def _bag(tokens: list[str]) -> int:
    return sum(1 << 4 * parse_token(token) for token in tokens)


def _read_players(names: Names, state: State, table: dict[str, Plain]) -> None:
    for written in map(_dict, _list(table["seats"])):
        player = Player()
        for token in _texts(written["supply"]):
            player.add_token(parse_token(token))
        player.lost = _bag(_texts(written["lost"]))
        player.gained = sum(1 << parse_token(token) for token in _texts(written["gained"]))
        player.tiles = [names.parse_tile(tile) for tile in _texts(written["tiles"])]
        copies = _list(written["copies"])
        player.copies = [
            names.parse_tile(tile) if isinstance(tile, str) else NOTHING for tile in copies
        ]
        player.control = sum(1 << parse_cell(cell) for cell in _texts(written["control"]))
        player.goals = sum(1 << goal for goal in _numbers(written["goals"]))
        player.character = _character(names, written["character"])
        player.ability = _character(names, written["ability"])
        player.ability_unused = written["ability_unused"] is True
        player.star_won = written["star_won"] is True
        player.feats = _number(written["feats"])
        state.players.append(player)


def _character(names: Names, name: Plain) -> int:
    return names.characters.index(name) if isinstance(name, str) else NOTHING


def _read_hidden(names: Names, state: State, table: dict[str, Plain]) -> None:
    """Put something into every hidden place: first what is known, then whatever is left over."""
    goals = _list(table["moonlight"])
    state.moonlight = [number if isinstance(number, int) else 1 for number in goals]
    _read_tiles(names, state, table)
    _read_cards(names, state, table)
    solo = table["solo"]
    if isinstance(solo, dict):
        flipped = [names.solo_cards.index(card) for card in _texts(solo["flipped"])]
        state.solo_flipped = flipped
        every = range(len(names.solo_cards))
        state.solo_deck = [card for card in every if card not in flipped]


def _read_tiles(names: Names, state: State, table: dict[str, Plain]) -> None:
    seen = {tile for tile in state.forest if tile != NOTHING}
    seen |= {tile for tile in state.slots if tile != NOTHING} | set(state.removed)
    for player in state.players:
        seen |= set(player.tiles)
    discards = [_list(discard) for discard in _list(table["discards"])]
    drawn = _list(table["drawn"]) if _draws_tiles(table) else []
    known = [names.parse_tile(tile) for _, tile in discards if isinstance(tile, str)]
    known += [names.parse_tile(tile) for tile in drawn if isinstance(tile, str)]
    pool = [tile for tile in state.terms.tiles if tile not in seen and tile not in known]
    for owner, tile in discards:
        number = names.parse_tile(tile) if isinstance(tile, str) else pool.pop()
        state.discards.append(number | _number(owner) << 7)
    if drawn:
        state.drawn = [
            names.parse_tile(tile) if isinstance(tile, str) else pool.pop() for tile in drawn
        ]
    state.stack = pool


def _draws_tiles(table: dict[str, Plain]) -> bool:
    return _dict(table["decision"])["kind"] == "chest"


def _read_cards(names: Names, state: State, table: dict[str, Plain]) -> None:
    hands = [_list(_dict(written)["cards"]) for written in _list(table["seats"])]
    batches = [_dict(batch) for batch in _list(table["returned"])]
    drawn = [] if _draws_tiles(table) else _list(table["drawn"])
    shown = [*drawn, *(card for hand in hands for card in hand)]
    shown += [card for batch in batches for card in _list(batch["cards"])]
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
        for card in _list(batch["cards"]):
            number = card_or_any(card, pool)
            state.under.append(returned(number, _number(batch["seat"]), _number(batch["batch"])))
    if drawn:
        state.drawn = [card_or_any(card, pool) for card in drawn]
    state.deck = pool
