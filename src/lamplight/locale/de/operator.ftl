### Was liest, wer den Server betreibt: wie es ihm geht, Zahlen, die eigene Seite. Der Webclient enthält das nicht.

operator-draining = Der Server wird gleich angehalten und nimmt niemand Neues auf; laufende Spiele gehen weiter.
operator-database-away = Die Datenbank antwortet nicht. Prüfe, ob sie läuft und Platz hat; das Protokoll des Servers sagt mehr.
operator-token-missing = Das ist für die, die den Server betreiben: schicke die Einstellung operator_token als „Authorization: Bearer TOKEN“.
operator-token-wrong = Das ist nicht das operator_token dieses Servers. „lamplight settings“ sagt, wo es eingestellt ist.
operator-token-unset = Es ist kein operator_token eingestellt, darum gibt es hier nur auf dem Rechner des Servers selbst eine Antwort. Stelle eines mit mindestens 20 Zeichen ein, um es von anderswo zu sehen.

## Die Seite unter /operator; Zeiten in UTC

operator-title = Lamplight: für die, die es betreiben
operator-enter-help = Diese Seite ist für die, die den Server betreiben. Ihr Schlüssel ist die Einstellung operator_token.
operator-enter = Hereinkommen
operator-leave = Diese Seite verlassen
operator-well = Alles in Ordnung: der Server antwortet, und seine Datenbank auch.
operator-now = Jetzt
operator-devices = Geräte an Tischen
operator-in-memory = Tische im Speicher
operator-kept = Festgehaltene Entscheidungen
operator-kept-within = { $count } (die Hälfte innerhalb von { $half } ms, 99 von 100 innerhalb von { $most } ms)
operator-bots = Bots
operator-bots-now = { $thinking } denken nach, { $waiting } Fragen warten
operator-refused = Abgewiesen
operator-database-failures = Fehler der Datenbank
operator-aside = Tische, an denen es nicht weitergeht
operator-since = Läuft seit
operator-version = Version
operator-process = Prozess
operator-tables = { $count ->
    [one] Ein Tisch
   *[other] { $count } Tische
}
operator-game = Spiel
operator-going = läuft
operator-over = zu Ende
operator-closed = geschlossen
operator-state = Stand
operator-table = Tisch
operator-made = Eingerichtet
operator-touched = Zuletzt berührt
operator-seats = Plätze
operator-ages = Wann sie zuletzt berührt wurden
operator-age-day = vor höchstens einem Tag
operator-age-week = vor höchstens einer Woche
operator-age-month = vor höchstens einem Monat
operator-age-older = vor längerer Zeit
operator-newest = Zuletzt berührt
operator-failures = Was zuletzt schiefging
operator-no-failures = Nichts, seit der Server gestartet wurde.
operator-when = Wann
operator-event = Ereignis
operator-said = Was
operator-storage = Speicherplatz
operator-size = Die Datenbank braucht
operator-room = Platz auf ihrer Platte
operator-backup = Letzte Sicherung
operator-backup-unknown = nicht bekannt: „lamplight backup“ macht eine
operator-keep-unfinished = Tage, die laufende Spiele bleiben
operator-keep-finished = Tage, die beendete Spiele bleiben
operator-for-ever = für immer
operator-goes = Tische, die innerhalb einer Woche gehen, wenn niemand kommt
operator-stopping = Vor dem Anhalten
operator-drain = Niemand Neues aufnehmen
operator-drain-help = Neue Tische werden abgelehnt, und /health/ready sagt nein, damit ein Verteiler Besuch woandershin schickt. Laufende Spiele gehen weiter.
operator-undrain = Wieder Besuch aufnehmen
operator-close = Diesen Tisch schließen
operator-close-help = Dort spielt niemand mehr und schaut niemand mehr zu, und alle, die da sind, erfahren es. Nichts geht verloren.
operator-reopen = Diesen Tisch wieder öffnen
operator-reopen-help = Alle, die seinen Link haben, können dort wieder spielen.
operator-sure = Ja, ich bin sicher
operator-unsure = Es wurde nichts getan. Geh zurück und setze das Häkchen, um zu sagen, dass du sicher bist.
operator-stale = Es wurde nichts getan: dieses Formular kam von keiner Seite dieses Servers, oder die Seite war zu alt. Öffne sie neu und versuche es noch einmal.
