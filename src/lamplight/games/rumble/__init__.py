"""Rumble in the Dungeon, with the House: secret identities, bluff and brawl."""
