"""What all tests share: their own modules, the mark that cites a rule, the choice of tests by rule, a push service."""

from __future__ import annotations

import gc
import os
import sys
import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.pushes import PushService

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:  # so that tests.games.pig.laws is found however pytest was started
    sys.path.insert(0, str(ROOT))

from tests import luck  # noqa: E402 - now that it is found
from tests.aside import is_aside  # noqa: E402
from tests.beyond import is_beyond  # noqa: E402
from tests.outcome import FAILED  # noqa: E402


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--seed", type=int, default=0, help="other luck for every test (0 in the gate)")
    parser.addoption(
        "--fast", action="store_true", help="without what starts processes, but for two looks at a browser"
    )
    parser.addoption("--aside", action="store_true", help="also what has been taken out of the gate (tests/aside.toml)")
    parser.addoption("--rule", action="append", default=[], help="only tests that cite this rule, e.g. PIG-2.4 or A1")


def pytest_configure(config: pytest.Config) -> None:
    luck.drawn(config.getoption("--seed"), "campaign" in config.getoption("markexpr"))
    folder = tempfile.TemporaryDirectory(prefix="luck-")
    os.environ[luck.NAMED] = str(Path(folder.name) / "test")
    config.add_cleanup(folder.cleanup)
    config.addinivalue_line("markers", "rule(*ids): the numbered rules and rulings that the test would see broken")


def pytest_collection_finish() -> None:
    """What all tests have imported is not looked through again and again for garbage: an eighth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    luck.name(item.nodeid, item.config.getoption("--seed"))
    if shared := sys.modules.get("tests.browser.shared"):  # a test before this one may have had a browser
        shared.lent("browser" in getattr(item, "fixturenames", ()))


def pytest_sessionfinish() -> None:
    if shared := sys.modules.get("tests.browser.shared"):
        shared.end()


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest
) -> Generator[None, object, object]:
    """What several tests share has luck of its own: the same whichever of them comes first."""
    if fixturedef.scope == "function":
        return (yield)
    before = luck.named()
    luck.name(f"{fixturedef.baseid}::{fixturedef.argname}", request.config.getoption("--seed"))
    try:
        return (yield)
    finally:
        luck.renamed(before)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        again = f"make again TEST='{item.nodeid}' SEED={item.config.getoption('--seed')}"
        report.sections.append(("once more, with the same luck", again))
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


EARLY = 0.85  # of a run: then the last files with a browser begin


SLOW = ("browser", "hosting", "load", "outside", "server", "terminal", "test_lessons.py", "test_wheel.py", "lab")
LOOKS = ("tests/browser/test_stage.py", "tests/browser/test_about.py")  # with all three games and two shapes


def is_fast(item: pytest.Item) -> bool:
    """Does it run in `make fast`?"""
    return item.path.relative_to(ROOT / "tests").parts[0] not in SLOW or item.nodeid.startswith(LOOKS)


def spread(items: list[pytest.Item]) -> None:
    """Files with a browser take long: they come one by one among the others, and none of them last.

    So browsers seldom have to share a core, and no worker waits at the end for another's last file.
    """
    files = list(dict.fromkeys(item.path for item in items))
    browsers = [path for path in files if path.is_relative_to(ROOT / "tests" / "browser")]
    others = [path for path in files if path not in set(browsers)]
    turn = {path: EARLY * k / len(browsers) for k, path in enumerate(browsers)}
    turn |= {path: k / len(others) for k, path in enumerate(others)}
    items.sort(key=lambda item: turn[item.path])


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    spread(items)
    wanted = set(config.getoption("--rule"))
    asked = [mark for mark in ("bench", "campaign") if mark in config.getoption("markexpr")]
    for item in items:
        if is_beyond(item):
            item.add_marker("campaign")

    def meant(item: pytest.Item) -> bool:
        if wanted and not any(wanted & set(mark.args) for mark in item.iter_markers("rule")):
            return False
        if config.getoption("--fast") and not is_fast(item):
            return False
        if is_aside(item.nodeid) and not config.getoption("--aside"):
            return False
        marks = [mark for mark in ("bench", "campaign") if item.get_closest_marker(mark) is not None]
        return set(marks) <= set(asked)

    left_out = [item for item in items if not meant(item)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if meant(item)]


@pytest.fixture
def service() -> Iterator[PushService]:
    """Where notices arrive."""
    from tests.pushes import PushService  # few tests need it, and it brings much along

    running = PushService()
    yield running
    running.close()
