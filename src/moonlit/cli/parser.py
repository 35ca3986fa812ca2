"""A parser whose help and refusals come from the catalogue; it never ends the program itself."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence

from moonlit.cli.errors import Refused
from moonlit.client.words import Words

PROGRAM = "moonlit"


class Parser:
    """The options of one command. Nothing is required and no value is judged here."""

    def __init__(self, words: Words, command: str) -> None:
        self.words = words
        self.command = command
        self._parser = argparse.ArgumentParser(
            prog=f"{PROGRAM} {command}",
            description=words.say(f"command-{command}-text"),
            formatter_class=lambda prog: _Help(prog, f"{words.say('command-usage')}: "),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self._flags: set[str] = set()
        self._places = self._parser.add_argument_group(words.say("command-arguments"))
        self._options = self._parser.add_argument_group(words.say("command-options"))

    def place(self, name: str, default: str | None = None, choice: Iterable[str] = ()) -> None:
        """A word known by its place; with choices the help lists them."""
        shown = "|".join(choice) or name.upper()
        self._places.add_argument(
            name, nargs="?", default=default, metavar=shown, help=self._help(name)
        )

    def option(self, name: str, shown: str, *, is_repeated: bool = False) -> None:
        """An option with a value; `shown` stands for the value in the help."""
        self._options.add_argument(
            f"--{name}",
            metavar=shown,
            action="append" if is_repeated else "store",
            help=self._help(name),
        )

    def flag(self, name: str) -> None:
        """An option that is there or not."""
        self._flags.add(f"--{name}")
        self._options.add_argument(f"--{name}", action="store_true", help=self._help(name))

    def help(self) -> str:
        return self._parser.format_help()

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """The options by name. Raises Refused on options that do not exist or lack a value."""
        try:
            options, strange = self._parser.parse_known_intermixed_args(list(arguments))
        except argparse.ArgumentError as error:
            name = error.argument_name or ""
            problem = "needless-value" if name in self._flags else "missing-value"
            raise Refused(problem, option=name) from None
        if strange:
            problem = "bad-option" if strange[0].startswith("-") else "too-many-arguments"
            raise Refused(problem, text=strange[0], command=self._parser.prog)
        return options

    def _help(self, name: str) -> str:
        """A command may explain an option in its own way."""
        own = f"command-{self.command}-{name}"
        message = own if self.words.has(own) else f"command-option-{name}"
        return self.words.say(message).replace("%", "%%")


class _Help(argparse.HelpFormatter):
    """The help of a command with the usage line in the person's language."""

    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog, max_help_position=28)
        self._usage_word = usage

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, prefix or self._usage_word)
