"""DunkelRunde: children walk by night to the magic linden, past four ghosts."""
