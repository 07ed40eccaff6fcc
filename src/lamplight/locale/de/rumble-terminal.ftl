### Die Worte von Rumble, die nur das Terminal und das Labor brauchen.

## Im Labor
rd-measure-adventures = Abenteuer
    .help = Abenteuer, die gewertet wurden.
rd-measure-guard-ends = Von der Endlos-Bremse beendet
    .help = Abenteuer, die die Endlos-Bremse beendete, weil nichts mehr geschah.
rd-measure-escapes = Entkommen
    .help = Jemand kommt mit der Truhe davon.
rd-measure-fights = Raufereien
    .help = Figuren, die rausgeflogen sind.
rd-measure-moves = Züge
    .help = Züge von Figuren ohne Truhe.
rd-measure-carries = Züge mit der Truhe
    .help = Die Truhe wird in einen anderen Raum getragen.
rd-measure-lead-changes = Führungswechsel
    .help = Wie oft ein anderer Platz allein die meisten Punkte hat.

## The drawing

rd-floors-points = Abenteuer { $n } von { $of }. Punkte: { $points }
rd-floors-fallen =
    { $count ->
        [0] Noch ist niemand hinausgeflogen.
       *[other] Hinausgeflogen, mit ihren Punkten: { $who }.
    }{" "}{ $points ->
        [0] Wer als Nächstes fliegt, bekommt nichts.
        [one] Wer als Nächstes fliegt, bekommt { $points } Punkt.
       *[other] Wer als Nächstes fliegt, bekommt { $points } Punkte.
    }
rd-floors-legend = { $door } ist eine Tür, { $own } jemand von dir, { $exit } der Ausgang, { $stairs } die Treppe, { $treasure } die Schatzkammer, { $chest } die Truhe.
