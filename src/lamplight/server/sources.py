"""Where settings come from: defaults, a file, the environment, the command line; the later one counts, and each value
knows where it came from. Whatever is wrong is named all at once.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from lamplight.core.faults import near
from lamplight.core.view import Text
from lamplight.server.contradictions import bare, contradictions
from lamplight.server.settings import WHOLE, Settings, expected, from_file, from_text, kinds

FILE: Final = "lamplight.toml"
VARIABLE: Final = "LAMPLIGHT_"
CONFIG: Final = "config"  # which file, on the command line and in the environment
SECRET: Final = frozenset(
    {"database", "webhook", "webhook_secret", "operator_token"}
)  # what of these is shown: shown()
# Variables of the build, of the tests and of the command line itself, which are no settings of a server.
OTHERS: Final = frozenset(
    {
        "AHEAD", "BROWSER", "BUILT", "CADDY", "CONFIG", "DEBUG", "LINE_CHANGES", "MUST_COMPILE", "NGINX", "NO_WEB",
        "OUTSIDE", "POSTGRES", "PURE", "SCREENS", "URL",
    }
)  # fmt: skip
# What Kubernetes puts beside every container when there is a service called lamplight.
KUBERNETES: Final = re.compile(r"(SERVICE_(HOST|PORT)\w*|PORT_\d+_(TCP|UDP)\w*)")
HIDDEN: Final = "…"


@dataclass(frozen=True)
class Source:
    """Where a value came from: the name of the file, the variable or the option."""

    kind: Literal["default", "file", "environment", "command"]
    name: str = ""

    @property
    def text(self) -> Text:
        return Text(f"settings-from-{self.kind}", {"name": self.name})


DEFAULT: Final = Source("default")


class Typed(NamedTuple):
    """A setting on the command line; each value as it stands, or with commas in it."""

    flag: str
    name: str
    values: Sequence[str]
    apart: bool = False  # the values of a list were given one by one


@dataclass(frozen=True)
class Held:
    """What holds, and where each value comes from."""

    settings: Settings
    sources: Mapping[str, Source]
    file: Path | None

    def source(self, name: str) -> Source:
        return self.sources.get(name, DEFAULT)


class BadSettings(Exception):
    """All that is wrong with the settings."""

    def __init__(self, faults: Sequence[Text]) -> None:
        super().__init__(", ".join(fault.id for fault in faults))
        self.faults = tuple(faults)


def changed(name: str) -> Typed:
    """A change that was typed as NAME=VALUE."""
    key, _, value = name.partition("=")
    return Typed(f"--set {key}", key, (value,))


def gathered(
    environment: Mapping[str, str],
    typed: Iterable[Typed] = (),
    config: str = "",
    base: Settings | None = None,
    folder: Path | None = None,
) -> Held:
    """What holds: the defaults, then the file, the environment and the command line. Raises BadSettings.

    The file is the one that is named, or else lamplight.toml in the data folder or in the working folder.
    """
    faults: list[Text] = []
    above = [*from_environment(environment, faults), *from_command(typed, faults)]
    default = base or Settings()
    here = folder or Path()
    named = config or environment.get(VARIABLE + CONFIG.upper(), "")
    data = next((value for name, value, _ in reversed(above) if name == "data_dir"), default.data_dir)
    file = Path(named) if named else found_file(here / data, here, faults)
    below = [] if file is None else list(in_file(file, faults))
    values: dict[str, Any] = {}
    sources: dict[str, Source] = {}
    for name, value, source in [*below, *above]:
        values[name] = value
        sources[name] = source
    settings = replace(default, **values)
    # What could not be read may be the very thing that would fit.
    unread = {str(fault.args["name"]) for fault in faults if "name" in fault.args}
    faults += [fault for fault in contradictions(settings) if not unread & set(str(fault.args.get("of", "")).split())]
    if faults:
        raise BadSettings(faults)
    return Held(settings, sources, file)


def found_file(data: Path, here: Path, faults: list[Text]) -> Path | None:
    """The file of settings that lies where one is looked for."""
    found = [path for path in (data / FILE, here / FILE) if path.is_file()]
    if len(found) == 2 and not found[0].samefile(found[1]):
        faults.append(Text("settings-two-files", {"first": str(found[0]), "second": str(found[1])}))
    return found[0] if found else None


Given = tuple[str, Any, Source]


def in_file(file: Path, faults: list[Text]) -> Iterator[Given]:
    """The settings in a file; folders in it are seen from where it lies."""
    try:
        content = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        faults.append(Text("settings-no-file", {"file": str(file), "detail": error.strerror or str(error)}))
        return
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        detail = str(error) if isinstance(error, tomllib.TOMLDecodeError) else "UTF-8"
        faults.append(Text("settings-not-toml", {"file": str(file), "detail": detail}))
        return
    source = Source("file", str(file))
    for name, raw in content.items():
        if name not in kinds():
            faults.append(unknown(name, source))
            continue
        try:
            yield name, from_file(name, raw, file.parent), source
        except ValueError:
            faults.append(bad(name, toml(raw), source))


def from_environment(environment: Mapping[str, str], faults: list[Text]) -> Iterator[Given]:
    for variable, text in sorted(environment.items()):
        short = variable.removeprefix(VARIABLE)
        if short == variable or short in OTHERS or KUBERNETES.fullmatch(short):
            continue
        if short == "PORT" and text.startswith("tcp://"):  # Kubernetes again
            continue
        yield from read(Typed(variable, short.lower(), (text,)), Source("environment", variable), faults)


def from_command(typed: Iterable[Typed], faults: list[Text]) -> Iterator[Given]:
    for one in typed:
        yield from read(one, Source("command", one.flag), faults)


def read(one: Typed, source: Source, faults: list[Text]) -> Iterator[Given]:
    """One setting that was typed, in a shell or before."""
    if one.name not in kinds():
        faults.append(unknown(one.name, source))
        return
    if one.apart and one.name in WHOLE:
        yield one.name, tuple(one.values), source
        return
    text = ",".join(one.values)
    try:
        yield one.name, from_text(one.name, text), source
    except ValueError:
        faults.append(bad(one.name, text, source))


def unknown(name: str, source: Source) -> Text:
    guess = near(name.replace("-", "_"), kinds())
    return Text("settings-unknown", {"name": name[:60], "where": source.text, "near": guess})


def bad(name: str, value: str, source: Source) -> Text:
    if name in SECRET:
        return Text("settings-bad-secret", {"name": name, "what": expected(name), "where": source.text})
    return Text("settings-bad-value", {"name": name, "what": expected(name), "value": value[:80], "where": source.text})


def toml(value: object) -> str:
    """A value as it is written in the file.

    >>> toml(True), toml(8000), toml(2.0), toml(("a", 'b"')), toml("")
    ('true', '8000', '2', '["a", "b\\\\""]', '""')
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(int(value)) if value == value // 1 else repr(value)
    if isinstance(value, list | tuple):
        return "[" + ", ".join(toml(part) for part in value) + "]"
    if isinstance(value, str | Path):
        escaped = str(value).replace("\\", "\\\\").replace('"', '\\"')
        return '"' + "".join(f"\\u{ord(one):04x}" if ord(one) < 32 or ord(one) == 127 else one for one in escaped) + '"'
    return str(value)


def shown(name: str, value: object) -> str:
    """A value as it may be read by whoever looks over the shoulder: no password, no token, no secret.

    >>> shown("port", 8000), shown("webhook_secret", "hunter2"), shown("webhook", "https://chat.example/hook/t0k3n")
    ('8000', '"…"', '"https://chat.example/…"')
    >>> shown("database", "postgresql://me:hunter2@db/lamp?password=x")
    '"postgresql://me:***@db/lamp?password=hidden"'
    >>> shown("programs", ("game:mine=./mine --key 7",))
    '["game:mine=./mine …"]'
    """
    if isinstance(value, str) and value and name in SECRET:
        return toml(database_shown(value) if name == "database" else bare(value) if name == "webhook" else HIDDEN)
    if name == "programs" and isinstance(value, tuple):
        return toml([re.sub(r"(?s)(\s).+", rf"\1{HIDDEN}", part) for part in value])
    return toml(value)


def database_shown(url: str) -> str:
    """The database without the password, wherever in the address that stands."""
    import sqlalchemy as sa

    try:
        made = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError):
        return HIDDEN
    query = {name: "hidden" if "pass" in name.lower() else value for name, value in made.query.items()}
    return made.set(query=query).render_as_string(hide_password=True)
