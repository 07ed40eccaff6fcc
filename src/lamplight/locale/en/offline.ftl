# Without a line: what this device has kept.

web-old-table = No connection: this is how the table stood on { $when }. It goes on by itself as soon as there is a line; until then nothing can be played.
web-old-games = No connection: this is how your games last stood.
web-old-at = as of { $when }
