"""What can be chosen before a match: players, mode, edition, switches, variants, scenario."""

from collections.abc import Sequence

from moonlit.core.codec import Plain
from moonlit.core.errors import BadConfig
from moonlit.core.game import Config
from moonlit.packs.nocturne.tables import Pack, SwitchValue
from moonlit.packs.nocturne.words import CHARACTERS, PRESETS, VARIANTS

MODES = ("basic", "advanced", "family")
MOST_PLAYERS = 4

DEFAULTS: dict[str, Plain] = {
    "players": 2,
    "mode": "basic",
    "edition": "best",
    "switches": {},
    "no_concoctions": False,
    "variants": [],
    "scenario": 0,
    "characters": [],
    "forest_visitor": 0,
}


def check_config(pack: Pack, options: Config) -> dict[str, Plain]:
    """The options completed with their defaults, in a fixed order of names."""
    for name in options:
        if name not in DEFAULTS:
            raise BadConfig("unknown-option", option=name, known=tuple(DEFAULTS))
    config = {**DEFAULTS, **options}
    players = _number(config, "players", 1, MOST_PLAYERS)
    scenario = _number(config, "scenario", 0, len(pack.scenarios))
    if scenario and "mode" not in options:
        config["mode"] = "advanced"
    mode = _word(config, "mode", MODES)
    _word(config, "edition", PRESETS)
    config["switches"] = _switches(pack, config)
    config["variants"] = list[Plain](_words(config, "variants", VARIANTS))
    config["characters"] = list[Plain](_words(config, "characters", CHARACTERS))
    _number(config, "forest_visitor", 0, players - 1)
    _check_together(pack, config, players, mode, scenario)
    return config


def _check_together(
    pack: Pack, config: dict[str, Plain], players: int, mode: str, scenario: int
) -> None:
    """What may not be combined."""
    no_concoctions = config["no_concoctions"]
    if not isinstance(no_concoctions, bool):
        raise BadConfig("not-yes-or-no", option="no_concoctions")
    if no_concoctions and mode != "family":
        raise BadConfig("only-in-family", clause="N-FAM-3", option="no_concoctions")
    if mode == "family" and players == 1:
        raise BadConfig("no-family-solo", clause="N-FAM-1")
    if scenario and mode != "advanced":
        raise BadConfig("scenario-is-advanced", clause="N-SCEN-2", scenario=scenario)
    if "all_set_to_brew" in _list(config, "variants") and no_concoctions:
        raise BadConfig("nothing-to-brew", clause="N-VAR-3")
    characters = _list(config, "characters")
    if characters and len(characters) != players:
        raise BadConfig("one-character-each", clause="N-SETUP-1", players=players)
    if scenario and players == 1:
        named = pack.scenarios[scenario - 1].character
        if characters and characters != [named]:
            raise BadConfig("scenario-character", clause="N-SCEN-1", character=named)


def switch_values(pack: Pack, config: Config) -> dict[str, SwitchValue]:
    """Every switch with the value it has in this match: the preset's, or the override."""
    edition, overrides = config["edition"], config["switches"]
    assert isinstance(edition, str) and isinstance(overrides, dict)
    values = pack.editions.preset(edition)
    for name, value in overrides.items():
        assert isinstance(value, str | bool)
        values[name] = value
    return values


def _switches(pack: Pack, config: dict[str, Plain]) -> dict[str, Plain]:
    chosen = config["switches"]
    if not isinstance(chosen, dict):
        raise BadConfig("not-a-table", option="switches")
    known = {switch.id: switch.values for switch in pack.editions.switches}
    for name, value in chosen.items():
        if name not in known:
            raise BadConfig("unknown-switch", switch=name, known=tuple(known))
        if not any(value is allowed or value == allowed for allowed in known[name]):
            allowed_words = tuple(_shown(allowed) for allowed in known[name])
            raise BadConfig("unknown-value", option=name, value=_shown(value), known=allowed_words)
    return {name: chosen[name] for name in known if name in chosen}


def _shown(value: Plain) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _number(config: Config, name: str, low: int, high: int) -> int:
    value = config[name]
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadConfig("out-of-range", option=name, value=_shown(value), low=low, high=high)
    return value


def _word(config: Config, name: str, known: Sequence[str]) -> str:
    value = config[name]
    if not isinstance(value, str) or value not in known:
        raise BadConfig("unknown-value", option=name, value=_shown(value), known=tuple(known))
    return value


def _list(config: Config, name: str) -> list[Plain]:
    value = config[name]
    assert isinstance(value, list)
    return value


def _words(config: Config, name: str, known: Sequence[str]) -> list[str]:
    """Different words out of a known list; variants are kept in the list's order."""
    found = config[name]
    if not isinstance(found, list):
        raise BadConfig("not-a-list", option=name)
    words = [word for word in found if isinstance(word, str) and word in known]
    if len(words) != len(found):
        strange = next(word for word in found if word not in known)
        raise BadConfig("unknown-value", option=name, value=_shown(strange), known=tuple(known))
    if len(set(words)) != len(words):
        raise BadConfig("named-twice", option=name)
    return [word for word in known if word in words] if name == "variants" else words
