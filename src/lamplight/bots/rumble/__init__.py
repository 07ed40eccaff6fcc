"""The players of Rumble in the Dungeon."""
