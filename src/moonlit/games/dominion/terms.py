"""The terms of a match: the facts of the pack and the switches, laid out by kind for the rules."""

from collections.abc import Callable

from moonlit.core.game import Config
from moonlit.core.options import fits
from moonlit.games.dominion import state
from moonlit.games.dominion.cards.registry import EFFECTS, NUMBERS, PLAIN
from moonlit.games.dominion.config import TOLD, druid_of, kingdom_of, players_of, switch_values
from moonlit.games.dominion.effect import ONLY_COINS, ONLY_DRAWS, Effect
from moonlit.games.dominion.fixed import Terms
from moonlit.games.dominion.state import NOTHING
from moonlit.packs.dominion.tables import Card, Pack

TYPES = {
    "action": state.ACTION,
    "treasure": state.TREASURE,
    "victory": state.VICTORY,
    "curse": state.CURSE_TYPE,
    "attack": state.ATTACK,
    "reaction": state.REACTION,
    "night": state.NIGHT_TYPE,
    "duration": state.DURATION,
    "fate": state.FATE,
    "doom": state.DOOM,
    "spirit": state.SPIRIT,
    "heirloom": state.HEIRLOOM,
    "zombie": state.ZOMBIE,
}
COPPERS, ESTATES = 7, 3
MOST_KINDS, MOST_BOONS = 32, 16
HIGHEST_COST, LARGEST_PILE = 254, 255
FIVE_OR_SIX = 5


def cards_of(pack: Pack, config: Config) -> tuple[Card, ...]:
    """The cards of a match in their fixed order; a card's place is its kind."""
    kingdom = [pack.card(name) for name in kingdom_of(config)]
    needs = {need for card in kingdom for need in card.needs}
    heirlooms = set(heirlooms_of(pack, config))
    named = {card.id for card in kingdom} | heirlooms | _extra(pack, needs)
    return tuple(card for card in pack.cards if card.role == "basic" or card.id in named)


def heirlooms_of(pack: Pack, config: Config) -> list[str]:
    """The Heirlooms of a match, as many as the switch allows (D-SETUP-3, O-9)."""
    named = [pack.card(name).heirloom for name in kingdom_of(config)]
    found = [heirloom for heirloom in named if heirloom]
    cap = switch_values(pack, config)["heirloom_cap"]
    return found if cap == "none" else found[: int(cap)]


def _extra(pack: Pack, needs: set[str]) -> set[str]:
    """Cards outside the Supply that are put out (D-SETUP-4, D-SETUP-6)."""
    piles = {"wisp": "will_o_wisp", "imp": "imp", "ghost": "ghost", "wish": "wish", "bat": "bat"}
    found = {piles[need] for need in needs if need in piles}
    if "zombies" in needs:
        found |= {card.id for card in pack.cards if card.role == "zombie"}
    return found


def make_terms(pack: Pack, config: Config) -> Terms:
    """What stays the same for a match with this config."""
    terms = Terms()
    terms.config = config
    cards = cards_of(pack, config)
    kinds = {card.id: kind for kind, card in enumerate(cards)}
    terms.players = players_of(config)
    terms.kinds = len(cards)
    terms.card_names = [card.id for card in cards]
    terms.boon_names = [boon.id for boon in pack.boons]
    terms.hex_names = [one.id for one in pack.hexes]
    _check_sizes(terms, pack, cards)
    _set_numbers(terms, cards)
    _set_effects(terms, pack, cards)
    _set_piles(terms, pack, config, cards)
    _set_named(terms, kinds)
    _set_fate(terms, pack, config)
    _set_switches(terms, pack, config)
    return terms


def _check_sizes(terms: Terms, pack: Pack, cards: tuple[Card, ...]) -> None:
    """What is packed into numbers fits there."""
    fits("cards", terms.kinds, MOST_KINDS)
    fits("boons", len(terms.boon_names), MOST_BOONS)
    fits("hexes", len(terms.hex_names), MOST_KINDS)
    fits("cost", max(card.cost for card in cards), HIGHEST_COST)
    fits("pile", max(pack.pile_size(card, terms.players) for card in cards), LARGEST_PILE)


def _set_numbers(terms: Terms, cards: tuple[Card, ...]) -> None:
    terms.cost = [card.cost for card in cards]
    terms.types = [sum(TYPES[word] for word in card.types) for card in cards]
    terms.cards = [card.cards for card in cards]
    terms.actions = [card.actions for card in cards]
    terms.buys = [card.buys for card in cards]
    terms.coins = [card.coins for card in cards]
    terms.points = [card.points for card in cards]

    def having(word: str) -> int:
        return _mask(cards, lambda card: word in card.types)

    terms.action_kinds = having("action")
    terms.treasure_kinds = having("treasure")
    terms.night_kinds = having("night")
    terms.victory_kinds = having("victory")
    terms.duration_kinds = having("duration")


def _mask(cards: tuple[Card, ...], test: Callable[[Card], bool]) -> int:
    return sum(1 << kind for kind, card in enumerate(cards) if test(card))


def effect_of(card: Card) -> Effect:
    """What a card does beyond its bonuses."""
    return EFFECTS[NUMBERS.get(card.id, PLAIN)]


def _says(effect: Effect, what: str) -> bool:
    """Does the card itself say something about this?"""
    return type(effect) is not Effect and what in type(effect).__dict__


def _set_effects(terms: Terms, pack: Pack, cards: tuple[Card, ...]) -> None:
    terms.effect = [NUMBERS.get(card.id, PLAIN) for card in cards]
    terms.boon_effect = [NUMBERS[boon.id] for boon in pack.boons]
    terms.hex_effect = [NUMBERS[one.id] for one in pack.hexes]

    def doing(what: str) -> int:
        return _mask(cards, lambda card: _says(effect_of(card), what))

    terms.acts_on_gain = doing("gained")
    terms.acts_on_trash = doing("trashed")
    terms.acts_on_discard = doing("discarded")
    terms.scores_by_rule = doing("points")
    terms.is_tracked = doing("play") | doing("later")
    terms.plain_coins = (
        _mask(cards, lambda card: "treasure" in card.types and not card.buys) & ~terms.is_tracked
    )
    terms.to_hand = _mask(cards, lambda card: effect_of(card).arrives_in_hand())
    starts = {kind: effect_of(card).start_order() for kind, card in enumerate(cards)}
    terms.later_is_coins = sum(1 << kind for kind, how in starts.items() if how == ONLY_COINS)
    terms.later_is_draw = sum(1 << kind for kind, how in starts.items() if how == ONLY_DRAWS)


def _set_piles(terms: Terms, pack: Pack, config: Config, cards: tuple[Card, ...]) -> None:
    """Supply and other piles, starting decks, the trash (D-COMP-2, D-COMP-3, D-SETUP)."""
    heirlooms = heirlooms_of(pack, config)
    coppers = COPPERS - len(heirlooms)
    kinds = {card.id: kind for kind, card in enumerate(cards)}
    terms.start = [state.COPPER] * coppers + [state.ESTATE] * ESTATES
    terms.start += [kinds[heirloom] for heirloom in heirlooms]
    terms.pile = [pack.pile_size(card, terms.players) for card in cards]
    terms.pile[state.COPPER] -= coppers * terms.players
    terms.supply = _mask(cards, lambda card: card.role in ("basic", "kingdom"))
    terms.returnable = _mask(cards, lambda card: card.role not in ("heirloom", "zombie"))
    terms.trash = [kind for kind, card in enumerate(cards) if card.role == "zombie"]
    terms.empty_piles = 4 if terms.players >= FIVE_OR_SIX else 3


def _set_named(terms: Terms, kinds: dict[str, int]) -> None:
    terms.changeling = kinds.get("changeling", NOTHING)
    terms.tracker = kinds.get("tracker", NOTHING)
    terms.moat = kinds.get("moat", NOTHING)
    terms.imp = kinds.get("imp", NOTHING)
    terms.ghost = kinds.get("ghost", NOTHING)
    terms.wisp = kinds.get("will_o_wisp", NOTHING)
    terms.wish = kinds.get("wish", NOTHING)
    terms.bat = kinds.get("bat", NOTHING)
    terms.vampire = kinds.get("vampire", NOTHING)
    terms.idol = kinds.get("idol", NOTHING)
    terms.cursed_gold = kinds.get("cursed_gold", NOTHING)


def _set_fate(terms: Terms, pack: Pack, config: Config) -> None:
    kingdom = [pack.card(name) for name in kingdom_of(config)]
    needs = {need for card in kingdom for need in card.needs}
    terms.has_boons = "boons" in needs
    terms.has_hexes = "hexes" in needs
    terms.has_woods = "woods" in needs
    terms.has_druid = "druid_boons" in needs
    terms.druid_boons = [terms.boon_names.index(boon) for boon in druid_of(config)]
    terms.boons = len(pack.boons)
    terms.hexes = len(pack.hexes)
    terms.kept_boons = sum(1 << n for n, boon in enumerate(pack.boons) if boon.is_kept)
    terms.coin_boons = sum(1 << n for n, boon in enumerate(pack.boons) if boon.gives_coin)


def _set_switches(terms: Terms, pack: Pack, config: Config) -> None:
    chosen = switch_values(pack, config)
    terms.tracker_in_play = chosen["tracker"] == "while_in_play"
    terms.crypt_takes_durations = chosen["crypt"] == "any_treasure"
    terms.necromancer_face_down_first = chosen["necromancer"] == "face_down_first"
    terms.covered_cards_are_lost = chosen["lose_track"] == "lose_track"
    terms.unused_hex_is_turned = chosen["unused_hex"] == "turned"
    terms.hexes_reshuffled_at_once = chosen["hex_reshuffle"] == "at_once"
    terms.grove_decides_first = chosen["grove_answers"] == "all_first"
    terms.shows_empty_night = chosen["empty_night"] == "shown"
    terms.monastery_counts_on = chosen["monastery_count"] == "running"
    terms.trashes_together = chosen["trashing"] == "together"
    terms.turn_ends_when_told = config.get("turn_end") == TOLD
    terms.reactions_are_open = config.get("reactions") == "open"
    first = config["first_seat"]
    assert isinstance(first, int)
    terms.first_seat = NOTHING if chosen["first_player"] == "random" else first
