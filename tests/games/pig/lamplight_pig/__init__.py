"""Pig: roll as long as you dare, or hold what you have."""
