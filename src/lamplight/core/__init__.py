"""What every game shares; knows no game, no I/O, no clock."""
