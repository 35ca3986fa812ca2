"""`moonlit achievements`: the tracks of everybody who plays at this computer."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from moonlit.cli.errors import Refused
from moonlit.cli.parser import Parser
from moonlit.cli.screen import say, say_json, wrapped
from moonlit.client.nocturne.challenges import name_achievement
from moonlit.client.words import Words
from moonlit.games.nocturne.meta import GAME
from moonlit.games.nocturne.tracks import LISTS, entries, next_scenario
from moonlit.packs.nocturne.folder import load_pack
from moonlit.packs.nocturne.tables import Pack
from moonlit.table.tracks import Person, Tracks
from moonlit.tui.nocturne.marking import tracks_file


def add_options(parser: Parser) -> None:
    parser.option("person", "NAME")
    parser.option("file", "FILE")
    parser.flag("json")


def run(options: Namespace, words: Words) -> int:
    path = tracks_file() if options.file is None else Path(options.file)
    people = chosen_people(words, Tracks(path).people, options.person)
    pack = load_pack()
    if options.json:
        say_json({"game": GAME, "people": [_plain(pack, person) for person in people]})
    elif people:
        say("\n\n".join(tell(words, pack, person) for person in people))
    else:
        say(words.say("command-achievements-none"))
    return 0


def chosen_people(words: Words, people: list[Person], name: str | None) -> list[Person]:
    """Everybody, or the person asked for; raises Refused on a stranger."""
    if name is None:
        return people
    found = [person for person in people if person.name == name]
    if not found and not people:
        raise Refused("achievements-none")
    if not found:
        known = words.join(person.name for person in people)
        raise Refused("achievements-nobody", name=name, known=known)
    return found


def _plain(pack: Pack, person: Person) -> dict[str, object]:
    marked = person.marks.get(GAME, [])
    lists = {name: [e for e in entries(pack, name) if e in marked] for name in LISTS}
    track = {"done": len(marked), "spaces": pack.track_spaces}
    upcoming = {"next_scenario": next_scenario(pack, marked)}
    return {"name": person.name, "shape": person.shape, "track": track, **upcoming, **lists}


def tell(words: Words, pack: Pack, person: Person) -> str:
    """The track, then each list with what is marked in it."""
    marked = person.marks.get(GAME, [])
    shape = words.say(f"command-achievements-{person.shape}")
    count = {"done": len(marked), "all": pack.track_spaces}
    lines = [words.say("command-achievements-track", name=person.name, shape=shape, **count)]
    for name in LISTS:
        known = entries(pack, name)
        done = [entry for entry in known if entry in marked]
        title = words.say(f"command-achievements-{name}")
        count = {"done": len(done), "all": len(known)}
        lines.append(f"  {words.say('command-achievements-list', list=title, **count)}")
        lines += [wrapped(_entry(words, pack, entry), "      ", "    ") for entry in done]
    upcoming = next_scenario(pack, marked)
    if upcoming:
        lines.append(f"  {words.say('command-achievements-next', number=upcoming)}")
    return "\n".join(lines)


def _entry(words: Words, pack: Pack, entry: str) -> str:
    kind, _, name = entry.partition("-")
    if kind == "variant":
        return words.say(entry)
    if kind == "scenario":
        return words.say("scenario-title", number=int(name))
    return name_achievement(words, pack, int(name))
