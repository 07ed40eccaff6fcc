"""What the tests of games' own commands share: a real lamplight process."""

from tests.terminal.conftest import env, lamplight, terminal

__all__ = ["env", "lamplight", "terminal"]
