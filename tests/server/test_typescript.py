"""The client's types are those of the server."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from tests.waiting import DEADLINE

from lamplight.core.game import Game, State
from lamplight.core.view import Tableau, TableView, Text
from lamplight.kits import all_games
from lamplight.server import typescript, wire


def test_the_written_types_are_fresh() -> None:
    """By the source, whichever build is tested."""
    command = [sys.executable, "-m", "lamplight.server.typescript", "--check"]
    path = Path(__file__).resolve().parents[2] / "src"
    run = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(path)}, check=False, timeout=DEADLINE)
    assert run.returncode == 0, "run python -m lamplight.server.typescript"


def test_a_stale_file_is_noticed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each file for itself: the types of all, and those of every game that has a skin."""
    monkeypatch.setattr(typescript, "TARGET", tmp_path / "wire.ts")
    for game in all_games():
        (tmp_path / "games" / game.id).mkdir(parents=True)
    assert typescript.main(["--check"]) == 1, "nothing is written"
    assert typescript.main([]) == 0
    assert typescript.main(["--check"]) == 0
    written = sorted(tmp_path.rglob("*.ts"))
    assert len(written) == 1 + len(all_games())
    capsys.readouterr()
    for path in written:
        text = path.read_text(encoding="utf-8")
        path.write_text(text + "// by hand", encoding="utf-8")
        assert typescript.main(["--check"]) == 1
        assert str(path) in capsys.readouterr().err
        path.write_text(text, encoding="utf-8")


def test_what_is_a_games_own_is_in_its_own_file() -> None:
    """The types of all name no game; a game's file has every struct of its tableau module."""
    common = typescript.render()
    for game in all_games():
        assert game.id not in common
        package = type(game).__module__.rpartition(".")[0]
        own = typescript.render_own(package)
        assert own is not None
        assert f"export type View = TableView<{type(begun(game).view(None).tableau).__name__}>;" in own
        for value in vars(importlib.import_module(f"{package}.tableau")).values():
            if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__.startswith(package):
                assert f"export interface {value.__name__} {{" in own
    assert "export interface TableView<T extends Tableau | null = Tableau | null> {" in common
    assert "readonly tableau: T;" in common


def begun(game: Game) -> State:
    return game.new(game.checked({}), game.min_seats)


def test_a_games_own_structs_are_sent_whole() -> None:
    """Nothing is put back on the other side, so nothing may be left out; a Text does that, it goes beside."""

    class Lantern(Tableau, frozen=True):
        words: Text

    with pytest.raises(TypeError, match="Text leaves out what holds its default"):
        typescript.Writer(whole=True).add(msgspec.inspect.type_info(Lantern))
    for kind in typescript.OPEN:
        for struct in typescript.below(kind):
            assert struct is Lantern or not struct.__struct_config__.omit_defaults


def test_a_game_from_elsewhere_is_sent_without_being_known_here() -> None:
    class Kettle(Tableau, frozen=True):
        warm: bool
        cups: tuple[int, ...] = ()

    view = TableView("tea", 1, 0, (), tableau=Kettle(True))
    assert msgspec.json.decode(msgspec.json.encode(view))["tableau"] == {"warm": True, "cups": []}


def test_every_message_is_written() -> None:
    text = typescript.render()
    for value in vars(wire).values():
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value not in (wire.Strict, wire.Sent):
            name = value.__name__
            assert f"export interface {name} {{" in text or f"export interface {name}<" in text


def test_what_clients_send_may_leave_out_defaults_and_what_they_get_never_does() -> None:
    text = typescript.render()
    assert "readonly name?: string;" in text.split("export interface Claim {")[1].split("}")[0]
    assert "readonly name: string;" in text.split("export interface SeatInfo {")[1].split("}")[0]
    assert '["touches", "", "[]"]' in text


def test_an_unknown_type_is_refused() -> None:
    class Odd(msgspec.Struct):
        value: bytes

    with pytest.raises(TypeError, match="no TypeScript"):
        typescript.Writer().type(msgspec.inspect.type_info(bytes))
    kind = msgspec.inspect.type_info(Odd)
    assert isinstance(kind, msgspec.inspect.StructType)
    with pytest.raises(TypeError, match="no TypeScript"):
        typescript.Writer().interface(kind)
