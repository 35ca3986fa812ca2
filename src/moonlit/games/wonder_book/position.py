"""Written positions: a table laid out by hand, for tests, bug reports and outside checkers.

Every part may be left out. What is not said is as before the first card: heroes off the board with
full hearts, all wyrms in the pool. Decks are written from the top; what is not named lies below,
shuffled. `dice` are fed before the real dice, 1 for a success. With `board` the position has a
small board of its own instead of the chapter's.
"""

from collections.abc import Mapping

from moonlit.core.bits import bit
from moonlit.core.codec import Plain
from moonlit.core.errors import BadNotation
from moonlit.core.game import Config
from moonlit.core.journal import Journal
from moonlit.games.wonder_book import cards, changes, turns
from moonlit.games.wonder_book.config import make_program
from moonlit.games.wonder_book.frames import PHASES, frame
from moonlit.games.wonder_book.invariants import broken_invariants
from moonlit.games.wonder_book.meta import WonderBook
from moonlit.games.wonder_book.modifiers import NOBODY_HERE, put_in_force
from moonlit.games.wonder_book.names import WYRM_STATES
from moonlit.games.wonder_book.position_fields import (
    check_keys,
    items,
    number,
    place_of,
    table,
    texts,
    yes,
)
from moonlit.games.wonder_book.program import FATE, GOAL, NONE, SPARKS, SPECIAL_RULE, Program
from moonlit.games.wonder_book.rules import settle
from moonlit.games.wonder_book.setup import bare_table
from moonlit.games.wonder_book.small import FIRST_OBJECT, SMALL, with_small_chapter
from moonlit.games.wonder_book.state import AWAY, DONE, ENEMY_PHASE, IN_PLAY, PLAYER_PHASE, State

KEYS = (
    "board",
    "phase",
    "round",
    "goal",
    "goal_phases",
    "fate",
    "heroes",
    "allies",
    "bosses",
    "wyrms",
    "sparks",
    "objects",
    "rules",
    "done",
    "counters",
    "progress",
    "open",
    "blocked",
    "closed",
    "lights",
    "wyrm_deck",
    "wyrm_discards",
    "scraps",
    "dice",
)
HERO_KEYS = (
    "area",
    "hearts",
    "sparks",
    "things",
    "unconscious",
    "left",
    "acted",
    "rerolled",
)
STEPS = {"round": turns.BEGIN, "player": turns.TURNS, "enemy": turns.ENEMIES}
MOST = 99


def lay_out(game: WonderBook, config: Config, written: Plain, seed: int, j: Journal) -> State:
    """A position of a match with a checked config."""
    if not isinstance(written, dict):
        raise BadNotation("not-a-table", option="position")
    check_keys(written, KEYS)
    if "board" not in written:
        return read_position(game.terms(config), written, seed, j)
    campaign = with_small_chapter(game.campaign, table(written, "board"))
    program = make_program(campaign, {**config, "chapter": SMALL})
    return read_position(program, written, seed, j)


def read_position(program: Program, written: Mapping[str, Plain], seed: int, j: Journal) -> State:
    """The state that was written. Raises BadNotation on anything that cannot be read."""
    s = bare_table(program, seed)
    silent = Journal(False)
    s.boards = bit(len(program.board_names)) - 1
    s.fate = number(written, "fate", program.fate, FATE)
    _read_board(s, written, silent)
    _read_figures(s, written)
    _read_decks(s, written)
    for name, of_hero in table(written, "heroes").items():
        if not isinstance(of_hero, dict):
            raise BadNotation("not-a-table", option="heroes")
        _read_hero(s, place_of(program.hero_names, name, "not-a-hero"), of_hero, silent)
    _check_heroes(s)
    _read_cards(s, written, silent)
    s.spark_pool = SPARKS - sum(s.on_board) - sum(s.sparks)
    if s.spark_pool < 0:
        raise BadNotation("not-a-position", clause="W-COMP-5", sparks=SPARKS)
    s.fed = [number({"dice": die}, "dice", 0, 1) for die in items(written, "dice")]
    _begin(s, written)
    settle(s, j)
    if any(broken_invariants(s)):
        raise BadNotation("not-whole")
    return s


def _check_heroes(s: State) -> None:
    """Rounds without anybody on the board would follow each other for ever."""
    heroes = range(s.program.heroes)
    if all(s.area[hero] == AWAY or s.gone >> hero & 1 for hero in heroes):
        raise BadNotation("no-hero-on-board", clause="W-PP-2")


def _area(s: State, name: Plain) -> int:
    return place_of(s.program.area_names, name, "not-an-area")


def _read_board(s: State, written: Mapping[str, Plain], j: Journal) -> None:
    for key in ("open", "blocked"):
        for pair in texts(written, key):
            one, _, other = pair.partition("-")
            changes.open_border(s, j, _area(s, one), _area(s, other), key == "open")
    sparks = table(written, "sparks")
    for name in sparks:
        s.on_board[_area(s, name)] = number(sparks, name, 0, SPARKS)
    for name in texts(written, "lights"):
        s.lights |= bit(_area(s, name))
    for name in texts(written, "closed"):
        s.vortex_active &= ~bit(place_of(s.program.vortex_names, name, "not-a-vortex"))


def _read_figures(s: State, written: Mapping[str, Plain]) -> None:
    """Wyrms as `T7` or `T7 stunned`; allies and bosses with their area and hearts."""
    p = s.program
    wyrms = texts(written, "wyrms")
    if len(wyrms) > p.wyrm_pool:
        raise BadNotation("not-a-position", clause="W-SETUP-3", wyrms=p.wyrm_pool)
    for wyrm, text in enumerate(wyrms):
        area, _, state = text.partition(" ")
        s.wyrm_area[wyrm] = _area(s, area)
        s.wyrm_stun[wyrm] = place_of(WYRM_STATES, state or "standing", "not-a-state")
    for name, of_ally in _tables(written, "allies"):
        person = place_of(p.person_names, name, "not-an-ally")
        s.area[person] = _area(s, of_ally.get("area"))
        most = p.most_hearts[person]
        s.hearts[person] = number(of_ally, "hearts", most, most)
    for name, of_boss in _tables(written, "bosses"):
        boss = place_of(p.boss_names, name, "not-a-boss")
        s.boss_area[boss] = _area(s, of_boss.get("area"))
        s.boss_hearts[boss] = number(of_boss, "hearts", max(0, p.boss_hearts[boss]), MOST)
        put_in_force(s, p.boss_card[boss], NOBODY_HERE)


def _tables(written: Mapping[str, Plain], key: str) -> list[tuple[str, dict[str, Plain]]]:
    return [(name, table(table(written, key), name)) for name in table(written, key)]


def _read_decks(s: State, written: Mapping[str, Plain]) -> None:
    """The named cards lie on top, in this order; the others below, shuffled."""
    p = s.program
    top = [place_of(p.wyrm_names, n, "not-a-wyrm-card") for n in texts(written, "wyrm_deck")]
    gone = [place_of(p.wyrm_names, n, "not-a-wyrm-card") for n in texts(written, "wyrm_discards")]
    for card in (*top, *gone):
        s.wyrm_added |= bit(card)
    s.wyrm_discards = gone
    every = [n for n in range(len(p.wyrm_names)) if s.wyrm_added >> n & 1]
    s.wyrm_deck = _deck(s, [n for n in every if n not in gone], top)
    scraps = [place_of(p.thing_names, n, "not-an-item") for n in texts(written, "scraps")]
    s.scrap_deck = _deck(s, s.scrap_deck, scraps)


def _deck(s: State, every: list[int], top: list[int]) -> list[int]:
    rest = [card for card in every if card not in top]
    if len(rest) + len(top) != len(every):
        raise BadNotation("in-two-places", count=len(every))
    s.dice.shuffle(rest)
    return rest + top[::-1]


def _read_hero(s: State, hero: int, written: Mapping[str, Plain], j: Journal) -> None:
    p = s.program
    check_keys(written, HERO_KEYS)
    s.area[hero] = _area(s, written["area"]) if "area" in written else AWAY
    is_down = yes(written, "unconscious")
    most = p.most_hearts[hero]
    s.hearts[hero] = number(written, "hearts", 0 if is_down else most, most)
    if is_down != (s.hearts[hero] == 0):
        raise BadNotation("not-a-position", clause="W-KO-1", hero=p.hero_names[hero])
    s.down |= bit(hero) if is_down else 0
    s.gone |= bit(hero) if yes(written, "left") else 0
    s.acted |= bit(hero) if yes(written, "acted") else 0
    s.rerolled |= bit(hero) if yes(written, "rerolled") else 0
    s.sparks[hero] = number(written, "sparks", 0, SPARKS)
    for name in texts(written, "things"):
        thing = place_of(p.thing_names, name, "not-an-item")
        if thing >= p.items:
            if thing not in s.scrap_deck:
                raise BadNotation("in-two-places", count=1)
            s.scrap_deck.remove(thing)
        changes.gain_thing(s, j, hero, thing)


def _read_cards(s: State, written: Mapping[str, Plain], j: Journal) -> None:
    """Objects on the board, rules in force, cards that are done, counters, the goal."""
    p = s.program
    for name, area in _objects(s, written).items():
        cards.place_card(s, j, _card(s, name), _area(s, area))
        _put_on_stack(s, _card(s, name))
    for name in texts(written, "rules"):
        card = _card(s, name)
        if p.card_kind[card] != SPECIAL_RULE:
            raise BadNotation("not-a-rule", name=name)
        cards.place_card(s, j, card, AWAY)
    for name in texts(written, "done"):
        s.cards[_card(s, name)] = DONE
    counters, progress = table(written, "counters"), table(written, "progress")
    for name in counters:
        counter = place_of(p.counter_names, name, "not-a-counter")
        s.counters[counter] = number(counters, name, 0, MOST)
    for name in progress:
        s.progress[_card(s, name)] = number(progress, name, 0, MOST)
    _read_goal(s, written, j)


def _objects(s: State, written: Mapping[str, Plain]) -> dict[str, Plain]:
    """On a small board an object is named by its area and gets the next card."""
    if s.program.chapter != SMALL:
        return table(written, "objects")
    areas = table(table(written, "board"), "objects")
    return {str(FIRST_OBJECT + place): area for place, area in enumerate(areas)}


def _put_on_stack(s: State, card: int) -> None:
    """An object out of a stack lies on top of those below it."""
    p = s.program
    for stack, first in enumerate(p.stack_first):
        cards_of = p.stack_cards[first : first + p.stack_count[stack]]
        if card in cards_of:
            s.stack_at[stack] = cards_of.index(card)
            s.stack_area[stack] = s.card_area[card]


def _card(s: State, name: str) -> int:
    return place_of(s.program.card_names, name, "not-a-card")


def _read_goal(s: State, written: Mapping[str, Plain], j: Journal) -> None:
    p = s.program
    goals = [n for n, kind in enumerate(p.card_kind) if kind == GOAL]
    card = _card(s, str(written["goal"])) if "goal" in written else goals[0]
    if card not in goals:
        raise BadNotation("not-a-goal", name=p.card_names[card])
    s.cards[card] = IN_PLAY
    cards.set_goal(s, j, card)
    s.is_goal_live = True


def _begin(s: State, written: Mapping[str, Plain]) -> None:
    """Where in the round the position stands."""
    phase = written.get("phase", "player")
    if not isinstance(phase, str) or phase not in STEPS:
        raise BadNotation("unknown-phase", value=str(phase), known=tuple(STEPS))
    is_new = phase == "round"
    s.round = number(written, "round", 1, MOST) - int(is_new)
    s.goal_phases = number(written, "goal_phases", 1, MOST) - int(is_new)
    s.phase = ENEMY_PHASE if phase != "player" else PLAYER_PHASE
    s.turn = NONE
    s.has_changed = True
    s.pending.append(frame(PHASES, 7, 255, 0, STEPS[phase]))
