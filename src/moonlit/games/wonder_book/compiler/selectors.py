"""Numbers, selectors and conditions of a chapter as rows of numbers."""

from moonlit.games.wonder_book import words as w
from moonlit.games.wonder_book.compiler.tables import Tables
from moonlit.games.wonder_book.program import NONE, Program
from moonlit.games.wonder_book.sections import AREAS
from moonlit.packs.wonder_book import conditions as c
from moonlit.packs.wonder_book import values as v
from moonlit.packs.wonder_book.cards import ChoiceCard

AREA_WORDS = {
    "own": w.OWN,
    "adjacent": w.ADJACENT,
    "own_or_adjacent": w.OWN_OR_ADJACENT,
    "anywhere": w.ANYWHERE,
    "it": w.IT,
    "each_of": w.IT,
    "here": w.OF_CARD,
    "within": w.WITHIN,
    "one_of": w.ONE_OF,
    "adjacent_to": w.NEXT_TO,
    "around": w.AROUND,
    "found": w.FOUND,
}
PICKS = {
    "you": w.YOU,
    "it": w.IT_HERO,
    "that": w.THAT_HERO,
    "one": w.ONE,
    "each": w.EACH,
    "holder": w.HOLDER,
    "most": w.MOST,
}
WYRM_PICKS = {
    "one": w.ONE_WYRM,
    "up_to": w.UP_TO,
    "all": w.ALL,
    "it": w.IT_WYRM,
    "that": w.THAT_WYRM,
}
MOST = {"": w.MOST_ITEMS, "items": w.MOST_ITEMS, "hearts": w.MOST_HEARTS, "sparks": w.MOST_SPARKS}
STATES = {"any": w.ANY_STATE, "standing": w.ONLY_STANDING, "stunned": w.ONLY_STUNNED}
KINDS = {"any": w.WYRM_OR_BOSS, "wyrm": w.ONLY_WYRMS, "boss": w.ONLY_BOSSES}
COMPARISONS = {"gte": w.GTE, "lte": w.LTE, "eq": w.EQ, "gt": w.GT, "lt": w.LT}
HOLDS = {"gte": int.__ge__, "lte": int.__le__, "eq": int.__eq__, "gt": int.__gt__, "lt": int.__lt__}


class Selectors:
    """Writes selectors and conditions into a program."""

    def __init__(self, tables: Tables, program: Program) -> None:
        self.tables = tables
        self.program = program

    def _row(self, table: list[int], *row: int) -> int:
        padded = [*row, *[NONE] * (6 - len(row))]
        # A frame can name areas, so those of a card are not shared with cards before it.
        is_told = table is self.program.area_selectors
        first = self.program.sections[-1][AREAS] * 6 if is_told else 0
        for start in range(first, len(table), 6):
            if table[start : start + 6] == padded:
                return start // 6
        table.extend(padded)
        return len(table) // 6 - 1

    def number(self, number: v.Number) -> int:
        """A number as an operand: what it is, and a tag that says how it is found."""
        match number:
            case v.CountHeroes(heroes):
                return self.heroes(heroes) << 4 | w.COUNT_HEROES
            case v.CountWyrms(wyrms):
                return self.wyrms(wyrms) << 4 | w.COUNT_WYRMS
            case v.FateUp():
                return w.FATE_UP
            case v.CounterValue(counter):
                return self.tables.counters.number(counter) << 4 | w.COUNTER
            case v.Successes():
                return w.SUCCESSES
            case v.Half(of):
                return self.number(of) << 4 | w.HALF
        return self.tables.fixed(number) << 4

    def areas(self, areas: v.Areas | None) -> int:
        if areas is None:
            return NONE
        table = self.program.area_selectors
        but = self.areas(areas.but)
        match areas.kind:
            case "ids":
                return self._row(table, w.THESE, self.tables.areas.mask(areas.ids), 0, NONE, but)
            case "tag":
                return self._row(table, w.THESE, self._tagged(areas.ids), 0, NONE, but)
            case "vortex":
                vortices = self.tables.vortices.mask(areas.ids)
                return self._row(table, w.AT_VORTEX, vortices, 0, NONE, but)
            case "set":
                return self._row(
                    table, w.IN_SET, self.tables.sets.number(areas.ids[0]), 0, NONE, but
                )
            case "entity":
                return self._entity(areas.ids[0], but)
            case "area_of":
                assert areas.heroes is not None
                return self._row(table, w.OF_HEROES, self.heroes(areas.heroes), 0, NONE, but)
        base = self.areas(areas.base)
        return self._row(table, AREA_WORDS[areas.kind], 0, areas.steps, base, but)

    def _tagged(self, tags: tuple[str, ...]) -> int:
        boards = self.tables.chapter.boards.values()
        tagged = (a.id for board in boards for a in board.areas.values() if set(tags) & set(a.tags))
        return self.tables.areas.mask(tagged)

    def _entity(self, name: str, but: int) -> int:
        table, tables = self.program.area_selectors, self.tables
        if name in tables.bosses.all:
            return self._row(table, w.OF_BOSS, tables.bosses.number(name), 0, NONE, but)
        return self._row(table, w.OF_PERSON, tables.persons.number(name), 0, NONE, but)

    def heroes(self, heroes: v.Heroes | None) -> int:
        if heroes is None:
            return NONE
        card = self.tables.card(heroes.card) if heroes.card else NONE
        return self._row(
            self.program.hero_selectors,
            PICKS[heroes.pick],
            int(heroes.is_other),
            int(heroes.must_be_awake),
            self.areas(heroes.areas),
            card,
            MOST[heroes.what],
        )

    def wyrms(self, wyrms: v.Wyrms | None) -> int:
        if wyrms is None:
            return NONE
        return self._row(
            self.program.wyrm_selectors,
            WYRM_PICKS[wyrms.pick],
            self.number(wyrms.n),
            self.areas(wyrms.in_),
            STATES[wyrms.state],
            NONE,
            KINDS[wyrms.kind],
        )

    def bound(self, bound: v.Bound) -> int:
        """Bounds in `kids`: how many, then pairs of comparison and number."""
        pairs = [(COMPARISONS[one.word], self.number(one.number)) for one in bound]
        return self._kids([len(pairs), *(part for pair in pairs for part in pair)])

    def _kids(self, numbers: list[int]) -> int:
        start = len(self.program.kids)
        self.program.kids.extend(numbers)
        return start

    def _is(self, truth: bool) -> int:
        return self._row(self.program.conditions, w.C_TRUE if truth else w.C_FALSE)

    def _within(self, value: int, bound: v.Bound) -> int:
        fits = (HOLDS[one.word](value, self.tables.fixed(one.number)) for one in bound)
        return self._is(all(fits))

    def condition(self, condition: c.Condition | None) -> int:
        """A condition; what cannot change during a match is settled here."""
        if condition is None:
            return NONE
        settled = self._settled(condition)
        return self._open(condition) if settled == NONE else settled

    def _settled(self, condition: c.Condition) -> int:
        party = self.tables.party
        match condition:
            case c.PlayersAre(bound):
                return self._within(party.players, bound)
            case c.HeroesAre(bound):
                return self._within(len(party.heroes), bound)
            case c.DifficultyIs(levels):
                return self._is(party.difficulty in levels)
            case c.BandOf(chapter, band):
                return self._is(self.tables.bands.get(chapter) == band)
        return NONE

    def _open(self, condition: c.Condition) -> int:
        row, t = self._condition_row, self.tables
        match condition:
            case c.AllOf(conditions):
                return self._several(w.C_ALL, conditions)
            case c.AnyOf(conditions):
                return self._several(w.C_ANY, conditions)
            case c.Not(inner):
                return row(w.C_NOT, self.condition(inner))
            case c.HasKeyword(keyword):
                return row(w.C_KEYWORD, t.keywords.number(keyword))
            case c.LacksKeyword(keyword):
                return row(w.C_NOT, row(w.C_KEYWORD, t.keywords.number(keyword)))
            case c.FateIs(bound):
                return row(w.C_FATE, 0, self.bound(bound))
            case c.RoundIs(bound):
                return row(w.C_ROUND, 0, self.bound(bound))
            case c.GoalRoundIs(bound):
                return row(w.C_GOAL_ROUND, 0, self.bound(bound))
            case c.CounterIs(counter, bound):
                return row(w.C_COUNTER, t.counters.number(counter), self.bound(bound))
            case c.CardFinished(numbers):
                return row(w.C_FINISHED, self._kids([t.card(n) for n in numbers]), len(numbers))
            case c.CardInPlay(card):
                return row(w.C_CARD_IN_PLAY, t.card(card))
            case c.TouchedThisRound(numbers):
                return row(w.C_TOUCHED, sum(1 << t.object(n) for n in set(numbers)))
            case c.RecordedTotal(bound):
                return row(w.C_RECORDED, 0, self.bound(bound))
            case c.Chosen(card, option):
                return row(w.C_CHOSEN, t.card(card), self._option(card, option))
        return self._of_figures(condition)

    def _option(self, card: int, option: str) -> int:
        """Options of a choice card are numbered from 1 among themselves."""
        found = self.tables.chapter.cards[card]
        assert isinstance(found, ChoiceCard)
        options = found.options
        return 1 + [one.id for one in options].index(option)

    def _condition_row(self, *row: int) -> int:
        return self._row(self.program.conditions, *row)

    def _several(self, kind: int, conditions: tuple[c.Condition, ...]) -> int:
        numbers = [self.condition(one) for one in conditions]
        return self._condition_row(kind, self._kids(numbers), len(numbers))

    def _of_figures(self, condition: c.Condition) -> int:
        row, t = self._condition_row, self.tables
        match condition:
            case c.InArea(area, who):
                return row(w.C_IN_AREA, self.areas(area), self.heroes(who))
            case c.HeroesIn(area, bound):
                return row(w.C_HEROES_IN, self.areas(area), self.bound(bound))
            case c.AllHeroes(state, in_):
                if in_ is not None:
                    return row(w.C_ALL_IN, self.areas(in_))
                return row(w.C_ALL_LEFT if state == "left" else w.C_ALL_CONSCIOUS)
            case c.AllyIn(ally, area):
                return row(w.C_ALLY_IN, t.persons.number(ally), self.areas(area))
            case c.BossIn(area, boss):
                which = t.bosses.number(boss) if boss else NONE
                return row(w.C_BOSS_IN, which, self.areas(area))
            case c.HasItem(card, who):
                return row(w.C_HAS_ITEM, self.heroes(who), t.card(card))
            case c.HasScrap(who):
                return row(w.C_HAS_SCRAP, self.heroes(who))
            case c.SparksOf(bound, who):
                return row(w.C_SPARKS_OF, self.heroes(who), self.bound(bound))
            case c.HeartsOf(bound, who):
                return row(w.C_HEARTS_OF, self.heroes(who), self.bound(bound))
        return self._of_rest(condition)

    def _of_rest(self, condition: c.Condition) -> int:
        row, t = self._condition_row, self.tables
        match condition:
            case c.WyrmsIn(bound, area, state):
                return row(w.C_WYRMS_IN, self.areas(area), self.bound(bound), STATES[state])
            case c.SparksIn(bound, area):
                return row(w.C_SPARKS_IN, self.areas(area), self.bound(bound))
            case c.Collected(name, bound):
                return row(w.C_SET_SIZE, t.sets.number(name), self.bound(bound))
            case c.PoolGtBoard():
                return row(w.C_POOL_GT_BOARD)
            case c.BossHearts(boss, bound, lte_half):
                return row(
                    w.C_BOSS_HEARTS, t.bosses.number(boss), self._hearts(boss, bound, lte_half)
                )
            case c.BorderIs((one, other), is_):
                is_open = row(w.C_BORDER_OPEN, t.areas.number(one), t.areas.number(other))
                return is_open if is_ == "open" else row(w.C_NOT, is_open)
            case c.LightIn(area):
                return row(w.C_LIGHT_IN, self.areas(area))
            case c.TokenIn(token, area):
                return row(w.C_TOKEN_IN, t.tokens.number(token), self.areas(area))
        raise TypeError(f"no such condition: {condition}")

    def _hearts(self, boss: str, bound: v.Bound, lte_half: bool) -> int:
        hearts = self.tables.chapter.bosses[boss].hearts
        if not lte_half or hearts is None:
            return self.bound(bound)
        half = v.Whole(self.tables.fixed(hearts) // 2)
        return self.bound((*bound, v.Compare("lte", half)))
