"""Bots that look ahead: one tree search for all games, and what each game knows about itself."""
