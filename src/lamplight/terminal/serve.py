"""`lamplight serve`: opens tables for browsers."""

from __future__ import annotations

import argparse

from lamplight.terminal.arguments import Parser, number
from lamplight.terminal.screen import Screen

PORT = 8017
LAST_PORT = 65_535


def arguments(parser: Parser) -> None:
    parser.value("--host", "host")
    parser.value("--port", "port")
    parser.value("--data", "folder")
    parser.value("--database", "url")
    parser.switch("--open")


def run(args: argparse.Namespace, screen: Screen) -> int:
    number("--port", args.port, PORT, 0, LAST_PORT)
    return 0
