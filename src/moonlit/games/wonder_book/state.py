"""Everything that is true of a match of Wonder Book."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.core.dice import Dice
from moonlit.games.wonder_book.program import NONE, SPARKS, Program

# Where the round stands.
STORY_TIME: Final[i64] = 0
PLAYER_PHASE: Final[i64] = 1
ENEMY_PHASE: Final[i64] = 2

# What has become of a chapter card.
UNSEEN: Final[i64] = 0
IN_PLAY: Final[i64] = 1
DONE: Final[i64] = 2
REMOVED: Final[i64] = 3

# A place that is no area.
AWAY: Final[i64] = -1  # in the pool, off the board
OUT: Final[i64] = -2  # not in this match

STANDING: Final[i64] = 0

FIRST_BOSS: Final[i64] = 8  # bosses follow the wyrms where either can be meant


class State:
    """The whole truth of a match.

    Persons are the heroes in play, then the allies. `down` are the unconscious, `gone` those who
    left the board. Of the wyrm cards, `wyrm_added` are those in the match, `wyrm_kept` those that
    stay for later chapters, `wyrm_unseen` those in the deck of which nobody knows which they are.
    The fields from `you` on belong to the effect that is being resolved.
    """

    program: Program
    dice: Dice
    fed: list[i64]
    is_over: bool
    is_won: bool
    round: i64
    phase: i64
    phases: i64
    goal: i64
    is_goal_live: bool
    goal_phases: i64
    fate: i64
    spark_pool: i64
    keywords: i64
    turn: i64
    acted: i64
    rerolled: i64
    area: list[i64]
    hearts: list[i64]
    sparks: list[i64]
    things: list[i64]
    skills: list[i64]
    down: i64
    gone: i64
    wyrm_area: list[i64]
    wyrm_stun: list[i64]
    boss_area: list[i64]
    boss_hearts: list[i64]
    open: list[i64]
    blocked: list[i64]
    on_board: list[i64]
    boards: i64
    lights: i64
    vortex_area: list[i64]
    vortex_active: i64
    vortex_seen: i64
    tokens: list[i64]
    cards: list[i64]
    card_area: list[i64]
    objects: i64
    progress: list[i64]
    touched: i64
    stack_at: list[i64]
    stack_area: list[i64]
    chosen: list[i64]
    counters: list[i64]
    once: list[i64]
    sets: list[i64]
    upgrades: i64
    handed: i64
    album: list[i64]
    ending: i64
    scrap_deck: list[i64]
    scrap_discards: list[i64]
    wyrm_deck: list[i64]
    wyrm_discards: list[i64]
    wyrm_out: list[i64]
    wyrm_added: i64
    wyrm_kept: i64
    wyrm_unseen: i64
    known_top: i64
    known_bottom: i64
    mods: list[i64]
    reveals: i64
    pending: list[i64]
    you: i64
    card: i64
    it_person: i64
    it_wyrm: i64
    it_area: i64
    that_person: i64
    that_wyrm: i64
    found_heroes: i64
    found_wyrms: i64
    found_areas: i64
    pick_among: i64
    is_card_on: bool
    used_thing: i64
    drawn: i64
    hits: i64
    blanks: i64
    damage: i64
    decider: i64
    restarts: bool
    answer: i64
    ask_among: i64
    same_target: i64
    same_way: i64
    has_changed: bool
    menu: list[i64]

    def __init__(self, program: Program, seed: i64) -> None:  # noqa: PLR0915 -- one line for each field
        self.program = program
        self.dice = Dice(seed)
        self.fed = []
        self.is_over = False
        self.is_won = False
        self.round = 0
        self.phase = STORY_TIME
        self.phases = 0
        self.goal = NONE
        self.is_goal_live = False
        self.goal_phases = 0
        self.fate = 0
        self.spark_pool = SPARKS
        self.keywords = 0
        self.turn = NONE
        self.acted = 0
        self.rerolled = 0
        self.area = []
        self.hearts = []
        self.sparks = []
        self.things = []
        self.skills = []
        self.down = 0
        self.gone = 0
        self.wyrm_area = []
        self.wyrm_stun = []
        self.boss_area = []
        self.boss_hearts = []
        self.open = []
        self.blocked = []
        self.on_board = []
        self.boards = 0
        self.lights = 0
        self.vortex_area = []
        self.vortex_active = 0
        self.vortex_seen = 0
        self.tokens = []
        self.cards = []
        self.card_area = []
        self.objects = 0
        self.progress = []
        self.touched = 0
        self.stack_at = []
        self.stack_area = []
        self.chosen = []
        self.counters = []
        self.once = []
        self.sets = []
        self.upgrades = 0
        self.handed = 0
        self.album = []
        self.ending = NONE
        self.scrap_deck = []
        self.scrap_discards = []
        self.wyrm_deck = []
        self.wyrm_discards = []
        self.wyrm_out = []
        self.wyrm_added = 0
        self.wyrm_kept = 0
        self.wyrm_unseen = 0
        self.known_top = 0
        self.known_bottom = 0
        self.mods = []
        self.reveals = 0
        self.pending = []
        self.you = NONE
        self.card = NONE
        self.it_person = NONE
        self.it_wyrm = NONE
        self.it_area = NONE
        self.that_person = NONE
        self.that_wyrm = NONE
        self.found_heroes = 0
        self.found_wyrms = 0
        self.found_areas = 0
        self.pick_among = 0
        self.is_card_on = False
        self.used_thing = NONE
        self.drawn = 0
        self.hits = 0
        self.blanks = 0
        self.damage = 0
        self.decider = NONE
        self.restarts = False
        self.answer = NONE
        self.ask_among = 0
        self.same_target = 0
        self.same_way = 0
        self.has_changed = False
        self.menu = []

    def clone(self) -> "State":  # noqa: PLR0915 -- one line for each field
        """A state alike that shares nothing but the program."""
        twin = State(self.program, self.dice.counter)
        twin.fed = self.fed.copy()
        twin.is_over = self.is_over
        twin.is_won = self.is_won
        twin.round = self.round
        twin.phase = self.phase
        twin.phases = self.phases
        twin.goal = self.goal
        twin.is_goal_live = self.is_goal_live
        twin.goal_phases = self.goal_phases
        twin.fate = self.fate
        twin.spark_pool = self.spark_pool
        twin.keywords = self.keywords
        twin.turn = self.turn
        twin.acted = self.acted
        twin.rerolled = self.rerolled
        twin.area = self.area.copy()
        twin.hearts = self.hearts.copy()
        twin.sparks = self.sparks.copy()
        twin.things = self.things.copy()
        twin.skills = self.skills.copy()
        twin.down = self.down
        twin.gone = self.gone
        twin.wyrm_area = self.wyrm_area.copy()
        twin.wyrm_stun = self.wyrm_stun.copy()
        twin.boss_area = self.boss_area.copy()
        twin.boss_hearts = self.boss_hearts.copy()
        twin.open = self.open.copy()
        twin.blocked = self.blocked.copy()
        twin.on_board = self.on_board.copy()
        twin.boards = self.boards
        twin.lights = self.lights
        twin.vortex_area = self.vortex_area.copy()
        twin.vortex_active = self.vortex_active
        twin.vortex_seen = self.vortex_seen
        twin.tokens = self.tokens.copy()
        twin.cards = self.cards.copy()
        twin.card_area = self.card_area.copy()
        twin.objects = self.objects
        twin.progress = self.progress.copy()
        twin.touched = self.touched
        twin.stack_at = self.stack_at.copy()
        twin.stack_area = self.stack_area.copy()
        twin.chosen = self.chosen.copy()
        twin.counters = self.counters.copy()
        twin.once = self.once.copy()
        twin.sets = self.sets.copy()
        twin.upgrades = self.upgrades
        twin.handed = self.handed
        twin.album = self.album.copy()
        twin.ending = self.ending
        twin.scrap_deck = self.scrap_deck.copy()
        twin.scrap_discards = self.scrap_discards.copy()
        twin.wyrm_deck = self.wyrm_deck.copy()
        twin.wyrm_discards = self.wyrm_discards.copy()
        twin.wyrm_out = self.wyrm_out.copy()
        twin.wyrm_added = self.wyrm_added
        twin.wyrm_kept = self.wyrm_kept
        twin.wyrm_unseen = self.wyrm_unseen
        twin.known_top = self.known_top
        twin.known_bottom = self.known_bottom
        twin.mods = self.mods.copy()
        twin.reveals = self.reveals
        twin.pending = self.pending.copy()
        twin.you = self.you
        twin.card = self.card
        twin.it_person = self.it_person
        twin.it_wyrm = self.it_wyrm
        twin.it_area = self.it_area
        twin.that_person = self.that_person
        twin.that_wyrm = self.that_wyrm
        twin.found_heroes = self.found_heroes
        twin.found_wyrms = self.found_wyrms
        twin.found_areas = self.found_areas
        twin.pick_among = self.pick_among
        twin.is_card_on = self.is_card_on
        twin.used_thing = self.used_thing
        twin.drawn = self.drawn
        twin.hits = self.hits
        twin.blanks = self.blanks
        twin.damage = self.damage
        twin.decider = self.decider
        twin.restarts = self.restarts
        twin.answer = self.answer
        twin.ask_among = self.ask_among
        twin.same_target = self.same_target
        twin.same_way = self.same_way
        twin.has_changed = self.has_changed
        twin.menu = self.menu.copy()
        return twin

    def is_awake(self, person: i64) -> bool:
        """Is the person on the board and conscious?"""
        return self.area[person] >= 0 and self.down >> person & 1 == 0

    def awake(self) -> i64:
        """All persons on the board who are conscious."""
        found: i64 = 0
        for person in range(self.program.persons):
            if self.area[person] >= 0:
                found |= bit(person)
        return found & ~self.down

    def awake_heroes(self) -> i64:
        """The heroes on the board who are conscious."""
        return self.awake() & (bit(self.program.heroes) - 1)

    def persons_in(self, areas: i64) -> i64:
        """The conscious persons in some areas."""
        found: i64 = 0
        for person in range(self.program.persons):
            place = self.area[person]
            if place >= 0 and areas >> place & 1 != 0:
                found |= bit(person)
        return found & ~self.down

    def wyrms_in(self, areas: i64) -> i64:
        """The wyrms in some areas."""
        found: i64 = 0
        for wyrm in range(8):
            place = self.wyrm_area[wyrm]
            if place >= 0 and areas >> place & 1 != 0:
                found |= bit(wyrm)
        return found

    def bosses_in(self, areas: i64) -> i64:
        """The bosses in some areas, numbered after the wyrms."""
        found: i64 = 0
        for boss in range(self.program.bosses):
            place = self.boss_area[boss]
            if place >= 0 and areas >> place & 1 != 0:
                found |= bit(FIRST_BOSS + boss)
        return found

    def around(self, areas: i64) -> i64:
        """The areas next to some areas, those themselves left out unless they touch each other."""
        found: i64 = 0
        for place in range(self.program.areas):
            if areas >> place & 1 != 0:
                found |= self.open[place]
        return found

    def within(self, areas: i64, steps: i64) -> i64:
        """The areas at most so many open borders away."""
        while steps > 0:
            areas |= self.around(areas)
            steps -= 1
        return areas

    def is_wyrm_in_pool(self, wyrm: i64) -> bool:
        """Can this figure be spawned?"""
        return self.wyrm_area[wyrm] == AWAY
