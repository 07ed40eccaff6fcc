"""What all tests share: their own modules, the mark that cites a rule, the choice of tests by rule, a push service."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.pushes import PushService

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:  # so that tests.games.pig.laws is found however pytest was started
    sys.path.insert(0, str(ROOT))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", action="append", default=[], help="only tests that cite this rule, e.g. PIG-2.4 or A1")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the numbered rules and rulings that the test would see broken")


EARLY = 0.85  # of a run: then the last files with a browser begin


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
    measures = "bench" in config.getoption("markexpr")  # otherwise speed belongs to `make bench`

    def meant(item: pytest.Item) -> bool:
        if wanted and not any(wanted & set(mark.args) for mark in item.iter_markers("rule")):
            return False
        return measures or item.get_closest_marker("bench") is None

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
