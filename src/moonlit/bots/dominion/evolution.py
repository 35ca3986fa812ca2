"""Finding strategies for a Kingdom: plans play each other, the better ones have children.

A plan is a list of cards in the order in which they are wanted, each up to a number of copies, and
three thresholds: how much money comes before the first Province, and how few Provinces are left
when Duchies and Estates are bought.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from moonlit.bots.dominion.language import ALWAYS, parse_condition
from moonlit.bots.dominion.match import play_match
from moonlit.bots.dominion.menu import Menu
from moonlit.bots.dominion.strategy import Rule, Strategy, make_menu
from moonlit.core.dice import Dice
from moonlit.games.dominion.fixed import Terms
from moonlit.games.dominion.scoring import winners

LEADERS: Final = 8
# A newcomer plays so many matches at a time, and goes home when it is clearly the weaker one.
ROUND: Final = 4
ROUNDS: Final = 20
WEAK: Final = 0.4
MOST_COPIES: Final = 6
NO_LIMIT: Final = 99
# Finding new plans takes this part of the time, choosing among them the rest: in rounds of two
# pairs of matches for each. Every so many rounds a third goes home, but never the last few.
BREEDING: Final = 0.6
PAIR: Final = 2
STAY: Final = 16
FINALISTS: Final = 4
NEVER_WANTED: Final = ("copper", "curse", "estate", "duchy", "province")
MONEY: Final = ("gold", "silver")

Spent = Callable[[int], float]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is wanted, the best first, each up to a number of copies."""

    wants: tuple[tuple[str, int], ...]
    province_money: int = 16
    duchy_left: int = 5
    estate_left: int = 2

    def strategy(self, terms: Terms) -> Strategy:
        """The plan as rules."""
        names = terms.card_names
        ends = (
            ("province", f"money >= {self.province_money}"),
            ("duchy", f"left province <= {self.duchy_left}"),
            ("estate", f"left province <= {self.estate_left}"),
        )
        rules = [Rule(card, parse_condition(when, names)) for card, when in ends]
        for card, most in self.wants:
            limit = parse_condition(f"own {card} < {most}", names) if most < NO_LIMIT else ALWAYS
            rules.append(Rule(card, limit))
        return Strategy("found", tuple(rules))


def find_menus(
    terms: Terms, dice: Dice, spent: Spent, guests: Sequence[Strategy] = ()
) -> list[Strategy]:
    """The strategies that have won most, the best first; `guests` play for places at the end.

    `spent` says which part of the time is over after so many matches.
    """
    search = Search(terms, dice)
    while spent(search.played) < BREEDING:
        search.try_one(lambda: spent(search.played) >= BREEDING)
    return search.rank(guests, spent)


@dataclass(slots=True)
class _Entry:
    """A strategy in the last rounds, and how it has done in them."""

    strategy: Strategy
    menu: Menu
    points: float = 0.0
    duels: int = 0

    def add(self, won: float) -> None:
        self.points += won
        self.duels += 1

    def score(self) -> float:
        return self.points / self.duels


class Search:
    """The leaders so far, in no order; a newcomer has to be better than they are."""

    def __init__(self, terms: Terms, dice: Dice) -> None:
        self.terms = terms
        self.played = 0
        self._dice = dice
        supply = enumerate(terms.card_names)
        names = [name for kind, name in supply if terms.has(terms.supply, kind)]
        self._cards = [name for name in names if name not in NEVER_WANTED]
        self._kingdom = [name for name in self._cards if name not in MONEY]
        self._plans = [self._founder() for _ in range(LEADERS)]
        self._menus = [self._menu(plan) for plan in self._plans]

    def try_one(self, is_over: Callable[[], bool] = lambda: False) -> None:
        """A newcomer replaces the leader it beats most clearly."""
        plan = self._child()
        if plan in self._plans:
            return
        menu = self._menu(plan)
        scores = self._scores(menu, is_over)
        if len(scores) == LEADERS and sum(scores) > LEADERS / 2:
            place = max(range(LEADERS), key=lambda number: scores[number])
            self._plans[place], self._menus[place] = plan, menu

    def rank(self, guests: Sequence[Strategy], spent: Spent) -> list[Strategy]:
        """Everybody against one after the other until the time is over; the worst go home."""
        field = [*(plan.strategy(self.terms) for plan in self._plans), *guests]
        entries = [_Entry(strategy, make_menu(strategy, self.terms)) for strategy in field]
        rounds = 0
        while rounds == 0 or spent(self.played) < 1:
            step = 1 + rounds % (len(entries) - 1)
            for place, one in enumerate(entries):
                other = entries[(place + step) % len(entries)]
                won = self._duel(one.menu, other.menu, PAIR)
                one.add(won)
                other.add(1 - won)
            rounds += 1
            if rounds % STAY == 0:
                entries.sort(key=_Entry.score, reverse=True)
                entries = entries[: max(FINALISTS, len(entries) * 2 // 3)]
        entries.sort(key=_Entry.score, reverse=True)
        return [entry.strategy for entry in entries]

    def _scores(self, menu: Menu, is_over: Callable[[], bool]) -> list[float]:
        """Against every leader, the whole way only for one that is no weaker than they."""
        scores = [self._duel(menu, leader, ROUND) for leader in self._menus]
        for rounds in range(1, ROUNDS):
            if is_over() or sum(scores) < LEADERS * (WEAK + (0.5 - WEAK) * rounds / ROUNDS):
                return []
            more = [self._duel(menu, leader, ROUND) for leader in self._menus]
            pairs = zip(scores, more, strict=True)
            scores = [(old * rounds + new) / (rounds + 1) for old, new in pairs]
        return scores

    def _duel(self, one: Menu, other: Menu, matches: int) -> float:
        """The share of matches that the first menu wins; they take turns around the table.

        Every deal is played twice, so that each menu has every seat once.
        """
        points = 0.0
        seed = 0
        for number in range(matches):
            seat = number % 2
            seed = seed if seat else self._dice.word()
            menus = [one if place % 2 == seat else other for place in range(self.terms.players)]
            won = winners(play_match(self.terms, menus, seed))
            points += sum(place % 2 == seat for place in won) / len(won)
        self.played += matches
        return points / matches

    def _menu(self, plan: Plan) -> Menu:
        return make_menu(plan.strategy(self.terms), self.terms)

    def _founder(self) -> Plan:
        """Big Money with up to two kinds of other cards."""
        wants = [("gold", NO_LIMIT), ("silver", NO_LIMIT)]
        for _ in range(self._dice.below(3)):
            wants.insert(self._dice.below(2), self._want(self._kingdom))
        return Plan(_once(wants))

    def _want(self, cards: list[str]) -> tuple[str, int]:
        card = cards[self._dice.below(len(cards))]
        return card, 1 + self._dice.below(2 if card in self._kingdom else MOST_COPIES)

    def _child(self) -> Plan:
        """A leader with one to three changes, now and then with the wants of another one."""
        plan = self._plans[self._dice.below(LEADERS)]
        if self._dice.below(4) == 0:
            plan = self._mixed(plan, self._plans[self._dice.below(LEADERS)])
        for _ in range(1 + self._dice.below(3)):
            plan = self._changed(plan)
        return plan

    def _mixed(self, one: Plan, other: Plan) -> Plan:
        """The beginning of one and what of the other is not in it."""
        kept = one.wants[: self._dice.below(len(one.wants) + 1)]
        return replace(one, wants=_once([*kept, *other.wants]))

    def _changed(self, plan: Plan) -> Plan:
        wants = list(plan.wants)
        place = self._dice.below(len(wants) + 1)
        match self._dice.below(7):
            case 0 | 1:
                wants.insert(place, self._want(self._cards))
            case 2 if len(wants) > 1:
                wants.pop(place - 1)
            case 3 if wants:
                card, most = wants.pop(place - 1)
                wants.insert(self._dice.below(len(wants) + 1), (card, most))
            case 4 if wants:
                card, most = wants[place - 1]
                limits = (1, 2, 3, 4, MOST_COPIES, NO_LIMIT)
                wants[place - 1] = card, limits[self._dice.below(len(limits))]
            case 5:
                step = self._dice.below(9) - 4
                return replace(plan, province_money=max(0, plan.province_money + step))
            case _:
                duchy, estate = self._dice.below(9), self._dice.below(5)
                return replace(plan, duchy_left=duchy, estate_left=min(estate, duchy))
        return replace(plan, wants=_once(wants))


def _once(wants: list[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    """A card may come twice only with a higher limit, as in `smithy 1, gold, smithy 2`."""
    limits: dict[str, int] = {}
    found = []
    for card, most in wants:
        if most > limits.get(card, 0):
            limits[card] = most
            found.append((card, most))
    return tuple(found)
