"""Finished deals kept in a file, a line of JSON each, so that a long run can be taken up again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

from moonlit.bots.outside import read_lapse
from moonlit.core.codec import Plain
from moonlit.lab.plan import Deal, Plan
from moonlit.lab.stats import Replaced, Result

FORMAT: Final = 1
# In this order: a game of another kind differs in much else, too.
FACTS: Final = ("game", "rules", "pack", "seats", "bots", "seed", "config")


class KeptError(Exception):
    """A file that cannot be gone on with; `fact` is what differs in the plan, if that is why."""

    def __init__(self, path: Path, fact: str = "", kept: str = "", asked: str = "") -> None:
        super().__init__(f"{path}: {fact or 'no deals'}")
        self.path = path
        self.fact = fact
        self.kept = kept
        self.asked = asked


class Keep(Protocol):
    """Writes a finished deal down."""

    def __call__(self, deal: Deal, /) -> None: ...


def kept_seed(path: Path) -> int | None:
    """The seed of the plan a file was begun with; none if there is no such file yet."""
    if not path.exists():
        return None
    seed = _head(path, _lines(path)[:1])["seed"]
    if not isinstance(seed, int):
        raise KeptError(path)
    return seed


@contextmanager
def keeping(path: Path | None, plan: Plan) -> Iterator[tuple[list[Deal], Keep]]:
    """The deals of this plan that are in the file, and a way to add more.

    Raises KeptError if the file belongs to another plan. Without a path nothing is kept.
    """
    if path is None:
        yield [], lambda _: None
        return
    deals = _read(path, plan) if path.exists() else _begin(path, plan)
    with path.open("a", encoding="utf-8") as file:

        def keep(deal: Deal) -> None:
            file.write(_line({"deal": deal.number, "results": [*map(_plain, deal.results)]}))
            file.flush()

        yield deals, keep


def _begin(path: Path, plan: Plan) -> list[Deal]:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(_line({"moonlit-deals": FORMAT, "plan": plan.facts()}), "utf-8")
    return []


def _read(path: Path, plan: Plan) -> list[Deal]:
    lines = _lines(path)
    kept, asked = _head(path, lines[:1]), plan.facts()
    for fact in FACTS:
        if kept[fact] != asked[fact]:
            raise KeptError(path, fact, _shown(kept[fact]), _shown(asked[fact]))
    found: dict[int, Deal] = {}
    try:
        for line in lines[1:]:
            written = json.loads(line)
            deal = Deal(written["deal"], tuple(map(_result, written["results"])))
            found[deal.number] = deal
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise KeptError(path) from error
    # A deal that lacked matches only because the plan was shorter is played anew.
    return [
        deal
        for deal in found.values()
        if deal.number < plan.deals and len(deal.results) == len(plan.matches_of(deal.number))
    ]


def _lines(path: Path) -> list[str]:
    """The whole lines of a file; one that was cut off in writing is cut off for good."""
    text = path.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if len(whole) < len(text) and whole:
        with path.open("r+b") as file:
            file.truncate(len(whole))
    try:
        return whole.decode("utf-8").splitlines()
    except UnicodeDecodeError as error:
        raise KeptError(path) from error


def _head(path: Path, lines: list[str]) -> dict[str, Plain]:
    try:
        head = json.loads(lines[0])
        facts: dict[str, Plain] = head["plan"]
        is_ours = head["moonlit-deals"] == FORMAT and set(facts) == set(FACTS)
    except (IndexError, ValueError, KeyError, TypeError) as error:
        raise KeptError(path) from error
    if not is_ours:
        raise KeptError(path)
    return facts


def _shown(fact: Plain) -> str:
    if isinstance(fact, list):
        return ", ".join(map(str, fact))
    return json.dumps(fact) if isinstance(fact, dict) else str(fact)


def _line(value: object) -> str:
    return json.dumps(value, separators=(",", ":")) + "\n"


def _plain(result: Result) -> dict[str, object]:
    return {
        "seating": result.seating,
        "winners": result.winners,
        "sheets": result.sheets,
        "decisions": result.decisions,
        "ends": result.ends,
        "counts": result.counts,
        "thinking": result.thinking,
        "replaced": [one.write() for one in result.replaced],
    }


def _result(written: dict[str, Any]) -> Result:
    return Result(
        tuple(written["seating"]),
        tuple(written["winners"]),
        tuple(written["sheets"]),
        written["decisions"],
        tuple((what, how) for what, how in _ends(written)),
        _counts(written),
        tuple({int(kind): count for kind, count in times.items()} for times in written["thinking"]),
        tuple(Replaced(one["match"], one["seat"], read_lapse(one)) for one in written["replaced"]),
    )


def _ends(written: dict[str, Any]) -> list[list[str]]:
    """In lines from before there was a second game the rank stands alone."""
    ends: list[list[str]] = written["ends"]
    is_solo = "rank" in written and len(written["seating"]) == 1
    return [*ends, ["rank", written["rank"] or ""]] if is_solo else ends


def _counts(written: dict[str, Any]) -> tuple[dict[str, int], ...]:
    """In lines from before there was a second game tiles are all that is counted."""
    if "counts" in written:
        return tuple(written["counts"])
    dealt = written["dealt"]
    return tuple({"claimed": claimed, "dealt": dealt} for claimed in written["claimed"])
