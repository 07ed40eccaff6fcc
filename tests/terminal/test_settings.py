"""`lamplight settings` and the options of `lamplight serve`: what holds, where from, and every fault at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.conftest import Run

from lamplight.cli import main
from lamplight.core.messages import LANGUAGES
from lamplight.server.settings import GROUPS
from lamplight.terminal.options import SAID, flag

NAMES = [name for names in GROUPS.values() for name in names]


def test_what_holds_and_where_it_comes_from(lamplight: Run, tmp_path: Path) -> None:
    (tmp_path / "lamplight.toml").write_text('port = 81\nidle = 5\nwebhook = "https://chat.example/t0k3n"\n')
    told = lamplight("settings", "--port", "82", "--open-tables", "yes", LAMPLIGHT_IDLE="6", LAMPLIGHT_LANG="en")
    assert told.returncode == 0, told.stderr
    rows = {line.split()[0]: " ".join(line.split()[1:]) for line in told.stdout.splitlines() if line.startswith("  ")}
    assert set(rows) == set(NAMES)
    assert rows["port"] == "82 command line, --port"
    assert rows["idle"] == "6 environment, LAMPLIGHT_IDLE"
    assert rows["webhook"] == '"https://chat.example/…" lamplight.toml'
    assert rows["open_tables"] == "true command line, --open-tables"
    assert rows["host"] == '"127.0.0.1" default'
    assert rows["lang"] == '"en" environment, LAMPLIGHT_LANG'
    assert "t0k3n" not in told.stdout


def test_the_example_is_a_file_that_can_be_used(lamplight: Run, tmp_path: Path) -> None:
    written = lamplight("settings", "--toml").stdout
    (tmp_path / "own.toml").write_text(written.replace("# port = 8000", "port = 83"))
    told = lamplight("settings", "--config", "own.toml")
    assert "83" in told.stdout
    assert "own.toml" in told.stdout


def test_serve_and_settings_name_all_faults_at_once(lamplight: Run) -> None:
    for command in ("serve", "settings"):
        told = lamplight(
            command, "--port", "x", "--sub-path", "/api", "--webhook-secret", "hunter2", LAMPLIGHT_PROT="1"
        )
        assert told.returncode == 2
        assert told.stderr.count("\n  - ") == 4
        assert "hunter2" not in told.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["serve", "settings"])
def test_the_help_lists_every_setting(command: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help", "--lang", lang]) == 0
    told = capsys.readouterr().out
    for name in NAMES:
        assert name in SAID or f"\n  {flag(name)} " in told, name
    assert "setting-" not in told
    assert "settings-" not in told
