"""What can be chosen before a match: players, the Kingdom, Druid's Boons, switches."""

from collections.abc import Sequence

from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.errors import BadConfig
from moonlit.core.game import Config
from moonlit.packs.dominion.tables import Pack

FEWEST_PLAYERS, MOST_PLAYERS = 2, 6
KINGDOM_SIZE = 10
DRUIDS_BOONS = 3
RANDOM, OWN = "random", "own"
SETS = ("base", "nocturne")

DEFAULTS: dict[str, Plain] = {
    "players": 2,
    "kingdom": "k-01",
    "cards": [],
    "number": 0,
    "sets": list[Plain](SETS),
    "wishes": [],
    "bans": [],
    "druid": [],
    "first_seat": 0,
    "switches": {},
}
HIGHEST_NUMBER = (1 << 31) - 1


def check_config(pack: Pack, options: Config) -> dict[str, Plain]:
    """The options completed with their defaults; the ten Kingdom cards are named in the end."""
    for name in options:
        if name not in DEFAULTS:
            raise BadConfig("unknown-option", option=name, known=tuple(DEFAULTS))
    config = {**DEFAULTS, **options}
    players = _number(config, "players", FEWEST_PLAYERS, MOST_PLAYERS)
    _number(config, "number", 0, HIGHEST_NUMBER)
    _number(config, "first_seat", 0, players - 1)
    config["switches"] = _switches(pack, config)
    config["sets"] = list[Plain](_words(config, "sets", SETS))
    if options.get("cards") and "kingdom" not in options:
        config["kingdom"] = OWN
    known = (*(kingdom.id for kingdom in pack.kingdoms), RANDOM, OWN)
    kingdom = config["kingdom"]
    if not isinstance(kingdom, str) or kingdom not in known:
        raise BadConfig("unknown-value", option="kingdom", value=_shown(kingdom), known=known)
    config["cards"] = list[Plain](_cards(pack, config, kingdom))
    config["druid"] = list[Plain](_druid(pack, config, kingdom))
    return config


def _cards(pack: Pack, config: Config, kingdom: str) -> list[str]:
    """The ten Kingdom cards in the order of the pack (D-SETUP-2)."""
    if kingdom == OWN or (kingdom == RANDOM and config["cards"]):
        chosen = _names(pack, config, "cards")
        if len(chosen) != KINGDOM_SIZE:
            raise BadConfig(
                "not-ten-cards", clause="D-SETUP-2", count=len(chosen), wanted=KINGDOM_SIZE
            )
    elif kingdom == RANDOM:
        chosen = _random_kingdom(pack, config)
    else:
        chosen = list(next(one.cards for one in pack.kingdoms if one.id == kingdom))
    return [card.id for card in pack.cards if card.id in chosen]


def _random_kingdom(pack: Pack, config: Config) -> list[str]:
    """Ten cards of the sets in use, the wished ones among them, no banned one."""
    wishes, bans = _names(pack, config, "wishes"), _names(pack, config, "bans")
    for name in wishes:
        if name in bans:
            raise BadConfig("wished-and-banned", clause="D-SETUP-2", name=name)
    if len(wishes) > KINGDOM_SIZE:
        raise BadConfig("too-many-wishes", clause="D-SETUP-2", count=len(wishes))
    sets = config["sets"]
    assert isinstance(sets, list)
    pool = [
        number
        for number, card in enumerate(pack.cards)
        if card.role == "kingdom"
        and card.set in sets
        and card.id not in bans
        and card.id not in wishes
    ]
    missing = KINGDOM_SIZE - len(wishes)
    if len(pool) < missing:
        raise BadConfig("too-few-cards", clause="D-SETUP-2", count=len(pool) + len(wishes))
    number = config["number"]
    assert isinstance(number, int)
    Dice(number).shuffle(pool)
    return wishes + [pack.cards[number].id for number in pool[:missing]]


def _names(pack: Pack, config: Config, option: str) -> list[str]:
    """Different Kingdom cards by id."""
    known = [card.id for card in pack.cards if card.role == "kingdom"]
    found = config[option]
    if not isinstance(found, list):
        raise BadConfig("not-a-list", option=option)
    for name in found:
        if name not in known:
            raise BadConfig("unknown-card", clause="D-SETUP-2", name=_shown(name), option=option)
    names = [name for name in found if isinstance(name, str)]
    twice = [name for name in names if names.count(name) > 1]
    if twice:
        raise BadConfig("card-twice", clause="D-SETUP-2", name=twice[0], option=option)
    return names


def _druid(pack: Pack, config: Config, kingdom: str) -> list[str]:
    """The Boons beside Druid: as chosen, as the recommended set says, else dealt at random."""
    chosen = config["druid"]
    if not isinstance(chosen, list):
        raise BadConfig("not-a-list", option="druid")
    if not chosen:
        named = [one.druid for one in pack.kingdoms if one.id == kingdom]
        return list(named[0]) if named else []
    boons = _words(config, "druid", tuple(boon.id for boon in pack.boons))
    if len(boons) != DRUIDS_BOONS:
        raise BadConfig("not-three-boons", clause="D-DRUID-1", count=len(boons))
    if "druid" not in kingdom_of(config):
        raise BadConfig("no-druid", clause="D-SETUP-6")
    return boons


def players_of(config: Config) -> int:
    """How many play."""
    players = config["players"]
    assert isinstance(players, int)
    return players


def kingdom_of(config: Config) -> list[str]:
    """The ten Kingdom cards of a checked config."""
    return _texts(config, "cards")


def druid_of(config: Config) -> list[str]:
    """The Boons beside Druid that are not dealt at random."""
    return _texts(config, "druid")


def _texts(config: Config, name: str) -> list[str]:
    found = config[name]
    assert isinstance(found, list)
    return [text for text in found if isinstance(text, str)]


def switch_values(pack: Pack, config: Config) -> dict[str, str]:
    """Every switch with the value it has in this match."""
    values = {switch.id: switch.values[0] for switch in pack.switches}
    chosen = config["switches"]
    assert isinstance(chosen, dict)
    return {**values, **{name: str(value) for name, value in chosen.items()}}


def _switches(pack: Pack, config: Config) -> dict[str, Plain]:
    chosen = config["switches"]
    if not isinstance(chosen, dict):
        raise BadConfig("not-a-table", option="switches")
    known = {switch.id: switch.values for switch in pack.switches}
    for name, value in chosen.items():
        if name not in known:
            raise BadConfig("unknown-switch", switch=name, known=tuple(known))
        if value not in known[name]:
            raise BadConfig("unknown-value", option=name, value=_shown(value), known=known[name])
    return {name: chosen[name] for name in known if name in chosen}


def _shown(value: Plain) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _number(config: Config, name: str, low: int, high: int) -> int:
    value = config[name]
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadConfig("out-of-range", option=name, value=_shown(value), low=low, high=high)
    return value


def _words(config: Config, name: str, known: Sequence[str]) -> list[str]:
    """Different words out of a known list, in its order."""
    found = config[name]
    if not isinstance(found, list):
        raise BadConfig("not-a-list", option=name)
    for word in found:
        if word not in known:
            raise BadConfig("unknown-value", option=name, value=_shown(word), known=tuple(known))
    if len(set(map(str, found))) != len(found):
        raise BadConfig("named-twice", option=name)
    return [word for word in known if word in found]
