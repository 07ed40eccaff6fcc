"""The client's types are those of the server."""

from __future__ import annotations

import msgspec
import pytest

from lamplight.server import typescript, wire


def test_the_written_types_are_fresh() -> None:
    assert typescript.main(["--check"]) == 0, "run python -m lamplight.server.typescript"


def test_a_stale_file_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    stale = typescript.TARGET.parent / "no-such-file.ts"
    monkeypatch.setattr(typescript, "TARGET", stale)
    assert typescript.main(["--check"]) == 1


def test_every_message_is_written() -> None:
    text = typescript.render()
    for value in vars(wire).values():
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value not in (wire.Strict, wire.Sent):
            assert f"export interface {value.__name__} {{" in text


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
