"""`moonlit story`: check, draw, play and weigh a story of one's own."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Final

from moonlit.cli import play
from moonlit.cli.errors import Refused
from moonlit.cli.pack import plain_error
from moonlit.cli.parser import Parser
from moonlit.cli.places import need_writable
from moonlit.cli.screen import complain, say, say_json
from moonlit.cli.story_choice import GAME, chosen_chapters
from moonlit.client.faults import tell_pack_error
from moonlit.client.words import Words
from moonlit.core.record import KEY_BYTES
from moonlit.games import load_game
from moonlit.packs.wonder_book.folder import Checked, check_pack, load_pack
from moonlit.packs.wonder_book.model import Campaign
from moonlit.packs.wonder_book.numbers import HERO_COUNTS
from moonlit.packs.wonder_book.schema import FILES, story_schema
from moonlit.table.match import Match

TASKS: Final = ("check", "graph", "play", "balance", "schema")
# What `play` is told as it is given here.
PASSED_ON: Final = ("chapter", "heroes", "difficulty", "seats", "keyword")
BAD_STORY: Final = 2


def add_options(parser: Parser) -> None:
    parser.place("task", choice=TASKS)
    parser.place("folder")
    parser.option("chapter", "ch1,…")
    parser.option("svg", "FILE")
    parser.option("heroes", "HERO,…")
    parser.option("difficulty", "easier|normal|hard")
    parser.option("seats", "you|random,…")
    parser.option("keyword", "WORD")
    parser.flag("plain")
    parser.option("matches", "N")
    parser.option("bot", "NAME")
    parser.option("seed", "S")
    parser.option("workers", "N")
    parser.flag("json")


def run(options: Namespace, words: Words) -> int:
    """Do the task; a schema is of a kind of file, and the built-in story can be weighed too."""
    match options.task:
        case "balance":
            if options.heroes is not None:
                raise Refused("all-teams")
            from moonlit.cli.story_balance import balance

            return balance(options, words)
        case "schema" if (options.folder or FILES[0]) in FILES:
            say_json(story_schema(options.folder or FILES[0]))
            return 0
        case "check" | "graph" | "play" if options.folder is not None:
            tasks = {"check": _check, "graph": _graph, "play": _play}
            return tasks[options.task](options, words)
    raise Refused("bad-story-task", files=words.join(FILES, "or"))


def _check(options: Namespace, words: Words) -> int:
    checked = check_pack(options.folder)
    if not checked.errors and checked.campaign is not None:
        _need_playable(Path(options.folder), checked.campaign)
    if options.json:
        say_json(_report(words, checked))
    else:
        _tell(words, checked)
    if checked.errors:
        count, folder = len(checked.errors), options.folder
        complain(words.say("command-pack-wrong", folder=folder, count=count))
        return BAD_STORY
    return 0


def _need_playable(folder: Path, campaign: Campaign) -> None:
    """Set up every chapter as it would be played; raises BadConfig if the table cannot hold it."""
    game = load_game(GAME, folder)
    for chapter in campaign.chapters:
        for players in HERO_COUNTS[: len(campaign.heroes) - 1]:
            config = game.check_config({"players": players, "chapter": chapter.id})
            Match.begin(game, config, bytes(KEY_BYTES))


def _report(words: Words, checked: Checked) -> dict[str, object]:
    campaign = checked.campaign if not checked.errors else None
    return {
        "valid": not checked.errors,
        "id": None if campaign is None else campaign.id,
        "hash": None if campaign is None else campaign.digest,
        "errors": [plain_error(words, error) for error in checked.errors],
        "warnings": [plain_error(words, error) for error in checked.warnings],
    }


def _tell(words: Words, checked: Checked) -> None:
    for error in checked.errors:
        say(tell_pack_error(words, error))
    for warning in checked.warnings:
        say(words.say("command-story-warning", told=tell_pack_error(words, warning)))
    if not checked.errors and checked.campaign is not None:
        campaign = checked.campaign
        cards = sum(len(chapter.cards) for chapter in campaign.chapters)
        facts = {"chapters": len(campaign.chapters), "cards": cards}
        title = campaign.title.in_language(words.language)
        say(words.say("command-story-good", title=title, hash=campaign.digest, **facts))


def _graph(options: Namespace, words: Words) -> int:
    from moonlit.lab.wonder_book.storymap_svg import LABELS, draw_story

    chapters = chosen_chapters(load_pack(options.folder), options, words)
    labels = {name: words.say(f"command-story-map-{name}") for name in LABELS}
    picture = draw_story(chapters, words.language, labels)
    if options.svg is None:
        say(picture.rstrip())
    else:
        need_writable(Path(options.svg))
        Path(options.svg).write_text(picture, "utf-8")
        say(words.say("command-story-drawn", path=options.svg))
    return 0


def _play(options: Namespace, words: Words) -> int:
    """The same as `moonlit play wonder_book` with this pack."""
    parser = Parser(words, "play")
    play.add_options(parser)
    arguments = [GAME, "--pack", options.folder]
    for name in PASSED_ON:
        value = getattr(options, name)
        arguments += [f"--{name}", value] if value is not None else []
    arguments += ["--plain"] if options.plain else []
    return play.run(parser.read(arguments), words)
