"""How fast Lamplight is, in one table, beside its peers in the same run: `make bench`."""
