"""Can everybody learn here? A robot that knows only what lessons say and light takes every lesson, in every language.

python -m bench.pupils [--shapes desktop,phone,side] [--langs en,de,es,fr] [--only GAME/LESSON] [--pictures FOLDER]

It takes them in a real browser at every shape and at the keyboard, names every fault, and prints one line of figures.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import ARGUMENTS, SIZES, Server, browser_path, opened
from tests.browser.pupil import LOCALES, SHAPES, Held, begun, everything, learns, taught
from tests.terminal.pupil import typed

from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.view import Text
from lamplight.lessons import syllabus


@contextmanager
def classroom(folder: Path) -> Iterator[tuple[Server, Browser]]:
    """A server and a browser of their own."""
    server = Server(folder / "data")
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=browser_path(), args=ARGUMENTS)
            yield server, browser
            browser.close()
    finally:
        server.stop()


def in_browser(server: Server, browser: Browser, held: Held, pictures: Path | None) -> list[str]:
    """Takes one lesson; what is wrong with it."""
    game, lesson, language, shape = held
    device = opened(browser, shape, touch=shape != "desktop", language=LOCALES[language], list=False)

    def look(page: Page, name: str) -> None:
        if pictures is not None:
            page.screenshot(path=pictures / f"{game}-{lesson}-{shape}-{language}-{name}.png")

    try:
        begun(device.page, server, game, lesson)
        return learns(device.page, game, lesson, language, look) + device.unforgiven()
    except Exception as error:  # the other lessons are still worth knowing
        return [f"got stuck: {str(error).splitlines()[0]}"]
    finally:
        device.context.close()


def at_keyboard(game: str, lesson: str, language: str) -> list[str]:
    """Takes one lesson; what is wrong with it."""
    words = Catalogue(language)
    code, said = typed(command=["learn", game, lesson, "--lang", language, "--again"])
    told = "".join(said)
    wrong = [f"ended with {code}"] if code else []
    wrong += [
        f"{page.say} is not told"
        for page in syllabus(game).lessons[lesson].step
        if words.format(page.text()) not in told
    ]
    return wrong if words.format(Text("lesson-all")) in told else [*wrong, "its end is not told"]


def said(held: Sequence[str], wrong: Sequence[str]) -> bool:
    """Was it right? Says what was not."""
    for fault in wrong:
        print(f"{' '.join(held)}: {fault}", flush=True)
    return not wrong


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.pupils", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--shapes", default=",".join(SHAPES), help=f"of {','.join(SIZES)}")
    parser.add_argument("--langs", default=",".join(LANGUAGES), help="languages")
    parser.add_argument("--only", default="", metavar="GAME/LESSON", help="lessons whose name begins so")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="keep a picture of every moment there")
    given = parser.parse_args(arguments)
    shapes, languages = tuple(given.shapes.split(",")), tuple(given.langs.split(","))
    for name, known, what in [
        *((one, tuple(SIZES), "shape") for one in shapes),
        *((one, LANGUAGES, "language") for one in languages),
    ]:
        if name not in known:
            parser.error(f"there is no {what} “{name}”: take some of {', '.join(known)}")
    asked = [(game, lesson) for game, lesson in taught() if f"{game}/{lesson}".startswith(given.only)]
    if not asked:
        parser.error(f"no lesson begins with “{given.only}”: there are {', '.join('/'.join(one) for one in taught())}")
    if given.pictures is not None:
        given.pictures.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        with classroom(Path(folder)) as (server, browser):
            wanted = [held for held in everything(shapes, languages) if held[:2] in asked]
            seen = [said(held, in_browser(server, browser, held, given.pictures)) for held in wanted]
        os.environ["XDG_DATA_HOME"] = folder
        typing = [(*one, language) for one in asked for language in languages]
        heard = [said((*held, "terminal"), at_keyboard(*held)) for held in typing]
    print(
        f"{len(asked)} lessons in {', '.join(languages)}: {sum(seen)} of {len(seen)} finished in the browser"
        f" ({', '.join(shapes)}), {sum(heard)} of {len(heard)} at the keyboard; {time.monotonic() - began:.0f} s"
    )
    return 0 if all(seen) and all(heard) else 1


if __name__ == "__main__":
    sys.exit(main())
