"""What a finished chapter passes on to the campaign (W-CAMP-2, W-END-1)."""

from moonlit.core.codec import Plain
from moonlit.games.wonder_book.program import NONE
from moonlit.games.wonder_book.state import State


def notes_of(s: State) -> dict[str, Plain]:
    """A lost chapter leaves the campaign as it was; a won one records all that it changed."""
    p = s.program
    told: dict[str, Plain] = {
        "chapter": p.chapter,
        "is_won": s.is_won,
        "fate": s.fate if s.is_won else 0,
        "rounds": s.round,
        "difficulty": p.config["difficulty"],
        "gentle": p.config["gentle"],
    }
    return {**told, **_gains(s)} if s.is_won else told


def _gains(s: State) -> dict[str, Plain]:
    p = s.program
    keywords = [name for n, name in enumerate(p.keyword_names) if s.keywords >> n & 1]
    gained = s.wyrm_kept | _mask(p.config["purple"], p.wyrm_names) & s.wyrm_added
    purple = [name for n, name in enumerate(p.wyrm_names) if gained >> n & 1]
    upgrades = [
        name
        for n, name in enumerate(p.skill_names)
        if n >= p.heroes and s.skills[p.skill_hero[n]] >> n & 1
    ]
    return {
        "band": p.band_names[p.bands[s.fate]],
        "keywords": list[Plain](keywords),
        "upgrades": list[Plain](upgrades),
        "handed_out": [n for n in range(1, 4) if s.handed >> n & 1],
        "purple": list[Plain](purple),
        "album": [p.text_names[picture] for picture in s.album],
        "ending": None if s.ending == NONE else p.ending_names[s.ending],
    }


def _mask(names: Plain, known: list[str]) -> int:
    assert isinstance(names, list)
    return sum(1 << known.index(str(name)) for name in names)
