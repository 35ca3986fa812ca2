"""What stays the same for a whole match of Dominion; the state of every moment points to it."""

from mypy_extensions import i64

from moonlit.core.game import Config


class Terms:
    """The cards in a match by kind, and the switches."""

    config: Config
    players: i64
    kinds: i64
    card_names: list[str]
    boon_names: list[str]
    hex_names: list[str]
    effect: list[i64]
    boon_effect: list[i64]
    hex_effect: list[i64]
    cost: list[i64]
    types: list[i64]
    cards: list[i64]
    actions: list[i64]
    buys: list[i64]
    coins: list[i64]
    points: list[i64]
    pile: list[i64]
    start: list[i64]
    trash: list[i64]
    supply: i64
    returnable: i64
    plain_coins: i64
    to_hand: i64
    acts_on_gain: i64
    acts_on_trash: i64
    acts_on_discard: i64
    is_tracked: i64
    later_is_coins: i64
    later_is_draw: i64
    scores_by_rule: i64
    action_kinds: i64
    treasure_kinds: i64
    night_kinds: i64
    victory_kinds: i64
    duration_kinds: i64
    changeling: i64
    tracker: i64
    moat: i64
    imp: i64
    ghost: i64
    wisp: i64
    wish: i64
    bat: i64
    vampire: i64
    idol: i64
    cursed_gold: i64
    has_boons: bool
    has_hexes: bool
    has_woods: bool
    has_druid: bool
    druid_boons: list[i64]
    boons: i64
    hexes: i64
    kept_boons: i64
    coin_boons: i64
    empty_piles: i64
    first_seat: i64

    tracker_in_play: bool
    crypt_takes_durations: bool
    necromancer_face_down_first: bool
    covered_cards_are_lost: bool
    unused_hex_is_turned: bool
    hexes_reshuffled_at_once: bool
    grove_decides_first: bool
    shows_empty_night: bool
    monastery_counts_on: bool
    trashes_together: bool
    reactions_are_open: bool
    turn_ends_when_told: bool

    def has(self, kinds: i64, kind: i64) -> bool:
        """Is a kind in a set of kinds?"""
        return kinds >> kind & 1 != 0
