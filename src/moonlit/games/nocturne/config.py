"""What can be chosen before a match: players, mode, edition, switches, variants, scenario."""

from moonlit.core.codec import Plain
from moonlit.core.errors import BadConfig
from moonlit.core.game import Config
from moonlit.core.options import completed, number, switches, word, words
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
    config = completed(options, DEFAULTS)
    players = number(config, "players", 1, MOST_PLAYERS)
    scenario = number(config, "scenario", 0, len(pack.scenarios))
    if scenario and "mode" not in options:
        config["mode"] = "advanced"
    mode = word(config, "mode", MODES)
    word(config, "edition", PRESETS)
    config["switches"] = switches(config, {one.id: one.values for one in pack.editions.switches})
    chosen = words(config, "variants", VARIANTS)
    config["variants"] = [variant for variant in VARIANTS if variant in chosen]
    config["characters"] = list[Plain](words(config, "characters", CHARACTERS))
    number(config, "forest_visitor", 0, players - 1)
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


def _list(config: Config, name: str) -> list[Plain]:
    value = config[name]
    assert isinstance(value, list)
    return value
