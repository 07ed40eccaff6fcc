"""Play, replay and verify in a terminal."""
