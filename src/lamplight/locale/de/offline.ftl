# Ohne Verbindung: was dieses Gerät aufgehoben hat.

web-old-table = Keine Verbindung: So stand der Tisch am { $when }. Sobald es eine Verbindung gibt, geht es von selbst weiter; bis dahin kann nicht gespielt werden.
web-old-games = Keine Verbindung: So standen deine Spiele zuletzt.
web-old-at = Stand: { $when }
