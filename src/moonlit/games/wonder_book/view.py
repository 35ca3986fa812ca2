"""What is seen of a match, built up from nothing; all seats and onlookers see the same (Q-28).

Cards of the chapter deck are named only once the story has reached them; of the wyrm deck only the
cards that were looked at, of the scrap deck none. Of wyrm cards that joined their deck unseen only
the number is told (W-CARD-14).
"""

from moonlit.core.bits import size
from moonlit.core.plain import text
from moonlit.games.wonder_book import asking, frames
from moonlit.games.wonder_book.actions import asker, decision, seats_to_act
from moonlit.games.wonder_book.bookkeeping import write_bookkeeping
from moonlit.games.wonder_book.clock import clock_of
from moonlit.games.wonder_book.frames import (
    frame_a,
    frame_b,
    frame_hero,
    frame_kind,
    frame_place,
)
from moonlit.games.wonder_book.goals import enemy_of, progress_of
from moonlit.games.wonder_book.intents import intent_of_boss, intent_of_wyrm
from moonlit.games.wonder_book.looks import Looks
from moonlit.games.wonder_book.names import PHASES, wyrm_state
from moonlit.games.wonder_book.program import NONE, SPECIAL_RULE
from moonlit.games.wonder_book.reckoning import number
from moonlit.games.wonder_book.shape import (
    Ally,
    Area,
    Border,
    Boss,
    Decision,
    Goal,
    Hero,
    Option,
    Question,
    Result,
    Special,
    TableView,
    Thing,
    Vortex,
    Wyrm,
    WyrmDeck,
)
from moonlit.games.wonder_book.specials import is_granted
from moonlit.games.wonder_book.state import FIRST_BOSS, IN_PLAY, State
from moonlit.games.wonder_book.turns import SPARK


def table_of(s: State, looks: Looks) -> TableView:
    """The table as everybody sees it."""
    p = s.program
    return {
        "chapter": p.chapter,
        "difficulty": text(p.config["difficulty"]),
        "round": s.round,
        "phase": PHASES[s.phase],
        "fate": s.fate,
        "bands": looks.bands,
        "spark_pool": s.spark_pool,
        "clock": clock_of(s, looks.chapter),
        "goal": _goal(s, looks),
        "turn": None if s.turn == NONE else p.hero_names[s.turn],
        "heroes": [_hero(s, hero) for hero in range(p.heroes)],
        "allies": [_ally(s, one, looks) for one in range(p.heroes, p.persons) if s.area[one] >= 0],
        "bosses": [_boss(s, boss, looks) for boss in range(p.bosses) if s.boss_area[boss] >= 0],
        "wyrms": [_wyrm(s, wyrm) for wyrm in range(FIRST_BOSS) if s.wyrm_area[wyrm] >= 0],
        "wyrm_pool": sum(s.is_wyrm_in_pool(wyrm) for wyrm in range(FIRST_BOSS)),
        "boards": looks.boards(s),
        "cards": looks.cards(s),
        "areas": {name: _area(s, area) for area, name in _areas(s)},
        "borders": {"open": _borders(s, s.open), "blocked": _borders(s, s.blocked)},
        "vortices": _vortices(s),
        "rules": _rules(s),
        "modifiers": [p.mod_names[packed & 1023] for packed in s.mods],
        "keywords": _members(p.keyword_names, s.keywords),
        "counters": {
            name: s.counters[n] for n, name in enumerate(p.counter_names) if s.counters[n]
        },
        "progress": {p.card_names[n]: made for n, made in enumerate(s.progress) if made},
        "album": [p.text_names[picture] for picture in s.album],
        "wyrm_deck": _wyrm_deck(s),
        "wyrm_discards": [p.wyrm_names[card] for card in s.wyrm_discards],
        "wyrm_cards": [p.wyrm_names[card] for card in s.wyrm_out],
        "scrap_deck": len(s.scrap_deck),
        "scrap_discards": [p.thing_names[thing] for thing in s.scrap_discards],
        "decision": _decision(s),
        "ending": looks.ending(s),
        "result": _result(s),
        "bookkeeping": write_bookkeeping(s),
    }


def _members(names: list[str], mask: int) -> list[str]:
    return [name for place, name in enumerate(names) if mask >> place & 1]


def _place(s: State, area: int) -> str | None:
    return s.program.area_names[area] if area >= 0 else None


def _goal(s: State, looks: Looks) -> Goal | None:
    if s.goal == NONE:
        return None
    par, card = s.program.card_par[s.goal], s.program.card_names[s.goal]
    now, need = progress_of(s)
    return {
        "card": card,
        "phases": s.goal_phases,
        "par": None if par == NONE else par,
        "progress": {"now": now, "need": need, "piece": looks.piece(card)},
        "enemy": enemy_of(s),
    }


def _hero(s: State, hero: int) -> Hero:
    p = s.program
    return {
        "id": p.hero_names[hero],
        "seat": p.seat_of[hero],
        "area": _place(s, s.area[hero]),
        "hearts": s.hearts[hero],
        "most_hearts": p.most_hearts[hero],
        "sparks": s.sparks[hero],
        "things": _members(p.thing_names, s.things[hero]),
        "skills": _members(p.skill_names, s.skills[hero]),
        "specials": _specials(s, hero),
        "is_unconscious": s.down >> hero & 1 == 1,
        "has_left": s.gone >> hero & 1 == 1,
        "has_acted": s.acted >> hero & 1 == 1,
        "has_rerolled": s.rerolled >> hero & 1 == 1,
    }


def _specials(s: State, hero: int) -> list[Special]:
    """The special actions that cards grant to a hero now, whether they can be paid or not."""
    p = s.program
    granted = [n for n in range(len(p.special_card)) if is_granted(s, hero, n)]
    return [
        {
            "id": p.special_names[n],
            "card": p.card_names[p.special_card[n]],
            "text": p.text_names[p.special_text[n]],
            "sparks": p.special_sparks[n],
            "actions": p.special_actions[n],
        }
        for n in granted
    ]


def _ally(s: State, person: int, looks: Looks) -> Ally:
    name = s.program.person_names[person]
    return {
        "id": name,
        "figure": looks.figure(name),
        "area": _place(s, s.area[person]),
        "hearts": s.hearts[person],
        "most_hearts": s.program.most_hearts[person],
    }


def _boss(s: State, boss: int, looks: Looks) -> Boss:
    most, name = s.program.boss_hearts[boss], s.program.boss_names[boss]
    return {
        "id": name,
        "figure": looks.figure(name),
        "area": _place(s, s.boss_area[boss]),
        "hearts": None if most == NONE else s.boss_hearts[boss],
        "most_hearts": None if most == NONE else most,
        "intent": intent_of_boss(s, boss),
    }


def _wyrm(s: State, wyrm: int) -> Wyrm:
    return {
        "wyrm": wyrm,
        "area": _place(s, s.wyrm_area[wyrm]),
        "state": wyrm_state(s.wyrm_stun[wyrm]),
        "intent": intent_of_wyrm(s, wyrm),
    }


def _areas(s: State) -> list[tuple[int, str]]:
    """The areas of the boards that are in play."""
    p = s.program
    return [
        (area, name) for area, name in enumerate(p.area_names) if s.boards >> p.board_of[area] & 1
    ]


def _area(s: State, area: int) -> Area:
    p = s.program
    objects = [
        _object(s, thing, card)
        for thing, card in enumerate(p.object_card)
        if s.objects >> thing & 1 and s.card_area[card] == area
    ]
    return {
        "board": p.board_names[p.board_of[area]],
        "sparks": s.on_board[area],
        "is_lit": s.lights >> area & 1 == 1,
        "objects": objects,
        "tokens": [name for n, name in enumerate(p.token_names) if s.tokens[n] == area],
    }


def _object(s: State, thing: int, card: int) -> Thing:
    """An object: how far an effort has got, and how many cards lie under it in its stack."""
    p = s.program
    need = p.object_effort[thing]
    return {
        "card": p.card_names[card],
        "is_hidden": p.object_is_hidden[thing],
        "progress": s.progress[card],
        "need": None if need == NONE else number(s, need),
        "sparks": p.object_sparks[thing],
        "below": _below(s, card),
    }


def _below(s: State, card: int) -> int:
    p = s.program
    for stack, first in enumerate(p.stack_first):
        cards = p.stack_cards[first : first + p.stack_count[stack]]
        if card in cards:
            return len(cards) - 1 - cards.index(card)
    return 0


def _borders(s: State, masks: list[int]) -> list[Border]:
    names = dict(_areas(s))
    return [
        [names[one], names[other]]
        for one in names
        for other in names
        if one < other and masks[one] >> other & 1
    ]


def _vortices(s: State) -> list[Vortex]:
    seen = dict(_areas(s))
    return [
        {
            "id": name,
            "area": _place(s, s.vortex_area[n]),
            "is_active": s.vortex_active >> n & 1 == 1,
        }
        for n, name in enumerate(s.program.vortex_names)
        if s.vortex_area[n] in seen and s.vortex_seen >> n & 1
    ]


def _rules(s: State) -> list[str]:
    p = s.program
    return [
        p.card_names[card]
        for card, state in enumerate(s.cards)
        if state == IN_PLAY and p.card_kind[card] == SPECIAL_RULE
    ]


def _wyrm_deck(s: State) -> WyrmDeck:
    return {
        "count": len(s.wyrm_deck),
        "known": _known(s),
        "bottom": _bottom(s),
        "unseen": size(s.wyrm_unseen),
    }


def _known(s: State) -> list[str]:
    """The top cards of the wyrm deck that were looked at, the uppermost first."""
    return [s.program.wyrm_names[s.wyrm_deck[-1 - depth]] for depth in range(s.known_top)]


def _bottom(s: State) -> list[str]:
    """The lowest cards of the wyrm deck that are known, the lowest first."""
    return [s.program.wyrm_names[card] for card in s.wyrm_deck[: s.known_bottom]]


def _decision(s: State) -> Decision:
    """What is being decided, by whom, and because of what."""
    kind = decision(s)
    seats = list[int](seats_to_act(s))
    if kind == "over":
        return {"kind": kind, "seats": seats, "hero": None, "card": None}
    f = s.pending[-1]
    hero = frame_hero(f)
    told: Decision = {
        "kind": kind,
        "seats": seats,
        "hero": None if hero == frames.NOBODY_HERE else s.program.hero_names[hero],
        "card": asker(s),
    }
    if frame_kind(f) == frames.QUESTION:
        told = {**told, **_question(s, f)}
    left = _actions_left(s)
    return told if left is None else {**told, "actions": left}


def _actions_left(s: State) -> int | None:
    """What is left of the turn under way, which waits below what is asked meanwhile."""
    turns = [f for f in s.pending if frame_kind(f) == frames.TURN]
    return frame_a(turns[-1]) if s.turn != NONE and turns else None


def _question(s: State, f: int) -> Question:
    """What a question is about."""
    p, place = s.program, frame_place(f)
    match frame_a(f), frame_b(f):
        case asking.FOR_OPTION, _:
            offered = [place + n for n in range(62) if s.ask_among >> n & 1]
            told: list[Option] = [
                {"id": p.option_names[n], "text": p.text_names[p.option_text[n]]} for n in offered
            ]
            return {"options": told}
        case _, asking.TO_REROLL | asking.TO_HIT | asking.LEFT_OVER:
            return {"successes": s.hits, "blanks": s.blanks}
        case _, asking.VICTIM | asking.WAY | asking.TO_PUSH:
            return _foe(s, place)
        case _, asking.TO_AGREE:
            return {"thing": "spark" if place == SPARK else p.thing_names[place]}
        case _, asking.TO_UPGRADE:
            return {"upgrade": p.upgrade_names[place]}
        case _, asking.TO_STEP_IN | asking.TO_TAKE_ALONG | asking.TO_GIVE_SPARK:
            return {"who": p.person_names[place]}
    return {}


def _foe(s: State, foe: int) -> Question:
    if foe >= FIRST_BOSS:
        return {"boss": s.program.boss_names[foe - FIRST_BOSS]}
    return {"wyrm": foe, "area": _place(s, s.wyrm_area[foe])}


def _result(s: State) -> Result | None:
    """How it ended, once it has."""
    if not s.is_over:
        return None
    p = s.program
    band = p.band_names[p.bands[s.fate]] if s.is_won else None
    return {"is_won": s.is_won, "fate": s.fate, "band": band}
