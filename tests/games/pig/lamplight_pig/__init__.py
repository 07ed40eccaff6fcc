"""Pig: roll as often as you dare; a one takes everything that you have rolled in this turn."""
