"""The players of The Dwarves."""
