"""`lamplight bot check`: does a program keep the engine protocol?"""

from __future__ import annotations

from typing import Annotated, Final

from lamplight.core.faults import FAILED, OK, usage
from lamplight.core.view import Text
from lamplight.kits import all_games
from lamplight.outside.check import checked
from lamplight.outside.outsider import SECONDS
from lamplight.terminal.arguments import meta, whole
from lamplight.terminal.progress import Progress
from lamplight.terminal.screen import Screen
from lamplight.terminal.setup import chosen_game

USUAL_GAMES: Final = 2
MOST_GAMES: Final = 1000
MOST_SECONDS: Final = 600


def run(
    command: str | None = None,
    /,
    *,
    game: Annotated[str | None, meta("game")] = None,
    games: Annotated[int, whole(1, MOST_GAMES)] = USUAL_GAMES,
    seconds: Annotated[int, whole(1, MOST_SECONDS)] = int(SECONDS),
    screen: Screen,
) -> int:
    if command is None:
        raise usage("cli-which-command")
    chosen = all_games() if game is None else [chosen_game(game)]
    good = True
    with Progress(screen) as progress:
        for finding in checked(command, chosen, games, float(seconds), progress.show):
            progress.clear()
            good = good and finding.passed
            mark = screen.words("cli-check-passed" if finding.passed else "cli-check-failed")
            screen.line(f"{mark}  {screen.text(finding.text)}")
            if finding.complaints:
                last = finding.complaints.splitlines()[-1][:200]
                screen.line("    " + screen.words("outside-check-wrote", words=last))
    screen.line(screen.text(Text("outside-check-good" if good else "outside-check-bad")))
    return OK if good else FAILED
