"""What can be chosen before a match: players, the Kingdom, Druid's Boons, switches."""

from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.errors import BadConfig
from moonlit.core.game import Config
from moonlit.core.options import completed, number, shown, switches, word, words
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

BY_ITSELF, TOLD = "by_itself", "told"
# Said only where it is so: that a match was begun under rules version 2, whose questions tell
# (D-INFO-6), and how a turn ends (D-CHOICE-7).
SELDOM: dict[str, tuple[str, ...]] = {"reactions": ("open",), "turn_end": (TOLD, BY_ITSELF)}
FOR_PEOPLE: dict[str, Plain] = {"turn_end": TOLD}

# Values of switches for cards that no pack of ours has.
NOT_OFFERED = {"base": "first", "when_buy": "on_buy"}


def check_config(pack: Pack, options: Config) -> dict[str, Plain]:
    """The options completed with their defaults; the ten Kingdom cards are named in the end."""
    usual = {name: value for name, value in options.items() if name not in SELDOM}
    config = completed(usual, DEFAULTS)
    for name in SELDOM.keys() & options.keys():
        config[name] = word(options, name, SELDOM[name])
    players = number(config, "players", FEWEST_PLAYERS, MOST_PLAYERS)
    number(config, "number", 0, HIGHEST_NUMBER)
    number(config, "first_seat", 0, players - 1)
    config["switches"] = _switches(pack, config)
    chosen = words(config, "sets", SETS)
    config["sets"] = [one for one in SETS if one in chosen]
    if options.get("cards") and "kingdom" not in options:
        config["kingdom"] = OWN
    kingdom = word(config, "kingdom", (*(one.id for one in pack.kingdoms), RANDOM, OWN))
    config["cards"] = list[Plain](_cards(pack, config, kingdom))
    config["druid"] = list[Plain](_druid(pack, config, kingdom))
    return config


def _cards(pack: Pack, config: Config, kingdom: str) -> list[str]:
    """The ten Kingdom cards in the order of the pack (D-SETUP-2)."""
    wishes, bans = _wishes(pack, config)
    if kingdom == OWN or (kingdom == RANDOM and config["cards"]):
        chosen = _names(pack, config, "cards")
        if len(chosen) != KINGDOM_SIZE:
            raise BadConfig(
                "not-ten-cards", clause="D-SETUP-2", count=len(chosen), wanted=KINGDOM_SIZE
            )
    elif kingdom == RANDOM:
        chosen = _random_kingdom(pack, config, wishes, bans)
    else:
        chosen = list(next(one.cards for one in pack.kingdoms if one.id == kingdom))
    return [card.id for card in pack.cards if card.id in chosen]


def _wishes(pack: Pack, config: Config) -> tuple[list[str], list[str]]:
    """The cards that a random Kingdom shall have, and those that it shall not."""
    wishes, bans = _names(pack, config, "wishes"), _names(pack, config, "bans")
    for name in wishes:
        if name in bans:
            raise BadConfig("wished-and-banned", clause="D-SETUP-2", name=name)
    if len(wishes) > KINGDOM_SIZE:
        raise BadConfig("too-many-wishes", clause="D-SETUP-2", count=len(wishes))
    return wishes, bans


def _random_kingdom(pack: Pack, config: Config, wishes: list[str], bans: list[str]) -> list[str]:
    """Ten cards of the sets in use, the wished ones among them, no banned one."""
    sets = config["sets"]
    assert isinstance(sets, list)
    pool = [
        place
        for place, card in enumerate(pack.cards)
        if card.role == "kingdom"
        and card.set in sets
        and card.id not in bans
        and card.id not in wishes
    ]
    missing = KINGDOM_SIZE - len(wishes)
    if len(pool) < missing:
        raise BadConfig("too-few-cards", clause="D-SETUP-2", count=len(pool) + len(wishes))
    seed = config["number"]
    assert isinstance(seed, int)
    Dice(seed).shuffle(pool)
    return wishes + [pack.cards[place].id for place in pool[:missing]]


def _names(pack: Pack, config: Config, option: str) -> list[str]:
    """Different Kingdom cards by id."""
    known = [card.id for card in pack.cards if card.role == "kingdom"]
    found = config[option]
    if not isinstance(found, list):
        raise BadConfig("not-a-list", option=option)
    for name in found:
        if name not in known:
            raise BadConfig("unknown-card", clause="D-SETUP-2", name=shown(name), option=option)
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
    known = [boon.id for boon in pack.boons]
    named_boons = words(config, "druid", known)
    boons = [boon for boon in known if boon in named_boons]
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
    known: dict[str, tuple[str | bool, ...]] = {one.id: one.values for one in pack.switches}
    chosen = switches(config, known)
    for name, value in NOT_OFFERED.items():
        if chosen.get(name) == value:
            clause = pack.switch(name).see
            raise BadConfig("value-not-offered", clause=clause, switch=name, value=value)
    return chosen
