### Befehle für alle, die einen Server betreiben: Sichern, Zurückholen, Prüfen, Tische, Umzug in eine andere Datenbank.

cli-meta-target = DATEI|ORDNER
cli-meta-place = DATEI|URL
cli-meta-table = TISCH
cli-meta-days = TAGE
cli-meta-words = DREI-WÖRTER

cli-backup-short = alle Tische sichern
cli-backup-about = Schreibt alles so, wie es in einem Augenblick ist, in eine Datei, auch während der Server läuft, und beweist, dass sie lesbar ist: laufende Spiele und einige beendete werden nachgespielt. Ihren Namen bekommt die Datei erst, wenn sie ganz auf der Platte ist.
cli-backup-examples =
    lamplight backup sicherungen/
    lamplight backup sicherungen/ --keep 14
    lamplight backup heute.db --database postgresql://user@host/lamplight
cli-backup-target = die Datei; oder ein Ordner, dann heißt die Datei nach der Uhrzeit
cli-backup-data = der Datenordner des Servers
cli-backup-database = die Datenbank des Servers, wenn sie nicht in seinem Datenordner liegt
cli-backup-replace = eine Datei dieses Namens überschreiben
cli-backup-keep = alle Sicherungen im Ordner bis auf die neuesten N löschen
cli-backup-all = auch alle beendeten Spiele nachspielen
cli-backup-written = { $file } enthält alles ({ $size } MB).
cli-backup-removed = { $file } war die älteste Sicherung und ist gelöscht.
cli-which-target = Wohin? Nenne eine Datei, oder einen Ordner für viele Sicherungen.
cli-keep-needs-folder = --keep gilt für einen Ordner mit Sicherungen, und { $file } ist keiner.

cli-restore-short = eine Sicherung zurückholen
cli-restore-about = Setzt die Tische einer Sicherung ein. Der Server darf dabei nicht laufen; vorhandene Tische werden nur mit --over ersetzt und beiseitegelegt. Eine Sicherung eines älteren Lamplight wird auf den neuesten Stand gebracht.
cli-restore-examples =
    lamplight restore sicherungen/lamplight-20260301-040000.db
    lamplight restore heute.db --over --data /srv/lamplight
cli-restore-file = die Sicherung
cli-restore-data = der Datenordner des Servers
cli-restore-database = die Datenbank des Servers, wenn sie nicht in seinem Datenordner liegt
cli-restore-over = vorhandene Tische ersetzen; sie werden beiseitegelegt
cli-restored = Die Tische aus { $file } sind eingesetzt: { $place }
cli-restored-migrated = Die Sicherung war von einem älteren Lamplight (Schema { $version }) und ist jetzt auf dem neuesten Stand.
cli-restored-aside = Was vorher da war, liegt in { $file }

cli-check-short = ist jeder Tisch heil?
cli-check-about = Spielt jeden Tisch eines Servers, einer anderen Datenbank oder einer Sicherung nach und nennt jeden Fehler mit Tisch und Zug. Geändert wird nichts, und der Server darf laufen.
cli-check-examples =
    lamplight check
    lamplight check sicherungen/lamplight-20260301-040000.db
cli-check-file = eine Sicherung oder die URL einer Datenbank; ohne Angabe die des Servers
cli-check-data = der Datenordner des Servers
cli-check-database = die Datenbank des Servers, wenn sie nicht in seinem Datenordner liegt
cli-check-good = { $place }: alles in Ordnung.
cli-check-bad = { $place }: { $count ->
    [one] ein Tisch ist fehlerhaft.
   *[other] { $count } Tische sind fehlerhaft.
}

cli-database-short = in eine andere Datenbank umziehen
cli-database-about = Befehle für die Datenbank selbst.
cli-database-examples =
    lamplight database copy lamplight-data/lamplight.db postgresql://user@host/lamplight
cli-database-copy-short = alle Tische in eine andere Datenbank kopieren
cli-database-copy-about = Kopiert alles aus einer Datei von SQLite nach PostgreSQL oder zurück und beweist, dass es angekommen ist: Zeile für Zeile, und jedes Spiel wird nachgespielt. Das Ziel muss leer sein. Halte den Server vorher an, sonst bleibt zurück, was währenddessen gespielt wird.
cli-database-copy-examples =
    lamplight database copy lamplight-data/lamplight.db postgresql://user@host/lamplight
cli-database-copy-source = wo die Tische sind
cli-database-copy-target = wohin sie sollen
cli-database-copied = Alles aus { $source } ist jetzt in { $target }.
cli-which-databases = Von wo wohin? Nenne zwei Datenbanken, jede mit ihrer Datei oder ihrer URL.

cli-tables-short = sich um die Tische eines Servers kümmern
cli-tables-about = Befehle für alle, die einen Server betreiben; er darf dabei laufen und erfährt von jeder Änderung.
cli-tables-examples =
    lamplight tables list --unfinished --older 30
    lamplight tables show 7k2m9q
cli-tables-list-short = die Tische auflisten
cli-tables-list-about = Listet alle Tische auf: was gespielt wird, wie weit es ist, wann der Tisch entstand, wann zuletzt gezogen wurde und wann jemand von dort zuletzt da war.
cli-tables-list-examples =
    lamplight tables list --unfinished --older 30
    lamplight tables list --game { $game } --json
cli-tables-list-game = nur dieses Spiel
cli-tables-list-unfinished = nur laufende Spiele
cli-tables-list-finished = nur beendete Spiele
cli-tables-list-older = nur Tische, die seit so vielen Tagen niemand angerührt hat
cli-tables-list-json = für andere Programme
cli-tables-list-data = der Datenordner des Servers
cli-tables-list-database = die Datenbank des Servers, wenn sie nicht in seinem Datenordner liegt
cli-tables-show-short = alles über einen Tisch
cli-tables-show-about = Zeigt einen Tisch mit Plätzen, Optionen und Zeiten. Geheimes wird nicht gezeigt.
cli-tables-show-examples =
    lamplight tables show 7k2m9q
cli-tables-show-table = der Tisch, mit seiner Kennung oder seinem Link
cli-tables-show-json = für andere Programme
cli-tables-show-data = der Datenordner des Servers
cli-tables-show-database = die Datenbank des Servers, wenn sie nicht in seinem Datenordner liegt
cli-tables-close-short = niemanden mehr an einem Tisch spielen lassen
cli-tables-close-about = Schließt einen Tisch: Wer dort ist, erfährt es, und niemand kann dort mehr spielen oder zusehen. Gelöscht wird nichts; lamplight tables open öffnet ihn wieder.
cli-tables-close-examples =
    lamplight tables close 7k2m9q
cli-tables-close-table = der Tisch, mit seiner Kennung oder seinem Link
cli-tables-close-data = der Datenordner des Servers
cli-tables-close-database = die Datenbank des Servers, wenn sie nicht in seinem Datenordner liegt
cli-tables-open-short = einen geschlossenen Tisch wieder öffnen
cli-tables-open-about = Öffnet einen Tisch, der mit lamplight tables close geschlossen wurde. Alles ist, wie es war.
cli-tables-open-examples =
    lamplight tables open 7k2m9q
cli-tables-open-table = der Tisch, mit seiner Kennung oder seinem Link
cli-tables-open-data = der Datenordner des Servers
cli-tables-open-database = die Datenbank des Servers, wenn sie nicht in seinem Datenordner liegt
cli-tables-free-seat-short = einen Platz frei machen
cli-tables-free-seat-about = Macht einen Platz frei und druckt eine neue Einladung dorthin, für jemanden, der Link und drei Wörter verloren hat. Der alte Schlüssel gilt nicht mehr. In einem Spiel mit Geheimnissen erfährt die des Platzes, wer die Einladung bekommt.
cli-tables-free-seat-examples =
    lamplight tables free-seat 7k2m9q 2
cli-tables-free-seat-table = der Tisch, mit seiner Kennung oder seinem Link
cli-tables-free-seat-seat = der Platz, von 1 an gezählt
cli-tables-free-seat-data = der Datenordner des Servers
cli-tables-free-seat-database = die Datenbank des Servers, wenn sie nicht in seinem Datenordner liegt
cli-tables-delete-short = Tische löschen
cli-tables-delete-about = Löscht Tische mit allem, was zu ihnen gehört, endgültig. Wer später dorthin kommt, erfährt es.
cli-tables-delete-examples =
    lamplight tables delete 7k2m9q --yes
cli-tables-delete-tables = die Tische, mit ihren Kennungen oder Links
cli-tables-delete-yes = nicht noch einmal nachfragen
cli-tables-delete-data = der Datenordner des Servers
cli-tables-delete-database = die Datenbank des Servers, wenn sie nicht in seinem Datenordner liegt
cli-tables-export-short = das Protokoll eines Tisches herausholen
cli-tables-export-about = Schreibt das Protokoll eines Spiels, für lamplight replay und verify. Solange es läuft, steht darin kein Startwert, aber alles, was gespielt wurde, auch Geheimes.
cli-tables-export-examples =
    lamplight tables export 7k2m9q spiel.jsonl
cli-tables-export-table = der Tisch, mit seiner Kennung oder seinem Link
cli-tables-export-file = die Datei; ohne Angabe das Terminal
cli-tables-export-data = der Datenordner des Servers
cli-tables-export-database = die Datenbank des Servers, wenn sie nicht in seinem Datenordner liegt
cli-tables-forget-short = jemanden vergessen
cli-tables-forget-about = Vergisst, wer diese drei Wörter hat: Name, Wörter, Schlüssel, Nachrichten und Notizbuch werden gelöscht. Die Züge bleiben, ohne Namen. Ohne Tisch werden alle durchsucht, das dauert.
cli-tables-forget-examples =
    lamplight tables forget 7k2m9q --words laterne-apfel-fluss
cli-tables-forget-table = der Tisch, mit seiner Kennung oder seinem Link
cli-tables-forget-words = die drei Wörter des Platzes
cli-tables-forget-data = der Datenordner des Servers
cli-tables-forget-database = die Datenbank des Servers, wenn sie nicht in seinem Datenordner liegt

cli-tables-head-id = Tisch
cli-tables-head-game = Spiel
cli-tables-head-state = Stand
cli-tables-head-plies = Züge
cli-tables-head-made = gemacht
cli-tables-head-moved = letzter Zug
cli-tables-head-seen = zuletzt da
cli-tables-head-ended = beendet
cli-tables-head-closed = geschlossen
cli-tables-head-who = wer
cli-tables-state-on = läuft
cli-tables-state-over = beendet
cli-tables-state-closed = geschlossen
cli-tables-state-goes = geht bald
cli-tables-seat-here = hier
cli-tables-seat-remote = fern
cli-tables-seat-bot = Bot
cli-tables-seat-paused = Pause
cli-tables-count = { $count ->
    [one] Ein Tisch.
   *[other] { $count } Tische.
}
cli-tables-closed = Tisch { $table } ist geschlossen. Wer dort ist, erfährt es.
cli-tables-closed-already = Tisch { $table } ist schon geschlossen.
cli-tables-opened = Tisch { $table } ist wieder offen.
cli-tables-open-already = Tisch { $table } ist nicht geschlossen.
cli-tables-freed = Platz { $seat } an Tisch { $table } ist frei. Das ist die Einladung dorthin; setze sie hinter die Adresse deines Servers:
cli-tables-sure = { $count ->
    [one] Der Tisch ist dann endgültig weg. Wenn du sicher bist, sag --yes.
   *[other] { $count } Tische sind dann endgültig weg. Wenn du sicher bist, sag --yes.
}
cli-tables-deleted = Tisch { $table } ist gelöscht.
cli-tables-exported = Das Protokoll von Tisch { $table } steht in { $file }
cli-tables-forgotten = Wer Platz { $seat } an Tisch { $table } hatte, ist vergessen.
cli-tables-words-unknown = Kein Platz hat diese drei Wörter. Prüfe die Schreibweise oder nenne den Tisch.
cli-which-table = Welcher Tisch? Nenne ihn mit seiner Kennung oder seinem Link; lamplight tables list listet sie auf.
cli-which-seat = Welcher Platz? Nenne nach dem Tisch seine Nummer, von 1 an gezählt.
cli-which-words = Welche Wörter? Gib die drei Wörter des Platzes mit --words a-b-c an.

cli-care-replayed = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
}, { $replayed } mit { $plies } Zügen nachgespielt.
cli-care-flaw = Tisch { $table }, Zug { $ply }: { $why }
cli-care-flaw-whole = Tisch { $table }: { $why }
cli-care-flaw-seats = Es sind { $count } Plätze gespeichert, wo { $seats } sein sollten.
cli-care-flaw-setup = Das Spiel lässt sich nicht so aufbauen, wie es war.
cli-care-flaw-note = Was neben den Zügen liegt, ist nicht lesbar.
cli-care-full = In { $folder } ist nicht genug Platz. Dort ist nichts liegen geblieben; schaffe Platz und versuche es noch einmal.
cli-care-busy = Ein anderes Lamplight schreibt gerade { $file }. Warte, bis es fertig ist.
cli-care-damaged = Die Datenbank ist beschädigt: { $detail }
cli-care-differs = Angekommen ist nicht, was abgeschickt wurde. Geändert wurde nichts; versuche es noch einmal und prüfe die Platte.
cli-care-bad-url = „{ $url }“ ist keine Datenbank, die Lamplight benutzen kann. Nenne eine Datei oder postgresql://user@host/name.
cli-care-no-driver = Für diese Datenbank wird das Paket { $driver } gebraucht. Installiere lamplight[postgres].
cli-care-not-ours = { $file } ist keine Datenbank von Lamplight.
cli-care-newer = Die Datenbank stammt von einem neueren Lamplight (Schema { $version }; dieses kennt { $known }). Installiere jenes oder ein neueres.
cli-care-older = { $place } stammt von einem älteren Lamplight. Starte den Server einmal, dann kommt sie auf den neuesten Stand.
cli-care-running = Ein Server benutzt gerade { $url }. Halte ihn zuerst an.
cli-care-same = { $file } wäre Quelle und Ziel zugleich. Nenne zwei verschiedene.
cli-care-not-empty = In { $place } sind schon Tische. Um sie zu ersetzen (sie werden beiseitegelegt), sag --over.
cli-care-target-used = In { $place } sind schon Tische. Nenne eine leere Datenbank.
cli-care-gone = Tisch { $table } ist gelöscht worden.
cli-care-no-table = Einen Tisch { $table } gibt es nicht. lamplight tables list listet sie auf.
cli-care-no-seat = Tisch { $table } hat { $seats } Plätze und keinen Platz { $seat }.
cli-care-lesson = An Tisch { $table } wird eine Lektion gehalten; dort kann niemand anderes sitzen.
cli-care-conflict = Diesen Platz an Tisch { $table } hat gerade jemand geändert. Sieh noch einmal hin und versuche es dann wieder.
cli-care-file-exists = { $file } gibt es schon. Wähle einen anderen Namen.
