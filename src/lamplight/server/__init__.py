"""The table server: live matches, sockets, the ply log."""
