"""What a sensible player of each game looks at."""
