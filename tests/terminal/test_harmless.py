"""Whatever a file or a person says: no text steers the terminal, and none turns the order of letters round."""

from __future__ import annotations

import io
import json
import re
import unicodedata
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.conformance.walks import seed_of
from tests.examples import EXAMPLE

from lamplight.core.chance import Dealer
from lamplight.core.faults import Fault
from lamplight.core.match import Match
from lamplight.core.messages import Catalogue
from lamplight.core.record import record_lines
from lamplight.core.screen import Column
from lamplight.core.view import Text
from lamplight.kits import game_named
from lamplight.terminal.harmless import harmless
from lamplight.terminal.replay import run as replay
from lamplight.terminal.screen import Screen
from lamplight.terminal.verify import run as verify

BIDI = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
ATTACKS = ["\x1b]0;owned\x07", "\x1b[2J\x1b[H", "\x9b31m", "\x1bP+q\x1b\\"]
ATTACKS += ["a\u202egnp.exe", "\u2066x", "\r\x08\x7f", "\x00"]
foreign = st.one_of(st.sampled_from(ATTACKS), st.text(), st.text("\x1b[]0;m\x07\x9b\u202e\ue000\ue001\U000f0000"))


class Terminal(io.StringIO):
    """Something that says of itself that it shows colours."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def steering(text: str) -> list[str]:
    """The characters that a terminal does not simply show."""
    return [
        c
        for c in text
        if (unicodedata.category(c) in ("Cc", "Cs", "Zl", "Zp") and c not in "\n\t")
        or unicodedata.bidirectional(c) in BIDI
        or c in "\u200e\u200f\u061c"
    ]


def screen_for(out: io.StringIO, monkeypatch: pytest.MonkeyPatch | None = None) -> Screen:
    if monkeypatch is not None:
        monkeypatch.setenv("TERM", "xterm-256color")
        monkeypatch.delenv("NO_COLOR", raising=False)
    return Screen(Catalogue("en"), out, out)


@given(foreign)
@example("".join(ATTACKS))
def test_nothing_in_a_text_steers_a_terminal(text: str) -> None:
    shown = harmless(text)
    assert not steering(shown)
    assert harmless(shown) == shown
    if not steering(text) and not any(unicodedata.category(c) in ("Co", "Cf") for c in text):
        assert shown == text, "what is harmless stays as it is"


@given(foreign)
def test_json_stays_json(text: str) -> None:
    whole = text.encode("utf-8", "replace").decode()
    line = harmless(json.dumps({"name": whole}, ensure_ascii=False))
    assert json.loads(line) == {"name": whole}


@settings(max_examples=60)
@given(st.lists(foreign, min_size=3, max_size=3))
def test_a_screen_writes_its_own_colours_and_nothing_else(texts: list[str]) -> None:
    with pytest.MonkeyPatch.context() as monkeypatch:
        out = Terminal()
        screen = screen_for(out, monkeypatch)
        one, two, three = texts
        screen.line(one)
        screen.line(screen.paint(two, "bold", "red") + three)
        screen.line(screen.paint(one + screen.paint(two, "dim"), "bold"))
        screen.say("cli-file-missing", file=three)
        screen.complain(Text("cli-file-missing", {"file": two}))
        screen.complain(one)
        screen.table([Column("a"), Column("b", style="red")], [[one, two], [three, ""]])
        written = out.getvalue()
        assert screen.colour
        assert COLOUR.search(written), "our own colours are there"
        assert not steering(COLOUR.sub("", written))
        assert not [colour for colour in COLOUR.findall(written) if colour[2:-1] not in ("0", "1", "2", "31", "1;31")]


def spoilt(path: Path, evil: str, where: str) -> Path:
    """A record with a foreign text in one of its fields."""
    match = Match(game_named(EXAMPLE), {}, 2, Dealer(seed_of("evil")))
    match.begin()
    while not match.over and match.ply < 30:
        match.act(int(match.state.actor), match.state.text(match.state.legal_actions()[0]))
    lines = record_lines(match)
    header, ply = json.loads(lines[0]), json.loads(lines[2])
    if where == "do":
        lines[2] = json.dumps({**ply, "do": evil})
    elif where == "option":
        lines[0] = json.dumps({**header, "options": {**header["options"], evil: evil}})
    elif where == "end":
        lines.append(json.dumps({"end": evil, "rule": evil, "winners": [0]}))
    else:
        lines[0] = json.dumps({**header, where: evil})
    path.write_text("\n".join(lines) + "\n")
    return path


@pytest.mark.parametrize("where", ["do", "option", "game", "content", "commitment", "lesson", "lamplight", "end"])
@pytest.mark.parametrize("evil", ATTACKS)
def test_a_record_cannot_steer_the_terminal(tmp_path: Path, where: str, evil: str) -> None:
    path = spoilt(tmp_path / "record.jsonl", evil, where)
    for command in (verify, lambda file, screen: replay(file, screen=screen), as_json):
        out = io.StringIO()
        screen = screen_for(out)
        try:
            command(str(path), screen=screen)
        except Fault as fault:
            screen.complain(fault.text)
        assert out.getvalue()
        assert not steering(out.getvalue())


def as_json(file: str, screen: Screen) -> int:
    return replay(file, as_json=True, screen=screen)


def test_a_file_with_an_evil_name_is_named_harmlessly(tmp_path: Path) -> None:
    out = io.StringIO()
    with pytest.raises(Fault) as caught:
        verify(str(tmp_path / "\x1b]0;owned\x07.jsonl"), screen=screen_for(out))
    screen_for(out).complain(caught.value.text)
    assert "owned" in out.getvalue()
    assert not steering(out.getvalue())
