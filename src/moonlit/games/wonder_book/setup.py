"""Set-up: tokens, figures, decks, heroes, then the first card (section 2)."""

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.core.journal import Journal
from moonlit.games.wonder_book.cards import take
from moonlit.games.wonder_book.frames import PHASES, frame
from moonlit.games.wonder_book.modifiers import put_in_force
from moonlit.games.wonder_book.program import NONE, SPARKS, WYRMS, Program
from moonlit.games.wonder_book.rules import settle
from moonlit.games.wonder_book.state import AWAY, OUT, STANDING, UNSEEN, State
from moonlit.games.wonder_book.triggers import run


def set_up(program: Program, seed: i64, j: Journal) -> State:
    """A match ready for its first decision."""
    s = bare_table(program, seed)
    s.dice.shuffle(s.scrap_deck)
    s.dice.shuffle(s.wyrm_deck)
    s.pending.append(frame(PHASES))
    take(s, program.first_card)
    run(s, program.start, NONE, program.campaign_card)
    settle(s, j)
    return s


def bare_table(program: Program, seed: i64) -> State:
    """Everything in its place before anything is shuffled or read."""
    s = State(program, seed)
    s.fate = program.fate
    s.spark_pool = SPARKS
    s.keywords = program.keywords
    lay_out_figures(s, program)
    lay_out_cards(s, program)
    return s


def lay_out_figures(s: State, program: Program) -> None:
    """Heroes with full hearts beside the board, wyrms in the pool (W-SETUP-3, W-SETUP-12)."""
    for person in range(program.persons):
        s.area.append(AWAY)
        s.hearts.append(program.most_hearts[person])
    for hero in range(program.heroes):
        s.sparks.append(0)
        s.things.append(0)
        s.skills.append(program.start_skills[hero])
    for wyrm in range(WYRMS):
        s.wyrm_area.append(AWAY if wyrm < program.wyrm_pool else OUT)
        s.wyrm_stun.append(STANDING)
    for _ in range(program.bosses):
        s.boss_area.append(OUT)
        s.boss_hearts.append(0)


def lay_out_cards(s: State, program: Program) -> None:
    """Boards, decks and counters as they are before the first card."""
    s.open = program.open.copy()
    s.blocked = program.blocked.copy()
    s.on_board = [0] * program.areas
    s.vortex_area = program.vortex_area.copy()
    s.vortex_active = program.vortex_active
    s.vortex_seen = program.vortex_active
    s.tokens = [AWAY] * program.tokens
    count = len(program.card_kind)
    s.cards = [UNSEEN] * count
    s.card_area = [AWAY] * count
    s.progress = [0] * count
    s.chosen = [0] * count
    s.stack_at = [0] * len(program.stack_first)
    s.stack_area = [AWAY] * len(program.stack_first)
    s.counters = [0] * program.counters
    s.once = [0] * program.once_slots
    s.sets = [0] * program.sets
    s.scrap_deck = list(range(program.items, len(program.thing_card)))
    s.wyrm_deck = program.wyrm_deck.copy()
    for card in s.wyrm_deck:
        s.wyrm_added |= bit(card)
    for upgrade in program.start_upgrades:
        s.upgrades |= bit(upgrade)
    for skill in range(len(program.skill_card)):
        hero = program.skill_hero[skill]
        if s.skills[hero] >> skill & 1 != 0:
            put_in_force(s, program.skill_card[skill], hero)
