"""Settings: defaults, file, environment, command line; each value knows where it came from, every fault is named."""

from __future__ import annotations

import doctest
import tomllib
from dataclasses import fields, replace
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.view import Text
from lamplight.server import contradictions, hosts, opening, proxies, sources
from lamplight.server import settings as module
from lamplight.server.settings import GROUPS, Settings, expected, kinds
from lamplight.server.sources import FILE, BadSettings, Held, Source, Typed, changed, gathered, shown
from lamplight.terminal import options
from lamplight.terminal.settings import example, manual

ROOT = Path(__file__).resolve().parents[2]
NAMES = [item.name for item in fields(Settings)]


def faults(*typed: str, folder: Path, file: str = "", **environment: str) -> list[str]:
    """What is wrong, in English."""
    if file:
        (folder / FILE).write_text(file)
    with pytest.raises(BadSettings) as caught:
        gathered(environment, map(changed, typed), folder=folder)
    return [Catalogue("en").format(fault).rstrip() for fault in caught.value.faults]


# Other values than the defaults, as they are typed and as they are written in a file.
PAIRS: dict[str, list[tuple[str, object]]] = {
    "port": [("81", 81), ("9000", 9000), ("0", 0)],
    "lang": [("de", "de"), ("fr_CA.UTF-8", "fr")],
    "open_tables": [("yes", True), ("0", False), ("on", True)],
    "idle": [("3", 3.0), ("0.25", 0.25)],
    "origins": [("https://a.example,https://b.example", ("https://a.example", "https://b.example"))],
    "database": [("sqlite:///a.db", "sqlite:///a.db"), ("postgresql://db/x", "postgresql://db/x")],
}
choices = st.fixed_dictionaries({}, optional={name: st.sampled_from(pairs) for name, pairs in PAIRS.items()})


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(file=choices, environment=choices, command=choices)
def test_the_later_source_counts_and_every_value_knows_its_own(
    file: dict[str, tuple[str, object]],
    environment: dict[str, tuple[str, object]],
    command: dict[str, tuple[str, object]],
    tmp_path: Path,
) -> None:
    path = tmp_path / "chosen.toml"
    path.write_text("".join(f"{name} = {sources.toml(value)}\n" for name, (_, value) in file.items()))
    held = gathered(
        {f"LAMPLIGHT_{name.upper()}": text for name, (text, _) in environment.items()},
        [changed(f"{name}={text}") for name, (text, _) in command.items()],
        config=str(path),
        folder=tmp_path,
    )
    for name in NAMES:
        given = [
            (command.get(name), Source("command", f"--set {name}")),
            (environment.get(name), Source("environment", f"LAMPLIGHT_{name.upper()}")),
            (file.get(name), Source("file", str(path))),
        ]
        value, source = next(
            ((pair[1], where) for pair, where in given if pair is not None),
            (getattr(Settings(), name), Source("default")),
        )
        assert (getattr(held.settings, name), held.source(name)) == (value, source)


def test_the_file_is_the_one_that_is_named_or_lies_in_the_data_folder_or_here(tmp_path: Path) -> None:
    data = tmp_path / "lamplight-data"
    (tmp_path / "else").mkdir()
    data.mkdir()

    def port(*typed: str, config: str = "", **environment: str) -> tuple[int, Path | None]:
        held = gathered(environment, map(changed, typed), config, folder=tmp_path)
        return held.settings.port, held.file

    assert port() == (8000, None)
    (tmp_path / FILE).write_text("port = 1")
    assert port() == (1, tmp_path / FILE)
    (tmp_path / FILE).rename(data / FILE)
    assert port() == (1, data / FILE)
    assert port(f"data_dir={tmp_path / 'else'}") == (8000, None)
    (tmp_path / "else" / FILE).write_text("port = 2")
    assert port(f"data_dir={tmp_path / 'else'}")[0] == 2
    assert port(LAMPLIGHT_DATA_DIR=str(tmp_path / "else"))[0] == 2
    assert port(config=str(tmp_path / "else" / FILE))[0] == 2
    assert port(LAMPLIGHT_CONFIG=str(tmp_path / "else" / FILE))[0] == 2
    (tmp_path / FILE).write_text("port = 3")
    assert faults(folder=tmp_path) == [
        f"There are two files of settings, {data / FILE} and {tmp_path / FILE}. Say which one counts with --config."
    ]
    assert port(config=str(tmp_path / FILE))[0] == 3


def test_folders_in_a_file_are_seen_from_where_it_lies(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text('data_dir = "games"')
    assert gathered({}, config=str(tmp_path / "own.toml")).settings.data_dir == tmp_path / "games"


def test_all_faults_are_named_at_once(tmp_path: Path) -> None:
    told = faults(
        "colour=blue",
        "backlog=0",
        "open_tables=perhaps",
        folder=tmp_path,
        file='public-address = "x"\nport = "8000"\norigins = "https://a.example"\nidle = nan\n[limits]\nstrikes = 3\n',
        LAMPLIGHT_PROT="81",
        LAMPLIGHT_LANG="tlh",
        LAMPLIGHT_DEBUG="1",
        LAMPLIGHT_SERVICE_HOST="10.0.0.1",
        LAMPLIGHT_PORT="tcp://10.0.0.1:8000",
        LAMPLIGHT_PORT_8000_TCP_ADDR="10.0.0.1",
    )
    file = str(tmp_path / FILE)
    all_ = "“lamplight settings” lists all."
    assert sorted(told) == sorted(
        [
            f"There is no setting “colour” (command line, --set colour). {all_}",
            "“backlog” takes a whole number from 1 upwards, not “0” (command line, --set backlog).",
            "“open_tables” takes yes or no, not “perhaps” (command line, --set open_tables).",
            f"There is no setting “public-address” ({file}). {all_} Did you mean “public_address”?",
            f'“port” takes a whole number from 0 to 65535, not “"8000"” ({file}).',
            f'“origins” takes a list of texts, not “"https://a.example"” ({file}).',
            f"“idle” takes a number from 0 upwards, not “nan” ({file}).",
            f"There is no setting “limits” ({file}). {all_}",
            f"There is no setting “prot” (environment, LAMPLIGHT_PROT). {all_} Did you mean “port”?",
            "“lang” takes one of en, de, es, fr, not “tlh” (environment, LAMPLIGHT_LANG).",
        ]
    )


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("public_address=games.example", "“games.example” cannot be the public_address"),
        ("public_address=https://me:hunter2@games.example/", "“https://…@games.example” cannot be the public_address"),
        ("public_address=https://games.example/t/x", "cannot lie below /t/x"),
        ("sub_path=/api", "cannot lie below /api"),
        ("sub_path=../x", "cannot be the sub_path"),
        ("sub_path=/a b", "cannot be the sub_path"),
        ("public_address=https://a.example/x sub_path=/y", "lies below /x, but sub_path says /y"),
        ("trusted_proxies=nginx", "“nginx” in trusted_proxies"),
        ("trusted_proxies=0.0.0.0/0", "a network of everybody is not allowed"),
        ("trusted_proxies=::/0", "a network of everybody is not allowed"),
        ("allowed_hosts=games.example:80", "without a port"),
        ("origins=https://a.example/page", "without a path"),
        ("contact=me", "cannot be the contact"),
        ("webhook=ftp://x", "cannot be a webhook"),
        ("webhook_secret=hunter2", "Set both, or none"),
        ("operator_token=hunter2", "at least 20 characters"),
        ("operator_token=hunter2 hunter2 hunter2 hunter2", "without spaces"),
        ("sub_path=/operator", "cannot lie below /operator"),
        ("connections=5 connections_per_address=6", "connections_per_address (6) is more than connections (5)"),
    ],
)
def test_what_does_not_go_together_is_named(typed: str, said: str, tmp_path: Path) -> None:
    words = typed.split(" ") if "=/a b" not in typed and "operator_token" not in typed else [typed]
    (told,) = faults(*words, folder=tmp_path)
    assert said in told
    assert "hunter2" not in told


def test_what_could_not_be_read_is_not_held_against_the_rest(tmp_path: Path) -> None:
    told = faults("connections=x", "connections_per_address=6000", folder=tmp_path)
    assert ["connections” takes" in one for one in told] == [True]


@pytest.mark.parametrize("broken", ["port = ", "port = 1\nport = 2", "\x00"])
def test_a_file_that_is_no_toml(broken: str, tmp_path: Path) -> None:
    (told,) = faults(folder=tmp_path, file=broken)
    assert told.startswith(f"The file of settings {tmp_path / FILE} is not TOML (")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadSettings) as caught:
        gathered({}, config=str(tmp_path / "none.toml"))
    assert [fault.id for fault in caught.value.faults] == ["settings-no-file"]


def test_secrets_are_never_shown(tmp_path: Path) -> None:
    secret = "hunter2"
    holding = Settings(
        database=f"postgresql://me:{secret}@db/lamp?sslpassword={secret}",
        webhook=f"https://chat.example/hook/{secret}",
        webhook_secret=secret,
        programs=(f"game:mine=./mine --key {secret}",),
    )
    assert all(secret not in shown(name, getattr(holding, name)) for name in NAMES)
    assert secret not in opening.where_kept(holding)
    assert secret not in shown("database", f"nonsense {secret}")
    told = faults(
        folder=tmp_path, file=f'database = ["{secret}"]\nwebhook_secret = ["{secret}"]\nwebhook = {{a = "{secret}"}}'
    )
    assert len(told) == 3
    assert secret not in "".join(told)


def test_programs_that_are_given_one_by_one_may_hold_commas() -> None:
    one, two = "game:a=./a --sizes 1,2", "game:b=./b"
    assert gathered({}, [Typed("--bot", "programs", [one, two], apart=True)]).settings.programs == (one, two)
    assert gathered({}, [changed("programs=x:a=b,x:c=d")]).settings.programs == ("x:a=b", "x:c=d")


def test_the_path_comes_from_the_public_address_or_by_itself() -> None:
    assert [
        replace(Settings(), public_address=one).prefix for one in ("", "https://a.example", "https://a.example/x/")
    ] == [
        "",
        "",
        "/x",
    ]
    assert Settings(sub_path="/x/y/").prefix == "/x/y"


def test_every_setting_has_a_place_and_words_in_every_language() -> None:
    assert sorted(name for names in GROUPS.values() for name in names) == sorted(NAMES)
    for lang in LANGUAGES:
        for name in NAMES:
            assert Catalogue(lang).has(options.meaning(name).id), (lang, name)
            assert Catalogue(lang).has(expected(name).id), (lang, name)
        assert all(Catalogue(lang).has(f"settings-{group}") for group in GROUPS)
    assert set(module.BOUNDS) <= set(NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_file_says_the_defaults(lang: str, tmp_path: Path) -> None:
    """Every line with a value, freed of its #, is a file that changes nothing."""
    text = example(Catalogue(lang))
    assert tomllib.loads(text) == {}, "nothing is set as it is written"
    values = [line[2:] for line in text.splitlines() if line.startswith("# ") and line[2:].partition(" = ")[0] in NAMES]
    (tmp_path / "all.toml").write_text("\n".join(values))
    held: Held = gathered({}, config=str(tmp_path / "all.toml"))
    assert replace(held.settings, data_dir=Settings().data_dir) == Settings()
    assert {name for name, source in held.sources.items() if source.kind == "file"} == set(NAMES) - set(
        GROUPS["making"]
    )


def test_the_manual_is_what_the_code_says() -> None:
    page = (ROOT / "docs" / "settings.md").read_text("utf-8")
    assert page.endswith(manual(Catalogue("en"))), "stale: run make types"


@pytest.mark.parametrize("one", [module, sources, contradictions, proxies, hosts, opening, options])
def test_examples_in_the_code(one: ModuleType) -> None:
    found = doctest.testmod(one)
    assert (found.failed, found.attempted > 0) == (0, True)


def test_text_becomes_a_setting_or_is_refused() -> None:
    read = Settings().with_text("open_tables", "1").with_text("idle", "3").with_text("origins", "a, b")
    assert (read.open_tables, read.idle, read.origins) == (True, 3.0, ("a", "b"))
    for name, value in (("nothing", "1"), ("open_tables", "maybe"), ("backlog", "x"), ("idle", "inf"), ("port", "-1")):
        with pytest.raises(ValueError):
            Settings().with_text(name, value)
    assert kinds()["port"] is int
    assert Catalogue("en").format(Text("settings-from-default")) == "default"
