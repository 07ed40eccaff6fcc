"""The games as other people's programs expect them: PettingZoo, OpenSpiel, and many games at once as NumPy arrays."""
