"""The command line: help, exit codes, and mistakes that name what there is."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import urllib.request
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax import ast, parse
from tests.examples import EXAMPLE, SIGN
from tests.terminal.conftest import Run
from tests.waiting import DEADLINE, looks

import lamplight as package
from lamplight.bots.kit import Command
from lamplight.cli import OWN, main
from lamplight.core.messages import LANGUAGES
from lamplight.kits import all_kits, kit_named

SOURCE = Path(package.__file__).parent
COMMANDS = [command.name for command in OWN]
OF_GAMES = [command.name for kit in all_kits() for command in kit.commands]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LAMPLIGHT_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)


def test_version(lamplight: Run) -> None:
    told = lamplight("--version")
    assert told.returncode == 0
    assert re.fullmatch(
        rf"lamplight {package.__version__} \(rules (un)?compiled.*; Python 3\.\d+\.\d+\)\n", told.stdout
    )


def test_nothing_typed_shows_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert f"lamplight play {EXAMPLE}" in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS, *OF_GAMES])
def test_help_has_examples_and_every_text(command: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help", "--lang", lang] if command else ["--lang", lang, "--help"]) == 0
    text = capsys.readouterr().out
    heading = {"en": "examples:", "de": "Beispiele:", "es": "ejemplos:", "fr": "exemples\u00a0:"}[lang]
    assert f"  lamplight {command}" in text.partition(heading)[2]
    assert not re.search(r"\b(cli|term)-[a-z-]+", text)
    assert all(f"\n  {name} " in text for name in OF_GAMES) or command


def test_help_by_the_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["help", "verify"]) == 0
    assert capsys.readouterr().out.startswith("usage: lamplight verify")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("plai", "Did you mean “play”?"),
        (
            "xyz",
            "there are: play, learn, replay, verify, analyse, serve, settings, rules, games, simulate, arena, study",
        ),
        ("--frob", "no option “--frob”"),
        ("--lang", "needs a value"),
        ("--lang tlh games", "there are: en, de, es, fr"),
        ("games --frob", "no option “--frob”"),
        ("games extra", "does not know what to do with “extra”"),
        ("play", f"Which game? There are: {EXAMPLE}"),
        ("play dunkelrude", f"Did you mean “{EXAMPLE}”?"),
        ("play ludo", f"there are: {EXAMPLE}"),
        (f"play {EXAMPLE} --players 1", "for 2 to 6 players, not for 1"),
        (f"play {EXAMPLE} --players 7", "for 2 to 6 players, not for 7"),
        (f"play {EXAMPLE} --players many", "for 2 to 6 players, not for many"),
        (f"play {EXAMPLE} --players", "--players needs a value"),
        (f"play {EXAMPLE} --playres 3", "Did you mean “--players”?"),
        (f"play {EXAMPLE} --play 3", "no option “--play”"),
        (f"play {EXAMPLE} --real-dice=yes", "takes no value"),
        (f"play {EXAMPLE} --bot toughtful", "Did you mean “thoughtful”?"),
        (f"play {EXAMPLE} --seat me", "you, you:NAME, bot:thoughtful, bot:kind, bot:gentle, "),
        (f"play {EXAMPLE} --seat bot:clever", "there are: thoughtful, kind, gentle, normal, strong, master, uniform"),
        (f"play {EXAMPLE} --players 2 --seat you --seat you --seat you", "3 seats were named, but only 2 play"),
        (f"play {EXAMPLE} --board shrot", "Did you mean “short”?"),
        (f"play {EXAMPLE} --option crowd=none", "Did you mean “crowds”?"),
        (f"play {EXAMPLE} --option crowds=maybe", "there are: group, none"),
        (f"play {EXAMPLE} --option crowds", "name=value"),
        (f"play {EXAMPLE} --seed xyz", "no seed"),
        (f"play {EXAMPLE} --seed {'a' * 65}", "1 to 64 hexadecimal digits"),
        (f"play {EXAMPLE} --seed 1 --real-dice", "either --seed or --real-dice"),
        (f"play {EXAMPLE} --players 2 --option start=seat-5", "cannot be set up"),
        ("verify", "Which file?"),
        ("replay", "Which file?"),
        ("board", "Which file?"),
        ("replay x --to -1", "0 to 1000000"),
        ("replay x --to many", "“many”"),
        ("replay x --step --json", "either --step or --json"),
        (f"rules {SIGN}-99.9", f"There is no game “{SIGN}-99.9”"),
        (f"rules {EXAMPLE} {SIGN}-99.9", f"There is no rule “{SIGN}-99.9”"),
        ("simulate", "Which game?"),
        (f"simulate {EXAMPLE} --games 0", "from 1 to"),
        (f"simulate {EXAMPLE} --bots thoughtful,clever", "there are: thoughtful, kind, gentle, normal, strong,"),
        (f"simulate {EXAMPLE} --players 2 --bots uniform,uniform,uniform", "3 seats were named"),
        ("serve --port 70000", "from 0 to 65535"),
        ("serve --port http", "“http”"),
    ],
)
def test_mistakes_are_explained_in_one_sentence(
    typed: str, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(typed.split()) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert told.out == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("lang", ["de", "es", "fr"])
def test_mistakes_in_other_languages(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for typed in ("plai", "play ludo", "verify nowhere", f"play {EXAMPLE} --players 9", f"rules {EXAMPLE} x"):
        assert main([*typed.split(), "--lang", lang]) in (2, 3)
        told = capsys.readouterr().err
        assert not re.search(r"\bThere is\b|\bcli-|\bDid you", told)


def test_language_of_the_environment(lamplight: Run) -> None:
    for more, said in (
        ({"LANG": "de_AT.UTF-8"}, "Befehle:"),
        ({"LANG": "de_AT.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "commandes\u00a0:"),
        ({"LANG": "de_AT.UTF-8", "LAMPLIGHT_LANG": "en"}, "commands:"),
        ({"LANG": "pt_BR.UTF-8"}, "commands:"),
    ):
        assert said in lamplight("--help", **more).stdout


def test_a_record_that_exists_is_left_alone(lamplight: Run, tmp_path: Path) -> None:
    (tmp_path / "old.jsonl").write_text("precious")
    told = lamplight("play", EXAMPLE, "--record", "old.jsonl")
    assert told.returncode == 3
    assert "exists already" in told.stderr
    assert (tmp_path / "old.jsonl").read_text() == "precious"
    assert not (tmp_path / "old.jsonl.table").exists()


def test_resume_refuses_what_the_record_decides(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--players", "3"], ["--option", "crowds=none"], ["--record", "x"]):
        assert main(["play", "--resume", str(record), *words]) == 2
        assert "cannot be used with --resume" in capsys.readouterr().err
    assert main(["play", "--resume", str(record)]) == 3
    assert "is over" in capsys.readouterr().err


def test_resume_without_the_seed_or_with_a_wrong_one(lamplight: Run, tmp_path: Path) -> None:
    words = ("play", EXAMPLE, "--players", "2", "--seed", "5", "--record", "game.jsonl")
    assert lamplight(*words).returncode == 0
    (tmp_path / "game.jsonl.table").unlink()
    told = lamplight("play", "--resume", "game.jsonl")
    assert told.returncode == 3
    assert "The seed of the dice is missing" in told.stderr
    told = lamplight("play", "--resume", "game.jsonl", "--seed", "6")
    assert told.returncode == 3
    assert "not the seed" in told.stderr
    assert lamplight("play", "--resume", "game.jsonl", "--seed", "5").returncode == 0
    (tmp_path / "game.jsonl.table").write_text("{}")
    told = lamplight("play", "--resume", "game.jsonl")
    assert told.returncode == 3
    assert "game.jsonl.table cannot be read" in told.stderr


def test_nobody_reads_any_more(record: Path, env: dict[str, str]) -> None:
    """A closed pipe ends the program without a word."""
    for words in (["replay", str(record)], ["rules"], ["simulate", EXAMPLE, "--games", "1"]):
        process = subprocess.Popen(
            [sys.executable, "-m", "lamplight", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=env,
        )
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        said = process.stderr.read()
        process.stderr.close()
        assert process.wait(DEADLINE) == 141
        assert said == b""


def test_output_that_knows_no_unicode(lamplight: Run, record: Path) -> None:
    told = lamplight("replay", str(record), PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert told.returncode == 0
    assert "^0 " in told.stdout


def test_games_lists_options_and_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    text = capsys.readouterr().out
    for word in (EXAMPLE, "2 to 6 players", "board=", "short", "crowds=", "thoughtful", "uniform"):
        assert word in text
    assert "gentle       Gentle. Overlooks things" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulebook(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--lang", lang]) == 0
    text = capsys.readouterr().out
    for name in (f"{SIGN}-4.1", f"{SIGN}-8.13", f"{SIGN}-14.4", "S50", "T16", "crowds"):
        assert re.search(rf"^{re.escape(name)} ", text, re.MULTILINE)
    assert not re.search(r"\bdr-(rule|ruling|chapter|variant)", text)


def test_one_rule_or_chapter(capsys: pytest.CaptureFixture[str]) -> None:
    for typed in ([f"{SIGN}-8.13"], [EXAMPLE, "8.13"], ["dr-8.13"], [EXAMPLE, "dr-8.13"]):
        assert main(["rules", *typed]) == 0
        text = capsys.readouterr().out
        assert text.startswith(f"{SIGN}-8.13 ")
        assert text.count(f"{SIGN}-") == 1
    assert main(["rules", EXAMPLE, "13"]) == 0
    assert re.findall(rf"^{SIGN}-\d+\.\d+", capsys.readouterr().out, re.MULTILINE) == [f"{SIGN}-13.1", f"{SIGN}-13.2"]


def test_the_book_is_read_in_the_order_of_learning(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", EXAMPLE]) == 0
    text = capsys.readouterr().out
    book = kit_named(EXAMPLE).rulebook
    assert book is not None
    chapters = [int(number) for number in re.findall(r"^(\d+)\. ", text, re.MULTILINE)]
    assert tuple(chapters) == book.order
    assert text.index("in two minutes") < text.index(f"{SIGN}-")
    assert text.index("For those who compare editions") > text.index("S50 ")
    for word in ("Example: ", "Key to the signs", "Words of the game", "our reading:", "Before\n", "This is not:"):
        assert word in text


def test_the_book_can_be_asked_for_parts_and_searched(capsys: pytest.CaptureFixture[str]) -> None:
    book = kit_named(EXAMPLE).rulebook
    assert book is not None
    example = book.reading.examples[0].name
    for typed, told in (
        (["key"], "Key to the signs"),
        ([f"example-{example}"], "Example: "),
        (["RIVER", "ghost"], "places in the book have “RIVER ghost”"),
        (["--lang", "fr", "fantome", "riviere"], "endroits du livret"),
        (["--lang", "de", "Fluesse"], ""),
    ):
        done = main(["rules", EXAMPLE, *typed])
        assert told in capsys.readouterr().out
        assert done == (0 if told else 2)


def test_simulate_is_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", EXAMPLE, "--games", "3", "--players", "3", "--board", "short", "--bots", "uniform"]
    tables = []
    for seed in ("a", "a", "b"):
        assert main([*words, "--seed", seed]) == 0
        tables.append(capsys.readouterr().out)
    assert tables[0] == tables[1]
    assert tables[0].replace("“a”", "“b”") != tables[2]
    shares = [float(value) for value in re.findall(r"\(uniform\) +\d+ +([\d.]+)%", tables[0])]
    assert len(shares) == 3
    assert sum(shares) == pytest.approx(100, abs=0.3)
    ends = [int(n) for n in re.findall(r"^  (?:one|pair) +(\d+)", tables[0], re.MULTILINE)]
    assert sum(ends) == 3


def test_thoughtful_beats_uniform(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", EXAMPLE, "--games", "20", "--players", "2", "--board", "short"]
    assert main([*words, "--bots", "uniform,thoughtful"]) == 0
    text = capsys.readouterr().out
    share = {bot: float(value) for bot, value in re.findall(r"\((\w+)\) +\d+ +([\d.]+)%", text)}
    assert share["thoughtful"] > share["uniform"]


def test_an_inner_fault_shows_no_traceback(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from lamplight.terminal import games

    def broken(*_: object) -> None:
        raise KeyError("lamp")

    monkeypatch.setattr(games, "show", broken)
    assert main(["games"]) == 3
    told = capsys.readouterr().err
    assert "KeyError: 'lamp'" in told
    assert "Traceback" not in told


# --- commands that games bring -----------------------------------------------------------------------


def test_a_game_brings_a_command_of_its_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its function is plain Python: no parser, no terminal; a name that is taken is refused in one sentence."""
    module = ModuleType("own_game_command")
    code = """
def run(word=None, /, *, often: int = 1, loud: bool = False, screen):
    screen.line((word or "nothing") * often + ("!" if loud else ""))
    return 1
"""
    exec(code, vars(module))
    monkeypatch.setitem(sys.modules, "own_game_command", module)
    first, *others = all_kits()
    own = Command("shout", f"{first.prefix}-cli-shout", "own_game_command")
    kits = [replace(first, commands=(own, own._replace(name="play"))), *others]
    monkeypatch.setattr("lamplight.kits.all_kits", lambda: kits)
    assert main(["shout", "lamp", "--often", "2", "--loud"]) == 1
    told = capsys.readouterr()
    assert told.out == "lamplamp!\n"
    assert "brings a command “play”, but that name is taken" in told.err
    assert main(["shuot"]) == 2
    assert "Did you mean “shout”?" in capsys.readouterr().err
    assert main(["shout", "--laud"]) == 2
    assert "“lamplight shout” has no option “--laud”. Did you mean “--loud”?" in capsys.readouterr().err
    assert main(["--help"]) == 0
    assert "\n  shout " in capsys.readouterr().out


# --- serve ----------------------------------------------------------------------------------------


def test_serve_answers_and_stops(tmp_path: Path, env: dict[str, str]) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "lamplight", "serve", "--port", "0", "--data", str(tmp_path / "tables")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=env,
        encoding="utf-8",
    )
    try:
        assert process.stdout is not None
        address = re.search(r"http://127\.0\.0\.1:\d+/", process.stdout.readline())
        assert address is not None
        with urllib.request.urlopen(address.group(0) + "api/health", timeout=DEADLINE) as answer:
            assert answer.status == 200
    finally:
        process.terminate()
        _, said = process.communicate(timeout=DEADLINE)
    assert process.returncode == 0
    assert "Traceback" not in said


def test_serve_cannot_start(lamplight: Run, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        for words in (("--port", port), ("--port", port, "--open")):
            told = lamplight("serve", *words)
            assert told.returncode == 3
            assert port in told.stderr
    (tmp_path / "file").write_text("")
    for words in (("--data", "file"), ("--database", "nonsense://x"), ("--host", "host.invalid")):
        told = lamplight("serve", "--port", "0", *words)
        assert told.returncode == 3, words
        assert told.stderr.count("\n") == 1
        assert "Traceback" not in told.stderr


def test_serve_opens_the_browser_when_it_answers(tmp_path: Path, env: dict[str, str]) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {seen}.new && mv {seen}.new {seen}\n')
    browser.chmod(0o755)
    process = subprocess.Popen(
        [sys.executable, "-m", "lamplight", "serve", "--port", "0", "--open", "--data", str(tmp_path / "tables")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**env, "BROWSER": str(browser)},
    )
    try:
        for _ in looks("no browser was opened"):
            assert process.poll() is None
            if seen.exists():
                break
        with urllib.request.urlopen(seen.read_text() + "api/health", timeout=DEADLINE) as answer:
            assert answer.status == 200
    finally:
        process.terminate()
        process.communicate(timeout=DEADLINE)


# --- the catalogues -------------------------------------------------------------------------------


def messages(lang: str) -> dict[str, set[str]]:
    """The messages of our catalogue with the variables they use; no line may be unreadable."""
    found: dict[str, set[str]] = {}
    sources = [(SOURCE / "locale" / lang / name).read_text("utf-8") for name in ("terminal.ftl", "care-terminal.ftl")]
    for entry in (entry for source in sources for entry in parse(source).body):
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = set(re.findall(r"\$(\w+)", _source(entry)))
    return found


def _source(entry: ast.Message) -> str:
    from fluent.syntax.serializer import FluentSerializer

    return FluentSerializer().serialize_entry(entry)


def test_catalogues_say_the_same_in_every_language() -> None:
    english = messages("en")
    for lang in LANGUAGES:
        assert messages(lang) == english


OWN_COMMANDS = sorted((SOURCE / "games").glob("*/*.py"))  # a game's commands use some of our sentences


def test_every_message_of_the_code_exists() -> None:
    english = set(messages("en"))
    used: set[str] = set()
    for path in (
        SOURCE / "cli.py",
        SOURCE / "core" / "faults.py",
        *sorted((SOURCE / "terminal").glob("*.py")),
        *sorted((SOURCE / "server" / "care").glob("*.py")),
        *OWN_COMMANDS,
    ):
        used |= set(re.findall(r"""["']((?:cli|term)-[a-z0-9-]+[a-z0-9])["']""", path.read_text("utf-8")))
    prefixes = {command.prefix for command in OWN}
    assert used - prefixes - english == set()
    built = re.compile(
        rf"cli-({'|'.join(COMMANDS)}|bot|bot-check|lesson|lesson-check|tables|database|meta)-|term-(words|help|sim)-"
    )
    assert {name for name in english - used if not built.match(name)} == set()


def test_a_record_needs_a_folder_that_is_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "none" / "here" / "game.jsonl"
    assert main(["play", EXAMPLE, "--seat", "bot", "--record", str(file)]) == 3
    assert f"There is no folder {file.parent}" in capsys.readouterr().err
    assert not (tmp_path / "none").exists()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_a_full_output_is_said_and_a_closed_one_is_nobodys_loss(record: Path, env: dict[str, str]) -> None:
    command = f'"{sys.executable}" -m lamplight verify "{record}"'

    def run(how: str) -> tuple[int, str]:
        done = subprocess.run(["sh", "-c", f"{command} {how}"], env=env, capture_output=True, text=True, check=False)
        return done.returncode, done.stderr

    code, said = run(">/dev/full")
    assert code == 3
    assert said.startswith("The output cannot be written: No space left")
    assert said.count("\n") == 1
    assert run(">&-") == (0, "")
    assert run(">&- 2>&-") == (0, "")
    assert run("2>/dev/full >/dev/full") == (3, "")
