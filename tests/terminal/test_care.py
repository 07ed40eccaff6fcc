"""Commands of care: they look after the database that the server's own settings name."""

from __future__ import annotations

from pathlib import Path

import pytest

from lamplight.core.faults import Fault
from lamplight.terminal.care import settings_for


def test_the_file_the_environment_and_what_is_typed_say_which_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("LAMPLIGHT_DATABASE", raising=False)
    assert settings_for(None, "").url == "sqlite:///lamplight-data/lamplight.db"
    (tmp_path / "lamplight.toml").write_text('database = "sqlite:///of-the-file.db"\n')
    assert settings_for(None, "").url == "sqlite:///of-the-file.db"
    monkeypatch.setenv("LAMPLIGHT_DATABASE", "sqlite:///of-the-environment.db")
    assert settings_for(None, "").url == "sqlite:///of-the-environment.db"
    assert settings_for(None, "sqlite:///typed.db").url == "sqlite:///typed.db"


def test_settings_that_are_wrong_are_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "lamplight.toml").write_text('databse = "x"\n')
    with pytest.raises(Fault):
        settings_for(None, "")
