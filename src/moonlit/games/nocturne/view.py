"""What a seat sees of a match, built up from nothing."""

from typing import Literal

from moonlit.core.action import Seat
from moonlit.core.codec import Plain
from moonlit.core.frame import frame_fact, frame_kind
from moonlit.games.nocturne import frames
from moonlit.games.nocturne.actions import decision
from moonlit.games.nocturne.notation import (
    Names,
    format_cell,
    format_token,
    members,
    names_in_bag,
)
from moonlit.games.nocturne.projection import project
from moonlit.games.nocturne.rules import to_act
from moonlit.games.nocturne.scoring import brewed_tiers
from moonlit.games.nocturne.shape import (
    Decision,
    Dedication,
    Discard,
    Returned,
    Round,
    SeatView,
    Solo,
    Spell,
    TableView,
)
from moonlit.games.nocturne.standings import standings
from moonlit.games.nocturne.state import (
    MOONLIGHT,
    NOBODY,
    NOTHING,
    OVER,
    TWILIGHT,
    Player,
    State,
    spell_cell,
    spell_seat,
    spell_token,
)
from moonlit.games.nocturne.verbs import returned_batch, returned_card, returned_seat
from moonlit.packs.nocturne.words import CATEGORIES

ROUNDS: dict[int, Round | Literal["over"]] = {
    TWILIGHT: "twilight",
    MOONLIGHT: "moonlight",
    OVER: "over",
}

# Public numbers a seat needs to go on from here, not meant for people.
BOOKKEEPING = (
    "pending",
    "passed",
    "declined",
    "dedicated",
    "anchor",
    "castable_cells",
    "castable_tokens",
    "is_first_spell",
    "designated",
    "last_winner",
    "last_drafter",
    "last_star",
    "late_chest",
    "batch",
    "reveals",
)


def table_of(names: Names, s: State, seat: Seat | None) -> TableView:
    """The table through the eyes of a seat, or of an onlooker."""
    viewer = NOBODY if seat is None else seat
    return {
        "round": ROUNDS[s.round],
        "decision": _decision(names, s),
        "cells": [format_cell(cell) for cell in members(s.terms.cells)],
        "forest": {format_cell(cell): names.tiles[s.forest[cell]] for cell in members(s.tiled)},
        "spells": [_spell(spell) for spell in s.spells],
        "face_down": [_spell(spell) for spell in s.fallen],
        "passed": [seat for seat in range(s.terms.players) if s.passed >> seat & 1],
        "spaces": s.terms.spaces,
        "sprites": [_dedication(spell) for spell in s.sprites],
        "slots": [_tile(names, tile) for tile in s.slots],
        "stack": len(s.stack),
        "deck": len(s.deck),
        "returned": _returned(names, s, viewer),
        "drawn": _drawn(names, s, viewer),
        "discards": _discards(names, s, viewer),
        "removed": [names.tiles[tile] for tile in s.removed],
        "shadows": [format_token(token) for token in members(s.shadows)],
        "goals": members(s.goals),
        "moonlight": _moonlight(s),
        "standings": standings(s),
        "chosen": s.chosen & 255 << 8 * viewer if viewer >= 0 else 0,
        "solo": _solo(names, s),
        "seats": [_player(names, s, index, viewer) for index in range(s.terms.players)],
        "bookkeeping": {name: _plain(getattr(s, name)) for name in BOOKKEEPING},
    }


def _plain(value: int | bool | list[int]) -> Plain:
    return list[Plain](value) if isinstance(value, list) else value


def _decision(names: Names, s: State) -> Decision:
    """What is being decided by whom, with what it is about."""
    told: Decision = {"kind": decision(s)}
    if not s.pending:
        return told
    told["seat"] = to_act(s)
    waiting = s.pending[-1]
    kind, fact = frame_kind(waiting), frame_fact(waiting, 0)
    if kind == frames.START:
        told["anchor"] = format_cell(s.anchor) if s.anchor != NOTHING else None
        told["first"] = s.is_first_spell
    if kind in (frames.DEDICATE, frames.TAKE, frames.REPLACE, frames.CLAIM):
        told["token"] = format_token(fact)
    if kind in (frames.EXCHANGE, frames.SWAP):
        told["tile"] = names.tiles[fact]
    return told


def _spell(spell: int) -> Spell:
    return [spell_seat(spell), format_token(spell_token(spell)), format_cell(spell_cell(spell))]


def _dedication(spell: int) -> Dedication:
    return [spell_seat(spell), format_token(spell_token(spell))]


def _tile(names: Names, tile: int) -> str | None:
    return names.tiles[tile] if tile != NOTHING else None


def _returned(names: Names, s: State, viewer: int) -> list[Returned]:
    """The cards under the deck in batches; one's own are known, but not their order (O-60)."""
    batches: dict[tuple[int, int], list[str]] = {}
    for lying in s.under:
        card = names.cards[returned_card(lying)] if returned_seat(lying) == viewer else ""
        batches.setdefault((returned_batch(lying), returned_seat(lying)), []).append(card)
    return [
        {"batch": batch, "seat": owner, "cards": [card or None for card in sorted(cards)]}
        for (batch, owner), cards in batches.items()
    ]


def _drawn(names: Names, s: State, viewer: int) -> list[str | None]:
    """The cards or tiles somebody is choosing from."""
    if not s.drawn:
        return []
    is_chest = frame_kind(s.pending[-1]) == frames.KEEP
    is_public = is_chest and s.terms.chest_discards_public
    if not is_public and to_act(s) != viewer:
        return [None] * len(s.drawn)
    known = names.tiles if is_chest else names.cards
    return [known[thing] for thing in s.drawn]


def _discards(names: Names, s: State, viewer: int) -> list[Discard]:
    """Tiles rejected from chests, shown to all or to their drawer only (E-24)."""
    shown: list[Discard] = []
    for discard in s.discards:
        owner, tile = discard >> 7, discard & 127
        is_known = s.terms.chest_discards_public or owner == viewer
        shown.append([owner, names.tiles[tile] if is_known else None])
    return shown


def _moonlight(s: State) -> list[int | None]:
    """Nobody looks at the Moonlight goals before Twilight is over, unless a scenario names them."""
    if s.round == TWILIGHT and not s.terms.fixed_moonlight:
        return [None] * len(s.moonlight)
    return list[int | None](s.moonlight)


def _solo(names: Names, s: State) -> Solo | None:
    if not s.terms.solo:
        return None
    flipped = [names.solo_cards[card] for card in s.solo_flipped]
    return {"deck": len(s.solo_deck), "flipped": flipped}


def _player(names: Names, s: State, index: int, viewer: int) -> SeatView:
    player = s.players[index]
    sees_cards = index == viewer or s.round == OVER
    return {
        "supply": names_in_bag(player.supply),
        "lost": names_in_bag(player.lost),
        "gained": [format_token(token) for token in members(player.gained)],
        "tiles": [names.tiles[tile] for tile in player.tiles],
        "cards": [names.cards[card] if sees_cards else None for card in player.cards],
        "brewed": list[int](brewed_tiers(s, index)) if sees_cards else None,
        "copies": [_tile(names, tile) for tile in player.copies],
        "control": [format_cell(cell) for cell in members(player.control)],
        "goals": members(player.goals),
        "character": names.characters[player.character] if player.character >= 0 else None,
        "ability": names.characters[player.ability] if player.ability >= 0 else None,
        "ability_unused": player.ability_unused,
        "star_won": player.star_won,
        "feats": player.feats,
        "points": _points(s, index, player, sees_cards),
    }


def _points(s: State, index: int, player: Player, sees_cards: bool) -> list[int | None] | None:
    """The live projection, final when the match is over; None where a category is unknown."""
    if index >= s.terms.deciders:
        return None
    count = len(CATEGORIES)
    if s.round == OVER:
        return list[int | None](s.sheets[index * count : (index + 1) * count])
    points = list[int | None](project(s, index))
    if player.cards and not sees_cards:
        points[CATEGORIES.index("concoctions")] = None
    if s.moonlight and s.round == TWILIGHT:
        points[CATEGORIES.index("moonlight")] = None
    return points
