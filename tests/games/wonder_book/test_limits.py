"""What is packed into numbers fits there, or is refused before it is played."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from moonlit.core.codec import Plain
from moonlit.core.errors import BadConfig
from moonlit.games.wonder_book import frames, modifiers
from moonlit.games.wonder_book.compiler import limits
from moonlit.games.wonder_book.config import make_program
from moonlit.games.wonder_book.meta import WonderBook
from moonlit.games.wonder_book.program import Program
from tests.games.wonder_book import wordy
from tests.games.wonder_book.table import GAME

CHAPTERS = [(game, chapter.id) for game in (GAME, wordy.GAME) for chapter in game.campaign.chapters]


def program(game: WonderBook, chapter: str, players: int) -> Program:
    config: dict[str, Plain] = game.check_config({"chapter": chapter, "players": players})
    return make_program(game.campaign, config)


@pytest.mark.parametrize(("game", "chapter"), CHAPTERS)
@pytest.mark.parametrize("players", [2, 3])
def test_every_chapter_fits(game: WonderBook, chapter: str, players: int) -> None:
    limits.check_program(program(game, chapter, players))


TOO_LARGE: list[tuple[str, Callable[[Program], object]]] = [
    ("special_actions", lambda p: setattr(p, "special_card", [0] * 63)),
    ("interaction", lambda p: setattr(p, "object_card", [0] * 63)),
    ("skills", lambda p: setattr(p, "skill_card", [0] * 63)),
    ("upgrades", lambda p: setattr(p, "upgrade_hero", [0] * 63)),
    ("keywords", lambda p: setattr(p, "keyword_names", ["x"] * 63)),
    ("wyrms", lambda p: setattr(p, "wyrm_card", [0] * 63)),
    ("boards", lambda p: setattr(p, "board_names", ["x"] * 63)),
    ("vortex", lambda p: setattr(p, "vortex_names", ["x"] * 11)),
    ("allies", lambda p: setattr(p, "persons", 7)),
    ("bosses", lambda p: setattr(p, "bosses", 3)),
    ("modifiers", lambda p: setattr(p, "mod_kind", [0] * 1025)),
    ("do", lambda p: setattr(p, "code", [0] * 6 * 65536)),
    ("hearts", lambda p: setattr(p, "most_hearts", [32])),
    ("damage", lambda p: setattr(p, "boss_damage", [32 << 4])),
    ("n", lambda p: setattr(p, "boss_push_steps", [64])),
    ("uses", lambda p: setattr(p, "mod_uses", [15 << 4])),
]


@pytest.mark.parametrize(("part", "enlarge"), TOO_LARGE)
def test_a_chapter_that_does_not_fit_is_refused(
    part: str, enlarge: Callable[[Program], object]
) -> None:
    made = program(GAME, "ch1", 2)
    enlarge(made)
    with pytest.raises(BadConfig) as refused:
        limits.check_program(made)
    facts = refused.value.facts
    assert (refused.value.code, facts["chapter"], facts["part"]) == (
        "chapter-too-large",
        "ch1",
        part,
    )
    assert int(str(facts["found"])) == int(str(facts["most"])) + 1


def test_a_story_with_too_many_keywords_is_refused_when_it_is_set_up() -> None:
    (word, *_) = GAME.campaign.keywords.values()
    many = {f"K{n}": replace(word, id=f"K{n}") for n in range(60)}
    campaign = replace(GAME.campaign, keywords={**GAME.campaign.keywords, **many})
    game = WonderBook(campaign)
    with pytest.raises(BadConfig) as refused:
        game.terms(game.check_config({}))
    assert refused.value.facts["part"] == "keywords"


ONE_TOO_MANY: list[Callable[[], int]] = [
    lambda: frames.frame(64),
    lambda: frames.frame(0, 8),
    lambda: frames.frame(0, 0, 256),
    lambda: frames.frame(0, 0, 0, 65536),
    lambda: frames.frame(0, 0, 0, 0, 1024),
    lambda: frames.frame(0, 0, 0, 0, 0, 1024),
    lambda: frames.frame(0, 0, 0, 0, 0, 0, 1024),
    lambda: frames.frame(0, 0, 0, 0, -1),
    lambda: frames.alike(0, 0, 65536, 0, 0, 0),
    lambda: frames.alike(0, 0, 0, 1024, 0, 0),
    lambda: frames.alike(0, 0, 0, 0, -1, 0),
    lambda: modifiers.modifier(1024, 0, 0, 0, 0),
    lambda: modifiers.modifier(0, 256, 0, 0, 0),
    lambda: modifiers.modifier(0, 0, 8, 0, 0),
    lambda: modifiers.modifier(0, 0, 0, 16, 0),
    lambda: modifiers.modifier(0, 0, 0, 0, 16),
]


@pytest.mark.parametrize("pack", ONE_TOO_MANY)
def test_what_a_number_cannot_hold_is_refused(pack: Callable[[], int]) -> None:
    with pytest.raises(AssertionError):
        pack()
