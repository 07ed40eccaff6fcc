### Die Befehlszeile (cli-...) und das Spiel im Terminal (term-...).
### $near ist "" oder die Meldung cli-did-you-mean; $known eine Liste von Namen; $file ein Pfad; $command etwas zum Eintippen.

## Hilfe

cli-usage = Aufruf:
cli-synopsis = BEFEHL [...]
cli-about = Lamplight: Fantasy-Brettspiele, im Browser oder gleich hier im Terminal zu spielen.
cli-commands = Befehle:
cli-arguments = Angaben
cli-options = Optionen
cli-examples = Beispiele:
cli-lang = die Sprache aller Texte (sonst LAMPLIGHT_LANG oder die Sprache des Systems)
cli-plain = nur einfacher Text: keine Farben, keine Zeichnungen, keine Zeilen, die neu gezeichnet werden
cli-version = die Version zeigen und aufhören
cli-version-line = lamplight { $version } (Regeln { $rules }; Python { $python })
cli-rules-compiled = kompiliert
cli-rules-plain-checkout = nicht kompiliert, das ist viel langsamer: „make compiled“ kompiliert sie
cli-rules-plain = nicht kompiliert, das ist viel langsamer: Wo es einen C-Compiler gibt, kompiliert sie die Installation aus dem Quelltext
cli-slow = Hinweis: Die Regeln laufen { $rules }.
cli-help = diese Hilfe zeigen und aufhören
cli-exit-codes = Rückgabewerte: 0 gut, 1 eine Prüfung schlug fehl, 2 vertippt, 3 geht nicht (Datei, Port, Datenbank), 130 abgebrochen
cli-top-examples =
    lamplight play { $game }
    lamplight serve --open
    lamplight verify spiel.jsonl
    lamplight help play

cli-meta-game = SPIEL
cli-meta-number = N
cli-meta-seat = PLATZ
cli-meta-bot = BOT
cli-meta-bots = BOT,BOT
cli-meta-board = SPIELPLAN
cli-meta-setting = NAME=WERT
cli-meta-hex = HEX
cli-meta-file = DATEI
cli-meta-toml = DATEI.toml
cli-meta-ply = N
cli-meta-rule = REGEL
cli-meta-word = WORT
cli-meta-host = ADRESSE
cli-meta-port = PORT
cli-meta-folder = ORDNER
cli-meta-url = URL
cli-meta-value = WERT
cli-meta-yes = yes|no

cli-play-short = hier im Terminal spielen, mit Bots und mit Leuten neben dir
cli-play-about = Ein Spiel im Terminal spielen. Jeder Zug wird sofort in der Aufzeichnung festgehalten; wenn du aufhörst, geht nichts verloren.
cli-play-examples =
    lamplight play { $game }
    lamplight play { $game } --players 3 --seat you:Anna --seat you:Ben --bot uniform
    lamplight play { $game } --option { $option } --record abend.jsonl
    lamplight play --resume abend.jsonl
cli-play-game = welches Spiel (siehe: lamplight games)
cli-play-players = wie viele insgesamt spielen; Bots nehmen die Plätze ein, für die niemand genannt ist (ohne Angabe 4)
cli-play-seat = wer auf dem nächsten Platz sitzt: you, you:NAME, bot oder bot:ART; auch mehrmals (ohne Angabe ein „you“)
cli-play-bot = welcher Bot die übrigen Plätze einnimmt
cli-play-board = ein Spielplan mit Namen, oder die Datei eines eigenen Spielplans
cli-play-option = eine Option des Spiels (siehe: lamplight games); auch mehrmals
cli-play-seed = der Startwert der Würfel, bis zu 64 Hexadezimalziffern; gleicher Startwert, gleiche Würfe
cli-play-real-dice = ihr würfelt mit echten Würfeln und tippt ein, was sie zeigen
cli-play-record = wohin die Aufzeichnung geschrieben wird; die Datei darf es noch nicht geben
cli-play-resume = ein Spiel aus seiner Aufzeichnung fortsetzen
cli-play-tips = jeden Tipp zum Spiel einmal geben, auch wenn niemand an einem Terminal sitzt
cli-play-no-tips = keine Tipps geben

cli-replay-short = ein aufgezeichnetes Spiel noch einmal erzählen
cli-replay-about = Erzählt ein aufgezeichnetes Spiel noch einmal, Zug für Zug.
cli-replay-examples =
    lamplight replay spiel.jsonl
    lamplight replay spiel.jsonl --to 40
    lamplight replay spiel.jsonl --json | head -3
cli-replay-file = die Aufzeichnung
cli-replay-course = zeigt auch die Linie der Gewinnchancen; aus spiel.analysis.json neben spiel.jsonl, wenn es sie gibt, sonst aus einer raschen Auswertung
cli-replay-step = mit Tasten Schritt für Schritt vor und zurück (q hört auf); wo das nicht geht, mit der Eingabetaste weiter
cli-replay-to = nach so vielen Zügen und Würfen aufhören und zeigen, wo alle sind
cli-replay-json = ein JSON-Objekt je Zug, für Programme
cli-replay-board = die Datei des Spielplans, falls auf einem eigenen gespielt wurde

cli-verify-short = eine Aufzeichnung prüfen: jeden Zug, jeden Wurf, das Ende
cli-verify-about = Prüft eine Aufzeichnung: Ist jeder Zug erlaubt, passt jeder Fingerabdruck, stimmt das Ende, und folgen alle Würfe aus dem Startwert? Das Erste, was nicht passt, wird mit seiner Zeile genannt.
cli-verify-examples =
    lamplight verify spiel.jsonl
    lamplight verify spiel.jsonl --board mein-spielplan.toml
cli-verify-file = die Aufzeichnung; - liest sie von der Standardeingabe
cli-verify-board = die Datei des Spielplans, falls auf einem eigenen gespielt wurde

cli-analyse-short = sagen, wo sich ein aufgezeichnetes Spiel gedreht hat
cli-analyse-about = Nennt die Aussichten jedes Platzes nach jedem Zug und Wurf und was Glück, eigene Entscheidungen und die der anderen daran geändert haben. Die Zahlen gehen genau auf; was zu knapp ist, heißt nicht Fehler.
cli-analyse-examples =
    lamplight analyse game.jsonl
    lamplight analyse game.jsonl --depth deep --processes 2
    lamplight analyse game.jsonl --json > analysis.json
cli-analyse-file = die Aufzeichnung
cli-analyse-depth = wie lange nachgedacht wird: quick, usual oder deep
cli-analyse-processes = Prozesse, die sich die Arbeit teilen
cli-analyse-seed = Lose der Probespiele; derselbe Startwert gibt dieselben Zahlen
cli-analyse-json = die ganze Auswertung als JSON, für Programme
cli-analyse-board = die Datei des Spielplans, falls auf einem eigenen gespielt wurde
cli-analyse-no-depth = Eine Tiefe „{ $value }“ gibt es nicht. Es gibt: { $known }. { $near }

cli-serve-short = Tische für Browser öffnen
cli-serve-about = Startet den Tischserver: Öffne seine Adresse in einem Browser, auf diesem Rechner oder auf anderen.
cli-serve-examples =
    lamplight serve --open
    lamplight serve --host 0.0.0.0 --port 8080
    lamplight serve --database postgresql://user@host/lamplight
cli-serve-open = auch gleich den Browser öffnen
cli-serve-config = eine Datei mit Einstellungen (ohne Angabe lamplight.toml im Datenordner oder hier)

cli-settings-short = zeigen, was für den Server eingestellt ist und woher es kommt
cli-settings-about = Zeigt jede Einstellung des Servers mit ihrem Wert und woher er kommt: Vorgabe, Datei, Umgebung (LAMPLIGHT_PORT für port) oder Befehlszeile; das Spätere gilt. Nimmt dieselben Optionen wie „lamplight serve“.
cli-settings-examples =
    lamplight settings
    lamplight settings --toml > lamplight.toml
    lamplight settings --config /etc/lamplight.toml
cli-settings-config = eine Datei mit Einstellungen (ohne Angabe lamplight.toml im Datenordner oder hier)
cli-settings-toml = ein Beispiel für so eine Datei schreiben, mit allen Einstellungen

cli-rules-short = die Regeln lesen
cli-rules-about = Zeigt das Regelheft in der Reihenfolge, in der man es lernt; oder ein Kapitel, eine Regel, ein Beispiel, eine Karte oder jede Stelle mit den gesuchten Wörtern.
cli-rules-examples =
    lamplight rules { $game }
    lamplight rules { $game } { $chapter }
    lamplight rules { $rule }
    lamplight rules { $game } key
cli-rules-game = welches Spiel (ohne Angabe { $game })
cli-rules-words = eine Regel ({ $rule }), ein Kapitel ({ $chapter }), ein Teil (intro, key, terms …) oder gesuchte Wörter

cli-games-short = Spiele, ihre Optionen und Bots auflisten
cli-games-about = Listet die Spiele auf, mit ihren Optionen und Bots.
cli-games-examples = lamplight games

cli-simulate-short = Bots viele Spiele spielen lassen und zählen
cli-simulate-about = Lässt Bots viele Spiele spielen, ohne sie zu zeigen, und gibt aus, wie lange sie dauerten, wer gewann und wie sie endeten.
cli-simulate-examples =
    lamplight simulate { $game } --games 1000 --players 4
    lamplight simulate { $game } --bots { $bot },uniform --seed dienstag
cli-simulate-game = welches Spiel
cli-simulate-games = wie viele Spiele (ohne Angabe 100)
cli-simulate-players = wie viele mitspielen (ohne Angabe 4)
cli-simulate-bots = die Bots, Platz für Platz; sie wiederholen sich, bis alle Plätze besetzt sind
cli-simulate-board = ein Spielplan mit Namen, oder die Datei eines eigenen Spielplans
cli-simulate-option = eine Option des Spiels; auch mehrmals
cli-simulate-seed = irgendein Wort; gleiches Wort, gleiche Spiele


## Was schiefging

cli-did-you-mean = Ist „{ $guess }“ gemeint?
cli-did-you-mean-one = Ist { $guesses } gemeint?
cli-guess = „{ $guess }“
cli-guess-or = { $first } oder „{ $guess }“
cli-see-help = „lamplight --help“ zeigt, was du eintippen kannst.
cli-progress = { NUMBER($done, useGrouping: 0) } von { NUMBER($total, useGrouping: 0) }
cli-left = noch { $time }
cli-interrupted = Abgebrochen.
cli-inner-fault = In Lamplight ist etwas schiefgegangen ({ $error }). Mit LAMPLIGHT_DEBUG=1 ist mehr zu sehen; bitte sag uns Bescheid.

cli-unknown-command = Den Befehl „{ $value }“ gibt es nicht; es gibt: { $known }. { $near }
cli-command-taken = Das Spiel { $game } bringt einen Befehl „{ $command }“ mit, aber der Name ist vergeben; der Befehl bleibt weg.
cli-unknown-flag = „{ $command }“ kennt die Option „{ $value }“ nicht. { $near }
cli-unknown-language = Die Sprache „{ $value }“ gibt es hier nicht; es gibt: { $known }. { $near }
cli-unknown-game = Das Spiel „{ $value }“ gibt es hier nicht; es gibt: { $known }. { $near }
cli-unknown-seat = Als „{ $value }“ kann dort niemand sitzen; es gibt: { $known }. { $near }
cli-unknown-bot = Den Bot „{ $value }“ gibt es nicht; es gibt: { $known }. { $near }
cli-unknown-option = Dieses Spiel hat keine Option „{ $value }“; es gibt: { $known }. { $near }
cli-unknown-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein; es gibt: { $known }. { $near }
cli-no-rulebook = { $game } hat hier kein Regelheft.
cli-unknown-rule = Die Regel „{ $value }“ gibt es nicht; es gibt: { $known }. { $near }
cli-extra-word = „{ $command }“ kann mit „{ $value }“ nichts anfangen.
cli-flag-takes-none = Die Option { $option } nimmt keinen Wert.
cli-flag-needs-value = Nach der Option { $option } fehlt ein Wert.
cli-bad-arguments = Das ist nicht zu verstehen: { $reason }.
cli-bad-option = „{ $value }“ ist keine Option eines Spiels; schreib sie als name=wert, zum Beispiel goal=50.
cli-bad-seed = „{ $value }“ ist kein Startwert; er hat 1 bis { $count } Hexadezimalziffern (0-9, a-f).
cli-not-a-number = Die Option { $option } braucht eine ganze Zahl von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }, nicht „{ $value }“.
cli-not-in-range = Die Option { $option } braucht eine Zahl von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }; { $value } passt nicht.
cli-player-count = Dieses Spiel ist für { $low } bis { $high } Personen, nicht für { $value }.
cli-too-many-seats = { $seats } Plätze sind genannt, aber nur { $players } spielen mit.
cli-which-game = Welches Spiel? Es gibt: { $known }.
cli-which-file = Welche Datei? Nenne sie nach dem Befehl.
cli-seed-or-dice = Echte Würfel brauchen keinen Startwert: nimm entweder --seed oder --real-dice.
cli-no-real-dice = In diesem Spiel werden Geheimnisse ausgeteilt, das muss der Computer tun: lass --real-dice weg.
cli-step-or-json = Nimm entweder --step oder --json.
cli-not-with-resume = { $option } geht nicht zusammen mit --resume: wie gespielt wird, sagt die Aufzeichnung.
cli-other-game = { $file } ist die Aufzeichnung eines anderen Spiels: { $game }.
cli-cannot-set-up = So lässt sich das Spiel nicht aufbauen:
cli-endless = Ein Spiel war nach { $count } Zügen noch nicht zu Ende.

cli-file-missing = Es gibt keine Datei { $file }.
cli-no-folder = Es gibt keinen Ordner { $folder }: Lege ihn zuerst an oder wähle einen anderen Platz für die Aufzeichnung.
cli-no-output = Die Ausgabe lässt sich nicht schreiben: { $reason }.
cli-file-forbidden = Du darfst { $file } nicht lesen oder schreiben.
cli-file-directory = { $file } ist ein Ordner, keine Datei.
cli-file-exists = { $file } gibt es schon; nimm einen anderen Namen (oder spiel damit weiter: lamplight play --resume).
cli-file-error = { $file } lässt sich nicht verwenden: { $reason }.
cli-file-not-text = { $file } ist keine Textdatei.
cli-no-home = Es gibt keinen eigenen Ordner für die Aufzeichnung; sag mit --record DATEI, wohin sie soll.

cli-board-faults =
    { $count ->
        [one] { $file }: ein Fehler.
       *[other] { $file }: { $count } Fehler.
    }


## Aufzeichnungen

cli-record-fault = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: { $what }
cli-record-cut-line = Die Datei wurde mitten in dieser Zeile abgeschnitten.
cli-record-unknown-game = Das ist die Aufzeichnung eines Spiels, das hier niemand kennt: „{ $value }“ (bekannt: { $known }).
cli-record-own-board = { $file } wurde auf dem Spielplan „{ $board }“ gespielt, der keiner von unseren ist; nenne seine Datei mit --board DATEI.toml.
cli-record-unfinished = { $file } hört nach { $count } Zügen und Würfen auf, vor dem Ende des Spiels: abgeschnitten, oder das Spiel läuft noch. Bis dahin ist alles in Ordnung.
cli-record-no-seed = { $file } hört ohne den Startwert auf, den die erste Zeile versprochen hat: die Würfel lassen sich nicht prüfen. Die { $count } Züge und Würfe sind erlaubt.
cli-record-busy = { $file } ist gerade an einem anderen Tisch offen.
cli-already-over = Das Spiel in { $file } ist zu Ende. Noch einmal ansehen: { $command }
cli-aside-unreadable = { $file } lässt sich nicht lesen ({ $reason }).
cli-no-seed = Der Startwert der Würfel fehlt: { $aside } ist nicht da. Gib ihn mit --seed an, um mit { $file } weiterzuspielen.
cli-wrong-seed = Das ist nicht der Startwert, den { $file } in der ersten Zeile versprochen hat.
cli-verified = { $file } ist in Ordnung: { $game }, { $seats } Personen, { $count } Züge und Würfe.
cli-verified-dice =
    { $count ->
        [one] Ein Wurf wurde aus dem Startwert nachgerechnet und ist derselbe.
       *[other] Alle { $count } Würfe wurden aus dem Startwert nachgerechnet und sind dieselben.
    }
cli-verified-real-dice = Es waren echte Würfel: da gibt es nichts nachzurechnen.
cli-verified-end = Gewonnen: { $who }. { $why } ({ $rule })
cli-verified-lost = { $why } ({ $rule })


## Listen

cli-games-players = { "  " }{ $low } bis { $high } Personen, Regelversion { $version }
cli-games-usual = (üblich)
cli-games-bots = { "  " }Bots: --bot, --seat bot:ART


## Der Tisch im Terminal

term-prompt = >
term-commitment = Ein geheimer Startwert legt die Würfel fest; sein Fingerabdruck ist { $commitment }.
term-real-dice = Ihr würfelt mit echten Würfeln und tippt ein, was sie zeigen.
term-record = Aufzeichnung: { $file }
term-tip = Tipp: { $tip } (Tippe: regeln { $rule })
term-how = Antworte mit einer Nummer der Liste oder in Worten („hilfe“ zeigt alles).
term-resumed =
    { $count ->
        [one] Das Spiel geht nach einem Zug oder Wurf weiter. Zuletzt geschah:
       *[other] Das Spiel geht nach { $count } Zügen und Würfen weiter. Zuletzt geschah:
    }
term-you = du
term-bot = Bot ({ $bot })
term-reason = { $who }: { $why }
term-bot-refused = Der Bot { $bot } wollte etwas, das nicht erlaubt ist ({ $do }): { $why }
term-no-question = Niemand ist am Zug.
term-ask-dice = { $who }: { $ask } Tippe ein, was herauskommt, zum Beispiel: { $example }
term-no-such-dice = „{ $value }“ kann nicht herauskommen. Tippe es so ein: { $example }
term-no-number = Die Nummer { $value } steht nicht in der Liste; sie geht bis { $count }.
term-not-understood = „{ $value }“ verstehe ich nicht; tippe eine Nummer der Liste ein, oder „hilfe“. { $near }
term-allowed = Das ist erlaubt.
term-why-what = Warum was? Nenne eine Figur und ein Feld, zum Beispiel: warum { $things }
term-about-what = Was denn? Nenne eine Figur oder ein Feld, zum Beispiel: wasist { $thing }
term-about-rules = { "" }  Regeln: { $rules }
term-about-beside = { "" }  Daneben: { $places }
term-list-more = „liste“ zeigt, was jede davon tun würde; „liste“ mit einem Wort nur die, bei denen es darum geht.
term-list-none = Bei keiner Antwort geht es um „{ $value }“. „liste“ zeigt alle.
term-no-such-thing = Auf diesem Tisch heißt nichts „{ $value }“. { $near }
term-hint = Vielleicht: { $what } [{ $do }]. { $why }
term-undo-nothing = Es gibt nichts zurückzunehmen.
term-undo-all = Seitdem ist gewürfelt worden. Seid ihr alle einverstanden, dass der letzte Zug von { $who } zurückgenommen wird? (ja/nein)
term-yes-words = j, ja
term-undo-kept = Dann bleibt alles, wie es ist.
term-undone = { $who } nimmt zurück: { $do }.
term-same-dice = Die Würfel werden wieder genauso fallen.
term-saved =
    { $count ->
        [one] Ein Zug oder Wurf ist in { $file } festgehalten.
       *[other] Alle { $count } Züge und Würfe sind in { $file } festgehalten.
    }
term-copied = Eine Kopie liegt in { $file }.
term-left = Das Spiel ist in { $file } festgehalten. Weiter geht es mit: { $command }
term-won = Gewonnen!
term-lost = Nicht gewonnen.
term-seed = Der Startwert der Würfel war { $seed }.
term-check = Züge und Würfel prüfen: { $command }
term-pass = Gebt weiter an { $who }. Sonst schaut jetzt niemand hin! { $who }: drück die Eingabetaste.
term-secret = Deine geheimen Figuren: { $what }.
term-together = Oder alle zusammen: tipp „{ $do }“.
term-together-all = Seid ihr alle für „{ $do }“? (ja/nein)
term-together-sure = Wirklich „{ $do }“? Die Bots werden auch gefragt. (ja/nein)
term-together-refused = { $who } sagt Nein. Das Spiel geht weiter.

term-words-help = ?, h, hilfe
term-words-list = l, liste
term-words-board = b, spielplan, brett, karte
term-words-why = w, warum
term-words-about = wasist
term-words-hint = tipp, rat
term-words-undo = u, zurück
term-words-log = verlauf
term-words-rules = regeln, regel
term-words-save = s, sichern
term-words-quit = q, ende
term-help-help = diese Liste
term-help-list = die Frage mit allen Antworten; mit „{ $thing }“ nur die, bei denen es darum geht, andere Wörter werden in den Antworten gesucht
term-help-board = wo alle stehen
term-help-why = warum nicht? Zum Beispiel: warum { $things }
term-help-about = was ist das? Zum Beispiel: wasist { $thing }
term-help-hint = was ein starker Bot tun würde, und warum
term-help-undo = den letzten Zug zurücknehmen
term-help-log = was geschehen ist; „log 30“ zeigt mehr
term-help-rules = das Regelheft; „regeln { $rule }“ zeigt eine Regel, andere Wörter werden gesucht
term-help-save = wo das Spiel festgehalten ist; „save DATEI“ macht eine Kopie der Aufzeichnung
term-help-quit = aufhören; das Spiel kann später weitergehen
term-help-moves = Ein Zug ist eine Nummer der Liste, seine Notation ({ $do }) oder einfach das, worum es geht ({ $things }). Mehrere Züge in einer Zeile trennt ein „;“.

term-replay-head = { $seats } Personen; { $options }
term-replay-people = Gespielt von { $who }.
term-replay-began = Begonnen { $when }.
term-replay-note = „{ $note }“
term-took-back = { $who } nimmt alles ab Zug { NUMBER($ply, useGrouping: 0) } zurück.
term-whisper = Nur für { $who }: { $what }
term-replay-at = Schritt { $at } von { $last }
term-replay-keys = ← → Schritt für Schritt, ↑ ↓ um zehn, Pos1 und Ende, q hört auf
term-step = Eingabetaste: weiter, q: aufhören
term-not-over = Noch nicht zu Ende: bisher { $count } Züge und Würfe.

term-sim-head = { $games } Spiele { $game }, { $players } Personen, Startwert „{ $seed }“
term-sim-length = Länge
term-sim-median = Median
term-sim-low = 10. Perzentil
term-sim-high = 90. Perzentil
term-sim-turns = Spielzüge
term-sim-plies = Züge und Würfe
term-sim-seat = Platz
term-sim-wins = Siege
term-sim-share = Anteil
term-sim-end = Ende durch
term-sim-games = Spiele
term-sim-percent = Prozent

cli-bot-short = einen eigenen Bot prüfen
cli-bot-about = Befehle für Bots, die eigene Programme sind.
cli-bot-examples =
    lamplight bot check ./meinbot
cli-bot-check-short = hält sich ein Programm an das Protokoll?
cli-bot-check-about = Startet ein Programm, lässt es alles, was es spielt, ganz durchspielen, nimmt ab und zu einen Zug zurück und sagt, was dabei herauskam. Das Protokoll steht in docs/engine-protocol.md.
cli-bot-check-examples =
    lamplight bot check ./meinbot
    lamplight bot check "python3 meinbot.py --tief" --games 10
cli-bot-check-command = die Befehlszeile, die das Programm startet
cli-bot-check-game = nur dieses Spiel
cli-bot-check-games = wie viele Spiele von jedem (ohne Angabe 2)
cli-bot-check-seconds = Sekunden für eine Entscheidung (ohne Angabe 2)
cli-meta-command = BEFEHL
cli-which-command = Welches Programm? Gib die Befehlszeile an, die es startet, zum Beispiel: lamplight bot check ./meinbot
cli-check-passed = ok
cli-check-failed = FEHLER
cli-meta-program = SPIEL:NAME=BEFEHL

# Lessons
cli-learn-short = ein geführtes erstes Spiel
cli-learn-about = Lehrt ein Spiel, indem du es spielst: Schritt für Schritt, an einem echten Tisch mit aufgeschriebenem Glück. Wo du aufgehört hast, geht es weiter.
cli-learn-examples = 
    lamplight learn { $game }
    lamplight learn { $game } first --again
cli-learn-game = das Spiel (lamplight games zählt sie auf)
cli-learn-lesson = die Lektion; ohne Angabe die erste
cli-learn-again = von vorn, auch wenn du mittendrin aufgehört hast
cli-no-lessons = { $game } hat keine Lektionen.
cli-unknown-lesson = { $game } hat keine Lektion „{ $value }“. { $near } Es gibt: { $known }.
cli-lesson-short = eine eigene Lektion prüfen
cli-lesson-about = Befehle für alle, die Lektionen schreiben.
cli-lesson-examples = 
    lamplight lesson check first.toml
cli-lesson-check-short = kann eine Lektion gehalten werden?
cli-lesson-check-about = Spielt eine Lektion in allen Zweigen nach den Regeln ihres Spiels und nennt jeden Schritt, der nicht geschehen kann, jeden Text, der fehlt oder zu lang ist, und jede unbekannte Kennung. Wie man eine schreibt, steht in docs/lessons.md.
cli-lesson-check-examples = 
    lamplight lesson check first.toml second.toml
cli-lesson-check-files = die Dateien der Lektionen
cli-which-lesson = Welche Datei? Gib die Datei einer Lektion an.
term-lesson-how = Mit der Eingabetaste geht es weiter, mit einer Zahl wählst du. zurück geht einen Schritt zurück, ende hört auf; die Lektion wartet auf dich.
term-lesson-look = Schau auf: { $what }
term-lesson-next = (Eingabetaste: weiter)
term-lesson-left = Die Lektion wartet auf dich: { $command }
term-lesson-then = Die nächste Lektion: { $command }
term-lesson-play = Jetzt ein richtiges Spiel: { $command }
cli-games-lessons = { "  " }Lektionen: lamplight learn
