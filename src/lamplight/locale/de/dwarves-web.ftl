### Die Zwerge: Worte des gezeichneten Tisches und des Kartenverzeichnisses.

dw-ui-map = Landkarte
dw-ui-cards = Karten
dw-ui-dwarves = Zwerge
dw-ui-outlook = Ausblick
dw-ui-why-not = Warum jetzt nicht?

## Leisten

dw-ui-doom-track = Die Unheilleiste
# $hero, $doom: Felder der Leiste; $left: Schritte dazwischen
dw-ui-doom-state = Held auf Feld { $hero }, Unheil auf Feld { $doom }, dazwischen { $left ->
        [0] kein Schritt
        [one] ein Schritt
       *[other] { $left } Schritte
    }.
# $left: Schritte zwischen Held und Unheil
dw-ui-doom-left =
    { $left ->
        [0] Held und Unheil haben sich getroffen
        [one] Noch ein Schritt, bis Held und Unheil sich treffen
       *[other] Noch { $left } Schritte, bis Held und Unheil sich treffen
    }
dw-ui-council = Der Zwergenrat
# $n: Nummer des Feldes
dw-ui-council-now = Der Rat auf { $n }, das gilt jetzt:
# $n: Nummer des Feldes
dw-ui-council-there = Stünde der Rat auf { $n }:

## Auf einen Blick

dw-ui-glance = So steht es
# $dwarf mit $health von $most
dw-ui-weakest = Am schwächsten: { $dwarf }, Leben { $health } von { $most }
dw-ui-brink-here = auf der Kippe
dw-ui-choices = Was jetzt möglich ist
dw-ui-council-short = Rat

## Ausblick

dw-ui-next = Bald:
# $threats unter $pile Karten, $percent für die nächste
dw-ui-odds =
    { $threats ->
        [0] Keine Bedrohung unter den { $pile } Abenteuerkarten.
       *[other] Nächste Karte eine Bedrohung: { $percent } % ({ $threats } von { $pile })
    }
# $count Plättchen liegen auf der Karte; $limit Truppen bringen das nächste
dw-ui-tiles = Totes Land: { $count } von 36 (ab { $limit } Truppen)
# $a, $b: Szenariokarten dieser Stufen im Stapel
dw-ui-story =
    { $b ->
        [0] Es kommt nur noch das letzte Szenario
       *[other] Szenarien, die noch kommen: { $a } A, { $b } B, dann C
    }
dw-ui-supply = Truppen noch im Vorrat:
dw-ui-supply-short = übrig
# $from, $to: Felder
dw-ui-inflow = { $from } → { $to }
# $count Felder
dw-ui-brink =
    { $count ->
        [one] Ein Feld steht auf der Kippe
       *[other] { $count } Felder stehen auf der Kippe
    }

## Ein betrachtetes Feld

# $count Truppen stehen dort; bei $limit stirbt es
dw-ui-space =
    { $count ->
        [0] Keine Truppen; bei { $limit } stirbt das Land.
        [one] Eine Truppe; bei { $limit } stirbt das Land.
       *[other] { $count } Truppen; bei { $limit } stirbt das Land.
    }
dw-ui-runs = Dann ziehen sie nach
dw-ui-flows-on = Totes Land: Truppen ziehen entlang des Pfeils weiter.
# $count Truppen
dw-ui-blacksaddle = Jeder Strom endet hier. Bei 5 Truppen verschwinden sie, und das Unheil macht einen Schritt. Jetzt: { $count }.
# $count Truppen
dw-ui-troops-here =
    { $count ->
        [one] eine Truppe
       *[other] { $count } Truppen
    }

## Zwerge, Würfel und Karten

# $health von $most
dw-ui-health = Leben { $health } von { $most }
# $count Aktionen
dw-ui-actions =
    { $count ->
        [0] Keine Aktion übrig
        [one] Eine Aktion übrig
       *[other] { $count } Aktionen übrig
    }
# $count Schritte
dw-ui-steps =
    { $count ->
        [0] Kein Schritt übrig
        [one] Ein Schritt übrig
       *[other] { $count } Schritte übrig
    }
# $dice: alle, „6 5 2“
dw-ui-dice = Die Würfel zeigen: { $dice }
# $have von $need
dw-ui-progress = { $have } von { $need }

## Das Verzeichnis

dw-ui-catalogue = Alle Karten
dw-ui-search = In den Karten suchen
dw-ui-filter-kind = Art
dw-ui-filter-stage = Stufe
dw-ui-filter-place = Ort
dw-ui-filter-effect = Was sie tut
dw-ui-all = Alle
# $count Karten
dw-ui-found =
    { $count ->
        [0] Keine Karte hat all das. Lass etwas weg.
        [one] Eine Karte
       *[other] { $count } Karten
    }
dw-ui-effect-heal = Gibt Leben zurück
dw-ui-effect-lose-health = Kostet Leben
dw-ui-effect-equipment = Gibt Ausrüstung
dw-ui-effect-lose-equipment = Kostet Ausrüstung
dw-ui-effect-remove-troops = Entfernt Truppen
dw-ui-effect-add-troops = Bringt Truppen
dw-ui-effect-recruit = Würfelt Verstärkung
dw-ui-effect-council = Bewegt den Ratsmarker
dw-ui-effect-doom = Bewegt das Unheil
dw-ui-effect-hero-pause = Hält den Helden an
dw-ui-effect-perish = Schafft Totes Land
dw-ui-effect-cleanse = Nimmt Totes Land weg
dw-ui-effect-tunnel-tile = Legt das Tunnelplättchen
dw-ui-effect-extra-actions = Gibt Aktionen
dw-ui-effect-free-move = Bewegt Zwerge
dw-ui-effect-discard-threat = Legt Bedrohungen ab
dw-ui-effect-add-threats = Mischt Bedrohungen ein
dw-ui-effect-prevent = Erspart Leben
dw-ui-effect-reroll = Würfelt noch einmal
dw-ui-effect-block = Verbietet etwas
dw-ui-effect-attribute-battle = Kampfwürfel
dw-ui-effect-attribute-craft = Handwerkswürfel
dw-ui-effect-attribute-speed = Tempowürfel
dw-ui-effect-attribute-health = Mehr Leben

## The luck of dice and cards

dw-check-luck = Würfel und Karten prüfen
# $count: rolls and drawn cards that were computed anew
dw-luck-good =
    { $count ->
        [one] Ein Wurf oder eine Karte wurde geprüft und war ehrlich: Das Ergebnis folgt aus der Zahl, die vor dem Spiel feststand.
       *[other] { $count } Würfe und Karten wurden geprüft, und alle waren ehrlich: Sie folgen aus der Zahl, die vor dem Spiel feststand.
    }

## The course of the game

dw-ui-course-doom = Schritte zwischen Held und Unheil
dw-ui-course-land = Totes Land
