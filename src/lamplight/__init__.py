"""Lamplight: play, study and teach fantasy board games."""

__version__ = "0.1.0"
