"""What follows a chapter: the next one with everything that passes on, or another try."""

from moonlit.client.sequel import Sequel
from moonlit.client.wonder_book.lexicon import Lexicon
from moonlit.core.game import Config, Outcome
from moonlit.core.plain import table


def sequels_of(lexicon: Lexicon, outcome: Outcome, config: Config) -> tuple[Sequel, ...]:
    """The match that comes next; none after the last chapter was won."""
    notes = outcome.notes
    if not notes["is_won"]:
        return (Sequel(lexicon.say("sequel-again"), config),)
    order = [chapter.id for chapter in lexicon.pack.chapters]
    chapter = str(config["chapter"])
    # A match of another time may have had a chapter that this book has no more.
    later = order[order.index(chapter) + 1 :] if chapter in order else []
    if not later:
        return ()
    passed = {name: notes[name] for name in ("keywords", "upgrades", "purple")}
    recorded = {**table(config["recorded"]), chapter: notes["fate"]}
    options = {**config, **passed, "recorded": recorded, "chapter": later[0], "gentle": 0}
    return (Sequel(lexicon.say("sequel-next", chapter=lexicon.chapter_name(later[0])), options),)
