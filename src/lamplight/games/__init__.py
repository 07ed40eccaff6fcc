"""The games, each in a folder that reads like its rulebook. All that can be played here is known to lamplight.kits."""
