"""What bots have found out and need not find out again, in this process or in another."""

from typing import Final

Lore = dict[str, object]

# The oldest is forgotten; a few kilobytes each.
MOST_KEPT: Final = 200

_known: Lore = {}
_news: Lore = {}


def recall(key: str) -> object | None:
    """What was found out under this key."""
    return _known.get(key)


def keep(key: str, found: object) -> None:
    """Remember something found out here, that can be pickled."""
    learn({key: found})
    _news[key] = found


def learn(found: Lore) -> None:
    """Remember what others found out."""
    _known.update(found)
    _forget(_known)


def news() -> Lore:
    """What was found out here since this was last asked."""
    told = dict(_news)
    _news.clear()
    return told


def joined(one: Lore, other: Lore) -> Lore:
    """Both together, without the oldest if that is too much."""
    both = {**one, **other}
    _forget(both)
    return both


def _forget(known: Lore) -> None:
    for key in [*known][: max(0, len(known) - MOST_KEPT)]:
        del known[key]
