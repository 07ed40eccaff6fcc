"""What the commands write: tables that scripts can read in a pipe, colours only where they are wanted."""

from __future__ import annotations

import io

import pytest
from tests.terminal.test_progress import Tty

from lamplight.core.faults import CANNOT, FAILED, Fault
from lamplight.core.messages import Catalogue
from lamplight.core.screen import Column
from lamplight.core.screen import Screen as Asked
from lamplight.terminal.screen import Screen

COLUMNS = (Column("bot"), Column("share", right=True, least=8), Column("about"))
ROWS = [("strong", "61.0%", "word " * 40), ("[bold]x[/]", "2.5%", ":smile:")]


class Pipe(io.StringIO):
    """A stream that is no terminal."""

    encoding = "utf-8"


@pytest.fixture(autouse=True)
def _terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "60")
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)


def table(out: io.StringIO, plain: bool = False) -> str:
    screen: Asked = Screen(Catalogue("en"), out, io.StringIO(), plain)  # what games' commands get
    screen.table(COLUMNS, ROWS)
    return out.getvalue()


@pytest.mark.parametrize("out", [Pipe(), Tty()], ids=["pipe", "plain"])
def test_one_line_per_row_and_no_frames(out: io.StringIO) -> None:
    text = table(out, plain=True)
    assert text.splitlines() == [
        "  bot            share  about",
        "  strong         61.0%  " + ("word " * 40).rstrip(),
        "  [bold]x[/]      2.5%  :smile:",  # nothing that is shown is taken for markup
    ]


def test_a_pipe_is_plain_without_being_asked() -> None:
    assert table(Pipe()) == table(Pipe(), plain=True)


def test_a_terminal_gets_colours_and_its_own_width() -> None:
    text = table(Tty())
    assert "\x1b[1m" in text
    assert "─" in text
    lines = Screen(Catalogue("en"), Tty()).width
    assert lines == 60
    assert text.count("word") == 40
    assert len(text.splitlines()) > 5


@pytest.mark.parametrize(("name", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_colours_can_be_declined(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, value)
    assert "\x1b" not in table(Tty())
    assert Screen(Catalogue("en"), Tty()).paint("lamp", "bold", "red") == "lamp"


def test_paint() -> None:
    screen = Screen(Catalogue("en"), Tty())
    painted = screen.shown(screen.paint("lamp [red]", "bold", "red", "no-such-style"))
    assert painted.startswith("\x1b[1;31m")
    assert "lamp [red]" in painted
    assert Screen(Catalogue("en"), Pipe()).paint("lamp", "bold") == "lamp"


def test_files(tmp_path: pytest.TempPathFactory) -> None:
    from pathlib import Path

    folder = Path(str(tmp_path))
    screen = Screen(Catalogue("en"), Pipe())
    (folder / "good").write_text("Älfar", "utf-8")
    (folder / "bad").write_bytes(b"\xff\xfe")
    assert screen.file(str(folder / "good"), 100) == "Älfar"
    for name, code in (("bad", FAILED), ("none", CANNOT), ("", CANNOT)):
        with pytest.raises(Fault) as caught:
            screen.file(str(folder / name), 100)
        assert caught.value.code == code


def prose(text: str, out: io.StringIO, hang: int = 0, plain: bool = False) -> list[str]:
    Screen(Catalogue("en"), out, io.StringIO(), plain).prose(text, hang)
    return out.getvalue().splitlines()


def test_sentences_are_broken_between_words_on_a_terminal_alone() -> None:
    text = "  1  " + "word " * 30 + "[child red-girl 17]"
    shown = prose(text, Tty(), 5)
    assert len(shown) > 2
    assert max(map(len, shown)) <= 60
    assert all(line.startswith("     word") or "[child red-girl 17]" in line for line in shown[1:])
    assert " ".join(" ".join(shown).split()) == " ".join(text.split())
    assert prose(text, Pipe(), 5) == [text]
    assert prose(text, Tty(), 5, plain=True) == [text]
    assert prose("f" * 64 + " end", Tty()) == ["f" * 64, "end"]  # what may be copied stays whole


def test_a_colour_goes_on_in_the_next_line() -> None:
    out = Tty()
    screen = Screen(Catalogue("en"), out, io.StringIO())
    screen.prose("plain " + screen.paint("red " * 30, "red"))
    first, second, *_ = out.getvalue().splitlines()
    assert "\x1b[31mred" in first
    assert second.startswith("\x1b[31mred")


def test_cells_stand_side_by_side_downwards_first() -> None:
    screen = Screen(Catalogue("en"), Tty(), io.StringIO())
    assert screen.columns([f"{k:>2} " + "x" * 15 for k in range(7)]) == [
        " 0 xxxxxxxxxxxxxxx   3 xxxxxxxxxxxxxxx   6 xxxxxxxxxxxxxxx",
        " 1 xxxxxxxxxxxxxxx   4 xxxxxxxxxxxxxxx",
        " 2 xxxxxxxxxxxxxxx   5 xxxxxxxxxxxxxxx",
    ]
