"""A match as plain data, for comparison after every action."""

from __future__ import annotations

from collections.abc import Iterable

from .data import Tile
from .solo import active_card
from .state import Feats, Player, Round, State


def take_snapshot(state: State) -> dict[str, object]:
    """Plain values only; tokens and cells as in action texts, tiles and cards by id."""
    card = active_card(state)
    return {
        "round": 1 if state.round is Round.TWILIGHT else 2,
        "forest": {str(cell): tile.id for cell, tile in sorted(state.forest.items())},
        "face_down": {
            str(cell): [spell.seat, str(spell.token)]
            for cell, spell in sorted(state.face_down.items())
        },
        "spells": [[seat, str(token), str(cell)] for seat, token, cell in state.spells],
        "supplies": [[str(token) for token in sorted(p.supply)] for p in state.players],
        "shadow_pool": [str(token) for token in sorted(state.shadow_tokens)],
        "removed_tokens": sorted([seat, str(token)] for seat, token in state.removed_tokens),
        "sprite_tokens": [[seat, str(token)] for seat, token in state.sprite_tokens],
        "sprite_tiles": [tile.id if tile else None for tile in state.sprite_tiles],
        "collections": [_ids(player.collection) for player in state.players],
        "concoctions": [sorted(player.concoctions) for player in state.players],
        "stack": _ids(reversed(state.stack)),
        "deck": state.deck[::-1] + state.returned_cards,
        "drawn": _ids(state.drawn_tiles) + state.drawn_cards,
        "discards": _ids(state.discards),
        "removed": _ids(state.removed_tiles),
        "twilight_left": sorted(state.twilight_goals),
        "twilight_claimed": {p.seat: sorted(p.twilight_goals) for p in state.players},
        "moonlight_goals": sorted(state.moonlight_goals),
        "ability_unused": [player.ability_unused for player in state.players],
        "characters": [player.character for player in state.players],
        "solo_deck_left": len(state.solo_deck),
        "solo_active": card.id if card else None,
        "mirrors": [[seat, tile.id if tile else None] for seat, tile in state.mirror_choices],
        "feats": [_feats(player) for player in state.players],
    }


def _ids(tiles: Iterable[Tile]) -> list[str]:
    return [tile.id for tile in tiles]


def _feats(player: Player) -> dict[str, object]:
    feats: Feats = player.feats
    return {
        "corner_cast": feats.corner_cast,
        "shadows_received": feats.shadows_received,
        "last_space": [feats.last_space.get(round_, False) for round_ in Round],
        "all_spaces": [feats.all_spaces.get(round_, False) for round_ in Round],
        "moonlight_drafts": feats.moonlight_drafts,
    }
