"""Players made of code; they get a perspective, never the state."""

from lamplight.bots.bot import Bot, Decision

__all__ = ["Bot", "Decision"]
