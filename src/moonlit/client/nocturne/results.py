"""How a match ended, said to one of the players or to an onlooker."""

from collections.abc import Iterator

from moonlit.client.nocturne.challenges import name_achievement, tell_tasks
from moonlit.client.people import People, tell_places
from moonlit.client.words import Words
from moonlit.core.game import Config, Outcome
from moonlit.core.plain import items, number, tables, texts
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


def tell_result(pack: Pack, outcome: Outcome, config: Config, people: People) -> Iterator[str]:
    """Everything worth saying about the end, the winner first."""
    yield _winner(outcome, people)
    yield from _tie(outcome, config, people)
    labels = [people.several([seat]) for seat in range(len(outcome.sheets))]
    yield from tell_places(people.words, outcome, labels)
    if len(outcome.sheets) == 1:
        yield from tell_rank(people.words, pack, outcome)
    for seat in range(len(outcome.sheets)):
        if config["scenario"]:
            yield from _scenario(pack, outcome, config, people, seat)
        else:
            yield from _achievements(pack, outcome, people, seat)


def _winner(outcome: Outcome, people: People) -> str:
    """The winner or winners, or the score of one alone."""
    say, winners, total = people.words.say, outcome.winners, max(outcome.totals)
    if len(winners) > 1:
        return say("seat-winners", names=people.several(winners), total=total)
    message = "event-scored" if len(outcome.sheets) == 1 else "seat-winner"
    return say(message, **people.facts(winners[0]), total=total)


def _tie(outcome: Outcome, config: Config, people: People) -> Iterator[str]:
    most = max(outcome.totals)
    tied = [seat for seat, total in enumerate(outcome.totals) if total == most]
    if len(tied) > len(outcome.winners):
        names = people.several(tied)
        yield people.words.say("page-tie", names=names, total=most, clause=TIES)
    if len(outcome.winners) > 1:
        clause = SHARED_IN_FAMILY if config["mode"] == "family" else SHARED
        yield people.words.say("page-shared", clause=clause)


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
    pack: Pack, outcome: Outcome, config: Config, people: People, seat: int
) -> Iterator[str]:
    place = number(config["scenario"])
    scenario = pack.scenarios[place - 1]
    say, facts = people.words.say, people.facts(seat)
    is_met = "yes" if _entries(outcome, seat, "scenarios") else "no"
    yield say("page-scenario", met=is_met, number=place, **facts)
    total, needed = outcome.totals[seat], scenario.points
    yield say("page-scenario-points", total=total, needed=needed, number=place, **facts)
    tasks = tell_tasks(people.words, scenario, switch_values(pack, config))
    for task, done in zip(tasks, items(items(outcome.notes["tasks"])[seat]), strict=True):
        yield say("page-task", task=task, done="yes" if done else "no")


def _achievements(pack: Pack, outcome: Outcome, people: People, seat: int) -> Iterator[str]:
    """Each by its name, which is ours, and by what it asks for."""
    met = _entries(outcome, seat, "achievements")
    if not met:
        return
    facts = {"count": len(met), **people.facts(seat)}
    if people.me not in (seat, None):
        # Those of the others would make a long list, and only their number matters to the reader.
        yield people.words.say("page-achievements-counted", **facts)
        return
    numbers = (int(entry.removeprefix("achievement-")) for entry in met)
    tasks = " ".join(name_achievement(people.words, pack, number) for number in numbers)
    yield people.words.say("page-achievements", tasks=tasks, **facts)


def _entries(outcome: Outcome, seat: int, name: str) -> list[str]:
    """What a seat has met of a list of its track."""
    return texts(tables(outcome.notes["met"])[seat][name])
