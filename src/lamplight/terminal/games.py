"""`lamplight games`: what can be played here, with its options and bots."""

from __future__ import annotations

import argparse

from lamplight.core.view import GameInfo, Text
from lamplight.kits import all_kits, faults
from lamplight.terminal.arguments import Parser
from lamplight.terminal.faults import OK
from lamplight.terminal.screen import Screen


def arguments(parser: Parser) -> None:
    del parser  # nothing to choose


def run(args: argparse.Namespace, screen: Screen) -> int:
    del args
    for kit in all_kits():
        show(kit.info(), screen)
    for fault in faults():
        screen.line(screen.text(fault.text()))
    return OK


def show(info: GameInfo, screen: Screen) -> None:
    """One game: its name, who can play, its options (the usual one first), its bots."""
    screen.line(f"{screen.paint(info.id, 'bold')}  {screen.text(info.name)}. {screen.text(info.tagline)}")
    screen.say("cli-games-players", low=info.min_seats, high=info.max_seats, version=info.rules_version)
    for spec in info.options:
        screen.line(f"  --option {spec.name}=  {screen.text(spec.label)}")
        for k, choice in enumerate(spec.choices):
            usual = " " + screen.words("cli-games-usual") if k == 0 else ""
            screen.line(f"      {choice.value:<12} {screen.text(choice.label)}{usual}")
    screen.say("cli-games-bots")
    for choice in info.bots:
        about = screen.text(Text(f"{choice.label.id}.help"))
        screen.line(f"      {choice.value:<12} {screen.text(choice.label)}. {about}")
