"""How a match ended: who won and why, ranks, scenarios, achievements."""

from collections.abc import Iterator, Sequence

from moonlit.client.nocturne.challenges import tell_tasks
from moonlit.client.nocturne.names import name_of_seat
from moonlit.client.words import Words
from moonlit.core.codec import Plain
from moonlit.core.game import Config, Outcome
from moonlit.games.nocturne.config import switch_values
from moonlit.packs.nocturne.tables import Pack
from moonlit.packs.nocturne.words import CATEGORIES

TIES = "N-SCORE-0"
SHARED = "O-63"
SHARED_IN_FAMILY = "O-41"


def categories_of(config: Config) -> tuple[str, ...]:
    """The rows of the score sheet; what a mode or the lack of a variant leaves out is not there."""
    variants = config["variants"]
    assert isinstance(variants, list)
    left_out = set() if "precious_stones" in variants else {"precious"}
    if config["mode"] == "family":
        left_out |= {"twilight", "moonlight"}
    if config["mode"] != "advanced":
        left_out.add("ability")
    if config["no_concoctions"]:
        left_out.add("concoctions")
    return tuple(name for name in CATEGORIES if name not in left_out)


def tell_winner(words: Words, outcome: Outcome, names: Sequence[str]) -> str:
    """The winner or winners, or the score of one alone."""
    told = [name_of_seat(words, names, seat) for seat in outcome.winners]
    if len(outcome.sheets) == 1:
        return words.say("event-scored", who="other", name=told[0], total=outcome.totals[0])
    total = max(outcome.totals)
    if len(told) > 1:
        return words.say("seat-winners", names=words.join(told), total=total)
    return words.say("seat-winner", who="other", name=told[0], total=total)


def tell_result(
    words: Words, pack: Pack, outcome: Outcome, config: Config, names: Sequence[str]
) -> Iterator[str]:
    """Everything worth saying about the end, the winner first."""
    yield tell_winner(words, outcome, names)
    yield from _tie(words, outcome, config, names)
    if len(outcome.sheets) == 1:
        yield from tell_rank(words, pack, outcome)
    for seat in range(len(outcome.sheets)):
        name = name_of_seat(words, names, seat)
        if config["scenario"]:
            yield from _scenario(words, pack, outcome, config, seat, name)
        else:
            yield from _achievements(words, outcome, seat, name)


def _tie(words: Words, outcome: Outcome, config: Config, names: Sequence[str]) -> Iterator[str]:
    most = max(outcome.totals)
    tied = [seat for seat, total in enumerate(outcome.totals) if total == most]
    if len(tied) > len(outcome.winners):
        told = words.join(name_of_seat(words, names, seat) for seat in tied)
        yield words.say("page-tie", names=told, total=most, clause=TIES)
    if len(outcome.winners) > 1:
        clause = SHARED_IN_FAMILY if config["mode"] == "family" else SHARED
        yield words.say("page-shared", clause=clause)


def tell_rank(words: Words, pack: Pack, outcome: Outcome) -> Iterator[str]:
    """The solo rank, and how far it is to the next."""
    rank, total = outcome.notes["rank"], outcome.totals[0]
    name = words.say(f"rank-{rank}") if rank else words.say("rank-none")
    yield words.say("rank-reached", rank=name)
    for following in pack.scoring.ranks:
        if following.at > total:
            name = words.say(f"rank-{following.id}")
            yield words.say("page-rank-next", count=following.at - total, rank=name)
            return


def _scenario(
    words: Words, pack: Pack, outcome: Outcome, config: Config, seat: int, name: str
) -> Iterator[str]:
    number = config["scenario"]
    assert isinstance(number, int)
    scenario = pack.scenarios[number - 1]
    is_met = "yes" if _entries(outcome, seat, "scenarios") else "no"
    yield words.say("page-scenario", met=is_met, name=name, number=number)
    total, needed = outcome.totals[seat], scenario.points
    yield words.say("page-scenario-points", name=name, total=total, needed=needed, number=number)
    tasks = tell_tasks(words, scenario, switch_values(pack, config))
    for task, done in zip(tasks, _list(_list(outcome.notes["tasks"])[seat]), strict=True):
        yield words.say("page-task", task=task, done="yes" if done else "no")


def _achievements(words: Words, outcome: Outcome, seat: int, name: str) -> Iterator[str]:
    numbers = [entry.partition("-")[2] for entry in _entries(outcome, seat, "achievements")]
    if numbers:
        told = words.join(numbers)
        yield words.say("page-achievements", name=name, numbers=told, count=len(numbers))


def _entries(outcome: Outcome, seat: int, name: str) -> list[str]:
    """What a seat has met of a list of its track."""
    met = _list(outcome.notes["met"])[seat]
    assert isinstance(met, dict)
    return [str(entry) for entry in _list(met[name])]


def _list(value: Plain) -> list[Plain]:
    assert isinstance(value, list)
    return value
