"""The law of reveals: undo never reaches back over something seen or rolled.

A state counts how often something hidden was shown or rolled, and nothing is taken back over such
a step. Two walks hold the count honest. One asks other worlds: where it does not rise, all that
happened follows from what the acting seat knew. The other asks the events: those that show
something by their nature come with a rise of their own. The second one is needed for what no other
world can differ in, such as a chapter that is the same in every match.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from moonlit.core.action import Action, Seat
from moonlit.core.dice import Dice
from moonlit.core.event import Event, Open, write_event
from moonlit.core.game import Game
from moonlit.core.play import apply
from moonlit.core.view import view_bytes
from tests.laws.laws import LONGEST_MATCH, Config, begin

S = TypeVar("S")
Shows = Callable[[Event, Seat], bool]


def always(event: Event, actor: Seat) -> bool:
    """Out of a deck, out of a book, or off the dice."""
    return True


def never(event: Event, actor: Seat) -> bool:
    """What all could foresee, or what the acting seat tells of its own accord."""
    return False


def depends(event: Event, actor: Seat) -> bool:
    """What may have been known or not: other worlds tell."""
    return False


def from_deck(event: Event, actor: Seat) -> bool:
    """Cards of a deck; those of a hand their owner may show, which other worlds tell."""
    return write_event(event)["zone"] == "deck"


def table(**kinds: tuple[str, ...]) -> dict[str, Shows]:
    """Event class → whether such an event shows something hidden."""
    shows: dict[str, Shows] = {
        "always": always,
        "never": never,
        "depends": depends,
        "cards": from_deck,
    }
    return {name: shows[kind] for kind, names in kinds.items() for name in names}


# Reviewed by hand; a new kind of event must be put somewhere.
TABLES: dict[str, dict[str, Shows]] = {
    "nocturne": table(
        always=(
            "ChestOpened",
            "DrewConcoctions",
            "CardFlipped",
            "RoundBegan",
        ),
        depends=("Dedicated", "FellOff"),  # chosen in secret, or not
        never=(
            *("SpellCast", "Passed", "StartSkipped", "TileWon", "TokenReturned", "TokenReplaced"),
            *("ChoseDedication", "KeptConcoctions", "TileKept", "TileDiscarded", "TileExchanged"),
            *("TileRemoved", "SpriteTileTaken", "GoalClaimed", "GoalRemoved", "RoundEnded"),
            *("ShadowAwarded", "TokenLost", "MirrorAssigned", "AbilityUsed", "Scored"),
            *("GoalsRevealed", "TilesReshuffled"),  # with the round that begins
        ),
    ),
    "dominion": table(
        always=(*("Drew", "LookedAt", "Shuffled", "BoonTurned", "HexTurned"),),
        cards=("Revealed", "Discarded", "Put"),
        depends=("Asked", "Reacted", "Played", "Trashed"),
        never=(
            *("TurnBegan", "PhaseBegan", "Gained", "Bought", "Returned", "Exchanged", "Bonus"),
            *("BoonReceived", "BoonKept", "HexReceived", "StateTaken", "StateReturned"),
            *("TurnedDown", "MatchEnded", "Scored"),
            *("BoonsShuffled", "HexesShuffled"),  # the one turned over next tells
        ),
    ),
    "wonder_book": table(
        always=(
            *("CardRead", "CardPlaced", "Interacted", "Rolled"),
            *("WyrmCardShown", "WyrmCardSeen", "WyrmCardAdded", "WyrmCardRemoved"),
        ),
        depends=("ThingGained",),  # drawn, or taken out of the discards
        never=(
            *("TextRead", "CueGiven", "CardFinished", "CardRemoved", "OptionTaken", "GoalSet"),
            *("GoalReached", "RoundBegan", "PhaseBegan", "TurnBegan", "TurnEnded", "Moved"),
            *("SparkCollected", "SparksChanged", "SparksPlaced", "SparksRemoved"),
            *("HeartsChanged", "Fell", "StoodUp", "LeftBoard", "CameToBoard", "SkillUsed"),
            *("SpecialUsed", "Attacked", "ThingPassed", "ThingLost", "AskedFor", "FateChanged"),
            *("KeywordWritten", "KeywordErased", "CounterChanged", "EffortMade"),
            *("UpgradeGained", "BorderChanged", "VortexChanged", "LightChanged", "AllyCame"),
            *("AllyWent", "TokenPlaced", "ChapterWon", "ChapterLost", "EndingReached", "Swapped"),
            *(
                "Decided",
                "Spoke",
                "ExtraActionGranted",
                "HeroesChosen",
                "BoardOpened",
                "ModifierBegan",
            ),
            *("DamageRedirected", "WyrmSpawned", "SpawnIgnored", "WyrmHit", "WyrmStunned"),
            *("WyrmDefeated", "WyrmReturned", "WyrmStoodUp", "WyrmMoved", "WyrmAttacked"),
            *("WyrmWaited", "WyrmCardTucked", "BossCame", "BossHurt", "BossMoved"),
            *("BossAttacked", "BossFell", "BossWaited", "BossWent"),
            *("ScrapsShuffled", "WyrmCardsShuffled"),  # the one drawn next tells
        ),
    ),
}
# Told one by one or before and after a shuffle, but shown at once.
TOGETHER = ("Drew", "LookedAt", "WyrmCardSeen")


@dataclass(frozen=True)
class Played(Generic[S]):
    """One action of a random match: what was before and after it, and what it brought."""

    action: Action
    before: S
    after: S
    events: tuple[Event, ...]
    rises: int


def play(game: Game[S], config: Config, dice: Dice) -> Iterator[Played[S]]:
    """A random match; its last action is left out, since nothing is taken back after the end."""
    state = begin(game, config, dice)
    for _ in range(LONGEST_MATCH):
        action = game.action(state, game.move_at(state, dice.below(game.move_count(state))))
        after, events = apply(game, state, action, dice.word())
        if not game.to_act(after):
            return
        rises = game.reveals(after) - game.reveals(state)
        yield Played(action, state, after, events, rises)
        state = after


def nothing_is_learned_unnoticed(game: Game[S], played: Played[S], dice: Dice) -> None:
    """Without a rise, what the actor cannot know and the dice have no part in what happens."""
    actor = played.action.seat
    other = game.clone(played.before)
    game.redeal(other, actor, dice)
    after, events = apply(game, other, played.action, dice.word())
    assert events == played.events, f"{played.action} tells what {actor} could not know"
    assert view_bytes(game.view(after, actor)) == view_bytes(game.view(played.after, actor))


def what_shows_is_counted(shows: dict[str, Shows], played: Played[S]) -> Counter[str]:
    """Every event that shows something has a rise of its own; gives the events by kind."""
    found = Counter(
        type(event).__name__
        for event in played.events
        if shows[type(event).__name__](event, played.action.seat)
    )
    wanted = sum(1 if name in TOGETHER else count for name, count in found.items())
    assert played.rises >= wanted, f"{played.action}: {dict(found)}, counted {played.rises}"
    return found


def kinds_of_events(game: str) -> set[str]:
    """The names of all classes of events that a game has."""
    kinds = {*Event.__subclasses__(), *Open.__subclasses__()} - {Open}
    return {one.__name__ for one in kinds if one.__module__.startswith(f"moonlit.games.{game}.")}
