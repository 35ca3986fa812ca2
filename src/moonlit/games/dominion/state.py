"""Everything that is true of a match of Dominion: its players and the table itself.

A card in a zone is a small number: its kind (which of the match's cards it is), who knows that it
lies there, and a mark if some effect has to find this very card again. Every move from zone to zone
takes the mark off; so an effect finds only a card that has not moved (D-MOVE-5).
"""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.core.dice import Dice
from moonlit.games.dominion.fixed import Terms

# A card in a zone. In a hand and a discard pile its owner knows it, in a deck nobody does,
# unless it is said otherwise.
KIND: Final[i64] = 31
OPEN: Final[i64] = 32  # everybody knows it
SEEN: Final[i64] = 64  # its owner knows it
FACE_DOWN: Final[i64] = 32  # in the trash (D-NECRO-2)
MARK: Final[i64] = 7

# The basic cards are in every match.
COPPER: Final[i64] = 0
SILVER: Final[i64] = 1
GOLD: Final[i64] = 2
ESTATE: Final[i64] = 3
DUCHY: Final[i64] = 4
PROVINCE: Final[i64] = 5
CURSE: Final[i64] = 6
FIRST_KINGDOM: Final[i64] = 7

# Where a card lies.
HAND: Final[i64] = 0
DECK: Final[i64] = 1
DISCARDS: Final[i64] = 2
IN_PLAY: Final[i64] = 3
ASIDE: Final[i64] = 4
LOOKED: Final[i64] = 5
TRASHED: Final[i64] = 6
PILES: Final[i64] = 7

# Types of cards, as bits.
ACTION: Final[i64] = 1
TREASURE: Final[i64] = 2
VICTORY: Final[i64] = 4
CURSE_TYPE: Final[i64] = 8
ATTACK: Final[i64] = 16
REACTION: Final[i64] = 32
NIGHT_TYPE: Final[i64] = 64
DURATION: Final[i64] = 128
FATE: Final[i64] = 256
DOOM: Final[i64] = 512
SPIRIT: Final[i64] = 1024
HEIRLOOM: Final[i64] = 2048
ZOMBIE: Final[i64] = 4096

ACTION_PHASE: Final[i64] = 0
BUY_PHASE: Final[i64] = 1
NIGHT_PHASE: Final[i64] = 2
CLEANING: Final[i64] = 3
STARTING: Final[i64] = 4

NOBODY: Final[i64] = -1
NOTHING: Final[i64] = -1
HAND_SIZE: Final[i64] = 5

# States (D-STATE).
DELUDED: Final[i64] = 1
ENVIOUS: Final[i64] = 2


class Player:
    """One player's cards, States and what waits for the next turn. The top of a pile is its end.

    What all have seen going under a Crypt is `buried`, with its mark, until nothing is left there.
    """

    deck: list[i64]
    hand: list[i64]
    discard: list[i64]
    play: list[i64]
    aside: list[i64]
    buried: list[i64]
    looked: list[i64]
    owed: list[i64]
    due: list[i64]
    saved: list[i64]
    turns: i64
    gained: i64
    mindset: i64
    misery: i64
    trackers: i64
    is_guarded: bool
    has_wandered: bool

    def __init__(self) -> None:
        self.deck = []
        self.hand = []
        self.discard = []
        self.play = []
        self.aside = []
        self.buried = []
        self.looked = []
        self.owed = []
        self.due = []
        self.saved = []
        self.turns = 0
        self.gained = 0
        self.mindset = 0
        self.misery = 0
        self.trackers = 0
        self.is_guarded = False
        self.has_wandered = False

    def zone(self, where: i64) -> list[i64]:
        """The player's cards in one place."""
        if where == HAND:
            return self.hand
        if where == DECK:
            return self.deck
        if where == DISCARDS:
            return self.discard
        if where == IN_PLAY:
            return self.play
        return self.aside if where == ASIDE else self.looked

    def clone(self) -> "Player":
        """A player alike that shares nothing."""
        twin = Player()
        twin.deck = self.deck.copy()
        twin.hand = self.hand.copy()
        twin.discard = self.discard.copy()
        twin.play = self.play.copy()
        twin.aside = self.aside.copy()
        twin.buried = self.buried.copy()
        twin.looked = self.looked.copy()
        twin.owed = self.owed.copy()
        twin.due = self.due.copy()
        twin.saved = self.saved.copy()
        twin.turns = self.turns
        twin.gained = self.gained
        twin.mindset = self.mindset
        twin.misery = self.misery
        twin.trackers = self.trackers
        twin.is_guarded = self.is_guarded
        twin.has_wandered = self.has_wandered
        return twin


class State:
    """The whole truth of a match."""

    terms: Terms
    dice: Dice
    players: list[Player]
    pending: list[i64]
    is_over: bool
    seat: i64
    phase: i64
    actions: i64
    buys: i64
    coins: i64
    has_bought: bool
    has_played_silver: bool
    merchants: i64
    is_deluded: bool
    is_envious: bool
    supply: list[i64]
    emptied: i64
    trash: list[i64]
    has_faced_down: bool
    boon_deck: list[i64]
    boon_discards: list[i64]
    boon_druid: list[i64]
    boon_kept: list[i64]
    boon_out: list[i64]
    boon_taken: list[i64]
    hex_deck: list[i64]
    hex_discards: list[i64]
    hex_out: list[i64]
    woods: i64
    ends: list[i64]
    marks: i64
    reveals: i64
    overheard: i64  # how often the cards of others had a say; for undo alone, never written
    ask_verb: i64
    ask_card: i64
    ask_about: i64
    ask_zone: i64
    ask_among: i64
    ask_least: i64
    ask_most: i64
    picked: list[i64]

    def __init__(self, terms: Terms, seed: i64) -> None:
        self.terms = terms
        self.dice = Dice(seed)
        self.players = []
        self.pending = []
        self.is_over = False
        self.seat = 0
        self.phase = STARTING
        self.actions = 0
        self.buys = 0
        self.coins = 0
        self.has_bought = False
        self.has_played_silver = False
        self.merchants = 0
        self.is_deluded = False
        self.is_envious = False
        self.supply = []
        self.emptied = 0
        self.trash = []
        self.has_faced_down = False
        self.boon_deck = []
        self.boon_discards = []
        self.boon_druid = []
        self.boon_kept = []
        self.boon_out = []
        self.boon_taken = []
        self.hex_deck = []
        self.hex_discards = []
        self.hex_out = []
        self.woods = NOBODY
        self.ends = []
        self.marks = 0
        self.reveals = 0
        self.overheard = 0
        self.ask_verb = 0
        self.ask_card = NOTHING
        self.ask_about = NOTHING
        self.ask_zone = 0
        self.ask_among = 0
        self.ask_least = 0
        self.ask_most = 0
        self.picked = []

    def clone(self) -> "State":
        """A state alike that shares nothing but the terms."""
        twin = State(self.terms, self.dice.counter)
        twin.players = [player.clone() for player in self.players]
        twin.pending = self.pending.copy()
        twin.is_over = self.is_over
        twin.seat = self.seat
        twin.phase = self.phase
        twin.actions = self.actions
        twin.buys = self.buys
        twin.coins = self.coins
        twin.has_bought = self.has_bought
        twin.has_played_silver = self.has_played_silver
        twin.merchants = self.merchants
        twin.is_deluded = self.is_deluded
        twin.is_envious = self.is_envious
        twin.supply = self.supply.copy()
        twin.emptied = self.emptied
        twin.trash = self.trash.copy()
        twin.has_faced_down = self.has_faced_down
        twin.boon_deck = self.boon_deck.copy()
        twin.boon_discards = self.boon_discards.copy()
        twin.boon_druid = self.boon_druid.copy()
        twin.boon_kept = self.boon_kept.copy()
        twin.boon_out = self.boon_out.copy()
        twin.boon_taken = self.boon_taken.copy()
        twin.hex_deck = self.hex_deck.copy()
        twin.hex_discards = self.hex_discards.copy()
        twin.hex_out = self.hex_out.copy()
        twin.woods = self.woods
        twin.ends = self.ends.copy()
        twin.marks = self.marks
        twin.reveals = self.reveals
        twin.overheard = self.overheard
        twin.ask_verb = self.ask_verb
        twin.ask_card = self.ask_card
        twin.ask_about = self.ask_about
        twin.ask_zone = self.ask_zone
        twin.ask_among = self.ask_among
        twin.ask_least = self.ask_least
        twin.ask_most = self.ask_most
        twin.picked = self.picked.copy()
        return twin

    def next_seat(self, seat: i64) -> i64:
        """The next player clockwise."""
        return seat + 1 if seat + 1 < self.terms.players else 0

    def cards_in(self, seat: i64, where: i64) -> list[i64]:
        """The cards that a player may pick from: a zone, or what lies face up in the trash."""
        if where != TRASHED:
            return self.players[seat].zone(where)
        return [card for card in self.trash if card & FACE_DOWN == 0]

    def new_mark(self) -> i64:
        """A mark that no card carries."""
        self.marks += 1
        return self.marks


def kinds_in(cards: list[i64]) -> i64:
    """The kinds that occur among cards, as a set."""
    found: i64 = 0
    for card in cards:
        found |= bit(card & KIND)
    return found


def count_of(cards: list[i64], kind: i64) -> i64:
    """How many cards of a kind there are."""
    count: i64 = 0
    for card in cards:
        if card & KIND == kind:
            count += 1
    return count


def index_of_mark(cards: list[i64], mark: i64) -> i64:
    """Where the card with this mark lies; -1 if it has moved, or has none."""
    if mark != 0:
        for index in range(len(cards)):
            if cards[index] >> MARK == mark:
                return index
    return -1
