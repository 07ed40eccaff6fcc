### Was man an einem Server einstellen kann: was jede Einstellung bedeutet und was daran falsch sein kann.

## Die Einstellungen; der Web-Client enthält sie nicht

settings-place = Wo man ihn findet
settings-kept = Was aufgehoben wird
settings-notices = Nachrichten
settings-bots = Bots
settings-limits = Grenzen
settings-watching = Nach ihm sehen
settings-making = Für Tests und für alle, die Lamplight bauen

setting-host = die Adresse, auf der er hört; 127.0.0.1 ist nur dieser Rechner, 0.0.0.0 alle seine Netze
setting-port = der Port, auf dem er hört; 0 nimmt irgendeinen freien
setting-public-address = wo alle diesen Server finden, zum Beispiel https://example.org/games/; Links und Nachrichten führen dorthin
setting-sub-path = der Pfad, unter dem der Server liegt, zum Beispiel /games; ohne Angabe der aus der öffentlichen Adresse
setting-trusted-proxies = Adressen und Netze von Proxys, denen geglaubt wird, wer fragt (X-Forwarded-For, -Proto, -Host, Forwarded)
setting-allowed-hosts = weitere Namen, auf die der Server hört; *.example.org sind alle darunter, * ist jeder
setting-origins = weitere Websites, deren Seiten mit diesem Server reden dürfen, zum Beispiel https://example.org
setting-lang = die Sprache des Servers selbst: en, de, es oder fr
setting-open-tables = ob Tische für Fremde offen sein dürfen und in der Lobby stehen
setting-data-dir = der Ordner für Tische und Aufzeichnungen
setting-database = die Adresse einer Datenbank statt der Datei im Datenordner; postgresql://user@host/name
setting-workers = Prozesse, die gemeinsam bedienen, jeder mit eigenen Tischen; mehr als einer braucht PostgreSQL
setting-busy-timeout = Sekunden, die auf die Sperre eines anderen in der Datenbank gewartet wird
setting-idle = Sekunden, nach denen ein Tisch, den niemand ansieht, den Speicher verlässt
setting-snapshot = Einträge eines Logs, nach denen seine Stellung daneben aufgeschrieben wird; 0 ist nie
setting-keep-unfinished = Tage, die ein unfertiges Spiel nach dem letzten Zug aufgehoben wird; 0 ist für immer
setting-keep-finished = Tage, die ein beendetes Spiel aufgehoben wird; 0 ist für immer
setting-leave-records = ein beendetes Spiel, das nicht mehr aufgehoben wird, hinterlässt seine Aufzeichnung, ohne Namen
setting-contact = wen ein Browser-Hersteller wegen der Nachrichten fragen kann: mailto: oder https:
setting-webhook = eine eigene Adresse, die von Zügen erfährt, http:// oder https://
setting-webhook-secret = das Geheimnis, mit dem diese Anfragen unterschrieben werden
setting-notices-per-address = Wünsche nach Nachrichten, auf einmal und dann pro Stunde, von einer Adresse
setting-programs = eigene Programme als Bots an deinen Tischen, SPIEL:NAME=BEFEHL
setting-bot-delay = Sekunden, bevor ein Bot zieht, damit man mitkommt
setting-bot-workers = Prozesse, in denen Bots nachdenken
setting-bot-timeout = Sekunden, nach denen ein nachdenkender Bot aufgegeben wird
setting-hints-per-address = Tipps, auf einmal und dann pro Stunde, von einer Adresse
setting-grace = Sekunden, die ein Platz auf jemanden wartet, der weg ist, bevor die anderen ohne ihn weiterspielen dürfen
setting-pulse = Sekunden, nach denen ein stilles Gerät gefragt wird, ob es noch da ist, und in denen es antwortet
setting-header-size = Bytes im Kopf einer Anfrage
setting-headers = Zeilen im Kopf einer Anfrage
setting-header-timeout = Sekunden, in denen eine Anfrage gesagt haben muss, was sie will, und eine Verbindung zu einem Tisch hallo
setting-body-timeout = Sekunden, in denen alles da sein muss, was zu einer Anfrage gehört
setting-stalled = Sekunden, nach denen aufgegeben wird, wer nicht liest, was er verlangt hat
setting-frame-size = Bytes einer Nachricht
setting-message-rate = Nachrichten pro Sekunde auf einer Verbindung
setting-message-burst = Nachrichten auf einmal auf einer Verbindung
setting-suggest-rate = Vorschläge pro Sekunde von einem Platz
setting-suggest-burst = Vorschläge auf einmal von einem Platz
setting-past-rate = Blicke zurück auf das, was war, pro Sekunde und Gerät
setting-past-burst = Blicke zurück auf einmal
setting-mailbox = Befehle, die an einem Tisch warten dürfen
setting-backlog = Nachrichten, die auf ein langsames Gerät warten dürfen
setting-backlog-size = Bytes, die auf einen Client warten dürfen, der langsam liest
setting-strikes = Nachrichten zu viel oder unlesbare, innerhalb einer Minute, nach denen eine Verbindung geschlossen wird
setting-messages-per-address = Nachrichten pro Sekunde von einer Adresse, über einige von jedem Gerät hinaus
setting-hello-rate = wie oft pro Sekunde einer Adresse alles über einen Tisch gesagt wird
setting-hello-burst = dasselbe auf einmal
setting-connections = Verbindungen insgesamt
setting-connections-per-address = Verbindungen von einer Adresse
setting-tables-per-address = neue Tische, auf einmal und dann pro Stunde, von einer Adresse
setting-claims-per-address = Plätze, die mit einer Einladung genommen werden, auf einmal und dann pro Stunde, von einer Adresse
setting-words-per-address = falsche drei Wörter, auf einmal und dann pro Stunde, von einer Adresse
setting-words-per-guesser = dasselbe an einem Tisch
setting-words-per-table = dasselbe an einem Tisch von allen Adressen zusammen
setting-codes-per-address = Versuche mit dem Code eines Telefons, auf einmal und dann pro Stunde, von einer Adresse
setting-codes-in-all = dasselbe von allen Adressen zusammen
setting-code-life = Sekunden, die ein solcher Code gilt
setting-glances-per-address = Blicke auf eigene Spiele, offene Tische oder das Bild eines Links, auf einmal und dann pro Stunde, von einer Adresse
setting-checks-per-address = Fragen, ob Optionen gehen, auf einmal und dann pro Stunde, von einer Adresse
setting-operator-token = das Geheimnis, mit dem man /metrics und /operator sieht; ohne eines antworten sie nur auf diesem Rechner
setting-log-format = wie das Protokoll geschrieben wird: text für Menschen oder json für Programme, eine Zeile je Ereignis
setting-log-level = was ins Protokoll kommt: debug, info, warning oder error
setting-replays-per-address = Tische, Aufzeichnungen und Teile alter Spiele, die gelesen werden, auf einmal und dann pro Stunde, von einer Adresse
setting-analyses-per-address = Spiele, die ausgewertet werden, auf einmal und dann pro Stunde, von einer Adresse
setting-static = der Ordner des Web-Clients
setting-push-anywhere = ob Nachrichten ins eigene Netz des Servers gehen dürfen

## Woher ein Wert kommt

settings-from-default = Vorgabe
settings-from-file = { $name }
settings-from-environment = Umgebung, { $name }
settings-from-command = Befehlszeile, { $name }
settings-by-machine = nach der Zahl der Prozessoren
settings-usually = { $about } (sonst { $value })

## Was eine Einstellung annimmt

settings-takes-yes = yes oder no
settings-takes-whole = eine ganze Zahl ab { $low }
settings-takes-whole-between = eine ganze Zahl von { $low } bis { $high }
settings-takes-number = eine Zahl ab { $low }
settings-takes-number-between = eine Zahl von { $low } bis { $high }
settings-takes-lang = eines von { $known }
settings-takes-list = eine Liste von Texten
settings-takes-text = einen Text

## Was falsch sein kann; $where sagt, woher der Wert kommt

settings-wrong = Mit diesen Einstellungen startet der Server nicht:
settings-unknown = Eine Einstellung „{ $name }“ gibt es nicht ({ $where }). „lamplight settings“ zeigt alle. { $near }
settings-bad-value = „{ $name }“ nimmt { $what }, nicht „{ $value }“ ({ $where }).
settings-bad-secret = „{ $name }“ nimmt { $what } ({ $where }).
settings-no-file = Die Datei mit Einstellungen { $file } lässt sich nicht lesen ({ $detail }). Prüfe ihren Namen und ihre Rechte.
settings-not-toml = Die Datei mit Einstellungen { $file } ist kein TOML ({ $detail }). „lamplight settings --toml“ schreibt ein Beispiel.
settings-two-files = Es gibt zwei Dateien mit Einstellungen, { $first } und { $second }. Sag mit --config, welche gilt.
settings-no-site = „{ $value }“ kann nicht die public_address sein. Schreib eine ganze Adresse wie https://example.org oder https://example.org/games/.
settings-no-network = „{ $value }“ in trusted_proxies ist keine Adresse und kein Netz. Schreib 127.0.0.1 oder 10.0.0.0/8; ein Netz aus allen geht nicht.
settings-no-host = „{ $value }“ in allowed_hosts ist kein Name eines Rechners. Schreib example.org, *.example.org oder *, ohne Port.
settings-no-origin = „{ $value }“ in origins ist keine Herkunft. Schreib https://example.org, ohne Pfad.
settings-no-path = „{ $value }“ kann nicht der sub_path sein. Schreib Buchstaben, Ziffern und Bindestriche mit Schrägstrichen dazwischen, zum Beispiel /games.
settings-path-taken = Unter { $value } kann der Server nicht liegen: So beginnen seine eigenen Seiten. Nimm einen anderen sub_path, zum Beispiel /games.
settings-two-paths = Die public_address liegt unter { $first }, aber sub_path sagt { $second }. Lass eines davon weg.
settings-no-contact = „{ $value }“ kann nicht contact sein. Schreib mailto:du@example.org oder https://example.org/ueber.
settings-secret-alone = Es gibt ein webhook_secret, aber keinen webhook. Setze beides oder keines.
settings-workers-alone = workers = { $workers } braucht PostgreSQL: Eine Datei mit Spielen gehört einem einzigen Prozess. Setze database auf eine Adresse mit postgresql:// oder workers auf 1.
settings-more-each = connections_per_address ({ $each }) ist mehr als connections ({ $all }). Senke das Erste oder hebe das Zweite.
settings-weak-token = Das operator_token muss mindestens { $least } Zeichen haben, ohne Leerzeichen. „openssl rand -hex 24“ macht ein gutes.
