"""Players made of code; they get a perspective, never the state."""
