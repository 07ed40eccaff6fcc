"""`lamplight settings`: what holds for a server, and where each value comes from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from lamplight.core.faults import OK
from lamplight.core.messages import Catalogue
from lamplight.core.screen import Column
from lamplight.core.view import Text
from lamplight.server.settings import GROUPS, Settings
from lamplight.server.sources import FILE, shown, toml
from lamplight.terminal.arguments import meta
from lamplight.terminal.options import BY_MACHINE, held, meaning, takes_settings, usual
from lamplight.terminal.screen import Screen


@takes_settings
def run(
    *,
    config: Annotated[str, meta("toml")] = "",
    toml: bool = False,
    given: Mapping[str, Any],
    screen: Screen,
) -> int:
    if toml:
        screen.line(example(screen.catalogue).rstrip())
        return OK
    holding = held(given, config, screen)
    for group, names in GROUPS.items():
        screen.line(screen.paint(screen.words(f"settings-{group}"), "bold"))
        rows = []
        for name in names:
            value = shown(name, getattr(holding.settings, name))
            rows.append((name, value, screen.text(holding.source(name).text)))
        screen.table((Column(least=24, style="yellow"), Column(least=16), Column(style="dim")), rows)
        screen.line()
    return OK


def example(catalogue: Catalogue) -> str:
    """A file of settings in which nothing is set yet: every setting with its default behind a #."""
    say = catalogue.format
    lines = [f"# {FILE}"]
    for group, names in GROUPS.items():
        if group == "making":
            continue
        lines += ["", f"## {say(Text(f'settings-{group}'))}", ""]
        for name in names:
            extra = f" ({say(Text('settings-by-machine'))})" if name in BY_MACHINE else ""
            lines += [f"# {say(meaning(name))}{extra}", f"# {name} = {toml(getattr(Settings(), name))}"]
    return "\n".join(lines) + "\n"


def manual(catalogue: Catalogue) -> str:
    """The settings as a page of the documentation."""
    say = catalogue.format
    lines = []
    for group, names in GROUPS.items():
        lines += [f"## {say(Text(f'settings-{group}'))}", "", "| setting | default | what it is |", "|---|---|---|"]
        for name in names:
            value = usual(name)
            cell = f"`{value}`" if isinstance(value, str) and value else say(value) if isinstance(value, Text) else ""
            lines.append(f"| `{name}` | {cell} | {say(meaning(name)).replace('|', chr(92) + '|')} |")
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"
