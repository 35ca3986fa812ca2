"""What a Nocturne match is played with: players, mode, variants and the 23 switches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

CHARACTERS = ("redd", "sage", "abigail", "flint")
VARIANTS = ("twisted_trees", "two_up", "all_set_to_brew", "chasing_chests", "precious_stones")


@dataclass(frozen=True)
class Switches:
    """The readings a table may choose; the defaults are the preset `best`."""

    first_starter: str = "random"
    dedication_order: str = "descending"
    corner_requires_anchor: bool = False
    tw12_unused_star: str = "discard"
    endgoals_before_sprite: bool = True
    shadow_pick: str = "highest"
    shape_cell_reuse: str = "per_card"
    mirror_scope: str = "own"
    mirror_effect_tiles: bool = False
    feather_overflow: str = "new_set"
    chest_discards_public: bool = True
    start_pass_is_pass: bool = True
    chest_chain: bool = True
    leftover_tiles: str = "remove"
    solo_corner_needs_anchor: bool = True
    scen16: str = "either"
    achievements_per_game: str = "unlimited"
    character_choice: str = "either"
    area_separation: str = "not_adjacent"
    solo_opponent_symbols: str = "tiles_only"
    solo_equal_token: str = "own_first"
    chest_swap_timing: str = "after_clearing"
    flint_all_set: str = "no_bonus"


OTHER_VALUES: Mapping[str, object] = {
    "first_starter": "forest_visitor",
    "dedication_order": "simultaneous",
    "corner_requires_anchor": True,
    "tw12_unused_star": "last_star",
    "endgoals_before_sprite": False,
    "shadow_pick": "free",
    "shape_cell_reuse": "one_card_total",
    "mirror_scope": "any",
    "mirror_effect_tiles": True,
    "feather_overflow": "capped",
    "chest_discards_public": False,
    "start_pass_is_pass": False,
    "chest_chain": False,
    "leftover_tiles": "keep",
    "solo_corner_needs_anchor": False,
    "scen16": "both",
    "achievements_per_game": "one",
    "character_choice": "chosen",
    "area_separation": "diagonal_joins",
    "solo_opponent_symbols": "none",
    "solo_equal_token": "shadow_first",
    "chest_swap_timing": "immediately",
    "flint_all_set": "bonus",
}

EDITIONS: Mapping[str, Mapping[str, object]] = {
    "best": {},
    "en": {"corner_requires_anchor": True},
    "de": {
        "first_starter": "forest_visitor",
        "shape_cell_reuse": "one_card_total",
        "chest_discards_public": False,
        "solo_corner_needs_anchor": False,
        "scen16": "both",
        "achievements_per_game": "one",
        "character_choice": "chosen",
    },
    "pl": {"tw12_unused_star": "last_star", "mirror_effect_tiles": True},
}


@dataclass(frozen=True)
class Config:
    """A plain config, checked and with the edition's switches filled in."""

    players: int
    mode: str
    switches: Switches
    no_concoctions: bool
    variants: frozenset[str]
    scenario: int
    characters: tuple[str, ...]
    forest_visitor: int

    @property
    def solo(self) -> bool:
        return self.players == 1

    @property
    def family(self) -> bool:
        return self.mode == "family"

    @property
    def advanced(self) -> bool:
        return self.mode == "advanced"

    @property
    def has_concoctions(self) -> bool:
        return not self.no_concoctions

    @property
    def has_runestones(self) -> bool:
        return not (self.no_concoctions or "all_set_to_brew" in self.variants)


def read_config(plain: Mapping[str, Any]) -> Config:
    """Read a plain config; what it leaves out has the first value of the contract."""
    edition = plain.get("edition", "best")
    overrides = dict(plain.get("switches", {}))
    known = {field.name for field in fields(Switches)}
    if edition not in EDITIONS or not known.issuperset(overrides):
        raise ValueError(f"unknown edition or switch in {plain}")
    chosen: dict[str, Any] = {**EDITIONS[edition], **overrides}
    scenario = int(plain.get("scenario", 0))
    config = Config(
        players=int(plain["players"]),
        mode="advanced" if scenario else str(plain.get("mode", "basic")),
        switches=replace(Switches(), **chosen),
        no_concoctions=bool(plain.get("no_concoctions", False)),
        variants=frozenset(plain.get("variants", ())),
        scenario=scenario,
        characters=tuple(plain.get("characters", ())),
        forest_visitor=int(plain.get("forest_visitor", 0)),
    )
    _check(config)
    return config


def _check(config: Config) -> None:
    sound = (
        1 <= config.players <= 4
        and config.mode in ("basic", "advanced", "family")
        and config.variants <= set(VARIANTS)
        and 0 <= config.scenario <= 20
        and not (config.solo and config.family)
        and not (config.no_concoctions and not config.family)
        and len(config.characters) in (0, config.players)
        and len(set(config.characters)) == len(config.characters)
        and set(config.characters) <= set(CHARACTERS)
    )
    if not sound:
        raise ValueError(f"cannot be played: {config}")
