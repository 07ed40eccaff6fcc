"""Taking care of what is on disk: backup, restore, check, moving house, and what becomes of old tables."""
