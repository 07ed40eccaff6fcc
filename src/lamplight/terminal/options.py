"""All settings of a server as options of a command: what can be typed, and what then holds."""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, replace
from typing import Annotated, Any, Final

from cyclopts import Parameter

from lamplight.core.faults import USAGE, Fault
from lamplight.core.view import Text
from lamplight.server.settings import GROUPS, Settings, is_list, kinds
from lamplight.server.sources import BadSettings, Held, Typed, gathered, toml
from lamplight.terminal.screen import Screen

SHORT: Final = {"data_dir": "--data", "programs": "--bot"}  # what is typed for them as well
METAS: Final = {"host": "host", "port": "port", "data_dir": "folder", "static": "folder", "database": "url"}
SAID: Final = {"lang"}  # can be said with every command
BY_MACHINE: Final = {item.name for item in fields(Settings) if item.default is MISSING}


def flag(name: str) -> str:
    """What is typed for a setting.

    >>> flag("bot_delay"), flag("data_dir")
    ('--bot-delay', '--data')
    """
    return SHORT.get(name, f"--{name.replace('_', '-')}")


def usual(name: str) -> Text | str:
    """The default of a setting, as it is written; empty if there is none to speak of."""
    if name in BY_MACHINE:
        return Text("settings-by-machine")
    value = getattr(Settings(), name)
    return "" if value in ("", ()) or name == "static" else toml(value)


def meaning(name: str) -> Text:
    """What a setting is for."""
    return Text(f"setting-{name.replace('_', '-')}")


def about(name: str) -> Text:
    """What a setting is for, and its default."""
    value = usual(name)
    return Text("settings-usually", {"about": meaning(name), "value": value}) if value else meaning(name)


def meta(name: str) -> str:
    """What stands for the value of a setting."""
    if kinds()[name] is bool:
        return "yes"
    return METAS.get(name, "number" if kinds()[name] in (int, float) else "program" if name == "programs" else "value")


def takes_settings(run: Callable[..., int]) -> Callable[..., int]:
    """Lets every setting be typed as an option of this command; what was typed arrives as `given`."""
    own = inspect.signature(run, eval_str=True)
    options = []
    for name in (name for names in GROUPS.values() for name in names if name not in SAID):
        flags = dict.fromkeys((flag(name), f"--{name.replace('_', '-')}"))
        shape = Parameter(name=tuple(flags), metavar=meta(name), help=name)
        said: Any = Annotated[list[str] | None, shape] if is_list(name) else Annotated[str | None, shape]
        options.append(inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=said))

    def typed(**given: Any) -> int:
        mine = {name: given.pop(name) for name in list(given) if name in own.parameters}
        return run(given=given, **mine)

    kept = [one for one in own.parameters.values() if one.name != "given"]
    typed.__signature__ = own.replace(parameters=[*kept[:-1], *options, kept[-1]])  # type: ignore[attr-defined]
    return typed


def held(given: Mapping[str, Any], config: str, screen: Screen) -> Held:
    """What holds, with what was typed; a fault names all that is wrong."""
    typed = []
    for name, value in given.items():
        if value is not None:
            many = isinstance(value, list)
            typed.append(Typed(flag(name), name, value if many else (value,), apart=many))
    if screen.asked is not None:
        typed.append(Typed("--lang", "lang", (screen.asked,)))
    base = replace(Settings(), lang=screen.catalogue.lang)
    try:
        return gathered(os.environ, typed, config, base)
    except BadSettings as error:
        raise faulty(error) from None


def faulty(error: BadSettings) -> Fault:
    """One fault is said by itself, several below each other."""
    if len(error.faults) == 1:
        return Fault(USAGE, error.faults[0])
    return Fault(USAGE, Text("settings-wrong"), error.faults)
