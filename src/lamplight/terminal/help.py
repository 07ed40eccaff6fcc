"""Help in the reader's language: what can be typed comes from the commands' signatures, the words from the catalogue.

cyclopts has a help of its own, but its labels (usage, arguments, defaults) are English; ours is a table of Rich.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cyclopts.argument import Argument

from lamplight.core.view import Text
from lamplight.kits import all_kits
from lamplight.terminal.arguments import PROGRAM, Command, Reader
from lamplight.terminal.screen import Screen

GENERAL: Final = (
    ("--lang en|de|es|fr", "cli-lang"),
    ("--plain", "cli-plain"),
    ("-V, --version", "cli-version"),
    ("-h, --help", "cli-help"),
)


def overview(reader: Reader, screen: Screen, group: str = "") -> list[str]:
    """Every command in one line, then examples."""
    usage = " ".join(part for part in (PROGRAM, group, screen.words("cli-synopsis")) if part)
    lines = [f"{heading(screen, 'cli-usage')} {usage}", ""]
    lines += wrapped(screen, screen.words(f"cli-{group}-about" if group else "cli-about"))
    lines += ["", heading(screen, "cli-commands")]
    lines += listed(screen, [(name, short(reader, screen, group, name)) for name in reader.names(group)])
    lines += ["", heading(screen, "cli-options") + ":"]
    lines += listed(screen, [(flag, screen.words(text)) for flag, text in GENERAL])
    lines += ["", heading(screen, "cli-examples")]
    lines += indented(screen.words(f"cli-{group}-examples" if group else "cli-top-examples", **example()))
    return [*lines, "", *wrapped(screen, screen.words("cli-exit-codes"))]


def short(reader: Reader, screen: Screen, group: str, name: str) -> str:
    """A command, or a group of commands, in a few words."""
    command = reader.commands.get(f"{group} {name}".strip())
    return screen.words(f"{command.prefix}-short" if command is not None else f"cli-{name}-short")


def page(command: Command, reader: Reader, screen: Screen) -> list[str]:
    """The help of one command."""
    names = [one for one in reader.arguments(command) if one.index is not None]
    options = [one for one in reader.arguments(command) if one.index is None]
    shown = [f"[{label(command, one, screen)}{' ...' if is_many(one) else ''}]" for one in names]
    usage = " ".join([PROGRAM, command.name, *shown, f"[{screen.words('cli-options')}]"])
    lines = [f"{heading(screen, 'cli-usage')} {usage}", ""]
    lines += wrapped(screen, screen.words(f"{command.prefix}-about"))
    if names:
        lines += ["", heading(screen, "cli-arguments") + ":"]
        lines += listed(screen, [(label(command, one, screen), about(command, one, screen)) for one in names])
    sections: dict[str, list[tuple[str, str]]] = {"cli-options": []}
    for one in options:
        row = (f"{one.name} {label(command, one, screen)}".rstrip(), about(command, one, screen))
        sections.setdefault(section(one), []).append(row)
    sections["cli-options"] += [(flag, screen.words(text)) for flag, text in GENERAL if flag != "-V, --version"]
    for message, rows in sections.items():
        lines += ["", heading(screen, message) + ":", *listed(screen, rows)]
    lines += ["", heading(screen, "cli-examples"), *indented(screen.words(f"{command.prefix}-examples", **example()))]
    return lines


def example() -> dict[str, int | str | Text]:
    """What examples name: the first game with one of its bots, options and rules."""
    kit = all_kits()[0]
    spec = kit.game.info().options[0]
    rules = kit.rulebook.rules if kit.rulebook is not None else ("",)
    chapter = rules[-1].partition("-")[2].partition(".")[0]
    option = f"{spec.name}={spec.choices[-1].value}"
    return {"game": kit.id, "bot": kit.bot_names()[0], "option": option, "rule": rules[-1], "chapter": chapter}


def heading(screen: Screen, message: str) -> str:
    return screen.paint(screen.words(message), "bold")


def is_many(argument: Argument) -> bool:
    """May this word be repeated?"""
    return bool(argument.field_info.kind == argument.field_info.VAR_POSITIONAL)


def key(argument: Argument) -> str:
    """What an argument is called in the messages."""
    return str(argument.name).lstrip("-").lower().replace("_", "-")


def label(command: Command, argument: Argument, screen: Screen) -> str:
    """What stands for the value of an argument; nothing for a switch."""
    if argument.hint is bool:
        return ""
    name = argument.parameter.metavar or key(argument)
    for message in (f"{command.prefix}-meta-{name}", f"cli-meta-{name}"):
        if (found := screen.words(message)) != message:
            return found
    return name.upper()


def section(argument: Argument) -> str:
    """The message over the options that an option stands among."""
    if argument.parameter.help:
        from lamplight.server.settings import group_of

        return f"settings-{group_of(argument.parameter.help)}"
    return "cli-options"


def about(command: Command, argument: Argument, screen: Screen) -> str:
    """What an argument is for; of a setting of the server it is said once for all commands."""
    if argument.parameter.help:
        from lamplight.terminal import options

        return screen.text(options.about(argument.parameter.help))
    return screen.words(f"{command.prefix}-{key(argument)}", **example())


def listed(screen: Screen, rows: Sequence[tuple[str, str]]) -> list[str]:
    """What can be typed on the left, what it does on the right."""
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for typed, does in rows:
        grid.add_row(Text(typed, "yellow"), Text(does))
    return screen.laid_out(Padding(grid, (0, 0, 0, 2)))


def wrapped(screen: Screen, text: str) -> list[str]:
    """A paragraph in the width of the terminal."""
    from rich.text import Text

    return screen.laid_out(Text(text))


def indented(text: str) -> list[str]:
    """Every line moved to the right by two columns."""
    return ["  " + line.strip() for line in text.splitlines()]
