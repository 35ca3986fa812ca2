"""What a pack is known by: a digest of the facts that rules read, whatever else its files say."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from hashlib import sha256
from typing import Final

from moonlit.packs.before import BEFORE
from moonlit.packs.evidence import EVIDENCE
from moonlit.packs.rows import Rows

# Names, titles and where to read more.
PROSE: Final = ("title", "spec", "names", "named", "clause")


def content_hash(contents: dict[str, bytes]) -> str:
    """SHA-256, in hex, of file names, lengths and bytes in the order of the names."""
    digest = sha256()
    for name in sorted(contents):
        digest.update(name.encode() + b"\0")
        digest.update(len(contents[name]).to_bytes(8, "big"))
        digest.update(contents[name])
    return digest.hexdigest()


def older_digests(digest: str, contents: dict[str, bytes]) -> tuple[str, ...]:
    """The digests of bytes by which earlier versions knew the same facts."""
    return tuple(dict.fromkeys((content_hash(contents), *BEFORE.get(digest, ()))))


def digest_of_rows(rows: Rows, but: Collection[str] = ()) -> str:
    """The digest of all tables but some. The order of rows counts: shuffles begin with it."""
    return digest_of(
        {
            name: [_row(row.values) for row in table]
            for name, table in rows.items()
            if name not in but
        }
    )


def digest_of(facts: object) -> str:
    """SHA-256, in hex, of plain data, in whatever order its keys are."""
    text = json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()


def _row(values: Mapping[str, object]) -> dict[str, object]:
    return {key: value for key, value in values.items() if key not in (*PROSE, *EVIDENCE)}
