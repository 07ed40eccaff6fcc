"""How commands are typed: argparse with its words taken from the catalogue, and numbers that explain themselves."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from typing import Final, NoReturn

from lamplight.terminal.faults import Fault, near, unknown, usage
from lamplight.terminal.screen import Screen

LANG: Final = "--lang"


class Layout(argparse.RawDescriptionHelpFormatter):
    """Help as argparse lays it out, with our word for "usage"."""

    prefix = ""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self.prefix if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """Reads the arguments of one command; every mistake is a Fault with a sentence of ours."""

    def __init__(self, screen: Screen, command: str) -> None:
        layout = type("Layout", (Layout,), {"prefix": screen.words("cli-usage") + " "})
        super().__init__(
            prog=f"lamplight {command}",
            description=screen.words(f"cli-{command}-about"),
            epilog=screen.words("cli-examples") + "\n" + indented(screen.words(f"cli-{command}-examples")),
            formatter_class=lambda prog: layout(prog, max_help_position=28, width=screen.width),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.screen = screen
        self.command = command
        self.names = self.add_argument_group(screen.words("cli-arguments"))
        self.switches = self.add_argument_group(screen.words("cli-options"))

    def name(self, dest: str, many: bool = False) -> None:
        """A word without dashes; whether it may be left out is for the command to say."""
        label = self.screen.words(f"cli-meta-{dest}")
        about = self.screen.words(f"cli-{self.command}-{dest}")
        self.names.add_argument(dest, nargs="*" if many else "?", metavar=label, help=about)

    def value(self, flag: str, meta: str, many: bool = False) -> None:
        """An option with a value, perhaps several times."""
        about = self.screen.words(f"cli-{self.command}-{flag[2:]}")
        action = "append" if many else "store"
        self.switches.add_argument(flag, metavar=self.screen.words(f"cli-meta-{meta}"), help=about, action=action)

    def switch(self, flag: str) -> None:
        """An option without a value."""
        self.switches.add_argument(flag, help=self.screen.words(f"cli-{self.command}-{flag[2:]}"), action="store_true")

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        """The arguments, or a Fault that says which word is wrong."""
        self.switches.add_argument(LANG, metavar="en|de|es|fr", help=self.screen.words("cli-lang"))
        self.switches.add_argument("-h", "--help", action="help", help=self.screen.words("cli-help"))
        try:
            found, rest = self.parse_known_args(list(words))
        except argparse.ArgumentError as error:
            raise self._misused(error) from None
        for word in rest:
            if word.startswith("-"):
                flags = [flag for action in self._actions for flag in action.option_strings if flag.startswith("--")]
                where = f"lamplight {self.command}"
                raise usage("cli-unknown-flag", value=word.partition("=")[0], command=where, near=near(word, flags))
            raise usage("cli-extra-word", value=word, command=f"lamplight {self.command}")
        return found

    def _misused(self, error: argparse.ArgumentError) -> Fault:
        flag = error.argument_name or ""
        for action in self._actions:
            if flag in action.option_strings and action.nargs == 0:
                return usage("cli-flag-takes-none", option=flag)
        return usage("cli-flag-needs-value", option=flag)

    def error(self, message: str) -> NoReturn:
        raise usage("cli-bad-arguments", reason=message)


def indented(text: str) -> str:
    """Every line moved to the right by two columns."""
    return "\n".join("  " + line.strip() for line in text.splitlines())


def number(flag: str, value: str | None, default: int, low: int, high: int) -> int:
    """A whole number between two bounds."""
    if value is None:
        return default
    try:
        found = int(value)
    except ValueError:
        raise usage("cli-not-a-number", option=flag, value=value, low=low, high=high) from None
    if not low <= found <= high:
        raise usage("cli-not-in-range", option=flag, value=value, low=low, high=high)
    return found


def language(words: Sequence[str], environment: dict[str, str], known: Sequence[str]) -> tuple[str, Fault | None]:
    """The language that was asked for, by option or by the environment; a fault if the option names none of ours.

    >>> language(["play", "--lang", "de"], {}, ("en", "de"))
    ('de', None)
    >>> language(["--lang=fr_CA"], {}, ("en", "fr"))[0]
    'fr'
    >>> language([], {"LANG": "de_AT.UTF-8"}, ("en", "de"))[0]
    'de'
    >>> language([], {"LANG": "C"}, ("en", "de"))[0]
    'en'
    """
    spoken = "en"
    for variable in ("LAMPLIGHT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(variable):
            tag = primary(value)
            spoken = tag if tag in known else "en"
            break
    for i, word in enumerate(words):
        if word == "--":
            break
        wanted = words[i + 1] if word == LANG and i + 1 < len(words) else None
        if word.startswith(LANG + "="):
            wanted = word.partition("=")[2]
        if wanted is not None:
            if primary(wanted) not in known:
                return spoken, unknown("cli-unknown-language", wanted, known)
            return primary(wanted), None
    return spoken, None


def primary(tag: str) -> str:
    """The language in a tag or locale name.

    >>> primary("de_AT.UTF-8")
    'de'
    """
    return tag.replace("_", "-").replace(".", "-").partition("-")[0].lower()
