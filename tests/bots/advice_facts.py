"""Every number in a hint, recomputed from the view, the pack and the course of play."""

from collections.abc import Callable, Sequence
from typing import cast

from moonlit.bots.advice import Choice, Reason
from moonlit.bots.nocturne.advice import Advice, Threat
from moonlit.core.action import Action
from moonlit.core.codec import Plain
from moonlit.core.event import Event
from moonlit.core.game import Config
from moonlit.core.journal import Journal
from moonlit.core.view import View
from moonlit.games.nocturne import events
from moonlit.games.nocturne.meta import Nocturne
from moonlit.games.nocturne.shape import Round
from moonlit.games.nocturne.state import State
from moonlit.packs.nocturne.words import CATEGORIES
from tests.bots.advice_scores import DATA, PACK, RANKS, Row, Scores, kind_of
from tests.oracle.data import Tile

REFUSING = ("pass", "decline", "retrieve", "leave")
EFFECTS = ("chest", "runestone", "redd", "abigail", "sage", "swap")
CLOSE, ERRORS = 1.0, 2.0
CARDS = {card.id: card for card in (*PACK.starters, *PACK.concoctions)}


class Facts:
    """Checks the advice for one position; `checked` counts the reasons, `unseen` those left out."""

    def __init__(self, game: Nocturne, config: Config, state: State, view: View) -> None:
        self.game = game
        self.config = config
        self.state = state
        self.view = view
        self.scores = Scores(view, config)
        assert view.seat is not None
        self.me: int = view.seat
        self.checked = 0
        self.unseen = 0
        self._checks: dict[str, Callable[[Action, Row], bool]] = {
            name.removeprefix("_on_"): getattr(self, name)
            for name in dir(self)
            if name.startswith("_on_")
        }

    def check(self, advice: Advice) -> None:
        """Raises AssertionError at the first number that is not so."""
        assert advice.seat == self.me
        assert 1 <= len(advice.choices) <= 3
        choices = [*advice.choices, *([advice.passing] if advice.passing else [])]
        for choice in choices:
            assert choice.action in self.view.legal
            assert 0 <= choice.win <= 100
            for reason in choice.reasons:
                self._check(choice, reason)
        leads = [choice.lead for choice in advice.choices]
        assert leads == sorted(leads, reverse=True)
        self._check_closeness(advice)
        refusals = [action for action in self.view.legal if action.verb in REFUSING]
        assert [advice.passing.action] == refusals if advice.passing else not refusals
        if advice.threat is not None:
            self._check_threat(advice, advice.threat)
        self._check_nudge(advice)

    def _check(self, choice: Choice, reason: Reason) -> None:
        is_seen = self._checks[reason.code](choice.action, reason.facts)
        told = f"{choice.action}: {reason}"
        assert is_seen is not False, told
        self.checked += is_seen is True
        self.unseen += is_seen is None

    def _check_closeness(self, advice: Advice) -> None:
        if len(advice.choices) == 1:
            assert not advice.is_close
            return
        best, other = advice.choices[:2]
        gap, error = best.lead - other.lead, (best.error**2 + other.error**2) ** 0.5
        bound = max(CLOSE, ERRORS * error)
        # Leads and errors are rounded to tenths.
        assert advice.is_close == (gap < bound) or abs(gap - bound) < 0.5

    def _check_threat(self, advice: Advice, threat: Threat) -> None:
        done = advice.choices[0] if threat.after == "best" else advice.passing
        assert done is not None
        after = self.game.clone(self.state)
        self.game.apply(after, self.game.move(after, done.action), Journal(False))
        view = self.game.view(after, threat.action.seat)
        assert threat.seat == threat.action.seat != self.me
        assert threat.action in view.legal
        tile = DATA.tiles[str(cast("Row", view.table["forest"])[threat.action.names[1]])]
        assert threat.points == self._gain(threat.seat, tile, Scores(view, self.config))

    def _check_nudge(self, advice: Advice) -> None:
        facts, best = advice.nudge.facts, advice.choices[0]
        assert facts["verb"] == best.action.verb
        assert facts["idea"] == (best.reasons[0].code if best.reasons else "")
        if best.action.verb != "cast":
            assert facts["region"] == ""
            return
        cells = cast("list[str]", self.view.table["cells"])
        cell = best.action.names[1]
        across, down = sorted({one[0] for one in cells}), sorted({one[1] for one in cells})
        row = down.index(cell[1]) * 3 // len(down)
        column = across.index(cell[0]) * 3 // len(across)
        words = ("top", "middle", "bottom")[row], ("left", "centre", "right")[column]
        assert facts["region"] == "-".join(words)

    # What helps to recompute.

    def play(self, action: Action) -> tuple[State, tuple[Event, ...]]:
        """The position after an action, and what happened."""
        after, journal = self.game.clone(self.state), Journal(True)
        self.game.apply(after, self.game.move(after, action), journal)
        return after, self.game.events(after, journal)

    def win(self, action: Action) -> tuple[State, list[Event]] | None:
        """The position after a cast that nobody answers; none where a player is no decider."""
        after, happened = self.play(action)
        story = list(happened)
        while not any(isinstance(one, events.TileWon) for one in story):
            rival = self.game.to_act(after)[0]
            journal = Journal(True)
            self.game.apply(after, self.game.move(after, Action(rival, "pass")), journal)
            story += self.game.events(after, journal)
        won = next(one for one in story if isinstance(one, events.TileWon))
        return (after, story) if won.seat == self.me else None

    def settle(self, after: State, story: Sequence[Event]) -> list[Event]:
        """What happens until the tile just won has had its effect, abilities left unused."""
        told = list(story)
        while self.game.to_act(after) == (self.me,):
            decision = cast("Row", self.game.view(after, self.view.seat).table["decision"])
            if decision["kind"] not in EFFECTS:
                break
            journal = Journal(True)
            self.game.apply(after, self.game.move_at(after, 0), journal)
            told += self.game.events(after, journal)
        return told

    def tile(self, action: Action) -> Tile:
        """The tile an action is about."""
        if action.verb == "cast":
            return DATA.tiles[str(cast("Row", self.view.table["forest"])[action.names[1]])]
        return DATA.tiles[action.names[0]]

    def at_once(self, action: Action) -> str:
        """How a cast wins before anybody could answer; empty if it does not."""
        for one in self.play(action)[1][1:]:
            if isinstance(one, events.TileWon):
                return one.why
            if isinstance(one, events.SpellCast) or one == events.Passed(1 - self.me, "choice"):
                return ""
        return ""

    def points(self, category: str, state: State | None = None) -> int | None:
        view = self.view if state is None else self.game.view(state, self.view.seat)
        sheet = Scores(view, self.config).row(self.me)["points"]
        assert isinstance(sheet, list)
        return cast("int | None", sheet[CATEGORIES.index(category)])

    def _gain(self, seat: int, tile: Tile, scores: Scores) -> int:
        kind = kind_of(tile)
        return scores.worth(seat, kind, [tile]) - scores.worth(seat, kind, [])

    def _is_change(self, seat: int, tile: Tile, facts: Row) -> bool:
        kind = kind_of(tile)
        worth = (self.scores.worth(seat, kind, []), self.scores.worth(seat, kind, [tile]))
        return (facts["kind"], facts["before"], facts["after"]) == (kind, *worth)

    # One check for every code; None where the course of play shows nothing.

    def _on_set(self, action: Action, facts: Row) -> bool:
        tile = self.tile(action)
        count = self.scores.count(self.me, kind_of(tile)) + 1
        further = facts["after"]
        if kind_of(tile) in ("feathers", *DATA.mushrooms):
            further = self.scores.worth(self.me, kind_of(tile), [tile, tile])
        told = (facts["count"], facts["further"]) == (count, further)
        return told and self._is_change(self.me, tile, facts)

    def _on_eggs(self, action: Action, facts: Row) -> bool:
        rivals = [self.scores.count(rival, "eggs") for rival in self.scores.rivals]
        told = (self.scores.count(self.me, "eggs") + 1, max(rivals, default=None))
        is_told = (facts["count"], facts["rival"]) == told
        return is_told and self._is_change(self.me, self.tile(action), facts)

    def _on_denial(self, action: Action, facts: Row) -> bool:
        tile, seat = self.tile(action), facts["seat"]
        gains = {rival: self._gain(rival, tile, self.scores) for rival in self.scores.rivals}
        assert isinstance(seat, int)
        is_most = gains[seat] == max(gains.values()) > 0
        return is_most and self._is_change(seat, tile, facts)

    def _on_brewed(self, action: Action, facts: Row) -> bool:
        tile = self.tile(action)
        told = (self.scores.brewed(self.me, []), self.scores.brewed(self.me, [tile]))
        return (facts["before"], facts["after"]) == told

    def _on_recipe(self, action: Action, facts: Row) -> bool:
        card, tile = CARDS[str(facts["card"])], self.tile(action)
        place = -1 if facts["tier"] == 2 else 0
        assert card.id in self.scores.names(self.me, "cards")
        before = self.scores.missing(self.me, card.recipe[place], [])
        after = self.scores.missing(self.me, card.recipe[place], [tile])
        told = (facts["points"], facts["before"], facts["after"])
        return told == (card.points[place], before, after) and after < before

    def _on_card(self, action: Action, facts: Row) -> bool:
        card = CARDS[str(facts["card"])]
        assert card.id in action.names
        tiers = [
            (self.scores.missing(self.me, recipe, []), points)
            for recipe, points in zip(card.recipe, card.points, strict=True)
        ]
        first = (facts["first"], facts["first_points"]) if "first" in facts else None
        told = [*([first] if first else []), (facts["full"], facts["full_points"])]
        return told == tiers

    def _on_goal(self, action: Action, facts: Row) -> bool | None:
        won = self.win(action) if action.verb == "cast" else self.play(action)
        if won is None:
            return None
        claimed = events.GoalClaimed(self.me, cast("int", facts["goal"])) in self.settle(*won)
        return claimed and facts["points"] == DATA.twilight_card

    def _on_moonlight(self, action: Action, facts: Row) -> bool | None:
        won = self.win(action)
        if won is None or facts["before"] != self.points("moonlight"):
            return None if won is None else False
        # Tokens that come and go afterwards change what the goals count.
        moved = (events.FellOff, events.RoundEnded, events.Dedicated, events.TokenReplaced)
        if any(isinstance(one, moved) for one in won[1]):
            return None
        return facts["after"] == self.points("moonlight", won[0])

    def _on_safe(self, action: Action, facts: Row) -> bool:
        return (facts["why"], facts["cell"]) == (self.at_once(action), action.names[1])

    def _on_price(self, action: Action, facts: Row) -> bool:
        passed = cast("list[int]", self.view.table["passed"])
        others = [seat for seat in range(len(self.seats())) if seat not in (self.me, *passed)]
        held = [RANKS[name] for seat in others for name in self.scores.names(seat, "supply")]
        highest = facts["highest"]
        rank = None if highest is None else RANKS[str(highest)]
        told = (facts["token"], facts["why"]) == (action.names[0], self.at_once(action))
        return told and rank == max(held, default=None) and not self._cheaper(action)

    def _cheaper(self, action: Action) -> list[str]:
        """Lower tokens that would win the same tile at once, the lowest first."""
        lower = [
            other
            for other in self.view.legal
            if other.verb == "cast"
            and other.names[1] == action.names[1]
            and RANKS[other.names[0]] < RANKS[action.names[0]]
        ]
        enough = [other.names[0] for other in lower if self.at_once(other)]
        return sorted(enough, key=lambda token: RANKS[token])

    def _on_dear(self, action: Action, facts: Row) -> bool:
        cheapest = self._cheaper(action)[0]
        told = facts["token"] == action.names[0] and bool(self.at_once(action))
        return told and RANKS[str(facts["cheaper"])] == RANKS[cheapest]

    def _is_open(self, rank: int, out: list[int], facts: Row) -> bool:
        found = self.scores.toppers(rank, out)
        tokens = [token for held in found.values() for token in held]
        highest = max(RANKS[token] for token in tokens)
        told = (facts["seats"], facts["count"]) == (list(found), len(tokens))
        return told and RANKS[str(facts["highest"])] == highest

    def _on_contested(self, action: Action, facts: Row) -> bool:
        return self._is_open(RANKS[action.names[0]], [self.me], facts)

    def _on_others(self, _: Action, facts: Row) -> bool:
        seat, token, _cell = cast("list[list[Plain]]", self.view.table["spells"])[-1]
        return self._is_open(RANKS[str(token)], [self.me, cast("int", seat)], facts)

    def _on_leaves(self, action: Action, facts: Row) -> bool:
        seat, _token, cell = cast("list[list[Plain]]", self.view.table["spells"])[-1]
        tile = DATA.tiles[str(cast("Row", self.view.table["forest"])[str(cell)])]
        won = next(one for one in self.play(action)[1] if isinstance(one, events.TileWon))
        told = (facts["seat"], facts["tile"]) == (seat, tile.id) == (won.seat, won.tile)
        return told and self._is_change(won.seat, tile, facts)

    def _on_hands(self, action: Action, facts: Row) -> bool | None:
        after, happened = self.play(action)
        if self.scores.deciders == 1:
            return None
        ended = any(isinstance(one, events.RoundEnded) for one in happened)
        return not ended and self.game.to_act(after) == (facts["seat"],)

    def _on_ends(self, action: Action, facts: Row) -> bool | None:
        happened = self.play(action)[1]
        if action.verb == "cast" and facts["round"] == self.view.table["round"]:
            return len(cast("Row", self.view.table["forest"])) == 1
        return events.RoundEnded(cast("Round", facts["round"]), "all-passed") in happened

    def _on_leftover(self, action: Action, facts: Row) -> bool:
        goals = {goal.id: goal for goal in PACK.moonlight_goals}
        shown = [goals[one] for one in cast("list[int]", self.view.table["moonlight"])]
        each = DATA.leftover_token + sum(one.points for one in shown if one.rule == "leftover")
        tokens = len(self.scores.names(self.me, "supply")) + (action.verb == "retrieve")
        told = (facts["each"], facts["tokens"], facts["points"])
        return told == (each, tokens, each * tokens)

    def _on_shadow(self, action: Action, facts: Row) -> bool:
        held = {seat: self.scores.names(seat, "supply") for seat in range(len(self.seats()))}
        if action.verb == "retrieve":
            held[self.me].append(action.names[0])
        book = cast("dict[str, int]", self.view.table["bookkeeping"])
        first = book["designated"] if book["last_winner"] < 0 else book["last_winner"]
        row = sorted(
            (-RANKS[token], self.scores.position(seat), (seat - first) % len(held), seat, token)
            for seat, tokens in held.items()
            for token in tokens
        )
        place = next(place for place, one in enumerate(row) if one[3] == self.me)
        shadows = sorted(cast("list[str]", self.view.table["shadows"]), key=lambda t: -RANKS[t])
        told = (facts["token"], facts["place"], facts["shadow"])
        return told == (row[place][4], place + 1, shadows[place])

    def _space(self, token: str) -> int:
        sprites = cast("list[list[Plain]]", self.view.table["sprites"])
        return sum(RANKS[str(one[1])] >= RANKS[token] for one in sprites) + 1

    def _slots(self) -> list[Tile]:
        slots = cast("list[Plain]", self.view.table["slots"])
        return [DATA.tiles[str(name)] for name in slots if name is not None]

    def _on_space(self, action: Action, facts: Row) -> bool:
        gains = {tile.id: self._gain(self.me, tile, self.scores) for tile in self._slots()}
        space = self._space(action.names[0])
        at_worst = sorted(gains.values(), reverse=True)[space - 1]
        told = (facts["token"], facts["space"], facts["points"])
        is_told = told == (action.names[0], space, at_worst)
        return is_told and gains[str(facts["tile"])] == at_worst

    def _on_place(self, action: Action, facts: Row) -> bool:
        told = (facts["token"], facts["space"], facts["tiles"])
        space, tiles = self._space(action.names[0]), len(self._slots())
        return told == (action.names[0], space, tiles) and space > tiles

    def _on_fallen(self, action: Action, facts: Row) -> bool | None:
        if cast("Row", self.view.table["decision"])["kind"] == "secret":
            return None
        fell = events.FellOff(cast("int", facts["seat"]), str(facts["token"]))
        return fell in self.play(action)[1]

    def _on_category(self, action: Action, facts: Row) -> bool | None:
        category = str(facts["category"])
        if action.verb == "copy":
            return self._is_copied(action, category, facts)
        if facts["before"] != self.points(category):
            return False
        after, happened = self.play(action)
        moved = (events.RoundEnded, events.Dedicated, events.SpriteTileTaken, events.TileKept)
        if any(isinstance(one, moved) for one in happened):
            return None
        return facts["after"] == self.points(category, after)

    def _is_copied(self, action: Action, category: str, facts: Row) -> bool | None:
        """The category is that of the tile; with one stone left nothing else adds to it."""
        tile = self.tile(action)
        if category not in (f"{tile.type}s", "precious"):
            return False
        row = self.scores.row(self.me)
        stones = sum(tile.type == "mirror" for tile in self.scores.held(self.me))
        kinds = tuple(DATA.mushrooms) if category == "mushrooms" else (category,)
        is_last = stones - len(cast("list[Plain]", row["copies"])) == 1
        if not is_last or category == "precious":
            return None
        before = sum(self.scores.worth(self.me, kind, []) for kind in kinds)
        after = sum(self.scores.worth(self.me, kind, [tile]) for kind in kinds)
        return (facts["before"], facts["after"]) == (before, after)

    def _on_used(self, _: Action, facts: Row) -> bool:
        return facts["points"] == self.points("ability")

    _on_unused = _on_used

    def _on_replaced(self, action: Action, facts: Row) -> bool:
        won = cast("Row", self.view.table["decision"])["token"]
        return (facts["token"], facts["lower"]) == (won, action.names[0])

    def _on_claim(self, action: Action, facts: Row) -> bool:
        return facts["token"] == action.names[0]

    def _on_corner(self, action: Action, _: Row) -> bool:
        forest, cell = cast("Row", self.view.table["forest"]), action.names[1]
        column, row = ord(cell[0]), int(cell[1])
        near = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
        return not any(f"{chr(x)}{y}" in forest for x, y in near)

    def _on_draws(self, action: Action, facts: Row) -> bool:
        if action.verb == "decline":
            return facts["effect"] == "chest"
        return facts["effect"] == self.tile(action).type

    def seats(self) -> list[Plain]:
        return cast("list[Plain]", self.view.table["seats"])
