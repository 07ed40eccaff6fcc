### Wörter, die zu keinem einzelnen Spiel gehören.

seat-name = Spieler { $n }
seat-and = { $first } und { $second }
seat-fox = Fuchs
seat-owl = Eule
seat-frog = Frosch
seat-bee = Biene
seat-bat = Fledermaus
seat-badger = Dachs
seat-squirrel = Eichhörnchen
seat-otter = Otter
seat-flamingo = Flamingo
seat-bear = Bär
seat-raven = Rabe
seat-gecko = Gecko
# A piece on the board by its name, its place and its company; a place by who stands there
standing-piece = { $piece }, { $place }
standing-company = { $piece }, { $place }; auch hier: { $company }
standing-kind = { $place } ({ $kind })
standing-place = { $place }: { $pieces }
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-violet = Violett
colour-grey = Grau
colour-orange = Orange
colour-teal = Türkis
colour-pink = Rosa
colour-brown = Braun
colour-black = Schwarz
colour-lime = Hellgrün

## Aufbau
core-unknown-option = Die Einstellung „{ $option }“ gibt es nicht. Es gibt: { $known }.
core-unknown-value = Die Einstellung „{ $option }“ kann nicht „{ $value }“ sein. Wähle aus: { $known }.
core-seat-count = Dieses Spiel ist für { $min } bis { $max } Personen, nicht für { $seats }.

## Spielen
core-not-an-action = „{ $do }“ ist kein Zug dieses Spiels.
core-nothing-there = Dort ist gerade nichts möglich.
core-dealer-rolls = In diesem Spiel wird für dich gewürfelt.
core-undo-nothing = Es gibt nichts zurückzunehmen.

## Aufzeichnungen
core-record-too-large = Das ist mehr, als eine Aufzeichnung haben darf: { NUMBER($lines) } Zeilen, { NUMBER($letters) } Zeichen in einer Zeile, { $mib } MiB zusammen.
core-record-not-json = Diese Zeile gehört zu keiner Aufzeichnung: Sie ist abgeschnitten oder verändert.
core-record-no-header = Das ist keine Lamplight-Aufzeichnung: Die erste Zeile müsste das Spiel nennen.
core-record-version = Diese Aufzeichnung hat das Format { $version }; dieses Programm liest das Format { $known }.
core-record-game = Das ist die Aufzeichnung eines anderen Spiels: „{ $game }“.
core-unknown-rules = Dieses Spiel wurde nach Fassung { $version } der Regeln begonnen, und nach der kann hier nicht gespielt werden; wohl aber nach: { $known }.
core-position-long = Eine Stellung hat höchstens { $most } Zeichen.
core-position-game = Eine Stellung beginnt mit dem Spiel und der Fassung seiner Regeln, hier „{ $game }/2“, nicht mit „{ $found }“.
core-position-field = „{ $found }“ ist kein Feld; Felder sehen so aus: name=wert.
core-position-unknown = Das Feld „{ $field }“ gibt es nicht. Es gibt: { $known }.
core-position-twice = Das Feld „{ $field }“ steht zweimal da.
core-position-missing = Das Feld „{ $field }“ fehlt.
core-position-choice = Das Feld „{ $field }“ kann nicht „{ $found }“ sein. Wähle aus: { $known }.
core-position-count = Das Feld „{ $field }“ hat { $found } Werte und braucht { $count }.
core-position-number = „{ $found }“ im Feld „{ $field }“ ist keine ganze Zahl von { $least } bis { $most }.
core-position-hidden = Das Feld „{ $field }“ ist verdeckt („?“): Nur die vollständige Stellung kann gespielt werden.
core-record-content = Dieses Spiel wurde auf einem anderen Spielplan gespielt als dem hier gleichnamigen.
core-record-bad-line = Diese Zeile ist weder ein Zug noch eine Prüfsumme noch das Ende.
core-record-seed = Der Startwert ist keine hexadezimale Zahl.
core-record-commitment = Der Startwert ist nicht der, der am Anfang versprochen wurde.
core-record-dice = Die Würfel zeigen „{ $due }“, in der Aufzeichnung steht aber „{ $do }“.
core-record-illegal = „{ $do }“ ist hier nicht erlaubt: { $why }
core-record-digest = Die Prüfsumme nach Zug { $ply } stimmt nicht: Davor wurde etwas verändert.
core-record-no-digest = Hier fehlt eine Prüfsumme.
core-record-after-end = Das Spiel war hier schon zu Ende.
core-record-not-over = Laut Aufzeichnung ist das Spiel zu Ende, es ist es aber nicht.
core-record-end = Das Ende ist nicht das, zu dem die Züge führen.
core-record-early-seed = Der Startwert steht vor dem Ende des Spiels in der Aufzeichnung.
core-record-cut = Die Aufzeichnung ist abgeschnitten: Das Spiel ist vorbei, aber das Ende fehlt.
core-record-lesson = Das ist die Aufzeichnung der Lektion „{ $lesson }“: Ihr Glück stand vorher fest, also gibt es nichts zu prüfen.

## Bots
core-bot-gentle = Sanft
    .help = Übersieht manches, wie ein müder Freund.
core-bot-normal = Normal
    .help = Denkt ein wenig voraus und vertut sich hin und wieder.
core-bot-strong = Stark
    .help = Denkt weit voraus, bis zu einer Sekunde lang.
core-bot-master = Meisterlich
    .help = Spielt, so gut es geht, und überlegt bis zu drei Sekunden.
core-bot-uniform = Zufall
    .help = Spielt irgendetwas Erlaubtes.
core-reason-random = Nur so aus Laune!
core-reason-only = Es war der einzige mögliche Zug.
core-reason-search = Von allem, was ich durchgespielt habe, ging das am besten aus.
