"""Names and texts: cards, Boons and Hexes by their ids, zones, phases, States, questions."""

from moonlit.core.errors import BadNotation
from moonlit.games.dominion import asking, frames, state
from moonlit.games.dominion.shape import DecisionKind, Phase, StateName, Verb, Zone
from moonlit.games.dominion.state import KIND, Terms

PHASES: dict[int, Phase] = {
    state.STARTING: "start",
    state.ACTION_PHASE: "action",
    state.BUY_PHASE: "buy",
    state.NIGHT_PHASE: "night",
    state.CLEANING: "clean_up",
}
ZONES: dict[int, Zone] = {
    state.NOTHING: "nowhere",
    state.HAND: "hand",
    state.DECK: "deck",
    state.DISCARDS: "discard",
    state.IN_PLAY: "play",
    state.ASIDE: "aside",
    state.LOOKED: "looked",
    state.TRASHED: "trash",
    state.PILES: "pile",
}
STATES: tuple[StateName, ...] = (
    "deluded",
    "envious",
    "miserable",
    "twice_miserable",
    "lost_in_the_woods",
)

# The word for what is done with a chosen card; an action begins with it.
VERBS: dict[int, Verb] = {
    asking.DO_DISCARD: "discard",
    asking.DO_TRASH: "trash",
    asking.DO_TOPDECK: "topdeck",
    asking.DO_PLAY: "play",
    asking.DO_GAIN: "gain",
    asking.DO_REVEAL: "reveal",
    asking.DO_EXCHANGE: "exchange",
    asking.DO_SET_ASIDE: "set_aside",
    asking.DO_TAKE: "take",
    asking.DO_RECEIVE: "receive",
    asking.DO_RESOLVE: "resolve",
}
START_OF_TURN = "start_of_turn"

# What can be decided.
DECISIONS: dict[int, DecisionKind] = {
    frames.ACT: "act",
    frames.BUY: "buy",
    frames.NIGHT: "night",
    frames.PICK: "pick",
    frames.PILE: "pile",
    frames.MAY: "may",
    frames.ORDER: "order",
    frames.CHOOSE_BOON: "boon",
}


def names_of(terms: Terms, cards: list[int]) -> list[str]:
    """The cards of a zone by name, in the order of their kinds."""
    return [terms.card_names[kind] for kind in sorted(card & KIND for card in cards)]


def name_asker(terms: Terms, asker: int) -> str:
    """Who asks: a card, a Boon, a Hex, a State, or the start of the turn."""
    if asker < asking.BY_BOON:
        return terms.card_names[asker]
    if asker < asking.BY_HEX:
        return terms.boon_names[asker - asking.BY_BOON]
    if asker < asking.BY_STATE:
        return terms.hex_names[asker - asking.BY_HEX]
    number = asker - asking.BY_STATE
    return STATES[number] if number < len(STATES) else START_OF_TURN


def parse_card(terms: Terms, name: str) -> int:
    """The kind of a card that is in the match."""
    if name not in terms.card_names:
        raise BadNotation("unknown-card", name=name)
    return terms.card_names.index(name)


def parse_boon(terms: Terms, name: str) -> int:
    """The number of a Boon."""
    if name not in terms.boon_names:
        raise BadNotation("unknown-boon", name=name)
    return terms.boon_names.index(name)


def parse_hex(terms: Terms, name: str) -> int:
    """The number of a Hex."""
    if name not in terms.hex_names:
        raise BadNotation("unknown-hex", name=name)
    return terms.hex_names.index(name)
