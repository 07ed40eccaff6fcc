### What The Dwarves say in the terminal: the command `lamplight card`.

dw-cli-card-short = eine Karte von „Die Zwerge“ nachschlagen
dw-cli-card-words = card, kartei
dw-cli-card-about = Zeigt, was eine Karte von „Die Zwerge“ verlangt und bewirkt. Ohne Namen werden alle Karten aufgezählt.
dw-cli-card-examples =
    lamplight card AV07
    lamplight card alten amboss
    lamplight card tungdil
    lamplight card --content meine-karten/
dw-cli-card-card = eine Karte nach ihrer Kennung, ihrem Titel oder einem Teil davon, in irgendeiner Sprache
dw-cli-card-content = ein Ordner mit eigenen Inhaltsdateien, statt der Karten von Lamplight
dw-cli-card-meta-card = KARTE
dw-cli-card-meta-content = ORDNER
dw-cli-card-several =
    { $count ->
        [one] { $count } Karte heißt so ähnlich wie „{ $value }“:
       *[other] { $count } Karten heißen so ähnlich wie „{ $value }“:
    }
dw-cli-card-fine = Der Inhalt in { $folder } ist in Ordnung ({ $hash }).
dw-cli-card-faults =
    { $count ->
        [one] Der Inhalt in { $folder } lässt sich nicht benutzen, er hat einen Fehler:
       *[other] Der Inhalt in { $folder } lässt sich nicht benutzen, er hat { $count } Fehler:
    }
dw-cli-card-unknown = Die Karte „{ $value }“ gibt es nicht. { $near }

## Im Labor
dw-measure-completed = Erfüllte Karten im Ganzen
    .help = Karten, die in einem Spiel erfüllt oder abgewendet wurden.
dw-measure-perished = Totes Land
    .help = Felder, die starben.
dw-measure-strikes = Schläge
    .help = Truppen, die erschlagen wurden.
dw-measure-wounds = Wunden
    .help = Wie oft ein Zwerg Leben verliert.
dw-measure-dug = Gegrabene Tunneleingänge
    .help = Wie oft der Tunneleingang gegraben oder versetzt wird.
dw-measure-threats-struck = Eingetretene Bedrohungen
    .help = Bedrohungskarten, die wirkten.
dw-measure-reshuffles = Neu gemischt
    .help = Wie oft ein Kartenstapel neu gemischt wurde.
dw-measure-cards = Erfüllte Karten
    .help = Wie oft jede Karte erfüllt oder abgewendet wurde, je hundert Spiele.
dw-content-path = Den Wert „{ $path }“ gibt es im Inhalt von Die Zwerge nicht.

## The drawing

dw-atlas-dwarf = { $seat } { $who }: { $dwarf }, Leben { $health } von { $most }, Kampf { $battle }, Handwerk { $craft }, Tempo { $speed }
dw-atlas-card = { $card }: { $text }
dw-atlas-legend = { $dwarf } ist der Zwerg von Platz 1; 2{ $orc } sind zwei Orks, { $troll } Trolle, { $alf } Albae; { $location } ein Ort, { $tunnel } ein Tunneleingang, { $land } Totes Land mit seinem Pfeil, { $brink } Land auf der Kippe; I bis V sind Tore.
