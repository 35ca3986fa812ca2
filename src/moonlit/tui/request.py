"""What a person asked for when calling `moonlit play`."""

from dataclasses import dataclass
from pathlib import Path

from moonlit.core.codec import Plain


@dataclass(frozen=True, slots=True)
class PlayRequest:
    """One call of `moonlit play`; what is None or empty is asked for or has a default.

    `goes_on`: a match of other rules goes on as practice without a question.
    """

    game: str
    options: dict[str, Plain] | None
    seats: tuple[str, ...]
    plain: bool
    language: str
    pack: Path | None
    save: Path | None
    resume: Path | None
    key: bytes | None
    goes_on: bool = False
