"""How commands are typed: cyclopts reads the words into typed arguments; the sentences are ours, in four languages.

A command is a function `run` whose signature says what can be typed: words without dashes are positional-only,
options keyword-only, and `screen` is given to it. What its help says stands in the catalogue under the command's
prefix: `cli-play-short`, `-about`, `-examples`, and `cli-play-seat` for the option --seat.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final, NamedTuple

from cyclopts import (
    App,
    CycloptsError,
    MissingArgumentError,
    Parameter,
    Token,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)
from cyclopts.argument import Argument

from lamplight.core.faults import Fault, near, unknown, usage
from lamplight.core.messages import primary
from lamplight.core.view import Text

PROGRAM: Final = "lamplight"
LANG: Final = "--lang"
USUAL: Final = Parameter(
    negative=(),  # no --no-step
    allow_repeating=True,  # the last one counts
    parse=re.compile("^(?!screen$)"),  # the screen is not typed
)


class Command(NamedTuple):
    """A command: what is typed for it (`play`, `bot check`), the prefix of its messages, where its function is."""

    name: str
    prefix: str
    path: str  # module:function


class Whole:
    """Reads a whole number between two bounds."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def __call__(self, kind: object, tokens: Sequence[Token]) -> int:
        flag, value = tokens[0].keyword or "", tokens[0].value
        try:
            found = int(value)
        except ValueError:
            raise usage("cli-not-a-number", option=flag, value=value, low=self.low, high=self.high) from None
        if not self.low <= found <= self.high:
            raise usage("cli-not-in-range", option=flag, value=value, low=self.low, high=self.high)
        return found


def whole(low: int, high: int, meta: str = "number") -> Parameter:
    """An option that takes a whole number between two bounds."""
    return Parameter(converter=Whole(low, high), metavar=meta)


def meta(name: str) -> Parameter:
    """An option whose value is called like this: the message cli-meta-NAME."""
    return Parameter(metavar=name)


@dataclass(frozen=True)
class Asked:
    """A command line: the words of the command, and what can be said with any of them."""

    words: tuple[str, ...]
    lang: str | None
    plain: bool
    version: bool
    help: bool


def asked(
    *words: Annotated[str, Parameter(allow_leading_hyphen=True)],
    lang: str | None = None,
    plain: bool = False,
    version: Annotated[bool, Parameter(name=("--version", "-V"))] = False,
    help: Annotated[bool, Parameter(name=("--help", "-h"))] = False,
) -> Asked:
    return Asked(words, lang, plain, version, help)


# A program that says and ends nothing by itself: help, version and mistakes are ours.
QUIET: Final[dict[str, Any]] = {
    "help_flags": (),
    "version_flags": (),
    "default_parameter": USUAL,
    "exit_on_error": False,
    "print_error": False,
    "help_on_error": False,
}
GENERAL: Final = App(name=PROGRAM, default_command=asked, **QUIET)


def opened(words: Sequence[str]) -> Asked:
    """What was typed, without its command being known yet; what follows a -- is left to the command."""
    ours, rest = before_dashes(words)
    no_values(GENERAL, ours)
    try:
        _, bound, _ = GENERAL.parse_args(ours)
    except CycloptsError as error:
        raise misread(error, PROGRAM, GENERAL) from None
    found = asked(*bound.args, **bound.kwargs)
    return replace(found, words=(*found.words, *rest))


def before_dashes(words: Sequence[str]) -> tuple[list[str], list[str]]:
    """The words before --, and those from there on, which are no options.

    >>> before_dashes(["card", "--", "--lang"])
    (['card'], ['--', '--lang'])
    """
    at = list(words).index("--") if "--" in words else len(words)
    return list(words[:at]), list(words[at:])


def no_values(app: App, words: Sequence[str]) -> None:
    """A switch is there or not: --step=yes is a mistake."""
    switches = {name for one in app.assemble_argument_collection() if one.hint is bool for name in one.names}
    for word in before_dashes(words)[0]:
        if "=" in word and flag_of(word) in switches:
            raise usage("cli-flag-takes-none", option=flag_of(word))


class Reader:
    """All commands as one program; a command's module is loaded when its command is typed."""

    def __init__(self, commands: Sequence[Command]) -> None:
        self.commands = {command.name: command for command in commands}
        self.app = App(name=PROGRAM, **QUIET)
        for command in commands:
            group, _, name = command.name.rpartition(" ")
            if group and group not in self.app:
                self.app.command(App(name=group, **QUIET))
            (self.app[group] if group else self.app).command(command.path, name=name, **QUIET)

    def found(self, words: Sequence[str]) -> Command | str:
        """The command that the words begin with, or the group of commands ("": all); a fault if there is none."""
        group = words[0] if words and any(name.startswith(f"{words[0]} ") for name in self.commands) else ""
        rest = words[1:] if group else words
        if not rest or (rest[0].startswith("-") and group):
            return group
        if rest[0].startswith("-"):
            raise unknown_flag(flag_of(rest[0]), PROGRAM, GENERAL_FLAGS)
        name = f"{group} {rest[0]}".strip()
        if name not in self.commands:
            raise unknown("cli-unknown-command", rest[0], self.names(group))
        return self.commands[name]

    def names(self, group: str = "") -> list[str]:
        """What can be typed after the program, or after the name of a group."""
        if not group:
            return list(dict.fromkeys(name.partition(" ")[0] for name in self.commands))
        return [name.partition(" ")[2] for name in self.commands if name.startswith(f"{group} ")]

    def arguments(self, command: Command) -> list[Argument]:
        """What a command takes, in the order of its function."""
        return [one for one in self._app(command).assemble_argument_collection() if one.parse and one.show]

    def read(
        self, command: Command, words: Sequence[str]
    ) -> tuple[Callable[..., int], tuple[object, ...], Mapping[str, object]]:
        """The function of a command and its arguments; a fault says which word is wrong."""
        app = self._app(command)
        no_values(app, words)
        try:
            run, bound, _ = app.parse_args([DASH if word == "-" else word for word in words])
        except CycloptsError as error:
            raise misread(error, f"{PROGRAM} {command.name}", app) from None
        args = tuple("-" if value == DASH else value for value in bound.args)
        return run, args, {name: "-" if value == DASH else value for name, value in bound.kwargs.items()}

    def _app(self, command: Command) -> App:
        app = self.app
        for name in command.name.split():
            app = app[name]
        return app


DASH: Final = "\ue000-"  # a dash alone is a word (standard input); cyclopts would take it for an option
GENERAL_FLAGS: Final = (LANG, "--plain", "--version", "--help")


def flag_of(word: str) -> str:
    """An option without the value that hangs on it.

    >>> flag_of("--games=3")
    '--games'
    """
    return word.partition("=")[0]


def unknown_flag(flag: str, program: str, known: Iterable[str]) -> Fault:
    """There is no such option; names the one that was probably meant, by more than its dashes."""
    guess = near(flag.lstrip("-"), [name.lstrip("-") for name in known if name.startswith("--")])
    if isinstance(guess, Text):
        guess = Text(guess.id, {"guess": f"--{guess.args['guess']}"})
    return usage("cli-unknown-flag", value=flag, command=program, near=guess)


def misread(error: CycloptsError, program: str, app: App) -> Fault:
    """A mistake that cyclopts found, as one sentence of ours."""
    if isinstance(error, UnknownOptionError):
        flag = flag_of(error.token.keyword or error.token.value)
        known = [name for one in app.assemble_argument_collection() if one.parse for name in one.names]
        return unknown_flag(flag, program, [*known, *GENERAL_FLAGS])
    if isinstance(error, MissingArgumentError):
        flag = error.keyword or (error.argument.name if error.argument is not None else "")
        return usage("cli-flag-needs-value", option=flag)
    if isinstance(error, UnusedCliTokensError | UnknownCommandError):
        return usage("cli-extra-word", value=(error.unused_tokens or [""])[0], command=program)
    return usage("cli-bad-arguments", reason=str(error).rstrip("."))


def language(lang: str | None, environment: Mapping[str, str], known: Sequence[str]) -> str:
    """The language that was asked for, by option or by the environment; a fault if the option names none of ours.

    >>> language("fr_CA", {}, ("en", "fr"))
    'fr'
    >>> language(None, {"LANG": "de_AT.UTF-8"}, ("en", "de")), language(None, {"LANG": "C"}, ("en", "de"))
    ('de', 'en')
    """
    if lang is not None:
        if primary(lang) not in known:
            raise unknown("cli-unknown-language", lang, known)
        return primary(lang)
    for variable in ("LAMPLIGHT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(variable):
            return primary(value) if primary(value) in known else "en"
    return "en"
