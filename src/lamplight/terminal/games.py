"""`lamplight games`: what can be played here, with its options and bots."""

from __future__ import annotations

from lamplight.bots.kit import Kit
from lamplight.core.faults import OK
from lamplight.core.screen import Column
from lamplight.core.view import GameInfo, Text
from lamplight.kits import Fault, all_kits, faults, tried
from lamplight.lessons import syllabus, title_of
from lamplight.probe import described
from lamplight.terminal.screen import Screen


def run(*, screen: Screen) -> int:
    late = []
    for kit in all_kits():
        info = tried(kit, described)
        if isinstance(info, Fault):
            late.append(info)
        else:
            show(info, screen)
            lessons(kit, screen)
    for fault in (*faults(), *late):
        screen.line(screen.text(fault.text()))
    return OK


def lessons(kit: Kit, screen: Screen) -> None:
    """The lessons of a game; those that are faulty are named."""
    found = syllabus(kit.id)
    if found.lessons:
        screen.say("cli-games-lessons")
        listed([(one.id, screen.text(title_of(kit, one.id))) for one in found.lessons.values()], screen)
    for faulty in found.faulty:
        for text in faulty.texts():
            screen.line(screen.text(text))


def show(info: GameInfo, screen: Screen) -> None:
    """One game: its name, who can play, its options (the usual one first), its bots."""
    screen.line(f"{screen.paint(info.id, 'bold')}  {screen.text(info.name)}. {screen.text(info.tagline)}")
    screen.say("cli-games-players", low=info.min_seats, high=info.max_seats, version=info.rules_version)
    for spec in info.options:
        screen.line(f"  --option {spec.name}=  {screen.text(spec.label)}")
        usual = " " + screen.words("cli-games-usual")
        choices = enumerate(spec.choices)
        listed([(one.value, screen.text(one.label) + (usual if k == 0 else "")) for k, one in choices], screen)
    screen.say("cli-games-bots")
    rows = [(one.value, f"{screen.text(one.label)}. {about(one.label, screen)}".rstrip()) for one in info.bots]
    listed(rows, screen)


def listed(rows: list[tuple[str, str]], screen: Screen) -> None:
    """What can be typed, and what it means."""
    screen.table((Column(least=4), Column(least=11, style="yellow"), Column()), [("", *row) for row in rows])


def about(bot: Text, screen: Screen) -> str:
    """A word about how a bot plays; nothing where whoever brought it wrote none."""
    help_ = f"{bot.id}.help"
    said = screen.text(Text(help_))
    return "" if said == help_ else said
