"""A real lamplight process, for what people type."""

from tests.terminal.conftest import env, lamplight

__all__ = ["env", "lamplight"]
