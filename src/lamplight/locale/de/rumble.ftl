### Rumble in the Dungeon: the words and sentences of the game.
###
### How arguments are passed (the same in every language):
###   $character       in rd-do-* : the stand-alone label  (the message's value, "Jelly cube")
###                    elsewhere  : the in-sentence form   (attribute .in, "the jelly cube"), always as a subject
###                    or after a colon, so no sentence here needs another case
###   $from, $to       always a stand-alone room label ("Echo hall"), never the .to form; also $room and $other
###                    in rd-layout-*, but in rd-layout-unknown $room is the word that nobody knows
###   $who, $seat      a player's name; in rd-event-end the winners' names as one string
###   $first, $second  characters in the .in form; $list all of them as one string
###   $count           in rd-preview-meet: how many are there already; in rd-event-dry and -call: how many are still inside
###   $points, $total, $count, $left, $n, $adventure, $steps, $need, $seats   numbers (not strings, or plural forms are lost)
###   $tokens          in rd-setup-tokens the value of the option, as text; else a number
###   $value, $known, $code   text
### Nothing that everybody reads may tell who owns whom. So rd-reason-protect and -bluff read the same on purpose:
### if they differed, their wording would give the secret away.

rd-name = Rumble in the Dungeon


## Characters of the dungeon

rd-character-cube = Glibberwürfel
    .in = der Glibberwürfel
rd-character-eye = Schwebeauge
    .in = das Schwebeauge
rd-character-lich = Lich
    .in = der Lich
rd-character-orc = Ork
    .in = der Ork
rd-character-troll = Troll
    .in = der Troll
rd-character-ogre = Oger
    .in = der Oger
rd-character-warrior = Krieger
    .in = der Krieger
rd-character-barbarian = Barbar
    .in = der Barbar
rd-character-dwarf = Zwerg
    .in = der Zwerg
rd-character-elf = Elfe
    .in = die Elfe
rd-character-thief = Diebin
    .in = die Diebin
rd-character-cleric = Priesterin
    .in = die Priesterin


## Characters of the house

rd-character-ninja = Rosa Ninja
    .in = die rosa Ninja
rd-character-penguin = Knallpinguin
    .in = der Knallpinguin
rd-character-cat = Kratzkatze
    .in = die Kratzkatze
rd-character-gorilla = Gorilla
    .in = der Gorilla
rd-character-kid = Frechdachs
    .in = der Frechdachs
rd-character-chicken = Hühnerheld
    .in = der Hühnerheld
rd-character-robot = Tutu-Roboter
    .in = der Tutu-Roboter
rd-character-squid = Minikrake
    .in = der Minikrake
rd-character-meerkats = Erdmännchenbande
    .in = die Erdmännchenbande
rd-character-archer = Kapuzenschütze
    .in = der Kapuzenschütze
rd-character-merlin = Zauberer Rauschebart
    .in = der Zauberer Rauschebart
rd-character-alien = Alien
    .in = das Alien


## Rooms of the dungeon

rd-room-entry = Knarzender Eingang
    .to = zum knarzenden Eingang
rd-room-hall = Echohalle
    .to = in die Echohalle
rd-room-armoury = Rostige Rüstkammer
    .to = in die rostige Rüstkammer
rd-room-kitchen = Blubberküche
    .to = in die Blubberküche
rd-room-library = Flüsterbibliothek
    .to = in die Flüsterbibliothek
rd-room-cells = Klapperverlies
    .to = ins Klapperverlies
rd-room-well = Bodenloser Brunnen
    .to = zum bodenlosen Brunnen
rd-room-forge = Funkenschmiede
    .to = in die Funkenschmiede
rd-room-crypt = Gähnende Gruft
    .to = in die gähnende Gruft
rd-room-mushrooms = Pilzgrotte
    .to = in die Pilzgrotte
rd-room-den = Schnarchhöhle
    .to = in die Schnarchhöhle
rd-room-treasury = Schatzkammer
    .to = in die Schatzkammer


## Rooms of the house

rd-room-frontdoor = Haustür
    .to = zur Haustür
rd-room-parlour = Plüschstube
    .to = in die Plüschstube
rd-room-fridge = Riesenkühlschrank
    .to = in den Riesenkühlschrank
rd-room-bath = Schaumbad
    .to = ins Schaumbad
rd-room-billiards = Billardzimmer
    .to = ins Billardzimmer
rd-room-nursery = Tobezimmer
    .to = ins Tobezimmer
rd-room-study = Zettelzimmer
    .to = ins Zettelzimmer
rd-room-attic = Staubiger Dachboden
    .to = auf den staubigen Dachboden
rd-room-garage = Bastelgarage
    .to = in die Bastelgarage
rd-room-pantry = Naschkammer
    .to = in die Naschkammer
rd-room-wardrobe = Endloser Kleiderschrank
    .to = in den endlosen Kleiderschrank
rd-room-cellar = Kellertreppe
    .to = zur Kellertreppe

rd-chest = Schatztruhe


## What a place is and which way the next room lies, for tables in words

rd-about-dungeon = Ein Raum im Verlies
rd-about-house = Ein Raum im Haus
rd-about-exit = Der Ausgang
rd-about-treasure = Hier beginnt die Truhe
rd-about-stairs = Treppe zum anderen Stockwerk
rd-way-north = durch die Nordtür
rd-way-east = durch die Osttür
rd-way-south = durch die Südtür
rd-way-west = durch die Westtür
rd-way-stairs = über die Treppe


## Prompts

rd-ask-act = Beweg eine Figur, die allein ist, oder zettle eine Rauferei an!
rd-ask-lay = Hier wird noch gebaut …
rd-ask-place = Alle suchen sich einen Raum …
rd-ask-deal = Die Geheimnisse werden verteilt …
rd-ask-start = Wer fängt an?


## Choices

rd-do-move = { $character } → { $to }
rd-do-carry = { $character } mit der Truhe → { $to }
rd-do-fight = Rauferei ({ $from }): { $character } fliegt raus!
rd-do-leave = { $character } verschwindet mit der Truhe nach draußen


## Previews: what an action will do

rd-preview-meet =
    { $count ->
        [one] Da ist schon jemand. Es riecht nach Rauferei!
       *[other] Da sind schon { $count }. Es riecht nach Rauferei!
    }
rd-preview-fight =
    { $points ->
        [0] Fliegt raus. Dieser Rang bringt überhaupt nichts.
        [one] Fliegt raus. Dieser Rang bringt einen Punkt.
       *[other] Fliegt raus. Dieser Rang bringt { $points } Punkte.
    }
rd-preview-leave = Ab durch die Mitte mit der Beute: der beste Rang in diesem Abenteuer!


## What happened

rd-event-lay = Klopf, klopf, fertig gebaut: Das ist Bauplan Nummer { NUMBER($n, useGrouping: 0) }.
rd-event-placed = Abenteuer { $adventure }: Alle haben einen Raum. Ärmel hoch!
rd-event-secret = Psst! Eine deiner geheimen Figuren ist { $character }.
rd-event-dealt = Alle haben jetzt { $count } geheime Figuren. Nichts anmerken lassen!
rd-event-start = { $who } fängt an.
rd-event-move = { $who } gibt das Zeichen, und { $character } trabt los: { $from } → { $to }.
rd-event-carry = { $who } ruft „Hau ruck!“, und { $character } schleppt die Truhe mit: { $from } → { $to }.
rd-event-fight = Rums! { $who } zettelt eine Rauferei an ({ $from }), und { $character } fliegt raus.
rd-event-leave = Juchhe! { $who } hält die Tür auf ({ $from }), und { $character } ist mit der Truhe über alle Berge.
rd-event-dry = Seit einer Ewigkeit ist niemand rausgeflogen, darum ist dieses Abenteuer zu Ende. Die { $count } Übrigen teilen sich den niedrigsten ihrer Ränge.
rd-event-call = Ihr seid euch einig: Feierabend! Die { $count } Übrigen teilen sich den niedrigsten ihrer Ränge.
rd-event-score = Abenteuer { $adventure } ist vorbei. Geheimnisse auf den Tisch!
rd-event-reveal =
    { $points ->
        [one] { $who } lüftet ein Geheimnis: Einen Punkt bringt { $character }, macht zusammen { $total }.
       *[other] { $who } lüftet ein Geheimnis: { $points } Punkte bringt { $character }, macht zusammen { $total }.
    }
rd-event-end = Der Staub legt sich. Der Sieg geht an { $who }!


## Outcome

rd-outcome-most = Alle Abenteuer sind vorbei. Wer die meisten Punkte hat, gewinnt!
rd-outcome-shared = Alle Abenteuer sind vorbei, und ganz oben herrscht Gleichstand: Der Sieg wird geteilt!
rd-outcome-broken-adventure = Alle Abenteuer sind vorbei, und ganz oben herrscht Gleichstand: Das bessere einzelne Abenteuer entscheidet.
rd-outcome-broken-ranks = Alle Abenteuer sind vorbei, mit gleich vielen Punkten und gleich guten Abenteuern ganz oben: Mehr oberste Ränge entscheiden.
rd-outcome-seat =
    { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    }


## Why not

rd-no-over = Das letzte Abenteuer ist vorbei, der Staub hat sich gelegt. Wie wäre es mit einer neuen Runde?
rd-no-chance = Das entscheidet allein der Zufall: Bauplan, Plätze, Geheimnisse und wer anfängt.
rd-no-call = Früher aufhören geht nur mitten im Abenteuer, nur wenn alle Ja sagen und nur mit der Endlos-Bremse.
rd-no-call-early = Gemeinsam aufhören dürft ihr erst, wenn jemand rausgeflogen ist. Rauft weiter!
rd-no-not-yet = Moment noch, hier wird erst aufgebaut. Gleich geht die Rauferei los.
rd-no-not-your-turn = Noch Finger weg: { $who } ist dran.
rd-no-nobody = So eine Figur oder so einen Raum gibt es in diesem Spiel nicht. Wähle etwas, das du siehst.
rd-no-out = Zu spät: Draußen ist draußen, und dort steht { $character } längst. Wähle jemanden, der noch drin ist.
rd-no-no-exit = Im Haus gibt es keine Truhe und keinen Ausgang, darum bleibt { $character } hier. Lauf oder rauf lieber.
rd-no-exit-elsewhere = Zum Ausgang geht es woanders ({ $to }), und { $character } ist noch nicht dort ({ $from }). Erst mit der Truhe hin, dann in einem späteren Zug hinaus.
rd-no-exit-no-chest = Die Tür öffnet sich nur für die Truhe, und die ist nicht hier. Also bleibt { $character } drin.
rd-no-alone = Zum Raufen braucht es zwei, und { $character } hat niemanden zum Raufen ({ $from }). Such dir einen Raum mit mehr Gedränge.
rd-no-chest-elsewhere = In diesem Raum steht keine Truhe ({ $from }), also hat { $character } nichts zu schleppen. Versuch es mit einfachem Laufen.
rd-no-same-room = Auf der Stelle laufen zählt nicht: Da ist { $character } doch schon ({ $to }). Wähle einen Raum nebenan.
rd-no-door = Autsch, eine Wand! Diese Räume verbindet keine Tür: { $from } und { $to }. Wähle einen Raum, in den { $character } wirklich laufen kann.
rd-no-crowded = Wer Gesellschaft hat, kommt nicht weg, und { $character } hat Gesellschaft ({ $from }). Zettle eine Rauferei an oder trag die Truhe fort, falls sie da ist.
rd-no-take-back = Kein Hin und Her: Gerade erst ist { $character } von dort gekommen ({ $to }). Das ist unsere Hausregel; nimm einen anderen Raum oder eine andere Figur.


## Setting up

rd-setup-tokens = Mit nur einer Schachtel bekommen alle so viele Geheimnisse wie üblich, nicht { $tokens }. Verbindet Verlies und Haus, wenn ihr mehr verteilen wollt.
rd-setup-two-guard = Zu zweit muss die Endlos-Bremse an sein, sonst rauft ihr womöglich noch beim Frühstück.
rd-setup-bot-guard = Spielt ein Bot mit, muss die Endlos-Bremse an sein, denn Bots könnten ewig im Kreis laufen. Schaltet sie ein oder besetzt alle Plätze mit Menschen.
rd-setup-too-many-tokens = So viele Figuren gibt es nicht: { $seats } Personen mit je { $tokens } Geheimnissen, das geht nicht auf. Verteilt weniger oder spielt mit weniger Leuten.
rd-setup-scoring = Die lange Wertung gibt es nur für Verlies und Haus zusammen. Wählt hier die besten zehn.


## Faults of a layout

rd-layout-unknown = Einen Raum namens „{ $room }“ gibt es nicht.
rd-layout-repeated = Dieser Raum liegt doppelt da: { $room }. Jede Karte kommt nur einmal vor.
rd-layout-overlap = Zwei Räume liegen auf demselben Fleck: { $room } und { $other }. Verschieb einen davon.
rd-layout-missing = Ein Raum fehlt: { $room }. Alle zwölf Karten müssen ausliegen.
rd-layout-unreachable = In diesen Raum kommt niemand hinein: { $room }. Eine seiner Türen muss auf eine andere Tür treffen.
rd-layout-too-close =
    { $steps ->
        [one] Eingang und Schatzkammer sind nur einen Schritt voneinander entfernt; mindestens { $need } müssen es sein. Rück sie weiter auseinander.
       *[other] Eingang und Schatzkammer sind nur { $steps } Schritte voneinander entfernt; mindestens { $need } müssen es sein. Rück sie weiter auseinander.
    }
rd-layout-front-door =
    { $steps ->
        [one] Die Haustür ist nur einen Schritt von der Kellertreppe entfernt, ein anderer Raum aber { $need }. Leg sie ans andere Ende.
       *[other] Die Haustür ist nur { $steps } Schritte von der Kellertreppe entfernt, ein anderer Raum aber { $need }. Leg sie ans andere Ende.
    }
rd-layout-spelling = Dieser Bauplan ist nicht zu lesen. Vielleicht fehlt ein Stück; kopier die ganze Zeile noch einmal.
rd-layout-version = Dieser Bauplan ist in Fassung „{ $value }“ geschrieben, dieses Spiel liest aber Fassung { $known }.
rd-layout-wrong-set = Dieser Bauplan gehört zu anderen Schachteln als den gewählten. Nimm Verlies, Haus oder beide, so wie es passt.


## Options of a table

rd-option-set = Wo gerauft wird
    .help = Im Verlies steht eine Schatztruhe, im Haus nicht. Zusammen ist alles doppelt so groß, für bis zu 12 Leute.
rd-option-set-dungeon = Im Verlies
rd-option-set-house = Im Haus
rd-option-set-both = Verlies und Haus zusammen
rd-option-layout = Bauplan
    .help = Wie liegen die Räume? Alle Baupläne sind von uns; du kannst auch selbst einen bauen.
rd-option-layout-generated = Überraschung
rd-option-layout-ring = Der Ring: einmal rundherum
rd-option-layout-ladder = Die Leiter: zwei Gänge, viele Türen
rd-option-layout-eight = Die Acht: zwei Schleifen
rd-option-layout-own = Dein eigener Bauplan
rd-option-doors = Türen
    .help = Wie viele Türen hat jeder Raum bei einer Überraschung? Verwinkelte Türen sind eine Hausvariante von uns: weniger Türen, mehr Sackgassen und Umwege.
rd-option-doors-classic = Vier in jedem Raum
rd-option-doors-twisty = Zwei bis vier, schön verwinkelt (Variante)
rd-option-adventures = Abenteuer
    .help = Wie viele Runden spielt ihr, bis die Punkte entscheiden?
rd-option-adventures-3 = Drei, wie üblich
rd-option-adventures-1 = Nur eins, kurz und knackig
rd-option-rebuild = Jedes Mal neue Räume
    .help = Soll eine Überraschung für jedes Abenteuer neu gebaut werden?
rd-option-rebuild-no = Nein, es bleibt, wie es ist
rd-option-rebuild-yes = Ja, jedes Mal neu
rd-option-guard = Endlos-Bremse
    .help = Eine Hausregel von uns gegen endlose Abenteuer: kein sofortiges Hin und Her, Schluss nach sehr vielen Zügen ohne Rauswurf, und ihr dürft gemeinsam aufhören. Zu zweit oder mit einem Bot ist sie immer an.
rd-option-guard-on = An
rd-option-guard-off = Aus
rd-option-tokens = Geheimnisse pro Person
    .help = Mit Verlies und Haus zusammen könnt ihr mehr geheime Figuren verteilen. Eine Hausvariante von uns.
rd-option-tokens-usual = Wie üblich: zwei (zu zweit drei)
rd-option-tokens-3 = Je drei (Variante)
rd-option-tokens-4 = Je vier (Variante)
rd-option-scoring = Wertung
    .help = Bei 24 Figuren gehen die meisten Ränge leer aus. Die lange Wertung gibt fast allen Punkte; eine Hausvariante von uns.
rd-option-scoring-ten = Nur die besten zehn Ränge zählen
rd-option-scoring-scaled = Lang: bis zu 22 Punkte (Variante)
rd-option-ties = Gleichstand am Ende
    .help = Bei gleich vielen Punkten teilt ihr euch den Sieg. Als Hausvariante von uns kann das bessere einzelne Abenteuer entscheiden, danach mehr oberste Ränge.
rd-option-ties-shared = Geteilter Sieg
rd-option-ties-broken = Das bessere Abenteuer entscheidet (Variante)
rd-option-starter = Wer später anfängt
    .help = Ab dem zweiten Abenteuer fängt an, wer die wenigsten Punkte hat. Und wenn das mehrere sind? Nach Sitzordnung ist eine Hausvariante von uns.
rd-option-starter-random = Der Zufall wählt unter ihnen
rd-option-starter-seating = Reihum der Nächste von ihnen (Variante)


## Bots and their reasons (everybody reads them, so they never tell who owns whom)

rd-bot-uniform = Hitzkopf
    .help = Macht einfach irgendetwas Erlaubtes. Leicht zu schlagen.
rd-bot-bluffer = Pokerface
    .help = Hütet seine Geheimnisse, legt falsche Fährten und behält im Auge, wer vorne liegt.

rd-reason-only = Etwas anderes ging nicht.
rd-reason-fight = Rums! Da drin war es einfach zu eng.
rd-reason-chest-away = So leicht kommt die Truhe hier nicht raus.
rd-reason-chest-home = Die Truhe könnte frische Luft vertragen.
rd-reason-leave = Nichts wie weg mit der Beute!
rd-reason-meet = Höchste Zeit für ein kleines Treffen.
rd-reason-quiet = Immer mit der Ruhe. Hier gibt es nichts zu sehen.
rd-reason-fight-last = Damit ist alles entschieden. Es steht noch: { $character }!
rd-reason-fight-exit = So leicht schlüpft niemand mit der Truhe hinaus, nicht einmal { $character }.
rd-reason-fight-chest = Finger weg von der Truhe! Raus fliegt { $character }.
rd-reason-fight-free = Das schafft Platz: Jetzt kann { $character } wieder laufen.
rd-reason-fight-early = Ein frühes Ende ganz ohne Punkte: { $character }.
rd-reason-chest-exit = Die Truhe steht am Ausgang. Jetzt muss nur noch jemand gehen!
rd-reason-chest-slip = Schnell weg mit der Truhe, bevor die Rauferei losgeht!
rd-reason-chest-look = Jemand sollte ein Auge auf die Truhe haben.
rd-reason-chest-crowd = Die Truhe lockt sie alle an. Das riecht nach Rauferei!
rd-reason-chest-left = Truhe? Welche Truhe? Nur ein kleiner Spaziergang.
rd-reason-chest-near = Wieder einen Raum näher an der Truhe.
rd-reason-crowd = Je mehr, desto lustiger. Das wird eng!
rd-reason-dodge = Lieber raus aus der Reichweite der anderen.
rd-reason-near = Gleich nebenan gibt es Gesellschaft.
rd-reason-chest-far = Weg von der Truhe, dort gibt es nur Ärger.
rd-reason-towards = Langsam auf die anderen zu.
rd-reason-apart = Weg von all dem Lärm.


## Handing the tablet round

rd-curtain-pass = Gib das Tablet an { $who } weiter. Alle anderen: weggucken!
rd-curtain-hold = Zum Spicken den Finger hier halten
rd-curtain-secret = Deine geheimen Figuren: { $first } und { $second }.
rd-curtain-secret-list = Deine geheimen Figuren: { $list }.
rd-curtain-done = Gemerkt, los geht’s!



## The notebook

rd-note-title = Detektivheft
rd-note-own = Deine eigenen Geheimnisse
rd-note-think = Ist das ein Geheimnis von { $seat }: { $character }?
rd-note-acted = { $who } hatte die Finger im Spiel: { $character }
rd-note-private = Deine Notizen siehst nur du.
rd-note-empty = Noch nichts notiert. Schau genau hin, wer wem hilft!
rd-note-mark-yes = Ganz sicher
rd-note-mark-no = Nie im Leben
rd-note-mark-maybe = Vielleicht


## The show at the end of an adventure

rd-show-title = Abenteuer { $adventure }: Wer gehörte zu wem?
rd-show-rank =
    { $points ->
        [0] Keine Punkte
        [one] Ein Punkt
       *[other] { $points } Punkte
    }
rd-show-owner = Geheimnis von { $who }
rd-show-nobody = Niemandes Geheimnis
rd-show-skip = Überspringen
rd-show-next = Zum nächsten Abenteuer
rd-show-total = Punkte bisher


## At the table

rd-fallen-title = Rausgeflogen
rd-dry =
    { $left ->
        [one] Noch ein Zug ohne Rauswurf, dann endet das Abenteuer.
       *[other] Noch { $left } Züge ohne Rauswurf, dann endet das Abenteuer.
    }
rd-track-title = Punkte

rd-call-ask = Wollen wir hier aufhören?
rd-call-question = { $who } möchte dieses Abenteuer hier beenden. Bist du einverstanden?
rd-call-yes = Ja, hier ist Schluss
rd-call-no = Nein, weiterraufen!
rd-call-explain = Sagen alle Ja, endet das Abenteuer sofort. Alle, die noch drin sind, teilen sich den niedrigsten ihrer Ränge. Das ist eine Hausregel von uns.
rd-call-confirm = Alle fragen, ob hier Schluss sein soll?
rd-call-confirm-yes = Ja, frag alle
rd-call-confirm-no = Nein, weiterspielen


## Building a dungeon

rd-builder-title = Bau dein eigenes Verlies
rd-builder-rooms =
    { $count ->
        [0] Alle Karten liegen aus.
        [one] Noch eine Karte
       *[other] Noch { $count } Karten
    }
rd-builder-turn = Drehen
rd-builder-take-away = Wegnehmen
rd-builder-doors-meet = Tür trifft Tür: Hier geht es durch
rd-builder-doors-dead = Tür ins Nichts: zugemauert
rd-builder-save = Speichern
rd-builder-load = Laden
rd-builder-share = Teilen
rd-builder-name = Name deines Bauplans
rd-builder-play = Hier spielen
rd-builder-clear = Alles abräumen
rd-builder-random = Überrasch mich
rd-builder-good = Hält bombenfest! Hier könnt ihr raufen.
rd-builder-faults =
    { $count ->
        [one] Eine Sache wackelt noch:
       *[other] { $count } Sachen wackeln noch:
    }
rd-builder-set = Schachteln
rd-builder-doors = Türen
rd-builder-unknown-file = Diese Datei ist kein Bauplan. Nimm eine, die hier gespeichert wurde.
rd-builder-too-large = Diese Datei ist viel zu groß für einen Bauplan.


## Auf dem Plan und im Baukasten
rd-fight = Rauferei!
rd-leave = Mit der Truhe hinaus
rd-own-title = Deine geheimen Figuren
rd-own-out = raus
rd-own-thrown = rausgeflogen
rd-own-away = entwischt
rd-own-inside = noch drin
rd-own-state = { $character }: { $state }
rd-curtain-about = Halte die Taste, oder drücke sie einmal zum Spicken und noch einmal zum Verstecken. Das Geheimnis wird dann einmal vorgelesen: Nimm Kopfhörer, wenn andere mithören können.
rd-curtain-shut = Das Geheimnis ist wieder versteckt.
rd-show-row = { $character }: { $owner }, { $points }
rd-show-sum = { $who }: { $points }
rd-board-way-out = { $room }, der Ausgang
rd-board-fallen = { $who }, rausgeflogen, Platz { $n }
rd-board-away = { $who }, mit der Truhe entwischt
rd-board-can = kann gewählt werden
rd-board-pow = Rums!
rd-builder-cell = Zeile { $row }, Spalte { $column }
rd-builder-cell-empty = Freier Platz, Zeile { $row }, Spalte { $column }
rd-builder-tray = Noch zu legende Karten
rd-builder-chosen = Gewählt: { $room }. Tippe auf einen Platz auf dem Tisch.
rd-builder-hint = Tippe erst auf eine Karte, dann auf einen Platz auf dem Tisch.


## The luck of the draw

rd-check-luck = Auslosung prüfen
rd-luck-good =
    { $count ->
        [one] Die eine Ziehung war ehrlich: Sie folgt aus der Zahl, die vor Spielbeginn feststand.
       *[other] Alle { $count } Ziehungen waren ehrlich: Sie folgen aus der Zahl, die vor Spielbeginn feststand.
    }


## Words of its own pages and sheets

rd-adventure-of = Abenteuer { $now } von { $all }
rd-note-words = Was du dir sonst noch merken willst
rd-builder-way = Einen Bauplan entwerfen
rd-builder-finish = Lege erst alle Karten aus; dann kannst du speichern, teilen und spielen.
rd-builder-saved = Auf diesem Gerät gespeichert.
rd-builder-link = Link zu diesem Bauplan
rd-builder-download = Als Datei speichern
rd-builder-upload = Datei öffnen

## Positions as text

rd-position-built = „built“ nennt den Bauplan, den der Zufall gab: nur mit layout=generated und mit den gewählten Türen.
rd-position-stage = Das Feld „{ $field }“ gehört nicht zu stage={ $stage }.
rd-position-lay = Gerade wird kein Bauplan gezogen (stage=lay).
rd-position-character = „{ $found }“ im Feld „{ $field }“ ist keine Figur aus diesen Schachteln.
rd-position-room = „{ $found }“ im Feld „{ $field }“ ist kein Raum aus diesen Schachteln.
rd-position-twice = Eine Figur ist an zwei Orten: { $character }.
rd-position-missing = Eine Figur ist weder drinnen noch draußen: { $character }.
rd-position-placing = Beim Aufstellen steht in den ersten Räumen je eine Figur, und einige warten noch.
rd-position-placed = Sind alle aufgestellt, steht in jedem Raum genau eine Figur.
rd-position-token = Ein Personenmarker ist zweimal verteilt: { $character }.
rd-position-holds = Spieler { $n } hat { $found } Personenmarker; richtig wären { $tokens }, einer nach dem anderen.
rd-position-dealing = Alle Personenmarker sind verteilt, also ist stage=deal vorbei.
rd-position-inside = Es müssen noch mindestens { $least } drinnen sein.
rd-position-chest = Hier gibt es keine Truhe: Das Haus allein hat keine, und wer entkam, hat sie mitgenommen.
rd-position-last = Diese Figur kann nicht zuletzt gezogen sein: { $character }. Sie muss drinnen und durch eine Tür gekommen sein, mit Endlos-Bremse und „dry“ mindestens 1.
rd-position-past = „past“ erzählt { $found } Abenteuer und braucht { $count }.
rd-position-owner = „{ $found }“ besitzt im Abenteuer { $n } niemanden: Es braucht die Nummer eines Spielers oder „-“.
rd-position-ranks = Abenteuer { $n } von „past“ ist nicht vollständig: jede Figur einmal, vom niedrigsten Rang an, mit den Personenmarkern aller.
rd-position-end = Das letzte Abenteuer von „past“ passt nicht zu dem, was auf dem Tisch liegt.


## Was sein müsste, damit es ginge

rd-need-company = Es ginge, wenn noch jemand in diesem Raum wäre: { $from }.
rd-need-alone = Es ginge, wenn { $character } hier allein wäre: { $from }.
rd-need-chest = Es ginge, wenn die Truhe hier stünde: { $from }.
rd-need-exit = Es ginge, wenn { $character } hier wäre: { $to }.
rd-need-between = Es geht, sobald jemand irgendetwas anderes getan hat.


## Was etwas ist

rd-about-character = Alle dürfen sie bewegen, wem auch immer sie heimlich gehört. Allein geht sie durch eine Tür; in Gesellschaft kann sie nur raufen.
rd-about-chest = Sie bewegt sich nur, wenn jemand sie mitnimmt; wer sie durch den Eingang hinausträgt, bekommt den besten Platz.
