"""What the records of this folder show, told from their events and their ends."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from moonlit.core.event import Event
from moonlit.core.game import Outcome
from moonlit.core.record import Record, replay
from moonlit.games.nocturne.events import (
    CardFlipped,
    ChestOpened,
    DrewConcoctions,
    Passed,
    RoundBegan,
    RoundEnded,
    SpellCast,
    StartSkipped,
    TilesReshuffled,
    TileWon,
)
from moonlit.games.nocturne.shape import Round
from moonlit.games.nocturne.state import OPPONENT
from tests.games.nocturne.sampling import GAME

MATCHES = Path(__file__).parent
COURSE = (RoundBegan, SpellCast, Passed, StartSkipped, TileWon, RoundEnded)


@dataclass(frozen=True)
class Step:
    """One action of a match: what happened, and how the piles stood after it."""

    events: tuple[Event, ...]
    deck: int
    rival_tokens: int


@dataclass(frozen=True)
class Story:
    """A match from its set-up to its end."""

    steps: list[Step]
    outcome: Outcome
    sprites: int

    @property
    def events(self) -> list[Event]:
        return [event for step in self.steps for event in step.events]


def tell(record: Record) -> Story:
    """Replay a record, which checks its end, and tell what happened."""
    steps, state = [], None
    for moment in replay(GAME, record):
        rival = moment.state.players[OPPONENT]
        steps.append(Step(moment.events, len(moment.state.deck), rival.tokens_left()))
        state = moment.state
    assert state is not None
    outcome = GAME.outcome(state)
    assert outcome is not None
    return Story(steps, outcome, len(state.sprites))


def rounds(story: Story) -> list[list[Event]]:
    """The course of each round: starts, spells, passes, tiles won, its end."""
    found: list[list[Event]] = []
    for event in story.events:
        if isinstance(event, RoundBegan):
            found.append([])
        elif isinstance(event, COURSE):
            found[-1].append(event)
    return found


def phases(story: Story) -> list[list[Event]]:
    """The course of each phase, up to the tile won or the end of the round."""
    found: list[list[Event]] = [[]]
    for events in rounds(story):
        for event in events:
            found[-1].append(event)
            if isinstance(event, TileWon | RoundEnded):
                found.append([])
    return [phase for phase in found if phase]


def idle_phases(story: Story) -> list[list[Event]]:
    """The phases that ended a round because all had passed, without that end."""
    return [
        phase[:-1]
        for phase in phases(story)
        if isinstance(phase[-1], RoundEnded) and phase[-1].why == "all-passed"
    ]


def ends_with_empty_forest(name: Round) -> Callable[[Story], bool]:
    return lambda story: RoundEnded(name, "forest-empty") in story.events


def all_pass_at_once(story: Story) -> bool:
    """After spells have been cast in a round all pass by choice, one after another."""
    played = [phase for phase in idle_phases(story) if _round_of(story, phase)]
    return any(
        all(isinstance(event, Passed) and event.why == "choice" for event in phase)
        for phase in played
    )


def _round_of(story: Story, phase: list[Event]) -> int:
    """How many spells were cast in the round that a phase ended."""
    return max(casts(events) for events in rounds(story) if events[-len(phase) - 1 : -1] == phase)


def casts(events: list[Event]) -> int:
    """How many spells were cast."""
    return sum(isinstance(event, SpellCast) for event in events)


def all_pass_without_a_spell(story: Story) -> bool:
    """A round in which nobody cast, and another in which somebody did."""
    counts = [casts(events) for events in rounds(story)]
    return min(counts) == 0 < max(counts)


def starter_without_tokens(story: Story) -> bool:
    """The round ends with a starter who has nothing left to cast."""
    return any(
        isinstance(phase[0], Passed) and phase[0].why == "forced" for phase in idle_phases(story)
    )


def role_handed_on(story: Story) -> bool:
    """The starter finds no adjacent tile, and then everybody passes."""
    return any(isinstance(phase[0], StartSkipped) for phase in idle_phases(story))


def won(why: str, *, by_start: bool = False) -> Callable[[Story], bool]:
    """A phase won for a reason, by the starting spell or by an answer."""

    def shows(story: Story) -> bool:
        ends = [(phase[-1], casts(phase) == 1) for phase in phases(story)]
        return any(
            isinstance(end, TileWon) and end.why == why and is_start is by_start
            for end, is_start in ends
        )

    return shows


def highest(story: Story) -> list[int]:
    """The seats with the highest total."""
    totals = story.outcome.totals
    return [seat for seat, total in enumerate(totals) if total == max(totals)]


def sole_winner(story: Story) -> bool:
    return len(highest(story)) == 1 == len(story.outcome.winners)


def tie_broken(story: Story) -> bool:
    """Equal totals, and a token on the Sprite Board decides."""
    return len(highest(story)) > 1 == len(story.outcome.winners) and story.sprites > 0


def shared_victory(story: Story) -> bool:
    """Equal totals that tiles were won for."""
    winners = {event.seat for event in story.events if isinstance(event, TileWon)}
    return len(story.outcome.winners) > 1 and winners.issuperset(story.outcome.winners)


def ranked(story: Story) -> bool:
    return len(story.outcome.totals) == 1 and story.outcome.notes["rank"] is not None


def unranked(story: Story) -> bool:
    return len(story.outcome.totals) == 1 and story.outcome.notes["rank"] is None


def opponent_out_of_tokens(story: Story) -> bool:
    """The solo opponent has nothing left, and you go on winning."""
    bare = [index for index, step in enumerate(story.steps) if step.rival_tokens == 0]
    later = [event for step in story.steps[min(bare, default=0) + 1 :] for event in step.events]
    return bool(bare) and any(isinstance(event, TileWon) and event.seat == 0 for event in later)


def scenario(is_met: bool) -> Callable[[Story], bool]:
    def shows(story: Story) -> bool:
        met = story.outcome.notes["met"]
        assert isinstance(met, list)
        return any(isinstance(one, dict) and bool(one["scenarios"]) for one in met) is is_met

    return shows


def stack_run_dry(story: Story) -> bool:
    """A chest finds fewer than three tiles."""
    return any(isinstance(e, ChestOpened) and len(e.tiles) < 3 for e in story.events)


def stack_refilled(story: Story) -> bool:
    return any(isinstance(event, TilesReshuffled) for event in story.events)


def deck_run_dry(story: Story) -> bool:
    """A runestone finds fewer than three cards in the deck and draws returned ones."""
    return any(
        before.deck < 3 and any(isinstance(event, DrewConcoctions) for event in after.events)
        for before, after in zip(story.steps, story.steps[1:], strict=False)
    )


def solo_deck_run_dry(story: Story) -> bool:
    """More solo cards are flipped than there are."""
    flips = sum(isinstance(event, CardFlipped) for event in story.events)
    return flips > len(GAME.pack.solo_cards)


SHOWN: dict[str, Callable[[Story], bool]] = {
    "round-twilight-forest-empty": ends_with_empty_forest("twilight"),
    "round-moonlight-forest-empty": ends_with_empty_forest("moonlight"),
    "round-all-pass-at-once": all_pass_at_once,
    "round-all-pass-without-a-spell": all_pass_without_a_spell,
    "round-starter-without-tokens": starter_without_tokens,
    "round-role-handed-on-then-all-pass": role_handed_on,
    "phase-won-by-passes": won("passes"),
    "phase-won-by-block": won("blocked"),
    "phase-won-untopped": won("untopped"),
    "phase-won-by-star": won("star"),
    "phase-won-by-corner-cast": won("blocked", by_start=True),
    "match-sole-winner": sole_winner,
    "match-tie-broken-by-position": tie_broken,
    "match-shared-victory": shared_victory,
    "solo-with-a-rank": ranked,
    "solo-without-a-rank": unranked,
    "solo-opponent-out-of-tokens": opponent_out_of_tokens,
    "solo-deck-run-dry": solo_deck_run_dry,
    "scenario-succeeded": scenario(True),
    "scenario-failed": scenario(False),
    "stack-run-dry": stack_run_dry,
    "stack-refilled": stack_refilled,
    "deck-run-dry": deck_run_dry,
}
